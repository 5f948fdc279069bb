/** What the gate's page and the config's schema say of the metrics, made of the metrics' own data. */
import { METRICS, NEW_CALL_SITES } from '../../src/gate/metrics/index.js';

/** What the schema says of a budget's `metric`, between its first line and its description. */
const SCHEMA_LISTS = /(?<="metric": \{\n)[^]*?(?= *"description": "What is measured\.")/;
const INDENT = ' '.repeat(10);

/**
 * The generated sections of each page.
 * @returns {Record<string, Record<string, string>>} Markdown by name of the section, by path of the page
 */
export function metricDocs() {
  return { 'docs/gate.md': { metrics: metricTable() } };
}

/**
 * @param {string} schema of the config, JSON as Prettier writes it
 * @returns {string} the same with all metrics, and what they are
 * @throws {Error} if it has no such place
 */
export function withMetrics(schema) {
  if (!SCHEMA_LISTS.test(schema)) throw new Error('The schema has no place for metrics');
  const lists = { enum: METRICS.map(({ id }) => id), enumDescriptions: METRICS.map(({ description }) => description) };
  const lines = Object.entries(lists).map(([key, list]) => `${INDENT}"${key}": ${indented(list)},\n`);
  return schema.replace(SCHEMA_LISTS, () => lines.join(''));
}

/**
 * @param {string[]} list any
 * @returns {string} JSON, an element a line
 */
function indented(list) {
  return JSON.stringify(list, null, 2).replaceAll('\n', `\n${INDENT}`);
}

/** @returns {string} a table of all metrics */
function metricTable() {
  return [
    '| Metric | Tier | Level | Demands | May be limited by | What it is |',
    '| --- | --- | --- | --- | --- | --- |',
    ...[...METRICS, NEW_CALL_SITES].map(
      ({ id, tier, level, limits, selectors, description }) =>
        `| \`${id}\` | ${tier} | ${level} | ${id === NEW_CALL_SITES.id ? '`baseline.newCallSites`' : codes(limits)} | ${codes(selectors)} | ${description} |`,
    ),
  ].join('\n');
}

/**
 * @param {string[]} names any
 * @returns {string} each as code; `-` for none
 */
function codes(names) {
  return names.map((name) => `\`${name}\``).join(', ') || '-';
}
