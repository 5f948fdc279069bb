import { operationRow } from '../../../src/writers/shared/comparison-rows.js';
import { answerSentences, intervalSentence } from '../../../src/writers/shared/comparison-sentences.js';

const SIDE = { ticks: 300, share: 0.1, interval: [0.08, 0.12], cpuMs: 300, designEffect: 4 };
const RATE = { per: 'run', before: 600, after: 300, difference: -300, interval: [-400, -100] };

/** @param {object} fields of a change @returns {any} an operation that changed so */
const operation = (fields) => ({
  id: 'keygen.rsa',
  algorithm: '',
  weight: {
    change: 'shrank',
    before: SIDE,
    after: SIDE,
    difference: -0.013,
    interval: [-0.045, 0.03],
    cpuMs: -300,
    rate: RATE,
    ...fields,
  },
  movedOffLoop: false,
});
const wordsFor = (fields) => operationRow(operation(fields)).change;

describe('where time decides, and the interval of the share beside it says something else', () => {
  test.each([
    ['work done once took less', {}, 'shrank by time'],
    ['it took more', { change: 'grew' }, 'grew by time'],
    ['its share grew, and it took less', { interval: [0.01, 0.03] }, 'shrank by time'],
    ['only its share changed', { change: 'within-noise', interval: [-0.045, -0.03] }, 'noise by time'],
    ['requests on a quiet machine took less', { rate: { ...RATE, per: 'request' } }, 'shrank by time'],
  ])('%s', (_title, fields, words) => expect(wordsFor(fields)).toBe(words));

  test.each([
    ['both say so', { interval: [-0.045, -0.01] }, 'shrank'],
    ['neither does', { change: 'within-noise' }, 'noise'],
    ['the share decides', { rate: null, interval: [-0.045, -0.01] }, 'shrank'],
    [
      'time and share disagree',
      { change: 'within-noise', interval: [0.01, 0.03], rate: { ...RATE, per: 'request' } },
      'noise',
    ],
    ['there are too few ticks', { change: 'too-few-ticks' }, 'too few ticks'],
  ])('but not where %s', (_title, fields, words) => expect(wordsFor(fields)).toBe(words));
});

describe('where work that is done once is left out, and the interval of the whole share says something else', () => {
  const share = (change, interval) => ({ change, interval, rate: null });

  test.each([
    ['it may be noise', share('within-noise', [-0.068, -0.001]), 'noise after start'],
    ['it grew', share('grew', [-0.01, 0.05]), 'grew after start'],
    ['both say the same', share('grew', [0.01, 0.05]), 'grew'],
    ['there are too few ticks', share('too-few-ticks', [0.01, 0.05]), 'too few ticks'],
  ])('%s', (_title, fields, words) => expect(wordsFor(fields)).toBe(words));

  const comparison = (weight) => ({
    crypto: weight,
    eventLoop: weight,
    operations: [operation(weight)],
    callSites: [],
    designEffect: 3,
    notes: [],
    longestBlock: { before: null, after: null },
    before: { wallMs: 1000 },
    after: { wallMs: 1000 },
  });
  const before = { ...SIDE, share: 0.034 };

  test('the answer says so, and what the words mean', () => {
    const weight = { ...operation(share('within-noise', [-0.068, -0.001])).weight, before, difference: -0.031 };
    expect(answerSentences(comparison(weight)).rest[0]).toBe(
      'Without work that is done once, the difference is inside the noise (-3.1 points, 95 % interval -6.8 to -0.1).',
    );
    expect(intervalSentence(comparison(weight))).toContain(
      'After start: judged without work that is done once, whatever the interval of the whole.',
    );
    const plain = { ...weight, interval: [-0.068, 0.01] };
    expect(answerSentences(comparison(plain)).rest[0]).toMatch(/^The difference is inside the noise/);
    expect(intervalSentence(comparison(plain))).not.toContain('After start');
  });

  test.each([
    ['appeared', true],
    ['vanished', true],
    ['grew', false],
  ])('of a call site that %s, whether its call may be in both sources: %s', (change, isSaid) => {
    const weight = operation(share(change, [-0.068, -0.001])).weight;
    const sentence = intervalSentence({ ...comparison(weight), callSites: [{ weight }] });
    expect(sentence.includes('has no tick in one of the runs, whose source may have it all the same')).toBe(isSaid);
  });
});

test.each([
  [
    'neither',
    [-50, 10],
    [-0.01, 0.02],
    'The difference is inside the noise (-0.2 points, 95 % interval -1.0 to +2.0).',
  ],
  [
    'only the time',
    [-400, -100],
    [-0.01, 0.02],
    'The time per request changed (95 % interval of the difference -400 ms to -100 ms), which a machine that was busy in one ' +
      'of the runs can also cause; the difference in share is inside the noise (-0.2 points, 95 % interval -1.0 to +2.0).',
  ],
  [
    'only the share',
    [-50, 10],
    [0.01, 0.02],
    'Only the share changed, which other work or a busy machine can also cause (-0.2 points, 95 % interval +1.0 to +2.0).',
  ],
  [
    'both, one this way and one that way,',
    [-400, -100],
    [0.01, 0.02],
    'Share and time per request changed in opposite directions (-0.2 points, 95 % interval +1.0 to +2.0).',
  ],
  [
    'both, before work that is done once is left out,',
    [100, 400],
    [0.01, 0.02],
    'The time per request changed (95 % interval of the difference +100 ms to +400 ms), which a machine that was busy in ' +
      'one of the runs can also cause (-0.2 points, 95 % interval +1.0 to +2.0).',
  ],
])('noise, where %s is beyond it', (_, time, share, expected) => {
  const rate = { ...RATE, per: 'request', interval: time };
  const { weight } = operation({ change: 'within-noise', difference: -0.002, interval: share, rate });
  const comparison = {
    ...{ crypto: weight, eventLoop: weight, operations: [], callSites: [], designEffect: 3, notes: [] },
    ...{ longestBlock: { before: null, after: null }, before: { wallMs: 1000 }, after: { wallMs: 1000 } },
  };
  expect(answerSentences(comparison).rest[0]).toBe(expected);
});

test('what the intervals rest on says what is judged by its time in a run', () => {
  const sentence = (rate) =>
    intervalSentence({
      designEffect: 4,
      crypto: { ...operation({ change: 'within-noise' }).weight, rate: null },
      operations: [operation({ rate, interval: [-0.045, -0.01] })],
      callSites: [],
    });
  expect(sentence(RATE)).toMatch(
    /^Work that is mostly done once is judged by its time per run, whatever its share\. A difference/,
  );
  expect(sentence({ ...RATE, per: 'request' })).toMatch(
    /^Changes are judged by time per request and by share: .* the same or nothing else used the processor\. A/,
  );
  expect(sentence(null)).toMatch(/^A difference/);
});
