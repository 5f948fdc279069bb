/**
 * Folded stacks, one line each: what flamegraph.pl, inferno and speedscope read.
 *
 *     main;login src/auth.js:20;[kdf.pbkdf2 sha512];pbkdf2Sync node:internal/crypto/pbkdf2:62 1204
 *
 * https://github.com/brendangregg/FlameGraph#2-fold-stacks
 */
import { workFrameName } from '../../model/own-marks.js';
import { NO_STACK, frameFile, frameName, framesOf, workDepth, workName } from '../shared/stack-frames.js';
import { threadNames } from '../shared/thread-names.js';
import { checkLetters } from './most-written.js';

/** @import { AnnotatedProfile } from '../../model/annotated-stacks.js' */

/**
 * @param {AnnotatedProfile[]} profiles one for each thread; if there are several, the first frame names the thread
 * @param {string} root absolute path of the program's repository, `''` if unknown
 * @param {string[]} [threads] what each is called
 * @returns {string} lines in a fixed order, with the ticks of each stack
 * @throws {Failure} `output-too-rich`
 */
export function foldedStacks(profiles, root, threads = threadNames(profiles, { root })) {
  /** @type {Map<string, number>} */
  const lines = new Map();
  let letters = 0;
  for (const [index, annotated] of profiles.entries()) {
    const { profile, rows, works } = annotated;
    const names = profile.frames.map((frame) => {
      const file = frameFile(frame, root);
      return inLine(`${frameName(frame)}${file === '' ? '' : ` ${file}`}${frame.line > 0 ? `:${frame.line}` : ''}`);
    });
    const first = profiles.length > 1 ? [inLine(threads[index])] : [];
    for (const row of rows) {
      const frames = framesOf(profile, row.stack);
      const stack = frames.length === 0 ? [NO_STACK] : frames.map((frame) => names[frame]);
      const depth = workDepth(annotated, row, frames);
      if (depth !== -1) stack.splice(depth, 0, inLine(workFrameName(workName(works[row.work]))));
      letters += stack.reduce((sum, name) => sum + name.length + 1, 0);
      checkLetters(letters);
      const line = [...first, ...stack].join(';');
      lines.set(line, (lines.get(line) ?? 0) + row.ticks);
    }
  }
  return Array.from(lines, ([line, ticks]) => `${line} ${ticks}\n`)
    .sort()
    .join('');
}

/**
 * @param {string} text printable, on one line
 * @returns {string} the same without what ends a frame
 */
function inLine(text) {
  return text.replaceAll(';', ',');
}
