/**
 * A run as the gate sees it: its report, and what follows from that alone, worked out once for all checks.
 *
 * Call sites and findings are counted so that chance plays no part. A rule reports from a threshold on, and a call site
 * near it is flagged in one run and not in the next. So each is read twice: as it was measured (*seen*), and as it
 * would be if chance and a busy machine had made it look worse than it is (if flagged even then, it is *certain*): with
 * fewer ticks, with shorter blocks, and without the longest stretch, which may have been the machine's fault. Where
 * threads waited for a processor, blocks are shortened by that as well; what is flagged only because of that waiting is
 * *stalled*, and proves nothing in any number of runs.
 */
import { lacksTimes } from '../model/certainty.js';
import { countedFindings } from '../model/askings.js';
import { shareOfWork, unstalledSite } from '../model/cpu.js';
import { mayLackWork } from '../model/ending.js';
import { loopTicks } from '../model/event-loop.js';
import { DESIGN_EFFECT, wilsonInterval } from '../model/interval.js';
import { fileInRoot, sitesById } from '../model/site-id.js';
import { RULES, ruleContext, runRules } from '../rules/index.js';
import { MIN_TICKS, severityOfBlocking } from '../rules/shared/severity.js';
import { gateEnvironmentOf } from './environment.js';
import { textMatcher } from './selector.js';

/** @import { CallSiteReport, Finding, Report } from '../model/report.js' */
/** @import { GateEnvironment } from './environment.js' */

/**
 * What is counted, or makes up a value: a call site, and the rule that flags it. Some findings have no call site.
 * @typedef {object} GateEvidence
 * @property {string} id of the call site, or the finding's fingerprint: equal for the same thing in every run of the
 *   same source, in any checkout
 * @property {string} rule `''` if none flags it
 * @property {Finding['severity']} severity of the finding; `info` if there is none
 * @property {CallSiteReport | null} site of the run: its file is relative to the root
 * @property {boolean} [isStalled] whether only waiting for a processor makes it count
 * @property {boolean} [isFaint] whether the baseline may have missed it, but only if it takes less than the run shows
 * @property {{ticks: number, share: number}} [part] for a share: what of it this makes up, in all runs that are judged
 */

/**
 * The two readings; each thing appears once in each, but also as *stalled* where waiting made it more severe. @typedef {{certain: GateEvidence[], seen: GateEvidence[]}}
 * Readings
 */

/**
 * @typedef {object} Run
 * @property {Report} report
 * @property {number} busyTicks of it
 * @property {number} steadyTicks those outside start-up, for a server; all of them, for a script
 * @property {CallSiteReport[]} callSites of it; their files are relative to the repository's root
 * @property {Readings} loop call sites that do cryptography synchronously on the event loop, and hold it
 * @property {Readings} findings of all rules
 * @property {Readings} noticeable call sites on the event loop that matter even where no rule flags them
 * @property {GateEnvironment} environment
 * @property {string} failure how the program failed, such as `exit code 3`; `''` if it did not
 */

/** Rules say something from 5 ticks on. If 5 are expected, and their variance is three times Poisson's, 15 come in
 *  one run of two hundred. */
const CERTAIN_TICKS = 15;
/** CPU time for the same work was 25 % longer on a busy machine: blocks are judged as if this were one. */
const SURELY_OF_BLOCK = 0.75;
/** What no rule flags matters from this share of busy ticks on. */
export const NOTICEABLE = 0.01;
/** A busy machine stopped a program for 47 ms in one call; what is longer than twice that was not the machine, ms. */
const LONGEST_STALL = 100;
/** From this many calls on, the 95th percentile is more than one outlier. */
const MANY = 20;
/** Of fewer calls than this, the median may be the outlier. */
const SEVERAL = 3;

const BLOCKING = RULES.filter(({ meta }) => meta.blocks);
const BLOCKING_IDS = new Set(BLOCKING.map(({ meta }) => meta.id));

/**
 * @param {Report} report of one run
 * @returns {Run} the report with what follows from it
 */
export function makeRun(report) {
  const { busyTicks } = report.profile;
  const callSites = report.callSites.map((site) => ({ ...site, file: fileInRoot(site.file, report.target.root) }));
  const steadyTicks = steadyTicksOf(report);
  const rooted = { ...report, callSites };
  const running = shareOfWork(report.profile);
  const surely = strictly(rooted, running);
  const unstalled = running === 1 ? callSites : callSites.map((site) => unstalledSite(withoutOutlier(site), running));
  return {
    report,
    busyTicks,
    steadyTicks,
    callSites,
    loop: {
      certain: unique(holdersAmong(surely, rooted)),
      seen: unlessStalled(holdersAmong(callSites, rooted), holdersAmong(unstalled, rooted)),
    },
    findings: {
      certain: unique(findingsAmong(surely, rooted)),
      seen: unlessStalled(findingsAmong(callSites, rooted), findingsAmong(unstalled, rooted)),
    },
    noticeable: {
      certain: callSites
        .filter((site) => lowShare(ordinaryTicks(site), steadyTicks) >= NOTICEABLE)
        .map((site) => siteEvidence(site)),
      seen: callSites
        .filter((site) => loopTicks(site) >= NOTICEABLE * steadyTicks && loopTicks(site) >= MIN_TICKS)
        .map((site) => siteEvidence(site)),
    },
    environment: gateEnvironmentOf(report),
    failure: failureOf(report),
  };
}

