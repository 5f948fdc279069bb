/**
 * What is recorded: a program, and changes of it that a comparison must see.
 * @typedef {object} Variant
 * @property {string} name
 * @property {string[]} args of fixtures/programs/compared-server.cjs
 * @property {string} changedFrom name of the variant that it is a change of, `''` if it is none
 * @property {string} change what a comparison with that should call one: an operation's id; `''` if there is none
 */

/** @type {readonly Variant[]} */
export const VARIANTS = [
  { name: 'login', args: ['login', '3000'], changedFrom: '', change: '' },
  { name: 'login, 8 points more', args: ['login', '4100'], changedFrom: 'login', change: 'kdf.pbkdf2' },
  { name: 'login, iterations doubled', args: ['login', '6000'], changedFrom: 'login', change: 'kdf.pbkdf2' },
  { name: 'asynchronous login', args: ['login-async', '20000'], changedFrom: '', change: '' },
  { name: 'asynchronous login, made synchronous', args: ['login', '20000'], changedFrom: 'asynchronous login', change: 'kdf.pbkdf2' },
  { name: 'RSA key at start-up', args: ['startup-key', '1'], changedFrom: '', change: '' },
  { name: 'RSA key at start-up, signatures doubled', args: ['startup-key', '2'], changedFrom: 'RSA key at start-up', change: 'sign' },
  { name: 'native bcrypt', args: ['bcrypt', '5'], changedFrom: '', change: '' },
  { name: 'native bcrypt, rounds doubled', args: ['bcrypt', '6'], changedFrom: 'native bcrypt', change: 'kdf.bcrypt' },
];
