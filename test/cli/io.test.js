import { usesColor, tell, widthOf, write } from '../../src/cli/io.js';
import { keptStream } from '../support/fake-io.js';

const PIPE = keptStream();
const TERMINAL = keptStream({ isTTY: true });

test.each([
  ['a terminal', TERMINAL, {}, true, true],
  ['a pipe', PIPE, {}, true, false],
  ['a terminal, --no-color', TERMINAL, {}, false, false],
  ['a terminal, NO_COLOR=1', TERMINAL, { NO_COLOR: '1' }, true, false],
  ['a terminal, NO_COLOR empty', TERMINAL, { NO_COLOR: '' }, true, true],
  ["a terminal that can't", TERMINAL, { TERM: 'dumb' }, true, false],
  ['a pipe, FORCE_COLOR=1', PIPE, { FORCE_COLOR: '1' }, true, true],
  ['a pipe, FORCE_COLOR=3', PIPE, { FORCE_COLOR: '3' }, true, true],
  ['a terminal, FORCE_COLOR=0', TERMINAL, { FORCE_COLOR: '0' }, true, false],
  ['a pipe, FORCE_COLOR and --no-color', PIPE, { FORCE_COLOR: '1' }, false, false],
])('colour: %s', (_, stream, env, isAllowed, expected) => {
  expect(usesColor(stream, env, isAllowed)).toBe(expected);
});

test.each([
  [80, 80],
  [160, 160],
  [400, 160],
  [40, 40],
  [10, 40],
  [0, 100],
  [undefined, 100],
])('a terminal of %p columns gets lines of %i', (columns, width) => {
  expect(widthOf(Object.assign(keptStream({ isTTY: true }), { columns }), {})).toBe(width);
});

test.each([
  ['a pipe', PIPE, {}, 100],
  ['a file', null, {}, 100],
  ['a pipe, COLUMNS=120', PIPE, { COLUMNS: '120' }, 120],
  ['a pipe, COLUMNS=0', PIPE, { COLUMNS: '0' }, 100],
  ['a pipe, COLUMNS=wide', PIPE, { COLUMNS: 'wide' }, 100],
  [
    'a terminal that says 0, COLUMNS=90',
    Object.assign(keptStream({ isTTY: true }), { columns: 0 }),
    { COLUMNS: '90' },
    90,
  ],
])('%s gets lines of its width', (_, stream, env, width) => {
  expect(widthOf(stream, env)).toBe(width);
});

describe('a write that fails', () => {
  const failing = (/** @type {string} */ fails) => {
    const stream = keptStream({ fails });
    stream.on('error', () => {});
    return stream;
  };

  test('because the reader has gone is done', async () => {
    await expect(write(failing('EPIPE'), 'x')).resolves.toBeUndefined();
  });

  test('because the terminal was closed is done', async () => {
    await expect(write(Object.assign(failing('EIO'), { isTTY: true }), 'x')).resolves.toBeUndefined();
    await expect(write(failing('EIO'), 'x')).rejects.toMatchObject({ facts: { reason: 'EIO' } });
  });

  test('because of the disk says so', async () => {
    await expect(write(failing('ENOSPC'), 'x')).rejects.toMatchObject({
      code: 'stream-not-writable',
      facts: { reason: 'ENOSPC' },
    });
  });

  test('is nothing to what is told in passing', async () => {
    await expect(tell(failing('ENOSPC'), 'x')).resolves.toBeUndefined();
  });
});
