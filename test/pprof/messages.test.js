/** Our messages of pprof are those that Datadog's reader and writer, which SDKs use, understand. */
import fc from 'fast-check';
import * as datadog from 'pprof-format';
import { MOST_PPROF } from '../../src/files/limits.js';
import { Failure } from '../../src/model/failure.js';
import { decodePprofMessage } from '../../src/pprof/decode.js';
import { encodePprofMessage } from '../../src/pprof/encode.js';

/** Where a number takes another byte, or is no longer exact. */
const EDGES = [
  0n,
  1n,
  ...[7n, 14n, 28n, 31n, 32n, 49n, 53n, 56n, 63n].flatMap((bits) => [2n ** bits - 1n, 2n ** bits]),
];
const int = fc
  .oneof(fc.constantFrom(...EDGES), fc.nat(), fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }))
  .map((value) => (value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : BigInt(value)));
/** Datadog's reader drops a byte order mark. */
const text = fc.string({ unit: 'binary', maxLength: 300 }).map((each) => each.replace(/^\ufeff+/, ''));
const valueType = fc.record({ type: int, unit: int });
const profile = fc.record({
  sampleType: fc.array(valueType),
  sample: fc.array(
    fc.record({ locationId: fc.array(int), value: fc.array(int), label: fc.array(fc.record({ key: int, str: int })) }),
  ),
  mapping: fc.array(fc.record({ id: int, filename: int })),
  location: fc.array(fc.record({ id: int, mappingId: int, line: fc.array(fc.record({ functionId: int, line: int })) })),
  function: fc.array(fc.record({ id: int, name: int, systemName: int, filename: int, startLine: int })),
  stringTable: fc.array(text).map((texts) => ['', ...new Set(texts.filter((each) => each !== ''))]),
  timeNanos: int,
  durationNanos: int,
  periodType: fc.option(valueType, { nil: undefined }),
  period: int,
  defaultSampleType: int,
});

/** The same as an object of Datadog's classes. */
function asDatadogs({ stringTable, ...rest }) {
  const table = new datadog.StringTable();
  for (const each of stringTable) table.dedup(each);
  return new datadog.Profile({ ...rest, stringTable: table });
}

test('what is written is what Datadog reads', () => {
  fc.assert(
    fc.property(profile, (each) => {
      const filled = datadog.Profile.decode(encodePprofMessage(each));
      expect(filled.stringTable.strings).toEqual(each.stringTable);
      expect(filled.sample.map(({ value }) => value.map(BigInt))).toEqual(
        each.sample.map(({ value }) => value.map(BigInt)),
      );
      expect(filled.location.map(({ id, line }) => [id, ...line.map((one) => one.line)].map(BigInt))).toEqual(
        each.location.map(({ id, line }) => [id, ...line.map((one) => one.line)].map(BigInt)),
      );
      expect(Buffer.from(filled.encode())).toEqual(Buffer.from(asDatadogs(each).encode()));
    }),
  );
});

test('what is written is read again', () => {
  fc.assert(
    fc.property(profile, (each) => {
      const whole = { comment: [], ...each };
      if (each.periodType === undefined) delete whole.periodType;
      expect(decodePprofMessage(encodePprofMessage(each))).toEqual(whole);
    }),
  );
});

test('numbers that are not packed, and fields that are not known', () => {
  // A sample of two locations, 1 and 300, one by one; the profile's field 15, https://github.com/google/pprof's doc_url.
  const bytes = Uint8Array.of(0x12, 5, 0x08, 1, 0x08, 0xac, 2, 0x78, 9);
  expect(decodePprofMessage(bytes)).toMatchObject({ sample: [{ locationId: [1, 300], value: [], label: [] }] });
});

test.each([
  ['a message that is longer than what holds it', [0x12, 9, 0x08, 1]],
  ['a number without an end', [0x60, 0x80]],
  ['a number of more than 64 bits', [0x60, ...Array(10).fill(0xff), 0]],
  ['a tag of two bytes', [0x80, 1, 0]],
  ['a number where a message is', [0x10, 1]],
  ['a message where a number is', [0x62, 1, 0]],
  ['text that nobody knows', [0x7a, 1, 65]],
  ['fields of 32 bits', [0x65, 0, 0, 0, 0]],
  ['packed numbers that are cut off', [0x12, 3, 0x0a, 1, 0x80]],
])('%s is refused', (_, bytes) => {
  expect(() => decodePprofMessage(Uint8Array.from(bytes))).toThrow(
    expect.objectContaining({ code: 'pprof-invalid', facts: { problem: 'it is damaged' } }),
  );
});

test('more messages or numbers than are read are refused', () => {
  const problem = expect.objectContaining({
    code: 'pprof-invalid',
    facts: { problem: expect.stringMatching(/^it has more than/) },
  });
  expect(() => decodePprofMessage(Buffer.alloc(2 * MOST_PPROF.messages + 2, Buffer.of(0x12, 0)))).toThrow(problem);
  expect(() => decodePprofMessage(Buffer.alloc(2 * MOST_PPROF.numbers + 2, Buffer.of(0x60, 1)))).toThrow(problem);
});

test('whatever is done to a file, it is read or refused', () => {
  fc.assert(
    fc.property(
      profile,
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 5 }),
      fc.nat(),
      (each, changes, cut) => {
        const bytes = Buffer.from(encodePprofMessage(each));
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        try {
          decodePprofMessage(bytes.subarray(0, bytes.length - (cut % 20)));
        } catch (error) {
          expect(error).toBeInstanceOf(Failure);
        }
      },
    ),
  );
});
