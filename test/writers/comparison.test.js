import { compareReports } from '../../src/compare/compare-reports.js';
import { comparisonPage } from '../../src/writers/html/comparison.js';
import { markdownComparison } from '../../src/writers/markdown/comparison.js';
import { terminalComparison } from '../../src/writers/terminal/comparison.js';
import { comparisonJson } from '../../src/writers/json.js';
import { columns } from '../../src/text/fold.js';
import { reportOf } from '../compare/reports.js';
import { unsortableCells } from '../support/page-tables.js';
import { routeRow } from '../support/sample-routes.js';
import { ledgerOf, peerOf } from '../support/tls-ledger.js';
import {
  HOSTILE,
  asyncServerReport,
  busyReport,
  guideServerReport,
  hostileReport,
  noCryptoReport,
  tlsReport,
  tooFewTicksReport,
} from '../support/sample-report.js';

/** @import { Report } from '../../src/model/report.js' */

const compare = (before, after) => compareReports(before, after, '0.1.0');
const NAMES = { before: 'runs/before', after: 'runs/after' };
const terminal = (comparison, options = {}) =>
  terminalComparison(comparison, { width: 80, color: false, top: 10, names: NAMES, ...options });
const markdown = (comparison, options = {}) => markdownComparison(comparison, { top: 10, names: NAMES, ...options });
/** One line, so that it does not matter where lines are broken. */
const flat = (text) => text.replace(/\s+/g, ' ');

const GUIDE = compare(guideServerReport(), asyncServerReport());

test("the guide's server in a terminal", () => {
  const text = terminal(GUIDE);
  expect(flat(text)).toContain(
    'Cryptography that holds the event loop went from 31 ms to none per request (95 % interval of the difference -38 ms to -25 ms). Its share went from 70.7 % of busy time to none (-70.7 points, 95 % interval ',
  );
  expect(flat(text)).toContain(
    'The longest stretch for which it was held went from 71 ms (pbkdf2Sync, app.js:23) to none.',
  );
  expect(flat(text)).toContain('PBKDF2 sha512 moved off the event loop: the calls are asynchronous now.');
  expect(flat(text)).toContain('from 70.8 % of busy time to 3.1 %');
  expect(text).toMatch(/^ {2}PBKDF2 sha512 +70\.2 % +3\.1 % +-67\.1 +-31 ms\/req +off the loop$/m);
  expect(text).toMatch(/^ {2}app\.js:23 +pbkdf2Sync → pbkdf2 +70\.2 % +3\.1 % +-31 ms\/req +off the loop$/m);
  expect(text).toMatch(/^ {2}gone +sync-kdf +error +app\.js:23 +70\.2 % +0 % +vanished$/m);
  expect(text).toMatch(/^ {2}crypto per request, on JavaScript threads +31 ms +0\.16 ms$/m);
  expect(text).toMatch(/^ {2}CPU per request, all threads +45 ms +92 ms$/m);
  expect(flat(text)).toContain('note The work of pbkdf2() is done on the thread pool, which a tick log cannot see');
  expect(flat(text)).toContain('3 times the variance of independent ticks is assumed');
});

test('the same as Markdown', () => {
  const text = markdown(GUIDE);
  expect(text).toMatch(
    /^### cryptoprof: what changed\n\n\*\*Cryptography that holds the event loop went from 31 ms to none per request \(.*\)\.\*\*\n\nIts share went from 70\.7 % of busy time to none/,
  );
  expect(text).toContain('- before: `runs/before` · app.js · node v24.11.0 · 12.8 s · 11,412 busy ticks');
  expect(text).toMatch(
    /^\| PBKDF2 sha512 \| 70\.2 % \| 3\.1 % \| -67\.1 \| \S+ to \S+ \| -31 ms\/req \| off the loop \|$/m,
  );
  expect(text).toMatch(/^\| `app\.js:23` \| `auth` \| `pbkdf2Sync → pbkdf2` \|/m);
  expect(text).toMatch(/^\| gone \| `sync-kdf` \| error \| `app\.js:23` \| 70\.2 % \| 0 % \| vanished \|$/m);
  expect(text).toMatch(/^- The work of pbkdf2\(\) is done on the thread pool/m);
  expect(text.endsWith('\n')).toBe(true);
});

