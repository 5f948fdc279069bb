import { isSafetyNote } from '../../src/model/safety-note.js';
import rule from '../../src/rules/context-per-connection.js';
import { openScript } from '../../src/source/script.js';
import { askedAt, ledgerOf, peerOf } from '../support/tls-ledger.js';
import { contextOf, severityTable, site } from './rule-tester.js';

/** @import { Finding } from '../../src/model/report.js' */

const context = { operation: 'tls.context', algorithm: '', api: 'createSecureContext', blocks: [200, 1, 2, 3] };

describe('when it speaks', () => {
  severityTable(rule, [
    ['a large share', context, 'warning'],
    ['a small share', { ...context, loop: 160, busy: 4000 }, 'info'],
    ['less than 2 %', { ...context, loop: 160, busy: 10_000 }, null],
    [
      'one for each of some upstreams, on a busy machine',
      { ...context, loop: 130, busy: 300, blocks: [8, 16, 20, 20] },
      null,
    ],
    ['small ones, one after another', { ...context, loop: 50, busy: 300 }, 'info'],
    ['few ticks', { ...context, loop: 4, busy: 8 }, null],
    ["a server's own, while modules load", { ...context, loop: 0, topLevel: 400 }, null],
    ['handshakes', { ...context, operation: 'tls.handshake' }, null],
    ['in a package', { ...context, package: 'pg' }, 'warning'],
  ]);
});

test('other lines may make contexts, too: the share is that of this line', () =>
  expect(rule.check(contextOf([site(context)]))[0].verify).toContain('TLS contexts of this line, now 40.0 %, should'));

/**
 * @param {string} source a file; its last line is the call
 * @param {string} name that is called
 * @param {object} [fields] of the call site
 * @returns {Finding} what is found there
 */
function findingAt(source, name, fields = {}) {
  const script = openScript(source, '/srv/app.cjs');
  const { line, column } = script.positionOf(source.lastIndexOf(`${name}(`));
  const callSite = site({ ...context, line, ...fields });
  return rule.check({ ...contextOf([callSite]), calls: new Map([[callSite.id, script.callAtLine(line, column)]]) })[0];
}

test.each([
  ['const context = createSecureContext({ ca });', 'context.context.addCACert(pin);'],
  ['const make = () => createSecureContext({ ca });', 'make().context.addCACert(pin);'],
])('no edit keeps a context that the file changes: %s', (made, changed) => {
  const source = `${changed}\n${made}`;
  expect(findingAt(source, 'createSecureContext').edit).toBeNull();
  expect(findingAt(made, 'createSecureContext').edit).not.toBeNull();
});

