/** @import { OperationId } from '../model/operation.js' */
/** @import { Frame } from '../model/profile.js' */
/** @import { Site } from './attribute-profile.js' */

/** Who was seen to call in fewer ticks may have been seen by chance, beside another that was not. */
const LEAST_TICKS = 3;

/** What does not show its operation may be any that the package is asked for. */
const ANYTHING = 'other';

/** What is over when it returns, by its name. */
const ENDS = /Sync$/;

/**
 * A package that computes in JavaScript and lets the event loop turn meanwhile (`scryptAsync` of @noble/hashes) goes on
 * after an `await` of its own, beneath nobody's code. Its first part is beneath the call: where one line alone was seen
 * to ask the package for that operation, the rest is of that line, too.
 * @param {Int32Array} sites of each sample, -1 if it is no cryptography; completed
 * @param {readonly Site[]} list the sites
 * @param {readonly Frame[]} frames of the profile
 */
export function completeResumed(sites, list, frames) {
  // Samples are many, and few programs have such a site.
  if (!list.some(isBeneathNobody)) return;
  const ticks = new Int32Array(list.length);
  for (let sample = 0; sample < sites.length; sample++) if (sites[sample] !== -1) ticks[sites[sample]]++;
  const callers = callersOf(list, ticks);
  const given = list.map((site, number) => {
    const among = isBeneathNobody(site) ? (callers.get(keyOf(site)) ?? []) : [];
    const [{ frame = -1, number: heaviest = number } = {}] = among;
    const isOne = among.every((caller) => isSameCall(frames[caller.frame], frames[frame]));
    const seen = among.reduce((sum, caller) => sum + caller.ticks, 0);
    return isOne && seen >= LEAST_TICKS ? heaviest : number;
  });
  for (let sample = 0; sample < sites.length; sample++) if (sites[sample] !== -1) sites[sample] = given[sites[sample]];
}

/**
 * @param {readonly Site[]} list the sites
 * @param {Int32Array} ticks of each
 * @returns {Map<string, {number: number, frame: number, ticks: number}[]>} sites of code that calls a package, by what
 *   of which package it asks for, the heaviest first
 */
function callersOf(list, ticks) {
  /** @type {ReturnType<typeof callersOf>} */
  const callers = new Map();
  list.forEach((site, number) => {
    if (site.decision.package === '' || !site.isCaller || ticks[number] === 0 || isOver(site)) return;
    for (const key of new Set([keyOf(site), keyOf(site, ANYTHING)])) {
      const known = callers.get(key) ?? [];
      known.push({ number, frame: site.frame, ticks: ticks[number] });
      callers.set(key, known);
    }
  });
  for (const known of callers.values()) known.sort((a, b) => b.ticks - a.ticks);
  return callers;
}

/**
 * @param {Frame} one frame that calls a package
 * @param {Frame} other that asks it for the same
 * @returns {boolean} whether both are at one line, as far as they show: there is a frame for each tier of a function, and
 *   not all of them know their line
 */
function isSameCall(one, other) {
  const isSameFunction = one.file === other.file && one.line === other.line && one.column === other.column;
  return isSameFunction && (one.callLine === other.callLine || one.callLine === 0 || other.callLine === 0);
}

/**
 * @param {Site} site of samples
 * @returns {boolean} whether what was called has done all of its work when it returns
 */
function isOver({ decision, entered }) {
  return ENDS.test(decision.api) || ENDS.test(entered);
}

/**
 * @param {Site} site of samples
 * @returns {boolean} whether only code of the package that computes was on the stack
 */
function isBeneathNobody({ decision, frame, isCaller }) {
  return decision.package !== '' && frame !== -1 && !isCaller;
}

/**
 * @param {Site} site of samples
 * @param {OperationId} [operation] that it is taken for
 * @returns {string} what of which package it is
 */
function keyOf({ decision }, operation = decision.operation) {
  return JSON.stringify([decision.package, operation]);
}
