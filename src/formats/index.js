/** All formats of inputs, and which of them a file has. */
import { cpuProfile } from './cpuprofile.js';
import { perfScript } from './perf-script.js';
import { pprof } from './pprof.js';
import { profProcessText } from './prof-process-text.js';
import { savedProfile } from './saved-profile.js';
import { savedReport } from './saved-report.js';
import { v8Log } from './v8-log.js';

/** @import { InputFormat } from './input-format.js' */

/**
 * The formats of inputs, in the order in which they are tried. pprof comes before the saved profile, which accepts
 * anything gzipped. The log comes late: its records are searched for anywhere in the head, since a log may begin with
 * what the program printed. The report comes last: it is JSON, which a program may print too.
 * @type {readonly InputFormat[]}
 */
export const INPUTS = [pprof, savedProfile, profProcessText, v8Log, cpuProfile, perfScript, savedReport];

/** What is read, in words: `V8 log (isolate*.log, *-v8.log), report (report.json)`. */
export const INPUTS_IN_WORDS = INPUTS.map(({ label, files }) => `${label} (${files.join(', ')})`).join(', ');

/**
 * @param {Buffer} head first bytes of an input
 * @returns {InputFormat | null} its format, null if we can't read it
 */
export function formatOf(head) {
  return INPUTS.find(({ sniff }) => sniff(head)) ?? null;
}
