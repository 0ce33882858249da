/// One page of help, as a value from which the plain text and the manual page are made.
package struct Page: Sendable, Hashable {
  /// The command it is about.
  package let name: String

  /// What that does, in half a sentence.
  package let summary: String

  /// How it is called, a line each.
  package let usage: [String]

  /// What there is to say, in order.
  package let sections: [Section]

  /// A part of a page under a title.
  package struct Section: Sendable, Hashable {
    /// The title.
    package let title: String

    /// What it says.
    package let blocks: [Block]

    /// Puts `blocks` under `title`.
    package init(_ title: String, _ blocks: Block...) {
      self.title = title
      self.blocks = blocks
    }
  }

  /// A piece of text of one form.
  package enum Block: Sendable, Hashable {
    /// Sentences, wrapped where the line ends.
    case paragraph(String)
    /// Terms with what they mean.
    case terms([Term])
    /// Lines that stay as they are.
    case lines([String])
  }

  /// A term with what it means.
  package struct Term: Sendable, Hashable {
    /// The term.
    package let name: String

    /// What it means.
    package let text: String

    /// Explains `name`.
    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }

    /// Explains an option.
    package init(_ option: Option) {
      name = option.usage
      text = option.text
    }
  }
}
