/** What keeps us from judging, told where CI shows it: there an exit code alone is a riddle. */
import { Failure } from '../model/failure.js';
import { githubError } from '../writers/github.js';
import { troubleMarkdown } from '../writers/markdown/trouble.js';
import { describeBug, describeFailure } from './describe-failure.js';
import { tell, write } from './io.js';
import { appendToSummary } from './step-summary.js';

/** @import { Io } from './io.js' */

/** Where the options of ours end. */
const SCRIPT = /^--$|\.[cm]?[jt]sx?$/i;

/**
 * @param {unknown} error that ended a command
 * @param {Io} io gets the message
 * @param {string} version of this tool
 */
export async function tellTrouble(error, io, version) {
  const describe = (/** @type {Io['stderr']} */ stream) => (error instanceof Failure ? describeFailure(error, stream) : describeBug(error, version));
  await tell(io.stderr, describe(io.stderr));
  await annotateTrouble(describe(/** @type {Io['stderr']} */ ({ isTTY: false })), io);
}

/**
 * Says it in an annotation and in the job's summary, if annotations are asked for: nothing else goes to stdout then.
 * @param {string} text what happened, why, and what to do next, on lines
 * @param {Io} io the world
 */
export async function annotateTrouble(text, io) {
  if (!asksForAnnotations(io.argv.slice(2))) return;
  const lines = text.trim().replace(/^(?:cryptoprof|error): /, '').split('\n').map((line) => line.trim());
  await write(io.stdout, githubError(lines)).catch(() => {});
  await appendToSummary(() => troubleMarkdown(lines), io);
}

/**
 * @param {string[]} words of a command line, which may not be understood
 * @returns {boolean} whether an option asks for annotations on stdout
 */
function asksForAnnotations(words) {
  const end = words.findIndex((word) => SCRIPT.test(word));
  const own = end === -1 ? words : words.slice(0, end);
  const lists = own.flatMap((word, index) => (word.startsWith('--format=') ? [word.slice('--format='.length)] : word === '--format' ? [own[index + 1] ?? ''] : []));
  return lists.join(',').split(',').some((format) => /^github(?:=-)?$/.test(format));
}
