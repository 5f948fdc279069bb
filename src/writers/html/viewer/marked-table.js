/** The table of a marked stretch of the timeline, whose other numbers are the whole run's. */
import { wilsonInterval } from '../../../model/interval.js';
import { grouped, percent, percentRange } from '../../../text/numbers.js';
import { element, part } from './dom.js';
import { markedWork } from './marked-work.js';

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
