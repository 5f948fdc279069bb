import { repositoryRoot } from '../record/root.js';
import { rulePages } from './rule-pages.js';

/** @import { Report } from '../model/report.js' */
/** @import { Verdict } from '../model/verdict.js' */
/** @import { WriterContext } from '../writers/context.js' */
/** @import { FormatId } from './output-formats.js' */

/** @typedef {(report: Report, context: WriterContext) => string} ReportWriter */

/** @type {Partial<Record<FormatId, () => Promise<ReportWriter>>>} */
const WRITERS = {
  json: async () => (await import('../writers/json.js')).reportJson,
  markdown: async () => (await import('../writers/markdown.js')).markdownReport,
  github: async () => (await import('../writers/github.js')).githubAnnotations,
  sarif: async () => (await import('../writers/sarif.js')).sarifReport,
  junit: async () => (await import('../writers/junit.js')).junitReport,
  gitlab: async () => (await import('../writers/gitlab.js')).gitlabReport,
};

/**
 * @param {FormatId} id of a format that is text for machines
 * @param {Report} report the answer
 * @param {Verdict | null} verdict of a gate, if one was asked
 * @param {string} cwd absolute path of the working directory: its repository is the one that is meant where the
 *   report does not say
 * @returns {Promise<string>} the whole output
 */
export async function renderReport(id, report, verdict, cwd) {
  const write = await /** @type {() => Promise<ReportWriter>} */ (WRITERS[id])();
  return write(report, await contextOf(report, verdict, cwd));
}

/**
 * @param {Report} report the answer
 * @param {Verdict | null} verdict of a gate, if one was asked
 * @param {string} cwd absolute path of the working directory
 * @returns {Promise<WriterContext>} what writers for machines know besides the report
 */
export async function contextOf(report, verdict, cwd) {
  return { verdict, root: report.target.root || repositoryRoot(cwd), rules: await rulePages() };
}
