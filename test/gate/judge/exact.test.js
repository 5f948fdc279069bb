import { judgeDuration, judgeNames, judgeRatio } from '../../../src/gate/judge/exact.js';
import { measured, unmeasurable } from '../../../src/gate/metrics/metric.js';

const values = (...list) => list.map((value) => (value === null ? unmeasurable('not seen') : measured({ value })));

test.each([
  ['one run beyond it', [2], 'fail'],
  ['one run at it', [1], 'pass'],
  ['two runs beyond it', [2, 3], 'fail'],
  ['one of two', [2, 1], 'inconclusive'],
  ['one of three', [1, 2, 1], 'near'],
  ['two of three', [1, 2, 2], 'fail'],
  ['none that tells', [null], 'inconclusive'],
  ['some that tell nothing do not acquit', [1, null], 'inconclusive'],
  ['nor do they defend', [2, null], 'fail'],
])('a ratio of at most 1: %s', (_, list, outcome) =>
  expect(judgeRatio(values(...list), (value) => value > 1).outcome).toBe(outcome),
);

const names = (...list) => measured({ value: list.length, names: list });

test.each([
  ['a forbidden one', [names('TLSv1.2', 'TLSv1.3')], 'fail', ['TLSv1.2']],
  ['a forbidden one in one of two runs', [names('TLSv1.3'), names('TLSv1.2')], 'fail', ['TLSv1.2']],
  ['others', [names('TLSv1.3')], 'pass', []],
  ['none, as nothing was seen', [unmeasurable('not seen')], 'inconclusive', []],
  [
    'a forbidden one in an incomplete run',
    [{ ...names('TLSv1.1'), value: null, missing: 'incomplete' }],
    'fail',
    ['TLSv1.1'],
  ],
])('names: %s', (_, runs, outcome, found) =>
  expect(judgeNames(runs, ['TLSv1.2', 'TLSv1.1'])).toMatchObject({ outcome, names: found }),
);

test('names match patterns', () => expect(judgeNames([names('ECDHE-RSA-AES128-SHA')], ['*-SHA']).outcome).toBe('fail'));

const block = (maxMs, oftenMs = 0, busyTicks = 300) => measured({ value: maxMs, oftenMs, errorMs: 1, busyTicks });

test.each([
  ['one long stretch', [block(80)], 'near'],
  ['one in each of two runs', [block(80), block(70)], 'fail'],
  ['one in one of two runs', [block(80), block(40)], 'near'],
  ['many in one run', [block(80, 60)], 'fail'],
  ['short ones', [block(30, 30)], 'pass'],
  ['within the sampling interval', [block(50.5), block(50.5)], 'near'],
  ['no times', [unmeasurable('no times')], 'inconclusive'],
  ['none in few ticks', [block(0, 0, 299)], 'inconclusive'],
  ['none in enough ticks of two runs', [block(0, 0, 150), block(0, 0, 150)], 'pass'],
  ['many in few ticks', [block(80, 60, 200)], 'fail'],
])('a block of at most 50 ms: %s', (_, runs, outcome) => expect(judgeDuration(runs, 50).outcome).toBe(outcome));
