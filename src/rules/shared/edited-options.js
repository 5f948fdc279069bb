/** Edits of options: one property of an object literal is set, and nothing else of it need be known. */
import { finished, profiledAs } from './edit.js';

/** @import { CallSyntax, OptionProperty, OptionLiteral, SourceCall, SourceRange } from '../../model/profile.js' */
/** @import { ShownEdit } from './edit.js' */

/**
 * The options of a connection or server, in the call itself or in the one that made its receiver.
 * @param {SourceCall | null | undefined} call what the source says at a call site
 * @param {(options: OptionLiteral) => boolean} isMeant which of them are
 * @returns {OptionLiteral | null} null if none is, or other code may use them, too
 */
export function optionsOf(call, isMeant) {
  return call?.syntax?.optionLiterals?.find((each) => !each.isShared && isMeant(each)) ?? null;
}

/**
 * @param {OptionLiteral} options of a call
 * @param {string} name of an option
 * @returns {OptionProperty | null} the last of that name, which counts; null if there is none
 */
export function optionNamed({ properties }, name) {
  return properties.findLast((each) => each.name === name) ?? null;
}

/**
 * Sets an option, whatever it was.
 * @param {{file: string}} site the call site
 * @param {CallSyntax} syntax of the call
 * @param {OptionLiteral} options that are edited
 * @param {{name: string, text: string, imports?: string[]}} option its name, its value as it is to be written, and the lines that this needs at
 *   the file's top
 * @returns {ShownEdit | null} null if the file is not what V8 compiled
 */
export function withOption(site, syntax, options, { name, text, imports = [] }) {
  const before = optionNamed(options, name);
  const property = `${name}: ${text}`;
  if (before !== null) return replacedOption(site, syntax, before, property, imports);
  const isEmpty = options.properties.length === 0 && !options.hasOthers;
  const inserted = isEmpty ? ` ${property} ` : `, ${property}`;
  const advice = `{ ...${inserted} } // in the options of line ${options.range.startLine}`;
  return shownEdit(site, syntax, { range: options.end, text: inserted, imports, advice });
}

/**
 * Replaces an option by another.
 * @param {{file: string}} site the call site
 * @param {CallSyntax} syntax of the call
 * @param {OptionProperty} before the option
 * @param {string} text of the whole property, such as `minVersion: 'TLSv1.2'`
 * @param {string[]} [imports] lines for the file's top
 * @returns {ShownEdit | null} null if the file is not what V8 compiled
 */
export function replacedOption(site, syntax, before, text, imports = []) {
  const { name, range, text: value } = before;
  const was = value === null ? name : `${name}: ${value}`;
  return shownEdit(site, syntax, { range, text, imports, advice: `${text} // instead of ${was} in line ${range.startLine}` });
}

/**
 * @param {{file: string}} site the call site
 * @param {CallSyntax} syntax of the call
 * @param {{range: SourceRange, text: string, imports: string[], advice: string}} change what is written where, and how it is shown
 * @returns {ShownEdit | null} null if the file is not what V8 compiled
 */
function shownEdit({ file }, syntax, { range, text, imports, advice }) {
  return finished(syntax, {
    edit: { file, profiled: profiledAs(syntax.file), range, text, imports, asyncAt: null, callersMustAwait: false },
    advice: [advice, ...imports.map((line) => `// with: ${line}`)],
    notes: [],
  });
}
