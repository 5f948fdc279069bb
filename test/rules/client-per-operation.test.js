import { isSafetyNote } from '../../src/model/safety-note.js';
import rule from '../../src/rules/client-per-operation.js';
import { askedAt, peerTable, tlsContext, tlsLedger, tlsPeer } from './tls-tester.js';

const each = { requests: 0, package: 'pg', port: 5432 };

describe('when it speaks', () => {
  peerTable(rule, [
    ['a client for each query', each, 'warning'],
    ['several at once', { ...each, mostOpen: 20, overlapped: 20 }, 'warning'],
    ['21 clients, one after the other', { ...each, handshakes: 21 }, 'warning'],
    ['20', { ...each, handshakes: 20 }, null],
    ['a pool', { ...each, handshakes: 30, mostOpen: 30 }, null],
    ['a pool that closes idle connections', { ...each, lifeP50Ms: 10_500 }, null],
    ['connections that are still open', { ...each, lifeP50Ms: null }, null],
    ['no package: tls.connect of the program', { ...each, package: '' }, null],
    ['HTTP', { package: 'axios', agents: 150, choices: { withAgent: 150 } }, null],
    ['HTTP of which nothing was answered', { ...each, package: 'axios', choices: { withAgent: 150 } }, null],
    [
      'WebSockets, which an agent may make',
      { ...each, package: 'socket.io-client', choices: { withAgent: 150 } },
      'warning',
    ],
    ['the same of which some polled before', { package: 'socket.io-client', choices: { withAgent: 150 } }, null],
    ['fetch, which has a pool of its own', { package: 'undici', handshakes: 40, requests: 150 }, null],
    ["a server's clients", { ...each, role: 'server' }, null],
    ["an agent's connections to its proxy", { ...each, package: 'agent-base' }, null],
  ]);
});

