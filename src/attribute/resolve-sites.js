/** What each site of a run is, and where the user sees it: sites at one place complete each other. */
import { shownName } from '../model/frame-table.js';
import { lastPart } from '../model/last-part.js';
import { nullIfUnknown } from '../model/unknown-line.js';
import { makersOf } from '../catalogue/index.js';
import { countPurpose } from './package-purpose.js';
import { resolveSite } from './resolve-site.js';

/** @import { Frame, GeneratedPlace } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { Attribution, Site } from './attribute-profile.js' */
/** @import { ResolvedSite, SiteLeaves } from './resolve-site.js' */

/**
 * Where the user sees a site.
 * @typedef {object} SitePosition
 * @property {string} file
 * @property {string} function
 * @property {number} line 1-based, 0 if unknown
 * @property {number} column 1-based, 0 if unknown
 * @property {boolean} lineInferred
 * @property {string} package
 * @property {GeneratedPlace | null} generated where V8 ran it, if a compiler made that of the file
 */

/**
 * A site, its place, and what it turns out to be.
 * @typedef {{site: Site, position: SitePosition, place: unknown[], what: ResolvedSite}} PlacedSite `place`: equal for
 *   all sites that the user sees as one call site
 */

/**
 * @param {Attribution[]} attributions of all isolates
 * @returns {PlacedSite[][]} what each site of each of them is, according to all samples of its place
 */
export function resolveSites(attributions) {
  const leaves = new LeafTable();
  for (const attribution of attributions) leaves.count(attribution);
  const resolved = attributions.map((attribution) =>
    attribution.list.map((site) => {
      const position = positionOf(attribution, site);
      const what = resolveSite(site, leaves.of(attribution, site), isOneCall(attribution, site));
      return { site, position, place: placeKey(position), what };
    }),
  );
  const placed = resolved.flat().filter(({ site }) => site.frame !== -1);
  completeEachOther(placed);
  completeSignatures(placed);
  return resolved;
}

/**
 * One call is seen through several frames, and not every frame shows its algorithm and form. If all frames that do show
 * them agree, that holds for the others at the same place, so that one call is not two rows.
 * @param {{place: unknown[], what: ResolvedSite}[]} sites of all isolates; completed
 */
function completeEachOther(sites) {
  const keyOf = (/** @type {typeof sites[number]} */ { place, what }) => JSON.stringify([place, what.operation]);
  /** @type {Map<string, {algorithms: Set<string>, forms: Set<ResolvedSite['form']>}>} */
  const knownAt = new Map();
  for (const site of sites) {
    const known = knownAt.get(keyOf(site)) ?? { algorithms: new Set(), forms: new Set() };
    knownAt.set(keyOf(site), known);
    if (site.what.algorithm !== '') known.algorithms.add(site.what.algorithm);
    if (site.what.form !== 'unknown') known.forms.add(site.what.form);
  }
  for (const site of sites) {
    const { algorithms, forms } = /** @type {NonNullable<ReturnType<typeof knownAt.get>>} */ (knownAt.get(keyOf(site)));
    if (site.what.algorithm === '' && algorithms.size === 1) [site.what.algorithm] = algorithms;
    if (site.what.form === 'unknown' && forms.size === 1) [site.what.form] = forms;
  }
}

/** What prepares `signer.sign(key)`, which alone knows the key. */
const BEFORE_SIGNATURE = new Set(['createSign', 'createVerify', 'update']);

/**
 * `createSign('sha256').update(data)` shows the digest, and `sign(key)` also the key: within one function they are one
 * operation.
 * @param {PlacedSite[]} sites of all isolates; completed
 */
function completeSignatures(sites) {
  const keyOf = (/** @type {PlacedSite} */ { position: { file, function: name, package: packageName }, what }) =>
    JSON.stringify([file, name, packageName, what.operation]);
  const isBefore = (/** @type {PlacedSite} */ { what }) => BEFORE_SIGNATURE.has(what.api);
  const signatures = sites.filter(({ what }) => what.operation === 'sign' || what.operation === 'verify');
  /** @type {Map<string, Set<string>>} */
  const knownIn = new Map();
  for (const site of signatures)
    if (!isBefore(site)) knownIn.set(keyOf(site), (knownIn.get(keyOf(site)) ?? new Set()).add(site.what.algorithm));
  for (const site of signatures.filter(isBefore)) {
    const [algorithm, ...more] = knownIn.get(keyOf(site)) ?? [];
    const isOfDigest = site.what.algorithm !== '' && algorithm?.endsWith(`-${site.what.algorithm}`);
    if (more.length === 0 && isOfDigest) site.what.algorithm = algorithm;
  }
}

