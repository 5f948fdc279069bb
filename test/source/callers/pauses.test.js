import { addPause } from '../../../src/source/callers/pauses.js';

const AT = { file: '/app/a.js', line: 1, why: 'updated' };
const listOf = (pauses) => {
  const list = [];
  for (const each of pauses) addPause(list, each);
  return list;
};
const pause = (what) => ({ at: AT, ...what });

test('of pauses that matter anyway, one of each excuse is kept', () => {
  const pauses = ['let-in', 'never', 'let-in', 'never'].map((excuse) => pause({ excuse }));
  expect(listOf(pauses)).toEqual(pauses.slice(0, 2));
});

test('where it matters what is done, each is kept once, whatever its excuse', () => {
  const [held, other] = [{}, {}];
  const around = { first: [], last: [] };
  const kept = [
    { excuse: 'awaited', held },
    { excuse: 'awaited', held: other },
    { excuse: 'let-in', around },
    { excuse: 'let-in', around: { ...around, last: [] } },
  ].map(pause);
  const others = [
    { excuse: 'never', held },
    { excuse: 'let-in', around: { ...around } },
  ].map(pause);
  expect(listOf([...kept, ...others])).toEqual(kept);
});

test('a list of 80,000 is not gone through for each that is added', () => {
  const pauses = Array.from({ length: 80_000 }, () => pause({ excuse: 'awaited', held: {} }));
  expect(listOf([...pauses, ...pauses])).toHaveLength(80_000);
});
