import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withSections } from '../../scripts/lib/command-docs.js';
import { ruleDocs } from '../../scripts/lib/rule-docs.js';
import { RULES, ruleContext, ruleNamed, runRules } from '../../src/rules/index.js';
import { guideServerReport } from '../support/sample-report.js';
import { askedAt, ledgerOf, peerOf } from '../support/tls-ledger.js';
import { contextOf, site } from './rule-tester.js';

const kdf = (fields) => site({ form: 'sync', ...fields });

test('findings come most severe first, then heaviest', () => {
  const { findings } = runRules(
    contextOf([
      kdf({ line: 1, function: 'a', loop: 60, blocks: [60, 1, 2, 3] }),
      kdf({ line: 2, function: 'b', loop: 100 }),
      kdf({ line: 3, function: 'c', loop: 300, parameters: { keylen: 512 } }),
      kdf({ line: 4, function: 'd', loop: 150, blocks: [150, 1, 2, 3] }),
    ]),
  );
  expect(findings.map(({ severity, rule, callSite }) => `${severity} ${rule} ${callSite.line}`)).toEqual([
    'error sync-kdf 3',
    'error sync-kdf 2',
    'warning kdf-keylen 3',
    'warning sync-kdf 4',
  ]);
});

test.each([
  [['24.11.0', '18.20.8'], '18.20.8', true],
  [['9.1.0', '20.1.0'], '9.1.0', true],
  [['24.11.0', '24.9.0'], '24.9.0', false],
  [['24.11.0', ''], '', true],
  [['', '20.10.0'], '20.10.0', true],
  [['', ''], '', false],
])('runs of Nodes %j are advised what runs on %j', (nodes, node, areNodesMixed) => {
  const report = guideServerReport();
  const [isolate] = report.isolates;
  report.target.node = nodes[0];
  report.isolates = nodes.map((each) => ({ ...isolate, node: each }));
  expect(ruleContext(report, { calls: new Map() })).toMatchObject({ node, areNodesMixed });
});

test.each([
  [['24.11.0', '24.9.0'], ['18.0.0'], '18.0.0'],
  [['20.11.0'], ['22.0.0'], '20.11.0'],
  [['24.11.0'], ['22.12.0', '20.0.0'], '20.0.0'],
  [['24.11.0'], [], '24.11.0'],
])('runs of Nodes %j of programs that declare %j are advised what runs on %s, too', (nodes, declared, oldestNode) => {
  const report = guideServerReport();
  const [isolate] = report.isolates;
  report.target.node = nodes[0];
  report.isolates = nodes.map((each) => ({ ...isolate, node: each }));
  const context = ruleContext(report, { calls: new Map(), declared });
  expect(context).toMatchObject({ oldestNode, node: nodes.at(-1) });
});

test('a program without crypto has no findings and nothing to explain', () => {
  expect(runRules(contextOf([]))).toEqual({ findings: [], diagnostics: [] });
});

test('a rule that throws costs its own findings only', () => {
  const broken = {
    ...RULES[0],
    meta: { ...RULES[0].meta, id: 'broken' },
    check: () => {
      throw new Error('no such field');
    },
  };
  const { findings, diagnostics } = runRules(contextOf([kdf()]), [broken, ...RULES]);
  expect(findings.map(({ rule }) => rule)).toEqual(['sync-kdf']);
  expect(diagnostics).toEqual([
    { code: 'rule-crashed', count: 1, message: 'The rule broken failed, so its findings are missing: no such field' },
  ]);
});

test('no call site has two findings about blocking', () => {
  const operations = [
    'kdf.pbkdf2',
    'kdf.bcrypt',
    'keygen.rsa',
    'sign',
    'verify',
    'prime.check',
    'random',
    'hash',
    'hmac',
    'cipher',
  ];
  for (const operation of operations) {
    for (const name of ['', 'bcrypt', 'bcryptjs', 'jsonwebtoken']) {
      expect(
        runRules(contextOf([kdf({ operation, package: name, api: '', parameters: { size: 1 << 20 } })])).findings,
      ).toHaveLength(1);
    }
  }
});

describe('fingerprints', () => {
  test('survive edits that move lines', () => {
    const at = (line) => runRules(contextOf([kdf({ line })])).findings[0].fingerprint;
    expect(at(10)).toBe(at(99));
  });

  test('are the rule and the id of the call site', () => {
    const [finding] = runRules(contextOf([kdf({ id: 'app.js#auth|kdf.pbkdf2|2' })])).findings;
    expect(finding).toMatchObject({
      site: 'app.js#auth|kdf.pbkdf2|2',
      fingerprint: 'sync-kdf|app.js#auth|kdf.pbkdf2|2',
    });
  });
});

