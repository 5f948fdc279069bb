/** The report's rows of operations and of call sites, made of groups. */
import { isUnlisted } from '../catalogue/index.js';
import { areCallsCut, shareOfWork } from '../model/cpu.js';
import { wilsonInterval } from '../model/interval.js';
import { siteIds } from '../model/site-id.js';
import { withUnknown } from '../model/unknown-line.js';
import { wholeChains } from '../model/whole-chains.js';
import { summarizeBlocks } from './blocks.js';
import { addPhases } from './phases.js';
import { heaviest } from './tally.js';

/** @import { InlineAllow, SourceCall } from '../model/source-call.js' */
/** @import { Blocks, CallSiteReport, OperationReport, Phase, ProfileTotals } from '../model/report.js' */
/** @import { Group } from './groups.js' */

/**
 * A row whose sums are being made.
 * @typedef {OperationReport & {unlocatedTicks: number, names: Map<string, number>}} Row
 */

/** How many primitives a row lists. */
const MOST_PRIMITIVES = 8;

/**
 * @param {Group[]} groups of all isolates
 * @param {number} busyTicks of all isolates
 * @returns {OperationReport[]} heaviest first
 */
export function operationReports(groups, busyTicks) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  for (const group of groups) {
    const { operation: id, algorithm, form } = group.what;
    // A place that requested connections or agents is a call site, but has no share of the work.
    if (group.ticks === 0 && form !== 'async') continue;
    const key = `${id} ${algorithm}`;
    const row = rows.get(key) ?? emptyRow(id, algorithm);
    rows.set(key, row);
    row.ticks += group.ticks;
    row.cpuMs += group.weightUs / 1000;
    addPhases(row.byPhase, group.byPhase);
    row.unlocatedTicks += unlocatedTicks(group);
    for (const [name, ticks] of Object.entries(group.evidence)) {
      const evidence = /** @type {keyof typeof row.evidence} */ (name);
      row.evidence[evidence] = (row.evidence[evidence] ?? 0) + ticks;
    }
    for (const [name, ticks] of group.primitives) row.names.set(name, (row.names.get(name) ?? 0) + ticks);
  }
  return [...rows.values()].sort(byTicks).map(({ names, ...row }) => ({
    ...row,
    share: busyTicks === 0 ? 0 : row.ticks / busyTicks,
    interval: wilsonInterval(row.ticks, busyTicks),
    cpuMs: Math.round(row.cpuMs),
    primitives: Array.from(names, ([name, ticks]) => ({ name, ticks }))
      .sort(byTicks)
      .slice(0, MOST_PRIMITIVES),
  }));
}

/**
 * @param {Group[]} groups of all isolates
 * @param {ProfileTotals} totals of all isolates
 * @param {string} root absolute path of the repository
 * @param {boolean} areLate whether ticks came as to threads that also waited for a processor
 * @returns {{callSites: CallSiteReport[], calls: Map<string, SourceCall>, ids: Map<Group, string>}} heaviest first;
 *   work without a call site is not among them. calls: what the source says at each, by id
 */
export function callSiteReports(groups, totals, root, areLate) {
  const { busyTicks, intervalUs } = totals;
  const areStalled = areLate || shareOfWork(totals) < 1 || areCallsCut(totals);
  /** @type {Map<string, SourceCall>} */
  const calls = new Map();
  const sites = groups
    .filter((group) => group.file !== '')
    .sort(byTicks)
    .map((group) => ({ group, ...positionOf(group), package: group.package, algorithm: group.what.algorithm }));
  const ids = siteIds(sites, root, ({ group }) => group.call?.syntax?.ordinal ?? null);
  const callSites = sites.map((site) => {
    const { group } = site;
    const id = /** @type {string} */ (ids.get(site));
    const phase = heaviestPhase(group.ticks > 0 ? group.byPhase : group.wakes);
    if (group.call !== null) calls.set(id, group.call);
    return {
      id,
      ...withUnknown(positionOf(group)),
      lineInferred: group.lineInferred,
      package: group.package,
      computedBy: computerOf(group),
      ...(isRecognised(group) ? { recognised: true } : {}),
      ...(group.askers.length > 0 ? { askers: group.askers } : {}),
      algorithm: group.what.algorithm,
      api: heaviestApi(group.apis),
      form: group.what.form,
      parameters: group.what.parameters,
      ticks: group.ticks,
      inferredTicks: group.inferredTicks,
      share: busyTicks === 0 ? 0 : group.ticks / busyTicks,
      interval: wilsonInterval(group.ticks, busyTicks),
      cpuMs: Math.round(group.weightUs / 1000),
      phase,
      byPhase: group.byPhase,
      leaves: group.leaves,
      blocks: blocksOf(group, phase, intervalUs, areStalled),
      excerpt: excerptOf(group),
      allows: group.call?.allows ?? [],
      ...(group.generated === null ? {} : { generated: group.generated }),
    };
  });
  return {
    callSites: withChainAllows(callSites, calls),
    calls,
    ids: new Map(Array.from(ids, ([{ group }, id]) => [group, id])),
  };
}

