import { attributeProfile } from '../attribute/attribute-profile.js';
import { makeReport } from '../attribute/make-report.js';
import { poolWork } from '../attribute/pool-work.js';
import { PHASE } from '../attribute/phases.js';
import { runRules, withRouterVersions } from '../rules/index.js';

/** @import { Profile, Recording } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */

/**
 * @typedef {object} Analysis
 * @property {Report} report the answer
 * @property {(profile: Profile, sample: number) => boolean} isIdle tells which samples of the recording are no
 *   work, for outputs that show samples
 */

/**
 * From what was recorded to the answer: attribution, then the rules.
 * @param {Recording} recording what was read; what its sources say at calls is added to it
 * @param {string} version of this tool
 * @param {import('../model/bench.js').BenchReport | null} [bench] what cryptography costs on the machine of the run, if
 *   that is known
 * @returns {Analysis} the whole report, and what the samples were
 */
export function analyze(recording, version, bench = null) {
  const attributed = recording.profiles
    .filter(({ meta }) => meta.thread !== 'helper')
    .map((profile) => ({ thread: profile.meta.thread, attribution: attributeProfile(profile) }));
  const attributions = attributed.filter(({ thread }) => thread !== 'pool').map(({ attribution }) => attribution);
  const pool = attributed.filter(({ thread }) => thread === 'pool').map(({ attribution }) => attribution);
  const beside = poolWork(
    pool,
    recording.profiles.filter(({ meta }) => meta.thread === 'helper'),
  );
  const { report, calls: read } = makeReport(recording, attributions, version, beside);
  const calls = withRouterVersions(
    read,
    new Set(recording.profiles.flatMap(({ frames }) => frames.map(({ file }) => file))),
  );
  const { callSites, operations, profile, crypto, traffic, tls, threadPool } = report;
  const { findings, diagnostics } = runRules({
    callSites,
    calls,
    operations,
    profile,
    crypto,
    traffic,
    tls,
    threadPool,
    bench,
    node: report.target.node,
    openssl: report.target.openssl,
  });
  const phases = new Map(attributed.map(({ attribution }) => [attribution.profile, attribution.phases]));
  return {
    report: { ...report, findings, diagnostics: [...report.diagnostics, ...diagnostics] },
    isIdle: (of, sample) => phases.get(of)?.[sample] === PHASE.idle,
  };
}
