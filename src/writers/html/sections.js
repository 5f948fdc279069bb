/** The page's text except findings and tables: the answer, and what the numbers are based on. */
import { isTickTimeUnseen } from '../../model/input-limits.js';
import { placeWords } from '../../text/names.js';
import { capitalised, warmUpWords } from '../../text/words.js';
import { visible } from '../../text/escape.js';
import { answerStatements } from '../shared/answer.js';
import { coverageFacts, httpWords, notesBeside, noteWords } from '../shared/coverage.js';
import { nodeVersions } from '../shared/profiled.js';
import { element } from './markup.js';

/** @import { Report } from '../../model/report.js' */
/** @import { Markup } from './markup.js' */

/**
 * @param {Report} report the answer
 * @param {string} root absolute path of the repository
 * @returns {Markup[]} the answer: its main sentence as the page's heading
 */
export function answerSection(report, root) {
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
 * @param {string} root absolute path of the repository
 * @returns {Markup[]} what the numbers are based on
 */
export function coverageSection(report, root) {
  const { profile, target, tool } = report;
  const { warmUp } = profile;
  const http = httpWords(report);
  const node = nodeVersions(report);
  const facts = [
    `Shares are of busy time, with their 95 % interval. ${clockWords(report)}`,
    ...coverageFacts(report, (site) => visible(placeWords(site, root)))
      .concat(http === '' ? [] : { label: 'HTTP', words: http })
      .map(({ label, words }) => `${capitalised(label)}: ${words.replace(/\.$/, '')}.`),
    ...(warmUp === undefined ? [] : [`Without ${warmUpWords(warmUp)}.`]),
  ];
  return [
    element('h2', {}, 'What the numbers rest on'),
    element(
      'ul',
      {},
      [...facts, ...notesBeside(report).map(noteWords)].map((fact) => element('li', {}, fact)),
    ),
    element(
      'footer',
      {},
      `cryptoprof ${tool.version}, Node ${node || 'unknown'}${target.platform === '' ? '' : `, ${target.platform}`}`,
    ),
  ];
}

/**
 * @param {Report} report the answer
 * @returns {string} what its times are
 */
function clockWords(report) {
  const { profile, diagnostics } = report;
  if (isTickTimeUnseen(report)) return 'Times are 1 ms for each tick.';
  if (profile.collector === 'perf') return 'Times are CPU time.';
  return diagnostics.some(({ code }) => code === 'cpu-time')
    ? 'Times are what the file calls CPU time.'
    : 'Times are wall time between ticks.';
}
