/**
 * What is recorded: a program, and changed versions of it that a comparison must notice.
 * @typedef {object} Variant
 * @property {string} name
 * @property {'compared-server.cjs' | 'compared-job.cjs'} [program] in fixtures/programs; default: the server
 * @property {string[]} args of it
 * @property {string} changedFrom name of the variant that it is a change of, `''` if it is none
 * @property {string} change id of the operation that a comparison with that should report; `''` if none
 */

/** @type {readonly Variant[]} */
export const VARIANTS = [
  { name: 'login', args: ['login', '3000'], changedFrom: '', change: '' },
  { name: 'login, 8 points more', args: ['login', '4100'], changedFrom: 'login', change: 'kdf.pbkdf2' },
  { name: 'login, iterations doubled', args: ['login', '6000'], changedFrom: 'login', change: 'kdf.pbkdf2' },
  { name: 'asynchronous login', args: ['login-async', '20000'], changedFrom: '', change: '' },
  {
    name: 'asynchronous login, made synchronous',
    args: ['login', '20000'],
    changedFrom: 'asynchronous login',
    change: 'kdf.pbkdf2',
  },
  { name: 'RSA key at start-up', args: ['startup-key', '1'], changedFrom: '', change: '' },
  {
    name: 'RSA key at start-up, signatures doubled',
    args: ['startup-key', '2'],
    changedFrom: 'RSA key at start-up',
    change: 'sign',
  },
  { name: 'native bcrypt', args: ['bcrypt', '5'], changedFrom: '', change: '' },
  { name: 'native bcrypt, rounds doubled', args: ['bcrypt', '6'], changedFrom: 'native bcrypt', change: 'kdf.bcrypt' },
  // Held back: no constant of src/compare/noise.js was fitted to these.
  { name: 'hashed documents', program: 'compared-job.cjs', args: ['export', '20'], changedFrom: '', change: '' },
  {
    name: 'hashed documents, half more',
    program: 'compared-job.cjs',
    args: ['export', '30'],
    changedFrom: 'hashed documents',
    change: 'hash',
  },
  {
    name: 'RSA key in main(), verified tokens',
    program: 'compared-job.cjs',
    args: ['tokens', '10'],
    changedFrom: '',
    change: '',
  },
  {
    name: 'RSA key in main(), verified tokens doubled',
    program: 'compared-job.cjs',
    args: ['tokens', '20'],
    changedFrom: 'RSA key in main(), verified tokens',
    change: 'verify',
  },
  { name: 'asynchronous scrypt', program: 'compared-job.cjs', args: ['derive', '4096'], changedFrom: '', change: '' },
  {
    name: 'scrypt at start-up, encrypted buffers',
    program: 'compared-job.cjs',
    args: ['encrypt', '40'],
    changedFrom: '',
    change: '',
  },
  {
    name: 'scrypt at start-up, encrypted buffers doubled',
    program: 'compared-job.cjs',
    args: ['encrypt', '80'],
    changedFrom: 'scrypt at start-up, encrypted buffers',
    change: 'cipher.encrypt',
  },
];
