import { annotatedStacks } from '../attribute/annotated-stacks.js';
import { attributeProfile } from '../attribute/attribute-profile.js';
import { callersIn } from '../attribute/find-callers.js';
import { makeReport } from '../attribute/make-report.js';
import { poolWork } from '../attribute/pool-work.js';
import { PHASE } from '../attribute/phases.js';
import { resolveSites } from '../attribute/resolve-sites.js';
import { ruleContext, runRules, withRouterVersions } from '../rules/index.js';

/** @import { AnnotatedProfile } from '../model/annotated-stacks.js' */
/** @import { BenchReport } from '../model/bench.js' */
/** @import { Profile, Recording, ThreadKind } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */

/**
 * @typedef {object} Analysis
 * @property {Report} report the answer
 * @property {Recording} recording the same recording, plus what its sources say at calls, so that it can be saved
 *   without the sources
 * @property {(profile: Profile, sample: number) => boolean} isIdle tells which samples of that recording are idle, for
 *   outputs that show samples
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
  const attributed = read.profiles.map((profile) => ({
    profile,
    thread: profile.meta.thread,
    attribution: profile.meta.thread === 'helper' ? null : attributeProfile(profile, callers),
  }));
  const attributionsOf = (/** @type {(thread: ThreadKind) => boolean} */ isOne) =>
    attributed.flatMap(({ thread, attribution }) => (attribution !== null && isOne(thread) ? [attribution] : []));
  const pool = attributionsOf((thread) => thread === 'pool');
  const beside = poolWork(
    pool,
    read.profiles.filter(({ meta }) => meta.thread === 'helper'),
  );
  const {
    report,
    calls: said,
    recording,
    stacks,
  } = makeReport(
    { ...read, profiles: attributed.map(({ profile, attribution }) => attribution?.profile ?? profile) },
    attributionsOf((thread) => thread !== 'pool'),
    version,
    beside,
  );
  const calls = withRouterVersions(
    said,
    new Set(recording.profiles.flatMap(({ frames }) => frames.map(({ file }) => file))),
  );
  const { findings, diagnostics } = runRules(ruleContext(report, { calls, bench }));
  const phases = new Map(recording.profiles.map((each, index) => [each, attributed[index].attribution?.phases]));
  return {
    recording,
    report: { ...report, findings, diagnostics: [...report.diagnostics, ...diagnostics] },
    isIdle: (of, sample) => phases.get(of)?.[sample] === PHASE.idle,
    stacks: () => [...stacks(), ...annotatedStacks(pool, resolveSites(pool), () => '')],
  };
}
