import { clipped, placed } from './words.js';

/** @import { Check } from '../model/verdict.js' */
/** @import { Finding } from '../model/report.js' */

/** What helps against each metric where no rule says more. Nothing here makes cryptography weaker.
 * @type {Record<string, string>} */
const FIXES = {
  handshakes_per_request: 'Keep connections open and share them: one agent with keepAlive for the life of the process, or one undici pool for each origin.',
  resumption_ratio: 'Let sessions be resumed: one agent or secureContext for the life of the process, and the same ticket keys on all servers.',
  tls_protocols: 'Raise minVersion on your servers and agents, and update the peers that negotiated this.',
  tls_ciphers: 'Leave the option ciphers out, so that Node\'s own list holds, or take this one out of yours.',
  cpu_ms_per_request: 'See what grew: cryptoprof compare <base report> <head report>',
  longest_block: 'Move this call off the event loop: its asynchronous form, or a worker thread.',
};

/**
 * @param {Omit<Check, 'message' | 'fix' | 'accept'>} check that failed
 * @param {Finding | null} finding of its heaviest call site
 * @returns {string} one sentence
 */
export function namedFix({ metric, offenders }, finding) {
  const [first] = offenders;
  if (finding !== null && first !== undefined) {
    const [line] = finding.advice;
    return `Change ${clipped(`${first.file}:${first.line}`)} as cryptoprof explain ${finding.rule} says${line === undefined ? '.' : `: ${clipped(line.trim())}`}`;
  }
  if (finding !== null) return `See cryptoprof explain ${finding.rule}: ${clipped(finding.message)}`;
  const fix = FIXES[metric];
  if (fix !== undefined) return fix;
  return first === undefined ? 'See in the report which operation it is; it has no call site.' : `Look at ${placed(first)}: do it less often, keep its result, or move it off the event loop.`;
}
