/** Finds the calls of a file by their position, for all other questions about a call. */
import { addToList } from '../model/add-to-list.js';
import { isModuleOf } from '../model/file-path.js';
import { calleeName } from './call-name.js';
import { makerCall } from './call-origin.js';
import { awaitOf, syntaxReader } from './call-syntax.js';
import { callDescriber, linesOfCall } from './describe-call.js';
import { lastAtMost } from '../model/sorted.js';
import { eachNode } from './each-node.js';
import { functionsAround } from './function-around.js';
import { functionNames, v8Name } from './function-name.js';
import { givenNames } from './given-names.js';
import { importedName } from './imported-name.js';
import { inlineAllows, lostAllows } from './inline-allow.js';
import { findMount } from './mount-finder.js';
import { innermostFinder } from './nested-ranges.js';
import { isFunction, isLoop } from './node-kinds.js';
import { indexProgram } from './program-index.js';
import { anchorsOf, callMeant } from './same-call.js';
import { parseSource } from './syntax.js';
import { skipTrivia } from './v8-position.js';

/** @import { PlainCode } from '../model/compiled-file.js' */
/** @import { EnclosingFunction, SourceCall } from '../model/source-call.js' */
/** @import { Search } from './same-call.js' */
/** @import { Call } from './describe-call.js' */
/** @import { LostAllow } from './inline-allow.js' */
/** @import { LineTable } from './line-table.js' */
/** @import { TextKind } from './source-file.js' */
/** @import { ParsedSource } from './syntax.js' */
/** @import { Place, ProgramIndex } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { CallNode } from './v8-position.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** @typedef {{start: number, end: number}} Range offsets, the end exclusive */

/** Syntax that may run code without naming it in a call: getters, iterators, loading modules. */
const MAY_RUN_CODE =
  /^(?:MemberExpression|ForOfStatement|SpreadElement|ArrayPattern|ObjectPattern|YieldExpression|ImportExpression|WithStatement)$/;

/**
 * A call found by name.
 * @typedef {object} FoundCall
 * @property {number} offset position of the call, as V8 gives it
 * @property {number} end offset after the call: within a function V8's code has calls in the order of their ends
 * @property {boolean} isMoved true if this call may not follow that order
 * @property {boolean} nested true if it is in a function inside the range, which has its own frames
 * @property {boolean} runsFirst true if the file's own code gets there before any loop or wait
 * @property {SourceCall} call computed on access
 */

/**
 * @typedef {object} CallFinder
 * @property {(offset: number) => SourceCall | null} callAt
 * @property {(offset: number) => SourceCall | null} awaitedAt
 * @property {(range: Range, names: readonly string[]) => SourceCall | null} onlyCallIn the only call in the range, or the only
 *   one there to what has one of those names; null if there are several or none
 * @property {(callee: string, from: number, to: number) => FoundCall[]} callsTo
 * @property {(offset: number) => FoundCall | null} loneCallOf
 * @property {(offset: number) => ReadonlySet<string>} namesGiven
 * @property {(offset: number) => Range | null} functionAt
 * @property {(range: Range) => Range | null} onlyFunctionIn the only function that begins in a range; null if several do
 * @property {(offset: number) => string} nameAt
 * @property {(packageName: string) => SourceCall | null} mountOf
 * @property {(packageName: string) => SourceCall[]} callsInto
 * @property {(isMeant: (call: SourceCall) => boolean) => LostAllow[]} lostAllows
 * @property {(call: SourceCall) => number[]} anchorsOf
 * @property {(callee: string, offsets: number[]) => {call: SourceCall, offset: number} | null} callMeant
 * @property {(offset: number) => FunctionAround | null} functionAround
 * @property {{program: Node, index: ProgramIndex, around: (place: Place) => EnclosingFunction} | null} parsed null if the
 *   file can't be parsed
 */

/**
 * The innermost function around a position of the source.
 * @typedef {object} FunctionAround
 * @property {number} offset where V8 would put it; 0 for the whole file
 * @property {string} name that V8 would give it, `''` if none
 * @property {boolean} isModule whether it is not a function but the file's own code
 */

/** Finds nothing. @type {CallFinder} */
export const FINDS_NOTHING = {
  callAt: () => null,
  awaitedAt: () => null,
  onlyCallIn: () => null,
  callsTo: () => [],
  loneCallOf: () => null,
  namesGiven: () => new Set(),
  functionAt: () => null,
  onlyFunctionIn: () => null,
  nameAt: () => '',
  mountOf: () => null,
  callsInto: () => [],
  lostAllows: () => [],
  anchorsOf: () => [],
  callMeant: () => null,
  functionAround: () => null,
  parsed: null,
};

/**
 * @typedef {object} FileText
 * @property {string} text the whole source
 * @property {LineTable} lines of the text
 * @property {string} file its path, `''` if unknown
 * @property {TextKind} kind what the text is to the file
 * @property {PlainCode | null} plain the JavaScript in it, null if that is all of it
 */

