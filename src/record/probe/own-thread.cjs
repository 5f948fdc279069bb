'use strict';

const { readlinkSync } = require('fs');

/**
 * Which operating-system thread this is.
 * @type {{tid: number, isMain: boolean}} `tid`: the kernel's id of it, 0 without /proc; `isMain`: whether it is the
 *   process's main thread
 */
module.exports = ownThread();

/** @returns {{tid: number, isMain: boolean}} see above */
function ownThread() {
  try {
    // `<pid>/task/<tid>`, both in the pid namespace in which /proc was mounted.
    const [pid, , tid] = readlinkSync('/proc/thread-self').split('/');
    return { tid: Number(tid), isMain: pid === tid };
  } catch {
    return { tid: 0, isMain: false };
  }
}
