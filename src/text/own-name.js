/**
 * What our own commands begin with, in whatever is written. It depends on how we were started, which only the command
 * line knows (cli/shell-words): whatever shows a command is given the name.
 */

/** @typedef {typeof OWN_NAME | typeof NPX_NAME} OwnName */

/** Where we are installed for all, and where nobody says. */
export const OWN_NAME = 'cryptoprof';
/** Where npx finds us: in the project, or nowhere yet. */
export const NPX_NAME = 'npx cryptoprof';

/**
 * @param {string} page name of a rule, or of another page
 * @param {OwnName} [ownName] what our commands begin with
 * @returns {string} what prints it; not escaped
 */
export function explainCommand(page, ownName = OWN_NAME) {
  return `${ownName} explain ${page}`;
}
