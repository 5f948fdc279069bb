/** The rules of a SARIF log: ours with their pages, and one for each metric that a gate found fault with. */
import { shown } from '../escape.js';

/** @import { RulePage } from '../output-format.js' */
/** @import { Problem } from '../problems.js' */

/** GitHub cuts longer descriptions, and refuses longer ids. */
const MOST_CHARACTERS = 1024;
const MOST_OF_ID = 255;

/** Of results in general, which GitHub sorts by. */
const PROBLEM_SEVERITY = { error: 'error', warning: 'warning', info: 'recommendation' };

/** SARIF's names of our severities. */
export const LEVELS = { error: 'error', warning: 'warning', info: 'note' };

/**
 * @param {Problem[]} problems that refer to rules
 * @param {RulePage[]} pages of the rules that we have
 * @returns {object[]} a reportingDescriptor for each rule that is known or referred to
 */
export function ruleDescriptors(problems, pages) {
  const known = new Set(pages.map(({ id }) => id));
  /** @type {Map<string, Problem>} */
  const others = new Map();
  for (const problem of problems) {
    const id = ruleIdOf(problem.rule);
    if (!known.has(id) && !others.has(id)) others.set(id, problem);
  }
  return [...pages.map(ofPage), ...Array.from(others.values(), ofProblem)];
}

/**
 * @param {string} rule that a problem refers to, not escaped
 * @returns {string} its id in the log
 */
export function ruleIdOf(rule) {
  return shown(rule).slice(0, MOST_OF_ID) || 'unnamed';
}

/**
 * @param {RulePage} rule with its page
 * @returns {object} a reportingDescriptor
 */
function ofPage({ id, title, severityRange, page }) {
  const worst = severityRange[severityRange.length - 1] ?? 'warning';
  return descriptor(id, title, firstParagraph(page) || title, page, worst);
}

/**
 * @param {Problem} problem whose rule has no page: a check's metric, or a rule of another version
 * @returns {object} a reportingDescriptor
 */
function ofProblem({ rule, severity, hints }) {
  const id = ruleIdOf(rule);
  const metric = /^gate\/(.*)$/.exec(id)?.[1];
  if (metric === undefined)
    return descriptor(id, id, `A finding of the rule ${id}.`, `This version has no page about ${id}.`, severity);
  const title = `The budget of ${metric} is exceeded`;
  return descriptor(
    id,
    title,
    `${title}: the gate of this repository sets a limit for it, and the recorded runs are over it.`,
    ['What was measured stands in the result.', ...hints.map(shown)].join('\n\n'),
    severity,
  );
}

/**
 * @param {string} id of the rule
 * @param {string} short description
 * @param {string} full description
 * @param {string} help Markdown that reads well as text, too
 * @param {'error'|'warning'|'info'} severity of results where they don't say
 * @returns {object} a reportingDescriptor. It has no `security-severity`: with it, GitHub would make
 *   security alerts of what costs time
 */
function descriptor(id, short, full, help, severity) {
  return {
    id,
    name:
      id
        .replace(/[^a-z0-9]+(.)?/gi, (_, letter = '') => letter.toUpperCase())
        .replace(/^./, (letter) => letter.toUpperCase()) || 'Rule',
    shortDescription: { text: short.slice(0, MOST_CHARACTERS) },
    fullDescription: { text: full.slice(0, MOST_CHARACTERS) },
    help: { text: help, markdown: help },
    defaultConfiguration: { level: LEVELS[severity] },
    properties: { 'problem.severity': PROBLEM_SEVERITY[severity], precision: 'high', tags: ['performance'] },
  };
}

/**
 * @param {string} page of a rule
 * @returns {string} what it says first under "What it means", as plain text
 */
function firstParagraph(page) {
  const [, text = ''] = /^## What it means\n+([^]*?)\n(?:\n|$)/m.exec(page) ?? [];
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('`', '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
