import { rowName } from '../../src/v8log/code-row.js';
import { CutRow } from '../../src/v8log/log-rows.js';

const BEGINNING = Buffer.from('code-creation,JS,10,50,0x1000,256,one');

function openRow() {
  const row = new CutRow();
  row.begin(BEGINNING);
  return row;
}

test('is put together when its end comes', () => {
  const row = openRow();
  expect([row.isOpen, row.append(Buffer.from('')), row.append(Buffer.from('three'))]).toEqual([true, null, null]);
  expect(rowName(row.append(Buffer.from(' /a.js:1:2,0x9,~')).code).toString()).toBe('one\n\nthree\n /a.js:1:2');
  expect(row.isOpen).toBe(false);
});

test('what looks like an end but is none is part of it', () => {
  const row = openRow();
  expect(row.append(Buffer.from(' /a.js:1:2,0x9,~~'))).toBeNull();
  expect(rowName(row.append(Buffer.from(' /a.js:1:2,0x9,~')).code).toString()).toBe(
    'one\n /a.js:1:2,0x9,~~\n /a.js:1:2',
  );
});

test('gives back its lines', () => {
  const row = openRow();
  row.append(Buffer.from('two'));
  expect(row.abandon().map(String)).toEqual([String(BEGINNING), 'two']);
  expect(row.isOpen).toBe(false);
});

test('has no hope after many lines, or a megabyte', () => {
  const many = openRow();
  for (let lines = 1; lines < 64; lines++) many.append(Buffer.from('x'));
  expect(many.isHopeless).toBe(false);
  many.append(Buffer.from('x'));
  expect(many.isHopeless).toBe(true);
  const large = openRow();
  large.append(Buffer.alloc(1 << 20));
  expect(large.isHopeless).toBe(true);
});
