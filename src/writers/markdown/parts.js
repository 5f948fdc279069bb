/** Pieces of Markdown. What goes in is not escaped, what comes out is. */
import { printable } from '../escape.js';

/** Source lines that are longer are generated. */
const MOST_COLUMNS = 400;

export { markdownCode as code, markdownText as text } from '../escape.js';

/**
 * @param {string[]} cells Markdown of each
 * @returns {string} a line of a table
 */
export function row(cells) {
  return `| ${cells.join(' | ')} |`;
}

/**
 * @param {string[]} lines of code
 * @param {string} language of them
 * @returns {string} a block that they can't end
 */
export function fenced(lines, language) {
  const harmless = lines.map((line) =>
    printable(line.length > MOST_COLUMNS ? `${line.slice(0, MOST_COLUMNS)}…` : line),
  );
  const longest = Math.max(2, ...harmless.flatMap((line) => (line.match(/`+/g) ?? []).map((ticks) => ticks.length)));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language}`, ...harmless, fence].join('\n');
}

/**
 * @param {string} summary plain words of ours
 * @param {string[]} blocks Markdown
 * @returns {string} something to open; `''` if there is nothing in it
 */
export function folded(summary, blocks) {
  return blocks.length === 0 ? '' : `<details><summary>${summary}</summary>\n\n${blocks.join('\n\n')}\n\n</details>`;
}
