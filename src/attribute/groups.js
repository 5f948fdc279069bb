import { leafKind } from '../catalogue/index.js';
import { countPurpose } from './package-purpose.js';
import { resolveSite } from './resolve-site.js';
import { PHASES, addPhases } from './phases.js';
import { tellingCall } from './telling-call.js';
import { shownName } from '../model/shown-name.js';

/** @import { Evidence, Phase } from '../model/report.js' */
/** @import { SourceCall } from '../model/profile.js' */
/** @import { Attribution, Site } from './attribute-profile.js' */
/** @import { ResolvedSite, SiteLeaves } from './resolve-site.js' */

/**
 * A call site as the report has it: everything at one line that does one operation, over all isolates.
 * Work without a call site forms groups with an empty file.
 * @typedef {object} Group
 * @property {ResolvedSite} what
 * @property {string} file
 * @property {string} function
 * @property {number} line
 * @property {number} column
 * @property {boolean} lineInferred
 * @property {string} package
 * @property {SourceCall | null} call the one that tells most of it
 * @property {Map<SourceCall, number>} calls ticks by call: `createHash`, `update` and `digest` of one line are one call site
 * @property {number} ticks
 * @property {number} weightUs
 * @property {Partial<Record<Phase, number>>} byPhase
 * @property {Partial<Record<Phase, number>>} wakes ticks by phase in which it woke another thread, which count for nobody
 * @property {Partial<Record<Evidence, number>>} evidence
 * @property {Map<string, number>} primitives ticks by name
 * @property {Required<import('../model/report.js').LeafTicks>} leaves
 * @property {Map<string, number>} apis ticks by public function
 * @property {Map<Phase, number[]>} stretches durations in µs
 */

/**
 * @param {Attribution[]} attributions of all isolates
 * @returns {{groups: Group[], ofSite: Group[][]}} the groups that the report shows, and the group of each site of each attribution
 */
export function groupSites(attributions) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  const leaves = new LeafTable();
  const tallies = attributions.map(tallyOf);
  attributions.forEach((attribution, index) => leaves.count(attribution, tallies[index]));
  const resolved = attributions.map((attribution) => attribution.list.map((site) => ({
    site, place: placeOf(attribution, site), what: resolveSite(site, leaves.of(attribution, site)),
  })));
  completeEachOther(resolved.flat().filter(({ site }) => site.frame !== -1));
  const ofSite = resolved.map((sites, index) =>
    sites.map(({ site, place, what }) => {
      const group = makeGroup(attributions[index], site, what);
      const key = JSON.stringify([place, what.operation, what.algorithm, what.form]);
      const known = groups.get(key) ?? group;
      groups.set(key, known);
      known.call ??= group.call;
      if (known.lineInferred && !group.lineInferred) Object.assign(known, { lineInferred: false, column: group.column });
      if (Object.keys(known.what.parameters).length === 0) known.what.parameters = group.what.parameters;
      return known;
    }),
  );
  attributions.forEach((attribution, index) => countTicks(attribution, tallies[index], ofSite[index], resolved[index]));
  for (const group of groups.values()) group.call = tellingCall(group.calls) ?? group.call;
  return { groups: [...groups.values()].filter((group, _, all) => group.ticks > 0 || isSeenAsync(group, all)), ofSite };
}

/**
 * An asynchronous call may be seen only in what it wakes, which is no cryptography: that it is made is worth a row all the same.
 * @param {Group} group without ticks
 * @param {Group[]} groups all
 * @returns {boolean} whether it is asynchronous, has a call site, and no other row is about the same call
 */
function isSeenAsync({ file, line, what: { operation, form } }, groups) {
  return file !== '' && form === 'async' && !groups.some((other) => (
    other.ticks > 0 && other.file === file && other.line === line && other.what.operation === operation && other.what.form === form));
}

/**
 * One call is seen through several frames, and not each of them tells its algorithm and its form. What all that do tell agree in
 * holds for the others at the same place, so that one call is not two rows.
 * @param {{place: unknown[], what: ResolvedSite}[]} sites of all isolates; completed
 */
