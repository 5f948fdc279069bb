/** Which routes each function of the program answers, by what the sources register. */
import { addToList } from '../model/add-to-list.js';
import { codePlace } from '../model/frame-table.js';
import { lastPart } from '../model/last-part.js';
import { mayRegister, routeIdentity, routeKey, UNKNOWN_PART } from '../model/route.js';
import { isFramework } from '../catalogue/index.js';
import { filesThatAnswer, routeIndex } from '../source/routes/route-index.js';
import { answersRequests } from './frame-facts.js';
import { compiledOpener, compiledTexts, isUserFile, originalOf } from './compiled-texts.js';
import { placeCalls } from './place-calls.js';

/** @import { CodePlace, Frame, FrameRoute, Profile } from '../model/profile.js' */
/** @import { AnswerOf } from '../source/routes/file-routes.js' */
/** @import { RoutedCall, RouteIndex } from '../source/routes/route-index.js' */
/** @import { Script } from '../source/script.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/**
 * Names of frameworks, and request properties that programs without one examine: a file with neither in its text need
 * not be searched for routes.
 */
const ROUTED =
  /express|fastify|koa|hono|nestjs|route|hapi|polka|restify|find-my-way|["'](?:h3|elysia|@feathersjs|socket\.io)|trpc|graphql|apollo|mercurius|resolver|\burl\b|\bpathname\b|\.\s*method\b/i;

/**
 * Finds which routes the program's functions answer. Existing `routes` of frames stay, since a saved profile has no
 * sources.
 * @param {Profile} profile whose frames are completed
 * @param {FrameFacts[]} facts of its frames
 * @param {(file: string) => Script | null} scriptOf opens a source, null if it is not at hand
 * @param {() => ReadonlySet<number>} findAlone returns the frames of functions that were seen doing cryptography
 *   without other user code above them
 * @returns {Frame[]} the same frames, with `routes` if the function has any
 */
export function routedFrames(profile, facts, scriptOf, findAlone) {
  const { frames } = profile;
  if (!answersRequests(profile, facts)) return frames;
  const texts = compiledTexts(profile);
  const files = [...texts.keys()].filter(isUserFile);
  const hasFramework = facts.some(({ package: name }) => isFramework(name));
  const answerOf = filesThatAnswer(texts.keys());
  const isFile = [...(profile.originals?.keys() ?? [])].some((file) => answerOf(file) !== null);
  if (!hasFramework && !isFile && !files.some((file) => ROUTED.test(texts.get(file) ?? ''))) return frames;
  const compiled = routeIndex({
    files,
    mayRegister: (file) => mayRegister(texts.get(file) ?? ''),
    has: (file) => texts.has(file),
    scriptOf: compiledOpener(profile, scriptOf),
    originalOf: originalOf(profile),
  });
  const alone = findAlone();
  const inCompiled = frameAnswers(profile, facts, compiled, codePlace, alone);
  const originals = originalIndex(profile, scriptOf, answerOf);
  const inOriginals = originals && frameAnswers(profile, facts, originals, (frame) => frame, alone);
  const whole = wholeRoutes(inOriginals ?? []);
  return frames.map((frame, index) => {
    const own = saysMore(inCompiled[index], frame.generated ? inOriginals?.[index] : undefined).map(whole);
    return own.length === 0 || frame.routes !== undefined ? frame : { ...frame, routes: own };
  });
}

/**
 * Compilers change names, and bundlers hide which files existed: routes that are not recognisable in what V8 compiled
 * may be in the originals.
 * @param {Profile} profile of a thread
 * @param {(file: string) => Script | null} scriptOf opens a source
 * @param {AnswerOf} answerOf a file, by its path
 * @returns {RouteIndex | null} routes from the originals, null if there are none
 */
function originalIndex({ sources, originals = new Map() }, scriptOf, answerOf) {
  const files = [...originals.keys()].filter((file) => isUserFile(file) && sources.has(file));
  if (files.length === 0) return null;
  const mayBe = (/** @type {string} */ file) => answerOf(file) !== null || mayRegister(sources.get(file) ?? '');
  return routeIndex({ files, mayRegister: mayBe, has: (file) => originals.has(file), scriptOf, answerOf });
}

/**
 * What a compiler inlined into a handler is in no route of the originals, and minified code may not show all of its route.
 * @param {FrameRoute[][]} originals routes of the frames from the originals
 * @returns {(route: FrameRoute) => FrameRoute} the same registration as the originals have it, if they have all of its
 *   pattern; else as it is
 */
export function wholeRoutes(originals) {
  const placeOf = (/** @type {FrameRoute} */ { method, path, file, line }) =>
    JSON.stringify([method, path, file, line]);
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  for (const route of originals.flat()) {
    const place = placeOf(route);
    known.set(place, (known.get(place) ?? new Set()).add(route.pattern));
  }
  return (route) => {
    const [pattern = '', ...others] = (route.line > 0 && known.get(placeOf(route))) || [];
    // One router may be mounted in several places.
    const isSure = others.length === 0 && pattern !== '' && !pattern.includes(UNKNOWN_PART);
    return isSure && route.pattern.includes(UNKNOWN_PART) ? { ...route, pattern } : route;
  };
}

/**
 * @param {FrameRoute[]} compiled routes of a frame from what V8 compiled
 * @param {FrameRoute[]} [original] the same from the originals
 * @returns {FrameRoute[]} whichever says more: minified code may show only some of the routes that a wrapped handler has
 */
export function saysMore(compiled, original = []) {
  const isPart = (/** @type {FrameRoute} */ { pattern }) => pattern.includes(UNKNOWN_PART);
  const isUnknown = (/** @type {FrameRoute} */ { method, role }) => method === '' && role === 'callee';
  if (original.length === 0) return compiled;
  if (compiled.some(isUnknown) && !original.some(isUnknown)) return original;
  const known = new Set(original.map(routeKey));
  const isLess = known.size > compiled.length && compiled.every((route) => known.has(routeKey(route)));
  return isLess || (compiled.some(isPart) && !original.some(isPart)) ? original : compiled;
}

/**
 * @param {Profile} profile of a thread
 * @param {FrameFacts[]} facts of its frames
 * @param {RouteIndex} routes of the program
 * @param {(frame: Frame) => CodePlace} placeOf maps a frame to the text in which the routes were found
 * @param {ReadonlySet<number>} alone frames of functions that were seen doing cryptography without other user code
 *   above them
 * @returns {FrameRoute[][]} routes of each frame
 */
function frameAnswers(profile, facts, routes, placeOf, alone) {
  const unplaced = unplacedAnswers(profile, facts, routes, placeOf);
  return profile.frames.map((frame, index) => {
    if (facts[index].owner === 'package' && frame.routes === undefined) return packageAnswers(facts[index], routes);
    if (facts[index].owner !== 'user' || frame.moduleBody || frame.routes !== undefined) return [];
    const place = placeOf(frame);
    const answers = unplaced.get(index) ?? routes.at(place);
    return answers.length === 0 && alone.has(index) ? routes.calledFrom(place.file, place.line, place.column) : answers;
  });
}

/**
 * @param {FrameFacts} facts of a function of a package
 * @param {RouteIndex} routes of the program
 * @returns {FrameRoute[]} routes for which the package's handlers are registered
 */
function packageAnswers({ package: name, forwards }, routes) {
  return forwards || isFramework(name) ? [] : routes.ofPackage(name);
}

/**
 * In servers that test the request themselves, a frame's position within its function decides. If that is unknown, its
 * callee does, by name and by the order of calls.
 * @param {Profile} profile of a thread
 * @param {FrameFacts[]} facts of its frames
 * @param {RouteIndex} routes of the program
 * @param {(frame: Frame) => CodePlace} placeOf maps a frame to the text in which the routes were found
 * @returns {Map<number, FrameRoute[]>} routes of frames with unknown positions, in functions whose calls belong to
 *   routes
 */
function unplacedAnswers(profile, facts, routes, placeOf) {
  /** @type {Map<number, FrameRoute[]>} */
  const answers = new Map();
  /** @type {Map<string, {callOffset: number, candidates: RoutedCall[], frame: number}[]>} */
  const functions = new Map();
  for (const [frame, names] of calleeNames(profile)) {
    const place = placeOf(profile.frames[frame]);
    if (facts[frame].owner !== 'user' || routes.at(place).some(({ method }) => method !== '')) continue;
    const candidates = routes.callsAt(place, names);
    const { callOffset } = profile.frames[frame];
    if (candidates.length > 0 && callOffset === 0) answers.set(frame, routesOfAll(candidates));
    if (candidates.length === 0 || callOffset === 0) continue;
    const key = JSON.stringify([place.file, place.line, place.column]);
    addToList(functions, key, { callOffset, candidates, frame });
  }
  for (const places of functions.values()) {
    const placed = placeCalls(places);
    for (const { callOffset, frame } of places) answers.set(frame, routesOfAll(placed.get(callOffset) ?? []));
  }
  return answers;
}

/**
 * @param {RoutedCall[]} calls one of which it is
 * @returns {FrameRoute[]} their routes; none if one of them has none
 */
function routesOfAll(calls) {
  if (calls.some(({ routes }) => routes.length === 0)) return [];
  return [...new Map(calls.flatMap(({ routes }) => routes.map((route) => [routeIdentity(route), route]))).values()];
}

/**
 * @param {Profile} profile of a thread
 * @returns {Map<number, string[]>} callee names of frames with unknown positions
 */
function calleeNames({ frames, stacks }) {
  /** @type {Map<number, Set<string>>} */
  const names = new Map();
  for (let row = 0; row < stacks.length; row++) {
    const caller = stacks.parent[row] === -1 ? -1 : stacks.frame[stacks.parent[row]];
    if (caller === -1 || frames[caller].kind !== 'js' || isPlaced(codePlace(frames[caller]))) continue;
    const known = names.get(caller) ?? new Set();
    names.set(caller, known.add(lastPart(frames[stacks.frame[row]].name)));
  }
  return new Map([...names].map(([frame, known]) => [frame, [...known]]));
}

/**
 * @param {CodePlace} place of a frame
 * @returns {boolean} whether its position within its function is known
 */
function isPlaced({ callLine, callColumn }) {
  return callLine > 0 && callColumn > 0;
}
