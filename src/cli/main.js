import { readFileSync } from 'node:fs';
import { bindJsonFile, makeProgram } from './program.js';
import { describeBug, describeFailure } from './describe-failure.js';
import { Failure } from '../model/failure.js';
import { ioOf, write } from './io.js';

/** Usage, input that can't be read, and our own bugs. */
const EXIT_TROUBLE = 2;

/** @typedef {{exitCode: number, signal: NodeJS.Signals | null}} Outcome */

/**
 * Runs the command line.
 * @param {NodeJS.Process | import('./io.js').Io} from the process, or what stands for it in a test
 * @returns {Promise<Outcome>} how we should end: with an exit code, or by the signal that ended the program
 */
export async function main(from) {
  const io = typeof from.cwd === 'function' ? ioOf(/** @type {NodeJS.Process} */ (from)) : /** @type {import('./io.js').Io} */ (from);
  const version = packageVersion();
  /** @type {Outcome} */
  let outcome = { exitCode: 0, signal: null };
  /** @type {Promise<void>[]} */
  const writes = [];
  const program = makeProgram(
    {
      async run(words, flags) {
        if (words.length === 0) return program.help({ error: true });
        const { runCommand } = await import('./commands/run.js');
        outcome = await runCommand(words, flags, io, version);
      },
      async analyze(inputs, flags) {
        const { analyzeCommand } = await import('./commands/analyze.js');
        await analyzeCommand(inputs, flags, io, version);
      },
      async profProcess(log, flags) {
        const { profProcessCommand } = await import('./commands/prof-process.js');
        await profProcessCommand(log, flags, io);
      },
    },
    version,
    {
      out: (text) => writes.push(write(io.stdout, text)),
      err: (text) => writes.push(write(io.stderr, text)),
    },
  );
  try {
    await program.parseAsync(bindJsonFile(io.argv.slice(2)), { from: 'user' });
  } catch (error) {
    outcome = { exitCode: await report(error, io, version), signal: null };
  }
  await Promise.all(writes);
  return outcome;
}

/**
 * @param {unknown} error that ended a command
 * @param {import('./io.js').Io} io gets the message
 * @param {string} version of this tool
 * @returns {Promise<number>} exit code
 */
async function report(error, io, version) {
  const { code, exitCode } = /** @type {{code?: string, exitCode?: number}} */ (error);
  // Help and the version were asked for and printed; a wrong option was complained about.
  if (code?.startsWith('commander.')) return exitCode === 0 ? 0 : EXIT_TROUBLE;
  const text = error instanceof Failure ? describeFailure(error) : describeBug(error, version);
  await write(io.stderr, text);
  return EXIT_TROUBLE;
}

/** @returns {string} version of this package */
function packageVersion() {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
}
