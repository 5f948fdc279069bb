/**
 * V8's order of rows: most ticks first; of equals, the name that is last in the order of UTF-16 units.
 * @param {{ticks: number, name: string}} a a row
 * @param {{ticks: number, name: string}} b another
 * @returns {number} for Array.sort
 */
export function byTicksThenName(a, b) {
  if (a.ticks !== b.ticks) return b.ticks - a.ticks;
  if (a.name === b.name) return 0;
  return b.name < a.name ? -1 : 1;
}