const RSA_KEY = {
  operation: 'keygen.rsa',
  algorithm: '',
  api: 'generateKeyPairSync',
  blocks: { count: 1, p50Ms: 300, p95Ms: 300, maxMs: 300, errorMs: 1, split: false },
};

describe('TLS connections', () => {
  const before = {
    ...tlsReport(),
    traffic: null,
    tls: ledgerOf([
      peerOf({ handshakes: 150, requests: 150 }),
      peerOf({ role: 'server', host: '', port: 4001, handshakes: 100, requests: 100 }),
    ]),
  };
  const after = {
    ...tlsReport(),
    traffic: null,
    tls: ledgerOf([
      peerOf({ handshakes: 3, requests: 300 }),
      peerOf({
        role: 'server',
        host: '',
        port: 4002,
        handshakes: 100,
        resumed: 90,
        requests: 100,
        certificate: { type: 'ec', bits: 256, curve: 'P-256' },
        bytesIn: 37_600,
        bytesOut: 78_400,
      }),
    ]),
  };
  const comparison = compare(before, after);

  test('in a terminal', () => {
    expect(terminal(comparison)).toContain(`
  TLS     PEER                   HANDSHAKES      RESUMED  CHANGE
  client  api.example.com:443  1 → 0.01/req         none  shrank
    TLSv1.3 · X25519 · RSA-2048 · 1.4 kB → 14 B/req in · 376 B → 4 B/req out ·
    median 4.2 ms
  server  :4002                       1/req  none → 90 %  resumes more
    TLSv1.3 · X25519 · RSA-2048 → ECDSA P-256 · 1.4 kB → 376 B/req in ·
    376 B → 784 B/req out · median 4.2 ms

`);
    expect(terminal(comparison, { top: 1 })).toMatch(/median 4\.2 ms\n {2}and 1 more\n/);
  });

  test('as Markdown', () => {
    expect(markdown(comparison)).toContain(
      '| server | `:4002` | 1/req | none → 90 % | TLSv1.3 · X25519 · RSA-2048 → ECDSA P-256 | 1.4 kB → 376 B/req | 376 B → 784 B/req | 4.2 ms | resumes more |',
    );
  });

  test('a peer of one run alone', () => {
    const gone = compare(before, { ...after, tls: ledgerOf([]) });
    expect(terminal(gone)).toMatch(/client {2}api\.example\.com:443 +150 → 0 +none {2}vanished/);
  });
});

