import { rootedReport } from '../../model/rooted-report.js';
import { sitesById } from '../../model/site-id.js';
import { duration, grouped, percent } from '../../text/numbers.js';
import { capitalised } from '../../text/words.js';
import { adviceLabel } from '../advice-label.js';
import { functionWords, whereOf } from '../place.js';
import { code, fenced, folded, row, text } from './parts.js';

/** @import { Finding, CallSiteReport, Report } from '../../model/report.js' */
/** @import { Allowed } from '../../model/verdict.js' */
/** @import { WriterContext } from '../output-format.js' */

const MARKS = { error: '❌', warning: '⚠️', info: 'ℹ️' };

const MOST_ALLOWED = 50;

/**
 * @param {Report} report the answer
 * @param {WriterContext} context whose verdict may allow some of the findings
 * @returns {string[]} a block for each finding, most severe first; those that are allowed are folded up in the last
 */
export function findingBlocks(report, { verdict, root }) {
  const allowed = new Map(verdict?.allowed.map((each) => [each.fingerprint, each]));
  const { callSites, findings } = rootedReport(report, root);
  const sites = sitesById(callSites);
  return [
    ...findings
      .filter(({ fingerprint }) => !allowed.has(fingerprint))
      .map((finding) => block(finding, sites.get(finding.site) ?? null, root)),
    allowedBlock(verdict?.allowed ?? []),
  ];
}

/**
 * @param {Finding} finding of a rule
 * @param {CallSiteReport | null} site that it is about
 * @param {string} root absolute path of the repository
 * @returns {string} Markdown
 */
function block(finding, site, root) {
  const { rule, severity, callSite, ticks, share, message, advice, notes, verify } = finding;
  // What was only counted has no share that is known.
  const cost = ticks === 0 ? '' : `: ${percent(share)}${site === null ? '' : `, ${duration(site.cpuMs)}`} of busy time`;
  const place =
    callSite === null
      ? ''
      : ` at ${code(whereOf(callSite, root))}${
          callSite.function === '' ? '' : ` in ${code(functionWords(callSite.function))}`
        }`;
  return [
    `#### ${MARKS[severity]} ${text(rule)}${place}${cost}`,
    text(message),
    ...(advice.length === 0 ? [] : [`${capitalised(adviceLabel(finding))}:`, fenced(advice, 'js')]),
    ...(notes.length === 0 ? [] : [notes.map((note) => `- ${text(note)}`).join('\n')]),
    ...(verify === '' ? [] : [text(verify)]),
    `What it means: ${code(`cryptoprof explain ${rule}`)}`,
  ].join('\n\n');
}

/**
 * @param {Allowed[]} allowed findings
 * @returns {string} Markdown, `''` if there are none
 */
function allowedBlock(allowed) {
  if (allowed.length === 0) return '';
  const rest = allowed.length - MOST_ALLOWED;
  return folded(`${grouped(allowed.length)} allowed ${allowed.length === 1 ? 'finding' : 'findings'}`, [
    [
      row(['Rule', 'Call site', 'Reason', 'Until']),
      '|---|---|---|---|',
      ...allowed
        .slice(0, MOST_ALLOWED)
        .map(({ rule, site, reason, expires }) => row([text(rule), code(site), text(reason), text(expires)])),
      ...(rest > 0 ? [row([`and ${grouped(rest)} more`, '', '', ''])] : []),
    ].join('\n'),
  ]);
}
