/** What a pprof measures: its clock, its interval, and how samples are counted. */
import { CLOCK_COMMENTS } from '../../model/collector.js';
import { Failure } from '../../model/failure.js';

/** @import { PprofProfile } from '../../pprof/messages.js' */
/** @import { PprofTables } from './tables.js' */

/** @type {Record<string, number>} */
const US_OF = { nanoseconds: 1e-3, microseconds: 1, milliseconds: 1e3, seconds: 1e6 };
/** The interval of V8's own profiler, where a file has none. */
const USUAL_INTERVAL_US = 1000;

/**
 * What the numbers of a sample are.
 * @typedef {object} Measure
 * @property {'wall' | 'cpu' | 'perf'} clock that they are of: `cpu` if only the file's name of them says so
 * @property {number} intervalUs that one tick represents, µs
 * @property {(values: readonly (number | bigint)[]) => {ticks: number, us: number} | null} of the values of a sample: how
 *   many ticks, and the time that they represent; null if they are no such numbers
 */

/**
 * @param {PprofProfile} file decoded
 * @param {PprofTables['text']} text of its string table
 * @returns {Measure} the clock, the interval in µs, and how samples are counted
 * @throws {Failure} `pprof-invalid` if it doesn't measure time
 */
export function measureOf({ sampleType, period, periodType, comment }, text) {
  const types = sampleType.map(({ type, unit }) => ({ type: text(type), unit: text(unit) }));
  const timeAt = ['wall', 'cpu']
    .map((name) => types.findIndex(({ type, unit }) => type === name && Object.hasOwn(US_OF, unit)))
    .find((index) => index !== -1);
  if (timeAt === undefined)
    throw new Failure('pprof-invalid', { problem: 'its samples are not of wall or CPU time; they may be of memory' });
  const countAt = types.findIndex(({ type, unit }) => unit === 'count' && /^samples?$/.test(type));
  const usOfUnit = US_OF[types[timeAt].unit];
  const periodUs = Number(period) * (US_OF[text(periodType?.unit ?? 0)] ?? usOfUnit);
  const intervalUs = periodUs >= 1 && periodUs <= 60e6 ? Math.round(periodUs) : USUAL_INTERVAL_US;
  return {
    clock: types[timeAt].type === 'cpu' ? clockOf(comment.map(text)) : 'wall',
    intervalUs,
    of(values) {
      const us = Number(values[timeAt] ?? -1) * usOfUnit;
      const ticks = countAt === -1 ? Math.round(us / intervalUs) : Number(values[countAt] ?? -1);
      return Number.isSafeInteger(ticks) && ticks >= 0 && us >= 0 && us < Number.MAX_SAFE_INTEGER
        ? { ticks, us }
        : null;
    },
  };
}

/**
 * @param {string[]} comments of a file whose samples are called `cpu`
 * @returns {Measure['clock']} what they are of, if cryptoprof has written that
 */
function clockOf(comments) {
  if (comments.includes(CLOCK_COMMENTS.perf)) return 'perf';
  return comments.includes(CLOCK_COMMENTS.wall) ? 'wall' : 'cpu';
}
