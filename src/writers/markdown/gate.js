import { limitOf, measured, subjectOf } from '../amount.js';
import { whereOf } from '../place.js';
import { outcomeSentence } from '../outcome.js';
import { pageCommand } from '../page-command.js';
import { noticesOf, programFailures } from '../problems.js';
import { grouped, percent } from '../../text/numbers.js';
import { exactly } from '../../text/quantity.js';
import { code, folded, row, text } from './parts.js';

/** @import { Acceptance, Check, Verdict } from '../../model/verdict.js' */

const MOST_ROWS = 50;
const MOST_OFFENDERS = 10;

/**
 * @param {Verdict} verdict of a gate
 * @param {string} root absolute path of the repository
 * @param {string} mark that the first block begins with
 * @returns {string[]} blocks of Markdown: the outcome, all checks in a table, each check that did not pass, notices
 */
export function gateBlocks(verdict, root, mark) {
  const { title, details } = outcomeSentence(verdict);
  const notices = noticesOf(verdict);
  const troubled = verdict.checks.filter(({ outcome }) => outcome === 'fail' || outcome === 'inconclusive');
  return [
    `${mark}\n## ${{ pass: '✅', fail: '❌', inconclusive: '❔' }[verdict.outcome]} cryptoprof gate: ${title}`,
    text(details),
    ...programFailures(verdict).map(({ message }) => `❌ ${text(message)}`),
    checkTable(verdict.checks),
    ...troubled.map((check) => checkBlock(check, root)),
    folded(
      'Notices',
      notices.length === 0
        ? []
        : [
            notices
              .slice(0, MOST_ROWS)
              .map((message) => `- ${text(message)}`)
              .join('\n'),
          ],
    ),
  ];
}

/**
 * @param {Check[]} checks most troubled first
 * @returns {string} a table, `''` if there are none
 */
function checkTable(checks) {
  if (checks.length === 0) return '';
  const rest = checks.length - MOST_ROWS;
  return [
    row(['', 'Check', 'Measured', 'Limit', 'Baseline']),
    '|---|---|---|---|---|',
    ...checks
      .slice(0, MOST_ROWS)
      .map((check) =>
        row([
          markOf(check),
          code(subjectOf(check)),
          measured(check),
          limitOf(check),
          check.baseline === null ? '' : exactly(check.baseline, check.unit),
        ]),
      ),
    ...(rest > 0 ? [row(['', `and ${grouped(rest)} more`, '', '', ''])] : []),
  ].join('\n');
}

/**
 * @param {Check} check any
 * @returns {string} a sign for its outcome
 */
function markOf({ outcome, level }) {
  if (outcome === 'fail') return level === 'error' ? '❌' : '⚠️';
  return { near: '🔸', inconclusive: '❔', pass: '✅' }[outcome];
}

/**
 * @param {Check} check that did not pass
 * @param {string} root absolute path of the repository
 * @returns {string} Markdown
 */
function checkBlock(check, root) {
  const { message, offenders, fix, accept, docs } = check;
  const rest = offenders.length - MOST_OFFENDERS;
  return [
    `### ${markOf(check)} ${code(subjectOf(check))}`,
    text(message),
    ...(offenders.length === 0
      ? []
      : [
          [
            row(['Call site', 'Function', 'Call', 'Share']),
            '|---|---|---|---:|',
            ...offenders
              .slice(0, MOST_OFFENDERS)
              .map((one) =>
                row([
                  code(whereOf(one, root)),
                  code(one.function) || 'anonymous',
                  code(one.api || one.operation),
                  one.ticks > 0 ? percent(one.share) : '',
                ]),
              ),
            ...(rest > 0 ? [row([`and ${grouped(rest)} more`, '', '', ''])] : []),
          ].join('\n'),
        ]),
    [
      ['Fix', text(fix)],
      ...accept.map((way, index) => [index === 0 ? 'Accept' : 'Or', acceptance(way)]),
      ['More', code(pageCommand(docs))],
    ]
      .filter(([, words]) => words !== '')
      .map(([label, words]) => `- **${label}:** ${words}`)
      .join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * @param {Acceptance} way to accept what a check found
 * @returns {string} Markdown
 */
function acceptance({ where, code: copied }) {
  return [text(where), code(copied)].filter((part) => part !== '').join(': ');
}
