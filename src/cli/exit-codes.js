/**
 * All exit codes and what they mean. `--help`, docs/options.md, docs/agents.md, docs/gate.md and docs/ci.md are generated
 * from this.
 */

export const EXIT = /** @type {const} */ ({ fine: 0, failed: 1, trouble: 2, inconclusive: 3 });

/** How a command ends: like the program that it runs, like a gate, or like all other commands. */
/** @typedef {'program' | 'gate' | 'plain'} ExitKind */

/**
 * @typedef {object} ExitCode
 * @property {string} code
 * @property {string} meaning
 */

const TROUBLE = String(EXIT.trouble);

/** @type {Readonly<Record<ExitKind, {title: string, codes: readonly ExitCode[]}>>} */
export const EXIT_CODES = {
  program: {
    title: 'Exit codes',
    codes: [
      { code: 'program', meaning: "the program's exit code or signal; 0 if cryptoprof's signal ended it" },
      { code: TROUBLE, meaning: 'usage error, a recording, load or push that failed, or a bug' },
    ],
  },
  gate: {
    title: 'Exit codes of a gate',
    codes: [
      { code: String(EXIT.fine), meaning: 'passed, with or without warnings, or inconclusive' },
      { code: String(EXIT.failed), meaning: 'the gate or the program failed' },
      {
        code: TROUBLE,
        meaning: 'bad usage, config, baseline or input, a failed recording or load, or a bug',
      },
      { code: String(EXIT.inconclusive), meaning: 'inconclusive, with --strict' },
    ],
  },
  plain: {
    title: 'Exit codes',
    codes: [
      { code: String(EXIT.fine), meaning: 'done, whatever was found' },
      { code: TROUBLE, meaning: 'usage error, unreadable input, no connection, or a bug' },
    ],
  },
};

/**
 * @param {ExitKind} kind of command
 * @returns {string} lines of its help
 */
export function exitLines(kind) {
  const { title, codes } = EXIT_CODES[kind];
  const width = Math.max(...codes.map(({ code }) => code.length));
  return [`${title}:`, ...codes.map(({ code, meaning }) => `  ${code.padEnd(width)}  ${meaning}`)].join('\n');
}