function completeEachOther(sites) {
  const keyOf = (/** @type {typeof sites[number]} */ { place, what }) => JSON.stringify([place, what.operation]);
  /** @type {Map<string, {algorithms: Set<string>, forms: Set<ResolvedSite['form']>}>} */
  const told = new Map();
  for (const site of sites) {
    const known = told.get(keyOf(site)) ?? { algorithms: new Set(), forms: new Set() };
    told.set(keyOf(site), known);
    if (site.what.algorithm !== '') known.algorithms.add(site.what.algorithm);
    if (site.what.form !== 'unknown') known.forms.add(site.what.form);
  }
  for (const site of sites) {
    const { algorithms, forms } = /** @type {NonNullable<ReturnType<typeof told.get>>} */ (told.get(keyOf(site)));
    if (site.what.algorithm === '' && algorithms.size === 1) [site.what.algorithm] = algorithms;
    if (site.what.form === 'unknown' && forms.size === 1) [site.what.form] = forms;
  }
}

/**
 * Where the program counters were, by place and operation: a call is seen through several frames and
 * bindings, which together tell more than each of them.
 */
class LeafTable {
  /** @type {Map<string, SiteLeaves>} */
  #byPlace = new Map();
  /** @type {Map<string, SiteLeaves['purposes']>} */
  #purposes = new Map();
  /** @type {Map<string, SiteLeaves['seen']>} */
  #seen = new Map();

  /**
   * @param {Attribution} attribution whose samples are counted
   * @param {Tally[]} tally of them
   */
  count(attribution, tally) {
    const { frames, list } = attribution;
    const leaves = list.map((site) => this.of(attribution, site));
    for (const { site: number, leaf, ticks } of tally) {
      const place = leaves[number];
      const site = list[number];
      place.ticks += ticks;
      countPurpose(place.purposes, site, ticks);
      if (site.isCaller) countPurpose(place.ofPackage, site, ticks);
      if (site.decision.candidates.length === 0 && site.decision.api !== '') noteOperation(place.seen, site);
      const { primitive } = frames[leaf];
      if (primitive !== null) place.primitives.set(primitive, (place.primitives.get(primitive) ?? 0) + ticks);
    }
  }

  /**
   * @param {Attribution} attribution that holds the site
   * @param {Site} site to look up
   * @returns {SiteLeaves} of everything that does its operation at its place
   */
  of(attribution, site) {
    const place = placeOf(attribution, site);
    const key = JSON.stringify([place, site.decision.operation, site.decision.candidates]);
    const leaves = this.#byPlace.get(key) ?? {
      ticks: 0, primitives: new Map(), seen: this.#seenAt(place), purposes: this.#purposesAt(place, site), ofPackage: this.#purposesAt([], site),
    };
    this.#byPlace.set(key, leaves);
    return leaves;
  }

  /**
   * @param {unknown[]} place of a site
   * @returns {SiteLeaves['seen']} of all that is there
   */
  #seenAt(place) {
    const key = JSON.stringify(place);
    const seen = this.#seen.get(key) ?? new Map();
    this.#seen.set(key, seen);
    return seen;
  }

  /**
   * @param {unknown[]} place of a site, `[]` for all places
   * @param {Site} site that is there
   * @returns {SiteLeaves['purposes']} of what its package does there
   */
  #purposesAt(place, { decision }) {
    const key = JSON.stringify([place, decision.package]);
    const purposes = this.#purposes.get(key) ?? new Map();
    this.#purposes.set(key, purposes);
    return purposes;
  }
}

/**
 * @param {SiteLeaves['seen']} seen to complete
 * @param {Site} site of which it is known what it does
 */
function noteOperation(seen, { decision: { api, operation } }) {
  seen.set(api, (seen.get(api) ?? new Set()).add(operation));
}

/**
 * @param {Attribution} attribution that holds the site
 * @param {Site} site to place
 * @returns {unknown[]} what is the same for all that the user sees as one call site
 */
function placeOf(attribution, site) {
  const { file, function: name, line, package: via } = positionOf(attribution, site);
  return [file, name, line, via];
}

/**
 * @param {Attribution} attribution that holds the site
 * @param {Site} site to place
 * @returns {Pick<Group, 'file' | 'function' | 'line' | 'column' | 'lineInferred' | 'package'>} where it is
 */
function positionOf(attribution, site) {
  const { mount } = site;
  if (mount?.file !== undefined) {
    const { file, line, syntax } = mount;
    return { file, function: syntax?.within.name ?? '', line, column: 0, lineInferred: true, package: packageAt(attribution, site) };
  }
  const frame = site.frame === -1 ? null : attribution.profile.frames[site.frame];
  const known = frame !== null && site.isCaller && frame.callLine > 0;
  return {
    file: frame?.file ?? '',
    function: frame === null ? '' : shownName(frame),
    line: known ? frame.callLine : (site.call?.line ?? frame?.line ?? 0),
    column: known ? frame.callColumn : 0,
    lineInferred: frame !== null && !known,
    package: packageAt(attribution, site),
  };
}

