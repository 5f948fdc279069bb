/** Messages are what another implementation, pprof-format, reads and writes. */
import fc from 'fast-check';
import {
  Function as CodeFunction,
  Label,
  Line,
  Location,
  Mapping,
  Profile,
  Sample,
  StringTable,
  ValueType,
} from 'pprof-format';
import { decodeProfile } from '../../src/pprof/decode.js';
import { encodeProfile } from '../../src/pprof/encode.js';

const MOST = { messages: 10_000, numbers: 100_000 };

/** The other implementation writes messages without content wrongly, so each has some. */
const index = fc.integer({ min: 1, max: 2 ** 31 });
const id = fc.oneof(
  index,
  fc.maxSafeInteger().filter((value) => value > 0),
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 63n - 1n }),
);
const value = fc.oneof(fc.integer(), fc.maxSafeInteger());
/** The other implementation reads negative numbers as unsigned ones. */
const isPositive = (/** @type {any} */ { sample }) => sample.every((each) => each.value.every((number) => number >= 0));
const list = (of) => fc.array(of, { maxLength: 5 });
const valueType = fc.record({ type: index, unit: index });
const profile = fc.record({
  sampleType: list(valueType),
  sample: list(
    fc.record({
      locationId: list(id),
      value: fc.array(value, { minLength: 1, maxLength: 5 }),
      label: list(fc.record({ key: index, str: index })),
    }),
  ),
  mapping: list(fc.record({ id, filename: index })),
  location: list(fc.record({ id, mappingId: id, line: list(fc.record({ functionId: id, line: index })) })),
  function: list(fc.record({ id, name: index, systemName: index, filename: index, startLine: index })),
  stringTable: fc
    .uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 5 })
    .map((texts) => ['', ...texts]),
  timeNanos: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
  durationNanos: index,
  periodType: valueType,
  period: index,
  defaultSampleType: index,
});

/** The same with bigints for all numbers, without what nobody uses. */
const plain = (/** @type {any} */ given) =>
  JSON.parse(
    JSON.stringify(given, (key, each) => (typeof each === 'number' || typeof each === 'bigint' ? `${each}n` : each)),
  );

/** @param {any} given as above @returns {Profile} of the other implementation */
function asTheirs(given) {
  const stringTable = new StringTable();
  for (const text of given.stringTable.slice(1)) stringTable.dedup(text);
  return new Profile({
    ...given,
    stringTable,
    sampleType: given.sampleType.map((each) => new ValueType(each)),
    sample: given.sample.map((each) => new Sample({ ...each, label: each.label.map((label) => new Label(label)) })),
    mapping: given.mapping.map((each) => new Mapping(each)),
    location: given.location.map((each) => new Location({ ...each, line: each.line.map((line) => new Line(line)) })),
    function: given.function.map((each) => new CodeFunction(each)),
    periodType: new ValueType(given.periodType),
  });
}

test('what is encoded is decoded', () => {
  fc.assert(
    fc.property(profile, (given) => {
      expect(plain(decodeProfile(encodeProfile(given), MOST))).toMatchObject(plain(given));
    }),
  );
});

test('what another implementation encodes is decoded', () => {
  fc.assert(
    fc.property(profile, (given) => {
      expect(plain(decodeProfile(asTheirs(given).encode(), MOST))).toMatchObject(plain(given));
    }),
  );
});

test('another implementation decodes what is encoded', () => {
  fc.assert(
    fc.property(profile.filter(isPositive), (given) => {
      const {
        stringTable,
        sample,
        location,
        function: functions,
        mapping,
        timeNanos,
      } = Profile.decode(encodeProfile(given));
      expect(
        plain({ stringTable: stringTable.strings, sample, location, function: functions, mapping, timeNanos }),
      ).toMatchObject(
        plain({
          stringTable: given.stringTable,
          sample: given.sample,
          location: given.location,
          function: given.function,
          mapping: given.mapping,
          timeNanos: given.timeNanos,
        }),
      );
    }),
  );
});

test.each([
  ['16, a number', [0x80, 0x01, 0x96, 0x01]],
  ['20, bytes', [0xa2, 0x01, 3, 1, 2, 3]],
  ['17, of 64 bits', [0x89, 0x01, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['18, of 32 bits', [0x95, 0x01, 1, 2, 3, 4]],
  ['2^29 - 1, a number', [0xf8, 0xff, 0xff, 0xff, 0x0f, 1]],
])('a field that pprof does not have is skipped, and counted: %s', (_title, field) => {
  const sample = { locationId: [1], value: [7], label: [] };
  const ours = encodeProfile({ ...EMPTY, sample: [sample] });
  const decoded = decodeProfile(Buffer.concat([Buffer.from(field), ours, Buffer.from(field)]), MOST);
  expect(decoded).toMatchObject({ sample: [sample], unknownFields: 2 });
  expect(decodeProfile(ours, MOST)).toHaveProperty('unknownFields', 0);
  for (let length = 1; length < field.length; length++)
    expect(decodeProfile(Buffer.concat([ours, Buffer.from(field.slice(0, length))]), MOST)).toBe('damaged');
});

test('an end that was never written, of zeros, is damage', () => {
  expect(decodeProfile(Buffer.concat([encodeProfile(EMPTY), Buffer.alloc(64)]), MOST)).toBe('damaged');
});

test('any bytes are decoded, damaged, or too much', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const decoded = decodeProfile(bytes, { messages: 20, numbers: 50 });
      expect(typeof decoded === 'object' || decoded === 'damaged' || decoded === 'too much').toBe(true);
    }),
  );
});

test.each([
  ['messages', { messages: 3, numbers: 100 }],
  ['numbers', { messages: 100, numbers: 8 }],
])('more %s than may be read are too much', (_title, most) => {
  const bytes = encodeProfile({
    ...EMPTY,
    sample: Array.from({ length: 9 }, () => ({ locationId: [1], value: [1], label: [] })),
  });
  expect(decodeProfile(bytes, most)).toBe('too much');
  expect(decodeProfile(bytes, MOST)).toHaveProperty('sample.length', 9);
});

const EMPTY = {
  sampleType: [],
  sample: [],
  mapping: [],
  location: [],
  function: [],
  stringTable: [''],
  timeNanos: 0,
  durationNanos: 0,
  periodType: null,
  period: 0,
  defaultSampleType: 0,
};
