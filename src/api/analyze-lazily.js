/** The same answer as `analysis`, with as few modules as the program needs. */
import { attributeLazily } from '../attribute/attribute-lazily.js';
import { askings } from '../model/askings.js';
import { answerOf, judged } from './answer-of.js';

/** @import { BenchReport } from '../model/bench.js' */
/** @import { Recording } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Analysis } from './analysis.js' */

/**
 * Like `analyze`, but loads what reads sources, and the rules, only if they have something to say: they are a third of
 * all modules, and a program without cryptography needs few of them.
 * @param {Recording} read what was read
 * @param {string} version of this tool
 * @param {BenchReport | null} [bench] what cryptography costs on the machine of the run, if known
 * @returns {Promise<Analysis>} the same as `analyze` returns
 */
export async function analyzeLazily(read, version, bench = null) {
  const attributions = await attributeLazily(read.profiles, askings(read.run).length > 0);
  const answer = answerOf(read, attributions, version);
  return judged(answer, isForRules(answer.report) ? await import('../rules/index.js') : null, bench);
}

/**
 * @param {Report} report without findings
 * @returns {boolean} whether it has anything that rules judge
 */
export function isForRules({ callSites, operations, tls }) {
  return callSites.length > 0 || operations.length > 0 || (tls !== null && tls.peers.length > 0);
}
