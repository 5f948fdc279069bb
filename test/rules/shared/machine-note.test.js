import { machineNote } from '../../../src/rules/shared/machine-note.js';
import { benchReport } from '../../support/sample-bench.js';

test('what was measured on the machine is told, with its date', () => {
  expect(machineNote(benchReport(), 'sign', ['RSA-2048', 'P-256'])).toEqual([
    'On this machine signing takes 0.3 ms of CPU with RSA-2048 and 24 µs of CPU with P-256, as cryptoprof bench measured (2026-11-22).',
  ]);
  expect(machineNote(benchReport(), 'kdf', ['PBKDF2 sha256'])).toEqual([
    'On this machine key derivation takes 105 ms of CPU with PBKDF2 sha256 (600,000 iterations), as cryptoprof bench measured (2026-11-22).',
  ]);
});

test.each([
  ['nothing is known', null, ['P-256']],
  ['nobody looked', undefined, ['P-256']],
  ['one of them was not measured', benchReport(), ['P-256', 'RSA-4096']],
])('nothing is told if %s', (_, bench, names) => expect(machineNote(bench, 'sign', names)).toEqual([]));
