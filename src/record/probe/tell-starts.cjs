'use strict';

const { fstatSync, writeFileSync, writeSync } = require('fs');
const { openLog } = require('./open-log.cjs');
const isSameFile = require('./same-file.cjs');
const { takeSpare } = require('./spare-starts.cjs');

/** @import { UnprofiledReason as Reason } from '../../model/profile.js' */
/** @import { SavedStart } from '../starts.js' */

const { pid, hrtime } = process;
const { stringify } = JSON;

/**
 * Size of the saved file, bytes: it has this size from the start, so that it can still be written when the disk is
 * full.
 */
const ROOM = 4096;
/** Process ids that fit there. */
const MOST_PIDS = 300;

/**
 * Tells the recorder which threads and children this thread has started, in `starts-<pid>-<thread>.json`. That file is
 * kept open: whatever keeps a log from being opened (lost rights, no directory, no space) would also keep this file
 * from being opened. Node closes a worker's when the worker ends.
 * @param {string} directory where our logs go, with a separator at its end
 * @returns {(kind: 'thread' | 'child', reason: Reason | null, id: number) => void} call for each start: why it is not
 *   recorded, null if it is; and Node's id of the thread, or the child's process id
 */
module.exports = function tellStarts(directory) {
  const name = `starts-${pid}-${hrtime.bigint()}.json`;
  /** @type {SavedStart[]} */
  const starts = [];
  const text = () => stringify(starts).padEnd(ROOM);
  // If a thread is started when hardly any descriptors are left, don't take one.
  const { descriptor } = openLog(directory, name, takeSpare(directory, name) ? 'r+' : 'wx+');
  const stats = descriptor < 0 ? null : fstatSync(descriptor);
  if (descriptor >= 0) writeSync(descriptor, text(), 0);
  let pids = 0;
  return (kind, reason, id) => {
    let row = starts.find((each) => each.kind === kind && each.reason === reason);
    if (row === undefined) row = starts[starts.length] = { kind, reason, count: 0, newest: 0, pids: [] };
    row.count++;
    if (id > row.newest) row.newest = id;
    if (kind === 'child' && pids++ < MOST_PIDS) row.pids[row.pids.length] = id;
    if (stats === null) writeFileSync(directory + name, text(), { mode: 0o600 });
    // The program may have closed descriptors that it does not know, and the number may now belong to its own file.
    else if (isSameFile(fstatSync(descriptor), stats)) writeSync(descriptor, text(), 0);
  };
};
