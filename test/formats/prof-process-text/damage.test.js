import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { readProfProcessText } from '../../../src/formats/prof-process-text.js';
import { Failure } from '../../../src/model/failure.js';
import { profileProblems } from '../../support/profile-problems.js';

const FIXTURES = new URL('../../../fixtures/profiles/prof-process-text/', import.meta.url);
const TEXTS = ['guide', 'node-24-auth-server'].map((name) => readFileSync(new URL(`${name}/input.txt`, FIXTURES)));

/** Reads bytes; whatever they are, the result is a Failure or a sound profile whose ticks add up. */
function expectSound(bytes) {
  let result;
  try {
    result = readProfProcessText(bytes, { source: 'damaged.txt' });
  } catch (error) {
    expect(error).toBeInstanceOf(Failure);
    return;
  }
  const { profile, text } = result;
  const dropped = Object.values(profile.dropped).reduce((sum, count) => sum + count, 0);
  expect(profile.samples.length + dropped).toBe(text.ticks);
  expect(profileProblems(profile)).toEqual([]);
}

/** Header counts stay small, so that a test reads text and does not fill memory. */
const edit = fc.record({
  at: fc.nat(),
  remove: fc.nat({ max: 40 }),
  insert: fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      '\n',
      '  ',
      '\0',
      '%',
      ' [C++]:\n',
      ' [Bottom up (heavy) profile]:\n',
      '  9  50.0%  ',
      '\u2028',
      'UNKNOWN',
    ),
  ),
});

function damage(bytes, edits) {
  return edits.reduce((buffer, { at, remove, insert }) => {
    const from = at % (buffer.length + 1);
    return Buffer.concat([buffer.subarray(0, from), Buffer.from(insert), buffer.subarray(from + remove)]);
  }, bytes);
}

describe('whatever happens to the text, ticks add up or a Failure says why not', () => {
  const text = fc.constantFrom(...TEXTS);

  test('cut anywhere', () => {
    fc.assert(
      fc.property(text, fc.nat(), (bytes, at) => expectSound(bytes.subarray(0, at % bytes.length))),
      { numRuns: 150 },
    );
  });

  test('bytes replaced, removed and put in', () => {
    fc.assert(
      fc.property(text, fc.array(edit, { minLength: 1, maxLength: 6 }), (bytes, edits) =>
        expectSound(damage(bytes, edits)),
      ),
      { numRuns: 200 },
    );
  });

  test('lines in any order', () => {
    const shuffled = text.chain((bytes) => {
      const [header, ...lines] = bytes.toString().split('\n');
      return fc.shuffledSubarray(lines).map((some) => [header, ...some].join('\n'));
    });
    fc.assert(
      fc.property(shuffled, (lines) => expectSound(Buffer.from(lines))),
      { numRuns: 100 },
    );
  });

  test('any bytes at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => expectSound(Buffer.from(bytes))),
      { numRuns: 100 },
    );
  });
});