describe("call sites that can't be judged yet", () => {
  test.each([
    ['a few of few ticks', { loop: 3, busy: 20 }, 1],
    ['a few of many ticks', { loop: 3, busy: 10_000 }, 0],
    ['asynchronous', { loop: 3, busy: 20, form: 'async' }, 0],
    ['start-up', { loop: 0, topLevel: 3, busy: 20 }, 0],
    ['enough ticks', { loop: 5, busy: 20 }, 0],
  ])('%s', (_title, fields, count) => {
    const { diagnostics } = runRules(contextOf([kdf(fields)], fields.busy));
    expect(diagnostics.map((diagnostic) => [diagnostic.code, diagnostic.count])).toEqual(
      count ? [['call-sites-too-few-ticks', count]] : [],
    );
  });
});

test("call sites that can't be judged yet, of a program that was recorded in part: that comes first", () => {
  const context = contextOf([kdf({ loop: 3, busy: 20 })], 20);
  const messageOf = () => runRules(context).diagnostics.map(({ message }) => message);
  expect(messageOf()[0]).toContain('may matter: profile for longer');
  context.profile.unprofiled = [{ kind: 'thread', reason: 'log-limit', count: 1, cpuMs: 3100 }];
  expect(messageOf()[0]).toMatch(
    /may matter\. Not all of the program was recorded\. Allow larger logs \(--max-log-size\)/,
  );
  expect(messageOf()[0]).not.toContain('longer');
});

test('a rule is found by its name', () => {
  expect(ruleNamed('sync-kdf')).toBe(RULES[0]);
  expect(ruleNamed('no-such-rule')).toBeNull();
});

