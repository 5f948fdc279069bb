'use strict';

/*
 * What is preloaded for --no-probe: the logs are as safe, and ticks have their names, but nothing is counted while the
 * program runs. The probe knows itself by this file's name, which is on the command line of every thread and child.
 */
require('./probe.cjs');
