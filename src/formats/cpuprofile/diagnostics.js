/** What a `.cpuprofile` lacks. */
import { isOfPerf, seesNative } from '../../model/collector.js';
import { counted } from '../../text/words.js';
import { countedDiagnostics } from '../losses.js';

/** @import { Diagnostic, Frame, Profile } from '../../model/profile.js' */

const TLS_MODULE = /^node:(?:_?tls|_tls_wrap|_tls_common)$|^node:internal\/tls\//;

/**
 * What such a file lacks, most serious first.
 * @param {Pick<Profile, 'frames' | 'meta'>} profile that was read
 * @param {number} newer files of its sources that were changed after it was begun
 * @returns {Diagnostic[]} those that apply
 */
export function cpuProfileDiagnostics({ frames, meta }, newer) {
  const hasNative = seesNative(frames);
  // Our own frames say what work between two callbacks came to.
  const isLabelled = frames.some(({ labels }) => labels !== undefined);
  return countedDiagnostics([
    [
      'tls-unseen',
      Number(!hasNative && seesTls(frames)),
      "TLS was at work, and V8's own profiler shows of its handshakes and records only what JavaScript calls: what Node does between two callbacks counts as waiting there. So most of their cost is in no share, and all other shares are too high. cryptoprof <app.js> sees them.",
    ],
    [
      'tls-by-name',
      Number(hasNative && seesTls(frames) && !isLabelled),
      'TLS was at work, and this format does not say what requested work between two callbacks: only functions whose names say so count as TLS there, and the rest of it is other work. Shares of TLS are too low; a profile.json.gz has them.',
    ],
    [
      'native-unseen',
      Number(!hasNative),
      "V8's own profiler does not name native code: operations are recognised by the JavaScript that calls them, primitives and key types only by the sources.",
    ],
    ['call-lines-unseen', 1, 'The lines of calls come from the sources, or are those of the functions.'],
    [
      'sources-newer',
      Number(newer > 0),
      `${counted(newer, 'source file')} newer than the start of the profile, or of the program that was sampled, ${newer === 1 ? 'was' : 'were'} not read: calls there have the line of their function.`,
    ],
    [
      'times-unseen',
      Number(!meta.timed),
      'It was made of samples without times, so there are no blocks of the event loop.',
    ],
    ['cpu-time', Number(isOfPerf(meta)), 'Samples are of CPU time: perf took them.'],
    [
      'wall-time',
      Number(!isOfPerf(meta)),
      // With native code, we wrote it: then V8's profiler was not started in single threads.
      hasNative
        ? 'Samples are of wall time, not of CPU time.'
        : 'Samples are of wall time, not of CPU time, and only of threads whose profiler was started, from when it was started.',
    ],
  ]);
}

/**
 * @param {Frame[]} frames of a profile
 * @returns {boolean} whether Node's TLS code was running
 */
export function seesTls(frames) {
  return frames.some(({ file, name }) => TLS_MODULE.test(file) && name !== '');
}
