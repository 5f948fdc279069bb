/** Who asked for what a package did after an `await` of its own, with no user code on the stack. */
import { packageApiNamed, packageOf } from '../catalogue/index.js';
import { mayBeSameOperation } from '../model/operation.js';
import { ranFiles } from '../source/compiled-code.js';
import { isUserFile } from './compiled-texts.js';
import { mentions } from './find-mounts.js';
import { frameKey, keptAskers } from './kept-calls.js';

/** @import { OperationId } from '../model/operation.js' */
/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { CallInFile } from '../source/compiled-code.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */

/** A caller seen in fewer ticks may have been seen by chance, while another was not. */
const LEAST_TICKS = 3;

/** Code that does not show its operation may be any that the package is used for. */
const ANYTHING = 'other';

/** Names of functions that are done when they return. */
const ENDS = /Sync$/;

/**
 * A package that computes in JavaScript and lets the event loop turn meanwhile (`scryptAsync` of @noble/hashes)
 * continues after an `await` of its own, without user code on the stack. Its first part is still below the call: if
 * only one line was seen calling the package for that operation, the rest belongs to that line, too. The exception: if
 * the sources have another line that may call it, all of that line's work may lack user code (`hash` of bcryptjs makes
 * its salt first).
 * @param {Int32Array} sites of each sample, -1 if not cryptography; completed
 * @param {readonly Site[]} list the sites
 * @param {readonly Frame[]} frames of the profile
 * @param {(site: Site) => boolean} isAlone whether no other line of the program asks for what a site does
 */
export function completeResumed(sites, list, frames, isAlone) {
  // There are many samples, and few programs have such a site.
  if (!list.some(hasNoUserCode)) return;
  const ticks = new Int32Array(list.length);
  for (let sample = 0; sample < sites.length; sample++) if (sites[sample] !== -1) ticks[sites[sample]]++;
  const callers = callersOf(list, ticks);
  const given = list.map((site, number) => {
    const among = hasNoUserCode(site) ? (callers.get(keyOf(site)) ?? []) : [];
    const [{ frame = -1, number: heaviest = number } = {}] = among;
    const isOne = among.every((caller) => isSameCall(frames[caller.frame], frames[frame]));
    const seen = among.reduce((sum, caller) => sum + caller.ticks, 0);
    return isOne && seen >= LEAST_TICKS && isAlone(list[heaviest]) ? heaviest : number;
  });
  for (let sample = 0; sample < sites.length; sample++) if (sites[sample] !== -1) sites[sample] = given[sites[sample]];
}

/**
 * @param {readonly Site[]} list the sites
 * @param {Int32Array} ticks of each
 * @returns {Map<string, {number: number, frame: number, ticks: number}[]>} sites of code that calls a package, by
 *   package and operation, heaviest first
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
 * @param {Frame} other that calls it for the same
 * @returns {boolean} whether both are at one line, as far as known: a function has a frame for each tier, and not all
 *   of them know their line
 */
function isSameCall(one, other) {
  const isSameFunction = one.file === other.file && one.line === other.line && one.column === other.column;
  return isSameFunction && (one.callLine === other.callLine || one.callLine === 0 || other.callLine === 0);
}

/**
 * @param {Site} site of samples
 * @returns {boolean} whether the callee has done all its work when it returns
 */
function isOver({ decision, entered }) {
  return ENDS.test(decision.api) || ENDS.test(entered);
}

/**
 * @param {Site} site of samples
 * @returns {boolean} whether only code of the computing package was on the stack
 */
function hasNoUserCode({ decision, frame, isCaller }) {
  return decision.package !== '' && frame !== -1 && !isCaller;
}

/**
 * @param {Site} site of samples
 * @param {OperationId} [operation] to assume for it
 * @returns {string} key for its package and operation
 */
function keyOf({ decision }, operation = decision.operation) {
  return JSON.stringify([decision.package, operation]);
}

/**
 * Reads in the sources which calls may ask a package for something. A saved profile has no sources, and keeps what was found.
 * @param {Profile} profile whose `calls` are completed
 * @param {(file: string) => Script | null} scriptOf opens a source
 * @returns {{isAlone: (site: Site) => boolean, askersOf: (site: Site) => CallInFile[], isOnly: (site: Site, askers: CallInFile[]) =>
 *   boolean}} isAlone: whether no other line of the program asks for what a site does, as far as the sources show; askersOf: the
 *   calls that may have asked for it; isOnly: whether they are one line, and nothing else of the program can have asked
 */
