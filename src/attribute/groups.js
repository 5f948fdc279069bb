/** Which sites are one row of the report: all at one line that do one operation, over all isolates. */
import { leafKind } from '../catalogue/index.js';
import { seesNative } from '../model/collector.js';
import { settleHashes } from './long-hashes.js';
import { PHASES, addPhases } from './phases.js';

/** @import { Frame } from '../model/profile.js' */
/** @import { SourceCall, SourceRange } from '../model/source-call.js' */
/** @import { Evidence, LeafTicks, Phase } from '../model/report.js' */
/** @import { Attribution } from './attribute-profile.js' */
/** @import { ResolvedSite } from './resolve-site.js' */
/** @import { PlacedSite, SitePosition } from './resolve-sites.js' */

/**
 * A call site as the report has it: everything at one line that does one operation, over all isolates.
 * Work without a call site forms groups with an empty file.
 * @typedef {SitePosition & GroupTotals} Group
 */

/**
 * Where one of a line's calls is, and its numbers.
 * @typedef {Pick<SitePosition, 'column' | 'generated'> & Pick<ResolvedSite, 'parameters'>} SeenCall
 */

/**
 * The sums over a group's samples.
 * @typedef {object} GroupTotals
 * @property {ResolvedSite} what
 * @property {SourceCall | null} call the call that says most about it
 * @property {Map<SourceCall, number>} calls ticks by call: `createHash`, `update` and `digest` of one line are one call
 *   site
 * @property {Map<SourceCall, SeenCall>} seen what is known of each of these
 * @property {number} ticks
 * @property {number} inferredTicks of `ticks`: given to this line because of what was counted there, not sampled below
 *   it
 * @property {number} weightUs
 * @property {Partial<Record<Phase, number>>} byPhase
 * @property {Partial<Record<Phase, number>>} wakes ticks by phase in which it woke another thread, which count nowhere
 * @property {Partial<Record<Evidence, number>>} evidence
 * @property {Map<string, number>} primitives ticks by name
 * @property {Required<LeafTicks>} leaves
 * @property {Map<string, number>} apis ticks by public function
 * @property {Map<string, number>} computers ticks by the package that computes, `''` for Node
 * @property {Map<Phase, number[]>} stretches durations in µs
 * @property {number} turns of the event loop that threads with stretches on it counted
 * @property {{file: string, line: number}[]} askers see CallSiteReport
 */

/**
 * @param {Attribution[]} attributions of all isolates
 * @param {PlacedSite[][]} resolved the resolved sites of each attribution
 * @returns {{groups: Group[], ofSite: Group[][]}} the groups that the report shows, and the group of each site of each
 *   attribution
 */
export function groupSites(attributions, resolved) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  const ofSite = resolved.map((sites) =>
    sites.map((placed) => {
      const { place, what } = placed;
      const group = makeGroup(placed);
      const key = JSON.stringify([place, what.operation, what.algorithm, what.form]);
      const known = groups.get(key) ?? group;
      groups.set(key, known);
      known.call ??= group.call;
      known.generated ??= group.generated;
      if (known.lineInferred && !group.lineInferred)
        Object.assign(known, { lineInferred: false, column: group.column, generated: group.generated });
      // Work at a line of the program belongs to that line.
      if (placed.site.mount === null) addAskers(known, placed.site.askers ?? []);
      if (!hasNumbers(known.what)) known.what.parameters = group.what.parameters;
      noteCall(known, placed);
      return known;
    }),
  );
  attributions.forEach((attribution, index) => countTicks(attribution, ofSite[index], resolved[index]));
  settleHashes(groups.values(), attributions, ofSite);
  for (const group of groups.values()) chooseCall(group);
  return { groups: [...groups.values()].filter((group, _, all) => group.ticks > 0 || isSeenAsync(group, all)), ofSite };
}