describe('what costs most has a finding, or the report says why there is none', () => {
  const operation = (id, ticks) => ({
    id,
    algorithm: '',
    ticks,
    share: ticks / 1000,
    interval: [0, 1],
    cpuMs: ticks,
    byPhase: { 'event-loop': ticks },
    evidence: {},
    primitives: [],
  });
  const unlocated = (callSites, operations) =>
    runRules({ ...contextOf(callSites), operations }).diagnostics.map(({ code, message }) => `${code}: ${message}`);
  const hash = (fields) => site({ operation: 'hash', algorithm: 'sha256', api: 'hash', ...fields });

  test.each([
    [
      'many small hashes',
      [hash({ leaves: { computing: 200, decoding: 0 } })],
      'hash',
      'at app.js:23 it is many small calls',
    ],
    [
      'hashes of which nothing tells the size',
      [hash({ leaves: { computing: 0, decoding: 0, nameless: 390 } })],
      'hash',
      "whether the inputs at app.js:23 are large, or many small ones, can't be seen in this profile, in which native code lacks names",
    ],
    [
      'messages of which nothing tells the size',
      [site({ operation: 'cipher.encrypt', api: 'update', leaves: { computing: 0, decoding: 0, nameless: 300 } })],
      'cipher.encrypt',
      "whether the inputs at app.js:23 are large, or many small ones, can't be seen in this profile",
    ],
    [
      'such hashes in short calls',
      [hash({ leaves: { computing: 0, decoding: 0, nameless: 390 }, blocks: [300, 1, 2, 3] })],
      'hash',
      'hardly any call lasts longer than 2 ms',
    ],
    [
      'a stream',
      [hash({ api: 'createHash stream', leaves: { computing: 390, decoding: 0 }, blocks: [100, 2, 9, 20] })],
      'hash',
      'the stream at app.js:23 lets other work run between its chunks',
    ],
    [
      'keys made of another key',
      [site({ operation: 'kdf.hkdf', api: 'hkdfSync', parameters: { keylen: 64 } })],
      'kdf.hkdf',
      'it is many short calls: handing each to the thread pool takes about as long',
    ],
    [
      'nine random bytes',
      [site({ operation: 'random', api: 'randomBytes', parameters: { size: 9 } })],
      'random',
      'it is many small calls',
    ],
    [
      'short calls',
      [site({ operation: 'asym.encrypt', api: 'publicEncrypt', blocks: [400, 1, 1.4, 2] })],
      'asym.encrypt',
      'hardly any call lasts longer than 1.4',
    ],
    [
      'what no rule is about',
      [site({ operation: 'asym.encrypt', api: 'publicEncrypt' })],
      'asym.encrypt',
      'no rule covers a call like',
    ],
    [
      'lines that are each too small',
      [
        site({
          operation: 'key.import',
          api: 'createPrivateKey',
          package: 'jsonwebtoken',
          loop: 37,
          blocks: [30, 1, 1.4, 2],
        }),
      ],
      'key.import',
      'no line takes much of it: the largest, app.js:23, takes 3.7 %',
    ],
    [
      'a line whose share is not certain',
      [site({ operation: 'key.import', api: 'createPrivateKey', loop: 52, blocks: [40, 0.5, 0.7, 2] })],
      'key.import',
      'the largest line, app.js:23, takes 5.2 %, which is not surely 5 % or more: a longer run would tell',
    ],
    [
      'asynchronous work',
      [site({ form: 'async', api: 'scrypt', operation: 'kdf.scrypt', blocks: [400, 1, 2, 3] })],
      'kdf.scrypt',
      'hands the work to the thread pool',
    ],
    [
      'keys that are read where they are imported',
      [
        site({
          ...{ form: 'async', operation: 'key.import', api: 'subtle.importKey', package: 'jose' },
          ...{ file: '/srv/node_modules/jose/index.js', blocks: [400, 1, 1.4, 2] },
        }),
      ],
      'key.import',
      'hardly any call lasts longer than 1.4',
    ],
    ['TLS inside Node', [], 'tls.handshake', 'no sample shows a line of the program that calls it'],
    [
      'a line that asks for it elsewhere',
      [site({ operation: 'tls.handshake', api: 'request', loop: 0, phase: 'top-level' })],
      'tls.handshake',
      'no sample shows a line of the program that calls it',
    ],
  ])('%s', (_title, callSites, id, expected) => {
    const [message] = unlocated(callSites, [operation('x509', 3), operation(id, 400)]);
    expect(message).toMatch(
      /^largest-share-without-finding: 40\.0 % of busy time is .* on the event loop, but there is no finding: /,
    );
    expect(message.replaceAll('\u00a0', ' ')).toContain(expected);
  });

  test('a tick or two do not tell how long a call lasts', () => {
    const context = contextOf([hash({ loop: 2, leaves: { computing: 2, decoding: 0 }, blocks: [1, 1, 1, 1] })]);
    const profile = { ...context.profile, busyTicks: 4 };
    const messages = runRules({ ...context, profile, operations: [operation('hash', 2)] }).diagnostics.map(
      ({ message }) => message.replaceAll('\u00a0', ' '),
    );
    expect(messages.join('\n')).not.toContain('hardly any call');
    expect(messages.at(-1)).toContain(
      'the largest line, app.js:23, has 2 ticks, too few to judge: a longer run would tell',
    );
  });

  test('calls that only lasted because they waited for a processor are short ones', () => {
    const context = contextOf([hash({ leaves: { computing: 390, decoding: 0 }, blocks: [300, 3, 7, 12] })]);
    const cpu = { totalMs: 500, mainMs: 500, workersMs: 0, poolMs: 0, v8Ms: 0, otherMs: 0, runQueueWaitMs: 500 };
    const profile = { ...context.profile, cpu: { ...cpu, mainRunQueueWaitMs: 500 } };
    const [{ message }] = runRules({ ...context, profile, operations: [operation('hash', 400)] }).diagnostics;
    expect(message.replaceAll('\u00a0', ' ')).toContain(
      'hardly any call lasts longer than 3.5 ms without its waiting for a processor, and no rule covers shorter ones',
    );
  });

  test('the line is named as the table of call sites names it', () => {
    const callSite = hash({ file: '/work/cache/app.js', leaves: { computing: 200, decoding: 0 } });
    const context = { ...contextOf([callSite]), operations: [operation('hash', 400)], root: '/work' };
    const [{ message }] = runRules(context).diagnostics;
    expect(message).toContain('at cache/app.js:23 it is many small calls');
  });

  test('a script that is nothing but its start is told that rules are about what comes later', () => {
    const atStart = (/** @type {number} */ ticks) => ({
      ...operation('verify', ticks),
      byPhase: { 'top-level': ticks },
    });
    const callSite = site({ operation: 'verify', api: 'verify', package: '@noble/curves', loop: 0, topLevel: 400 });
    expect(unlocated([callSite], [atStart(400)])).toEqual([
      'largest-share-without-finding: 40.0 % of busy time is signature verification while modules load, but there is no finding: ' +
        'rules only cover what runs after that. The largest part comes from app.js:23.',
    ]);
    expect(unlocated([], [atStart(400)])[0]).toMatch(/rules only cover what runs after that\.$/);
    expect(unlocated([callSite], [atStart(199)])).toEqual([]);
    expect(unlocated([kdf()], [operation('kdf.pbkdf2', 400), atStart(300)])).toEqual([]);
  });

  test('of hashes of two kinds, the share is that of both, like the lines that it speaks of', () => {
    const atStart = (/** @type {string} */ algorithm, /** @type {number} */ ticks) => ({
      ...operation('hash', ticks),
      ...{ algorithm, byPhase: { 'top-level': ticks } },
    });
    const lines = [
      hash({ algorithm: 'sha256', line: 4, loop: 0, topLevel: 190 }),
      hash({ algorithm: 'sha3', line: 9, package: 'ethers', loop: 0, topLevel: 150 }),
    ];
    const [message] = unlocated(lines, [atStart('sha3', 210), atStart('sha256', 190)]);
    expect(message).toContain(': 40.0 % of busy time is hashing while modules load, ');
    expect(message).toContain('The largest part comes from app.js:4.');
    // Each alone would be too little to speak of.
    expect(unlocated(lines, [atStart('sha3', 110), atStart('sha256', 100)])[0]).toContain('21.0 % of busy time');
    const [onLoop] = unlocated(
      [],
      [{ ...operation('sign', 60), algorithm: 'rsa' }, operation('sign', 40), operation('verify', 80)],
    );
    expect(onLoop).toContain('10.0 % of busy time is signing on the event loop');
  });

  test('contexts of connections of which there are too many have a finding', () => {
    const said = (/** @type {object} */ peer) => {
      const tls = ledgerOf([
        peerOf({ handshakes: 150, requests: 150, callSites: [askedAt({ file: '/srv/app.js', line: 23 })], ...peer }),
      ]);
      const row = site({ operation: 'tls.context', api: 'createSecureContext', line: 23, blocks: [1, 1, 1, 1] });
      const context = { ...contextOf([row]), operations: [operation('tls.context', 400)], node: '24.21.0', tls };
      return runRules(context).diagnostics.map(({ message }) => message);
    };
    expect(said({ choices: { withAgent: 150 } })).toEqual([]);
    expect(said({ handshakes: 5, reusedRequests: 145 })).toEqual([expect.stringContaining('there is no finding')]);
  });

  test('nothing is said where there is a finding, or little to speak of', () => {
    expect(unlocated([kdf()], [operation('kdf.pbkdf2', 400)])).toEqual([]);
    expect(unlocated([], [operation('tls.handshake', 49)])).toEqual([]);
    expect(unlocated([], [])).toEqual([]);
  });
});