/**
 * Program counters by place and operation: a call is seen through several frames and bindings, which together show more
 * than each alone.
 */
class LeafTable {
  /** @type {Map<string, SiteLeaves>} */
  #byPlace = new Map();
  /** @type {Map<string, SiteLeaves['purposes']>} */
  #purposes = new Map();
  /** @type {Map<string, Pick<SiteLeaves, 'seen' | 'made'>>} */
  #known = new Map();

  /**
   * @param {Attribution} attribution whose samples are counted
   */
  count(attribution) {
    const { frames, list, profile, tallies } = attribution;
    const leaves = list.map((site) => this.of(attribution, site));
    for (const { site: number, stack, ticks } of tallies.list) {
      if (number === -1) continue;
      const place = leaves[number];
      const site = list[number];
      place.ticks += ticks;
      countPurpose(place.purposes, site, ticks);
      if (site.isCaller) countPurpose(place.ofPackage, site, ticks);
      if (site.decision.candidates.length === 0 && site.decision.api !== '') noteOperation(place, site);
      if (site.isCaller && profile.frames[site.frame].callLine > 0) noteMaker(place.made, site);
      const { primitive } = frames[profile.stacks.frame[stack]];
      if (primitive !== null) place.primitives.set(primitive, (place.primitives.get(primitive) ?? 0) + ticks);
    }
  }

  /**
   * @param {Attribution} attribution that holds the site
   * @param {Site} site to look up
   * @returns {SiteLeaves} those of everything that does its operation at its place
   */
  of(attribution, site) {
    const line = placeKey(positionOf(attribution, site));
    // Of calls whose lines are not known, each place in the code is one.
    const place = site.call === null ? [...line, offsetOf(attribution, site)] : line;
    const { operation, candidates } = site.decision.among ?? site.decision;
    const key = JSON.stringify([place, operation, candidates]);
    const leaves = this.#byPlace.get(key) ?? {
      ticks: 0,
      primitives: new Map(),
      ...this.#knownAt(place),
      purposes: this.#purposesAt(line, site),
      ofPackage: this.#purposesAt([], site),
    };
    this.#byPlace.set(key, leaves);
    return leaves;
  }

  /**
   * @param {unknown[]} place of a site
   * @returns {Pick<SiteLeaves, 'seen' | 'made'>} what everything there is used for
   */
  #knownAt(place) {
    const key = JSON.stringify(place);
    const known = this.#known.get(key) ?? { seen: new Map(), made: new Set() };
    this.#known.set(key, known);
    return known;
  }

  /**
   * @param {unknown[]} place of a site, `[]` for all places
   * @param {Site} site that is there
   * @returns {SiteLeaves['purposes']} those of its package there
   */
  #purposesAt(place, { decision }) {
    const key = JSON.stringify([place, decision.package]);
    const purposes = this.#purposes.get(key) ?? new Map();
    this.#purposes.set(key, purposes);
    return purposes;
  }
}

/**
 * @param {Attribution} attribution that holds the site
 * @param {Site} site any
 * @returns {number} offset of its call in baseline code without positions, 0 of others
 */
function offsetOf({ profile }, { frame }) {
  return frame === -1 ? 0 : profile.frames[frame].callOffset;
}

/**
 * @param {Attribution} attribution that holds the site
 * @param {Site} site any
 * @returns {boolean} whether all samples of its place are of one call
 */
function isOneCall({ profile }, { frame, call, common }) {
  if (frame === -1) return false;
  return call !== null || common !== null || profile.frames[frame].callLine > 0 || profile.frames[frame].callOffset > 0;
}

/**
 * @param {Pick<SiteLeaves, 'seen'>} known its `seen` is completed
 * @param {Site} site whose operation is known
 */
function noteOperation({ seen }, { decision: { api, operation } }) {
  seen.set(api, (seen.get(api) ?? new Set()).add(operation));
}

/**
 * @param {SiteLeaves['made']} made to complete
 * @param {Site} site whose call has a position: elsewhere in its function, it may have made another object
 */
function noteMaker(made, { decision: { api, operation } }) {
  if (makersOf([operation]).includes(api)) made.add(operation);
}

/**
 * @param {SitePosition} position of a site
 * @returns {unknown[]} equal for all sites that the user sees as one call site
 */
function placeKey({ file, function: name, line, package: packageName }) {
  return [file, name, line, packageName];
}

