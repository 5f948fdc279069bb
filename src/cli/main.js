import os from 'node:os';
import { packageVersion } from '../api/version.js';
import { Failure } from '../model/failure.js';
import { asksForAnnotations, settleWords } from './command-line.js';
import { watchTerminals } from './gone-terminals.js';
import { ioOf, listenToStreamErrors, widthOf, write } from './io.js';
import { makeProgram } from './program.js';

/** @import { Io } from './io.js' */

/** Usage, input that can't be read, and our own bugs. */
const EXIT_TROUBLE = 2;
/** Help that goes nowhere in particular, columns. */
const HELP_WIDTH = 80;

/** @typedef {{exitCode: number, signal: NodeJS.Signals | null}} Outcome */

/**
 * Runs the command line.
 * @param {NodeJS.Process | Io} from the process, or what stands for it in a test
 * @returns {Promise<Outcome>} how we should end: with an exit code, or by the signal that ended the program;
 *   the exit code is then what a shell would say of that signal
 */
export async function main(from) {
  const io = typeof from.cwd === 'function' ? ioOf(/** @type {NodeJS.Process} */ (from)) : /** @type {Io} */ (from);
  listenToStreamErrors(io);
  const closeGone = watchTerminals();
  const version = packageVersion();
  try {
    const { exitCode, signal } = await runCommandLine(io, version);
    return { exitCode: signal === null ? exitCode : 128 + os.constants.signals[signal], signal };
  } catch (error) {
    const { tellTrouble } = await import('./tell-trouble.js');
    await tellTrouble(error, io, version);
    return { exitCode: EXIT_TROUBLE, signal: null };
  } finally {
    closeGone();
  }
}

/**
 * @param {Io} io the world
 * @param {string} version of this tool
 * @returns {Promise<Outcome>} of the command that was asked for
 * @throws {Failure} what is wrong; anything else is a bug of ours
 */
async function runCommandLine(io, version) {
  if (io.cwd === '') throw new Failure('directory-gone');
  /** @type {Outcome} */
  let outcome = { exitCode: 0, signal: null };
  /** @type {Promise<void>[]} */
  const writes = [];
  let complaint = '';
  const program = makeProgram(
    handlersOf(io, version, (end) => {
      outcome = end;
    }),
    version,
    {
      out: (text) => writes.push(write(io.stdout, text)),
      err(text) {
        complaint += text;
        writes.push(write(io.stderr, text));
      },
      width: io.stdout.isTTY ? widthOf(io.stdout, io.env) : HELP_WIDTH,
    },
  );
  try {
    await program.parseAsync(settleWords(io.argv.slice(2), program), { from: 'user' });
  } catch (error) {
    const { code, exitCode } = /** @type {{code?: string, exitCode?: number}} */ (error);
    if (!code?.startsWith('commander.')) throw error;
    // Help and the version were asked for and printed; a wrong option was complained about.
    outcome = { exitCode: exitCode === 0 ? 0 : EXIT_TROUBLE, signal: null };
    if (exitCode !== 0 && complaint !== '' && asksForAnnotations(io.argv.slice(2)))
      await (await import('./tell-trouble.js')).annotateTrouble(complaint, io);
  }
  await Promise.all(writes);
  return outcome;
}

/**
 * Each command is loaded when it is asked for.
 * @param {Io} io the world
 * @param {string} version of this tool
 * @param {(outcome: Outcome) => void} end told how we should end, by commands that don't simply end well
 * @returns {import('./program.js').Handlers} of all commands
 */
function handlersOf(io, version, end) {
  return {
    async run(words, flags) {
      const { runCommand } = await import('./commands/run.js');
      end(await runCommand(words, flags, io, version));
    },
    async analyze(inputs, flags) {
      const { analyzeCommand } = await import('./commands/analyze.js');
      await analyzeCommand(inputs, flags, io, version);
    },
    async compare(before, after, flags) {
      const { compareCommand } = await import('./commands/compare.js');
      await compareCommand(before, after, flags, io, version);
    },
    async gate(inputs, flags) {
      const { gateCommand } = await import('./commands/gate.js');
      end({ exitCode: await gateCommand(inputs, flags, io, version), signal: null });
    },
    async explain(rule) {
      const { explainCommand } = await import('./commands/explain.js');
      await explainCommand(rule, io);
    },
    async handshake(target, flags) {
      const { handshakeCommand } = await import('./commands/handshake.js');
      await handshakeCommand(target, flags, io, version);
    },
    async bench(flags) {
      const { benchCommand } = await import('./commands/bench.js');
      await benchCommand(flags, io, version);
    },
    async profProcess(log, flags) {
      const { profProcessCommand } = await import('./commands/prof-process.js');
      await profProcessCommand(log, flags, io);
    },
  };
}
