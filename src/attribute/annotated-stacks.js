/** The samples of a recording as pictures need them: stacks with their cryptography, phase and route. */
import { nullIfUnknown } from '../model/unknown-line.js';
import { PHASE, PHASES } from './phases.js';
import { routeOfTie, wholeTie } from './route-rows.js';
import { tieOf } from './stack-routes.js';

/** @import { FrameFacts } from './frame-facts.js' */
/** @import { AnnotatedProfile, FrameOwner, StackRoute, StackRow, StackWork } from '../model/annotated-stacks.js' */
/** @import { RouteCount } from '../model/profile.js' */
/** @import { Attribution } from './attribute-profile.js' */
/** @import { PlacedSite } from './resolve-sites.js' */
/** @import { Tie } from './tie-table.js' */

/**
 * The samples of a recording for pictures: samples that agree in stack, cryptography and phase share one row, so that a
 * million ticks become a few thousand rows. Every sample except idle ones is in exactly one row.
 * @param {Attribution[]} attributions one for each profile
 * @param {PlacedSite[][]} resolved the resolved sites of each
 * @param {(attribution: number, site: number) => string} idOf id of the report's call site, `''` if it has none
 * @param {RouteCount[]} [counts] of all requests by route; empty if they are not known
 * @returns {AnnotatedProfile[]} one for each attribution
 */
export function annotatedStacks(attributions, resolved, idOf, counts = []) {
  return attributions.map((attribution, index) => {
    const works = new Works();
    const ofSite = resolved[index].map(({ site, position, what: { operation, algorithm } }, number) =>
      works.add({ operation, algorithm, frame: site.frame, ...lineOf(position), callSite: idOf(index, number) }),
    );
    const { profile, frames } = attribution;
    const { rows, routes, rowOfSample } = countRows(attribution, ofSite, counts);
    return {
      profile,
      rows,
      works: works.list,
      routes,
      rowOfSample,
      owners: frames.map(ownerOf),
      stretches: [],
    };
  });
}

/**
 * @param {FrameFacts} facts of a frame
 * @returns {FrameOwner} whose code it is
 */
function ownerOf({ owner, package: packageName, forwards, isLoader }) {
  return { owner, package: packageName, forwards, loads: isLoader };
}

/**
 * @param {PlacedSite['position']} position of a call site
 * @returns {{file: string, line: number | null}} where it is
 */
function lineOf({ file, line }) {
  return { file, line: nullIfUnknown(line) };
}

/**
 * @param {Attribution} attribution of one isolate
 * @param {number[]} ofSite index of each site's work
 * @param {RouteCount[]} counts of all requests by route
 * @returns {Pick<AnnotatedProfile, 'rows' | 'routes' | 'rowOfSample'>} rows in order of first appearance, and each
 *   sample's row
 */
function countRows({ profile: { stacks }, tallies, ties }, ofSite, counts) {
  /** @type {StackRow[]} */
  const rows = [];
  const routes = new Routes(counts);
  /** @type {Map<number, number>} */
  const known = new Map();
  const rowOf = tallies.list.map(({ stack, phase, site, ticks, weightUs }) => {
    if (phase === PHASE.idle) return -1;
    const work = site === -1 ? -1 : ofSite[site];
    const key = ((work + 1) * (stacks.length + 1) + stack + 1) * PHASES.length + phase;
    let row = known.get(key);
    if (row === undefined) {
      const route = phase === PHASE['event-loop'] ? routes.add(tieOf(ties, stack).tie) : -1;
      row = rows.push({ stack, work, phase: PHASES[phase], route, ticks: 0, weightUs: 0 }) - 1;
      known.set(key, row);
    }
    rows[row].ticks += ticks;
    rows[row].weightUs += weightUs;
    return row;
  });
  return { rows, routes: routes.list, rowOfSample: tallies.ofSample.map((tally) => rowOf[tally]) };
}

/** What samples are tied to, each once. */
class Routes {
  /** @type {StackRoute[]} */
  list = [];
  /** @type {Map<Tie | null, number>} */
  #indexes = new Map();
  #counts;

  /** @param {RouteCount[]} counts of all requests by route */
  constructor(counts) {
    this.#counts = counts;
  }

  /**
   * @param {Tie | null} tie of a sample
   * @returns {number} its index
   */
  add(tie) {
    const index = this.#indexes.get(tie) ?? this.list.push(routeOfTie(wholeTie(tie, this.#counts))) - 1;
    this.#indexes.set(tie, index);
    return index;
  }
}

/** Distinct works of sites: many sites belong to one line. */
class Works {
  /** @type {StackWork[]} */
  list = [];
  /** @type {Map<string, number>} */
  #indexes = new Map();

  /**
   * @param {StackWork} work of a site
   * @returns {number} its index, the same for equal ones
   */
  add(work) {
    const key = JSON.stringify(Object.values(work));
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    this.#indexes.set(key, this.list.length);
    return this.list.push(work) - 1;
  }
}
