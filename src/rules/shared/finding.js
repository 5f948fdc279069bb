/** Makes a finding from a call site, the same way for every rule. */
import { packageOf } from '../../catalogue/index.js';
import { isUnplaced } from '../../model/unknown-line.js';
import { functionWords } from '../../text/names.js';
import { listed } from '../../text/words.js';
import { placeFrom } from './places-from.js';
import { docsOf } from './rule.js';

/** @import { CallSiteReport, Finding } from '../../model/report.js' */

/** Further lines that call the package are not listed. */
const MOST_ASKERS = 4;

/**
 * A finding about a call site. Its ticks and share are those of the event loop, not of the whole run.
 * @param {string} rule rule id
 * @param {CallSiteReport} callSite where it is; with an empty file if unknown
 * @param {{ticks: number, share: number, ms?: number}} cost event-loop ticks, and their share of busy ticks, 0..1; with
 *   how long they took if they are not the call site's own
 * @param {Pick<Finding, 'severity'|'message'|'advice'|'notes'|'verify'> & {edit?: Finding['edit']}} verdict what the
 *   rule says
 * @returns {Finding} complete
 */
export function findingAt(rule, callSite, cost, verdict) {
  const { file, line, function: name, api, operation } = callSite;
  const isPlace = file !== '';
  return {
    rule,
    severity: verdict.severity,
    operation,
    site: isPlace ? callSite.id : null,
    callSite: isPlace ? { file, line, function: name, api } : null,
    ticks: cost.ticks,
    share: cost.share,
    ...(cost.ms === undefined || cost.ticks === 0 ? null : { ms: Math.round(cost.ms) }),
    message: verdict.message,
    ...editable(file, verdict.edit ?? null, [...whereAsked(callSite), ...verdict.advice]),
    notes: [...lineNote(callSite), ...verdict.notes],
    verify: verdict.verify,
    docs: docsOf(rule),
    fingerprint: `${rule}|${isPlace ? callSite.id : operation}`,
  };
}

/**
 * Files in `node_modules` are for their maintainers to change: an edit there is lost with the next install.
 * @param {string} file of the call site
 * @param {Finding['edit']} edit of it, null if there is none
 * @param {string[]} advice lines of code
 * @returns {Pick<Finding, 'edit' | 'advice'>} the same; of a package's own line a sketch that says whose it is
 */
function editable(file, edit, advice) {
  const name = packageOf(file);
  if (name === '' || edit === null) return { edit, advice };
  return { edit: null, advice: [`// the line is ${name}'s own: this is for its maintainers`, ...advice] };
}

/**
 * @param {CallSiteReport} callSite where it is
 * @returns {string[]} a note if the line is unknown, or is only the function's because no call in it is known to be
 *   this one
 */
function lineNote(callSite) {
  const { file, line, function: name, computedBy, askers } = callSite;
  if (isGoneOn({ file, computedBy, askers }))
    return [
      `No line of the program was on the stack: ${packageOf(file)} continued by itself, as after an await or a timer, for any line that calls it.`,
    ];
  if (!isUnplaced(callSite)) return [];
  return [`Line ${line} is where ${functionWords(name)} begins; the samples don't show which of its calls this is.`];
}

/**
 * @param {Pick<CallSiteReport, 'file' | 'computedBy' | 'askers'>} callSite where it is
 * @returns {boolean} whether that is in a package that computes, or makes another one compute, with no line of the
 *   program on the stack
 */
function isGoneOn({ file, computedBy = '', askers = [] }) {
  const name = packageOf(file);
  return computedBy !== '' && name !== '' && (name === computedBy || askers.length > 0);
}

/**
 * @param {CallSiteReport} callSite where it is
 * @returns {string[]} which lines to change instead, if the line is not the user's: a comment line, or none
 */
function whereAsked(callSite) {
  const { askers = [] } = callSite;
  if (!isGoneOn(callSite) || askers.length === 0) return [];
  const named = askers.slice(0, MOST_ASKERS).map((asker) => placeFrom(callSite, asker));
  const more = askers.length > named.length ? [`${askers.length - named.length} more`] : [];
  return [`// in ${listed([...named, ...more])}, which may have called it`];
}
