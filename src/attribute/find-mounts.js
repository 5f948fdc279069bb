/** On behalf of which line a package acts that a framework called, or that continued by itself. */
import { isBuiltin } from 'node:module';
import { equivalentsIn, isFramework, packageOf } from '../catalogue/index.js';
import { isModuleOf } from '../model/file-path.js';
import { definesFunction, namesLeadingTo } from '../source/callers/names-leading-to.js';
import { ranFiles } from '../source/compiled-code.js';
import { frameKey, keptAskers } from './kept-calls.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { CallInFile, RanFile } from '../source/compiled-code.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */

/** How handlers for all requests are passed to a framework: `get` and `put` could be methods of anything. */
const FOR_ALL = /^(?:use|register|super)$/;

const BUILT_IN = [Array, Map, Set, Promise, Function, String, RegExp, Uint8Array].map(({ prototype }) => prototype);
const ORDINARY =
  /^(?:all|close|connect|create|delete|destroy|do|emit|end|exec|execute|fetch|handle|head|init|json|listen|load|on|once|open|patch|pipe|post|process|put|query|read|redirect|register|render|request|respond|run|save|send|start|status|stop|update|use|write)$/;

/**
 * A package to which a framework passed a request acts on behalf of the line that mounted it. So does a package that is
 * called because it replaced `response.end`, and one that continues after an `await`, if it is mounted. If it is not
 * mounted, it acts for the only place where the program calls it, if there is just one. Finds that line in the user's
 * sources, and keeps what it says in the profile, so that a saved profile needs no sources.
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites whose `mount` is completed
 * @param {(frame: number) => boolean} isUser whether a frame is the user's code
 * @param {(file: string) => Script | null} scriptOf opens a source
 */
export function findMounts(profile, sites, isUser, scriptOf) {
  /** @type {Map<string, SourceCall | null>} by package */
  const mounts = new Map();
  /** @type {RanFile[] | undefined} */
  let files;
  for (const site of sites) {
    const { frame, handler, isMounted, resumed } = site;
    if (handler === '') continue;
    const kind = isMounted ? '' : isUser(frame) ? handler : `${handler} or called ${resumed}`;
    const key = frameKey(frame, 'mount', kind);
    const name = JSON.stringify([handler, isMounted, isUser(frame), resumed]);
    let mount = profile.calls.get(key) ?? mounts.get(name);
    if (mount === undefined) {
      files ??= ranFiles(profile, scriptOf);
      mounts.set(name, (mount = lineOf(files, { handler, isMounted, isAlone: !isUser(frame), resumed })));
    }
    if (mount === null) {
      if (mayContinue(site) && !isUser(frame))
        site.askers = keptAskers(profile, frame, callsThatGoOn(files ?? [], handler, resumed));
      continue;
    }
    site.mount = mount;
    profile.calls.set(key, mount);
  }
}

/**
 * @param {Site} site of a package
 * @returns {boolean} whether it has another one compute, and may do so after an `await`
 */
function mayContinue({ isMounted, handler, decision }) {
  return !isMounted && decision.package !== '' && decision.package !== handler;
}

/**
 * @param {RanFile[]} files of the program
 * @param {{handler: string, isMounted: boolean, isAlone: boolean, resumed: string}} site a package; whether a framework
 *   called it, whether no user's code was on the stack, and the package's function that went on after an `await`
 * @returns {SourceCall | null} the user's call on whose behalf it asks, null if the sources don't say
 */
function lineOf(files, { handler, isMounted, isAlone, resumed }) {
  // What is passed to a framework says nothing about who calls it.
  if (isFramework(handler) && !isMounted) return isAlone ? onlyOf(callsLeadingTo(files, handler, resumed)) : null;
  const mount = mountOf(files, handler);
  if (mount !== null && (isMounted || FOR_ALL.test(mount.callee))) return mount;
  return isAlone && !isMounted ? onlyCallOf(files, handler, resumed) : null;
}

