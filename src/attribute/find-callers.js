/** Who calls the functions that an edit would make async, in all files of the program. */
import { packageOf } from '../catalogue/index.js';
import { codePlace } from '../model/frame-table.js';
import { lastPart } from '../model/last-part.js';
import { ProgramCallers } from '../source/callers/program-callers.js';
import { scriptOpener } from '../source/script.js';
import { compiledOpener, compiledTexts, isUserFile, originalOf, writerOf } from './compiled-texts.js';
import { writtenOpener, writtenTexts } from './written-texts.js';
import { callKey } from './kept-calls.js';
import { withAllFiles } from './program-facts.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { CallSyntax, EnclosingFunction, KnownCallers, SourceCall } from '../model/source-call.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { Texts } from './compiled-texts.js' */

/** @type {ReadonlySet<string>} */
const NONE = new Set();

/** The package in a module's name. */
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/**
 * Threads and processes of a program run the same files, and one may call functions that were sampled in another.
 * @param {readonly Profile[]} profiles of a program
 * @returns {ProgramCallers} finds callers of its functions, in all of its sources
 */
export function callersIn(profiles) {
  const sources = new Map(profiles.flatMap((profile) => [...profile.sources]));
  const originals = new Map(profiles.flatMap((profile) => [...(profile.originals ?? [])]));
  const all = { sources, originals, compiled: new Map(profiles.flatMap(({ compiled }) => [...(compiled ?? [])])) };
  const areAll = profiles.every(({ hasAllSources = true }) => hasAllSources);
  const callers = new ProgramCallers(
    new Map([...compiledTexts(all)].filter(([file]) => isUserFile(file))),
    compiledOpener(all, scriptOpener(sources, originals)),
    packagesIn(profiles),
    originalOf(all),
    areAll,
  );
  callers.writerOf = writerOf(all);
  /** @type {ProgramCallers | null | undefined} */
  let before;
  callers.written = () => (before === undefined ? (before = callersWritten(all, profiles, areAll)) : before);
  return callers;
}

/**
 * @param {Texts} all files of a program
 * @param {readonly Profile[]} profiles of it
 * @param {boolean} areAll whether these are all that ran
 * @returns {ProgramCallers | null} finds callers where they were written; null if nothing was compiled, or not all originals
 *   are known
 */
function callersWritten(all, profiles, areAll) {
  const program = writtenTexts(all);
  if (program === null) return null;
  const isPackage = packagesIn(profiles, program.packages);
  return new ProgramCallers(program.texts, writtenOpener(program), isPackage, (place) => place, areAll);
}

/**
 * @param {readonly Profile[]} profiles of a program
 * @param {readonly string[]} [bundled] files of packages that are in its bundles
 * @returns {(module: string) => boolean} whether it has loaded a package, by a name of a module in it
 */
function packagesIn(profiles, bundled = []) {
  /** @type {Set<string> | undefined} */
  let packages;
  return (module) => (packages ??= namesOfPackages(profiles, bundled)).has(PACKAGE.exec(module)?.[0] ?? '');
}

/**
 * @param {readonly Profile[]} profiles of a program
 * @param {readonly string[]} bundled files of packages that are in its bundles
 * @returns {Set<string>} packages that it has loaded
 */
function namesOfPackages(profiles, bundled) {
  const loaded = profiles.flatMap(({ frames, sources }) => [...frames.map(({ file }) => file), ...sources.keys()]);
  const files = [...loaded, ...bundled];
  // The program's own files are in none.
  return new Set(files.map(packageOf).filter((name) => name !== ''));
}

/**
 * Finds the callers of the functions in which an edit may await: files that it doesn't touch would get promises from
 * them, or continue sooner. Also finds out whether such a function, through others, looks up what it stores after the
 * call. A saved profile has no sources, and keeps what was found.
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites whose `call` is completed
 * @param {ProgramCallers} [callers] of the program's functions; default: from this profile's sources
 */
export function findCallers(profile, sites, callers = callersIn([profile])) {
  const { frames, calls, typed = NONE } = profile;
  for (const site of sites) {
    const { call, frame, callee } = site;
    const completed = call && frame !== -1 && completedCall(call, frames[frame], callers, typed);
    if (!completed) continue;
    site.call = completed;
    calls.set(callKey(frame, callee), completed);
  }
}

