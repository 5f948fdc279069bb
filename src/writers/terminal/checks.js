/** A gate's checks: what is wrong in full, what is fine in a table. */
import { limitOf, measured, subjectOf } from '../amount.js';
import { pageCommand } from '../page-command.js';
import { functionWords, whereOf } from '../place.js';
import { grouped, percent } from '../../text/numbers.js';
import { LABEL_WIDTH, labelled, prose, shown } from './page.js';
import { table } from './table.js';
import { clip, columns } from './text.js';

/** @import { Acceptance, Check, Offender } from '../../model/verdict.js' */
/** @import { Page } from './page.js' */

const INDENT = 6;

/** @typedef {{mark: string, color: 'red' | 'yellow' | 'green', word: string}} Look */

/**
 * @param {Page} page gives width, colours, and how many call sites are listed
 * @param {Check} check that did not simply pass
 * @returns {string[]} lines
 */
export function checkSection(page, check) {
  const { message, fix, accept, docs, outcome } = check;
  return [
    heading(page, check),
    ...prose(page, shown(message), INDENT),
    ...offenders(page, check.offenders),
    ...(fix === '' ? [] : labelled(page, 'fix', shown(fix), INDENT)),
    ...accept.flatMap((way, index) => acceptance(page, index === 0 ? 'accept' : 'or', way)),
    ...(outcome === 'near' || docs === ''
      ? []
      : labelled(page, 'more', shown(pageCommand(docs)), INDENT, page.paint.dim)),
  ];
}

/**
 * @param {Page} page gives width and colours
 * @param {Check[]} checks that passed
 * @returns {string[]} a table, nothing if there are none
 */
export function passedTable(page, checks) {
  if (checks.length === 0) return [];
  return table(
    page,
    [
      { title: 'PASSED', elastic: true, paint: page.paint.green },
      { title: 'MEASURED', most: Math.floor(page.width * 0.45) },
      { title: 'LIMIT', most: 20 },
    ],
    checks.map((check) => [`✔ ${shown(subjectOf(check))}`, measured(check), limitOf(check)]),
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
            `${shown(whereOf(site))} in ${shown(functionWords(site.function))}`,
            shown(site.api || site.operation),
            site.ticks > 0 ? percent(site.share) : '',
          ]
            .filter((part) => part !== '')
            .join(', '),
          INDENT,
          page.paint.cyan,
        ),
      ),
    ...(rest > 0 ? labelled(page, '', `and ${grouped(rest)} more`, INDENT, page.paint.dim) : []),
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
