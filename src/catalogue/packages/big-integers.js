import { cryptoPackage } from './crypto-package.js';

/**
 * @param {string} name of a package
 * @param {RegExp} arithmetic names of functions that all kinds of programs reckon with
 * @returns {ReturnType<typeof cryptoPackage>}
 */
const integers = (name, arithmetic) =>
  cryptoPackage({ name, operation: '', form: 'sync', promises: 'none', arithmetic, functions: [] });

/**
 * What elliptic, browserify-sign and others reckon with, and programs of all kinds. What else big integers can, such as powers
 * modulo a prime, is for cryptography.
 */
export default [
  integers('bn.js', /^(?!red|toRed$|fromRed$|forceRed$|_forceRed$|invm$|_invmp$|convertTo$|convertFrom$)/),
  integers('jsbn', /^(?!bnp?(?:ModPow|IsProbablePrime|MillerRabin))/),
];
