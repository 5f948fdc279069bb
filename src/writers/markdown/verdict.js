/** A gate's verdict as Markdown, or what prevented one. */
import { fenced, folded, markdownCode, markdownTable, markdownText, markdownToCopy } from '../../text/markdown.js';
import { placeWords } from '../../text/names.js';
import { exactly, percent } from '../../text/numbers.js';
import { andMore } from '../../text/words.js';
import { noticesOf, programFailures } from '../shared/problems.js';
import {
  limitOf,
  measuredWords,
  outcomeSentence,
  pageCommand,
  subjectInTable,
  subjectOf,
} from '../shared/verdict-words.js';

/** @import { Acceptance, Check, Offender, Verdict } from '../../model/verdict.js' */
/** @import { WriterContext } from '../output-format.js' */

const MOST_ROWS = 50;
const MOST_OFFENDERS = 10;

/**
 * @param {Verdict} verdict of a gate
 * @param {object} context where it is shown
 * @param {string} context.root absolute path of the repository
 * @param {WriterContext['ownName']} context.ownName what our commands begin with
 * @param {string} context.mark that the first block begins with
 * @returns {string[]} blocks of Markdown: the outcome, a table of all checks, each check that didn't pass, notices
 */
export function verdictBlocks(verdict, { root, ownName, mark }) {
  const { title, details } = outcomeSentence(verdict);
  const notices = noticesOf(verdict);
  const troubled = verdict.checks.filter(({ outcome }) => outcome === 'fail' || outcome === 'inconclusive');
  return [
    `${mark}\n## ${{ pass: '✅', fail: '❌', inconclusive: '❔' }[verdict.outcome]} cryptoprof gate: ${title}`,
    markdownText(details),
    ...programFailures(verdict).map(({ message }) => `❌ ${markdownText(message)}`),
    checkTable(verdict.checks),
    ...troubled.map((check) => checkBlock(check, root, ownName)),
    folded(
      'Notices',
      notices.length === 0
        ? []
        : [
            notices
              .slice(0, MOST_ROWS)
              .map((message) => `- ${markdownText(message)}`)
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
  return markdownTable(
    [[''], ['Check'], ['Measured'], ['Limit'], ['Baseline']],
    checks
      .slice(0, MOST_ROWS)
      .map((check) => [
        markOf(check),
        markdownCode(subjectInTable(check)),
        measuredWords(check),
        limitOf(check),
        check.baseline === null ? '' : exactly(check.baseline, check.unit),
      ]),
    { text: andMore(checks.length - MOST_ROWS), column: 1 },
  );
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
 * @param {WriterContext['ownName']} ownName what our commands begin with
 * @returns {string} Markdown
 */
function checkBlock(check, root, ownName) {
  const { message, offenders, fix, accept, docs } = check;
  return [
    `### ${markOf(check)} ${markdownCode(subjectOf(check))}`,
    markdownText(message),
    offenderTable(offenders, root),
    [
      ['Fix', markdownText(fix)],
      ...accept.map((way, index) => [index === 0 ? 'Accept' : 'Or', acceptance(way)]),
      ['More', markdownCode(pageCommand(docs, ownName))],
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
  return [markdownText(where), markdownToCopy(copied)].filter((part) => part !== '').join(': ');
}

/**
 * @param {Offender[]} offenders of a check, heaviest first
 * @param {string} root absolute path of the repository
 * @returns {string} a table, `''` if there are none
 */
function offenderTable(offenders, root) {
  if (offenders.length === 0) return '';
  return markdownTable(
    [['Call site'], ['Function'], ['Call'], ['Share', 'right']],
    offenders
      .slice(0, MOST_OFFENDERS)
      .map((one) => [
        markdownCode(placeWords(one, root)),
        markdownCode(one.function) || 'anonymous',
        markdownCode(one.api || one.operation),
        one.ticks > 0 ? percent(one.share) : '',
      ]),
    { text: andMore(offenders.length - MOST_OFFENDERS) },
  );
}

/**
 * @param {string[]} lines what kept us from judging, not escaped
 * @returns {string} Markdown with a newline at the end
 */
export function troubleMarkdown(lines) {
  return `## ❌ cryptoprof: nothing was judged\n\n${fenced(lines, '')}\n`;
}
