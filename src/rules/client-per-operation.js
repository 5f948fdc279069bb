import { duration, grouped } from '../text/numbers.js';
import { counted } from '../text/words.js';
import { connectionFindings } from './shared/connection-findings.js';
import { docsOf } from './shared/rule.js';
import { driverOf } from './shared/tls-drivers.js';
import { peerNames, total } from './shared/tls-places.js';
import { ONE_FOR_EACH } from './shared/wording.js';

/** @import { TlsPeer } from '../model/tls.js' */
/** @import { Rule } from './shared/rule.js' */

const ID = 'client-per-operation';

/** What each package offers instead. */
const SKETCHES = new Map(
  Object.entries({
    pg: [
      "const pool = new pg.Pool(config); // once, with the client's current options, including ssl; pool.end() at the program's end",
      "pool.on('error', log); // without it, an idle connection that is lost ends the process",
      'const { rows } = await pool.query(text, values); // instead of connect, query, end; several statements: await pool.connect(), client.release()',
    ],
    'pg-pool': [
      'const pool = new pg.Pool({ ...options, idleTimeoutMillis: 30_000 }); // once: unused connections stay for that long, by default for 10 s',
      '// made or ended in each call, or with a small maxUses, it keeps nothing',
    ],
    mongodb: [
      "const client = new MongoClient(url, options); // once: it has a pool; client.close() at the program's end",
      'await client.db(name).collection(name).findOne(filter); // it connects at the first operation',
    ],
    mysql2: [
      "const pool = mysql.createPool(config); // once, with the connection's current options; pool.end() at the program's end",
      'const [rows] = await pool.query(text, values); // several statements: await pool.getConnection(), connection.release()',
    ],
    mariadb: [
      "const pool = mariadb.createPool(config); // once, with the connection's current options; pool.end() at the program's end",
      'const rows = await pool.query(text, values); // several statements: await pool.getConnection(), connection.release()',
    ],
    postgres: ["const sql = postgres(options); // once: it has a pool; sql.end() at the program's end"],
    knex: ["const db = knex(config); // once: it has a pool; db.destroy() at the program's end"],
    ws: [
      'const socket = new WebSocket(url, options); // once, and again when it has emitted close: it carries any number of messages',
      "socket.on('error', log); // without it, an error ends the process",
    ],
    'socket.io-client': [
      "const socket = io(url, options); // once, without forceNew: it connects again by itself; socket.close() at the program's end",
    ],
    ioredis: ["const redis = new Redis(url, options); // once; redis.quit() at the program's end"],
    redis: [
      "const client = createClient(options); // once; client.close() at the program's end, client.quit() in redis 4",
      "client.on('error', log); // without it, a connection that is lost ends the process",
      'await client.connect();',
    ],
    mqtt: [
      "const client = mqtt.connect(url, options); // once: it connects again by itself; client.end() at the program's end",
      "client.on('error', log);",
      'await client.publishAsync(topic, message); // it waits for the connection; mqtt 4 has only publish(topic, message, callback)',
    ],
    amqplib: [
      "const connection = await amqp.connect(url, options); // once, and again when it has emitted close; connection.close() at the program's end",
      "connection.on('error', log); // without it, a connection that is lost ends the process",
      'const channel = await connection.createConfirmChannel(); // once, too, for all that is published',
    ],
    kafkajs: [
      "const producer = kafka.producer(options); // once; producer.disconnect() at the program's end",
      'await producer.connect();',
      'await producer.send({ topic, messages });',
    ],
    nats: [
      "const connection = await connect(options); // once: it connects again by itself; connection.drain() at the program's end",
    ],
    ldapts: [
      "const client = new Client(options); // once, for searches; client.unbind() at the program's end",
      'await client.bind(dn, password); // as the program itself, and again after a lost connection: it connects by itself, but is nobody then (autoRebind: true in newer versions)',
    ],
    nodemailer: [
      "const transport = nodemailer.createTransport({ ...options, pool: true }); // once; transport.close() at the program's end",
      'await transport.sendMail(message);',
    ],
  }),
);

/**
 * The same where no line is known that makes the client: it may be made by another package, which is given its options
 * otherwise.
 */
const SKETCHES_OF_FIRST_USE = new Map([
  [
    'ioredis',
    [
      "const redis = new Redis(url, options); // once, or with BullMQ, new Queue(name, { connection }); close it at the program's end",
    ],
  ],
]);

/** @type {(name: string) => string[]} */
const SKETCH_OF_ANY = (name) => [
  `// one client or pool of ${name} for the whole program, made when it starts and closed when it ends`,
];

/** Of a pool. */
const STATE_NOTE =
  'Work tied to one connection (transactions, SET, LISTEN, prepared names) needs one from the pool for as long as it lasts.';

