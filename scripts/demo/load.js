/**
 * The load of the demo: makes a user, then logs in as that user over and over; meanwhile requests a page without crypto
 * ten times a second. Started by `cryptoprof --on-port`, which sets PORT.
 *
 * DEMO_SECONDS: for how long, 8 if not given. DEMO_RESULT: a file for the result, a DemoLoad as JSON.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { importAutocannon, startLoad } from '../../src/record/load.js';

/** @import { LoadResult } from '../../src/model/profile.js' */

/**
 * What the load generator saw of the log-ins, and how long other requests had to wait.
 * @typedef {LoadResult & {otherP50Ms: number}} DemoLoad
 */

/** Only a few, since the load generator shares the cores with the server. */
const CONNECTIONS = 10;
const OTHER_EVERY_MS = 100;
const CREDENTIALS = 'username=demo&password=correct-horse-battery-staple';

const { PORT, DEMO_SECONDS = '8', DEMO_RESULT } = process.env;
const server = `http://127.0.0.1:${PORT}`;

const autocannon = await importAutocannon();
const status = await get(`${server}/newUser?${CREDENTIALS}`);
if (status !== 200) throw new Error(`/newUser was answered with status ${status}`);

const amount = { path: '/auth', connections: CONNECTIONS, duration: Number(DEMO_SECONDS), amount: null };
const { ended } = startLoad(autocannon, `${server}/auth?${CREDENTIALS}`, amount);
const otherP50Ms = median(await latencies(`${server}/`, ended));
const load = /** @type {DemoLoad} */ ({ ...(await ended).load, otherP50Ms });
console.log(`${load.requests} log-ins over ${CONNECTIONS} connections in ${DEMO_SECONDS} s, ${load.errors} failed`);

if (DEMO_RESULT !== undefined) {
  await mkdir(path.dirname(DEMO_RESULT), { recursive: true });
  await writeFile(DEMO_RESULT, `${JSON.stringify(load, null, 2)}\n`);
}
if (load.errors > 0) process.exitCode = 1;

/**
 * @param {string} url to request now and then
 * @param {Promise<unknown>} ended settles when to stop
 * @returns {Promise<number[]>} how long each answer took, ms
 */
async function latencies(url, ended) {
  const measured = [];
  let over = false;
  const end = () => (over = true);
  ended.then(end, end);
  while (!over) {
    const begun = performance.now();
    await get(url);
    measured.push(performance.now() - begun);
    await delay(OTHER_EVERY_MS);
  }
  return measured;
}

/**
 * @param {string} url to request
 * @returns {Promise<number | undefined>} the answer's status
 */
function get(url) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, (response) => response.resume().once('end', () => resolve(response.statusCode)));
    request.once('error', reject);
  });
}

/**
 * @param {number[]} numbers at least one
 * @returns {number} the middle one; for an even number, the greater of the two
 */
function median(numbers) {
  return [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)];
}
