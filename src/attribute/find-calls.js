/** Which call of the source each question about a call site means, by positions, names and the order of calls. */
import { apisDoing, packageApisDoing } from '../catalogue/index.js';
import { codePlace, compiledFunction } from '../model/frame-table.js';
import { placeCalls } from './place-calls.js';
import { allows, sourceApi } from './source-api.js';

/** @import { CodePlace, Frame } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { FoundCall } from '../source/call-finder.js' */
/** @import { CompiledCode } from '../source/compiled-code.js' */
/** @import { Decision } from './decide.js' */

/**
 * Which call of the source is this?
 * @typedef {object} Question
 * @property {number} frame that calls
 * @property {string} callee name of the callee there
 * @property {string} entered name of the entered function, `''` if it has none
 * @property {Frame | null} enteredFrame of that function, null if there is none
 * @property {Decision} decision about what happened below it
 * @property {boolean} isDirect whether it calls Node's crypto directly, so that the decision is about this call
 */

/**
 * @param {Frame[]} frames of a profile
 * @param {(frame: Frame) => CompiledCode | null} codeOf opens the code of a frame, null if it is not available
 * @param {Question[]} questions all open questions: those about one function help each other
 * @returns {SourceCall[][]} for each question the calls that it may be; empty if the source does not say
 */
export function findCalls(frames, codeOf, questions) {
  /** @type {Map<string, Map<number, {candidates: FoundCall[], asked: number[]}>>} by function, then by offset */
  const functions = new Map();
  const answers = questions.map((question, index) => {
    const frame = frames[question.frame];
    const code = codeOf(frame);
    if (code === null) return [];
    const at = codePlace(frame);
    if (at.callLine > 0) {
      // A file that is too large knows only the functions that it was asked for.
      code.functionRange(at.line, at.column);
      const names = [question.entered, ...namesOf(question)].filter((name) => name !== '');
      return [code.callAtLine(at.callLine, at.callColumn, names)].filter((call) => call !== null);
    }
    const candidates = withoutFirst(frame, candidatesFor(code, at, question, codeOf));
    if (frame.callOffset === 0) return candidates.map(({ call }) => call);
    const key = compiledFunction(frame);
    const places = functions.get(key) ?? new Map();
    functions.set(key, places);
    const place = places.get(frame.callOffset);
    if (place === undefined) places.set(frame.callOffset, { candidates, asked: [index] });
    else
      places.set(frame.callOffset, {
        candidates: inBoth(place.candidates, candidates),
        asked: [...place.asked, index],
      });
    return [];
  });
  for (const places of functions.values()) {
    const known = [...places].filter(([, { candidates }]) => candidates.length > 0);
    const placed = placeCalls(known.map(([callOffset, { candidates }]) => ({ callOffset, candidates })));
    for (const [callOffset, { asked }] of known) {
      for (const index of asked) answers[index] = (placed.get(callOffset) ?? []).map(({ call }) => call);
    }
  }
  return answers;
}

/**
 * One place is one call, whatever its different samples say.
 * @param {FoundCall[]} one candidates by some samples
 * @param {FoundCall[]} other candidates by others
 * @returns {FoundCall[]} what both allow; samples without candidates don't count
 */
function inBoth(one, other) {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one;
  return one.filter(({ end }) => other.some((call) => call.end === end));
}

/**
 * A file's own code runs once. V8 makes baseline code of it only when it loops, or goes on after a wait: what came before
 * that is never called from there.
 * @param {Frame} frame that calls
 * @param {FoundCall[]} candidates its calls that it may be
 * @returns {FoundCall[]} those that its baseline code can get to
 */
function withoutFirst({ moduleBody, callOffset }, candidates) {
  if (!moduleBody || callOffset === 0) return candidates;
  const later = candidates.filter(({ runsFirst }) => !runsFirst);
  // It was told to make that code at once (--always-sparkplug).
  return later.length > 0 ? later : candidates;
}

/**
 * @param {CompiledCode} code that contains the function
 * @param {CodePlace} at where the function is
 * @param {Question} question about the frame
 * @param {(frame: Frame) => CompiledCode | null} codeOf opens the code of a frame
 * @returns {FoundCall[]} the function's calls that it may be; calls in a callback have their own frame
 */
function candidatesFor(code, at, question, codeOf) {
  // Reading a file takes milliseconds, and nothing can be found without a name.
  const names = namesOf(question);
  if (names.length === 0) return [];
  const range = code.functionRange(at.line, at.column);
  if (range === null) return [];
  const callsTo = (/** @type {string} */ name) =>
    name === '' ? [] : code.callsTo(name, range.start, range.end).filter(({ nested }) => !nested);
  const byName = callsNamed(callsTo, names, question);
  const named = byName.length > 0 ? byName : callsOtherwise(callsTo, code, at, question.enteredFrame, codeOf);
  if (!question.isDirect) return named;
  // With two calls of `update`, the calls that made their receivers distinguish a hash from a cipher.
  const allowed = named.filter(({ call }) => {
    const api = call.origin === null ? null : sourceApi(call, '');
    return api === null || allows(question.decision, api.operation);
  });
  return allowed.length > 0 ? allowed : named;
}

/**
 * @param {Question} question about a function
 * @returns {string[]} by what names it may call: Node makes `privateEncrypt` and its three siblings from one function without
 *   a name, so that each of them may be meant, and so does crypto-js with its hashes
 */
function namesOf({ callee, entered, enteredFrame, decision, isDirect }) {
  if (callee !== '' || entered !== '') return [callee];
  const isNodes = isDirect && enteredFrame !== null && enteredFrame.file.startsWith('node:');
  if (isNodes) return apisDoing([decision.operation, ...decision.candidates]);
  return packageApisDoing(decision.package, decision.operation);
}

/**
 * @param {(name: string) => FoundCall[]} callsTo the function's calls by name
 * @param {string[]} names that the callee may have
 * @param {Question} question about the function
 * @returns {FoundCall[]} calls that the question may be about
 */
function callsNamed(callsTo, names, { callee, entered }) {
  if (callee.startsWith('subtle.')) {
    const known = callsTo(callee);
    return known.length > 0
      ? known
      : callsTo(callee.slice('subtle.'.length)).filter(({ call }) => call.origin === null);
  }
  // `hash.end(data)` ends up in `update`: what was entered is what the source calls, unless it has another name there.
  const direct = callsTo(entered);
  return direct.length > 0 ? direct : names.flatMap(callsTo);
}

/** Getters, iterators and conversions run without a call that says so. */
const UNCALLED = /^(?:[gs]et(?: |$)|\[Symbol\.|(?:next|has|then|valueOf|toString|toJSON)$)/;

/**
 * The function calls nothing by the name of what was entered. It may have only one call, which leads there under any
 * name, or the entered function's file exports it under another name.
 * @param {(name: string) => FoundCall[]} callsTo the function's calls by name
 * @param {CompiledCode} code that contains the function
 * @param {CodePlace} at where the function is
 * @param {Frame | null} entered the function that was entered
 * @param {(frame: Frame) => CompiledCode | null} codeOf opens the code of a frame
 * @returns {FoundCall[]} the calls that it may be
 */
function callsOtherwise(callsTo, code, at, entered, codeOf) {
  if (entered === null || entered.kind !== 'js' || UNCALLED.test(entered.name)) return [];
  const lone = code.loneCallOf(at.line, at.column);
  if (lone !== null) return [lone];
  const { line, column } = codePlace(entered);
  return [...(codeOf(entered)?.namesGiven(line, column) ?? [])].flatMap(callsTo);
}
