/**
 * Keys that are derived again from the same password, as in `encrypt(text)` with `scryptSync(process.env.SECRET, 'salt', 32)`:
 * derived once, and kept for as long as the arguments are the same.
 */
import { editableParts, editedPart } from './edited-part.js';
import { freeName, importedName, promisifiedName } from './new-names.js';

/** @import { CallSyntax, SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { ShownEdit } from './edit.js' */
/** @import { NewName } from './new-names.js' */

/** Functions that return bytes, and whose arguments V8 can serialize: text, numbers, bytes, and options of these. */
const DERIVING = /^(?:pbkdf2|scrypt)(Sync)?$/;

/**
 * Arguments are compared by value: buffers and options may be changed between two calls. Who gets the key may wipe it, or write
 * to it: each call gets a copy. What failed is not kept.
 * @type {{sync: (serialize: string) => string, promise: (serialize: string) => string}}
 */
const KEEPERS = {
  sync: (serialize) =>
    `(derive, last = {}) => (...args) => { const now = ${serialize}(args); ` +
    'if (!last.now?.equals(now)) last = { now, key: derive(...args) }; ' +
    'return Buffer.from(last.key); }',
  promise: (serialize) =>
    `(derive, last = {}) => async (...args) => { const now = ${serialize}(args); ` +
    'const { key } = last.now?.equals(now) ? last : (last = { now, key: derive(...args) }); ' +
    'try { return Buffer.from(await key); } catch (error) { if (last.key === key) last = {}; throw error; } }',
};

/**
 * Work whose result nobody needs is done for the time that it takes: who asks for a user that does not exist shall wait as long
 * as for one who does.
 */
const ONLY_TIME = /dummy|fake|decoy|placeholder|timing|non_?exist|not_?found|unknown|constant_?time/i;

const NOTES = [
  'Its arguments are the same in each call, as far as the file shows. The edit compares them, and derives again when one has changed; ' +
    'the key stays in memory between the calls.',
  'If the call is there only to take as long for users who do not exist, do not apply it.',
];

/**
 * Keeps the key that a call derives.
 * @param {CallSiteReport} site a call site of key derivation
 * @param {SourceCall | undefined} call what the source says there
 * @param {number} times that it was seen to derive
 * @returns {ShownEdit | null} null unless it derives again from what is the same each time
 */
export function derivedOnce(site, call, times) {
  const [isDeriving, isSync] = DERIVING.exec(site.api) ?? [];
  if (!call || !isDeriving || site.package !== '' || call.callee !== site.api || times < 2) return null;
  const syntax = isSync ? editableParts(call) : promisified(call);
  if (syntax === null || !isSameEachTime(syntax)) return null;
  const serialize = importedName(syntax, 'node:v8', 'serialize');
  const derive = isSync
    ? importedName(syntax, 'node:crypto', site.api, 'deriveKey')
    : promisifiedName(syntax, 'node:crypto', site.api, 'deriveKey');
  const keep = freeName('keepDerived', syntax.taken);
  const text = freeName('derivedKey', syntax.taken);
  const keeper = KEEPERS[isSync ? 'sync' : 'promise'](serialize.local);
  const shown = editedPart(site, syntax, {
    range: syntax.calleeRange,
    before: syntax.calleeText ?? site.api,
    text,
    imports: [...linesOf(serialize, derive), `const ${keep} = ${keeper};`, `const ${text} = ${keep}(${derive.local});`],
  });
  return shown && { ...shown, notes: [...NOTES, ...shown.notes] };
}

/**
 * @param {NewName[]} names that an edit brings
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
 * @returns {boolean} whether it gets the same each time, and not for the sake of time
 */
function isSameEachTime({ areConstant = [], argumentTexts, within }) {
  return (
    areConstant.length > 0 &&
    areConstant.every(Boolean) &&
    ![within.name, ...argumentTexts].some((text) => ONLY_TIME.test(text ?? ''))
  );
}
