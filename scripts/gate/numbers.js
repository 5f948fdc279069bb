/**
 * @param {number[]} values at least one
 * @returns {number}
 */
export function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
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
 * Mulberry32: the same numbers each time, so that results can be told apart from luck.
 * @param {number} seed any
 * @returns {() => number} 0..1
 */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
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