/**
 * An asynchronous call may only be seen waking threads, which is not cryptography: the fact that it is made still
 * deserves a row.
 * @param {Group} group without ticks
 * @param {Group[]} groups all
 * @returns {boolean} whether it is asynchronous, has a call site, and no other row is about the same call
 */
function isSeenAsync({ file, line, what: { operation, form } }, groups) {
  return (
    file !== '' &&
    form === 'async' &&
    !groups.some(
      (other) =>
        other.ticks > 0 &&
        other.file === file &&
        other.line === line &&
        other.what.operation === operation &&
        other.what.form === form,
    )
  );
}

/**
 * @param {PlacedSite} placed site and what it is
 * @returns {Group} without samples yet
 */
function makeGroup({ site, position, what }) {
  return emptyGroup(position, { ...what }, { call: site.mount ?? site.call, api: site.decision.api });
}

/**
 * @param {SitePosition} position where the user sees it
 * @param {ResolvedSite} what it is
 * @param {{call: SourceCall | null, api: string}} from what the source says there; public function in the frames, `''`
 *   if there is none
 * @returns {Group} without samples yet
 */
export function emptyGroup(position, what, { call, api }) {
  return {
    what,
    ...position,
    call,
    calls: new Map(),
    seen: new Map(),
    ticks: 0,
    inferredTicks: 0,
    weightUs: 0,
    byPhase: {},
    wakes: {},
    evidence: {},
    primitives: new Map(),
    leaves: { computing: 0, decoding: 0, copying: 0, nameless: 0 },
    apis: new Map([[api, 0]]),
    computers: new Map(),
    stretches: new Map(),
    turns: 0,
    askers: [],
  };
}

/**
 * @param {Pick<ResolvedSite, 'parameters'>} what a site is
 * @returns {boolean} whether any number of its call is known
 */
function hasNumbers({ parameters }) {
  return Object.keys(parameters).length > 0;
}

/**
 * @param {Group} group to add to
 * @param {PlacedSite} placed one of its sites
 */
function noteCall({ seen }, { site, position: { column, generated }, what: { parameters } }) {
  const call = site.mount ?? site.call;
  if (call !== null && !seen.has(call)) seen.set(call, { column, generated, parameters });
}

/**
 * Where a line calls the same twice, column and numbers are those of the call that is told of.
 * @param {Group} group whose samples are counted; completed
 */
function chooseCall(group) {
  group.call = chosenCall(group.calls) ?? group.call;
  const range = group.call?.syntax?.range;
  if (!range || group.lineInferred) return;
  const [first, ...others] = [...group.seen].map(([{ syntax }, seen]) => ({
    seen,
    isChosen: syntax ? startsWith(syntax.range, range) : false,
  }));
  const chosen = others.filter(({ isChosen }) => isChosen).map(({ seen }) => seen);
  if (first === undefined || first.isChosen || chosen.length === 0) return;
  const { column, generated } = chosen[0];
  Object.assign(group, { column, generated });
  group.what.parameters = chosen.find(hasNumbers)?.parameters ?? {};
}

/**
 * @param {Group} group to add to
 * @param {{file: string, line: number}[]} askers lines that may have requested it
 */
function addAskers(group, askers) {
  for (const { file, line } of askers)
    if (!group.askers.some((known) => known.file === file && known.line === line)) group.askers.push({ file, line });
}

/**
 * @param {Attribution} attribution whose samples are counted
 * @param {Group[]} ofSite group of each of its sites
 * @param {PlacedSite[]} resolved its resolved sites
 */
