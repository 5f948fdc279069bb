/**
 * Calls that derive a key from input that is the same each time, if the program has others that derive one in the same
 * way from input that changes. A log-in derives from made-up input to take as long for users who don't exist, and in a
 * run that logged in nobody else, the other call was never sampled.
 */
import { ASYNC_COUNTERPART } from '../catalogue/index.js';
import { ranFiles } from '../source/compiled-code.js';
import { onceFor } from '../source/once-for.js';
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
  /** @type {Derivations | undefined} */
  let derivations;
  for (const site of sites) {
    const { call, frame, callee } = site;
    if (call === null || !isDerivedAlike(call)) continue;
    derivations ??= new Derivations(
      ranFiles(profile, scriptOf).filter(({ file }) => isUserFile(file)),
      complete,
    );
    if (derivations.files.length === 0) return;
    site.call = withVariant(call, derivations);
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
 * @param {Derivations} derivations of the program
 * @returns {SourceCall} the same, and whether there is another that does not
 */
function withVariant(call, derivations) {
  const { syntax } = call;
  if (!syntax) return call;
  const names = formsOf(call.callee);
  const hasVariant = derivations.files.some((file) =>
    derivations.in(file, names).some((other) => mayTakeAsLong(call, other.call) && derivations.isVaried(other)),
  );
  return { ...call, syntax: { ...syntax, hasVariant } };
}

/** A call, and the file as V8 ran it. @typedef {{call: SourceCall, file: string}} CallAsRun */

/**
 * The calls of a program that derive keys. Each of thousands may be asked about all others, so what is known of those is
 * found once.
 */
class Derivations {
  /** @type {(file: RanFile) => Map<string, CallAsRun[]>} calls by the first name of their function */
  #known = onceFor(() => new Map());

  /**
   * @param {RanFile[]} files of the program
   * @param {CompleteCall} complete adds what all files say
   */
  constructor(files, complete) {
    this.files = files;
    // All that the program does has a say in what changes: no more is asked of others than until one is found.
    this.isVaried = onceFor((/** @type {CallAsRun} */ { call, file }) => {
      const whole = withConstructions(complete(call, file), files, complete);
      return !whole.syntax || !areSame(whole.syntax);
    });
  }

  /**
   * @param {RanFile} from file of the program
   * @param {string[]} names of the forms of a function
   * @returns {CallAsRun[]} the calls of them there
   */
  in(from, names) {
    const byName = this.#known(from);
    const calls = byName.get(names[0]) ?? (names.some((name) => from.text.includes(name)) ? callsOf(names, from) : []);
    byName.set(names[0], calls);
    return calls;
  }
}

/**
 * @param {string[]} names of the forms of a function
 * @param {RanFile} from file of the program
 * @returns {CallAsRun[]} the calls of them there
 */
function callsOf(names, { file, callsTo }) {
  return names.flatMap((name) => callsTo(name).map((call) => ({ call, file })));
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