describe('routes', () => {
  const traffic = { requests: 200, clientRequests: 0, tlsServer: null, tlsClient: null, processes: 1, complete: true };
  const run = (rows) => ({
    ...guideServerReport(),
    traffic,
    routes: rows.map(([pattern, ticks]) =>
      routeRow(pattern, { ticks, cryptoMs: ticks, cryptoMsPerRequest: ticks / 100 }),
    ),
  });
  const [before, after] = [
    run([
      ['/login', 900],
      ['/old', 300],
    ]),
    run([
      ['/login', 200],
      ['/a|b`c', 300],
    ]),
  ];
  const comparison = compare(before, after);

  test('in a terminal', () => {
    const text = terminal(comparison, { width: 120 });
    expect(text).toMatch(/^ {2}CRYPTO OF A REQUEST TO +REQUESTS +BEFORE +AFTER +95 % +CHANGE$/m);
    expect(text).toMatch(/^ {2}POST \/login +100 +9 ms +2 ms +-\S+ ms to -\S+ ms +shrank$/m);
    expect(text).toMatch(/^ {2}POST \/old → POST \/a\|b`c +100 +3 ms +3 ms +-\S+ ms to \+\S+ ms +renamed$/m);
    for (const width of [40, 60, 80])
      expect(Math.max(...terminal(comparison, { width }).split('\n').map(columns))).toBeLessThanOrEqual(width);
    expect(terminal(compare(before, { ...after, routes: null }))).not.toContain('CRYPTO OF A REQUEST');
  });

  test('as Markdown', () => {
    const text = markdown(comparison);
    expect(text).toContain('#### Cryptography of a request, by route');
    expect(text).toMatch(/^\| `POST \/login` \| 100 \| 9 ms \| 2 ms \| -\S+ ms to -\S+ ms \| shrank \|$/m);
  });

  test('of one name, as two scripts may have, are told by where they are', async () => {
    const both = run([['/login', 900]]);
    const [login] = both.routes;
    both.routes = ['a.js', 'lib/b.js'].map((file) => ({ ...login, file: `/app/${file}`, line: 5 }));
    const twice = compare(
      { ...both, target: { ...both.target, root: '/app' } },
      { ...both, target: { ...both.target, root: '/app' } },
    );
    expect(terminal(twice, { width: 120 })).toMatch(/POST \/login \(a\.js:5\) [^]*POST \/login \(lib\/b\.js:5\) /);
    expect(markdown(twice)).toContain('| `POST /login (lib/b.js:5)` |');
    const page = await comparisonPage(twice, { names: NAMES, stacks: null, stackless: ['before'], json: '{}' });
    expect(page).toContain('POST /login (lib/b.js:5)');
  });

  test('as a page, with what they are sorted by', async () => {
    const pageOf = (of) => comparisonPage(of, { names: NAMES, stacks: null, stackless: ['before'], json: '{}' });
    const page = await pageOf(comparison);
    const [, table] = /<table data-sortable aria-label="Cryptography of a request, by route">([^]*?)<\/table>/.exec(
      page,
    );
    const rows = [...table.matchAll(/<tr>([^]*?)<\/tr>/g)].map(([, row]) =>
      row.replace(/<\/t[dh]>/g, '|').replace(/<[^>]*>/g, ''),
    );
    expect(rows[0]).toBe('Route|Requests|Before|After|95 % of the difference|Change|');
    expect(rows[1]).toMatch(/^POST \/login\|100\|9 ms\|2 ms\|-\S+ ms to -\S+ ms\|shrank\|$/);
    expect(rows[2]).toMatch(/^POST \/old → POST \/a\|b`c\|100\|3 ms\|3 ms\|.*\|renamed\|$/);
    expect(table).toContain('<td class="number" data-value="9">9 ms</td><td class="number" data-value="2">2 ms</td>');
    expect(table).toMatch(/<td class="shrank">shrank<\/td>/);
    expect(await pageOf({ ...comparison, routes: null })).not.toContain('by route');
    const tls = compare(tlsReport(), tlsReport());
    for (const each of [page, await pageOf(tls)]) expect(unsortableCells(each)).toEqual([]);
    expect(await pageOf(tls)).toContain('aria-label="TLS"');
  });
});

test('what moved is reported as moved, and what has another name as renamed', () => {
  const moved = compare(reportOf([{ ticks: 900 }]), reportOf([{ ticks: 900, file: '/app/lib/auth.js' }]));
  expect(flat(terminal(moved))).toContain('moved');
  expect(markdown(moved)).toMatch(/^\| `app\.js:23 → lib\/auth\.js:23` \|.*\| moved \|$/m);
  const renamed = compare(reportOf([{ ticks: 900 }]), reportOf([{ ticks: 900, function: 'logIn' }]));
  expect(markdown(renamed)).toMatch(/^\| `app\.js:23` \|.*\| renamed \|$/m);
});