describe('pages', () => {
  const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const linksOf = (page) =>
    Array.from(read(page).matchAll(/\]\(([^)#:]+)/g), ([, link]) => path.posix.join(path.posix.dirname(page), link));

  test('README has a row for each rule, as npm run docs writes it', () => {
    const page = read('README.md');
    expect(withSections(page, ruleDocs()['README.md'])).toBe(page);
    for (const { meta } of RULES) expect(page).toContain(`| [${meta.id}](${meta.docs}) | ${meta.title} |`);
  });

  test('docs/tls.md has a row for each rule about connections, and its links lead somewhere', () => {
    const about = [
      'agent-per-request',
      'no-keepalive',
      'no-resumption',
      'cold-herd',
      'identity-per-request',
      'client-per-operation',
      'hello-retry',
      'rsa-certificate',
      'old-protocol',
      'slow-group',
      'context-per-connection',
      'key-per-call',
    ];
    const links = linksOf('docs/tls.md');
    expect(links.filter((link) => link.startsWith('docs/rules/')).sort()).toEqual(
      about.map((id) => `docs/rules/${id}.md`).sort(),
    );
    for (const link of links) expect(read(link)).not.toBe('');
  });
});

test('what is only recognised as cryptography in JavaScript is judged as that, and never as calls of Node', () => {
  const hash = { operation: 'hash', algorithm: 'sha3', api: '', package: '', recognised: true, leaves: undefined };
  const { findings } = runRules(contextOf([kdf(hash)]));
  expect(findings.map(({ rule, edit }) => ({ rule, edit }))).toEqual([{ rule: 'pure-js-crypto', edit: null }]);
  expect(findings[0].message).toMatch(
    /^Hashing sha3 holds the event loop .*Code of an unknown package computes it in JavaScript/,
  );
  const known = kdf({ ...hash, package: 'js-sha3' });
  expect(runRules(contextOf([known])).findings[0].message).toContain('js-sha3 computes in JavaScript');
});
