/** What of the program was not seen, in words. */
import { isComplete } from '../model/unprofiled.js';
import { duration } from '../text/numbers.js';
import { counted } from '../text/words.js';

/** @import { Unprofiled, UnprofiledReason } from '../model/profile.js' */

/** @type {Record<UnprofiledReason, string>} */
const WHY = {
  'directory-gone': 'the directory of the logs was removed',
  'directory-not-writable': "the directory of the logs can't be written to, or no longer with the rights that are left",
  'disk-full': 'the disk was full',
  'no-descriptors': 'the process had no file descriptors left',
  'recording-stopped': 'the disk had no more room to spare, or the recording was over',
  'other-user': 'another user runs it, who may not write to the directory of the logs',
  'other-node': "it is another Node than the program's",
  'own-options': 'it has options that spoil a log, such as --cpu-prof, or --permission',
  'not-passed-on': 'something else than Node started it, such as a shell',
  'own-exec-argv': 'a worker that has `execArgv` of its own started it',
  'no-log': 'there is no log of it',
  'log-ended-early':
    'its log ends too early: the disk was full, or a quota or a limit of file sizes was reached, or logging had to stop',
  unknown: 'the reason is not known',
};

/**
 * @param {{unprofiled: Unprofiled[]}} profile totals of a report
 * @returns {string} sentences that tell what is missing and why; `''` if all of the program was seen
 */
export function incompleteSentence(profile) {
  if (isComplete(profile)) return '';
  const parts = profile.unprofiled.map(({ kind, reason, count, cpuMs }) => {
    const what = kind === 'thread' ? counted(count, 'thread') : counted(count, 'child process', 'child processes');
    const cpu = cpuMs === null || cpuMs === 0 ? '' : ` (${duration(cpuMs)} of CPU)`;
    return `${what}${cpu}: ${WHY[reason]}`;
  });
  return `Not all of the program was recorded. Missing, in part or whole: ${parts.join('; ')}.`;
}