describe('edits', () => {
  test.each([
    [
      'tls.connect({ host, port, ca });',
      'connect',
      'tls.connect({ host, port, ca, secureContext: contextOf({ ca }) });',
    ],
    [
      'tls.connect(port, host, { ca: config.ca, rejectUnauthorized });',
      'connect',
      'tls.connect(port, host, { ca: config.ca, rejectUnauthorized, secureContext: contextOf({ ca: config.ca }) });',
    ],
    [
      'https.get(url, { agent: false }, done);',
      'get',
      'https.get(url, { agent: false, secureContext: contextOf({}) }, done);',
    ],
    [
      'https.request({ ca: [one, two], key, cert, host });',
      'request',
      'https.request({ ca: [one, two], key, cert, host, secureContext: contextOf({ ca: [one, two], key, cert }) });',
    ],
    ['createSecureContext({ ca, minVersion });', 'createSecureContext', 'contextOf({ ca, minVersion });'],
  ])('%s', (source, name, edited) => {
    const { edit, advice } = findingAt(source, name);
    expect(advice[0]).toBe(edited);
    expect(edit.imports[0]).toBe("const { createSecureContext: newContext } = require('node:tls');");
  });

  test('other options may hold what must not be shown', () => {
    const { edit, advice } = findingAt("https.get('https://hunter2.example', { path: '/hunter2', ca }, done);", 'get');
    expect(edit).toMatchObject({
      text: ', secureContext: contextOf({ ca })',
      range: { startColumn: 60, endColumn: 60 },
    });
    expect(advice[0]).toBe('{ ..., secureContext: contextOf({ ca }) } // in line 1');
  });

  test('a constant is spread', () => {
    const { advice } = findingAt(
      "const options = { host: 'db', ca: fs.readFileSync('ca.pem') };\ntls.connect(port, options);",
      'connect',
    );
    expect(advice[0]).toBe('tls.connect(port, { ...options, secureContext: contextOf({ ca: options.ca }) });');
  });

  test('pg hands on what its ssl holds', () => {
    const source =
      "const client = new Client({ host: 'db', ssl: { ca, rejectUnauthorized: true } });\nclient.connect();";
    expect(findingAt(source, 'connect', { package: 'pg' }).edit.text).toBe(', secureContext: contextOf({ ca })');
    expect(findingAt(source, 'connect', { package: 'mysql2' }).edit).toBeNull();
  });

  test('ten contexts are kept, which is too few where more certificates alternate', () => {
    const { notes } = findingAt('tls.connect({ host, ca: tenant.ca, cert: tenant.cert });', 'connect');
    expect(notes[0]).toContain(
      'where more certificates than that alternate between connections, keep one for each in a Map',
    );
  });

  test.each([
    ['options that are not seen', 'tls.connect(options);', 'connect'],
    ['options that are spread', 'tls.connect({ ...options, ca });', 'connect'],
    ['a value that would be made twice', 'tls.connect({ ca: readFileSync(file) });', 'connect'],
    ['a context that is there already', 'tls.connect({ ca, secureContext });', 'connect'],
    ['an agent, whose own ca would be lost', 'https.get(url, { agent, ca }, done);', 'get'],
    [
      'a constant that other code may change',
      'const options = { ca };\nprepare(options);\ntls.connect(options);',
      'connect',
    ],
    ['a constant with a context', 'const options = { ca, secureContext };\ntls.connect(options);', 'connect'],
    ['a function that is not known', 'pool.open({ ca });', 'open'],
    ["an option that is no context's", 'createSecureContext({ ca, host });', 'createSecureContext'],
    ['a computed name', 'tls.connect({ [name]: ca });', 'connect'],
  ])('a sketch: %s', (_title, source, name) => {
    const { edit, advice, notes } = findingAt(source, name);
    expect(edit).toBeNull();
    expect(advice[0]).toContain('once: all such options that the line has');
    expect(notes.join(' ')).toContain('minVersion');
    expect(notes.filter(isSafetyNote).join(' ')).toContain('cert or key differ from call to call');
  });

  test("a server's side of STARTTLS connects nowhere", () => {
    const [, line] = findingAt('new tls.TLSSocket(raw, { isServer: true, key, cert });', 'TLSSocket').advice;
    expect(line).toMatch(/^new tls\.TLSSocket\(socket, \{ secureContext \}\); \/\/ with isServer/);
  });

  test('of a program with servers alone, whose line is not seen, the sketch only makes the context', () => {
    const contexts = { created: 150, withCa: 0, caBytes: 0, callSites: [], unplaced: 0 };
    const found = rule.check({
      ...contextOf([site(context)]),
      tls: ledgerOf([peerOf({ role: 'server' })], { contexts }),
    });
    expect(found.map(({ advice }) => advice.length)).toEqual([1]);
  });

  test("a package's call is not the user's to rewrite", () => {
    expect(findingAt('connect({ ca });', 'connect', { package: 'pg' }).edit).toBeNull();
  });
});

