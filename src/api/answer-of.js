/** From attributions to the answer: what `analysis` and `analyze-lazily` have in common. */
import { annotatedStacks } from '../attribute/annotated-stacks.js';
import { makeReport } from '../attribute/make-report.js';
import { poolWork } from '../attribute/pool-work.js';
import { resolveSites } from '../attribute/resolve-sites.js';

/** @import { Attribution } from '../attribute/attribute-profile.js' */
/** @import { BenchReport } from '../model/bench.js' */
/** @import { Recording, ThreadKind } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { Analysis } from './analysis.js' */

/** @typedef {Analysis & {calls: Map<string, SourceCall>}} Answered with what the source says at call sites, by their id */

/**
 * @param {Recording} read what was read
 * @param {(Attribution | null)[]} attributions of its profiles; null for threads that run no code of the program
 * @param {string} version of this tool
 * @returns {Answered} the answer without findings
 */
export function answerOf(read, attributions, version) {
  const attributed = read.profiles.map((profile, index) => ({
    profile,
    thread: profile.meta.thread,
    attribution: attributions[index],
  }));
  const attributionsOf = (/** @type {(thread: ThreadKind) => boolean} */ isOne) =>
    attributed.flatMap(({ thread, attribution }) => (attribution !== null && isOne(thread) ? [attribution] : []));
  const pool = attributionsOf((thread) => thread === 'pool');
  const beside = poolWork(
    pool,
    read.profiles.filter(({ meta }) => meta.thread === 'helper'),
  );
  const { report, calls, recording, stacks } = makeReport(
    { ...read, profiles: attributed.map(({ profile, attribution }) => attribution?.profile ?? profile) },
    attributionsOf((thread) => thread !== 'pool'),
    version,
    beside,
  );
  return {
    report,
    calls,
    recording,
    stacks: () => [...stacks(), ...annotatedStacks(pool, resolveSites(pool), () => '')],
  };
}

/**
 * @param {Answered} answer without findings
 * @param {typeof import('../rules/index.js') | null} rules null if there is nothing for them to judge
 * @param {BenchReport | null} bench what cryptography costs on the machine of the run, if known
 * @returns {Analysis} the whole answer
 */
export function judged({ calls: said, ...answer }, rules, bench) {
  if (rules === null) return answer;
  const { report, recording } = answer;
  const { ruleContext, runRules, withRouterVersions } = rules;
  const files = new Set(recording.profiles.flatMap(({ frames }) => frames.map(({ file }) => file)));
  const declared = recording.profiles.flatMap(({ meta }) => meta.declaredNode ?? []);
  const context = ruleContext(report, { calls: withRouterVersions(said, files), bench, declared });
  const { findings, diagnostics } = runRules(context);
  return { ...answer, report: { ...report, findings, diagnostics: [...report.diagnostics, ...diagnostics] } };
}