/**
 * @param {Run} run of the program
 * @returns {CallSiteReport[]} call sites on the event loop that matter, for certain or not: flagged by a rule, or heavy
 */
export function mattering({ callSites, loop, noticeable }) {
  const ids = new Set([...loop.seen, ...loop.certain, ...noticeable.seen].map(({ id }) => id));
  return callSites.filter(({ id }) => ids.has(id));
}

/**
 * @param {Run} run of the program
 * @returns {CallSiteReport[]} the same; without times, any call may hold the event loop for long
 */
export function mayMatter(run) {
  const matter = mattering(run);
  if (!lacksTimes(run.report.profile)) return matter;
  return run.callSites.filter((site) => loopTicks(site) >= MIN_TICKS || matter.includes(site));
}

/**
 * @param {Report} report of one run
 * @returns {number} busy ticks of what a baseline is compared with: start-up is what a script does, and no part of what
 *   a server does
 */
function steadyTicksOf(report) {
  const { busyTicks, startTicks = 0 } = report.profile;
  return isServer(report) ? Math.max(0, busyTicks - startTicks) : busyTicks;
}

/**
 * @param {Pick<Report, 'drive' | 'load'>} report of one run
 * @returns {boolean} whether the program is known to have listened for requests
 */
export function isServer({ drive, load }) {
  return Boolean(drive?.listened || load);
}

/**
 * @param {string} rule of evidence, `''` if none flags it
 * @returns {boolean} whether the rule says only how much and how long a call site holds the event loop
 */
export function isAboutHolding(rule) {
  return rule === '' || BLOCKING_IDS.has(rule);
}

/**
 * @param {string} pattern of rules, `''` for all
 * @param {CallSiteReport} site of a run
 * @returns {boolean} whether it covers any rule about holding the event loop that can be about the call site
 */
export function coversHolding(pattern, site) {
  const matches = textMatcher(pattern);
  return BLOCKING.some(({ meta: { id, concerns } }) => matches(id) && concerns?.(site) === true);
}

/**
 * @param {number} ticks of a call site
 * @param {number} busyTicks of its run
 * @returns {number} lower end of the share's 95 % interval, with the design effect
 */
export function lowShare(ticks, busyTicks) {
  return wilsonInterval(ticks / DESIGN_EFFECT, busyTicks / DESIGN_EFFECT)[0];
}

/**
 * @param {CallSiteReport} site of a run
 * @param {string} [rule] that flags it
 * @returns {GateEvidence} of severity info: a call site alone is not a finding
 */
export function siteEvidence(site, rule = '') {
  return { id: site.id, rule, severity: 'info', site };
}

/**
 * @param {Report} report of one run
 * @returns {string} how the program itself failed, `''` if it did not
 */
function failureOf(report) {
  const { exitCode, signal } = report.target;
  return mayLackWork(report) ? (signal ?? `exit code ${exitCode}`) : '';
}

/**
 * @param {CallSiteReport[]} sites of a run, as they are read
 * @param {Report} report of it
 * @returns {GateEvidence[]} what rules find; findings that don't depend on how long a call site blocks are as certain
 *   as the site itself, or as the run if there is none, or as a count if they are based on one
 */
function findingsAmong(sites, report) {
  const known = new Set(sites.map(({ id }) => id));
  const evidenceOf = evidenceMaker(report);
  const blocking = blockingAmong(sites, report).map(evidenceOf);
  const isCounted = countedFindings(report);
  const others = report.findings
    .filter(({ rule }) => !BLOCKING_IDS.has(rule))
    .map((finding) => ({ finding, evidence: evidenceOf(finding) }));
  const sure = others.filter(
    ({ finding, evidence: { site } }) => site === null || known.has(site.id) || isCounted(finding),
  );
  return [...blocking, ...sure.map(({ evidence }) => evidence)];
}

/**
 * @param {CallSiteReport[]} sites of a run, as they are read
 * @param {Report} report of it
 * @returns {GateEvidence[]} of the sites that rules flag, then of those that hold the loop; a site may be in both
 */
