/** What the README says of the rules, made of the rules' own data. */
import { RULES } from '../../src/rules/index.js';

/**
 * The generated sections of each page.
 * @returns {Record<string, Record<string, string>>} Markdown by name of the section, by path of the page
 */
export function ruleDocs() {
  return { 'README.md': { rules: ruleTable() } };
}

/** @returns {string} a table of all rules */
function ruleTable() {
  return [
    '| Rule | What it finds | Severity |',
    '|---|---|---|',
    ...RULES.map(
      ({ meta: { id, title, severityRange, docs } }) => `| [${id}](${docs}) | ${title} | ${severityRange.join(', ')} |`,
    ),
  ].join('\n');
}
