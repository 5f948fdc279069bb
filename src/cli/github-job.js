/** What a GitHub job shows in addition to its log: its summary, and what kept us from judging. */
import { appendFile, stat } from 'node:fs/promises';
import { repositoryRoot } from '../api/repository-files.js';
import { rootOfRun } from '../api/root-of-run.js';
import { Failure } from '../model/failure.js';
import { asksForAnnotations } from './command-line.js';
import { describeBug, describeFailure } from './describe-failure.js';
import { tell, write } from './io.js';

/** @import { Report } from '../model/report.js' */
/** @import { WriterContext } from '../writers/output-format.js' */
/** @import { Io } from './io.js' */

/** GitHub rejects larger summaries entirely; earlier commands in the same step write to the same file. */
const MAX_BYTES = 1024 * 1024;

/**
 * Adds the report to the summary of a GitHub job, if there is one. Never fails: the verdict matters, not how it is
 * shown.
 * @param {Report} report the answer
 * @param {WriterContext} context what else outputs need
 * @param {Io} io the world, with GITHUB_STEP_SUMMARY in its environment; is told if it fails
 */
export async function appendStepSummary(report, context, io) {
  await appendToSummary(async (maxBytes) => {
    const { markdownReport } = await import('../writers/markdown/report.js');
    return markdownReport(report, context, { maxBytes });
  }, io);
}

/**
 * @param {Report} report the answer
 * @param {string} cwd absolute path of the working directory
 * @returns {Promise<string>} absolute path of the repository on the machine of the run; that of the working directory
 *   if nothing points to another
 */
export async function workspaceRoot(report, cwd) {
  return rootOfRun(report, repositoryRoot(cwd));
}

/**
 * @param {(maxBytes: number) => Promise<string>} render makes Markdown of at most that many bytes
 * @param {Io} io the world, with GITHUB_STEP_SUMMARY in its environment; is told if it fails
 */
async function appendToSummary(render, io) {
  const file = io.env.GITHUB_STEP_SUMMARY;
  if (!file) return;
  try {
    const used = await stat(file).then(
      ({ size }) => size,
      () => 0,
    );
    await appendFile(file, await render(MAX_BYTES - used));
  } catch (error) {
    const reason = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (reason === undefined) throw error;
    await tell(
      io.stderr,
      describeFailure(new Failure('summary-not-written', { path: file, reason }, error), io.stderr, io),
    );
  }
}

/**
 * @param {unknown} error that ended a command
 * @param {Io} io gets the message
 * @param {string} version of this tool
 */
export async function tellTrouble(error, io, version) {
  const describe = (/** @type {Io['stderr']} */ stream) =>
    error instanceof Failure ? describeFailure(error, stream, io) : describeBug(error, version);
  await tell(io.stderr, describe(io.stderr));
  if (asksForAnnotations(io.argv.slice(2)))
    await annotateTrouble(describe(/** @type {Io['stderr']} */ ({ isTTY: false })), io);
}

/**
 * Reports trouble in an annotation and in the job's summary. Call it only if annotations were requested: then nothing
 * else goes to stdout.
 * @param {string} text what happened, why, and what to do next, in lines
 * @param {Io} io the world
 */
export async function annotateTrouble(text, io) {
  const lines = text
    .trim()
    .replace(/^(?:cryptoprof|error): /, '')
    .split('\n')
    .map((line) => line.trim());
  const { githubError } = await import('../writers/github.js');
  await write(io.stdout, githubError(lines)).catch(() => {});
  await appendToSummary(async () => (await import('../writers/markdown/verdict.js')).troubleMarkdown(lines), io);
}
