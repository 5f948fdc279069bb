/** Which N, r and p a call of scrypt has. */

/** @import { Api } from '../model/operation.js' */
/** @import { SourceCall } from '../model/source-call.js' */

/** `scryptSync(password, salt, keylen, options)`, and `scrypt` with a callback behind them. */
const OPTIONS_ARGUMENT = 3;

/** https://nodejs.org/api/crypto.html#cryptoscryptsyncpassword-salt-keylen-options */
const DEFAULTS = { N: 2 ** 14, r: 8, p: 1 };

/** Each parameter has a long name, too. */
const NAMES = /** @type {const} */ ([
  ['N', 'cost'],
  ['r', 'blockSize'],
  ['p', 'parallelization'],
]);

/**
 * The cost of a call of scrypt, Node's defaults included.
 * @param {Api} api `scrypt` or `scryptSync`
 * @param {SourceCall} call of it
 * @returns {Record<string, number>} `N`, `r` and `p`; empty if one of them is unknown
 */
export function scryptCost(api, { args, argOptions = [], syntax }) {
  if (!syntax || syntax.hasSpread) return {};
  const count = args.length - (api.form === 'async' && !syntax.isPromisified ? 1 : 0);
  if (count === OPTIONS_ARGUMENT) return DEFAULTS;
  const options = count === OPTIONS_ARGUMENT + 1 ? argOptions[OPTIONS_ARGUMENT] : null;
  if (!options) return {};
  const isLeftOut = leftOut(syntax.argumentTexts[OPTIONS_ARGUMENT] ?? '');
  const known = NAMES.map(
    (names) =>
      names.map((name) => options[name]).find((value) => typeof value === 'number') ??
      (names.every(isLeftOut) ? DEFAULTS[names[0]] : null),
  );
  return known.every((value) => typeof value === 'number')
    ? Object.fromEntries(NAMES.map(([name], index) => [name, Number(known[index])]))
    : {};
}

/**
 * @param {string} text of the options as written
 * @returns {(name: string) => boolean} whether the options certainly have no such property
 */
function leftOut(text) {
  const isSeen = text.startsWith('{') && !/\.\.\.|\[/.test(text);
  return (name) => isSeen && !new RegExp(`\\b${name}\\b`).test(text);
}
