/**
 * Keys that are derived again and again from the same password, as in `encrypt(text)` with
 * `scryptSync(process.env.SECRET, 'salt', 32)`: derived once, and kept for as long as the arguments stay the same.
 */
import { bareTextsOf } from '../../model/source-call.js';
import { mayNamePassword } from '../../model/names-password.js';
import { MOST_KEPT, sameInputs } from '../../model/same-inputs.js';
import { editableParts, editedPart } from './edited-part.js';
import { freeName, nameToImport, promisifiedName } from './new-names.js';

/** @import { CallSyntax, SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { ShownEdit } from './edit.js' */
/** @import { NewName } from './new-names.js' */
/** @import { RuleContext } from './rule.js' */

const KEEPER = 'keepDerived';

/** The name of the function that does the deriving where an edit was applied. */
const KEPT = new RegExp(`^function returned by ${KEEPER}\\d*$`);

/**
 * Functions that return bytes and whose arguments V8 can serialize: text, numbers, bytes, and options made of these.
 */
const DERIVING = /^(?:pbkdf2|scrypt)(?:Sync)?$/;

/**
 * Arguments are compared by value, because buffers and options may change between two calls. The caller may wipe the
 * key or write to it, so each call gets a copy. Failures are not kept. Several calls in a file share a keeper, so it
 * keeps more than one key; but if the arguments change all the time, it doesn't keep every one there ever was.
 * @type {{sync: (serialize: string) => string, promise: (serialize: string) => string}}
 */
const KEEPERS = {
  sync: (serialize) =>
    `(derive, kept = new Map()) => (...args) => { const now = ${serialize}(args).toString('latin1'); if (kept.size > 9 && !kept.has(now)) kept.clear(); ` +
    'if (!kept.has(now)) kept.set(now, derive(...args)); return Buffer.from(new Uint8Array(kept.get(now)).buffer); }',
  promise: (serialize) =>
    `(derive, kept = new Map()) => async (...args) => { const now = ${serialize}(args).toString('latin1'); if (kept.size > 9 && !kept.has(now)) kept.clear(); ` +
    'if (!kept.has(now)) kept.set(now, derive(...args)); ' +
    'try { return Buffer.from(await kept.get(now)); } catch (error) { kept.delete(now); throw error; } }',
};

/**
 * Work whose result is not needed is done for the time it takes: a request for a user who doesn't exist should wait as
 * long as one for a user who does.
 */
const ONLY_TIME = /dummy|fake|decoy|placeholder|timing|non_?exist|not_?found|unknown|constant_?time/i;

const NOT_FOR_TIME = 'Do not apply it if the call is there only to take as long for users who do not exist.';

/**
 * A log-in for a user who doesn't exist derives a key with the same parameters as for one who does, from made-up input.
 * If that key were kept, it would answer at once, and reveal who exists.
 * @param {CallSiteReport} site a call site of key derivation
 * @param {Pick<RuleContext, 'callSites' | 'calls'>} context what else the program derives
 * @returns {boolean} whether another call, sampled or not, derives with the same parameters from input that isn't known
 *   to be constant, and neither a cipher nor an HMAC is seen to get what this one derives
 */
export function mayBeForTime(site, { callSites, calls }) {
  const kindOf = (/** @type {CallSiteReport} */ { operation, algorithm, parameters }) =>
    JSON.stringify([operation, algorithm, Object.entries(parameters).toSorted()]);
  const kind = kindOf(site);
  const isOther = (/** @type {CallSiteReport} */ other) =>
    other.id !== site.id && !isOwn(calls.get(other.id)?.syntax) && kindOf(other) === kind;
  const syntax = calls.get(site.id)?.syntax;
  return !isUsedAsKey(syntax) && (syntax?.hasVariant === true || callSites.some(isOther));
}

/**
 * @param {CallSyntax | null | undefined} syntax of a call, if it is known
 * @returns {boolean} whether the file shows what uses its result as a key
 */
export function isUsedAsKey(syntax) {
  return syntax?.isCipherKey === true || syntax?.isMacKey === true;
}

/**
 * @param {CallSiteReport} site a call site of key derivation
 * @returns {boolean} whether such an edit was applied there, and it derived no more keys than it keeps
 */
export function isKeptAlready({ function: name, blocks }) {
  return KEPT.test(name) && blocks.count <= MOST_KEPT;
}

/**
 * @param {CallSyntax | null | undefined} syntax of a call, if it is known
 * @returns {boolean} whether it derives from what the program itself has, however much that is
 */
