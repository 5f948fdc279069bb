import { grouped, percent } from '../text/numbers.js';
import { counted } from '../text/words.js';
import { visible } from '../text/escape.js';

/** @import { SelfTest } from '../gate/self-test.js' */

/** Characters of `fails < 0.1 %` and the like. */
const COLUMN = 13;

/**
 * @param {SelfTest} tested how a gate judged runs in which nothing was changed
 * @returns {string} lines for people
 */
export function selfTestText({ runs, draws, failed, inconclusive, baselineRuns, checks }) {
  const rate = (/** @type {number} */ count) => percent(count / draws);
  const width = Math.max(...checks.map(({ id }) => visible(id).length));
  const rows = checks.map(({ id, ...check }) =>
    [
      `  ${visible(id).padEnd(width)}`,
      `fails ${rate(check.failed)}`.padEnd(COLUMN),
      `inconclusive ${rate(check.inconclusive)}`.padEnd(COLUMN + 'inconclusive'.length - 'fails'.length),
      check.designEffect === null ? '' : `varies ${counted(check.designEffect, 'time')} as much as chance alone`,
    ]
      .join('  ')
      .trimEnd(),
  );
  const by = baselineRuns === 0 ? '' : `, by baselines of ${counted(baselineRuns, 'other run')}`;
  return [
    `cryptoprof: ${counted(runs, 'run')} in which nothing was changed, judged ${counted(draws, 'time')}${by}.`,
    `  fails         ${rate(failed)}`,
    `  inconclusive  ${rate(inconclusive)}`,
    ...rows,
    `What happens in less than one of ${grouped(runs)} runs, these can't show.`,
    '',
  ].join('\n');
}
