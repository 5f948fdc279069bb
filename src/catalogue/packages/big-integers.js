import { cryptoPackage } from './crypto-package.js';

/**
 * @param {string} name of a package
 * @param {RegExp} onlyAsPart names of functions that all kinds of programs use for arithmetic
 * @returns {ReturnType<typeof cryptoPackage>}
 */
const integers = (name, onlyAsPart) =>
  cryptoPackage({ name, operation: '', form: 'sync', promises: 'none', onlyAsPart, functions: [] });

/**
 * Big integers that elliptic, browserify-sign and others use, and programs of all kinds. Their further functions, such
 * as powers modulo a prime, are for cryptography.
 */
export default [
  integers('bn.js', /^(?!red|toRed$|fromRed$|forceRed$|_forceRed$|invm$|_invmp$|convertTo$|convertFrom$)/),
  integers('jsbn', /^(?!bnp?(?:ModPow|IsProbablePrime|MillerRabin))/),
];