function isOwn(syntax) {
  return (syntax?.areSetOnce ?? syntax?.areConstant ?? [false]).every(Boolean);
}

/**
 * @param {CallSyntax | null | undefined} syntax of a call of key derivation
 * @param {(text: string) => boolean} [names] whether a text names a password; default: whether it may
 * @returns {boolean} whether it may derive from a password
 */
export function mayTakePassword(syntax, names = mayNamePassword) {
  // So may a literal, whose text no document contains.
  return names((syntax && bareTextsOf(syntax)[0]) ?? 'password');
}

/**
 * Keeps the key that a call derives.
 * @param {CallSiteReport} site a call site of key derivation
 * @param {SourceCall | undefined} call what the source says there
 * @param {number} times that it was seen to derive
 * @returns {ShownEdit | null} null unless it keeps deriving from constant input
 */
export function derivedOnce(site, call, times) {
  if (call === undefined || times < 2 || site.package !== '' || call.callee !== site.api || !DERIVING.test(site.api))
    return null;
  const isSync = site.api.endsWith('Sync');
  const syntax = isSync ? editableParts(call) : promisified(call);
  // A loop that waited for nothing but the derivation would let nobody else in.
  if (!isSync && syntax?.isPolled) return null;
  return syntax === null || !isSameEachTime(syntax, times) ? null : keptAt(site, syntax, isSync);
}

/**
 * @param {CallSiteReport} site a call site of key derivation
 * @param {CallSyntax} syntax of the call
 * @param {boolean} isSync whether it returns the key itself, and no promise
 * @returns {ShownEdit | null} the same call of a function that keeps keys; null if the file is not what V8 compiled
 */
function keptAt(site, syntax, isSync) {
  const serialize = nameToImport(syntax, 'node:v8', 'serialize');
  const derive = (isSync ? nameToImport : promisifiedName)(syntax, 'node:crypto', site.api, 'deriveKey');
  const keep = freeName(KEEPER, syntax.taken);
  const text = freeName('derivedKey', syntax.taken);
  const keeper = KEEPERS[isSync ? 'sync' : 'promise'](serialize.local);
  const shown = editedPart(site, syntax, {
    range: syntax.calleeRange,
    before: syntax.calleeText ?? site.api,
    text,
    imports: [...linesOf(serialize, derive), `const ${keep} = ${keeper};`, `const ${text} = ${keep}(${derive.local});`],
  });
  if (shown === null) return null;
  const [line, ...more] = shown.advice;
  return {
    ...shown,
    advice: [`${line}: it gets ${whatIsSame(syntax)} again and again`, ...more],
    notes: [...notesOf(syntax), ...shown.notes],
  };
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {string} what it gets
 */
function whatIsSame({ inputs = 1 }) {
  return inputs === 1 ? 'the same' : `one of the same ${inputs}`;
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {string[]} what has to be known before its keys are kept
 */
function notesOf(syntax) {
  const { inputs = 1 } = syntax;
  const what = inputs === 1 ? 'the key' : 'the keys';
  return [
    `Its arguments are ${whatIsSame(syntax)} again and again, as far as the file shows. The edit compares them, and derives again ` +
      `if one has changed; ${what} and the arguments themselves stay in memory between the calls.`,
    NOT_FOR_TIME,
  ];
}

/**
 * @param {NewName[]} names that an edit adds
 * @returns {string[]} the lines that define them
 */
function linesOf(...names) {
  return names.flatMap(({ imports }) => imports);
}

/**
 * @param {SourceCall} call what the source says
 * @returns {CallSyntax | null} how it is written, if it calls what promisify() made, by its name
 */
function promisified({ syntax }) {
  if (!syntax || syntax.isNew || syntax.hasSpread || syntax.calleeText === null) return null;
  return syntax.isPromisified && syntax.receiverText === '' ? syntax : null;
}

/**
 * @param {CallSyntax} syntax of a call
 * @param {number} times that it was seen
 * @returns {boolean} whether its arguments are the same each time, no password, and it is not there only to take time
 */
function isSameEachTime(syntax, times) {
  const { within } = syntax;
  const same = sameInputs(syntax, times);
  return (
    same.length > 0 &&
    same.every(Boolean) &&
    !mayTakePassword(syntax) &&
    ![within.name, ...bareTextsOf(syntax)].some((text) => ONLY_TIME.test(text ?? ''))
  );
}
