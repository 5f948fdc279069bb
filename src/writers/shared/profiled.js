/** What a report is about if no command was typed: runs added up, a process that was already running, a file. */
import { shown } from '../../text/escape.js';
import { counted } from '../../text/words.js';

/** @import { Report } from '../../model/report.js' */

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
