/** Nodes for the tests, and how Node's processor is asked without our help. */
import { execFileSync } from 'node:child_process';
import { parseText } from '../../src/formats/prof-process-text/parse-text.js';
import { otherNodes } from '../record/program.js';

/** @import { NodeAtHand } from '../../src/engine-node/choose-node.js' */
/** @import { ParsedText } from '../../src/formats/prof-process-text.js' */

const versions = new Map();

/**
 * @param {string} path of a Node
 * @returns {NodeAtHand} what it is
 */
function nodeAt(path) {
  if (!versions.has(path))
    versions.set(
      path,
      JSON.parse(execFileSync(path, ['-p', 'JSON.stringify(process.versions)'], { encoding: 'utf8' })),
    );
  const { node, v8 } = versions.get(path);
  return { path, version: node, v8 };
}

/** Ours, and what else there is. */
export const NODES = [process.execPath, ...otherNodes().map(({ node }) => node)]
  .map(nodeAt)
  .filter((node, index, all) => all.findIndex(({ version }) => version === node.version) === index);

/**
 * @param {string} node path of a Node
 * @param {string} log path of a log
 * @returns {ParsedText} what it says of the log as it is
 */
export function processAsIs(node, log) {
  return parseText(
    execFileSync(node, ['--no-warnings', '--prof-process', log], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
}

/**
 * @param {ParsedText} text of a log
 * @returns {number} share of the ticks that have the name of a function
 */
export function namedShare({ ticks, javascript, cpp }) {
  return [...javascript, ...cpp].reduce((sum, row) => sum + row.ticks, 0) / ticks;
}
