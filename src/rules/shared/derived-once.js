/**
 * Keys that are derived again from the same password, as in `encrypt(text)` with `scryptSync(process.env.SECRET, 'salt', 32)`:
 * derived once, and kept for as long as the arguments are the same.
 */
import { editableParts, editedPart } from './edited-part.js';
import { freeName, importedName } from './new-names.js';

/** @import { CallSyntax, SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { Remedy } from './blocking.js' */

/** Functions that return bytes, and whose arguments V8 can serialize: text, numbers, bytes, and options of these. */
const DERIVING = /^(?:pbkdf2|scrypt)Sync$/;

/**
 * Arguments are compared by value: buffers and options may be changed between two calls. Who gets the key may wipe it, or write
 * to it: each call gets a copy.
 * @type {(serialize: string) => string}
 */
const keepDerived = (serialize) =>
  '(derive, last = {}) => (...args) => { ' +
  `const now = ${serialize}(args); ` +
  'if (!last.now?.equals(now)) last = { now, key: derive(...args) }; ' +
  'return Buffer.from(last.key); }';

/**
 * Work whose result nobody needs is done for the time that it takes: who asks for a user that does not exist shall wait as long
 * as for one who does.
 */
const ONLY_TIME = /dummy|fake|decoy|placeholder|timing|nonexist|notfound|unknown|constanttime/i;

const NOTES = [
  'Its arguments are the same in each call, as far as the file shows. The edit compares them, and derives again when one has changed; ' +
    'the key stays in memory between the calls.',
  'If the call is there only to take as long for users who do not exist, leave it, and await it.',
];

/**
 * Keeps the key that a call derives.
 * @param {CallSiteReport} site a call site of key derivation
 * @param {SourceCall | undefined} call what the source says there
 * @returns {Remedy | null} null unless it was seen to derive more than once, from what is the same each time
 */
export function derivedOnce(site, call) {
  const syntax = call === undefined ? null : editableParts(call);
  if (!call || syntax === null || site.package !== '' || !DERIVING.test(site.api) || call.callee !== site.api)
    return null;
  if (site.blocks.count < 2 || !isSameEachTime(syntax)) return null;
  const { local: serialize, imports: ofSerialize } = importedName(syntax, 'node:v8', 'serialize');
  const { local: derive, imports: ofDerive } = importedName(syntax, 'node:crypto', site.api, 'deriveKey');
  const keep = freeName('keepDerived', syntax.taken);
  const text = freeName('derivedKey', syntax.taken);
  const shown = editedPart(site, syntax, {
    range: syntax.calleeRange,
    before: syntax.calleeText ?? site.api,
    text,
    imports: [
      ...ofSerialize,
      ...ofDerive,
      `const ${keep} = ${keepDerived(serialize)};`,
      `const ${text} = ${keep}(${derive});`,
    ],
  });
  return shown && { ...shown, notes: [...NOTES, ...shown.notes], leavesFirst: true };
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
