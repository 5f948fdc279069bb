/** Which samples only waited in Atomics.wait, in formats that don't say it. */
import { VM_STATE } from '../model/vm-state.js';

/** @import { Profile } from '../model/profile.js' */

/** V8 ends lines there. */
const LINE_END = /\r\n|[\n\r\u2028\u2029]/;
const WAIT = /\bAtomics\.wait\(/;
/** A longer line is minified, and holds other code, too. */
const LONGEST_LINE = 200;

/**
 * A thread in Atomics.wait does nothing, such as the idle workers of a pool (Piscina's). V8's logs say so. Its own profiler, and
 * what is built on it, say only at which line a function was, if its ticks were all at one.
 * @param {Profile} profile with its sources, whose states are not V8's
 * @returns {Profile} the same; samples at a line that waits have the state of that
 */
export function withAtomicsWaits(profile) {
  const { frames, stacks, samples, sources } = profile;
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  for (const [file, text] of sources) if (WAIT.test(text)) lines.set(file, text.split(LINE_END));
  const isWait = frames.map(({ kind, file, callLine }) => {
    const line = (kind === 'js' && lines.get(file)?.[callLine - 1]) || '';
    return line.length <= LONGEST_LINE && WAIT.test(line);
  });
  if (!isWait.includes(true)) return profile;
  const state = samples.state.map((each, index) =>
    isWait[stacks.frame[samples.stack[index]]] ? VM_STATE['atomics-wait'] : each,
  );
  return { ...profile, samples: { ...samples, state } };
}
