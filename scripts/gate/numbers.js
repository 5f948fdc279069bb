/**
 * @param {number[]} values at least one
 * @returns {number}
 */
export function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * @param {number[]} values at least one
 * @returns {number} the middle one, the larger of two
 */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/**
 * @param {number} share 0..1
 * @returns {string} such as `0.15 %`, `20.3 %`
 */
export function percent(share) {
  const value = share * 100;
  return `${value > 0 && value < 1 ? value.toFixed(2) : value.toFixed(1)} %`;
}

/**
 * @param {string[]} head of the columns
 * @param {string[][]} rows of the table
 * @returns {string} Markdown
 */
export function table(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |\n`;
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('');
}