/**
 * @param {Attribution} attribution that holds the site
 * @param {Site} site to place
 * @returns {SitePosition} where it is
 */
function positionOf(attribution, site) {
  const { mount, frame } = site;
  const packageName = packageAt(attribution, site);
  if (mount?.file !== undefined)
    return { ...mountPosition(mount, mount.file, attribution.profile.frames), package: packageName };
  if (frame === -1) return { ...NOWHERE, package: packageName };
  return { ...framePosition(attribution.profile.frames[frame], site), package: packageName };
}

/** @typedef {Omit<SitePosition, 'package'>} LinePosition */

/** @type {LinePosition} */
const NOWHERE = { file: '', function: '', line: 0, column: 0, lineInferred: false, generated: null };

/**
 * @param {SourceCall} mount the call that passes a package to a framework, or calls it
 * @param {string} file that holds it
 * @param {Frame[]} frames of the profile
 * @returns {LinePosition} its position as samples there have it, so that one call is one row
 */
function mountPosition({ line, syntax }, file, frames) {
  const sampled = frames.filter((frame) => frame.file === file && frame.callLine === line).map(shownName);
  const name = syntax ? nameAmong(sampled, syntax.within.name) : (sampled[0] ?? '');
  return { file, function: name, line, column: 0, lineInferred: true, generated: null };
}

/**
 * @param {string[]} sampled names of all functions that call something at a line: the handler that the line registers is one
 * @param {string} written name of the function that contains a call there, by the source
 * @returns {string} that function's name in samples, where V8 may put an object before it
 */
function nameAmong(sampled, written) {
  return sampled.find((name) => lastPart(name) === lastPart(written)) ?? written;
}

/**
 * @param {Frame} frame of the call site
 * @param {Site} site to place
 * @returns {LinePosition} its position; for code without positions the line that the source gives, else the function's;
 *   no line for compiled code whose original is unknown
 */
function framePosition(frame, { isCaller, call }) {
  const { file, line, callLine, callColumn } = frame;
  const place = { file, function: shownName(frame), generated: generatedOf(frame), ...inlinedPlace(frame, call) };
  if (!isCaller || callLine === 0)
    return { ...place, line: inferredLine(frame, call) || line, column: 0, lineInferred: true };
  // The source map leads to a call, and the original says where that is.
  if (frame.generated !== undefined && call?.column !== undefined)
    return { ...place, line: call.line, column: call.column, lineInferred: false };
  return { ...place, line: callLine, column: callColumn, lineInferred: false };
}

/**
 * A minifier may have inlined the function around a call into that of another file, and a bundler puts modules into one of its
 * own.
 * @param {Frame} frame of a call site
 * @param {SourceCall | null} call what its source says
 * @returns {Pick<LinePosition, 'file' | 'function' | 'generated'> | null} where the call is, if that is not the frame's file
 */
function inlinedPlace(frame, call) {
  if (call?.file === undefined) return null;
  const generated = generatedOf({ generated: frame.generated ?? frame });
  return { file: call.file, function: call.syntax?.within.name ?? '', generated };
}

/**
 * @param {Frame} frame of a call site
 * @param {SourceCall | null} call what its source says
 * @returns {number} line of the call, 0 if unknown: a call with a column was found through a map; without a map, its
 *   line is one of what V8 compiled
 */
function inferredLine({ generated }, call) {
  return call === null || (generated !== undefined && call.column === undefined) ? 0 : call.line;
}

/**
 * @param {Pick<Frame, 'generated'>} frame of a call site
 * @returns {GeneratedPlace | null} where V8 ran it, if a compiler made that from the file; for code without positions
 *   the line of the function
 */
function generatedOf({ generated }) {
  if (generated === undefined) return null;
  const { file, line, callLine, callColumn } = generated;
  return callLine > 0 ? { file, line: callLine, column: nullIfUnknown(callColumn) } : { file, line, column: null };
}

/**
 * @param {Attribution} attribution that holds the site
 * @param {Site} site to place
 * @returns {string} the package between the line and the crypto: the one that the line mounts or calls; if its mount is
 *   unknown, the package that computes
 */
function packageAt({ frames }, { frame, isMounted, handler, mount, package: called, decision }) {
  if (mount !== null) return handler;
  if (isMounted) return decision.package || handler;
  // With nobody else's code above it, the package that computes may call others.
  if (decision.package !== '' && frames[frame]?.package === decision.package) return decision.package;
  return called || decision.package || (frames[frame]?.package ?? '');
}
