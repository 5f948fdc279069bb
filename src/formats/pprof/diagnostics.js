/** What a pprof lacks. */
import { seesNative } from '../../model/collector.js';
import { counted } from '../../text/words.js';
import { seesTls } from '../cpuprofile/diagnostics.js';
import { countedDiagnostics } from '../losses.js';

/** @import { Diagnostic, Frame } from '../../model/profile.js' */
/** @import { Measure } from './measure.js' */

/**
 * What such a file lacks, most serious first.
 * @param {object} file that was read
 * @param {Frame[]} file.frames of all its threads
 * @param {Measure} file.measure of its samples
 * @param {boolean} file.isOwn whether cryptoprof wrote it: then it has native code, and what is waiting was left out
 * @param {boolean} file.hasLines whether its lines are those that were executing
 * @param {number} file.newer files of its sources that were changed after it was begun
 * @returns {Diagnostic[]} those that apply
 */
export function pprofDiagnostics({ frames, measure, isOwn, hasLines, newer }) {
  const isBlind = !isOwn && !seesNative(frames);
  return countedDiagnostics([
    [
      'tls-unseen',
      Number(isBlind && seesTls(frames)),
      'TLS was at work, and such a pprof shows of its handshakes and records only what JavaScript calls. So most of their cost is in no share, and all other shares are too high. cryptoprof <app.js> sees them.',
    ],
    [
      'between-callbacks-unseen',
      Number(isBlind),
      "SDKs for Node leave out what V8 calls (program) and (idle), so what Node and its libraries do outside of JavaScript calls is not in it: shares are of JavaScript's time.",
    ],
    [
      'native-unseen',
      Number(isBlind),
      'The pprof does not name native code: operations are recognised by the JavaScript that calls them, primitives and key types only by the sources.',
    ],
    [
      'call-lines-unseen',
      Number(!isOwn && !hasLines),
      'The pprof does not have the lines of calls: they come from the sources, or are those of the functions.',
    ],
    [
      'sources-newer',
      Number(newer > 0),
      `${counted(newer, 'source file')} changed after the profile was begun ${newer === 1 ? 'was' : 'were'} not read: calls there have the line of their function.`,
    ],
    [
      'times-unseen',
      1,
      'The pprof adds up samples by stack and does not say when they were taken, so there are no blocks of the event loop.',
    ],
    [measure.clock === 'wall' ? 'wall-time' : 'cpu-time', 1, CLOCKS[measure.clock]],
  ]);
}

/** @type {Record<Measure['clock'], string>} */
const CLOCKS = {
  wall: 'Samples are of wall time, not of CPU time, while its profiler ran.',
  perf: 'Samples are of CPU time: perf took them.',
  cpu: 'The file calls its samples CPU time; if it comes from a V8 log, they are of wall time of busy threads.',
};
