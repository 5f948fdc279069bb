/**
 * The text that `node --prof-process` prints, such as the `processed.txt` of Node's profiling guide:
 *
 *     node --prof app.js
 *     node --prof-process isolate-0x...-v8.log > processed.txt
 *
 * Its printer is TickProcessor.printStatistics in V8's tools/tickprocessor.mjs; how its rows come about is described in
 * prof-process-text/parse-text.js. The text is a summary: no times, no VM states, at most five callers, and callers
 * below 1 % of their callee left out. What it doesn't say is counted, not guessed.
 */
import { MOST_BYTES } from '../files/limits.js';
import { Failure } from '../model/failure.js';
import { decodeText, parseText } from './prof-process-text/parse-text.js';
import { rebuildProfile } from './prof-process-text/rebuild-profile.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { InputFormat } from './input-format.js' */
/** @import { ParsedText } from './prof-process-text/parse-text.js' */

/**
 * Anchored to the line's start: a V8 log may hold these words in the source of a script, but never there.
 */
const FIRST_LINES =
  /^ *(?:Statistical profiling result from |\[Bottom up \(heavy\) profile\]:|ticks +total +nonlib +name)/m;

/** @type {InputFormat} */
export const profProcessText = {
  id: 'prof-process-text',
  label: 'text of node --prof-process',
  files: ['processed.txt'],
  names: /^processed\.txt$/,
  holds: 'samples',

  sniff(head) {
    return FIRST_LINES.test(decodeText(head));
  },

  async read({ path, bytes }) {
    const { profile } = readProfProcessText(await bytes(MOST_BYTES.processedText), { source: path });
    return { recording: { run: null, profiles: [profile] } };
  },
};

/**
 * @param {Buffer} bytes the whole file
 * @param {{source: string}} options `source`: path or name of what is read
 * @returns {{profile: Profile, text: ParsedText}} the profile, as far as the text contains it, and the text's own
 *   tables
 * @throws {Failure} `processed-empty` if there is no header line, or one that counts no ticks
 */
export function readProfProcessText(bytes, { source }) {
  const parsed = parseText(decodeText(bytes));
  if (parsed === null || parsed.ticks === 0) {
    throw new Failure('processed-empty', { path: source, header: parsed === null ? 'missing' : 'present' });
  }
  return { profile: rebuildProfile(parsed, source), text: parsed };
}