/** What is read, unlike spaces, and types before an arrow function. */
const NO_BLANK = /[^\s<]/;

/**
 * Parses a file and indexes its calls by position.
 * @param {FileText} file of it
 * @returns {CallFinder} a finder that finds nothing if the file can't be parsed
 */
export function callFinder(file) {
  const parsed = parseSource(file.plain?.code ?? file.text, file.file);
  return parsed === null ? FINDS_NOTHING : finderIn(parsed, file);
}

/**
 * @param {ParsedSource} parsed a file, or a part of it
 * @param {FileText} file of it
 * @returns {CallFinder} finds what was parsed
 */
export function finderIn(parsed, { text, lines, file, kind, plain }) {
  const code = plain?.code ?? text;
  const { program, module } = parsed;
  const { comments, hidden } = plain ?? { ...parsed, hidden: [] };
  const index = indexProgram(code, program, [...comments, ...hidden]);
  const { calls, functions, functionEnds, functionPlaces, blanks, names, uses } = index;
  const named = once(() => functionNames(functionPlaces.values()));
  const nameOfFunction = (/** @type {Node | undefined} */ node) => (node && named().get(node)) ?? '';
  const allows = inlineAllows(text, comments, lines);
  // Most files are only asked which function is where.
  const reader = once(() =>
    syntaxReader({
      text: code,
      original: text,
      lines,
      file,
      kind,
      module,
      names,
      uses,
      blanks,
      comments,
      calls,
      nameOfFunction,
    }),
  );
  const around = (/** @type {Place} */ place) => reader().around(place);
  const describeNew = once(() => callDescriber(text, lines, blanks, allows, reader().syntaxOf));
  /** @type {WeakMap<SourceCall, Call>} */
  const callOf = new WeakMap();
  /** @type {Map<Call, SourceCall>} */
  const descriptions = new Map();
  // Each of a function's calls is asked for with each place in it that was sampled.
  const describe = (/** @type {Call} */ call) => {
    const known = descriptions.get(call);
    if (known !== undefined) return known;
    const description = describeNew()(call);
    descriptions.set(call, description);
    callOf.set(description, call);
    return description;
  };
  const described = (/** @type {Call | undefined} */ call) => (call === undefined ? null : describe(call));
  const firstRepeat = once(() => repeatIn(program));
  const foundIn = (/** @type {Call} */ call, /** @type {number} */ from) => ({
    offset: call.position,
    end: call.end,
    isMoved: call.isMoved,
    nested: call.function >= 0 && functions[call.function].start > from,
    runsFirst: call.function < 0 && call.end <= firstRepeat(),
    get call() {
      return describe(call);
    },
  });
  const lineOf = (/** @type {number} */ offset) => lines.positionOf(offset).line;
  const sorted = sortedByPosition(calls);
  const [innermostCall, innermostFunction] = [calls, functions].map((ranges) => innermostFinder(ranges));
  const byName = once(() => groupByName(sorted.all));
  const byAwait = once(() => new Map(calls.map((call) => [awaitOf(call.place)?.start, call])));
  const functionOf = once(() => functionsAround(functionPlaces));
  /** @type {Search} */
  const search = {
    at: (offset) => [sorted.from(offset)].find((call) => call?.position === offset),
    *around(offset) {
      for (let index = innermostCall(offset); index !== -1; index = calls[index].outer) yield calls[index];
    },
    inLine: (offset) => {
      const { start, end } = lines.rangeOf(lines.positionOf(offset).line);
      return sorted.between(start, end);
    },
  };

  return {
    callAt(offset) {
      const exact = search.at(offset);
      if (exact) return describe(exact);
      const around = calls[innermostCall(offset)];
      return around && around.function === innermostFunction(offset) ? describe(around) : null;
    },
    awaitedAt: (offset) => described(byAwait().get(offset)),
    onlyCallIn({ start, end }, asked) {
      const found = sorted.between(start, end);
      const meant =
        found.length > 1 ? found.filter(({ node, scope }) => asked.includes(calleeName(node, scope))) : found;
      return meant.length === 1 ? describe(meant[0]) : null;
    },
    callsTo(callee, from, to) {
      return (byName().get(callee) ?? [])
        .filter(({ position }) => position >= from && position < to)
        .map((call) => foundIn(call, from));
    },
    loneCallOf(start) {
      const node = functionPlaces.get(start)?.node;
      const [call, ...others] = calls.filter((each) => functions[each.function]?.start === node?.start);
      const isLone = node !== undefined && call !== undefined && others.length === 0;
      return isLone && runsNothingElse(node, lineOf(call.position), lineOf) ? foundIn(call, start) : null;
    },
    namesGiven(start) {
      const place = functionPlaces.get(start);
      return place === undefined ? new Set() : givenNames(place, uses);
    },
    functionAt(start) {
      const end = start === 0 ? text.length : functionEnds.get(start);
      return end === undefined ? null : { start, end };
    },
    onlyFunctionIn(range) {
      const starts = [...functionEnds.keys()].filter((start) => start >= range.start && start < range.end);
      return starts.length === 1 ? { start: starts[0], end: Number(functionEnds.get(starts[0])) } : null;
    },
    nameAt: (start) => nameOfFunction(functionPlaces.get(start)?.node),
    anchorsOf(description) {
      const call = callOf.get(description);
      return call === undefined ? [] : anchorsOf(call);
    },
    callMeant(callee, offsets) {
      const call = callMeant(callee, offsets, search);
      return call && { call: describe(call), offset: call.position };
    },
    functionAround(offset) {
      // Decorators are blanks, and so are the functions in them.
      if (code[offset] === ' ' && NO_BLANK.test(text[offset])) return null;
      // Type parameters before an arrow function are blanks.
      const start = skipTrivia(code, offset);
      const place = functionPlaces.get(start);
      if (place !== undefined) return { offset: start, name: v8Name(place), isModule: false };
      const around = functionOf()(offset);
      return around === null
        ? { offset: 0, name: '', isModule: true }
        : { offset: around[0], name: v8Name(around[1]), isModule: false };
    },
    mountOf(packageName) {
      const mount = findMount(program, packageName);
      return described(calls.find(({ node }) => node === mount));
    },
    callsInto: (packageName) => calls.filter((call) => isInto(call, packageName)).map(describe),
    lostAllows: (isMeant) =>
      lostAllows(allows, () => calls.filter((call) => isMeant(describe(call))).map((call) => linesOfCall(call, lines))),
    parsed: { program, index, around },
  };
}

