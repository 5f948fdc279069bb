import { cryptoPackage } from './crypto-package.js';

/** All that they do is arithmetic: also powers modulo a prime, and tests for primes. */
const EVERYTHING = /(?:)/;

/**
 * Big integers that elliptic, browserify-sign and others use, and programs of all kinds: who calls them shows what for.
 */
export default ['bn.js', 'jsbn', 'big-integer'].map((name) =>
  cryptoPackage({ name, operation: '', form: 'sync', promises: 'none', onlyAsPart: EVERYTHING, functions: [] }),
);