test.each([
  [
    'noise',
    compare(guideServerReport(), guideServerReport()),
    'Cryptography that holds the event loop: 70.7 % of busy time before, 70.7 % after; 31 ms per request before, 31 ms after. The difference is inside the noise (0.0 points',
  ],
  [
    'a share alone',
    compare(reportOf([{ ticks: 900 }]), reportOf([{ ticks: 900 }], { busyTicks: 1500 })),
    '3.4 ms per request before, 3.4 ms after. Only the share changed, which other work or a busy machine can also cause (+30.0 points',
  ],
  [
    'a search for primes',
    compare(reportOf([{ ...RSA_KEY, ticks: 40 }]), reportOf([{ ...RSA_KEY, ticks: 300 }])),
    'may have gone from',
  ],
  [
    'too few ticks',
    compare(guideServerReport(), tooFewTicksReport()),
    'Too few ticks to compare: 11,412 busy ticks before, 37 after; about 200 are needed in each run. Record a longer run, or more load.',
  ],
  ['no cryptography', compare(noCryptoReport(), noCryptoReport()), 'No cryptography was found in either run.'],
  [
    'nothing on the loop',
    compare(reportOf([{ ticks: 90, phase: 'worker' }]), reportOf([{ ticks: 900, phase: 'worker' }])),
    'No cryptography held the event loop in either run.',
  ],
  [
    'next to nothing',
    compare(reportOf([{ ticks: 900 }]), reportOf([{ ticks: 6 }])),
    'from 30.0 % of busy time to 0.2 %, next to nothing (',
  ],
  ['something new', compare(reportOf([]), reportOf([{ ticks: 900 }])), 'from none to 30.0 % ('],
  [
    'no times',
    compare(
      {
        ...reportOf([{ ticks: 900, blocks: { count: 0, p50Ms: 0, p95Ms: 0, maxMs: 0, errorMs: 1, split: false } }]),
        profile: { ...reportOf([]).profile, wallMs: 0 },
      },
      reportOf([{ ticks: 900 }]),
    ),
    'held: unknown before, 71 ms (pbkdf2Sync, app.js:23) after.',
  ],
  [
    'the same block',
    compare(reportOf([{ ticks: 900 }]), reportOf([{ ticks: 950 }])),
    'The longest stretch for which it was held: 71 ms (pbkdf2Sync, app.js:23), in both.',
  ],
  [
    'another block, which may be chance',
    compare(
      reportOf([{ ticks: 900 }]),
      reportOf([{ ticks: 900, blocks: { count: 9, p50Ms: 10, p95Ms: 12, maxMs: 12, errorMs: 1, split: false } }]),
    ),
    'The longest stretch for which it was held: 71 ms (pbkdf2Sync, app.js:23) before, 12 ms (pbkdf2Sync, app.js:23) after. A single stretch may be chance.',
  ],
])('%s is told as that', (_, comparison, sentence) => {
  expect(flat(terminal(comparison))).toContain(sentence);
  // The answer is in bold, and a paragraph of its own.
  expect(flat(markdown(comparison).replaceAll('\\', '').replaceAll('**', ''))).toContain(sentence);
});

test('too few ticks are never reported as a change', () => {
  expect(flat(terminal(compare(guideServerReport(), tooFewTicksReport()))).match(/are needed/g)).toHaveLength(1);
  const text = terminal(compare(guideServerReport(), tooFewTicksReport()));
  expect(text).not.toMatch(/went from|vanished|shrank|noise$/m);
  expect(text).toMatch(/too few ticks$/m);
  expect(text).toMatch(/^ {2}gone\? /m);
});

const BUSY = compare(busyReport(), { ...busyReport(), operations: [], callSites: [], findings: [] });

test.each([40, 60, 80, 120, 200])('no line is wider than a terminal of %i columns', (width) => {
  for (const comparison of [GUIDE, BUSY, compare(hostileReport(), asyncServerReport())]) {
    expect(
      terminal(comparison, { width })
        .split('\n')
        .filter((line) => columns(line) > width),
    ).toEqual([]);
  }
});

test.each([
  [80, true],
  [100, false],
])('what became of a call that moved is whole in %i columns, whatever is cut', (width, isTerminal) => {
  const sides = [guideServerReport(), asyncServerReport()];
  sides[1].callSites[0].file = '/app/src/routes/app.js';
  const text = terminal(compare(sides[0], sides[1]), { width, isTerminal });
  expect(text).toMatch(/app\.js:23 .* moved, off the loop$/m);
});

test('tables have as many rows as are wanted, and say how many there are', () => {
  expect(terminal(BUSY, { top: 2 })).toContain('and 2 more');
  expect(markdown(BUSY, { top: 2 })).toContain('\nand 2 more\n');
  expect(terminal(BUSY, { top: 20 })).not.toMatch(/and \d more/);
});

