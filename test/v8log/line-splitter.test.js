import { LineSplitter } from '../../src/v8log/line-splitter.js';

/** Splits chunks; each chunk's buffer is overwritten afterwards, as a file reader does. */
function split(chunks, longest) {
  const lines = [];
  const splitter = new LineSplitter((bytes, start, end) => lines.push(bytes.toString('latin1', start, end)), longest);
  for (const chunk of chunks) {
    const reused = Buffer.from(chunk);
    splitter.push(reused);
    reused.fill('#');
  }
  return { lines, rest: splitter.end().toString('latin1'), tooLong: splitter.tooLong };
}

function chunksOf(text, size) {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
}

const TEXTS = {
  'plain lines': ['tick,0x1\n\nnew,CodeRange,0x2,0\nlast', ['tick,0x1', '', 'new,CodeRange,0x2,0'], 'last'],
  'a line feed at the end': ['one\ntwo\n', ['one', 'two'], ''],
  'only line feeds': ['\n\n\n', ['', '', ''], ''],
  nothing: ['', [], ''],
  'CRLF throughout': ['one\r\n\r\ntwo\r\nthree', ['one', '', 'two'], 'three'],
  'a CR of its own in a name': ['one\nname\r\ntwo\n', ['one', 'name\r', 'two'], ''],
};

describe.each(Object.entries(TEXTS))('%s', (_, [text, lines, rest]) => {
  test('in one chunk', () => expect(split([text])).toEqual({ lines, rest, tooLong: 0 }));

  test('cut at every byte', () => {
    for (let at = 0; at <= text.length; at++)
      expect(split([text.slice(0, at), text.slice(at)])).toEqual({ lines, rest, tooLong: 0 });
  });

  test('in chunks of each size', () => {
    // Of an empty text, one chunk.
    for (let size = 1; size <= Math.max(1, text.length); size++)
      expect(split(chunksOf(text, size))).toEqual({ lines, rest, tooLong: 0 });
  });
});

describe('a line that is too long', () => {
  const splitAt8 = (...chunks) => split(chunks, 8);

  test('is left out and counted; the next line is a line again', () => {
    expect(splitAt8('one\n', 'xxxx', 'xxxx', 'x', 'x\ntwo\n', 'three')).toEqual({
      lines: ['one', 'two'],
      rest: 'three',
      tooLong: 1,
    });
  });

  test('may become too long by the piece that ends it', () =>
    expect(splitAt8('xxxx', 'xxxxx\ntwo\n')).toEqual({ lines: ['two'], rest: '', tooLong: 1 }));

  test('of just the limit is a line', () =>
    expect(splitAt8('xxxx', 'xxxx\n')).toEqual({ lines: ['xxxxxxxx'], rest: '', tooLong: 0 }));

  test('without an end leaves no rest', () =>
    expect(splitAt8('xxxx', 'xxxx', 'xx')).toEqual({ lines: [], rest: '', tooLong: 1 }));

  test('is left out wherever its chunk begins', () =>
    expect(splitAt8('one\nxxxxxxxxx\ntwo\n')).toEqual({ lines: ['one', 'two'], rest: '', tooLong: 1 }));
});
