/** What writers for machines report: checks that didn't pass, and findings, in one shape. */
import { createHash } from 'node:crypto';
import { rootedReport } from '../../model/rooted-report.js';
import { sitesById } from '../../model/site-id.js';
import { functionWords, placeWords } from '../../text/names.js';
import { percent, tickTime } from '../../text/numbers.js';
import { placeInRepository, placeOfOffender } from './place.js';
import { subjectOf } from './verdict-words.js';

/** @import { CallSiteReport, Finding, Report } from '../../model/report.js' */
/** @import { Acceptance, Allowed, Check, Verdict } from '../../model/verdict.js' */
/** @import { WriterContext } from '../output-format.js' */
/** @import { PlaceInFile } from './place.js' */

/**
 * None of its texts is escaped.
 * @typedef {object} Problem
 * @property {string} rule the finding's, or `gate/` and the metric
 * @property {boolean} isCheck whether it is a gate's check, not a finding
 * @property {Finding['severity']} severity
 * @property {boolean} isInconclusive whether it is known neither to be wrong nor to be fine
 * @property {string} title a few words
 * @property {string} message one or two sentences
 * @property {string[]} advice lines of code
 * @property {'edit' | 'sketch'} adviceLabel what they are
 * @property {string[]} hints sentences: what else to do
 * @property {string[]} codes with which some of these end, to be copied
 * @property {string} site id of the call site concerned, such as `app.js#auth|kdf.pbkdf2`; `''` if there is none
 * @property {string} where it is, in the repository or not, such as `app.js:23`; `''` if it isn't about a line
 * @property {PlaceInFile | null} place null if it is nowhere in the repository
 * @property {PlaceInFile[]} others other places that it is about
 * @property {string} fingerprint hexadecimal digits: stable across edits and machines; unique within a report
 * @property {Allowed | null} allowed
 */

/** Places besides the first that a check names. */
const MOST_OTHERS = 9;

/**
 * @param {Finding} finding of a rule
 * @param {CallSiteReport | null} site that it is about
 * @returns {string} how long its ticks took, since its call site may have been in other phases too; `''` if unknown
 */
export function findingTime({ ticks, ms }, site) {
  // Its sentence says the same: the call site's own ticks may have been longer, or shorter, than the run's.
  if (ms !== undefined) return tickTime(ms, ticks);
  return site === null || site.ticks === 0 ? '' : tickTime(Math.round((site.cpuMs * ticks) / site.ticks), ticks);
}

/**
 * @param {Report} report the answer
 * @param {WriterContext} context with the verdict on it, if there is one
 * @returns {Problem[]} checks that didn't pass, then findings, each most severe first
 */
export function problemsOf(report, { verdict, root }) {
  const allowed = new Map(verdict?.allowed.map((each) => [each.fingerprint, each]));
  const identify = distinct();
  const { callSites, findings: found } = rootedReport(report, root);
  const sites = sitesById(callSites);
  const checks = (verdict?.checks ?? []).filter(({ outcome }) => outcome === 'fail' || outcome === 'inconclusive');
  const findings = found.map((finding) =>
    ofFinding(finding, sites.get(finding.site)?.column ?? null, root, allowed.get(finding.fingerprint) ?? null),
  );
  const errors = findings.filter(
    (finding) => finding.severity === 'error' && finding.allowed === null && finding.place !== null,
  );
  const reported = new Set(errors.map(({ place }) => lineOf(/** @type {PlaceInFile} */ (place))));
  return [
    ...programFailures(verdict),
    ...checks
      .map((check) => ofCheck(check, root, reported))
      .sort((left, right) => RANK[left.severity] - RANK[right.severity]),
    ...findings,
  ].map((problem) => ({ ...problem, fingerprint: identify(problem.fingerprint) }));
}

/**
 * @param {Verdict | null} verdict of a gate
 * @returns {string[]} further sentences
 */
export function noticesOf(verdict) {
  return (verdict?.notices ?? []).map(({ message }) => message);
}

/**
 * @param {Verdict | null} verdict of a gate
 * @returns {Problem[]} a program that failed fails the gate, whatever the checks say
 */
export function programFailures(verdict) {
  return (verdict?.failures ?? []).map(({ ending, wasAsked }) => ({
    rule: 'gate/program',
    isCheck: true,
    severity: 'error',
    isInconclusive: false,
    title: 'the program failed',
    message: wasAsked
      ? `The program ended with ${ending} once it was asked to end, so the gate fails: what handles that signal should exit with 0, unless more went wrong.`
      : `The program ended with ${ending}: the work that it did not do was not measured, so the gate fails.`,
    advice: [],
    adviceLabel: 'sketch',
    hints: [],
    codes: [],
    site: '',
    where: '',
    place: null,
    others: [],
    fingerprint: 'gate|program-failed',
    allowed: null,
  }));
}

const RANK = { error: 0, warning: 1, info: 2 };

/**
 * @param {Check} check that did not pass
 * @param {string} root absolute path of the repository
 * @param {Set<string>} reported lines that a finding of severity error is about
 * @returns {Problem} at the heaviest of its call sites that is in the repository; one that counts what is shown there
 *   anyway is nowhere. What identifies it is its fingerprint yet
 */
