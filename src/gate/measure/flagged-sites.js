/**
 * Call sites and findings that can be counted without chance having a say. A rule speaks from a threshold on,
 * and a call site near it is flagged in one run and not in the next. So each is read twice: as it was measured
 * (then it is *unsure*, and counts if another run agrees), and as it would have to be if chance and a busy
 * machine had made it look worse than it is (flagged even then, it is *certain*).
 */
import { RULES, runRules } from '../../rules/index.js';
import { SEVERITIES } from '../../rules/shared/rule.js';
import { severityOfBlocking } from '../../rules/shared/severity.js';
import { loopTicks } from '../../model/event-loop.js';
import { DESIGN_EFFECT, wilsonInterval } from '../../model/interval.js';
import { sitesById } from '../../model/site-id.js';
import { siteEvidence, unique } from './evidence.js';
import { measured } from './measurement.js';

/** @import { CallSiteReport, Finding, Report } from '../../model/report.js' */
/** @import { Evidence } from './evidence.js' */
/** @import { Measurement } from './measurement.js' */
/** @import { Selector } from '../selector.js' */

/** Rules say something from 5 ticks on. If 5 are expected, and their variance is three times Poisson's, 15 come in
 *  one run of two hundred. */
const CERTAIN_TICKS = 15;
/** CPU time for the same work was 25 % longer on a busy machine: blocks are judged as if this were one. */
const SURELY_OF_BLOCK = 0.75;

const BLOCKING = RULES.filter(({ meta }) => meta.blocks);
const BLOCKING_IDS = new Set(BLOCKING.map(({ meta }) => meta.id));

/**
 * @param {Report} report of one run
 * @param {Selector} selector of operations, files and rules
 * @returns {Measurement} call sites that hold the event loop
 */
export function syncCallSites(report, selector) {
  return counted(report, selector, (sites, busyTicks) => blockers(report, sites, busyTicks));
}

/**
 * @param {Report} report of one run
 * @param {Selector} selector of operations, files, rules and severities
 * @returns {Measurement} findings
 */
export function certainFindings(report, selector) {
  const isSevere = (/** @type {Finding} */ { severity }) => SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(selector.severity);
  const evidenceOf = evidenceMaker(report);
  const others = report.findings.filter((finding) => !BLOCKING_IDS.has(finding.rule) && isSevere(finding)).map(evidenceOf);
  return counted(report, selector, (sites) => {
    // Rules that don't look at how long a call site blocks are as certain as the site itself, or as the run if there is none.
    const known = new Set(sites.map(({ id }) => id));
    const blocking = runRules(contextOf(report, sites), BLOCKING).findings.filter(isSevere).map(evidenceOf);
    return [...blocking, ...others.filter(({ site }) => site === null || known.has(site.id))];
  });
}

/**
 * @param {Report} report of one run
 * @param {Selector} selector of what counts
 * @param {(sites: CallSiteReport[], busyTicks: number) => Evidence[]} find what is found in call sites
 * @returns {Measurement} counts, certain and unsure
 */
function counted(report, selector, find) {
  const { busyTicks } = report.profile;
  const { root } = report.target;
  const counts = (/** @type {Evidence} */ { rule, site }) => selector.hasRule(rule)
    && (site === null ? !selector.limitsPath && !selector.limitsOperation : selector.hasSite(site, root))
    && !selector.isAllowed(rule, site, root);
  // Each once before any is left out: what a rule flags and the source allows still holds the loop.
  const certain = unique(find(strictly(report), busyTicks)).filter(counts);
  const known = new Set(certain.map(({ id }) => id));
  const unsure = unique(find(report.callSites, busyTicks)).filter((evidence) => counts(evidence) && !known.has(evidence.id));
  return measured({ value: certain.length, busyTicks, certain: byTicks(certain), unsure: byTicks(unsure) });
}

/**
 * @param {Report} report of one run
 * @param {CallSiteReport[]} sites of it, as they are read
 * @param {number} busyTicks of the run
 * @returns {Evidence[]} of the sites that rules flag, then of those that hold the loop; a site may be in both
 */
function blockers(report, sites, busyTicks) {
  const { root } = report.target;
  const evidenceOf = evidenceMaker(report);
  const siteOnly = (/** @type {Finding} */ finding) => {
    const evidence = evidenceOf(finding);
    return evidence.site === null ? evidence : siteEvidence(evidence.site, root, evidence.rule);
  };
  const flagged = runRules(contextOf(report, sites), BLOCKING).findings.filter(({ severity }) => severity !== 'info').map(siteOnly);
  // What holds the loop and no rule is about (key agreement, say), or only as it was measured.
  const rules = new Map(report.findings.filter(({ rule }) => BLOCKING_IDS.has(rule)).map(siteOnly).map(({ id, rule }) => [id, rule]));
  const originals = sitesById(report.callSites);
  const holding = sites.filter((site) => severityOfBlocking(site, busyTicks, 'nothing') !== null)
    .map(({ id }) => siteEvidence(/** @type {CallSiteReport} */ (originals.get(id)), root, rules.get(id)));
  return [...flagged, ...holding];
}

/**
 * @param {Report} report of one run
 * @returns {CallSiteReport[]} its call sites as they surely are; those with too few ticks are left out
 */
function strictly({ callSites, profile: { busyTicks } }) {
  return callSites.filter((site) => loopTicks(site) >= CERTAIN_TICKS).map((site) => {
    const surely = (/** @type {number} */ ms) => Math.max(0, SURELY_OF_BLOCK * ms - site.blocks.errorMs);
    const { p50Ms, p95Ms } = site.blocks;
    return {
      ...site,
      interval: wilsonInterval(site.ticks / DESIGN_EFFECT, busyTicks / DESIGN_EFFECT),
      blocks: { ...site.blocks, p50Ms: surely(p50Ms), p95Ms: surely(p95Ms) },
    };
  });
}

/**
 * @param {Report} report of one run
 * @param {CallSiteReport[]} callSites of it, as they are read
 * @returns {import('../../rules/shared/rule.js').RuleContext} what rules about blocking look at
 */
function contextOf({ operations, profile, crypto, target }, callSites) {
  return { callSites, calls: new Map(), operations, profile, crypto, node: target.node };
}

/**
 * @param {Report} report of one run
 * @returns {(finding: Finding) => Evidence} of its findings
 */
function evidenceMaker(report) {
  const sites = sitesById(report.callSites);
  const { root } = report.target;
  return ({ rule, site, fingerprint }) => ({ id: fingerprint, rule, site: sites.get(site) ?? null, root, fingerprint });
}

/**
 * @param {Evidence[]} evidence in any order
 * @returns {Evidence[]} heaviest first
 */
function byTicks(evidence) {
  return evidence.toSorted((a, b) => (b.site?.ticks ?? 0) - (a.site?.ticks ?? 0));
}
