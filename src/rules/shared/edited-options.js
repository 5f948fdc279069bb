/** Edits of options: one property of an object literal is set, and nothing else about it needs to be known. */
import { finished, profiledAs } from './edit.js';

/** @import { OptionLiteral, OptionProperty, SourceCall, SourceRange } from '../../model/source-call.js' */
/** @import { ShownEdit } from './edit.js' */

/**
 * The options of a connection or server, in the call itself or in the call that made its receiver.
 * @param {SourceCall | null | undefined} call what the source says at a call site
 * @param {(options: OptionLiteral) => boolean} isMeant which of them are
 * @returns {OptionLiteral | null} null if there are none, or if other code may use them too
 */
export function optionsOf(call, isMeant) {
  return call?.syntax?.optionLiterals?.find((each) => !each.isShared && isMeant(each)) ?? null;
}

/**
 * @param {OptionLiteral} options of a call
 * @param {string} name of an option
 * @returns {OptionProperty | null} the last one with that name, which is the one that counts; null if there is none
 */
export function optionNamed({ properties }, name) {
  return properties.findLast((each) => each.name === name) ?? null;
}

/**
 * Sets an option, whatever it was.
 * @param {{file: string}} site the call site
 * @param {SourceCall} call what the source says there
 * @param {OptionLiteral} options of it, that are edited
 * @param {{name: string, text: string, imports?: string[]}} option its name, its value as source text, and the lines
 *   that this needs at the file's top
 * @returns {ShownEdit | null} null if the file is not what V8 compiled
 */
export function withOption(site, call, options, { name, text, imports = [] }) {
  const before = optionNamed(options, name);
  const property = `${name}: ${text}`;
  if (before !== null) return replacedOption(site, call, before, property, imports);
  const isEmpty = options.properties.length === 0 && !options.hasOthers;
  const inserted = isEmpty ? ` ${property} ` : `, ${property}`;
  const advice = lineWith(call, options, inserted) ?? `{ ...${inserted} } // in line ${options.range.startLine}`;
  return shownEdit(site, call, { range: options.end, text: inserted, imports, advice });
}

/**
 * @param {SourceCall} call what the source says
 * @param {OptionLiteral} options of it
 * @param {string} inserted at their end
 * @returns {string | null} the user's line with it; null if the options are not an argument on one line that can be
 *   shown
 */
function lineWith({ excerpt, excerptLine, syntax }, { of, argument, path, isInPlace, range, end }, inserted) {
  const text = syntax?.argumentTexts[argument] ?? '';
  const parts = text === '' ? [] : (excerpt[range.startLine - excerptLine] ?? '').split(text);
  // A comment, or a type of TypeScript, moves columns.
  const isWhole = range.startLine === range.endLine && range.endColumn - range.startColumn === text.length;
  if (of !== 'call' || path !== '' || !isInPlace || parts.length !== 2 || !isWhole || parts.join('').includes('…'))
    return null;
  const at = end.startColumn - range.startColumn;
  return `${parts[0]}${text.slice(0, at)}${inserted}${text.slice(at)}${parts[1]}`.trim();
}

/**
 * Replaces one option with another.
 * @param {{file: string}} site the call site
 * @param {SourceCall} call what the source says there
 * @param {OptionProperty} before the option
 * @param {string} text of the whole property, such as `minVersion: 'TLSv1.2'`
 * @param {string[]} [imports] lines for the file's top
 * @returns {ShownEdit | null} null if the file is not what V8 compiled
 */
export function replacedOption(site, call, before, text, imports = []) {
  const { name, range, text: value } = before;
  const was = value === null ? name : `${name}: ${value}`;
  return shownEdit(site, call, {
    range,
    text,
    imports,
    advice: `${text} // instead of ${was} in line ${range.startLine}`,
  });
}

/**
 * @param {{file: string}} site the call site
 * @param {SourceCall} call what the source says there
 * @param {{range: SourceRange, text: string, imports: string[], advice: string}} change what is written where, and how
 *   it is shown
 * @returns {ShownEdit | null} null if the file is not what V8 compiled
 */
function shownEdit({ file }, { syntax }, { range, text, imports, advice }) {
  return !syntax
    ? null
    : finished(syntax, {
        edit: { file, profiled: profiledAs(syntax.file), range, text, imports, asyncAt: null, callersMustAwait: false },
        advice: [advice, ...imports.map((line) => `// with: ${line}`)],
        notes: [],
      });
}
