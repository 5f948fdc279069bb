import { operationRow } from '../../../src/writers/shared/comparison-rows.js';
import { intervalSentence } from '../../../src/writers/shared/comparison-sentences.js';

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

test('what the intervals rest on says what is judged by its time in a run', () => {
  const sentence = (rate) =>
    intervalSentence({ designEffect: 4, crypto: { rate: null }, operations: [operation({ rate })] });
  expect(sentence(RATE)).toMatch(
    /^Work that is mostly done once is judged by its time per run, whatever its share\. A difference/,
  );
  expect(sentence({ ...RATE, per: 'request' })).toMatch(/^Changes are judged by time per request and by share/);
  expect(sentence(null)).toMatch(/^A difference/);
});