test.each([
  ['pg', 'new pg.Pool(config)', /^pool\.on\('error'/m],
  ['pg-pool', 'new pg.Pool({ ...options, idleTimeoutMillis: 30_000 })', /^\/\/ made or ended in each call/m],
  ['mongodb', 'new MongoClient(url, options)'],
  ['mysql2', 'mysql.createPool(config)'],
  ['ioredis', 'new Redis(url, options)'],
  [
    '@redis/client',
    "client.close() at the program's end, client.quit() in redis 4",
    /^client\.on\('error'[^]*^await client\.connect/m,
  ],
  ['nodemailer', 'pool: true'],
  ['mariadb', 'mariadb.createPool(config)'],
  ['postgres', 'postgres(options); // once'],
  ['knex', 'knex(config); // once'],
  ['ws', 'new WebSocket(url, options); // once, and again', /^socket\.on\('error'/m],
  ['mqtt', 'mqtt.connect(url, options); // once', /^await client\.publishAsync.*mqtt 4 has only publish/m],
  ['amqplib', 'await amqp.connect(url, options); // once, and again', /^connection\.on\('error'/m],
  ['socket.io-client', 'io(url, options); // once, without forceNew'],
  ['kafkajs', 'kafka.producer(options); // once'],
  ['nats', 'await connect(options); // once'],
  ['ldapts', 'new Client(options); // once, for searches', /^await client\.bind\(dn, password\); \/\/ as the program/m],
  ['tedious', 'one client or pool of tedious'],
])('%s has its own way', (name, line, more = /^/) => {
  const [{ advice, edit, notes }] = rule.check(tlsContext(tlsLedger([tlsPeer({ ...each, package: name })])));
  expect(advice[0]).toContain(line);
  expect(advice.join('\n')).toMatch(more);
  expect(edit).toBeNull();
  expect(notes.join()).toContain('keep one for each set of them, in a Map');
  expect(notes.every(isSafetyNote)).toBe(/^(?:amqplib|nodemailer|tedious|ws)$/.test(name));
  expect(notes.join().includes('closes connections too soon')).toBe(/^(?:knex|mar|mon|my|postgres)/.test(name));
  expect(notes.join().includes('WATCH with EXEC')).toBe(/redis/.test(name));
  expect(notes.join().includes('as whoever logged in last')).toBe(name === 'ldapts');
  expect(notes.join().includes('it loses its connections')).toBe(/redis|kafkajs|ldapts|mqtt|nats|socket/.test(name));
});

test.each([
  ['first uses a connection: BullMQ connects by ioredis, with options of its own', true],
  ['makes the client', false],
])('a line that %s', (_title, isFirstUse) => {
  const callSites = [{ ...askedAt(30), ...(isFirstUse && { isFirstUse }) }];
  const [{ advice }] = rule.check(tlsContext(tlsLedger([tlsPeer({ ...each, package: 'ioredis', callSites })])));
  expect(advice.join('\n').includes('new Queue(name, { connection })')).toBe(isFirstUse);
});

test('of packages that connect to one server, each is told what it did itself', () => {
  const callSites = [
    { ...askedAt(30, 80), package: 'redis' },
    { ...askedAt(40, 50), isFirstUse: true },
    { ...askedAt(50, 15), package: 'ioredis' },
    { ...askedAt(60, 5), package: '' },
  ];
  const peer = tlsPeer({ ...each, callSites, unplaced: 0 });
  const found = rule.check(tlsContext(tlsLedger([peer])));
  expect(found.map(({ callSite }) => callSite.line)).toEqual([30, 40]);
  expect(found.map(({ message }) => /^.*?at once/.exec(message)?.[0])).toEqual([
    'redis made 80 of 150 TLS connections to api.example:5432, typically for 3 ms each and at most 1 at once',
    'pg made 50 of 150 TLS connections to api.example:5432, typically for 3 ms each and at most 1 at once',
  ]);
  expect(found.map(({ verify }) => /now \d+, .*$/.exec(verify)?.[0])).toEqual([
    'now 150, should fall to about 71.',
    'now 150, should fall to about 101.',
  ]);
  expect(found.map(({ advice }) => /\w+/.exec(advice[0].replace('const ', ''))?.[0])).toEqual(['client', 'pool']);
  expect(found.every(({ notes }) => !/come from|no line is known/.test(notes.join()))).toBe(true);
  const [{ message }] = rule.check(tlsContext(tlsLedger([{ ...peer, handshakes: 180, unplaced: 30 }])));
  expect(message).toMatch(/^redis made at least 80 of 180 TLS connections/);
});

test('what it says', () => {
  const [{ message, callSite }] = rule.check(tlsContext(tlsLedger([tlsPeer({ ...each, mostOpen: 2 })], {})));
  expect(message).toBe(
    'pg made 150 TLS connections to api.example:5432, typically for 3 ms each and at most 2 at once: a client is made for each operation, or one connects again and again. ' +
      "They cost about 300 ms of 1.0 s busy time; if kept, about 4 ms (estimates from this run's ticks).",
  );
  expect(callSite.line).toBe(30);
});

test('several servers, of which one keeps connections open for longer', () => {
  const peers = [5, 110, 40].map((lifeP50Ms) => tlsPeer({ ...each, host: `db-${lifeP50Ms}`, lifeP50Ms }));
  const [{ message }] = rule.check(tlsContext(tlsLedger(peers)));
  expect(message).toContain('typically for 5 ms to 110 ms each, depending on the server, and at most 3 at once');
});

test('pg-pool is a pool already', () => {
  const [{ message }] = rule.check(tlsContext(tlsLedger([tlsPeer({ ...each, package: 'pg-pool', lifeP50Ms: 1300 })])));
  expect(message).toMatch(
    /^pg-pool made 150 .* at once: a pool is made for each operation, or closes connections before the next\.$/,
  );
});

test('packages whose lines are not known have a finding each', () => {
  const unplaced = { ...each, callSites: [], unplaced: 150 };
  const peers = [unplaced, { ...unplaced, host: 'b' }, { ...unplaced, package: 'mysql2', port: 3306 }];
  const findings = rule.check(tlsContext(tlsLedger(peers.map((peer) => tlsPeer(peer)))));
  expect(findings.map(({ message }) => message.split(', typically')[0])).toEqual([
    'pg made 300 TLS connections to api.example:5432 and b:5432',
    'mysql2 made 150 TLS connections to api.example:3306',
  ]);
});

test('packages that connect from one line have a finding each', () => {
  const peers = [
    { ...each, handshakes: 40 },
    { ...each, package: 'mysql2', port: 3306, handshakes: 30 },
  ];
  const findings = rule.check(tlsContext(tlsLedger(peers.map((peer) => tlsPeer(peer)))));
  expect(findings.map(({ message, advice }) => [message.split(', typically')[0], advice[0].split(';')[0]])).toEqual([
    ['pg made 40 TLS connections to api.example:5432', 'const pool = new pg.Pool(config)'],
    ['mysql2 made 30 TLS connections to api.example:3306', 'const pool = mysql.createPool(config)'],
  ]);
});

describe('contexts that the package makes in its own line', () => {
  const made = {
    id: 'stream.js#|tls.context',
    file: '/srv/node_modules/pg/lib/stream.js',
    line: 28,
    operation: 'tls.context',
    package: 'pg',
    ticks: 90,
  };
  const costOf = (
    /** @type {object} */ row,
    /** @type {Parameters<typeof tlsPeer>[0][]} */ others = [],
    name = 'pg',
  ) => {
    const peers = [{ ...each, mostOpen: 1, package: name }, ...others].map((peer) => tlsPeer(peer));
    const context = tlsContext(tlsLedger(peers, {}));
    const [first] = context.callSites;
    return rule.check({ ...context, callSites: [...context.callSites, { ...first, ...row }] })[0].ticks;
  };

  test('are its connections', () => {
    expect(costOf(made)).toBe(300);
  });

  test('those of a pool of the same driver have their part', () => {
    const pool = {
      ...each,
      package: 'pg-pool',
      host: 'other',
      handshakes: 150,
      mostOpen: 150,
      callSites: [askedAt(40)],
    };
    expect(costOf(made, [pool])).toBe(150);
  });

  test("those of a mapper's driver are the mapper's connections", () => {
    expect(costOf(made, [], 'sequelize')).toBe(300);
  });

  test("another package's are not", () => {
    const other = { ...made, file: '/srv/node_modules/mysql2/lib/connection.js', package: 'mysql2' };
    expect(costOf(other)).toBe(210);
  });
});
