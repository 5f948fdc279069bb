'use strict';

/*
 * Preloaded for --no-probe: the logs are just as safe, and ticks have their names, but nothing is counted while the
 * program runs. The probe recognises this mode by the file's name, which is on the command line of every thread and
 * child.
 */
require('./probe.cjs');
