/**
 * @param {string[]} command of a report
 * @returns {string[]} the command without `node` before a script: `app.js`, `npm start`, `node --test`
 */
export function commandWords(command) {
  const [program = '', first = '', ...rest] = command;
  const isOfScript = /(^|[/\\])node(\.exe)?$/.test(program) && first !== '' && !first.startsWith('-');
  return isOfScript ? [first, ...rest] : command;
}
