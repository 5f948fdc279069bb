'use strict';

const { fstatSync, openSync, writeFileSync, writeSync } = require('fs');
const whyNoLog = require('./why-no-log.cjs');
const { pid, hrtime } = process;
const { stringify } = JSON;

/** What is told takes no more, bytes: the file has this size from the start, so that a full disk has room for it. */
const ROOM = 4096;
/** So many process ids fit there. */
const MOST_PIDS = 300;

/** @typedef {import('../../model/profile.js').UnprofiledReason} Reason */

/**
 * Tells the recorder which threads and children this thread has started, in `starts-<pid>-<thread>.json`. That file is kept
 * open: what keeps a log from being opened (no right any more, no directory, no room) would keep this from being opened, too.
 * Node closes a worker's when the worker ends.
 * @param {string} directory where our logs go, with a separator at its end
 * @returns {(kind: 'thread' | 'child', reason: Reason | null, childPid: number) => void} to be told of each start: why it is
 *   not recorded, null if it is; and the child's process id, 0 for a thread
 */
module.exports = function tellStarts(directory) {
  const file = `${directory}starts-${pid}-${hrtime.bigint()}.json`;
  /** @type {import('../starts.js').ToldStart[]} */
  const told = [];
  const text = () => stringify(told).padEnd(ROOM);
  // A thread that is started when there are hardly any descriptors left must not take one.
  const kept = whyNoLog(directory) === null ? keepOpen(file, text()) : null;
  let pids = 0;
  return (kind, reason, childPid) => {
    let row = told.find((each) => each.kind === kind && each.reason === reason);
    if (row === undefined) row = told[told.length] = { kind, reason, count: 0, pids: [] };
    row.count++;
    if (childPid > 0 && pids++ < MOST_PIDS) row.pids[row.pids.length] = childPid;
    if (kept === null) writeFileSync(file, text());
    // The program may have closed what it does not know, and the number may be its own file's by now.
    else if (isSame(fstatSync(kept.descriptor), kept.stats)) writeSync(kept.descriptor, text(), 0);
  };
};

/**
 * @param {string} file absolute path of one that is not there yet
 * @param {string} text to write to it
 * @returns {{descriptor: number, stats: import('fs').Stats}} open for writing
 */
function keepOpen(file, text) {
  const descriptor = openSync(file, 'wx');
  writeSync(descriptor, text, 0);
  return { descriptor, stats: fstatSync(descriptor) };
}

/**
 * @param {import('fs').Stats} one file
 * @param {import('fs').Stats} other file
 * @returns {boolean} whether they are the same
 */
function isSame(one, other) {
  return one.ino === other.ino && one.dev === other.dev;
}
