import { appendFile, stat } from 'node:fs/promises';
import { Failure } from '../model/failure.js';
import { markdownReport } from '../writers/markdown.js';
import { describeFailure } from './describe-failure.js';
import { tell } from './io.js';
import { contextOf } from './render-report.js';

/** Larger summaries GitHub refuses as a whole; those of earlier commands in the same step are in the same file. */
const MAX_BYTES = 1024 * 1024;

/**
 * Adds the report to the summary of a GitHub job, where there is one. Never fails: the verdict counts, not
 * its picture.
 * @param {import('../model/report.js').Report} report the answer
 * @param {import('../model/verdict.js').Verdict | null} verdict of a gate, if one was asked
 * @param {import('./io.js').Io} io the world, with GITHUB_STEP_SUMMARY in its environment; is told if it fails
 */
export async function appendStepSummary(report, verdict, io) {
  const context = await contextOf(report, verdict, io.cwd);
  await appendToSummary((maxBytes) => markdownReport(report, context, { maxBytes }), io);
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
