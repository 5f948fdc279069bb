/**
 * The table of a marked stretch of the timeline: what was computed there, and which lines asked for it. The page's other numbers are
 * the whole run's.
 */
import { wilsonInterval } from '../../../model/interval.js';
import { grouped, percent, percentRange } from '../../../text/numbers.js';
import { element, part } from './dom.js';

/** Rows of the table, the heaviest: nobody reads more of a stretch. */
const MOST_ROWS = 20;

/**
 * @param {HTMLElement} home of the table
 * @param {any} data what the page contains
 * @returns {(ticks: ArrayLike<number> | null, stretch: string) => void} shows what was computed in a stretch; null: nothing
 *   is marked
 */
export function markedTable(home, data) {
  const body = part(home, 'tbody');
  return (ticks, stretch) => {
    home.hidden = ticks === null;
    if (ticks === null) return;
    part(home, 'h3').textContent = stretch;
    const list = markedWork(data, ticks);
    const total = list.reduce((sum, each) => sum + each.ticks, 0);
    for (const heading of home.querySelectorAll('th[aria-sort]')) heading.removeAttribute('aria-sort');
    body.replaceChildren(
      ...list.map((each) => {
        const interval = wilsonInterval(each.ticks, total);
        const row = document.createElement('tr');
        const number = (value, words) => element('td', { class: 'number', 'data-value': String(value) }, words);
        row.append(
          element('th', { scope: 'row' }, each.operation),
          element('td', {}, each.site),
          number(each.ticks, grouped(each.ticks)),
          number(each.ticks, percent(each.ticks / total)),
          number(interval[0], percentRange(interval)),
        );
        return row;
      }),
    );
  };
}

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