/**
 * @param {RanFile[]} files of the program
 * @param {string} packageName that is called
 * @param {string} resumed name of its function that continued after an `await`, `''` if it has none
 * @returns {SourceCall | null} the program's only call of it, if awaited or known to continue after it returned; else the only
 *   call of a method of that name; null if other packages may also call it, or if nothing says where a call of it was written
 */
function onlyCallOf(files, packageName, resumed) {
  const { own, importing } = onlyUsers(files, packageName);
  if (importing.some(({ unplacedInto }) => unplacedInto(packageName).length > 0)) return null;
  const calls = importing.flatMap(({ callsInto }) => callsInto(packageName));
  if (calls.length === 1 && goesOn(packageName, calls[0])) return calls[0];
  if (resumed === '' || importing.length === 0) return null;
  const methods = methodsOf(files, own, packageName, resumed).filter((call) => isTelling(call, packageName));
  return onlyOf(methods.length > 0 ? methods : callsLeadingTo(files, packageName, resumed));
}

/**
 * @param {RanFile[]} files of the program
 * @param {RanFile[]} own files of the user's
 * @param {string} packageName that is called
 * @param {string} name of a function
 * @returns {CallInFile[]} the user's calls of that name that may be the package's: `jwt.verify(token)` of jsonwebtoken is none of
 *   openpgp's
 */
function callsOfName(files, own, packageName, name) {
  const others = new Set(
    files.map(({ file }) => packageOf(file)).filter((each) => each !== '' && each !== packageName),
  );
  const isOthers = (/** @type {string} */ module) =>
    isBuiltin(module) || [...others].some((each) => isModuleOf(module, each));
  return own
    .flatMap((file) => (file.text.includes(name) ? file.callsTo(name) : []))
    .filter(({ syntax }) => !isOthers(syntax?.imported?.module ?? ''));
}

/**
 * @param {RanFile[]} own files of the user's
 * @param {string} name of a function
 * @returns {boolean} whether a function or method of the program's own has that name, as in `licences.verify(text)`
 */
function isOwnName(own, name) {
  return own.some((file) => file.text.includes(name) && definesFunction(file, name));
}

/**
 * @param {RanFile[]} files of the program
 * @param {RanFile[]} own files of the user's
 * @param {string} packageName that is called
 * @param {string} name of a method
 * @returns {CallInFile[]} the user's calls of that method that are the package's, as far as names show
 */
function methodsOf(files, own, packageName, name) {
  const isOwn = isOwnName(own, name);
  return callsOfName(files, own, packageName, name).filter(
    // The object whose method it is may have been made elsewhere, but a plain function of that name is the program's own.
    ({ syntax }) => syntax?.receiverText !== '' && (!isOwn || isModuleOf(syntax?.imported?.module ?? '', packageName)),
  );
}

/**
 * @param {CallInFile[]} calls any
 * @returns {CallInFile | null} the only one, null if there are none or several
 */
function onlyOf(calls) {
  return calls.length === 1 ? calls[0] : null;
}

/**
 * jose's `jwtVerify` calls `compactVerify`, and that calls `flattenedVerify`, which continues.
 * @param {RanFile[]} files of the program
 * @param {string} packageName that is called
 * @param {string} resumed name of its function that continued after an `await`
 * @returns {CallInFile[]} the program's calls that may have led to it, by the package's own source; none if there may be
 *   others
 */
function callsLeadingTo(files, packageName, resumed) {
  const names = namesLeadingTo(
    files.filter(({ file }) => packageOf(file) === packageName),
    resumed,
  );
  if (names === null) return [];
  const { own, importing } = onlyUsers(files, packageName);
  if (!importing.every(({ script }) => script()?.onlyCalls(packageName, (name) => names.has(name)))) return [];
  const functions = importing
    .flatMap(({ callsInto }) => callsInto(packageName))
    .filter(({ callee, syntax }) => names.has(callee) && syntax?.isNew !== true);
  const methods = [...names]
    .flatMap((name) => methodsOf(files, own, packageName, name))
    .filter(({ syntax }) => syntax && syntax.imported === null);
  // Whose `send` it is, the file does not say.
  return methods.some(({ callee }) => isOrdinary(callee)) ? [] : [...functions, ...methods];
}

