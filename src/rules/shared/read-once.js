/**
 * Edits that parse a key once: the parsed key is kept by its text, whatever expression yields the text. A constant is
 * parsed once, and so is each of several keys.
 */
import { KEEP_READ } from '../../model/keep-read.js';
import { callText, replacedCall } from './edit.js';
import { editableParts, editedArgument } from './edited-part.js';
import { freeName, nameToImport } from './new-names.js';

/** @import { CallSyntax, SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { ShownEdit } from './edit.js' */
/** @import { NewName } from './new-names.js' */

/**
 * A function that parses keys.
 * @typedef {object} Reader
 * @property {string} name for the function that keeps them
 * @property {[module: string, exported: string, local: string][]} uses what it is built from
 * @property {string} make an expression that refers to them by `local`: the function whose results are kept
 */

/** A note on edits of lines whose keys may be other people's. */
export const MANY_KEYS = 'Up to 100 keys are kept: where there are more, in turn, that saves little.';

/**
 * Passes a key that was parsed once to a call that takes its text.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @param {number} index of the argument that is the key
 * @param {Reader} reader of the text; it returns anything that isn't text as it is
 * @returns {ShownEdit | null} null if no exact edit can be made
 */
export function readOnce(site, call, index, reader) {
  return withMany(
    readWith(site, call, index, (syntax) => keptReader(syntax, reader)),
    call,
    index,
  );
}

/**
 * Passes a parsed key to a call that takes its text, where parsing is so cheap that nothing needs to be kept.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @param {number} index of the argument that is the key
 * @param {Reader} reader of the text; it returns anything that isn't text as it is
 * @returns {ShownEdit | null} null if no exact edit can be made
 */
export function readBy(site, call, index, reader) {
  return readWith(site, call, index, (syntax) => {
    const { made, imports } = makerOf(syntax, reader);
    const local = freeName(reader.name, syntax.taken);
    return { local, imports: [...imports, `const ${local} = ${made};`] };
  });
}

/**
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @param {number} index of the argument that is the key
 * @param {(syntax: CallSyntax) => NewName} define the function that reads, for a file
 * @returns {ShownEdit | null} null if no exact edit can be made
 */
function readWith(site, call, index, define) {
  const syntax = editableParts(call);
  const key = syntax === null ? null : keyText(syntax, index);
  if (syntax === null || key === null) return null;
  const { local, imports } = define(syntax);
  return editedArgument(site, call, index, { text: callText(local, [key]), imports });
}

/**
 * Replaces a call that parses a key with one that keeps it.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call whose first argument is the key, and whose other arguments `reader` knows
 * @param {Reader} reader that does what the call does
 * @returns {ShownEdit | null} null if no exact edit can be made
 */
export function keepRead(site, call, reader) {
  const syntax = editableParts(call);
  const key = syntax === null ? null : keyText(syntax, 0);
  if (syntax === null || key === null) return null;
  const { local, imports } = keptReader(syntax, reader);
  return withMany(replacedCall(site, call, { expression: callText(local, [key]), imports }), call, 0);
}

/**
 * @param {ShownEdit | null} shown an edit that keeps keys
 * @param {SourceCall} call that it edits
 * @param {number} index of the argument that is the key
 * @returns {ShownEdit | null} the same; with a note unless the file shows that the key is always the same
 */
function withMany(shown, { syntax }, index) {
  const isOne = (syntax?.areSetOnce ?? syntax?.areConstant)?.[index] === true;
  return shown === null || isOne ? shown : { ...shown, notes: [...shown.notes, MANY_KEYS] };
}

/**
 * @param {CallSyntax} syntax of a call
 * @param {number} index of the argument that is the key
 * @returns {string | null} the argument; null if there is none, if it contains a secret, or if it is an object or
 *   bytes, which are never known to be the same
 */
function keyText({ argumentTexts, argumentForms, keyOptions }, index) {
  const text = argumentTexts[index] ?? null;
  const isObject = text?.startsWith('{') || (keyOptions?.[index] ?? null) !== null;
  return isObject || argumentForms?.[index] === 'bytes' ? null : text;
}

/**
 * @param {CallSyntax} syntax of the call that is edited
 * @param {Reader} reader that is kept
 * @returns {NewName} the function's name in the file, and the lines that define it
 */
function keptReader(syntax, reader) {
  const { made, imports } = makerOf(syntax, reader);
  const local = freeName(reader.name, syntax.taken);
  const keeper = freeName('keepRead', syntax.taken);
  return {
    local,
    imports: [...imports, `const ${keeper} = ${KEEP_READ};`, `const ${local} = ${keeper}(${made});`],
  };
}

/**
 * @param {CallSyntax} syntax of the call that is edited
 * @param {Reader} reader of keys
 * @returns {{made: string, imports: string[]}} its function with the file's names, and the lines that bring them
 */
function makerOf(syntax, { uses, make }) {
  const names = uses.map(([module, exported, preferred]) => ({
    preferred,
    ...nameToImport(syntax, module, exported, preferred),
  }));
  return {
    made: names.reduce((text, each) => text.replaceAll(each.preferred, each.local), make),
    imports: names.flatMap(({ imports }) => imports),
  };
}
