import { terminalBench } from '../../../src/writers/terminal/bench.js';
import { columns } from '../../../src/text/fold.js';
import { benchReport, benchRow } from '../../support/sample-bench.js';

const flat = (/** @type {string} */ text) => text.replace(/\s+/g, ' ');

test.each([80, 100, 120])('it fits into %d columns', (width) => {
  const text = terminalBench(benchReport(), { width, color: false });
  expect(text.split('\n').filter((line) => columns(line) > width)).toEqual([]);
  expect(text).toMatch(/^ {2}key derivation\n {4}PBKDF2 sha256 +600,000 iterations +105 ms +1 % +9\.5 +1$/m);
  expect(text).toMatch(/^ {4}RSA-2048 +0\.3 ms +5 % +3,333 +12\.4$/m);
  expect(text).toMatch(/^ {4}P-256 +24 µs +1 % +41,494 +1$/m);
});

test('bytes per second are shown for hashing, and sizes are compared with equal sizes', () => {
  const text = terminalBench(benchReport(), { width: 100, color: false });
  expect(text).toMatch(/sha256 +64 B +1\.2 µs +1 % +833,333 +1$/m);
  expect(text).toMatch(/sha256 +16 kB +9\.9 µs +1 % +1,655 MB +1$/m);
});

test('what is missing, old or doubtful is mentioned', () => {
  const options = { width: 100, color: false };
  expect(terminalBench(benchReport({ missing: ['Argon2id', 'ML-KEM-768'] }), options)).toContain(
    'Not measured, since node:crypto of Node v24.21.0 lacks it: Argon2id and ML-KEM-768.',
  );
  expect(flat(terminalBench(benchReport(), options, 'measured 2026-08-01, long ago'))).toContain(
    'linux x64 · measured 2026-08-01, long ago',
  );
  expect(terminalBench(benchReport(), options)).not.toContain('busy');
  expect(terminalBench(benchReport({ measurements: [benchRow({ spread: 0.5 })] }), options)).toContain(
    'the machine was busy',
  );
  // Primes are found sooner or later.
  expect(
    terminalBench(benchReport({ measurements: [benchRow({ group: 'keygen', spread: 1.2 })] }), options),
  ).not.toContain('busy');
});

test.each([
  ['keygen', /Searching for primes/, /Handshakes:/],
  ['handshake', /Handshakes:/, /Searching for primes/],
])('what is said of %s is said where it was measured', (group, said, other) => {
  const text = terminalBench(benchReport({ measurements: [benchRow({ group })] }), { width: 100, color: false });
  expect(flat(text)).toMatch(/CPU: median of a call/);
  expect(text).toMatch(said);
  expect(text).not.toMatch(other);
});

test("names in a kept file can't harm the terminal", () => {
  const hostile = '\u001b[2J\u202e';
  const text = terminalBench(
    benchReport({ processor: hostile, missing: [hostile], measurements: [benchRow({ name: hostile, what: hostile })] }),
    { width: 100, color: false },
  );
  expect(text).not.toMatch(/[\u001b\u202e]/);
});
