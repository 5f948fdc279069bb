/** Outcomes of situations → Markdown. */
import { percent, table } from '../gate/numbers.js';

/** @import { CountChange } from '../../src/model/comparison.js' */
/** @import { Compared, Outcome, Side } from './judge.js' */
/** @import { Times } from './run-situations.js' */

/**
 * @typedef {object} DatabaseTimes
 * @property {string} name of the database
 * @property {Times | null} plain without TLS; null if it was not to be had
 * @property {Times} secure with TLS
 */

/**
 * @param {readonly Outcome[]} outcomes of situations on one Node
 * @returns {string} Markdown: a row for each
 */
export function situationsTable(outcomes) {
  return table(
    [
      'Situation',
      'Requests',
      'TLS handshakes',
      'CPU ms per request',
      '`compare`, per request',
      'Finding before, gone after',
      'Also',
    ],
    outcomes.map(rowOf),
  );
}

/**
 * @param {Outcome} outcome of a situation
 * @returns {string[]} its row
 */
function rowOf({ situation, before, after, finding, compared, checks }) {
  const arrow = (/** @type {(side: Side) => string} */ text) => [before, after].map(text).join(' → ');
  const alsoBefore = situation.also(before);
  return [
    situation.title,
    arrow(({ truth }) => grouped(truth.requests)),
    situation.role === null ? '' : arrow(handshakesOf),
    arrow(({ truth }) => short(truth.cpuMsPerRequest)),
    comparedInWords(compared),
    `${finding || 'none'}${checks.every(({ passed }) => passed) ? '' : ' ✖'}`,
    alsoBefore === '' ? '' : `${alsoBefore} → ${situation.also(after)}`,
  ];
}

/**
 * @param {Compared} compared what the comparison of a situation says
 * @returns {string} such as `2.50 → 0.300 ms CPU; 1.00 → 0.040 handshakes, shrank`
 */
function comparedInWords({ cpuMs, handshakes, resumption }) {
  return [
    cpuMs === null ? 'no CPU' : `${short(cpuMs.before)} → ${short(cpuMs.after)} ms CPU`,
    ...(isChange(handshakes)
      ? [`${short(handshakes.before)} → ${short(handshakes.after)} handshakes, ${handshakes.change}`]
      : []),
    ...(isChange(resumption)
      ? [`${percent(resumption.before)} → ${percent(resumption.after)} resumed, ${resumption.change}`]
      : []),
  ].join('; ');
}

/**
 * @param {CountChange | null} change that a comparison shows
 * @returns {change is CountChange} whether it is one
 */
function isChange(change) {
  return change !== null && ['grew', 'shrank', 'appeared', 'vanished'].includes(change.change);
}

/**
 * @param {Side} side of a situation
 * @returns {string} handshakes that we counted, and how many of them were resumed
 */
function handshakesOf({ counted }) {
  if (counted === null) return '?';
  return `${grouped(counted.handshakes)}${counted.resumed > 0 ? ` (${grouped(counted.resumed)} resumed)` : ''}`;
}

/**
 * @param {readonly Outcome[]} outcomes on one Node
 * @returns {string} Markdown: what real clients did, as we counted it and as the other side did; `''` if none ran
 */
export function clientsTable(outcomes) {
  const rows = outcomes
    .filter(({ situation }) => situation.client !== null)
    .flatMap(({ situation, before, after }) =>
      [before, after].map(({ counted, byPeer }, index) => {
        const pair = (/** @type {'handshakes' | 'resumed' | 'requests'} */ name) =>
          byPeer?.[name] === null ? '' : `${counted?.[name] ?? '?'} / ${byPeer?.[name] ?? '?'}`;
        return [
          `${situation.client}, ${index === 0 ? 'before' : 'after'}`,
          pair('handshakes'),
          pair('resumed'),
          pair('requests'),
        ];
      }),
    );
  return rows.length === 0 ? '' : table(['Client', 'Handshakes', 'Resumed', 'Requests'], rows);
}

/**
 * @param {readonly DatabaseTimes[]} times of databases on one Node
 * @returns {string} Markdown: medians in ms, without TLS → with; `''` if there are none
 */
export function timesTable(times) {
  if (times.length === 0) return '';
  const columns = /** @type {const} */ (['connect', 'first', 'total', 'reused', 'newCpu', 'reusedCpu']);
  return table(
    ['ms, without TLS → with', 'Connect', 'First query', 'Total', 'Reused', 'CPU per operation, new', 'CPU, reused'],
    times.map(({ name, plain, secure }) => [
      name,
      ...columns.map((column) => `${plain === null ? '?' : short(plain[column])} → ${short(secure[column])}`),
    ]),
  );
}

/**
 * @param {readonly Outcome[]} outcomes of situations
 * @returns {string[]} what was not as it had to be, a line each
 */
export function problemsOf(outcomes) {
  return outcomes.flatMap(({ situation, checks }) =>
    checks.filter(({ passed }) => !passed).map(({ claim, found }) => `${situation.name}: ${claim}; found: ${found}`),
  );
}

/**
 * @param {number} value time in ms, or a rate
 * @returns {string}
 */
function short(value) {
  return value.toFixed(value < 1 ? 3 : 2);
}

/**
 * @param {number} count of something
 * @returns {string} such as `1,234`
 */
function grouped(count) {
  return count.toLocaleString('en-US');
}
