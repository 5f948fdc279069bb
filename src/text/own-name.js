/**
 * What our own commands begin with wherever they are written. It depends on how we were started, which only the command
 * line knows (cli/shell-words); code that shows a command is given the name.
 */

/** @typedef {typeof OWN_NAME | typeof NPX_NAME} OwnName */

/** If we are installed globally, and by default. */
export const OWN_NAME = 'cryptoprof';
/** If npx finds us: in the project, or not installed yet. */
export const NPX_NAME = 'npx cryptoprof';

/**
 * @param {string} page name of a rule, or of another page
 * @param {OwnName} [ownName] what our commands begin with
 * @returns {string} the command that prints it; not escaped
 */
export function explainCommand(page, ownName = OWN_NAME) {
  return `${ownName} explain ${page}`;
}