test('colours are only used where they are wanted', () => {
  expect(terminal(GUIDE)).not.toContain('\u001b');
  expect(terminal(GUIDE, { color: true })).toContain('\u001b[1m');
});

test('it says where the runs ran', () => {
  const elsewhere = reportOf([{ ticks: 900 }], { target: { node: '20.1.0', processor: '' } });
  const comparison = compare(elsewhere, reportOf([{ ticks: 900 }]));
  expect(flat(terminal(comparison))).toContain('differs Node 20.1.0 → 24.11.0. That may explain the changes.');
  expect(markdown(comparison)).toContain('- The runs differ: Node 20.1.0 → 24.11.0.');
  // Without the same processor, nothing is said about what a difference per request would mean.
  expect(flat(terminal(comparison))).not.toContain('rise when the machine is busy');
});

const HOSTILE_MARKDOWN = 'a|b`c</td><script>alert(1)</script>[x](http://evil.example)@all #1 **b**\n\n# h';

/** @returns {Report} whose names mean something to Markdown */
function markdownReport() {
  const report = busyReport();
  report.target.command = [HOSTILE_MARKDOWN];
  report.target.openssl = HOSTILE_MARKDOWN;
  for (const operation of report.operations) operation.algorithm = HOSTILE_MARKDOWN;
  for (const site of report.callSites)
    Object.assign(site, {
      file: `/app/${HOSTILE_MARKDOWN}`,
      function: HOSTILE_MARKDOWN,
      api: HOSTILE_MARKDOWN,
      algorithm: HOSTILE_MARKDOWN,
    });
  for (const finding of report.findings)
    Object.assign(finding, {
      rule: HOSTILE_MARKDOWN,
      callSite: { file: HOSTILE_MARKDOWN, line: 1, function: '', api: '' },
    });
  return report;
}

test('names are data', () => {
  for (const comparison of [
    compare(hostileReport(), guideServerReport()),
    compare(guideServerReport(), hostileReport()),
    compare(hostileReport(), hostileReport()),
  ]) {
    const names = { before: HOSTILE, after: HOSTILE };
    const obeyed = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
    expect(terminal(comparison, { names })).not.toMatch(obeyed);
    expect(markdown(comparison, { names })).not.toMatch(obeyed);
    expect(comparisonJson(comparison)).not.toMatch(obeyed);
    expect(comparisonJson(comparison).isWellFormed()).toBe(true);
  }
});

test("names can't leave their place in Markdown", () => {
  const comparison = compare(markdownReport(), guideServerReport());
  const text = markdown(comparison, { names: { before: HOSTILE_MARKDOWN, after: 'b' } });
  const outsideCode = text.replaceAll('<span></span>', '·').replace(/`[^`\n]*`|<code>[^<\n]*<\/code>/g, 'code');
  expect(outsideCode).not.toMatch(/[<>`]|http:\/\/|@all|(?<!&)#1|(?<!\\)\]\(/);
  expect(text.split('\n').filter((line) => /^# h/.test(line))).toEqual([]);
  // All rows of a table have as many cells.
  for (const table of text.matchAll(/(?:^\|.*\|\n)+/gm)) {
    const cells = table[0]
      .trimEnd()
      .split('\n')
      .map((line) => line.split('|').length);
    expect(new Set(cells).size).toBe(1);
  }
});

test('the JSON is the comparison, in an order that is always the same', () => {
  expect(JSON.parse(comparisonJson(GUIDE))).toEqual(GUIDE);
  const shuffled = JSON.parse(
    JSON.stringify(GUIDE, (_, value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    ),
  );
  expect(comparisonJson(shuffled)).toBe(comparisonJson(GUIDE));
  expect(Object.keys(JSON.parse(comparisonJson(GUIDE)))).toEqual([
    'schemaVersion',
    'tool',
    'designEffect',
    'before',
    'after',
    'crypto',
    'eventLoop',
    'longestBlock',
    'operations',
    'callSites',
    'findings',
    'perRequest',
    'routes',
    'tls',
    'environment',
    'notes',
  ]);
});
