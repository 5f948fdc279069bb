/** What a report is about: the command that was typed, or runs added up, a process that was already running, a file. */
import { shown } from '../../text/escape.js';
import { grouped, percent } from '../../text/numbers.js';
import { counted } from '../../text/words.js';

/** @import { ProcessReport, Report } from '../../model/report.js' */

/**
 * @param {string[]} command of a report
 * @returns {string[]} the command without `node` before a script: `app.js`, `npm start`, `node --test`
 */
export function commandWords(command) {
  const [program = '', first = '', ...rest] = command;
  const isOfScript = /(^|[/\\])node(\.exe)?$/.test(program) && first !== '' && !first.startsWith('-');
  return isOfScript ? [first, ...rest] : command;
}

/**
 * @param {Pick<Report, 'profile' | 'isolates' | 'runs'>} report the answer
 * @returns {string} what was profiled, printable, if it is not known by its command; `''` if nothing is known
 */
export function profiledName({ profile, isolates, runs = [] }) {
  if (runs.length > 0) return counted(runs.length, 'run');
  const [first] = isolates;
  if (first === undefined) return '';
  return profile.sampledBy !== undefined && first.pid > 0 ? `process ${first.pid}` : shown(first.source);
}

/**
 * @param {Pick<Report, 'target' | 'isolates' | 'runs'>} report the answer
 * @returns {string} versions of Node without their `v`, printable: of all runs added up in it; `''` if unknown
 */
export function nodeVersions({ target, isolates, runs = [] }) {
  const versions = runs.length > 0 ? runs.map(({ node }) => node) : [target.node || (isolates[0]?.node ?? '')];
  return [...new Set(versions.map((version) => shown(version).replace(/^v/, '')))]
    .filter((version) => version !== '')
    .join(', ');
}

/**
 * @param {ProcessReport[]} processes rows of a report
 * @returns {string[][]} what they ran, how many there were, their busy ticks, the cryptography ticks among them, the
 *   share of these, and their ports
 */
export function processRows(processes) {
  return processes.map(({ script, count, ports, busyTicks, cryptoTicks }) => [
    shown(script) || 'unknown',
    grouped(count),
    grouped(busyTicks),
    grouped(cryptoTicks),
    busyTicks > 0 ? percent(cryptoTicks / busyTicks) : '',
    ports.join(', '),
  ]);
}