function countTicks({ profile, frames, tallies, list }, ofSite, resolved) {
  const { executable } = profile.meta;
  const hasNative = seesNative(profile.frames);
  for (const { stack, site, wake, phase, ticks, weightUs } of tallies.list) {
    if (wake !== -1) {
      addPhases(ofSite[wake].wakes, { [PHASES[phase]]: ticks });
      addTo(ofSite[wake].computers, list[wake].decision.package, 0);
    }
    if (site === -1) continue;
    const group = ofSite[site];
    const leaf = profile.stacks.frame[stack];
    const { decision } = list[site];
    const call = list[site].mount ?? list[site].call;
    const primitive = frames[leaf].primitive;
    const kind = leafKind(profile.frames[leaf], primitive, {
      executable,
      hasNative: hasNative || onlyHandsOver(resolved[site].what, profile.frames[leaf]),
    });
    group.ticks += ticks;
    group.weightUs += weightUs;
    addPhases(group.byPhase, { [PHASES[phase]]: ticks });
    group.evidence[decision.evidence] = (group.evidence[decision.evidence] ?? 0) + ticks;
    addTo(group.primitives, primitive?.name ?? leafName(profile.frames[leaf]), ticks);
    addTo(group.apis, resolved[site].what.api, ticks);
    addTo(group.computers, decision.package, ticks);
    if (call !== null) addTo(group.calls, call, ticks);
    if (kind !== '') group.leaves[kind] += ticks;
  }
}

/** What takes data of any length. */
const TAKES_DATA = /^subtle\.(?:digest|encrypt|decrypt|sign|verify)$/;
/** Where Node's JavaScript makes jobs of them, which copies the data; `jobPromise`, in util, starts the jobs. */
const MAKES_JOBS = /^node:internal\/crypto\/(?!util$|web)/;

/**
 * @param {ResolvedSite} what a site is
 * @param {Frame} leaf of a stack there
 * @returns {boolean} whether the leaf, if it is Node's JavaScript, is the work of handing a job over, and stands for no
 *   native code: of what is asynchronous, only Argon2 may compute where it is called, and only WebCrypto copies its input
 *   there (see `isHandOver`)
 */
function onlyHandsOver({ form, operation, api }, { file }) {
  const mayCopy = TAKES_DATA.test(api) && MAKES_JOBS.test(file);
  return form === 'async' && operation !== 'kdf.argon2' && !mayCopy;
}

/**
 * @template K
 * @param {Map<K, number>} counts to add to
 * @param {K} key of the count
 * @param {number} ticks how many
 */
function addTo(counts, key, ticks) {
  counts.set(key, (counts.get(key) ?? 0) + ticks);
}

/**
 * @param {Frame} frame a leaf that is not a known primitive
 * @returns {string} what it is, for people
 */
function leafName(frame) {
  if (frame.kind === 'js') return 'JavaScript';
  return frame.kind === 'native' ? frame.name : frame.kind;
}

/** Methods that turn a result into something else: a package's hash is not its `toString`. */
const CONVERSION = /^(?:to[A-Z]\w*|valueOf)$/;

/**
 * Chooses the call that says most about a call site: `createHash`, `update` and `digest` of one line are one site.
 * @param {Map<SourceCall, number>} calls of the site, with their ticks
 * @returns {SourceCall | null} the heaviest, or the last call of the chain that contains it; null if there is none
 */
function chosenCall(calls) {
  const [most] = [...calls].sort((a, b) => b[1] - a[1] || a[0].line - b[0].line).map(([call]) => call);
  const range = most?.syntax?.range;
  if (!range) return most ?? null;
  const chain = [...calls.keys()].filter(
    ({ callee, syntax }) => syntax && startsWith(syntax.range, range) && !CONVERSION.test(callee),
  );
  return chain.reduce((one, other) => (endsBehind(other.syntax?.range, one.syntax?.range) ? other : one), most);
}

/**
 * @param {SourceRange} one range of a file
 * @param {SourceRange} other range of it
 * @returns {boolean} whether they start at the same place
 */
function startsWith(one, other) {
  return one.startLine === other.startLine && one.startColumn === other.startColumn;
}

/**
 * @param {SourceRange | undefined} one range of a file
 * @param {SourceRange | undefined} other range of it
 * @returns {boolean} whether the first ends after the second
 */
function endsBehind(one, other) {
  return (
    one !== undefined && other !== undefined && (one.endLine - other.endLine || one.endColumn - other.endColumn) > 0
  );
}