export function askingCalls(profile, scriptOf) {
  const callsOf = callFinder(profile, scriptOf, 'callsInto');
  const unplacedOf = callFinder(profile, scriptOf, 'unplacedInto');
  return {
    isAlone(site) {
      const key = frameKey(site.frame, 'otherCaller');
      if (profile.calls.has(key)) return false;
      const { file, callLine } = profile.frames[site.frame];
      const asking = [...callsOf(site), ...unplacedOf(site)];
      // Code that does not know its line is at one of those.
      const own = callLine === 0 ? asking[0] : { file, line: callLine };
      const other = asking.find((call) => call.file !== own.file || call.line !== own.line);
      if (other !== undefined) profile.calls.set(key, other);
      return other === undefined;
    },
    askersOf: (site) => keptAskers(profile, site.frame, callsOf(site)),
    isOnly(site, askers) {
      const key = frameKey(site.frame, 'onlyAsker');
      if (profile.calls.has(key)) return true;
      const [first, ...others] = askers;
      const isLine =
        first !== undefined && others.every(({ file, line }) => file === first.file && line === first.line);
      if (!isLine || site.decision.operation === ANYTHING || unplacedOf(site).length > 0) return false;
      if (!areOnlyCalled(profile, scriptOf, site.decision)) return false;
      profile.calls.set(key, first);
      return true;
    },
  };
}

/**
 * @param {Profile} profile of the program
 * @param {(file: string) => Script | null} scriptOf opens a source
 * @param {'callsInto' | 'unplacedInto'} which calls of a package
 * @returns {(site: Site) => CallInFile[]} those of users' code that may have asked for what a site does
 */
function callFinder(profile, scriptOf, which) {
  /** @type {Map<string, CallInFile[]>} by package */
  const ofPackages = new Map();
  return ({ decision: { package: name, operation } }) => {
    let calls = ofPackages.get(name);
    if (calls === undefined) {
      const own = ranFiles(profile, scriptOf).filter(({ file, text }) => isUserFile(file) && mentions(text, name));
      ofPackages.set(name, (calls = own.flatMap((ran) => ran[which](name))));
    }
    return calls.filter((call) => mayContinue(call, name, operation));
  };
}

/**
 * @param {Profile} profile of the program
 * @param {(file: string) => Script | null} scriptOf opens a source
 * @param {Site['decision']} decision on what a package does
 * @returns {boolean} whether everything known to ask the package for it is a call in the program's own files: no other
 *   package has it, and no function that asks is passed on
 */
function areOnlyCalled({ sources, compiled, originals }, scriptOf, { package: name, operation }) {
  const isMeant = (/** @type {string} */ called) => {
    const known = packageApiNamed(name, called);
    return known === null || mayBeSameOperation(known.operation, operation);
  };
  // A saved profile, which has none, has kept what they said.
  if (sources.size === 0) return false;
  return [...sources].every(([file, text]) => {
    if (file.startsWith('node:') || packageOf(file) === name || !mentions(text, name)) return true;
    const isAsItStands = !compiled?.has(file) && !originals?.has(file) && packageOf(file) === '';
    return isAsItStands && scriptOf(file)?.onlyCalls(name, isMeant) === true;
  });
}

/**
 * Finds the lines that may have called a package where it continued with no user code on the stack. If there is only one, the work is
 * attributed to it.
 * @param {readonly Site[]} list the sites, whose `askers` and `mount` are completed
 * @param {ReturnType<typeof askingCalls>} asking what the sources say
 */
export function findAskers(list, { askersOf, isOnly }) {
  for (const site of list) {
    // Code that does not show its operation may belong to any line that calls the package.
    if (!hasNoUserCode(site) || site.decision.operation === ANYTHING) continue;
    const askers = askersOf(site);
    if (isOnly(site, askers)) Object.assign(site, { handler: site.decision.package, mount: askers[0] });
    else site.askers = askers;
  }
}

/**
 * @param {SourceCall} call of a package
 * @param {string} name of the package
 * @param {OperationId} operation that continues
 * @returns {boolean} whether it may be the call that continues
 */
function mayContinue({ callee, syntax }, name, operation) {
  if (ENDS.test(callee) || syntax?.isNew) return false;
  const known = packageApiNamed(name, callee);
  return known === null ? syntax?.isAwaited === true : mayBeSameOperation(known.operation, operation);
}
