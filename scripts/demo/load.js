/**
 * The load of the demo: makes a user, then logs in as that user over and over. Started by
 * `cryptoprof --on-port`, which sets PORT.
 *
 * DEMO_LOAD_SECONDS: for how long, 8 if not given. DEMO_LOAD_RESULT: file for the result as JSON, a
 * LoadResult (src/model/profile.js); printed either way.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { importAutocannon, startLoad } from '../../src/record/load.js';

// Few: the load generator shares the machine's cores with the server.
const CONNECTIONS = 10;
const DEFAULT_SECONDS = 8;
const CREDENTIALS = 'username=demo&password=correct-horse-battery-staple';

const { PORT, DEMO_LOAD_SECONDS, DEMO_LOAD_RESULT } = process.env;
const origin = `http://127.0.0.1:${PORT}`;
const duration = Number(DEMO_LOAD_SECONDS ?? DEFAULT_SECONDS);

const { status } = await fetch(`${origin}/newUser?${CREDENTIALS}`);
if (status !== 200) throw new Error(`/newUser answered with status ${status}: is this a demo server that was just started?`);

const options = { path: '/auth', connections: CONNECTIONS, duration, amount: null };
const load = await startLoad(await importAutocannon(), `${origin}/auth?${CREDENTIALS}`, options).ended;
console.log(`${load.requests} log-ins over ${CONNECTIONS} connections in ${duration} s, ${load.errors} failed`);

if (DEMO_LOAD_RESULT) {
  await mkdir(path.dirname(DEMO_LOAD_RESULT), { recursive: true });
  await writeFile(DEMO_LOAD_RESULT, `${JSON.stringify(load, null, 2)}\n`);
}
if (load.requests === load.errors) process.exitCode = 1;