/**
 * @param {Attribution} attribution that holds the site
 * @param {Site} site to place
 * @returns {string} the package between the line and the crypto: of one that is mounted its own, whatever it calls, but for the
 *   package that computes
 */
function packageAt({ frames }, { frame, isMounted, package: called, decision }) {
  const own = frames[frame]?.package ?? '';
  return isMounted ? decision.package || own : called || decision.package || own;
}

/**
 * @param {Attribution} attribution that holds the site
 * @param {Site} site to describe
 * @param {ResolvedSite} what it is
 * @returns {Group} without samples yet
 */
function makeGroup(attribution, site, what) {
  return {
    what,
    ...positionOf(attribution, site),
    call: site.mount ?? site.call,
    calls: new Map(),
    ticks: 0,
    weightUs: 0,
    byPhase: {},
    wakes: {},
    evidence: {},
    primitives: new Map(),
    leaves: { computing: 0, decoding: 0, copying: 0 },
    apis: new Map([[site.decision.api, 0]]),
    stretches: new Map(),
  };
}

/**
 * Samples that agree in all that is counted of them.
 * @typedef {object} Tally
 * @property {number} site index into the attribution's list
 * @property {number} leaf frame
 * @property {number} phase a PHASE
 * @property {number} ticks
 * @property {number} weightUs
 */

/**
 * Most samples are like the one before: they are counted with integers first, and with names once for all that are alike.
 * @param {Attribution} attribution of one isolate
 * @returns {Tally[]} in the order in which they are first met
 */
function tallyOf({ profile, phases, sites }) {
  const { samples: { stack, weight, length }, stacks, frames } = profile;
  /** @type {Map<number, Tally>} */
  const rows = new Map();
  let key = -1;
  /** @type {Tally} */
  let row = { site: -1, leaf: -1, phase: -1, ticks: 0, weightUs: 0 };
  for (let index = 0; index < length; index++) {
    const site = sites[index];
    if (site === -1) continue;
    const leaf = stacks.frame[stack[index]];
    const phase = phases[index];
    const here = (site * frames.length + leaf) * PHASES.length + phase;
    if (here !== key) {
      key = here;
      row = rows.get(here) ?? { site, leaf, phase, ticks: 0, weightUs: 0 };
      if (row.ticks === 0) rows.set(here, row);
    }
    row.ticks++;
    row.weightUs += weight[index];
  }
  return [...rows.values()];
}

/**
 * @param {Attribution} attribution whose samples are counted
 * @param {Tally[]} tally of them
 * @param {Group[]} ofSite group of each of its sites
 * @param {{what: ResolvedSite}[]} resolved what each of its sites is
 */
function countTicks({ profile, frames, phases, wakes, list }, tally, ofSite, resolved) {
  for (let index = 0; index < wakes.length; index++) {
    if (wakes[index] !== -1) addPhases(ofSite[wakes[index]].wakes, { [PHASES[phases[index]]]: 1 });
  }
  for (const { site, leaf, phase, ticks, weightUs } of tally) {
    const group = ofSite[site];
    const { call, decision, mount } = list[site];
    const { api } = resolved[site].what;
    const told = mount ?? call;
    group.ticks += ticks;
    group.weightUs += weightUs;
    addPhases(group.byPhase, { [PHASES[phase]]: ticks });
    group.evidence[decision.evidence] = (group.evidence[decision.evidence] ?? 0) + ticks;
    const primitive = frames[leaf].primitive?.name ?? leafName(profile.frames[leaf]);
    group.primitives.set(primitive, (group.primitives.get(primitive) ?? 0) + ticks);
    if (told !== null) group.calls.set(told, (group.calls.get(told) ?? 0) + ticks);
    const kind = leafKind(profile.frames[leaf], frames[leaf].primitive);
    if (kind !== '') group.leaves[kind] += ticks;
    group.apis.set(api, (group.apis.get(api) ?? 0) + ticks);
  }
}

/**
 * @param {import('../model/profile.js').Frame} frame a leaf that is no known primitive
 * @returns {string} what it is, for people
 */
function leafName(frame) {
  if (frame.kind === 'js') return 'JavaScript';
  return frame.kind === 'native' ? frame.name : frame.kind;
}
