/**
 * What of a program wrote no log, or not all of it: its shares say nothing of that.
 */

/**
 * Why a thread or a child process was not recorded, or not to its end.
 *
 *   - `directory-gone`, `directory-not-writable`, `disk-full`, `no-descriptors`: its log could not be opened when it was started;
 *     V8 would have printed it on the program's stdout
 *   - `recording-stopped`: the disk had no more room to spare, or the recording was over
 *   - `other-user`: it was started as another user
 *   - `other-node`: another Node, whose options may be others
 *   - `own-options`: it has options that would spoil the log, such as `--cpu-prof`
 *   - `not-passed-on`: something else than Node started it, such as a shell
 *   - `no-log`: it was to be recorded, and there is no log of it
 *   - `log-ended-early`: its log ends before it did
 * @typedef {'directory-gone' | 'directory-not-writable' | 'disk-full' | 'no-descriptors' | 'recording-stopped' | 'other-user' |
 *   'other-node' | 'own-options' | 'not-passed-on' | 'no-log' | 'log-ended-early' | 'unknown'} Reason
 */

/**
 * @typedef {object} Unprofiled
 * @property {'thread' | 'child'} kind a thread that runs JavaScript, or a process
 * @property {Reason} reason
 * @property {number} count
 * @property {number | null} cpuMs CPU time of all of them that was not seen, at least; null if it is not known of each
 */

/**
 * @param {{unprofiled: Unprofiled[]}} profile totals of a report
 * @returns {boolean} whether all of the program was seen: if not, a share or a count that is small, or none, may be larger
 */
export function isComplete({ unprofiled }) {
  return unprofiled.length === 0;
}