describe('contexts that were counted', () => {
  const asked = (/** @type {string} */ id, /** @type {number} */ line, /** @type {number} */ count) =>
    askedAt({ id, file: '/srv/app.js', line, count });
  const counted = (/** @type {object} */ contexts, /** @type {object[]} */ rows, cost = null) =>
    rule.check({
      ...contextOf(rows),
      tls: ledgerOf([peerOf({ handshakes: 150 })], {
        contexts: { created: 150, withCa: 150, caBytes: 150 * 60_000, callSites: [], unplaced: 0, ...contexts },
        cost,
      }),
    });
  const row = site({ ...context, id: 'app.js#connect|tls.context', line: 12, loop: 100 });

  test('of contexts that connections were given, the size was not seen', () => {
    const [{ message }] = counted({ caBytes: 0, callSites: [asked(row.id, 12, 150)] }, [row]);
    expect(message).toBe('150 TLS contexts parsed CA certificates: 10.0 % of busy time.');
  });

  describe('of several lines', () => {
    const few = site({ ...context, id: 'app.js#few|tls.context', line: 30, loop: 14 });
    const many = [asked(row.id, 12, 75), asked(few.id, 30, 75)];
    const sized = [
      { ...many[0], caBytes: 250_000 },
      { ...many[1], caBytes: 558 },
    ];

    test('each has its own certificates, and up to 384 their counts are exact', () => {
      const messages = counted({ callSites: sized }, [row, { ...few, ticks: 60, byPhase: { 'event-loop': 60 } }]);
      expect(messages.map(({ message }) => message)).toEqual([
        '75 TLS contexts parsed 250,000 bytes of CA certificates each: 10.0 % of busy time.',
        '75 TLS contexts parsed 558 bytes of CA certificates each: 6.0 % of busy time.',
      ]);
    });

    test('more are about right', () => {
      const callSites = sized.map((at) => ({ ...at, count: 300 }));
      expect(counted({ created: 600, withCa: 600, callSites }, [row])[0].message).toBe(
        'About 300 TLS contexts parsed 250,000 bytes of CA certificates each: 10.0 % of busy time.',
      );
    });

    test('earlier versions did not see whose certificates are large', () => {
      expect(counted({ callSites: many }, [row])[0].message).toBe(
        'About 75 TLS contexts parsed CA certificates: 10.0 % of busy time.',
      );
    });

    test("a line costs what its own samples say, and not the mean of all lines' contexts", () => {
      const cost = { ticks: 300, contextTicks: 114, keyExchangeTicks: 50, certificateTicks: 50, bytesTicks: 0 };
      const found = counted({ callSites: sized }, [row, few], { ...cost, otherTicks: 86 });
      expect(found.map(({ callSite, ticks }) => [callSite.line, ticks])).toEqual([[12, 100]]);
    });
  });

  test('the line is that of whoever connected, and the finding says how many there were', () => {
    const [{ message, callSite, ticks }, ...others] = counted({ callSites: [asked(row.id, 12, 128)] }, [row]);
    expect([message, callSite.line, ticks]).toEqual([
      '150 TLS contexts parsed 60,000 bytes of CA certificates each: 10.0 % of busy time.',
      12,
      100,
    ]);
    expect(others).toEqual([]);
  });

  describe("a driver that connects later has no line of the user's on its stack", () => {
    const inside = site({
      ...context,
      id: 'pg',
      file: '/srv/node_modules/pg/lib/stream.js',
      line: 28,
      package: 'pg',
      loop: 300,
    });
    const found = (/** @type {object} */ peer, row = inside) =>
      rule
        .check({
          ...contextOf([row]),
          tls: ledgerOf(
            [
              peerOf({
                handshakes: 150,
                package: 'pg',
                callSites: [asked('app.js#query|tls.handshake', 40, 150)],
                ...peer,
              }),
            ],
            {
              contexts: { created: 152, withCa: 150, caBytes: 150 * 60_000, callSites: [], unplaced: 0 },
            },
          ),
        })
        .map(({ callSite, ticks, operation }) => [callSite.file, callSite.line, ticks, operation]);

    test("its peer's line is the finding's: one cause, one finding", () => {
      expect(found({ choices: { ownCa: 150 } })).toEqual([['/srv/app.js', 40, 300, 'tls.context']]);
    });

    test('where only a use of the connections is known, it says so', () => {
      const asks = peerOf({
        handshakes: 150,
        package: 'pg',
        choices: { ownCa: 150 },
        callSites: [askedAt({ file: '/srv/app.js', line: 40, count: 150 })],
      });
      const uses = { ...asks, callSites: asks.callSites.map((at) => ({ ...at, isFirstUse: true })) };
      const [asked, used] = [asks, uses].map(
        (peer) => rule.check({ ...contextOf([inside]), tls: ledgerOf([peer]) })[0].notes,
      );
      const note = 'The line is known to use these connections; what asked pg for them was not on the stack.';
      expect([asked.includes(note), used.includes(note)]).toEqual([false, true]);
    });

    test('nor has a pool that has the driver connect, which goes by a name of its own', () => {
      expect(found({ package: 'pg-pool', choices: { ownCa: 150 } })).toEqual([['/srv/app.js', 40, 300, 'tls.context']]);
    });

    test('nor has a mapper, which connects through the driver', () => {
      const mapped = { package: 'typeorm', requests: 0, choices: { ownCa: 150 } };
      expect(found(mapped)).toEqual([['/srv/app.js', 40, 300, 'tls.context']]);
    });

    // sequelize copies its options deeply: Node ends with SIGSEGV at a context that is a copy.
    test('a mapper is given none, since it may copy its options', () => {
      const peer = peerOf({
        handshakes: 150,
        requests: 0,
        package: 'sequelize',
        choices: { ownCa: 150 },
        callSites: [asked('app.js#query|tls.handshake', 40, 150)],
      });
      const [{ advice, message }] = rule.check({ ...contextOf([inside]), tls: ledgerOf([peer]) });
      expect(advice).toEqual([
        '// sequelize has pg make a context for each connection: keep connections, and give it no more CA certificates than it needs',
      ]);
      expect(message).toMatch(/^150 TLS contexts of pg's connections /);
    });

    test('where it is not known what had the driver connect, the sketch says so', () => {
      const [{ advice, notes }] = rule.check(contextOf([inside]));
      expect(advice.at(-1)).toBe('ssl: { ...ssl, secureContext } // in the options of pg');
      expect(notes.filter(isSafetyNote).join(' ')).toContain('a copy of a context ends Node');
    });

    test('a line that is known to have had them made is that of the driver', () => {
      const contexts = { created: 152, withCa: 150, caBytes: 150 * 60_000, callSites: [asked('', 40, 150)] };
      const peer = peerOf({
        handshakes: 150,
        package: 'pg',
        choices: { ownCa: 150 },
        callSites: [asked('app.js#query|tls.handshake', 40, 150)],
      });
      const found = rule.check({ ...contextOf([inside]), tls: ledgerOf([peer], { contexts }) });
      expect(found.map(({ callSite, advice }) => [callSite.line, advice.at(-1)])).toEqual([
        [40, 'ssl: { ...ssl, secureContext } // in the options of pg'],
      ]);
    });

    test("of several lines that are known to have had them made, the certificates' size is that of the driver's", () => {
      const callSites = [
        askedAt({ file: '/srv/app.js', line: 40, count: 100, caBytes: 60_000 }),
        askedAt({ file: '/srv/app.js', line: 50, count: 50, caBytes: 30_000 }),
        askedAt({ file: '/srv/other.js', line: 9, count: 10, caBytes: 900 }),
      ];
      const sayings = (/** @type {typeof callSites} */ made) => {
        const contexts = { created: 162, withCa: 160, caBytes: 7_509_000, callSites: made, unplaced: 0 };
        const peer = peerOf({
          handshakes: 150,
          package: 'pg',
          choices: { ownCa: 150 },
          callSites: [asked('app.js#query|tls.handshake', 40, 100), asked('app.js#save|tls.handshake', 50, 50)],
        });
        return rule
          .check({ ...contextOf([inside]), tls: ledgerOf([peer], { contexts }) })
          .map(({ message }) => message);
      };
      expect(sayings(callSites)[0]).toContain("of pg's connections parsed 50,000 bytes of CA certificates each");
      expect(sayings(callSites.map((at) => ({ ...at, caBytes: undefined })))[0]).toContain('parsed CA certificates:');
    });

    test('beside a client for each operation, only a large bundle is worth a finding', () => {
      const perOperation = { choices: { ownCa: 150 }, requests: 0, mostOpen: 1, lifeP50Ms: 5 };
      expect(found(perOperation)).toHaveLength(1);
      expect(found(perOperation, { ...inside, ticks: 150, byPhase: { 'event-loop': 150 } })).toEqual([]);
      expect(
        found({ ...perOperation, lifeP50Ms: 60_000 }, { ...inside, ticks: 150, byPhase: { 'event-loop': 150 } }),
      ).toHaveLength(1);
    });

    test('without an edit, the sketch is for the driver', () => {
      const advice = (/** @type {string} */ packageName) =>
        rule.check(contextOf([{ ...inside, file: '/srv/app.js', package: packageName }]))[0].advice.at(-1);
      expect(advice('pg')).toBe('ssl: { ...ssl, secureContext } // in the options of pg');
      expect(advice('mysql2')).toContain('// mysql2 makes a context for each connection: keep connections');
    });

    describe('what a package is given', () => {
      const asked = 'app.js#rates|tls.context';
      const remedyFor = (/** @type {Parameters<typeof peerOf>[0]} */ peer, contexts = {}) => {
        const ledger = ledgerOf([peerOf({ handshakes: 150, requests: 150, lifeP50Ms: 5, ...peer })], {
          contexts: { created: 150, withCa: 0, caBytes: 0, callSites: [], unplaced: 0, ...contexts },
        });
        const row = { ...inside, file: '/srv/app.js', id: asked, line: 40, package: peer.package };
        return rule
          .check({ ...contextOf([row]), tls: ledger })
          .map(({ advice, notes, message }) => ({ advice, last: advice.at(-1), notes: notes.join(' '), message }));
      };
      const withCa = { withCa: 150, caBytes: 150 * 60_000, callSites: [askedAt({ id: asked, line: 40, count: 150 })] };
      const byServer = { closedByServer: 150 };

      test.each([
        ['kafkajs', 'ssl: { ...ssl, secureContext } // in the options of kafkajs'],
        ['@redis/client', 'socket: { ...socket, secureContext } // in the options of @redis/client'],
        ['pg-pool', 'ssl: { ...ssl, secureContext } // in the options of pg-pool'],
        ['postgres', 'ssl: { ...ssl, secureContext } // in the options of postgres'],
        ['ws', '{ ...options, secureContext } // the options that ws is given'],
        ['mqtt', '{ ...options, secureContext } // the options that mqtt is given'],
        ['amqplib', '{ ...options, secureContext } // the options that amqplib is given'],
      ])('%s hands options on', (name, line) => {
        const [{ last, notes }] = remedyFor({ package: name, requests: 0, lifeP50Ms: 60_000 }, withCa);
        expect(last).toBe(line);
        expect(notes).toContain('With secureContext');
      });

      test("an agent of Node's", () => {
        const choices = { withAgent: 150, agentKeepsAlive: 150, ...byServer };
        const [{ last, notes }] = remedyFor({ package: 'axios', agents: 1, choices }, withCa);
        expect(last).toBe('new https.Agent({ ...options, secureContext }) // the agent of all requests through axios');
        expect(notes).toContain('With secureContext');
      });

      test('dispatchers of undici', () => {
        const choices = { withAgent: 150, withDispatcher: 150, agentKeepsAlive: 150, ...byServer };
        expect(remedyFor({ package: 'undici', agents: 1, choices }, withCa)[0].last).toBe(
          'new Agent({ ...options, connect: { ...connect, secureContext } }) // of undici, the dispatcher of all requests through undici',
        );
      });

      test('fetch, which takes no context itself', () => {
        const choices = { withAgent: 150, withDispatcher: 150, agentKeepsAlive: 150, ...byServer };
        const own = { package: '', agents: 1, callSites: [askedAt({ id: asked, file: '/srv/app.js', line: 40 })] };
        const [{ last, advice }] = remedyFor({ ...own, choices });
        expect(last).toBe('fetch(url, { dispatcher });');
        expect(advice.join('\n')).toContain("Node's own may refuse");
        expect(remedyFor({ ...own, choices: { ...choices, withDispatcher: 0 } })[0].last).toBe(
          'tls.connect({ host, port, secureContext }); // https.request takes it, too',
        );
      });

      test('nothing that is known: then no word of what a secureContext does, which it is not given', () => {
        const [{ last, notes }] = remedyFor({ package: 'mysql2', requests: 0, lifeP50Ms: 60_000 }, withCa);
        expect(last).toContain('give it no more CA certificates than it needs');
        expect(notes).not.toContain('secureContext');
      });

      test('without CA certificates neither of them is spoken of', () => {
        const [{ last, message }] = remedyFor({ package: 'mysql2', requests: 0, lifeP50Ms: 60_000 });
        expect(last).toBe('// mysql2 makes a context for each connection: keep connections');
        expect(message).toBe('TLS contexts take 30.0 % of busy time: more than a few of them are made.');
      });

      test('nor is there a finding if another says why connections are not kept', () => {
        expect(remedyFor({ package: 'ky', choices: byServer })).toEqual([]);
      });
    });

    test("not that of another driver's peer, or of one without CAs", () => {
      expect(found({ package: 'mysql2', choices: { ownCa: 150 } })).toEqual([
        ['/srv/node_modules/pg/lib/stream.js', 28, 300, 'tls.context'],
      ]);
      expect(found({ choices: { ownCa: 2 } })).toEqual([
        ['/srv/node_modules/pg/lib/stream.js', 28, 300, 'tls.context'],
      ]);
    });
  });

  describe('a cost that samples could not tie to the line', () => {
    const cost = {
      ticks: 300,
      keyExchangeTicks: 50,
      certificateTicks: 50,
      contextTicks: 150,
      bytesTicks: 0,
      otherTicks: 50,
    };
    const unseen = site({ ...context, id: 'app.js#unseen|tls.context', line: 30, loop: 0 });

    test('is estimated', () => {
      expect(counted({ callSites: [asked(unseen.id, 30, 150)] }, [unseen], cost)[0].ticks).toBe(150);
    });

    test('is none of a line that samples were tied to', () => {
      expect(counted({ callSites: [asked(row.id, 12, 150)] }, [row], cost)[0].ticks).toBe(100);
    });

    test('is shared by the lines that none were tied to', () => {
      const callSites = [asked(row.id, 12, 75), asked(unseen.id, 30, 50), asked('other', 40, 25)];
      const found = counted({ callSites }, [row, unseen], cost);
      // 50 ticks have no line: two thirds are this one's.
      expect(found.map(({ callSite, ticks }) => [callSite.line, ticks])).toEqual([
        [12, 100],
        [30, 33],
      ]);
    });
  });

  test('ticks of the same function whose line V8 did not tell are no other finding', () => {
    const most = { ticks: 200, byPhase: { 'event-loop': 200 }, cpuMs: 200 };
    const untold = { ...row, ...most, id: 'app.js#connect|tls.context|2', line: 1, column: null };
    const lines = (/** @type {object} */ other) =>
      counted({ callSites: [asked(row.id, 12, 150)] }, [{ ...row, column: 3 }, other]).map(
        ({ callSite }) => callSite.line,
      );
    expect(lines(untold)).toEqual([12]);
    expect(lines({ ...untold, column: 3 })).toEqual([12, 1]);
    expect(lines({ ...untold, function: 'other' })).toEqual([12, 1]);
  });

  test('two lines are two findings', () => {
    const other = { ...row, id: 'app.js#other|tls.context', line: 20 };
    expect(
      counted({ callSites: [asked(row.id, 12, 100), asked(other.id, 20, 50)] }, [row, other]).map(
        ({ callSite }) => callSite.line,
      ),
    ).toEqual([12, 20]);
  });

  test.each([
    [
      'contexts that cost next to nothing',
      { callSites: [asked(row.id, 12, 150)] },
      [{ ...row, ticks: 10, byPhase: { 'event-loop': 10 }, cpuMs: 10 }],
    ],
    ['fewer than 20 of a line', { created: 19, withCa: 19, callSites: [asked(row.id, 12, 19)] }, [row]],
    [
      'one context that is used for all',
      { created: 1, withCa: 1, callSites: [asked(row.id, 12, 1)] },
      [{ ...row, ticks: 27, byPhase: { 'event-loop': 27 }, cpuMs: 27 }],
    ],
    [
      'a few contexts, beside what else was taken for contexts',
      { created: 2, withCa: 1, callSites: [asked(row.id, 12, 1)] },
      [row],
    ],
    ['nothing that was sampled', { callSites: [asked(row.id, 12, 150)] }, []],
  ])('nothing: %s', (_title, contexts, rows) =>
    expect(counted(contexts, rows).map(({ message }) => message)).toEqual([]),
  );
});

describe('contexts that a server has made for each connection', () => {
  const SOURCE = 'createSecureContext({ ca, minVersion });';
  const MADE = { created: 240, withCa: 0, caBytes: 0, callSites: [] };
  const server = peerOf({ role: 'server' });
  const found = (/** @type {ReturnType<typeof peerOf>[]} */ peers, source = SOURCE, name = 'createSecureContext') => {
    const script = openScript(source, '/srv/app.cjs');
    const { line, column } = script.positionOf(source.lastIndexOf(`${name}(`));
    const callSite = site({ ...context, line });
    const calls = new Map([[callSite.id, script.callAtLine(line, column)]]);
    return rule.check({ ...contextOf([callSite]), tls: ledgerOf(peers, { contexts: MADE }), calls })[0];
  };

  test('are for the names that it serves: an edit would keep ten of them', () => {
    const { edit, advice, notes } = found([server, peerOf({ role: 'client' })]);
    expect(edit).toBeNull();
    expect(advice[0]).toMatch(/^const contexts = new Map\(\);/);
    expect(notes).toContainEqual(expect.stringContaining('when certificates are renewed'));
  });

  // A proxy makes certificates for names that it hears for the first time; others refuse names.
  test('its SNICallback stays: nothing else knows which names are served', () => {
    const { advice, notes } = found([server]);
    expect(advice.join('\n')).not.toContain('without SNICallback');
    expect(notes).toContainEqual(expect.stringContaining('The client chooses the name'));
  });

  test('the sketch makes one for each name', () => {
    const asked = ['a.example', 'b.example', 'a.example'];
    const [first, ...each] = found([server]).advice;
    const made = new Function(
      'asked',
      'tls',
      `const key = 1, cert = 2;\n${first}\nreturn asked.map((name) => {\n${each.join('\n')}\nreturn context; });`,
    )(asked, { createSecureContext: () => ({}) });
    expect(made[0]).toBe(made[2]);
    expect(made[0]).not.toBe(made[1]);
  });

  test.each([
    [
      'clients are given contexts, too',
      [server, peerOf({ choices: { ...server.choices, ownContext: 5 } })],
      SOURCE,
      'createSecureContext',
    ],
    ['there is no server', [peerOf({ role: 'client' })], SOURCE, 'createSecureContext'],
    ['it is a client that connects', [server], 'tls.connect({ host, port, ca });', 'connect'],
  ])('but not where %s', (_title, peers, source, name) => {
    expect(found(peers, source, name).edit).not.toBeNull();
  });
});
