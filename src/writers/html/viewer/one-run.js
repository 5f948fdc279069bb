/** The flame graph of one run. */
import { counted } from '../../../text/words.js';
import { percent } from '../../../text/numbers.js';
import { INK, PALETTE } from './look.js';
import { heaviestWork } from './tree.js';

/** @import { Look, Subject } from './picture.js' */
/** @import { View } from './tree.js' */

/**
 * @param {{rows: {ticks: Int32Array}}} data what the page contains
 * @returns {Subject} ticks are widths, and cryptography is coloured
 */
export function oneRun(data) {
  const all = data.rows.ticks.reduce((sum, ticks) => sum + ticks, 0);
  return {
    weights: data.rows.ticks,
    arrangements: {},
    of(view) {
      const share = (ticks) => (view.total[0] === 0 ? 0 : ticks / view.total[0]);
      const whole = view.total[0] === all ? '' : ' of what is selected';
      const said = (ticks) => `${counted(ticks, 'tick')}, ${percent(share(ticks))}${whole}`;
      const work = heaviestWork(view);
      return {
        panels: () => [
          { title: '', total: view.total, colors: familyColors(view), label: (row) => frameWords(view, row) },
        ],
        words(row) {
          const own = view.self[row] > 0 ? `, of which ${counted(view.self[row], 'tick')} in itself` : '';
          return `${frameWords(view, row)}: ${said(view.total[row])}${own}`;
        },
        sum: (rows) => said(rows.reduce((sum, row) => sum + view.total[row], 0)),
        // Opened at the heaviest cryptography, with its callers above it.
        opening: { top: work > 0 && view.parent[work] > 0 ? view.parent[work] : work, at: work },
      };
    },
  };
}

/**
 * @param {View} view of stacks
 * @param {number} row of it
 * @returns {string} name and place
 */
export function frameWords(view, row) {
  return view.place[row] === '' ? view.name[row] : `${view.name[row]} ${view.place[row]}`;
}

/**
 * @param {View} view of stacks
 * @returns {(row: number, look: Look) => [fill: string, ink: string]} cryptography by family, other work by the owner
 *   of the code
 */
export function familyColors(view) {
  return (row, look) => {
    const family = view.family[row];
    return family === '' ? [look.quiet[view.kind[row]], look.ink] : [PALETTE[family], INK[family]];
  };
}
