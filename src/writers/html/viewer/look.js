/** Colours of the page. */

/** Okabe and Ito's colours, which colour-blind people can distinguish: https://jfly.uni-koeln.de/color/. */
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

/** Text colours that are legible on each. */
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

/** ColorBrewer's red and blue, which colour-blind people can also distinguish: https://colorbrewer2.org/. */
export const CHANGED = { grew: '#b2182b', shrank: '#2166ac' };
/** The text colour that is legible on both. */
export const CHANGED_INK = '#ffffff';

/** Red and blue are for what is more than noise. @type {Record<string, 'grew' | 'shrank' | 'noise' | undefined>} */
export const TONES = { grew: 'grew', appeared: 'grew', shrank: 'shrank', vanished: 'shrank', 'within-noise': 'noise' };
