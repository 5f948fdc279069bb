import fc from 'fast-check';
import { frameKindOf, leadingFields, parseAddress, parseCodeRow, rowName, tierOf } from '../../src/v8log/code-row.js';
import { anyCharacter } from '../support/any-character.js';

/** Parses a row, the name as text. */
function parse(text) {
  const row = parseCodeRow(Buffer.from(text));
  if (row === null || row === 'incomplete') return row;
  const { bytes, nameStart, nameEnd, ...fields } = row;
  return { ...fields, name: rowName({ bytes, nameStart, nameEnd }).toString() };
}

const FUNCTION = { type: 'JS', kind: 10, address: 0xabc, size: 12, sfi: 0x99, marker: '~' };
const MARKERS = ['', '~', '^', '+', "+'", '*', "*'", 'o+', 'o*'];

describe('a function', () => {
  test.each([
    'auth /srv/app.js:1:2',
    ' /srv/app.js:1:2',
    'comma,in,name /srv/a,b.js:1:2',
    'ends like a row,0x1,~ /srv/app.js:1:2',
    'back\\slash\\x41 /srv/app.js:1:2',
    'new\nline /srv/app.js:1:2',
    'carriage\rreturn /srv/app.js:1:2',
    'naïve 日本 😀 /srv/\\xe9.js:1:2',
    '',
  ])('is named %j', (name) =>
    expect(parse(`code-creation,JS,10,5,0xabc,12,${name},0x99,~`)).toEqual({ ...FUNCTION, name }),
  );

  test.each(MARKERS)('has the marker %j', (marker) =>
    expect(parse(`code-creation,JS,10,5,0xabc,12,f /a.js:1:2,0x99,${marker}`).marker).toBe(marker),
  );

  test.each(['JS', 'Function', 'LazyCompile', 'Script', 'Eval'])('is of type %s', (type) => {
    expect(parse(`code-creation,${type},10,5,0xabc,12,f /a.js:1:2,0x99,~`)).toEqual({
      ...FUNCTION,
      type,
      name: 'f /a.js:1:2',
    });
  });

  test.each([
    'code-creation,JS,10,5,0xabc,12,cut',
    'code-creation,JS,10,5,0xabc,12,',
    'code-creation,JS,10,5,0xabc,12,name /a.js:1:2,0x99',
    'code-creation,JS,10,5,0xabc,12,name /a.js:1:2,0x99,?',
    'code-creation,JS,10,5,0xabc,12,name /a.js:1:2,99,~',
    'code-creation,JS,10,5,0xabc,12,name /a.js:1:2,0x99,~\r',
    'code-creation,JS,10,5,0xabc,12,name /a.js:1:2,0xfffffffffffffffff,~',
  ])('%j may go on in the next line', (text) => expect(parse(text)).toBe('incomplete'));
});

test('code without a function has a bare name, which may hold anything', () => {
  expect(parse('code-creation,Builtin,2,5,0xabc,12,LoadIC')).toEqual({
    type: 'Builtin',
    kind: 2,
    address: 0xabc,
    size: 12,
    name: 'LoadIC',
    sfi: 0,
    marker: '',
  });
  expect(parse('code-creation,RegExp,3,5,0xabc,12,a\\x2Cb,0x1,~').name).toBe('a\\x2Cb,0x1,~');
  expect(parse('code-creation,Callback,-2,5,0xabc,1,get x').kind).toBe(-2);
});

test.each([
  'code-creation,',
  'code-creation,JS',
  'code-creation,JS,10,5,0xabc',
  'code-creation,JS,ten,5,0xabc,12,f,0x1,~',
  'code-creation,JS,10,5,abc!,12,f,0x1,~',
  'code-creation,JS,10,5,0xabc,-12,f,0x1,~',
  'code-creation,JS,10,5,0xabc,1.5,f,0x1,~',
  'code-creation,JS,10,5,0x20000000000000,12,f,0x1,~',
  'code-creation,JS,10,5,0xabc,99999999999999999999,f,0x1,~',
])('%j is no code row', (text) => expect(parse(text)).toBeNull());

test('any name and any numbers come back', () => {
  const name = fc.string({ unit: anyCharacter, maxLength: 30 }).filter((text) => Buffer.from(text).toString() === text);
  fc.assert(
    fc.property(
      name,
      fc.maxSafeNat(),
      fc.nat(),
      fc.maxSafeNat(),
      fc.constantFrom(...MARKERS),
      (text, address, size, sfi, marker) => {
        const row = parse(
          `code-creation,JS,10,5,0x${address.toString(16)},${size},${text},0x${sfi.toString(16)},${marker}`,
        );
        expect(row).toEqual({ type: 'JS', kind: 10, address, size, name: text, sfi, marker });
      },
    ),
  );
});

test('any bytes are a row, the beginning of one, or none', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const row = parseCodeRow(Buffer.concat([Buffer.from('code-creation,JS,10,'), bytes]));
      expect(row === null || row === 'incomplete' || Number.isSafeInteger(row.address + row.size)).toBe(true);
    }),
  );
});

test.each([
  ['', 'ignition'],
  ['~', 'ignition'],
  ['^', 'sparkplug'],
  ['+', 'maglev'],
  ["+'", 'maglev'],
  ['o+', 'maglev'],
  ['*', 'turbofan'],
  ["*'", 'turbofan'],
  ['o*', 'turbofan'],
])('the marker %j of a function means %s', (marker, tier) => expect(tierOf({ type: 'JS', marker })).toBe(tier));

test('code without a function has no tier', () => expect(tierOf({ type: 'Builtin', marker: '' })).toBe(''));

test.each([
  ['code-creation,JS,10,5,0x1,1,f /a.js:1:2,0x2,~', 14, 'js'],
  ['code-creation,JS,4,5,0x1,1,fib,0x2,*', 13, 'wasm'],
  ['code-creation,JS,4,5,0x1,1,fib,0x2,*', 14, 'js'],
  ['code-creation,JS,5,5,0x1,1,fib,0x2,*', 14, 'wasm'],
  ['code-creation,JS,5,5,0x1,1,wasm-function[3],0x2,', 0, 'wasm'],
  ['code-creation,RegExp,3,5,0x1,1,a+', 12, 'regexp'],
  ['code-creation,Builtin,2,5,0x1,1,LoadIC', 12, 'builtin'],
  ['code-creation,Stub,7,5,0x1,1,js-to-wasm:i:i', 12, 'builtin'],
])('%s of V8 %d is %s', (text, major, kind) => expect(frameKindOf(parseCodeRow(Buffer.from(text)), major)).toBe(kind));

test.each([
  ['0x0', 0],
  ['0x7ff48c00cf8e', 0x7ff48c00cf8e],
  ['0x1fffffffffffff', Number.MAX_SAFE_INTEGER],
  ['0x20000000000000', -1],
  ['0x', -1],
  ['7f', -1],
  ['0x7F', -1],
  ['0x7f ', -1],
  ['', -1],
  [undefined, -1],
])('the address %j is %d', (text, address) => expect(parseAddress(text)).toBe(address));

test('fields before the one of interest, and where that begins', () => {
  expect(leadingFields(Buffer.from('a,,b,rest,of it'), 3)).toEqual({ texts: ['a', '', 'b'], end: 5 });
  expect(leadingFields(Buffer.from('a,b'), 2)).toBeNull();
});
