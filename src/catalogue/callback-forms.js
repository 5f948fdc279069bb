/**
 * Functions of packages that call a blocking function of Node's, and its asynchronous one, on the thread pool, if they
 * are given a callback: node-forge 1.4 (lib/rsa.js), selfsigned 2.4 (index.js), ssh2 1.17 (lib/keygen.js).
 */

/**
 * @typedef {object} CallbackForm
 * @property {string} callee the package's function, as most programs write it
 * @property {string} name for it as a function that returns a promise
 * @property {string} call of that, with its arguments
 * @property {string} returns a name for the result
 */

/** By package: all call generateKeyPairSync. @type {Map<string, CallbackForm>} */
const FORMS = new Map([
  [
    'node-forge',
    {
      callee: 'forge.pki.rsa.generateKeyPair',
      name: 'generateKeyPair',
      call: 'generateKeyPair({ bits, e })',
      returns: 'keys',
    },
  ],
  [
    'selfsigned',
    { callee: 'selfsigned.generate', name: 'generate', call: 'generate(attributes, options)', returns: 'pems' },
  ],
  [
    'ssh2',
    {
      callee: 'utils.generateKeyPair',
      name: 'generateKeyPair',
      call: 'generateKeyPair(type, options)',
      returns: 'keys',
    },
  ],
]);

/**
 * @param {string} packageName package that makes a call
 * @param {string} api blocking function of Node's that it calls
 * @returns {CallbackForm | null} null if it is not known to take a callback
 */
export function callbackForm(packageName, api) {
  return api === 'generateKeyPairSync' ? (FORMS.get(packageName) ?? null) : null;
}
