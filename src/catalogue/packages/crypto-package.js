/** What the catalogue says of a package: the type of all files in this folder. */

/** @import { OperationId } from '../../model/operation.js' */
/** @import { CallForm } from '../../model/report.js' */

/**
 * The shape of the files in this folder: one npm package each, or a family of them, and everything that we know about
 * it: the functions that show what it does, where its promises are computed, and which of its functions native code can
 * replace. Only packages whose own JavaScript, WebAssembly or native code computes are listed. Packages that call
 * node:crypto (jsonwebtoken, jose, ssh2, uuid) are not: the frames below them show the operation.
 *
 * @typedef {object} PackageFunction first match wins
 * @property {RegExp} [pattern] on the last part of the function's name (`hash` of `bcrypt.hash`); any if absent
 * @property {RegExp} [file] on the path in the package, with `/`; any if absent
 * @property {OperationId | ''} operation `''` if the functions that it calls show it
 * @property {CallForm} [form] the package's if absent
 * @property {string} [algorithm]
 * @property {boolean} [entry] true for a function that users call: its name is the api
 * @property {boolean} [isPlain] true for a function that users call for something other than cryptography (a checksum,
 *   text from bytes): neither it nor what it calls in its package is cryptography
 *
 * @typedef {object} CryptoPackage
 * @property {string} name
 * @property {RegExp} [carriers] names of further packages that contain its compiled code
 * @property {OperationId | ''} operation of every other function; `''` if the package does many things: then a function
 *   further out shows it. For a package that computes on the thread pool, the operation of its addon: the JavaScript
 *   around that computes nothing
 * @property {CallForm} form of every other function: `sync` if the package computes on
 *   the thread that calls it, behind promises too
 * @property {boolean} [isAddon] true if native code computes, on the thread that calls it
 * @property {'pool' | 'loop' | 'none'} promises where its asynchronous functions compute: all on a thread pool; on the
 *   event loop after all, at least some of them; `none` if it has no such functions
 * @property {string} [threadsOption] its option for how many threads each call starts besides those of the pool; absent
 *   if it starts none
 * @property {RegExp} [onlyAsPart] on the last part of the names (`''` for none) of functions, none of `functions`, that do
 *   arithmetic for all kinds of programs, or make objects: they count as cryptography only below other cryptography
 * @property {readonly PackageFunction[]} functions
 * @property {readonly Equivalent[]} [equivalents] what gives the same results natively
 */

/**
 * A replacement for one function of a package that gives the same result, on the thread pool or in native code. Each
 * was executed: it has a directory `<package>-<function>` in test/advice/pure-js-crypto or test/advice/sync-kdf (with
 * `sketch.txt`, if it is a sketch), and a test fails without it.
 * @typedef {object} Equivalent
 * @property {string} function that is replaced, as the package exports it, such as `compareSync`
 * @property {RegExp} [entry] what may be imported from the package, a pattern for the path in it: `sha2.js` of
 *   `@noble/hashes/sha2.js`; only the package itself if absent
 * @property {readonly (string | readonly string[])[]} parameters of a call that can be replaced: names for all of its
 *   arguments; a list stands for an object literal with exactly these properties, `...args` for any that are left
 * @property {number} [arguments] how many arguments the call has where this replaces it, and for a method of what a
 *   function of the package makes (`gcm().encrypt`), that function; any number if absent
 * @property {string} [noText] parameter, a key, of which the function makes another one if it is text: a call that is known
 *   to give text is not replaced
 * @property {string} [onlyIf] what must be so besides, which a call may not show; a sketch says it first
 * @property {boolean} [isAsync] whether the function returns a promise; default no
 * @property {Provider} by what computes instead
 * @property {string} expression what replaces the call: `{call}` is the provider's function, `{password}` the argument
 *   of that name as it is written, `{hash:operand}` the same where it is part of a larger expression, `{hash:digest}`
 *   the name that node:crypto has for a hash function given by its own name, `{data:data}` one that is text or bytes
 *   for certain, `{data:bytes}` one that is bytes for certain, `{N:number}` numbers as they are written, `{callee}` the
 *   replaced function as it is written
 * @property {{module: RegExp, expressions: string[]}} [strict] what replaces the call where a module of such a name is imported,
 *   which may refuse what the expression takes: the first for which the arguments are known well enough, or which leaves
 *   to the package what that may refuse
 * @property {boolean} [isPromise] whether the expression is a promise; default no
 * @property {string} returns a name for the result, for a sketch
 * @property {string} [since] first Node version that was seen to have it, such as `26.10.0`
 * @property {boolean} [isSketch] whether the result is of another kind (text instead of a package's own object), so that
 *   it can only be a sketch; default no
 * @property {string} [note] what the user has to know, in one or two short sentences
 *
 * @typedef {object} Provider
 * @property {string} module such as `node:crypto`, `bcrypt`
 * @property {string} name that it exports, `default` for the whole module
 * @property {string} local name for it in the user's file
 * @property {string} [spare] name for it where the file has something else of that name: what is no promise must not be
 *   called `hashAsync`; made of the other one if absent
 * @property {string} [types] package with its types for TypeScript, if that is another one
 * @property {boolean} [isPromisified] whether it takes a callback, and is called through `util.promisify`
 */

/**
 * @param {CryptoPackage} description of one package
 * @returns {Readonly<CryptoPackage>} the same, checked by its type
 */
export function cryptoPackage(description) {
  return Object.freeze(description);
}
