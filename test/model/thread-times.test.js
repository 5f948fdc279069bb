/** When the threads of a recording started, by the clock that each of their logs has a moment of. */
import { withStarts } from '../../src/model/thread-times.js';
import { profileFromGrid } from '../support/text-grid.js';

const thread = (clock) => ({ ...profileFromGrid('@repeat 100\n f@/app/f.js:1:2'), ...(clock && { clock }) });
const startsOf = (profiles) => withStarts(profiles).map(({ meta }) => meta.startedUs);

test('are known where all logs have one', () => {
  expect(startsOf([thread({ ns: '5000000000', us: 300 }), thread({ ns: '5020000000', us: 100 })])).toEqual([0, 20_200]);
  expect(startsOf([thread({ ns: '5020000000', us: 100 }), thread({ ns: '5000000000', us: 300 })])).toEqual([20_200, 0]);
});

test('are not known if one lacks it, or if they can’t be of one run', () => {
  expect(startsOf([thread({ ns: '5000000000', us: 300 }), thread()])).toEqual([undefined, undefined]);
  expect(startsOf([thread({ ns: '5000000000', us: 0 }), thread({ ns: '9999999999999999999', us: 0 })])).toEqual([
    undefined,
    undefined,
  ]);
});
