/** @import { Command } from 'commander' */

/**
 * Settles what commander would take otherwise than a user means it:
 * - `--json` takes a file if one is meant: what follows counts as one only if it looks like one, so that
 *   `cryptoprof --json app.js` runs app.js;
 * - behind `--` there are no commands of ours: `cryptoprof -- analyze` runs a script called analyze.
 * What follows the script is the script's, and stays as it is.
 * @param {string[]} words the command line, without node and our own name
 * @param {Command} program that will be given them
 * @returns {string[]} the same, unambiguous
 */
export function settleWords(words, program) {
  const settled = [];
  let command = program;
  for (let index = 0; index < words.length; index++) {
    const [word, next] = [words[index], words[index + 1]];
    if (word === '--') return [...settled, '--', ...(command === program ? asScript(words.slice(index + 1), program) : words.slice(index + 1))];
    if (word === '--json' && command.options.some(({ long }) => long === word)) {
      const names = next === '-' || next?.endsWith('.json');
      settled.push(`--json=${names ? words[++index] : '-'}`);
      continue;
    }
    settled.push(word);
    if (word === '-' || !word.startsWith('-')) {
      if (command !== program) continue;
      const named = program.commands.find((each) => each.name() === word);
      if (named === undefined) return [...settled, ...words.slice(index + 1)];
      command = named;
    } else if (next !== undefined && command.options.some(({ required, short, long }) => required && (word === short || word === long))) {
      settled.push(words[++index]);
    }
  }
  return settled;
}

/**
 * @param {string[]} words behind `--`
 * @param {Command} program whose commands are not meant
 * @returns {string[]} the same, the first never one of the commands
 */
function asScript(words, program) {
  const [first, ...rest] = words;
  return program.commands.some((command) => command.name() === first) ? [`./${first}`, ...rest] : words;
}
