/** Reads how a call is written: what edits of it need to know. */
import { lowerBoundBy } from '../model/sorted.js';
import { isUnterminated } from './around-call.js';
import { calleeName, isPromisified } from './call-name.js';
import { enclosingFunction } from './enclosing-function.js';
import { hashImport, importedName } from './imported-name.js';
import { addsInOrder } from './adds-in-order.js';
import { isFromConfiguration, MOST_PARTS } from './from-configuration.js';
import { givenFields } from './given-fields.js';
import { isKeyOf } from './is-key-of.js';
import { isEnded } from './is-ended.js';
import { isStepped } from './is-stepped.js';
import { isPolled, isSoleWait } from './is-polled.js';
import { isRefilled } from './memory.js';
import { keepsKeys } from './keeps-keys.js';
import { keyForm, keyOptions } from './key-form.js';
import { listensLater } from './listens-later.js';
import { optionLiterals } from './option-literals.js';
import { ownsReceiver } from './owns-receiver.js';
import { partsLine } from './parts-line.js';
import { isReadThenWritten } from './read-then-written.js';
import { runsAgain } from './runs-again.js';
import { runsMeanwhile } from './runs-meanwhile.js';
import { takesNumber } from './takes-number.js';
import { isSameValue, isSetOnce, countValues } from './same-value.js';
import { isRandom } from './is-random.js';
import { isSmallPiece } from './small-pieces.js';
import { sourceFile } from './source-file.js';
import { skipTrivia } from './v8-position.js';
import { waitsLater } from './waits-later.js';

/** @import { CallSyntax, EnclosingFunction } from '../model/source-call.js' */
/** @import { Blank } from './blanks.js' */
/** @import { LineTable } from './line-table.js' */
/** @import { NestedRange } from './nested-ranges.js' */
/** @import { IndexedCall, Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { TextKind } from './source-file.js' */
/** @import { AwaitExpression, CallExpression, Expression, NewExpression, AnyNode as Node, Super } from 'acorn' */

/** @typedef {NestedRange & IndexedCall} Call */
/** @typedef {{start: number, end: number}} Range offsets, the end exclusive */

/** Longer texts are whole functions or data: nobody pastes them, and saved profiles keep all texts. */
const LONGEST_TEXT = 400;

/** A file with more names is a bundle, of which we keep only names that an edit is likely to declare. */
const MOST_NAMES = 300;
const LIKELY_NAME =
  /async|promis|crypt|key|hash|sign|verify|pbkdf2|hkdf|argon|random|prime|secret|context|agent|session|pair|jose|jwt|seriali|derive|inturn|inpieces|cipher|digest|diffie|capsulate|^(?:util$|keep|read|dh)/i;

/**
 * What is needed to describe the syntax of a file's calls.
 * @typedef {object} SyntaxGrounds
 * @property {string} text the whole source, with types as blanks
 * @property {string} original the same with the types, if known
 * @property {LineTable} lines of the text
 * @property {string} file its path, `''` if unknown
 * @property {TextKind} kind what the text is to the file
 * @property {'esm' | 'cjs'} module
 * @property {Set<string>} names that the file declares or uses
 * @property {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @property {Blank[]} blanks what must not be shown
 * @property {Range[]} comments of the file
 * @property {Call[]} calls of the file
 * @property {(node: Node) => string} nameOfFunction names of its functions
 */

/**
 * Reads from the syntax tree how calls are written.
 * @param {SyntaxGrounds} grounds of the file
 * @returns {{syntaxOf: (call: Call) => CallSyntax | null, around: (place: Place) => EnclosingFunction}} syntaxOf: null for
 *   a tagged template, which has no arguments in parentheses; around: of the function around a place
 */
