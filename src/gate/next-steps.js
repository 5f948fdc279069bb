/** What to do about a check that did not pass. */
import { howMuchLonger } from './enough-ticks.js';
import { namedFix } from './fixes.js';

/** @import { Bare, Told } from './messages.js' */

/** What to record where a metric was not measured. @type {Record<string, string>} */
const RECORDINGS = {
  handshakes_per_request: 'Record a run in which the program answers or makes HTTP requests, with this version of cryptoprof: --load <path> drives a server.',
  resumption_ratio: 'Record a run with more TLS connections, with this version of cryptoprof.',
  tls_protocols: 'Record a run in which the program accepts or opens TLS connections, with this version of cryptoprof.',
  tls_ciphers: 'Record a run in which the program accepts or opens TLS connections, with this version of cryptoprof.',
  longest_block: 'Judge what cryptoprof has recorded, or V8\'s log: the text of node --prof-process holds no times, nor does --engine node.',
  cpu_ms_per_request: 'Record runs of base and head in which requests are counted: with --load, or of an HTTP server.',
};

/**
 * @param {Bare} check that failed or decided nothing
 * @param {Told} told what else is known
 * @returns {string} what to do, one sentence
 */
export function nextStep(check, told) {
  const { commands, source } = told;
  switch (check.reason) {
    case 'exceeded': return namedFix(check, told.finding);
    case 'single': case 'disagree': return commands.judge === null
      ? `Run the program again, or allow more runs: "runs" in ${source}.`
      : `Record another run of the same program and judge all together: ${commands.judge} <another report>`;
    case 'few-ticks': return howMuchLonger(check, told.reports, told.minBusyTicks);
    case 'few-baseline-ticks': return `Record the baseline anew, from a longer run: ${commands.update}`;
    case 'environment': return check.baseline === null
      ? 'Judge runs of one program on one machine and one Node only.'
      : `Record the baseline where the gate runs: ${commands.update}`;
    case 'blind': return 'See what the report says of missing symbols, and profile a Node binary that has its symbols.';
    case 'unpaired': return `Record base and head in turns on this machine, and name the base's reports: ${commands.judge ?? 'cryptoprof gate <report>'} --base <report>`;
    default: return RECORDINGS[check.metric] ?? 'Record the program under load, with this version of cryptoprof.';
  }
}
