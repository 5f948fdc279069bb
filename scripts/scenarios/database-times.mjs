/**
 * What a database client takes, new and reused, without TLS and with: run by the Node that is measured, in a checkout that has `pg` and
 * `mongodb`. It is not profiled.
 *     node database-times.mjs <checkout> <JSON of Database.forTimes> <clients>       prints {"plain": Times | null, "secure": Times}
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

/**
 * Medians in ms; CPU times are of the whole process.
 * @typedef {object} Times
 * @property {number} connect
 * @property {number} first query
 * @property {number} total of both
 * @property {number} reused query of a client that has asked before
 * @property {number} newCpu CPU time of a client that connects, asks once and ends
 * @property {number} reusedCpu CPU time of a query of a client that has asked before
 */

const WARM_UP = 5;
const REUSES = 5;

const [checkout, database, clients] = process.argv.slice(2);
const { kind, ...where } = JSON.parse(database);
const require = createRequire(path.join(checkout, 'package.json'));
const connect = kind === 'postgresql' ? postgresql : mongodb;
const plain = where.plain === null ? null : await measure(() => connect(false));
console.log(JSON.stringify({ plain, secure: await measure(() => connect(true)) }));

async function postgresql(secure) {
  const { Client } = require('pg');
  const ssl = secure && { ca: readFileSync(where.caFile, 'utf8') };
  const client = new Client({ host: '127.0.0.1', port: where.port, user: where.user, database: 'postgres', ssl });
  await client.connect();
  return { ask: () => client.query('select 1 as one'), close: () => client.end() };
}

async function mongodb(secure) {
  const { MongoClient } = require('mongodb');
  const { url, options } = secure ? where.secure : where.plain;
  const client = new MongoClient(url, options);
  await client.connect();
  return { ask: () => client.db('ycsb').collection('usertable').findOne(), close: () => client.close() };
}

async function measure(open) {
  const times = { connect: [], first: [], total: [], reused: [] };
  for (let i = 0; i < WARM_UP; i++) await once(open);
  const beforeNew = process.cpuUsage();
  for (let i = 0; i < clients; i++) {
    const { connect, first } = await once(open);
    times.connect.push(connect);
    times.first.push(first);
    times.total.push(connect + first);
  }
  const newCpu = cpuMs(beforeNew) / clients;
  const client = await open();
  await client.ask();
  const beforeReused = process.cpuUsage();
  for (let i = 0; i < clients * REUSES; i++) {
    const start = performance.now();
    await client.ask();
    times.reused.push(performance.now() - start);
  }
  const reusedCpu = cpuMs(beforeReused) / (clients * REUSES);
  await client.close();
  const medians = Object.entries(times).map(([name, all]) => [name, all.sort((a, b) => a - b)[all.length >> 1]]);
  return { ...Object.fromEntries(medians), newCpu, reusedCpu };
}

async function once(open) {
  const start = performance.now();
  const client = await open();
  const connected = performance.now();
  await client.ask();
  const answered = performance.now();
  await client.close();
  return { connect: connected - start, first: answered - connected };
}

function cpuMs(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