export function syntaxReader(grounds) {
  const { text, lines, module, names, uses, nameOfFunction } = grounds;
  const ordinalOf = ordinals(grounds.calls);
  const taken = takenNames(names);
  const constructed = constructedNames(grounds.calls);
  const file = sourceFile(grounds.original, grounds.file, grounds.kind);
  const bare = harmlessText(grounds);
  const harmless = file.language === 'typescript' ? untyped(text, bare) : bare;
  const literalsOf = optionLiterals({ lines, uses, harmless });
  const surroundings = {
    text,
    original: grounds.original,
    lines,
    // A compiler may turn a module into CommonJS.
    mayAwaitOutside: module === 'esm' && grounds.kind === 'loaded',
    isTypeScript: file.language === 'typescript',
    mayAwait: !names.has('await'),
    constructed,
    uses,
    nameOfFunction,
    atOnce: new Map(),
  };

  const around = (/** @type {Place} */ place) => enclosingFunction(place, surroundings);
  const syntaxOf = (/** @type {Call} */ call) => {
    const { node, place, scope } = call;
    if (node.type === 'TaggedTemplateExpression') return null;
    const callee = calleeRange(node, text);
    const within = around(place);
    return {
      range: lines.spanOf(node),
      calleeRange: lines.spanOf(callee),
      calleeText: harmless(callee),
      receiverText: receiverText(node.callee, harmless),
      ...textsOf(node, harmless, bare),
      argumentRanges: node.arguments.map((argument) => lines.spanOf(argument)),
      areConstant: node.arguments.map((argument) => isSameValue(argument, scope)),
      areSetOnce: node.arguments.map((argument) => isSetOnce(argument, scope)),
      given: givenFields(place, node.arguments, scope),
      inputs: countValues(node.arguments, scope),
      argumentForms: node.arguments.map((argument) => keyForm(argument, scope)),
      ...besideKeys(node, scope),
      optionLiterals: literalsOf(node, scope),
      hasSpread: node.arguments.some(({ type }) => type === 'SpreadElement'),
      isPromisified: isPromisified(node, scope),
      isAwaited: isAwaited(place),
      isChained: isChained(place),
      isUnterminated: isUnterminated(place, text),
      isUpdated:
        isReadThenWritten(place, within.isCallback) ||
        isRefilled(place, uses) ||
        addsInOrder(place, uses) ||
        runsMeanwhile(place, uses) ||
        runsAgain(place, uses) ||
        takesNumber(place) ||
        partsLine(place),
      listensLater: listensLater(place, uses) || waitsLater(place, uses),
      isCipherKey: isKeyOf('cipher', place, uses),
      isMacKey: isKeyOf('mac', place, uses),
      isConfigured:
        node.arguments.length > 0 && isFromConfiguration(node.arguments[0], scope, { left: MOST_PARTS, uses }),
      isRandom: node.arguments.length > 0 && isRandom(node.arguments[0], scope),
      isSmallPiece: isSmallPiece(place),
      isPolled: isPolled(place, uses),
      isSoleWait: isSoleWait(place, uses),
      ownsReceiver: ownsReceiver(place, uses),
      isNew: node.type === 'NewExpression',
      isEnded: isEnded(place, uses),
      isStepped: isStepped(place, uses),
      keepsKeys: keepsKeys(node, place, scope),
      renegotiates: uses.has('.renegotiate'),
      ordinal: ordinalOf(call),
      within,
      module,
      file,
      imported: importedName(node.callee, scope) ?? hashImport(node.callee, scope),
      taken,
    };
  };
  return { syntaxOf, around };
}

/**
 * The callee with the parentheses around it: all of `(0, crypto.pbkdf2Sync)`.
 * @param {CallExpression | NewExpression} node of a call
 * @param {string} text the whole source
 * @returns {Range}
 */
function calleeRange(node, text) {
  const start = node.type === 'NewExpression' ? skipTrivia(text, node.start + 'new'.length) : node.start;
  let { end } = node.callee;
  for (let next = skipTrivia(text, end); next < node.end && text[next] === ')'; next = skipTrivia(text, end))
    end = next + 1;
  return { start, end };
}

/**
 * @param {Expression | Super} callee of a call
 * @param {(range: Range) => string | null} harmless shows a range
 * @returns {string | null} the object whose method is called, `''` if there is none
 */
function receiverText(callee, harmless) {
  const inner = callee.type === 'ChainExpression' ? callee.expression : callee;
  if (inner.type === 'SequenceExpression')
    return receiverText(inner.expressions[inner.expressions.length - 1], harmless);
  return inner.type === 'MemberExpression' ? harmless(inner.object) : '';
}

/**
 * @param {CallExpression | NewExpression} node of a call
 * @param {(range: Range) => string | null} harmless shows what can be pasted
 * @param {(range: Range) => string | null} bare also shows what may have types, without them
 * @returns {Pick<CallSyntax, 'argumentTexts' | 'bareTexts'>} its arguments
 */
function textsOf({ arguments: given }, harmless, bare) {
  const argumentTexts = given.map((argument) => harmless(argument));
  const bareTexts = given.map((argument) => bare(argument)?.replace(/\s{2,}/g, ' ') ?? null);
  const isTyped = argumentTexts.some((text, index) => text === null && bareTexts[index] !== null);
  return isTyped ? { argumentTexts, bareTexts } : { argumentTexts };
}

/**
 * @param {CallExpression | NewExpression} node of a call
 * @param {Scope} scope that it is in
 * @returns {Pick<CallSyntax, 'keyOptions'>} what keys among its arguments have beside them
 */
