import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULES } from '../rules/index.js';

const PACKAGE = path.dirname(fileURLToPath(new URL('../../package.json', import.meta.url)));

/**
 * @param {import('../rules/shared/rule.js').RuleMeta} meta of a rule
 * @returns {Promise<string>} its page of the documentation, Markdown
 */
export function rulePage({ docs }) {
  return readFile(path.join(PACKAGE, docs), 'utf8');
}

/** Other pages that explain what is printed, by the topic that `explain` takes. @type {Record<string, string>} */
const TOPICS = { gate: 'docs/gate.md', ci: 'docs/ci.md', tls: 'docs/tls.md' };

/** Names of the topics. */
export const TOPIC_NAMES = Object.keys(TOPICS);

/**
 * @param {string} topic one of TOPIC_NAMES
 * @returns {Promise<string>} its page of the documentation, Markdown
 */
export function topicPage(topic) {
  return readFile(path.join(PACKAGE, TOPICS[topic]), 'utf8');
}

/** @returns {Promise<import('../writers/output-format.js').RulePage[]>} all rules with their pages */
export function rulePages() {
  return Promise.all(RULES.map(async ({ meta }) => ({ ...meta, page: await rulePage(meta) })));
}
