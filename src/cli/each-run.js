import { Failure } from '../model/failure.js';
import { listedUpTo } from '../text/words.js';
import { describeFailure } from './describe-failure.js';
import { write } from './io.js';

/** @import { RunFiles } from '../inputs/find-inputs.js' */
/** @import { Io } from './io.js' */

/** Most runs that a sentence names; the rest is counted. */
const MOST_NAMED = 3;

/**
 * Reads one run after the other: what is wrong with one of several is no reason to leave out the others.
 * @template Answer
 * @param {RunFiles[]} runs that were found
 * @param {(run: RunFiles) => Promise<Answer>} read one of them
 * @param {(answer: Answer | Failure, run: RunFiles, index: number) => Promise<void>} use what was read, or what is wrong with it,
 *   which is printed afterwards
 * @param {Io} io standard streams
 * @param {() => {sent?: number}} [facts] more that the failure says
 * @throws {Failure} what is wrong with the only one; of several, `runs-unreadable`, when all others have been used
 */
export async function eachRun(runs, read, use, io, facts = () => ({})) {
  /** @type {string[]} */
  const unreadable = [];
  for (const [index, run] of runs.entries()) {
    const answer = await read(run).catch((error) => {
      if (error instanceof Failure && runs.length > 1) return error;
      throw error;
    });
    await use(answer, run, index);
    if (!(answer instanceof Failure)) continue;
    unreadable.push(run.name);
    await write(io.stderr, describeFailure(answer, io.stderr, io));
  }
  if (unreadable.length > 0)
    throw new Failure('runs-unreadable', {
      count: unreadable.length,
      total: runs.length,
      names: listedUpTo(unreadable, MOST_NAMED),
      ...facts(),
    });
}
