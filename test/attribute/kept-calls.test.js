import { callKey, commonKey, frameKey, keptAskers } from '../../src/attribute/kept-calls.js';

test('keys are those of saved profiles: other words would lose what an older one has kept', () => {
  expect([
    callKey(7, 'createHash'),
    commonKey(7, 'update', 'hash'),
    frameKey(7, 'mount'),
    frameKey(7, 'mount', 'express'),
    frameKey(7, 'mount', 'express or called '),
    frameKey(7, 'mount', 'express or called next'),
    frameKey(7, 'maker'),
    frameKey(7, 'stream'),
    frameKey(7, 'asker', 0),
    frameKey(7, 'onlyAsker'),
    frameKey(7, 'otherCaller'),
  ]).toEqual([
    '7:createHash',
    '7:update of several: hash',
    '7:mounted at',
    '7:mounted at express',
    '7:mounted at express or called',
    '7:mounted at express or called next',
    '7:made by',
    '7:made at',
    '7:may be of 0',
    '7:is of',
    '7:also called at',
  ]);
});

test('of a saved profile, all askers are those that were kept', () => {
  const calls = [1, 2].map((line) => ({ file: '/app/a.js', line }));
  const profile = { calls: new Map() };
  expect(keptAskers(profile, 3, calls)).toEqual(calls);
  expect(keptAskers(profile, 3, [])).toEqual(calls);
  expect(keptAskers(profile, 4, [])).toEqual([]);
});
