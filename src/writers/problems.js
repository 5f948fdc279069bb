/** What writers for machines tell: the checks that did not pass, and the findings, in one shape. */
import { createHash } from 'node:crypto';
import { siteFinder } from '../model/finding-site.js';
import { fileInRoot } from '../model/site-key.js';
import { subjectOf } from './amount.js';
import { placeOf, placeOfOffender, whereOf } from './place.js';

/** @import { Finding, Report } from '../model/report.js' */
/** @import { Allowed, Check } from '../model/verdict.js' */
/** @import { WriterContext } from './context.js' */
/** @import { Place } from './place.js' */

/**
 * None of its texts is escaped.
 * @typedef {object} Problem
 * @property {string} rule the finding's, or `gate/` and the metric
 * @property {boolean} isCheck whether it is a gate's check, not a finding
 * @property {Finding['severity']} severity
 * @property {boolean} isInconclusive nothing is known to be wrong, nor that all is well
 * @property {string} title a few words
 * @property {string} message one or two sentences
 * @property {string[]} advice lines of code
 * @property {string[]} hints sentences: what else to do
 * @property {string} site what it is about, however lines move, such as `app.js#auth|pbkdf2Sync`; `''` if it is no call
 * @property {string} where it is, in the repository or not, such as `app.js:23`; `''` if it is about no line
 * @property {Place | null} place null if it is nowhere in the repository
 * @property {Place[]} others places that it is about, too
 * @property {string} fingerprint hexadecimal digits: the same after edits, on every machine; no two of a report are equal
 * @property {Allowed | null} allowed
 */

/** Places besides the first that a check is told to be about. */
const MOST_OTHERS = 9;

/**
 * @param {Report} report the answer
 * @param {WriterContext} context with the verdict on it, if there is one
 * @returns {Problem[]} checks that did not pass, then findings, each most severe first
 */
export function problemsOf(report, { verdict, root }) {
  const allowed = new Map(verdict?.allowed.map((each) => [each.fingerprint, each]));
  const identify = distinct();
  const siteOf = siteFinder(report);
  const checks = (verdict?.checks ?? []).filter(({ outcome }) => outcome === 'fail' || outcome === 'inconclusive');
  return [
    ...checks.map((check) => ofCheck(check, root, identify)).sort((left, right) => RANK[left.severity] - RANK[right.severity]),
    ...report.findings.map((finding) => ofFinding(finding, siteOf(finding)?.column ?? 0, root, allowed.get(finding.fingerprint) ?? null, identify)),
  ];
}

const RANK = { error: 0, warning: 1, info: 2 };

/**
 * @param {Check} check that did not pass
 * @param {string} root absolute path of the repository
 * @param {(identity: string) => string} identify makes fingerprints
 * @returns {Problem} at the heaviest of its call sites that is in the repository
 */
function ofCheck(check, root, identify) {
  const isInconclusive = check.outcome === 'inconclusive';
  const [place = null, ...others] = check.offenders.map((offender) => placeOfOffender(offender, root)).filter((each) => each !== null);
  return {
    rule: `gate/${check.metric}`,
    isCheck: true,
    severity: isInconclusive || check.level === 'warn' ? 'warning' : 'error',
    isInconclusive,
    title: `${subjectOf(check)}${isInconclusive ? ': inconclusive' : ''}`,
    message: check.message,
    advice: [],
    hints: [check.fix, check.accept === '' ? '' : `To accept it: ${check.accept}`].filter((hint) => hint !== ''),
    site: check.offenders[0]?.key ?? '',
    where: check.offenders.length === 0 ? '' : whereOf(check.offenders[0], root),
    place,
    others: others.slice(0, MOST_OTHERS),
    fingerprint: identify(`gate|${check.id}`),
    allowed: null,
  };
}

/**
 * @param {Finding} finding of a rule
 * @param {number} column of its call, 0 if unknown
 * @param {string} root absolute path of the repository
 * @param {Allowed | null} allowed why it does not count
 * @param {(identity: string) => string} identify makes fingerprints
 * @returns {Problem} at its call site
 */
function ofFinding(finding, column, root, allowed, identify) {
  const { callSite } = finding;
  return {
    rule: finding.rule,
    isCheck: false,
    severity: finding.severity,
    isInconclusive: false,
    title: finding.rule,
    message: finding.message,
    advice: finding.advice,
    hints: [...finding.notes, finding.verify].filter((hint) => hint !== ''),
    site: callSite === null ? '' : `${fileInRoot(callSite.file, root)}#${callSite.function}|${callSite.api}`,
    where: callSite === null ? '' : whereOf(callSite, root),
    place: callSite === null ? null : placeOf({ ...callSite, column }, root),
    others: [],
    fingerprint: identify(withoutRoot(finding, root)),
    allowed,
  };
}

/**
 * @param {Finding} finding whose fingerprint has the absolute path of its file in it
 * @param {string} root absolute path of the repository, which differs from machine to machine
 * @returns {string} the fingerprint that it would have elsewhere
 */
function withoutRoot({ rule, callSite, fingerprint }, root) {
  const start = `${rule}|${callSite?.file}#`;
  if (callSite === null || !fingerprint.startsWith(start)) return `${rule}|${fingerprint}`;
  return `${rule}|${fileInRoot(callSite.file, root)}#${fingerprint.slice(start.length)}`;
}

/** @returns {(identity: string) => string} makes digests of what identifies problems, a new one for each */
function distinct() {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return (identity) => {
    const nth = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, nth);
    return createHash('sha256').update(nth === 1 ? identity : `${identity}\n${nth}`).digest('hex').slice(0, 32);
  };
}