/**
 * @param {SourceCall} call what the source says
 * @param {Frame} frame of the function around it
 * @param {ProgramCallers} callers of the program's functions
 * @param {ReadonlySet<string>} typed names of functions of which types elsewhere say what they return
 * @returns {SourceCall | null} what the program's other functions also say about it; null if they say nothing
 */
function completedCall(call, frame, callers, typed) {
  const { syntax } = call;
  // Of compiled code, callers are known by where they were written, even if that can't be read.
  if (!syntax || (syntax.file.language === 'generated' && frame.generated === undefined)) return null;
  const found = mayBeAwaited(syntax) ? callersOf(syntax, frame, callers) : null;
  const syntaxNow = withTypes(withAllFiles(call, syntax, frame, callers), typed);
  const withSyntax = syntaxNow === syntax ? call : { ...call, syntax: syntaxNow };
  const whole = withoutGuess(found === null ? withSyntax : withCallers(withSyntax, found), callers);
  return whole === call ? null : whole;
}

/**
 * @param {CallSyntax} syntax of a call that an edit may await
 * @param {Frame} frame of the function around it
 * @param {ProgramCallers} callers of the program's functions
 * @returns {KnownCallers | null} those of that function; where what ran does not show them, what was written may
 */
function callersOf({ range, within }, frame, callers) {
  const { file, line, column, generated } = frame;
  // `Accounts.login` is called `login`.
  const name = generated !== undefined ? within.name.split('.').slice(-1)[0] : '';
  const found = callers.of(codePlace(frame), range, name);
  if (generated === undefined || (found !== null && !found.areUnread)) return found;
  return callers.written()?.of({ file, line, column }, range) ?? found;
}

/**
 * @param {SourceCall} call what the source says
 * @param {ProgramCallers} callers of the program's functions
 * @returns {SourceCall} the same without an Express or a hapi that the program has not loaded; the same object if it says nothing
 *   of these
 */
function withoutGuess(call, callers) {
  const { syntax } = call;
  if (!syntax) return call;
  const { within } = syntax;
  const used = callers.routerUsed(within.router);
  if (used !== within.router) return { ...call, syntax: { ...syntax, within: { ...within, router: used } } };
  if (!isOfExpress(within) || !callers.hasOnlyFastify()) return call;
  const router = within.router === 'express' ? 'fastify' : within.router;
  const passed = within.callers && { callers: { ...within.callers, passedTo: '' } };
  return { ...call, syntax: { ...syntax, within: { ...within, router, ...passed } } };
}

/**
 * @param {EnclosingFunction} within the function around a call
 * @returns {boolean} whether a router of Express is said to get it, or its promise
 */
function isOfExpress({ router, callers }) {
  return router === 'express' || callers?.passedTo === 'express';
}

/**
 * @param {CallSyntax} syntax of a call
 * @param {ReadonlySet<string>} typed names of functions of which types elsewhere say what they return
 * @returns {CallSyntax} that says so if the function around it may be one; the same object if not
 */
function withTypes(syntax, typed) {
  const { within, file } = syntax;
  const name = lastPart(within.name);
  if (file.language !== 'typescript' || within.asyncAt === null || within.isTyped || !typed.has(name)) return syntax;
  return { ...syntax, within: { ...within, isTyped: true } };
}

/**
 * @param {CallSyntax} syntax of a call
 * @returns {boolean} whether an edit may await it in a function whose file does not show all callers
 */
function mayBeAwaited({ within }) {
  if (within.isCallback || within.callers !== undefined) return false;
  return within.asyncAt !== null || (within.isAsync && within.kind !== 'module');
}

/**
 * @param {SourceCall} call what the source says
 * @param {KnownCallers} callers of the function around it
 * @returns {SourceCall} the same with the callers: a function passed only to routers becomes their callback, as if they
 *   were in its file
 */
function withCallers(call, callers) {
  const { syntax } = call;
  if (!syntax) return call;
  const { within } = syntax;
  const isHandler = within.calledBy === '' && callers.router !== '';
  const handedOver = isHandler
    ? { router: callers.router, calledBy: callers.routerCall, isCallback: callers.isOnlyHanded }
    : {};
  return { ...call, syntax: { ...syntax, within: { ...within, ...handedOver, callers } } };
}
