/** What was computed in a marked stretch of the timeline, and which lines asked for it. */

/** Rows of the table, the heaviest: nobody reads more of a stretch. */
const MOST_ROWS = 20;

/**
 * @param {{rows: {work: Int32Array}, works: {name: string, site: string}[]}} data what the page contains
 * @param {ArrayLike<number>} ticks of each row in the stretch
 * @returns {{operation: string, site: string, ticks: number}[]} operations by call site, the heaviest first, then the
 *   rest of them and other work, as far as there is any: all ticks
 */
export function markedWork({ rows, works }, ticks) {
  const ofWork = new Float64Array(works.length);
  let other = 0;
  for (let row = 0; row < rows.work.length; row++) {
    const work = rows.work[row];
    if (work === -1) other += ticks[row];
    else ofWork[work] += ticks[row];
  }
  const byName = new Map();
  works.forEach(({ name, site }, work) => {
    const key = JSON.stringify([name, site]);
    const known = byName.get(key) ?? { operation: name, site: site || 'no line on the stack', ticks: 0 };
    byName.set(key, { ...known, ticks: known.ticks + ofWork[work] });
  });
  const all = [...byName.values()].filter((each) => each.ticks > 0).sort((a, b) => b.ticks - a.ticks);
  const rest = all.slice(MOST_ROWS);
  const more = { operation: `${rest.length} more`, site: '', ticks: rest.reduce((sum, each) => sum + each.ticks, 0) };
  const last = [more, { operation: 'other work', site: '', ticks: other }].filter((each) => each.ticks > 0);
  return [...all.slice(0, MOST_ROWS), ...last];
}
