/** Colours and words of the page. */

/** Okabe and Ito's colours, which people who see few colours can tell apart: https://jfly.uni-koeln.de/color/. */
export const PALETTE = {
  kdf: '#d55e00',
  keygen: '#e69f00',
  sign: '#cc79a7',
  kex: '#56b4e9',
  tls: '#0072b2',
  hash: '#009e73',
  cipher: '#f0e442',
  random: '#7a5195',
  other: '#8a6d3b',
};

/** What can be read on each. */
export const INK = {
  kdf: '#000000',
  keygen: '#000000',
  sign: '#000000',
  kex: '#000000',
  tls: '#ffffff',
  hash: '#000000',
  cipher: '#000000',
  random: '#ffffff',
  other: '#ffffff',
};

const NUMBERS = new Intl.NumberFormat('en-US');

/**
 * @param {number} number of things
 * @param {string} noun for one of them
 * @returns {string} `1 tick`, `8,011 ticks`
 */
export function count(number, noun) {
  return `${NUMBERS.format(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/**
 * @param {number} share 0..1
 * @returns {string} `70.2 %`
 */
export function percent(share) {
  return share > 0 && share < 0.001 ? '< 0.1 %' : `${(100 * share).toFixed(1)} %`;
}
