/**
 * Calls that derive a key from input that is the same each time, if the program has others that derive one in the same
 * way from input that changes. A log-in derives from made-up input to take as long for users who don't exist, and in a
 * run that logged in nobody else, the other call was never sampled.
 */
import { ASYNC_COUNTERPART } from '../catalogue/index.js';
import { ranFiles } from '../source/compiled-code.js';
import { isUserFile } from './compiled-texts.js';
import { withConstructions } from './find-constructions.js';
import { callKey } from './kept-calls.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { CallSyntax, SourceCall } from '../model/source-call.js' */
/** @import { RanFile } from '../source/compiled-code.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { CompleteCall } from './find-constructions.js' */

/** Both take a password and a salt, and then numbers: https://nodejs.org/api/crypto.html. */
const DERIVES = /^(?:pbkdf2|scrypt)(?:Sync)?$/;
const SECRETS = 2;

/**
 * A saved profile has no sources, and keeps what was found.
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites whose `call` is completed
 * @param {(file: string) => Script | null} scriptOf opens a source
 * @param {CompleteCall} complete adds what all files say
 */
export function findVariants(profile, sites, scriptOf, complete) {
  /** @type {RanFile[] | undefined} */
  let files;
  for (const site of sites) {
    const { call, frame, callee } = site;
    if (call === null || !isDerivedAlike(call)) continue;
    files ??= ranFiles(profile, scriptOf).filter(({ file }) => isUserFile(file));
    if (files.length === 0) return;
    site.call = withVariant(call, files, complete);
    profile.calls.set(callKey(frame, callee), site.call);
  }
}

/**
 * @param {SourceCall} call what the source says
 * @returns {boolean} whether it derives from input that is the same each time, and others have not been searched for
 *   yet
 */
function isDerivedAlike({ callee, syntax }) {
  return DERIVES.test(callee) && Boolean(syntax) && syntax?.hasVariant === undefined && areSame(syntax ?? {});
}

/**
 * @param {Pick<CallSyntax, 'areConstant' | 'areSetOnce'>} syntax of a call
 * @returns {boolean} whether its arguments are the same each time
 */
function areSame({ areConstant = [], areSetOnce = areConstant }) {
  return areSetOnce.length > 0 && areSetOnce.every(Boolean);
}

/**
 * @param {SourceCall} call that derives from what is the same each time
 * @param {RanFile[]} files of the program
 * @param {CompleteCall} complete adds what all files say
 * @returns {SourceCall} the same, and whether there is another that does not
 */
function withVariant(call, files, complete) {
  const { syntax } = call;
  if (!syntax) return call;
  const names = formsOf(call.callee);
  // All that the program does has a say in what changes: no more is asked of others than until one is found.
  const isVariant = (/** @type {SourceCall} */ other, /** @type {string} */ file) => {
    if (!mayTakeAsLong(call, other)) return false;
    const whole = withConstructions(complete(other, file), files, complete);
    return !whole.syntax || !areSame(whole.syntax);
  };
  const hasVariant = files
    .filter(({ text }) => names.some((name) => text.includes(name)))
    .some(({ file, callsTo }) => names.some((name) => callsTo(name).some((other) => isVariant(other, file))));
  return { ...call, syntax: { ...syntax, hasVariant } };
}

/**
 * @param {string} name of a function of node:crypto
 * @returns {string[]} it, and its other form
 */
function formsOf(name) {
  const [sync = name] = Object.entries(ASYNC_COUNTERPART).find(([, async]) => async === name) ?? [];
  return [...new Set([sync, ASYNC_COUNTERPART[sync] ?? name])];
}

/**
 * @param {SourceCall} call of a function
 * @param {SourceCall} other call of it, or of its other form
 * @returns {boolean} whether no number is known to differ
 */
function mayTakeAsLong(call, other) {
  const differ = (/** @type {string | number | null} */ one, /** @type {string | number | null} */ another) =>
    one !== null && another !== null && one !== another;
  const isOther = call.args.some((arg, index) => index >= SECRETS && differ(arg, other.args[index] ?? null));
  const options = Object.entries(call.options);
  return !isOther && !options.some(([name, value]) => differ(value, other.options[name] ?? null));
}
