/**
 * The shape of the files in this folder: one npm package each, with the functions that tell what it is
 * asked to do. Only packages are listed whose own JavaScript, WebAssembly or native code computes.
 * A package that calls node:crypto (jsonwebtoken, jose, ssh2, uuid) is none: the frames below it tell.
 *
 * @typedef {object} PackageFunction first match wins
 * @property {RegExp} [pattern] on the last part of the function's name (`hash` of `bcrypt.hash`); any if absent
 * @property {RegExp} [file] on the path in the package, with `/`; any if absent
 * @property {import('../../model/operation.js').OperationId} operation
 * @property {import('../../model/report.js').CallForm} [form] the package's if absent
 * @property {string} [algorithm]
 * @property {boolean} [entry] true for a function that users call: its name is the api
 *
 * @typedef {object} CryptoPackage
 * @property {string} name
 * @property {RegExp} [carriers] names of further packages that hold its compiled code
 * @property {import('../../model/operation.js').OperationId | ''} operation of every other function; `''`
 *   if the package does many things, so that a function that tells is looked for further out
 * @property {import('../../model/report.js').CallForm} form of every other function: `sync` if the package
 *   computes on the thread that calls it, behind promises too
 * @property {readonly PackageFunction[]} functions
 */

/**
 * @param {CryptoPackage} description of one package
 * @returns {Readonly<CryptoPackage>} the same, checked by its type
 */
export function cryptoPackage(description) {
  return Object.freeze(description);
}
