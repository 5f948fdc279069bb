/** Whether code names a password, or what may be one. */

const PASSWORD = /pass|pwd/i;
/** What else one may be called. */
const MAY_BE = /credential|mnemonic/i;
/** Short ones are parts of other words: `opinion`, `shopWindow`. */
const WHOLE_WORDS = new Set(['pw', 'pin']);

/**
 * @param {string} text a name, or code that contains names
 * @returns {boolean} whether something in it is called a password
 */
export function namesPassword(text) {
  return PASSWORD.test(text);
}

/**
 * @param {string} text a name, or code that contains names
 * @returns {boolean} whether something in it may be a password: it may be any user's, however few a run shows
 */
export function mayNamePassword(text) {
  return namesPassword(text) || MAY_BE.test(text) || wordsOf(text).some((word) => WHOLE_WORDS.has(word));
}

/**
 * @param {string} text a name, or code that contains names
 * @returns {string[]} what names are composed of, in lower case
 */
export function wordsOf(text) {
  return text.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
}
