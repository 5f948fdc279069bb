const PASSWORD = /pass|pwd/i;

/**
 * @param {string} text a name, or code that contains names
 * @returns {boolean} whether something in it is called a password: it may be any user's, however few a run shows
 */
export function namesPassword(text) {
  return PASSWORD.test(text);
}
