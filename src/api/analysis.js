import { attributeProfile } from '../attribute/attribute-profile.js';
import { callersIn } from '../attribute/find-callers.js';
import * as rules from '../rules/index.js';
import { answerOf, judged } from './answer-of.js';

/** @import { AnnotatedProfile } from '../model/annotated-stacks.js' */
/** @import { BenchReport } from '../model/bench.js' */
/** @import { Recording } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */

/**
 * @typedef {object} Analysis
 * @property {Report} report the answer
 * @property {Recording} recording the same recording, plus what its sources say at calls, so that it can be saved
 *   without the sources
 * @property {() => AnnotatedProfile[]} stacks each thread's samples with what attribution found out about them: first
 *   the JavaScript threads, whose ticks are the report's busy ticks, then the thread pool's
 */

/**
 * Turns a recording into the answer: attribution, then the rules.
 * @param {Recording} read what was read
 * @param {string} version of this tool
 * @param {BenchReport | null} [bench] what cryptography costs on the machine of the run, if known
 * @returns {Analysis} the whole report, and what it was made from
 */
export function analyze(read, version, bench = null) {
  const callers = callersIn(read.profiles);
  const attributions = read.profiles.map((profile) =>
    profile.meta.thread === 'helper' ? null : attributeProfile(profile, callers),
  );
  return judged(answerOf(read, attributions, version), rules, bench);
}