/**
 * @param {string} name of a method
 * @returns {boolean} whether objects of many kinds have such a method: those of the language, emitters, streams, and
 *   servers' routers and responses
 */
function isOrdinary(name) {
  return BUILT_IN.some((prototype) => name in prototype) || ORDINARY.test(name);
}

/**
 * `Object.create(null)`, `prisma.user.create()`: next to nothing speaks for a package that has such a method, too.
 * @param {CallInFile} call of a name
 * @param {string} packageName of a package with a function of that name
 * @returns {boolean} whether the name speaks for the package, or where it was imported from
 */
function isTelling({ callee, syntax }, packageName) {
  return !isOrdinary(callee) || isModuleOf(syntax?.imported?.module ?? '', packageName);
}

/**
 * @param {RanFile[]} files of the program
 * @param {string} packageName that is called
 * @param {string} resumed name of its function that went on after an `await`, `''` if it has none
 * @returns {CallInFile[]} calls of that name, or else, and also where a function of the program's own has it, those of the package
 *   that may not be over when they return; none if other packages may also call it
 */
function callsThatGoOn(files, packageName, resumed) {
  const { own, importing } = onlyUsers(files, packageName);
  if (importing.length === 0) return [];
  const sameName = resumed === '' ? [] : callsOfName(files, own, packageName, resumed);
  const named = sameName.filter((call) => isTelling(call, packageName));
  if (named.length > 0 && !isOwnName(own, resumed)) return named;
  const calls = importing
    .flatMap(({ callsInto }) => callsInto(packageName))
    .filter(({ callee, syntax }) => syntax?.isNew !== true && !callee.endsWith('Sync'));
  const isNamed = (/** @type {CallInFile} */ { file, line }) =>
    named.some((each) => each.file === file && each.line === line);
  return [...named, ...calls.filter((call) => !isNamed(call))];
}

/**
 * @param {RanFile[]} files of the program
 * @param {string} packageName that is called
 * @returns {{own: RanFile[], importing: RanFile[]}} the user's files, and those of them that may import it; none if other
 *   packages may also call it
 */
function onlyUsers(files, packageName) {
  const others = files.filter(({ file }) => !file.startsWith('node:') && packageOf(file) !== packageName);
  const importing = others.filter(({ text }) => mentions(text, packageName));
  if (importing.some(({ file }) => packageOf(file) !== '')) return { own: [], importing: [] };
  return { own: others.filter(({ file }) => packageOf(file) === ''), importing };
}

/**
 * @param {string} packageName of a package
 * @param {SourceCall} call of it
 * @returns {boolean} whether it may continue after it returns: its promise is awaited there, or the function always
 *   returns a promise or takes a callback, like bcryptjs's `hash`
 */
function goesOn(packageName, { callee, syntax }) {
  const isAsync = equivalentsIn(packageName).some((each) => each.isAsync === true && each.function === callee);
  return isAsync || syntax?.isAwaited === true;
}

/**
 * @param {string} text of a file
 * @param {string} packageName of a package
 * @returns {boolean} whether it may import it
 */
export function mentions(text, packageName) {
  return ["'", '"', '`'].some(
    (quote) => text.includes(`${quote}${packageName}${quote}`) || text.includes(`${quote}${packageName}/`),
  );
}

/**
 * @param {RanFile[]} files of the program
 * @param {string} packageName that is mounted
 * @returns {SourceCall | null} the only user call that mounts it, null if there are none or several
 */
function mountOf(files, packageName) {
  const mounts = files
    .filter(({ file, text }) => !file.startsWith('node:') && packageOf(file) === '' && text.includes(packageName))
    .flatMap(({ mountsOf }) => mountsOf(packageName));
  return onlyOf(mounts);
}
