import { runRules } from '../../../src/rules/index.js';
import { reportOf } from '../../attribute/grid-report.js';
import { profileFromGrid } from '../../support/text-grid.js';

/** Findings of a profile without the user's frames. */
function findingsOf(grid, meta = {}) {
  const report = reportOf([profileFromGrid(grid, { meta })]);
  const { callSites, operations, profile, crypto } = report;
  return runRules({ callSites, operations, profile, crypto, calls: new Map(), node: '' }).findings;
}

const KDF = `
  @repeat 4             96
  main@/app/app.js:1:2  pbkdf2Sync@node:crypto:552
  -                     native:sha512_block_data_order[openssl]`;

test('key derivation whose caller a text leaves out is told, with what is missing', () => {
  expect(findingsOf(KDF, { timed: false })).toMatchObject([
    {
      rule: 'sync-kdf',
      severity: 'warning',
      operation: 'kdf.pbkdf2',
      site: null,
      callSite: null,
      edit: null,
      ticks: 96,
      share: 0.96,
      fingerprint: 'sync-kdf|kdf.pbkdf2',
      message:
        'PBKDF2 sha384 or sha512 runs on a JavaScript thread, where nothing else can run meanwhile, and takes 96.0 % of busy time. ' +
        'The caller is not in what was recorded, nor is how long a call takes: record the program with cryptoprof to see both.',
    },
  ]);
});

test('lost stacks of a log are no text, and at no line', () => {
  expect(findingsOf(KDF)[0].verify).toContain('PBKDF2 on the event loop, now 96.0 %, should');
  expect(findingsOf(KDF)[0].message).toMatch(/The caller is not on the stacks that V8 could walk\.$/);
});

test.each([
  [
    'it is handed to the thread pool',
    KDF.replace('pbkdf2Sync', 'pbkdf2Async').replaceAll(
      'pbkdf2Async@node:crypto:552',
      'pbkdf2@node:internal/crypto/pbkdf2:40',
    ),
  ],
  ['it is little', KDF.replace('4  ', '97 ').replace(' 96\n', ' 3\n')],
  ["it is nobody's own call: TLS", KDF.replace('pbkdf2Sync@node:crypto:552', 'onhandshakedone@node:internal/tls/wrap')],
])('nothing is said where %s', (_, grid) => expect(findingsOf(grid)).toEqual([]));
