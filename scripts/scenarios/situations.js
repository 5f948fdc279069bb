/** @import { Side } from './judge.js' */

/**
 * The situations of TLS and of the thread pool that the project is for: a program in fixtures/programs, before its
 * fix and after.
 * @typedef {object} Situation
 * @property {string} name as `--only` takes it: the program's directory, without `tls-`
 * @property {string} title what is fixed
 * @property {string} program directory in fixtures/programs
 * @property {string} entry file in it
 * @property {string[]} args behind `before` or `after`
 * @property {string} rule that must speak before, and must not after
 * @property {'client' | 'server' | null} role of the program in the TLS connections that count; null if it makes none
 * @property {'axios' | 'undici' | 'got' | 'pg' | 'mongodb' | null} client package that makes them; null if Node does
 * @property {'postgresql' | 'mongodb' | null} database that it needs
 * @property {number} sinceNode first major version of Node on which the rule has anything to say
 * @property {boolean} savesCpu whether what is fixed costs CPU time: a round trip and a wait do not
 * @property {(side: Side) => string} also what else changes; `''` if nothing does
 */

/**
 * What is true of a run, by the program's last line: fixtures/programs/tls-peer/with-peer.cjs.
 * @typedef {object} Truth
 * @property {number} requests that the program answered
 * @property {number} cpuMsPerRequest CPU time of the whole process meanwhile
 * @property {number} port of the program
 * @property {{handshakes: number, bytesIn: number, bytesOut: number, p50Ms: number, farP50Ms?: number}} clients that
 *   drove it
 * @property {{port: number, handshakes: number, resumed: number, requests: number | null}[]} upstreams that it
 *   connected to
 * @property {number} [readFileMaxMs] longest time that a file took to be read meanwhile
 */

const nothing = () => '';
const defaults = {
  entry: 'server.cjs',
  args: [],
  client: null,
  database: null,
  sinceNode: 20,
  savesCpu: true,
  also: nothing,
};
const outbound = /** @type {const} */ ({ ...defaults, role: 'client' });
const served = /** @type {const} */ ({ ...defaults, role: 'server' });

/** @type {readonly Situation[]} */
export const SITUATIONS = [
  {
    ...outbound,
    name: 'agent-per-request',
    title: 'an Agent per request → one that keeps alive',
    program: 'tls-agent-per-request',
    rule: 'agent-per-request',
  },
  {
    ...outbound,
    name: 'axios',
    title: 'axios, an Agent per request → one',
    program: 'tls-axios',
    rule: 'agent-per-request',
    client: 'axios',
  },
  {
    ...outbound,
    name: 'undici',
    title: 'undici, a Client per request → one Pool',
    program: 'tls-undici',
    rule: 'agent-per-request',
    client: 'undici',
  },
  {
    ...outbound,
    name: 'got',
    title: 'got, an Agent that keeps no connection → one that does',
    program: 'tls-got',
    entry: 'server.mjs',
    rule: 'no-keepalive',
    client: 'got',
  },
  {
    ...outbound,
    name: 'resumption',
    title: 'sessions thrown away → resumed',
    program: 'tls-resumption',
    rule: 'no-resumption',
  },
  {
    ...outbound,
    name: 'identity',
    title: 'checkServerIdentity in the request → in the Agent',
    program: 'tls-identity',
    rule: 'identity-per-request',
    sinceNode: 22,
  },
  {
    ...outbound,
    name: 'cold-herd',
    title: '300 first connections at once → one first (a request: all of them)',
    program: 'tls-cold-herd',
    rule: 'cold-herd',
  },
  {
    ...outbound,
    name: 'ca-bundle',
    title: 'CA bundle per connection → one context',
    program: 'tls-ca-bundle',
    rule: 'context-per-connection',
  },
  {
    ...served,
    name: 'certificate',
    title: 'server: RSA-2048 → P-256',
    program: 'tls-certificate',
    rule: 'rsa-certificate',
    also: handshakeBytes,
  },
  {
    ...served,
    name: 'old-protocol',
    title: 'server: TLS 1.2 → 1.3',
    program: 'tls-old-protocol',
    rule: 'old-protocol',
    savesCpu: false,
    also: farAway,
  },
  {
    ...served,
    name: 'slow-group',
    title: 'server: P-384 → Node’s default group',
    program: 'tls-slow-group',
    rule: 'slow-group',
    also: handshakeBytes,
  },
  {
    ...outbound,
    name: 'postgresql',
    title: 'PostgreSQL: a Client per request → a Pool',
    program: 'tls-postgresql',
    rule: 'client-per-operation',
    client: 'pg',
    database: 'postgresql',
  },
  {
    ...outbound,
    name: 'hello-retry',
    title: 'PostgreSQL: its group is not the first → it is',
    program: 'tls-hello-retry',
    rule: 'hello-retry',
    database: 'postgresql',
    savesCpu: false,
    also: helloBytes,
  },
  {
    ...outbound,
    name: 'mongodb',
    title: 'MongoDB’s protocol: a client per request → one',
    program: 'tls-mongodb',
    rule: 'client-per-operation',
    client: 'mongodb',
    database: 'mongodb',
  },
  {
    ...defaults,
    role: null,
    name: 'key-p-256',
    title: '20 signatures, PEM → KeyObject, P-256',
    program: 'tls-key-per-signature',
    args: ['p-256'],
    rule: 'key-per-call',
  },
  {
    ...defaults,
    role: null,
    name: 'key-rsa-2048',
    title: '20 signatures, PEM → KeyObject, RSA-2048',
    program: 'tls-key-per-signature',
    args: ['rsa-2048'],
    rule: 'key-per-call',
  },
  {
    ...defaults,
    role: null,
    name: 'pool',
    title: '64 pbkdf2 in flight → 2',
    program: 'tls-pool',
    rule: 'pool-saturated',
    savesCpu: false,
    also: fileReads,
  },
];

/**
 * @param {Side} side of a server
 * @returns {string} bytes of a handshake, from the server's side, as its clients counted them
 */
function handshakeBytes({
  truth: {
    clients: { handshakes, bytesIn, bytesOut },
  },
}) {
  return `${Math.round(bytesOut / handshakes)} bytes in, ${Math.round(bytesIn / handshakes)} out`;
}

/**
 * @param {Side} side of a server
 * @returns {string} what a client sees that is 20 ms away
 */
function farAway({
  truth: {
    clients: { farP50Ms = NaN },
  },
}) {
  return `${farP50Ms.toFixed(0)} ms to an answer, 20 ms away`;
}

/**
 * @param {Side} side of a client
 * @returns {string} what it says to have itself known, as we counted it
 */
function helloBytes({ counted }) {
  return counted === null ? '' : `${Math.round(counted.bytesOut / counted.handshakes)} bytes out`;
}

/**
 * @param {Side} side of a program that reads files meanwhile
 * @returns {string} what they waited for the pool
 */
function fileReads({ truth: { readFileMaxMs = NaN } }) {
  return `a file is read in ${readFileMaxMs.toFixed(0)} ms at most`;
}
