/**
 * Annotations for GitHub Actions: lines that the runner picks out of a step's output and shows next to the code
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
import { shown } from '../text/escape.js';
import { placeWords } from '../text/names.js';
import { capitalised, counted } from '../text/words.js';
import { adviceLines } from './shared/advice-lines.js';
import { noticesOf, problemsOf } from './shared/problems.js';

/** @import { Report } from '../model/report.js' */
/** @import { WriterContext } from './output-format.js' */
/** @import { PlaceInFile } from './shared/place.js' */
/** @import { Problem } from './shared/problems.js' */

/** GitHub keeps this many of each kind in a step, and drops the rest without a word. */
const MOST_OF_A_KIND = 10;

/** @typedef {'error' | 'warning' | 'notice'} Kind */

/** @type {readonly Kind[]} */
const KINDS = ['error', 'warning', 'notice'];

/** @typedef {{kind: Kind, line: string}} Annotation */

/**
 * Writes annotations, the most severe first. What GitHub would drop is left out and counted in a notice. Anything
 * outside the repository is annotated without a place.
 * @param {Report} report the answer
 * @param {WriterContext} context what else there is to know
 * @returns {string} lines for stdout; `''` if all is well
 */
export function githubAnnotations(report, context) {
  const { verdict } = context;
  const problems = problemsOf(report, context);
  const counting = problems.filter(({ allowed }) => allowed === null);
  // Where a gate has passed, nothing is an error, whatever a rule thinks of it.
  const hasErrors = verdict === null || verdict.outcome === 'fail';
  const annotations = [
    ...counting.map((problem) => annotationOf(problem, hasErrors)),
    ...noticesOf(verdict).map(noticeOf),
  ];
  if (counting.length < problems.length) {
    annotations.push(
      noticeOf(
        `${counted(problems.length - counting.length, 'finding')} not annotated: allowed by the config or in the source.`,
      ),
    );
  }
  return fitting(annotations)
    .map(({ line }) => `${line}\n`)
    .join('');
}

/**
 * @param {Annotation[]} annotations all of them
 * @returns {Annotation[]} as many of each kind as GitHub keeps, the most severe kind first
 */
function fitting(annotations) {
  const byKind = KINDS.map((kind) => annotations.filter((annotation) => annotation.kind === kind));
  const isTooMany = byKind.some((all) => all.length > MOST_OF_A_KIND);
  // If anything is left out, one notice must be able to say so.
  const kept = byKind.map((all, index) =>
    all.slice(0, MOST_OF_A_KIND - (isTooMany && KINDS[index] === 'notice' ? 1 : 0)),
  );
  if (!isTooMany) return kept.flat();
  const left = KINDS.map((kind, index) => ({ kind, count: byKind[index].length - kept[index].length })).filter(
    ({ count }) => count > 0,
  );
  const what = left.map(({ kind, count }) => counted(count, `more ${kind}`)).join(' and ');
  return [
    ...kept.flat(),
    noticeOf(`${what} not annotated: GitHub takes ${MOST_OF_A_KIND} of each kind in a step. The report has them all.`),
  ];
}

/**
 * @param {Problem} problem that counts
 * @param {boolean} hasErrors whether a problem may be an error at all
 * @returns {Annotation} for it
 */
function annotationOf(
  { isCheck, severity, title, message, advice, adviceLabel, hints, place, where, others },
  hasErrors,
) {
  const kind = severity === 'info' ? 'notice' : severity === 'error' && !hasErrors ? 'warning' : severity;
  const properties = { ...propertiesOf(place), title: `cryptoprof: ${title}` };
  const lines = [
    ...(!('file' in properties) && where !== '' && !isCheck ? [`At ${where}:`] : []),
    message,
    ...(others.length > 0
      ? [`Also at ${others.map(({ path, line }) => placeWords({ file: path, line })).join(', ')}`]
      : []),
    ...(advice.length > 0 ? [`${capitalised(adviceLabel)}:`, ...adviceLines(advice).map((line) => `  ${line}`)] : []),
    ...hints,
  ];
  return { kind, line: command(kind, properties, lines) };
}

/**
 * @param {PlaceInFile | null} place of a problem
 * @returns {Record<string, string | number>} where it is shown; nowhere without a line: GitHub would take the file's
 *   first
 */
function propertiesOf(place) {
  if (place === null || place.line === null) return {};
  const { path, line, column, endColumn, isExact } = place;
  return { file: path, line, ...(isExact ? { col: column, endColumn } : {}) };
}

/**
 * @param {string} sentence one more
 * @returns {Annotation} without a place
 */
function noticeOf(sentence) {
  return { kind: 'notice', line: command('notice', { title: 'cryptoprof' }, [sentence]) };
}

/**
 * @param {string[]} lines what kept us from judging, not escaped
 * @returns {string} one annotation without a place, with a newline at the end
 */
export function githubError(lines) {
  return `${command('error', { title: 'cryptoprof: nothing was judged' }, lines)}\n`;
}

/**
 * @param {Kind} kind of annotation
 * @param {Record<string, string | number>} properties of it, not escaped
 * @param {string[]} lines of its text, not escaped
 * @returns {string} one line
 */
function command(kind, properties, lines) {
  const named = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(shown(String(value)))}`);
  return `::${kind} ${named.join(',')}::${escapeData(lines.map(shown).join('\n'))}`;
}

/**
 * As @actions/core does it (packages/core/src/command.ts).
 * @param {string} text of an annotation
 * @returns {string} on one line
 */
function escapeData(text) {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/**
 * @param {string} text of a property
 * @returns {string} such that it can't end the property
 */
function escapeProperty(text) {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