function ofCheck(check, root, reported) {
  const isInconclusive = check.outcome === 'inconclusive';
  const all = check.offenders.map((offender) => placeOfOffender(offender, root)).filter((each) => each !== null);
  // Several calls may be in one line.
  const places = all.filter((each, index) => all.findIndex((other) => lineOf(other) === lineOf(each)) === index);
  const isReported = check.unit === 'count' && places.every((each) => reported.has(lineOf(each)));
  const [place = null, ...others] = isReported ? [] : places;
  return {
    rule: `gate/${check.metric}`,
    isCheck: true,
    severity: isInconclusive || check.level === 'warn' ? 'warning' : 'error',
    isInconclusive,
    title: `${subjectOf(check)}${isInconclusive ? ': inconclusive' : ''}`,
    message: check.message + heaviestOffender(check, root),
    advice: [],
    adviceLabel: 'sketch',
    hints: [
      check.fix,
      ...check.accept.map(
        (way, index) => `${index === 0 ? 'To accept it' : 'Or'}${way.where === '' ? ': ' : ', '}${acceptanceText(way)}`,
      ),
    ].filter((hint) => hint !== ''),
    codes: check.accept.map(({ code }) => code).filter((code) => code !== ''),
    site: check.offenders[0]?.id ?? '',
    where: check.offenders.length === 0 ? '' : placeWords(check.offenders[0], root),
    place,
    others: others.slice(0, MOST_OTHERS),
    fingerprint: `gate|${check.id}`,
    allowed: null,
  };
}

/**
 * @param {Finding} finding of a rule
 * @param {number | null} column of its call, null if unknown
 * @param {string} root absolute path of the repository
 * @param {Allowed | null} allowed why it does not count
 * @returns {Problem} at its call site; what identifies it is its fingerprint yet
 */
function ofFinding(finding, column, root, allowed) {
  const { callSite } = finding;
  return {
    rule: finding.rule,
    isCheck: false,
    severity: finding.severity,
    isInconclusive: false,
    title: finding.rule,
    message: finding.message,
    advice: finding.advice,
    adviceLabel: adviceLabel(finding),
    hints: [...finding.notes, finding.verify].filter((hint) => hint !== ''),
    codes: [],
    site: finding.site ?? '',
    where: callSite === null ? '' : placeWords(callSite, root),
    place: callSite === null ? null : placeInRepository({ ...callSite, column }, root),
    others: [],
    fingerprint: finding.fingerprint,
    allowed,
  };
}

/**
 * @param {PlaceInFile} place in the repository
 * @returns {string} the same for everything that is shown at that line
 */
function lineOf({ path, line }) {
  return placeWords({ file: path, line });
}

/**
 * @param {Check} check any
 * @param {string} root absolute path of the repository
 * @returns {string} where to look, as a sentence to append to the message; `''` if there is no call site
 */
export function heaviestOffender(check, root) {
  const { offenders, baseline, outcome } = check;
  if (offenders.length === 0) return '';
  const [first] = offenders;
  const words = [
    `${placeWords(first, root)}${first.function === '' ? '' : ` in ${functionWords(first.function)}`}`,
    first.api || first.operation,
    first.ticks > 0 ? percent(first.share) : '',
  ];
  // Of what has grown, the first is what has grown most, if any line has.
  const most = baseline !== null && outcome === 'fail' ? 'Look first at' : 'The heaviest line is';
  return ` ${isAllOf(check) ? 'It is at' : most} ${words.filter((word) => word !== '').join(', ')}.`;
}

/**
 * @param {Pick<Check, 'offenders' | 'unit' | 'value'>} check with call sites
 * @returns {boolean} whether the first of them is all that it is about: some findings have none, and one may have two
 */
function isAllOf({ offenders: [first, ...others], unit, value }) {
  if (others.length > 0) return false;
  if (unit === 'count') return Number(value) <= 1;
  return unit !== 'share' || first.share >= Number(value);
}

/**
 * @param {Acceptance} way to accept what a check found
 * @returns {string} where and what, in one line
 */
export function acceptanceText({ where, code }) {
  return [where, code].filter((part) => part !== '').join(': ');
}

/** @returns {(identity: string) => string} makes digests of what identifies problems, a new one for each */
function distinct() {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return (identity) => {
    const nth = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, nth);
    return createHash('sha256')
      .update(nth === 1 ? identity : `${identity}\n${nth}`)
      .digest('hex')
      .slice(0, 32);
  };
}

/** How advice marks lines that say what else is needed. Writers show this as a label. */
export const WITH = '// with: ';

/**
 * What kind of advice a finding has, in the same word for every output.
 * @param {Pick<Finding, 'edit'>} finding with its advice
 * @returns {'edit' | 'sketch'} `edit` is exact and complete; a sketch has to be fitted to the program
 */
export function adviceLabel({ edit }) {
  return edit === null ? 'sketch' : 'edit';
}
