/** The verdict of a gate for a terminal: the outcome first, then what to do about it, then what was fine. */
import { shown } from './escape.js';
import { outcomeSentence } from './outcome.js';
import { noticesOf, programFailures } from './problems.js';
import { labelled, newPage, prose, textOf } from './terminal/page.js';
import { grouped } from '../text/numbers.js';
import { counted } from '../text/words.js';
import { checkSection, passedTable } from './terminal/checks.js';
import { fileLines } from './terminal/files.js';

/** @import { WrittenFile } from './output-format.js' */
/** @import { Verdict } from '../model/verdict.js' */
/** @import { Page } from './terminal/page.js' */

/** @type {Record<Verdict['outcome'], {mark: string, color: 'green' | 'red' | 'yellow'}>} */
const OUTCOMES = {
  pass: { mark: '✔', color: 'green' },
  fail: { mark: '✖', color: 'red' },
  inconclusive: { mark: '?', color: 'yellow' },
};

/**
 * Renders a verdict. Nothing in it can harm the terminal: names are data.
 * @param {Verdict} verdict of a gate
 * @param {object} options the terminal
 * @param {number} options.width columns; no line is wider, down to 40, but those that are to be copied
 * @param {boolean} options.color whether to use colours
 * @param {boolean} [options.isTerminal] whether lines must fit; default true
 * @param {number} options.top call sites to list for a check, and allowed findings; the rest is counted
 * @param {WrittenFile[]} options.files what was written, told at the end
 * @param {string} options.cwd absolute path that paths are shown relative to
 * @returns {string} lines, with a newline at the end
 */
export function terminalVerdict(verdict, { files, ...options }) {
  const page = newPage(options);
  const troubled = verdict.checks.filter(({ outcome }) => outcome !== 'pass');
  const sections = [
    header(page, verdict),
    ...programFailures(verdict).map(({ title, message }) => [
      `  ${page.paint.bold.red(`✖ ${title}`)}`,
      ...prose(page, shown(message), 6),
    ]),
    ...troubled.map((check) => checkSection(page, check)),
    passedTable(
      page,
      verdict.checks.filter(({ outcome }) => outcome === 'pass'),
    ),
    besides(page, verdict),
    fileLines(page, files, FILES_WIDTH),
  ];
  return textOf(sections);
}

/** Columns of the longest label of a file, and the space behind it. */
const FILES_WIDTH = 15;

/**
 * @param {Page} page gives width and colours
 * @param {Verdict} verdict of a gate
 * @returns {string[]} the outcome, and what it is made of
 */
function header(page, verdict) {
  const { mark, color } = OUTCOMES[verdict.outcome];
  const { title, details } = outcomeSentence(verdict);
  return [`  ${page.paint.bold[color](`${mark} gate ${title}`)}`, ...prose(page, shown(details), 4)];
}

/**
 * @param {Page} page gives width and colours
 * @param {Verdict} verdict of a gate
 * @returns {string[]} what is allowed, and what else there is to know
 */
function besides(page, verdict) {
  const { allowed } = verdict;
  const notices = noticesOf(verdict);
  const rest = allowed.length - page.top;
  return [
    ...allowed
      .slice(0, page.top)
      .flatMap(({ rule, site, reason, expires, by }) =>
        labelled(
          page,
          'allowed',
          `${shown(rule)} at ${shown(site)}${by === 'source' ? ' (in the source)' : ''}: ${shown(reason)}${expires === '' ? '' : `, until ${shown(expires)}`}`,
          2,
        ),
      ),
    ...(rest > 0 ? labelled(page, '', `and ${grouped(rest)} more`, 2, page.paint.dim) : []),
    ...notices
      .slice(0, MOST_NOTICES)
      .flatMap((message) => labelled(page, 'note', shown(message), 2, page.paint.yellow)),
    ...(notices.length > MOST_NOTICES
      ? labelled(
          page,
          '',
          `and ${counted(notices.length - MOST_NOTICES, 'more note', 'more notes')}`,
          2,
          page.paint.dim,
        )
      : []),
  ];
}

const MOST_NOTICES = 20;
