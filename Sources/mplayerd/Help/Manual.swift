/// The manual page, made of the same pages that `--help` shows.
package enum Manual {
  /// The page in roff, for `man`.
  package static var roff: String {
    let pages = [Page.play, .info, .thumbnail, .bench]
    return ".TH MPLAYERD 1 \"\" \"mplayerd \(Version.text)\" \"User Commands\"\n"
      + ".SH NAME\nmplayerd \\- \(Page.escaped(Page.all.summary))\n"
      + ".SH SYNOPSIS\n" + Page.all.roffUsage
      + ".SH DESCRIPTION\n" + Page.all.roffSections
      + pages.map {
        ".SH \(title($0))\n\(Page.escaped($0.name)): \(Page.escaped($0.summary))\n" + $0.roffSections
      }
      .joined()
  }

  private static func title(_ page: Page) -> String {
    page.name.split(separator: " ").last.map { $0.uppercased() } ?? ""
  }
}
