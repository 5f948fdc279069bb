import { defineCommand } from '../command.js';
import { write } from '../io.js';
import { defaulted, flag, SYMBOLS, wholeNumber } from '../options.js';

/** @import { Losses } from '../../prof-process/compat/index.js' */

/** Prints the text that `node --prof-process` prints. */
export const profProcess = defineCommand({
  name: 'prof-process',
  summary: "print what node --prof-process prints, from cryptoprof's own reader: fast, with all symbols",
  words: [{ name: '<log>', summary: 'a V8 log' }],
  options: {
    callGraphSize: defaulted(
      '--call-graph-size <n>',
      'caller levels of the bottom-up profile',
      wholeNumber('levels', 1, 255),
      5,
    ),
    compat: flag('--compat', "count by Node's own rules, quirks included, to compare the two"),
    symbols: SYMBOLS,
  },
  exits: ['plain'],

  async run({ io, words: [log], flags: { callGraphSize, compat, symbols }, status }) {
    const { compatOutput, profProcessOutput } = await import('../../api/prof-process.js');
    const options = { cwd: io.cwd, symbols, callGraphSize, onProgress: status.progress };
    if (compat) {
      const { text, losses } = await compatOutput(log, options).finally(status.clear);
      await write(io.stdout, text);
      await write(io.stderr, await lossesText(losses));
      return;
    }
    await write(io.stdout, await profProcessOutput(log, options).finally(status.clear));
  },
});

/**
 * @param {Losses} losses of a log
 * @returns {Promise<string>} a line for each kind of them, nothing if there are none
 */
async function lossesText({ lostRows, malformedRows, emptyLines }) {
  const { counted } = await import('../../text/words.js');
  const lines = [];
  if (lostRows > 0)
    lines.push(
      `Lost ${counted(lostRows, 'row')} of new code, as Node does: a comma in a name, or an unknown function.`,
    );
  if (malformedRows > 0) lines.push(`Left out ${counted(malformedRows, 'row')} with an invalid address.`);
  if (emptyLines > 0)
    lines.push(`Node itself stops at an empty line; the log has ${emptyLines}, and was read to its end.`);
  return lines.map((line) => `cryptoprof: ${line}\n`).join('');
}