/**
 * @param {Group} group of samples with a call site
 * @param {Phase} phase that has most of its ticks
 * @param {number} intervalUs sampling interval
 * @param {boolean} areStalled whether threads also waited for a processor
 * @returns {Blocks} of the event loop, otherwise of that phase
 */
function blocksOf({ stretches, turns }, phase, intervalUs, areStalled) {
  const durations = stretches.get('event-loop') ?? stretches.get(phase) ?? [];
  // Where requests or jobs are counted, each stretch is within a turn of its own: a longer one is not two calls.
  const areApart = turns > 0 && turns >= durations.length;
  return summarizeBlocks(durations, intervalUs, areStalled || areApart);
}

/** From this share of a call's ticks on, Node computes, rather than the package whose name says what it does. */
const NATIVE_PART = 0.1;

/**
 * Of packages that the catalogue does not list we know only names: speakeasy's `totp` and `digest` only prepare what
 * Node computes.
 * @param {Group} group with a call site
 * @returns {string} see CallSiteReport
 */
function computerOf({ computers, ticks }) {
  // If a call was only seen waking threads, all have 0 ticks.
  const most = heaviest(computers) ?? [...computers.keys()].sort()[0] ?? '';
  const native = computers.get('') ?? 0;
  return isUnlisted(most) && native > 0 && native >= NATIVE_PART * ticks ? '' : most;
}

/**
 * @param {Group} group with a call site
 * @returns {boolean} see CallSiteReport
 */
function isRecognised({ evidence, ticks }) {
  return (evidence.source ?? 0) > ticks / 2;
}

/**
 * @param {Group} group with a call site
 * @returns {CallSiteReport['excerpt']} null if the source does not say, or not in lines of the file
 */
function excerptOf({ call, line }) {
  if (call === null || line === 0 || call.excerpt.length === 0) return null;
  return { lines: call.excerpt, firstLine: call.excerptLine };
}

/**
 * @param {Group} group any
 * @returns {number} ticks of holding the event loop, if it has no call site
 */
function unlocatedTicks({ file, what, byPhase }) {
  return file === '' && what.form !== 'async' ? (byPhase['event-loop'] ?? 0) : 0;
}

/**
 * @param {Group} group with a call site
 * @returns {Pick<Group, 'file' | 'line' | 'column' | 'function'> & {operation: string}} its place and what it does
 */
function positionOf({ file, line, column, function: name, what: { operation } }) {
  return { file, line, column, function: name, operation };
}

/**
 * @param {string} id of the operation
 * @param {string} algorithm it uses
 * @returns {Row} a row without ticks
 */
function emptyRow(id, algorithm) {
  return {
    id,
    algorithm,
    ticks: 0,
    share: 0,
    interval: [0, 0],
    cpuMs: 0,
    byPhase: {},
    evidence: {},
    primitives: [],
    unlocatedTicks: 0,
    names: new Map(),
  };
}

/**
 * @param {{ticks: number}} a a row
 * @param {{ticks: number}} b another
 * @returns {number} heaviest first
 */
function byTicks(a, b) {
  return b.ticks - a.ticks;
}

/**
 * @param {Map<string, number>} apis ticks by public function, `''` for plumbing that serves all of them
 * @returns {string} the heaviest that has a name, `''` if none has
 */
function heaviestApi(apis) {
  return [...apis].filter(([name]) => name !== '').sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/**
 * @param {Partial<Record<Phase, number>>} byPhase ticks by phase
 * @returns {Phase} the heaviest
 */
function heaviestPhase(byPhase) {
  const [phase] = Object.entries(byPhase).sort((a, b) => b[1] - a[1])[0] ?? ['event-loop'];
  return /** @type {Phase} */ (phase);
}

/**
 * A comment at one line of a chain with one call per line is for the chain: which of its lines have ticks, and which of those a
 * rule names, is not for its author to know.
 * @param {CallSiteReport[]} callSites of a report
 * @param {ReadonlyMap<string, SourceCall>} calls what the source says at each
 * @returns {CallSiteReport[]} the same, each with what comments at any call of its chain allow
 */
function withChainAllows(callSites, calls) {
  const allows = new Map(
    wholeChains(callSites, calls).flatMap((chain) => {
      const joined = chain.length === 1 ? chain[0].allows : different(chain.flatMap((site) => site.allows ?? []));
      return chain.map(({ id }) => [id, joined]);
    }),
  );
  return callSites.map((site) => ({ ...site, allows: allows.get(site.id) }));
}

/**
 * @param {InlineAllow[]} allows of several calls
 * @returns {InlineAllow[]} each once, for lines of calls overlap
 */
function different(allows) {
  return [...new Map(allows.map((allow) => [JSON.stringify(allow), allow])).values()];
}
