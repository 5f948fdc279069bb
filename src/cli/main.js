import os from 'node:os';
import { packageVersion } from '../api/version.js';
import { Failure } from '../model/failure.js';
import { asksForAnnotations, settleWords } from './command-line.js';
import { COMMANDS } from './commands/index.js';
import { EXIT } from './exit-codes.js';
import { ioOf, listenToStreamErrors, ownSignals, watchTerminals, widthOf, write } from './io.js';
import { asTypedHere } from './shell-words.js';
import { makeProgram } from './program.js';

/** @import { CommandOutcome } from './command.js' */
/** @import { Io } from './io.js' */

/** Columns of help that is not for a terminal. */
const HELP_WIDTH = 80;

/**
 * Runs the command line.
 * @param {NodeJS.Process | Io} from the process, or a stand-in for tests
 * @returns {Promise<CommandOutcome>} how we should end: with an exit code, or by the signal that ended the program; the
 *   exit code is then the one that a shell gives for that signal
 */
export async function main(from) {
  if (isProcess(from)) ownSignals(from);
  const io = isProcess(from) ? ioOf(from) : from;
  listenToStreamErrors(io);
  const closeGone = watchTerminals();
  const version = packageVersion();
  try {
    const { exitCode, signal } = await runCommandLine(io, version);
    return { exitCode: signal === null ? exitCode : 128 + os.constants.signals[signal], signal };
  } catch (error) {
    const { tellTrouble } = await import('./github-job.js');
    await tellTrouble(error, io, version);
    return { exitCode: EXIT.trouble, signal: null };
  } finally {
    closeGone();
  }
}

/**
 * @param {NodeJS.Process | Io} from the process, or a stand-in
 * @returns {from is NodeJS.Process} whether it is the process
 */
function isProcess(from) {
  return typeof from.cwd === 'function';
}

/**
 * @param {Io} io the world
 * @param {string} version of this tool
 * @returns {Promise<CommandOutcome>} of the command
 * @throws {Failure} what is wrong; anything else is a bug of ours
 */
async function runCommandLine(io, version) {
  if (io.cwd === '') throw new Failure('directory-gone');
  /** @type {CommandOutcome} */
  let outcome = { exitCode: EXIT.fine, signal: null };
  /** @type {Promise<void>[]} */
  const writes = [];
  let complaint = '';
  const complain = (/** @type {string} */ text) => {
    complaint += text;
    writes.push(write(io.stderr, text));
  };
  const program = makeProgram(
    COMMANDS,
    async (command, words, flags) => {
      const { makeStatus } = await import('./status.js');
      const status = makeStatus(io.stderr, !flags.quiet);
      outcome = (await command.run({ io, version, words, flags, status })) ?? outcome;
    },
    version,
    {
      out: (text) => writes.push(write(io.stdout, text)),
      err: (text) => complain(asTypedHere(text, io)),
      // Like what --help prints: a manual, which is the same however we were started.
      usage: complain,
      width: io.stdout.isTTY ? widthOf(io.stdout, io.env) : HELP_WIDTH,
    },
  );
  try {
    await program.parseAsync(settleWords(io.argv.slice(2), program), { from: 'user' });
  } catch (error) {
    const { code, exitCode } = /** @type {{code?: string, exitCode?: number}} */ (error);
    if (!code?.startsWith('commander.')) throw error;
    // Commander has printed the help or version that was requested, or a message about a wrong option.
    outcome = { exitCode: exitCode === 0 ? EXIT.fine : EXIT.trouble, signal: null };
    if (exitCode !== 0 && complaint !== '' && asksForAnnotations(io.argv.slice(2)))
      await (await import('./github-job.js')).annotateTrouble(complaint, io);
  }
  await Promise.all(writes);
  return outcome;
}
