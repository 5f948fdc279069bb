/** The verdict of a gate for a terminal: the outcome first, then what to do about it, then what was fine. */
import { shown } from '../../text/escape.js';
import { clip, columns } from '../../text/fold.js';
import { functionWords, placeWords } from '../../text/names.js';
import { exactly, grouped, percent } from '../../text/numbers.js';
import { table } from '../../text/table.js';
import { counted } from '../../text/words.js';
import { noticesOf, programFailures } from '../shared/problems.js';
import {
  limitOf,
  measuredWords,
  outcomeSentence,
  pageCommand,
  subjectInTable,
  subjectOf,
} from '../shared/verdict-words.js';
import { LABEL_WIDTH, fileLines, labelled, newPage, prose, sectionsText } from './page.js';

/** @import { Acceptance, Check, Offender, Verdict } from '../../model/verdict.js' */
/** @import { OwnName } from '../../text/own-name.js' */
/** @import { WrittenFile } from '../output-format.js' */
/** @import { Page } from './page.js' */

const MOST_NOTICES = 20;

/** Columns of the longest label of a file, and the space behind it. */
const FILES_WIDTH = 15;

const INDENT = 6;

/** @typedef {{mark: string, color: 'red' | 'yellow' | 'green', word: string}} Look */

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
 * @param {OwnName} [options.ownName] what our commands begin with
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
  return sectionsText(sections);
}

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
    ...(rest > 0 ? labelled(page, '', `and ${grouped(rest)} more`, 2, { paint: page.paint.dim }) : []),
    ...notices
      .slice(0, MOST_NOTICES)
      .flatMap((message) => labelled(page, 'note', shown(message), 2, { paint: page.paint.yellow })),
    ...(notices.length > MOST_NOTICES
      ? labelled(page, '', `and ${counted(notices.length - MOST_NOTICES, 'more note', 'more notes')}`, 2, {
          paint: page.paint.dim,
        })
      : []),
  ];
}

/**
 * @param {Page} page gives width, colours, and how many call sites are listed
 * @param {Check} check that did not simply pass
 * @returns {string[]} lines
 */
function checkSection(page, check) {
  const { message, fix, accept, docs, outcome } = check;
  return [
    heading(page, check),
    ...prose(page, shown(message), INDENT),
    ...offenders(page, check.offenders),
    ...(fix === '' ? [] : labelled(page, 'fix', shown(fix), INDENT)),
    ...accept.flatMap((way, index) => acceptance(page, index === 0 ? 'accept' : 'or', way)),
    ...(outcome === 'near' || docs === ''
      ? []
      : labelled(page, 'more', shown(pageCommand(docs, page.ownName)), INDENT, { paint: page.paint.dim })),
  ];
}

/**
 * @param {Page} page gives width and colours
 * @param {Check[]} checks that passed
 * @returns {string[]} a table, nothing if there are none
 */
function passedTable(page, checks) {
  if (checks.length === 0) return [];
  // One metric may have two limits: what it may be, and how much it may grow.
  const hasBaseline = checks.some(({ baseline }) => baseline !== null);
  return table(
    page,
    [
      { title: 'PASSED', elastic: true, paint: page.paint.green },
      { title: 'MEASURED', most: Math.floor(page.width * 0.45) },
      { title: 'LIMIT', most: 20 },
      ...(hasBaseline ? [{ title: 'BASELINE', most: 10 }] : []),
    ],
    checks.map((check) => [
      `✔ ${shown(subjectInTable(check))}`,
      measuredWords(check),
      limitOf(check),
      ...(hasBaseline ? [check.baseline === null ? '' : exactly(check.baseline, check.unit)] : []),
    ]),
  );
}

/**
 * @param {Check} check any
 * @returns {Look} how its outcome looks
 */
function lookOf({ outcome, level }) {
  if (outcome === 'fail')
    return level === 'error' ? { mark: '✖', color: 'red', word: '' } : { mark: '▲', color: 'yellow', word: 'warning' };
  if (outcome === 'inconclusive') return { mark: '?', color: 'yellow', word: 'inconclusive' };
  return outcome === 'near'
    ? { mark: '≈', color: 'yellow', word: 'near the limit' }
    : { mark: '✔', color: 'green', word: '' };
}

/**
 * What was measured, and against what, is said by the message below it.
 * @param {Page} page gives width and colours
 * @param {Check} check any
 * @returns {string} what it is about, at the right what is to be said of its outcome
 */
function heading(page, check) {
  const { paint } = page;
  const { mark, color, word } = lookOf(check);
  const width = Math.min(page.width, 110);
  const subject = clip(shown(subjectOf(check)), width - INDENT - columns(word));
  const space = ' '.repeat(Math.max(2, width - 4 - columns(subject) - columns(word)));
  return `  ${paint.bold[color](mark)} ${paint.bold[color](subject)}${word === '' ? '' : space + paint.dim(word)}`;
}

/**
 * @param {Page} page gives width, colours, and how many are listed
 * @param {Offender[]} sites heaviest first
 * @returns {string[]} a line for each
 */
function offenders(page, sites) {
  const rest = sites.length - page.top;
  return [
    ...sites
      .slice(0, page.top)
      .flatMap((site, index) =>
        labelled(
          page,
          index === 0 ? 'where' : '',
          [
            `${shown(placeWords(site))} in ${shown(functionWords(site.function))}`,
            shown(site.api || site.operation),
            site.ticks > 0 ? percent(site.share) : '',
          ]
            .filter((part) => part !== '')
            .join(', '),
          INDENT,
          { paint: page.paint.cyan },
        ),
      ),
    ...(rest > 0 ? labelled(page, '', `and ${grouped(rest)} more`, INDENT, { paint: page.paint.dim }) : []),
  ];
}

/**
 * @param {Page} page gives width and colours
 * @param {string} label to the left of it
 * @param {Acceptance} way to accept it
 * @returns {string[]} where, and on a line of its own what is to be copied, however long: broken by us, it would not
 *   run
 */
function acceptance(page, label, { where, code }) {
  if (code === '') return labelled(page, label, shown(where), INDENT);
  if (where === '')
    return [' '.repeat(INDENT) + page.paint.dim(label) + ' '.repeat(LABEL_WIDTH - columns(label)) + shown(code)];
  return [...labelled(page, label, `${shown(where)}:`, INDENT), ' '.repeat(INDENT + LABEL_WIDTH) + shown(code)];
}
