/** The page's text but for findings and tables: the answer, and what the numbers rest on. */
import { placeWords } from '../../text/names.js';
import { duration, grouped, percent } from '../../text/numbers.js';
import { counted } from '../../text/words.js';
import { visible } from '../../text/escape.js';
import { warmUpWords } from '../../text/warm-up.js';
import { answerStatements } from '../shared/answer.js';
import { element } from './markup.js';

/** @import { Report } from '../../model/report.js' */
/** @import { Markup } from './markup.js' */

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @returns {Markup[]} the answer: its main sentence as the page's heading
 */
export function answer(report, root) {
  const statements = answerStatements(report, (site) => visible(placeWords(site, root)));
  const main = statements.find(({ isMain }) => isMain) ?? statements[0];
  return [
    element('h1', {}, main.text),
    ...statements
      .filter((statement) => statement !== main)
      .map(({ text: words, isDoubt }) => element('p', { class: isDoubt ? 'doubt' : false }, words)),
  ];
}

/**
 * @param {Report} report the answer
 * @returns {Markup[]} what the numbers rest on
 */
export function coverage(report) {
  const { profile, diagnostics, target, tool } = report;
  const { busyTicks, idleTicks, droppedTicks, namedTicks, intervalUs, warmUp } = profile;
  const facts = [
    `${counted(busyTicks, 'busy tick')}, one about every ${duration(intervalUs / 1000)}; ${grouped(idleTicks)} while waiting, ${grouped(droppedTicks)} dropped.`,
    ...(busyTicks > 0 ? [`${percent(namedTicks / busyTicks)} of the busy ticks have a name.`] : []),
    ...(warmUp === undefined ? [] : [`Without ${warmUpWords(warmUp)}.`]),
    'Shares are of busy time, with their 95 % interval. Times are wall time between ticks.',
  ];
  return [
    element('h2', {}, 'What the numbers rest on'),
    element(
      'ul',
      {},
      [...facts, ...diagnostics.map(({ message }) => message)].map((fact) => element('li', {}, fact)),
    ),
    element(
      'footer',
      {},
      `cryptoprof ${tool.version}, Node ${target.node || 'unknown'}${target.platform === '' ? '' : `, ${target.platform}`}`,
    ),
  ];
}
