/** The pages that `cryptoprof explain` prints. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULES, ruleNamed } from '../rules/index.js';

/** @import { RulePage } from '../writers/output-format.js' */

const PACKAGE = path.dirname(fileURLToPath(new URL('../../package.json', import.meta.url)));

/** Other pages that explain what is printed, by the topic that `explain` takes. @type {Record<string, string>} */
const TOPICS = { gate: 'docs/gate.md', ci: 'docs/ci.md', tls: 'docs/tls.md' };

/** Names of the topics. */
export const TOPIC_NAMES = Object.keys(TOPICS);

/** Names of the rules. */
export const RULE_NAMES = RULES.map(({ meta }) => meta.id);

/**
 * @param {string} id of a rule
 * @returns {Promise<string | null>} its page of the documentation, Markdown; null if there is no such rule
 */
export async function rulePage(id) {
  const rule = ruleNamed(id);
  return rule === null ? null : readPage(rule.meta.docs);
}

/**
 * @param {string} topic one of TOPIC_NAMES
 * @returns {Promise<string>} its page of the documentation, Markdown
 */
export function topicPage(topic) {
  return readPage(TOPICS[topic]);
}

/** @returns {Promise<RulePage[]>} all rules with their pages */
export function rulePages() {
  return Promise.all(RULES.map(async ({ meta }) => ({ ...meta, page: await readPage(meta.docs) })));
}

/**
 * @param {string} page path in this package
 * @returns {Promise<string>} Markdown, without the marks of generated sections
 */
async function readPage(page) {
  const text = await readFile(path.join(PACKAGE, page), 'utf8');
  return text.replace(/^<!-- .* -->\n\n?/gm, '');
}
