/** The report as Markdown: for the summary of a job, or a comment on a pull request. */
import { findingBlocks } from './markdown/findings.js';
import { gateBlocks } from './markdown/gate.js';
import { printable } from './escape.js';
import { joinWithin } from './markdown/join-within.js';
import { code, row, text } from './markdown/parts.js';
import { tlsBlock } from './markdown/tls.js';
import { whereOf } from './place.js';
import { answerStatements } from './terminal/answer.js';
import { grouped, percent, percentRange } from '../text/numbers.js';
import { operationName } from './terminal/operations.js';

/** @import { Report } from '../model/report.js' */
/** @import { WriterContext } from './output-format.js' */

/** What GitHub takes as a comment, in characters; GitLab takes more. */
const COMMENT_BYTES = 65_536;

/** So that who posts a comment finds the one of the last push again, and replaces it. */
const MARK = '<!-- cryptoprof -->';

const MOST_OPERATIONS = 10;

/**
 * Writes the verdict first if there is one, then the answer, then the findings. It is cut between parts, with
 * a sentence that says so, where it would be too long for a comment.
 * @param {Report} report the answer
 * @param {WriterContext} context what else there is to know
 * @param {{maxBytes?: number}} [limits] UTF-8 bytes that there is room for
 * @returns {string} Markdown with a newline at the end; `''` if there is no room even for a sentence
 */
export function markdownReport(report, context, { maxBytes = COMMENT_BYTES } = {}) {
  const { verdict, root } = context;
  const answer = answerStatements(report, (site) => printable(whereOf(site, root || report.target.root)))
    .map(({ text: statement, isMain }) => (isMain ? `**${text(statement)}**` : text(statement)))
    .join(' ');
  const blocks = [
    ...(verdict === null
      ? [`${MARK}\n## cryptoprof: ${code(commandOf(report)) || 'profile'}`]
      : gateBlocks(verdict, root, MARK)),
    ...(verdict === null ? [] : ['### The profile']),
    answer,
    operations(report),
    tlsBlock(report, root || report.target.root),
    ...findingBlocks(report, context),
    ...report.diagnostics.slice(0, MOST_OPERATIONS).map(({ message }) => `> ${text(message)}`),
    `<sub>${text(`cryptoprof ${report.tool.version}, Node ${report.target.node || 'unknown'}, ${grouped(report.profile.busyTicks)} busy ticks`)}</sub>`,
  ];
  return joinWithin(
    blocks.filter((block) => block !== ''),
    maxBytes,
  );
}

/**
 * @param {Report} report the answer
 * @returns {string} what was run, without the path of node
 */
function commandOf({ target, isolates }) {
  const [program = '', ...args] = target.command;
  const words = /(^|[/\\])node(\.exe)?$/.test(program) && args.length > 0 ? args : target.command;
  return words.join(' ') || (isolates[0]?.source ?? '');
}

/**
 * @param {Report} report the answer
 * @returns {string} a table of the heaviest operations, `''` if there are none
 */
function operations({ operations: all }) {
  if (all.length === 0) return '';
  const rest = all.length - MOST_OPERATIONS;
  return [
    row(['Operation', 'Share', '95 %', 'Ticks', 'On the event loop']),
    '|---|---:|---:|---:|---:|',
    ...all
      .slice(0, MOST_OPERATIONS)
      .map(({ id, algorithm, share, interval, ticks, byPhase }) =>
        row([
          text(operationName(id, algorithm)),
          percent(share),
          percentRange(interval),
          grouped(ticks),
          grouped(byPhase['event-loop'] ?? 0),
        ]),
      ),
    ...(rest > 0 ? [row([`and ${grouped(rest)} more`, '', '', '', ''])] : []),
  ].join('\n');
}