function holdersAmong(sites, report) {
  const evidenceOf = evidenceMaker(report);
  const siteOnly = (/** @type {Finding} */ finding) => {
    const evidence = evidenceOf(finding);
    return evidence.site === null ? evidence : siteEvidence(evidence.site, evidence.rule);
  };
  const flagged = blockingAmong(sites, report)
    .filter(({ severity }) => severity !== 'info')
    .map(siteOnly);
  // Sites that hold the loop but have no rule (key agreement, say), or only hold it as measured.
  const rules = new Map(
    report.findings
      .filter(({ rule }) => BLOCKING_IDS.has(rule))
      .map(siteOnly)
      .map(({ id, rule }) => [id, rule]),
  );
  const originals = sitesById(report.callSites);
  const holding = sites
    .filter((site) => severityOfBlocking(site, report.profile.busyTicks, 'nothing') !== null)
    .map(({ id }) => siteEvidence(/** @type {CallSiteReport} */ (originals.get(id)), rules.get(id)));
  return [...flagged, ...holding];
}

/**
 * @param {GateEvidence[]} seen of one run
 * @param {GateEvidence[]} unstalled what it would be if nothing had waited for a processor
 * @returns {GateEvidence[]} what was seen, each once as severe as if nothing had waited, and stalled as far as it is
 *   more severe than that
 */
function unlessStalled(seen, unstalled) {
  const unstalledById = new Map(unique(unstalled).map((evidence) => [evidence.id, evidence]));
  return unique(seen).flatMap((evidence) => {
    const other = unstalledById.get(evidence.id);
    const stalled = evidence.severity === other?.severity ? [] : [{ ...evidence, isStalled: true }];
    return other === undefined ? stalled : [other, ...stalled];
  });
}

/**
 * @param {Report} report of one run
 * @param {number} running see `shareOfWork`
 * @returns {CallSiteReport[]} its call sites as they surely are; those with too few ticks are left out
 */
function strictly({ callSites, profile: { busyTicks } }, running) {
  return callSites
    .filter((site) => ordinaryTicks(site) >= CERTAIN_TICKS)
    .map((site) => {
      const surely = (/** @type {number} */ ms) =>
        Math.max(0, Math.min(SURELY_OF_BLOCK, running) * ms - site.blocks.errorMs);
      const { count, p50Ms, p95Ms } = site.blocks;
      const ticks = site.ticks - (loopTicks(site) - ordinaryTicks(site));
      return {
        ...site,
        interval: wilsonInterval(ticks / DESIGN_EFFECT, busyTicks / DESIGN_EFFECT),
        blocks: { ...site.blocks, p50Ms: surely(p50Ms), p95Ms: surely(count < MANY ? p50Ms : p95Ms) },
      };
    });
}

/**
 * The first call compiles its code and, on a crowded machine, waits meanwhile: in each run, and not only by as much as
 * threads wait on average.
 * @param {CallSiteReport} site of a run whose threads waited for a processor
 * @returns {CallSiteReport} the same; as long as its usual calls if the longest one is all that it takes
 */
function withoutOutlier(site) {
  const { count, p50Ms } = site.blocks;
  const isOutlier = count >= SEVERAL && count < MANY && ordinaryTicks(site) < MIN_TICKS;
  return isOutlier ? { ...site, blocks: { ...site.blocks, p95Ms: p50Ms } } : site;
}

/**
 * @param {CallSiteReport} site of a report
 * @returns {number} its ticks on the event loop, without those of its longest stretch, as far as that may be a stall of
 *   the machine
 */
function ordinaryTicks(site) {
  const { maxMs, errorMs } = site.blocks;
  const longest = errorMs > 0 ? Math.round(Math.min(maxMs, LONGEST_STALL) / errorMs) : 0;
  return Math.max(0, loopTicks(site) - longest);
}

/**
 * @param {CallSiteReport[]} sites of the report, as they are read
 * @param {Report} report of one run
 * @returns {Finding[]} what rules about blocking find at these sites, whose blocks are judged as they are read
 */
function blockingAmong(sites, report) {
  const context = ruleContext({ ...report, callSites: sites }, { calls: new Map() });
  return runRules({ ...context, profile: { ...context.profile, cpu: null } }, BLOCKING).findings;
}

/**
 * @param {Report} report of one run
 * @returns {(finding: Finding) => GateEvidence} of its findings
 */
function evidenceMaker(report) {
  const sites = sitesById(report.callSites);
  return ({ rule, severity, site, fingerprint }) => ({
    id: fingerprint,
    rule,
    severity,
    site: sites.get(site) ?? null,
  });
}

/**
 * @param {GateEvidence[]} evidence of one run
 * @returns {GateEvidence[]} the first of each id
 */
function unique(evidence) {
  return [...new Map(evidence.toReversed().map((row) => [row.id, row])).values()].reverse();
}