function besideKeys({ arguments: given }, scope) {
  const options = given.map((argument) => keyOptions(argument, scope));
  return options.some((each) => each !== null) ? { keyOptions: options } : {};
}

/**
 * Shows stretches of source as they can be pasted elsewhere: without comments, and not at all if a literal may be
 * secret.
 * @param {SyntaxGrounds} grounds of the file
 * @returns {(range: Range) => string | null}
 */
function harmlessText({ text, blanks, comments }) {
  const isComment = new Set(comments.map(({ start }) => start));
  const startingFrom = (/** @type {number} */ offset) => lowerBoundBy(blanks, offset, ({ start }) => start);
  return ({ start, end }) => {
    if (end - start > LONGEST_TEXT) return null;
    const inside = blanks.slice(startingFrom(start), startingFrom(end));
    if (inside.some((blank) => !isComment.has(blank.start))) return null;
    let shown = '';
    let from = start;
    for (const comment of inside) {
      const body = text.slice(comment.start, comment.end);
      // A comment that contains a line's end counts as a line's end when semicolons are inserted.
      shown += `${text.slice(from, comment.start)}${/[\n\r]/.test(body) ? '\n' : ' '}`;
      from = comment.end;
    }
    return (shown + text.slice(from, end)).replace(/[ \t]+(?=\n|$)/g, '');
  };
}

/**
 * V8 saw blanks instead of types: `f<T>(a as B, c!)` as `f (a , c )`. Pasted without its types, a call may no longer
 * compile.
 * @param {string} text the whole source, of TypeScript
 * @param {(range: Range) => string | null} harmless shows a range
 * @returns {(range: Range) => string | null} the same, null for a range that may contain types, or is followed by one
 */
function untyped(text, harmless) {
  return (range) => {
    const part = text.slice(range.start, range.end + 1).replace(/[\n\r]\s*/g, '');
    return /\S {2,}\S| [),.;(\]]| $/.test(part) ? null : harmless(range);
  };
}

/**
 * @param {Place} place of a call
 * @returns {Place} that of the chain `a?.b()` that ends with it, else its own
 */
function wholeChain(place) {
  return place.up?.node.type === 'ChainExpression' ? place.up : place;
}

/**
 * @param {Place} place of a call
 * @returns {boolean} whether its result is awaited at once
 */
function isAwaited(place) {
  return awaitOf(place) !== null;
}

/**
 * @param {Place} place of a call
 * @returns {AwaitExpression | null} the `await` around it, null if there is none
 */
export function awaitOf(place) {
  const { node } = wholeChain(place).up ?? place;
  return node.type === 'AwaitExpression' ? node : null;
}

/**
 * @param {Place} place of a call
 * @returns {boolean} whether an operator after it binds more tightly than `await`
 */
function isChained(place) {
  const { node, up } = wholeChain(place);
  const parent = up?.node;
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node;
    case 'CallExpression':
    case 'NewExpression':
      return parent.callee === node;
    case 'TaggedTemplateExpression':
      return parent.tag === node;
    case 'ClassDeclaration':
    case 'ClassExpression':
      return parent.superClass === node;
    case 'BinaryExpression':
      return parent.operator === '**' && parent.left === node;
    default:
      return false;
  }
}

/**
 * @param {Call[]} calls of the file
 * @returns {(call: Call) => number} 1 for the first call of that name in its function, 2 for the second
 */
function ordinals(calls) {
  /** @type {Map<Call, number> | undefined} */
  let known;
  return (call) => {
    known ??= countCalls(calls);
    return known.get(call) ?? 1;
  };
}

/**
 * @param {Call[]} calls of the file
 * @returns {Map<Call, number>} for each its number among calls of that name in its function
 */
function countCalls(calls) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return new Map(
    calls
      .toSorted((a, b) => a.position - b.position)
      .map((call) => {
        const key = `${call.function} ${calleeName(call.node, call.scope)}`;
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return [call, count];
      }),
  );
}

/**
 * @param {Set<string>} names that the file declares or uses
 * @returns {string[]} those that a new name may collide with, sorted; in a file with very many, those that are likely
 *   to
 */
function takenNames(names) {
  const all = [...names];
  return (all.length <= MOST_NAMES ? all : all.filter((name) => LIKELY_NAME.test(name)).slice(0, MOST_NAMES)).sort();
}

/**
 * @param {Call[]} calls of the file
 * @returns {Set<string>} names of the functions that `new` is used with: made async, they could no longer be
 *   constructors
 */
function constructedNames(calls) {
  return new Set(
    calls.flatMap(({ node }) =>
      node.type === 'NewExpression' && node.callee.type === 'Identifier' ? [node.callee.name] : [],
    ),
  );
}