/**
 * @param {Node} program a file
 * @returns {number} offset of the first loop, or wait, of its own code; Infinity if it has none
 */
function repeatIn(program) {
  let first = Infinity;
  eachNode(program, true, (node) => {
    if (isLoop(node) || node.type === 'AwaitExpression') first = Math.min(first, node.start);
  });
  return first;
}

/**
 * @template Value
 * @param {() => Value} make computes a value
 * @returns {() => Value} computes it at the first call only
 */
function once(make) {
  /** @type {Value | undefined} */
  let value;
  return () => (value ??= make());
}

/**
 * @param {Call} call any
 * @param {string} packageName of a package
 * @returns {boolean} whether what is called is imported from the package, or is a method of what that made, unless nobody
 *   wants its result, as of `encrypter.setPassphrase(text);`
 */
function isInto({ node, place, scope }, packageName) {
  if (isFrom(node, scope, packageName)) return true;
  const maker = place.up?.node.type === 'ExpressionStatement' ? null : makerCall(node, scope);
  return maker !== null && isFrom(maker.node, maker.scope, packageName);
}

/**
 * @param {CallNode} node of a call
 * @param {Scope} scope that it is in
 * @param {string} packageName of a package
 * @returns {boolean} whether what is called is imported from the package
 */
function isFrom(node, scope, packageName) {
  const module = importedName(node.type === 'TaggedTemplateExpression' ? node.tag : node.callee, scope)?.module ?? '';
  return isModuleOf(module, packageName);
}

/**
 * @param {Call[]} calls in any order
 * @returns {{all: Call[], from: (offset: number) => Call | undefined, between: (start: number, end: number) => Call[]}}
 *   `from`: the last call at or before an offset
 */
function sortedByPosition(calls) {
  const all = calls.toSorted((a, b) => a.position - b.position);
  const positions = Float64Array.from(all, (call) => call.position);
  return {
    all,
    from: (offset) => all[lastAtMost(positions, offset)],
    between: (start, end) => all.slice(lastAtMost(positions, start - 1) + 1, lastAtMost(positions, end - 1) + 1),
  };
}

/**
 * @param {Call[]} calls in any order
 * @returns {Map<string, Call[]>} by callee
 */
function groupByName(calls) {
  /** @type {Map<string, Call[]>} */
  const groups = new Map();
  for (const call of calls) addToList(groups, calleeName(call.node, call.scope), call);
  return groups;
}

/**
 * Whether everything that a function runs besides its own code is on the line of its only call, by any name: a getter
 * or an iterator on another line may be what was entered.
 * @param {Node} node a function
 * @param {number} line of its only call
 * @param {(offset: number) => number} lineOf line of an offset
 * @returns {boolean} false for anything but a function
 */
function runsNothingElse(node, line, lineOf) {
  if (!isFunction(node)) return false;
  let isAlone = true;
  for (const part of [...node.params, node.body]) {
    eachNode(part, true, (each) => {
      if (MAY_RUN_CODE.test(each.type))
        isAlone &&= lineOf('property' in each ? each.property.start : each.start) === line;
    });
  }
  return isAlone;
}
