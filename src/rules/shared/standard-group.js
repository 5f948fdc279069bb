/** `createDiffieHellman(prime)` with a look, each time it runs, whether the prime is that of a standard group. */
import { callText, plainSyntax, replacedCall } from './edit.js';
import { editableParts, editedPart } from './edited-part.js';
import { freeName, importedName } from './new-names.js';

/** @typedef {import('../../model/profile.js').SourceCall} SourceCall */
/** @typedef {import('../../model/report.js').CallSiteReport} CallSiteReport */

/** Of RFC 3526, 2048 bits and more. Who uses a smaller one is not told to go on with it. */
const GROUPS = ['modp14', 'modp15', 'modp16', 'modp17', 'modp18'];

/**
 * Primes are compared, not the names that programs give them: another prime or generator goes the way it went. A group's object has the
 * other's handle but not its setters (https://github.com/nodejs/node/blob/v24.x/lib/internal/crypto/diffiehellman.js), so it gets its prototype.
 * @type {(crypto: string) => string}
 */
const groupOrPrime = (crypto) => '((groups) => (...args) => { const isEncoded = Buffer.isEncoding(args[1]); '
  + "const prime = isEncoded && typeof args[0] === 'string' ? Buffer.from(args[0], args[1]) : args[0]; "
  + `groups ??= new Map(['${GROUPS.join("', '")}'].map((each) => [${crypto}.getDiffieHellman(each).getPrime('hex'), each])); `
  + "const isTwo = args.slice(isEncoded ? 2 : 1).every((each) => (each ?? 2) === 2), group = isTwo && Buffer.isBuffer(prime) && groups.get(prime.toString('hex')); "
  + `return group ? Object.setPrototypeOf(${crypto}.getDiffieHellman(group), ${crypto}.DiffieHellman.prototype) : ${crypto}.createDiffieHellman(...args); })()`;

/**
 * Takes the standard group where the prime is that of one.
 * @param {CallSiteReport} site a call of createDiffieHellman
 * @param {SourceCall} call what the source says there
 * @returns {import('./edit.js').ShownEdit | null} null if something else is called there
 */
export function standardGroup(site, call) {
  const syntax = editableParts(call);
  if (syntax === null || syntax.calleeText === null || call.callee !== 'createDiffieHellman') return null;
  const local = freeName('dhOf', syntax.taken);
  const crypto = importedName(syntax, 'node:crypto', 'default', 'nodeCrypto');
  const imports = [...crypto.imports, `const ${local} = ${groupOrPrime(crypto.local)};`];
  const plain = plainSyntax(call, call.callee);
  if (plain !== null) return replacedCall(site, call, { expression: callText(local, plain.argumentTexts), imports });
  return editedPart(site, { range: syntax.calleeRange, before: syntax.calleeText, text: local, imports });
}
