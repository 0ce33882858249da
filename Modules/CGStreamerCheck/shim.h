#ifndef CGSTREAMERCHECK_SHIM_H
#define CGSTREAMERCHECK_SHIM_H

#include <gst/check/gsttestclock.h>

#endif