/** What says how long a pool keeps connections that nobody uses. */
const IDLE_OPTIONS = new Map(
  Object.entries({
    knex: 'pool: { idleTimeoutMillis }',
    mariadb: 'idleTimeout',
    mongodb: 'maxIdleTimeMS',
    mysql2: 'idleTimeout and maxIdle',
    postgres: 'idle_timeout',
    sequelize: 'pool: { idle }',
  }),
);

/** Packages whose client connects again by itself. */
const RECONNECTING = new Set(['ioredis', 'kafkajs', 'ldapts', 'mqtt', 'nats', 'redis', 'socket.io-client']);

/** Of one connection for all. */
const SHARED_NOTE =
  'Some commands need a connection of their own (duplicate()): WATCH with EXEC, which would mix with those of other requests, SUBSCRIBE, ' +
  'and what waits, such as BLPOP or XREAD BLOCK.';

/** Of LDAP, where a client is whoever has logged in with it. */
const LOGIN_NOTE =
  "bind() logs the whole connection in. Where it checks users' passwords, keep a client for each, as now: requests that share one would search as " +
  'whoever logged in last.';

const LOST_NOTE =
  'If there is only one client already, it loses its connections: its events and what the server logs say why.';

/** For packages where it matters which connection is used. */
const NOTES = new Map([
  ...['knex', 'mariadb', 'mysql2', 'pg', 'postgres'].map((name) => /** @type {const} */ ([name, STATE_NOTE])),
  ...['ioredis', 'redis'].map((name) => /** @type {const} */ ([name, SHARED_NOTE])),
  ...['ldapjs', 'ldapts'].map((name) => /** @type {const} */ ([name, LOGIN_NOTE])),
]);

/**
 * A database client made for each operation connects, shakes hands and logs in each time.
 * @type {Rule}
 */
export default {
  meta: {
    id: ID,
    title: 'A client is made and connected for each operation',
    severityRange: ['info', 'warning'],
    docs: docsOf(ID),
    counts: 'tls',
  },
  check: (context) =>
    connectionFindings(
      context,
      ID,
      ({ callSites }) => callSites,
      (connections) => {
        const { peers, handshakes, besides, needed, isFirstUse, package: name } = connections;
        const driver = driverOf(name);
        const names = peerNames(peers);
        const isPool = name === 'pg-pool';
        return {
          what:
            `${name} made ${besides > 0 ? partOf(handshakes, peers) : ''}${counted(handshakes + besides, 'TLS connection')} to ${names}, typically for ${livesOf(peers)} and at most ${grouped(total(peers, ({ mostOpen }) => mostOpen))} at once: ` +
            (isPool
              ? 'a pool is made for each operation, or closes connections before the next.'
              : 'a client is made for each operation, or one connects again and again.'),
          spared: handshakes - needed,
          by: 'kept',
          shown: null,
          sketch: sketchOf(name, isFirstUse),
          notes: [ONE_FOR_EACH, NOTES.get(driver) ?? [], ...idleNotes(name)].flat(),
        };
      },
    ),
};

/**
 * @param {number} handshakes known to be of one of several packages
 * @param {TlsPeer[]} peers that they connect to
 * @returns {string} how many of all, before these: those without a line may be any package's
 */
function partOf(handshakes, peers) {
  return `${peers.some(({ unplaced }) => unplaced > 0) ? 'at least ' : ''}${grouped(handshakes)} of `;
}

/**
 * @param {TlsPeer[]} peers that it connects to
 * @returns {string} how long half of the connections to each were open at most: what is typical of all of them together is
 *   not known
 */
function livesOf(peers) {
  const lives = peers.map(({ lifeP50Ms }) => lifeP50Ms ?? 0);
  const [shortest, longest] = [Math.min(...lives), Math.max(...lives)].map(duration);
  return shortest === longest ? `${shortest} each` : `${shortest} to ${longest} each, depending on the server,`;
}

/**
 * @param {string} name of the package that connects
 * @param {boolean} isFirstUse whether the line is only known to use the connections
 * @returns {string[]} one client or pool for all operations
 */
function sketchOf(name, isFirstUse) {
  const ofFirstUse = isFirstUse ? SKETCHES_OF_FIRST_USE.get(name) : undefined;
  return ofFirstUse ?? SKETCHES.get(name) ?? SKETCHES.get(driverOf(name)) ?? SKETCH_OF_ANY(name);
}

/**
 * @param {string} name package that connects
 * @returns {string[]} a sentence for whoever has made one client already, and need not make it again
 */
function idleNotes(name) {
  const option = IDLE_OPTIONS.get(name);
  if (option !== undefined) return [`If there is only one already, it closes connections too soon: raise ${option}.`];
  return RECONNECTING.has(driverOf(name)) ? [LOST_NOTE] : [];
}
