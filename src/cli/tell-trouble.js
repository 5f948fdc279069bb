/** What keeps us from judging, told where CI shows it: there an exit code alone is a riddle. */
import { Failure } from '../model/failure.js';
import { githubError } from '../writers/github.js';
import { troubleMarkdown } from '../writers/markdown/verdict.js';
import { asksForAnnotations } from './command-line.js';
import { describeBug, describeFailure } from './describe-failure.js';
import { tell, write } from './io.js';
import { appendToSummary } from './step-summary.js';

/** @import { Io } from './io.js' */

/**
 * @param {unknown} error that ended a command
 * @param {Io} io gets the message
 * @param {string} version of this tool
 */
export async function tellTrouble(error, io, version) {
  const describe = (/** @type {Io['stderr']} */ stream) =>
    error instanceof Failure ? describeFailure(error, stream) : describeBug(error, version);
  await tell(io.stderr, describe(io.stderr));
  if (asksForAnnotations(io.argv.slice(2)))
    await annotateTrouble(describe(/** @type {Io['stderr']} */ ({ isTTY: false })), io);
}

/**
 * Says it in an annotation and in the job's summary. Only where annotations are asked for: nothing else goes to stdout
 * then.
 * @param {string} text what happened, why, and what to do next, on lines
 * @param {Io} io the world
 */
export async function annotateTrouble(text, io) {
  const lines = text
    .trim()
    .replace(/^(?:cryptoprof|error): /, '')
    .split('\n')
    .map((line) => line.trim());
  await write(io.stdout, githubError(lines)).catch(() => {});
  await appendToSummary(() => troubleMarkdown(lines), io);
}
