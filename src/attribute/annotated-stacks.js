import { PHASE, PHASES } from './phases.js';

/** @import { AnnotatedProfile, StackRow, StackWork } from '../model/annotated-stacks.js' */
/** @import { Attribution } from './attribute-profile.js' */
/** @import { PlacedSite } from './resolve-sites.js' */

/**
 * The samples of a recording as pictures show them: those that agree in stack, cryptography and phase are one row, so that
 * a million ticks are some thousand rows. Idle samples are left out; all others are in one row each.
 * @param {Attribution[]} attributions one for each profile
 * @param {PlacedSite[][]} resolved what each of their sites is
 * @param {(attribution: number, site: number) => string} idOf id of the report's call site, `''` if it has none
 * @returns {AnnotatedProfile[]} one for each attribution
 */
export function annotatedStacks(attributions, resolved, idOf) {
  return attributions.map((attribution, index) => {
    const works = new Works();
    const ofSite = resolved[index].map(({ site, position, what: { operation, algorithm } }, number) =>
      works.add({ operation, algorithm, frame: site.frame, ...lineOf(position), callSite: idOf(index, number) }),
    );
    return { profile: attribution.profile, rows: countRows(attribution, ofSite), works: works.list };
  });
}

/**
 * @param {PlacedSite['position']} position of a call site
 * @returns {{file: string, line: number}} where it is
 */
function lineOf({ file, line }) {
  return { file, line };
}

/**
 * @param {Attribution} attribution of one isolate
 * @param {number[]} ofSite index of what each of its sites is
 * @returns {StackRow[]} in the order in which they are first met
 */
function countRows({ profile: { samples, stacks }, phases, sites }, ofSite) {
  /** @type {Map<number, StackRow>} */
  const rows = new Map();
  for (let index = 0; index < samples.length; index++) {
    const phase = phases[index];
    if (phase === PHASE.idle) continue;
    const stack = samples.stack[index];
    const work = sites[index] === -1 ? -1 : ofSite[sites[index]];
    const key = ((work + 1) * (stacks.length + 1) + stack + 1) * PHASES.length + phase;
    let row = rows.get(key);
    if (row === undefined) rows.set(key, (row = { stack, work, phase: PHASES[phase], ticks: 0, weightUs: 0 }));
    row.ticks++;
    row.weightUs += samples.weight[index];
  }
  return [...rows.values()];
}

/** What sites do, each once: many sites are one line's. */
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
