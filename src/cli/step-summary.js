import { appendFile, stat } from 'node:fs/promises';
import { Failure } from '../model/failure.js';
import { repositoryRoot } from '../record/root.js';
import { markdownReport } from '../writers/markdown/report.js';
import { describeFailure } from './describe-failure.js';
import { tell } from './io.js';

/** Larger summaries GitHub refuses as a whole; those of earlier commands in the same step are in the same file. */
const MAX_BYTES = 1024 * 1024;

/**
 * Adds the report to the summary of a GitHub job, where there is one. Never fails: the verdict counts, not
 * its picture.
 * @param {import('../model/report.js').Report} report the answer
 * @param {import('../writers/output-format.js').WriterContext} context what else there is to know
 * @param {import('./io.js').Io} io the world, with GITHUB_STEP_SUMMARY in its environment; is told if it fails
 */
export async function appendStepSummary(report, context, io) {
  await appendToSummary((maxBytes) => markdownReport(report, context, { maxBytes }), io);
}

/**
 * @param {import('../model/report.js').Report} report the answer
 * @param {string} cwd absolute path of the working directory
 * @returns {string} absolute path of the repository that outputs are about: that of the working directory, where the
 *   report does not say; `''` if there is none
 */
export function rootOf(report, cwd) {
  return report.target.root || repositoryRoot(cwd);
}

/**
 * @param {(maxBytes: number) => string} render makes Markdown, of so many bytes at most
 * @param {import('./io.js').Io} io the world, with GITHUB_STEP_SUMMARY in its environment; is told if it fails
 */
export async function appendToSummary(render, io) {
  const file = io.env.GITHUB_STEP_SUMMARY;
  if (!file) return;
  try {
    const used = await stat(file).then(
      ({ size }) => size,
      () => 0,
    );
    await appendFile(file, render(MAX_BYTES - used));
  } catch (error) {
    const reason = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (reason === undefined) throw error;
    await tell(
      io.stderr,
      describeFailure(new Failure('summary-not-written', { path: file, reason }, error), io.stderr),
    );
  }
}
