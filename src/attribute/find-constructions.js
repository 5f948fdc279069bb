/**
 * Calls whose arguments are fields that a constructor sets to what it is given: the same each time if all that the
 * program's sources construct is given constants.
 */
import { bareTextsOf } from '../model/source-call.js';
import { mayNamePassword } from '../model/names-password.js';
import { ranFiles } from '../source/compiled-code.js';
import { isUserFile } from './compiled-texts.js';
import { callKey } from './kept-calls.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { CallSyntax, SourceCall } from '../model/source-call.js' */
/** @import { RanFile } from '../source/compiled-code.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */

/** Adds to a call what all files of a program say about it. @typedef {(call: SourceCall, file: string) => SourceCall} CompleteCall */

/**
 * A saved profile has no sources, and keeps what was found.
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites whose `call` is completed
 * @param {(file: string) => Script | null} scriptOf opens a source
 * @param {CompleteCall} complete adds what all files say
 */
export function findConstructions(profile, sites, scriptOf, complete) {
  /** @type {RanFile[] | undefined} */
  let files;
  for (const site of sites) {
    const { call, frame, callee } = site;
    if (!call?.syntax?.given) continue;
    files ??= ranFiles(profile, scriptOf).filter(({ file }) => isUserFile(file));
    site.call = withConstructions(call, files, complete);
    profile.calls.set(callKey(frame, callee), site.call);
  }
}

/**
 * @template {SourceCall} Call
 * @param {Call} call any
 * @param {RanFile[]} files of the program
 * @param {CompleteCall} complete adds what all files say
 * @returns {Call} the same; if its arguments depend on what a class' objects are given, with what is known of that
 */
export function withConstructions(call, files, complete) {
  const { syntax } = call;
  const count = syntax?.given ? constructionsOf(syntax.given.by, files, complete) : 0;
  if (!syntax?.given || count === 0) return call;
  const { inputs = 1, given } = syntax;
  return { ...call, syntax: { ...syntax, given: undefined, areSetOnce: given.areSetOnce, inputs: inputs * count } };
}

/**
 * @param {string} name of a class
 * @param {RanFile[]} files of the program
 * @param {CompleteCall} complete adds what all files say
 * @returns {number} how many of its objects the sources construct, each with the same arguments each time; 0 if
 *   others may be constructed, too
 */
function constructionsOf(name, files, complete) {
  const naming = files.filter(({ text }) => text.includes(name));
  const isExtended = naming.some(({ text }) =>
    new RegExp(`\\bextends\\s+(?:[\\w$]+\\.)*${escaped(name)}(?![\\w$])`).test(text),
  );
  const made = naming.flatMap(({ file, callsTo }) => callsTo(name).map((call) => complete(call, file)));
  return !isExtended && made.every(({ syntax }) => isConstantlyMade(syntax)) ? made.length : 0;
}

/**
 * @param {string} name of a class
 * @returns {string} as it stands in a regular expression: names may contain `$`
 */
function escaped(name) {
  return name.replaceAll('$', '\\$');
}

/**
 * @param {CallSyntax | null | undefined} syntax of a call of the class' name
 * @returns {boolean} whether it constructs with the same arguments each time that it runs
 */
function isConstantlyMade(syntax) {
  if (!syntax?.isNew || syntax.hasSpread) return false;
  const { areConstant = [] } = syntax;
  return areConstant.every(Boolean) && !bareTextsOf(syntax).some((text) => mayNamePassword(text ?? ''));
}
