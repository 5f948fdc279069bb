/**
 * Measures what counting costs the program: CPU per handshake and per request, on either side, with and without the
 * probe (--no-probe), in alternating pairs of runs; and how much later a program without TLS reaches its first line.
 * Usage: npm run bench:probe -- [--pairs 9] [--nodes 20,22,24,26] [--in-memory]
 *
 * --in-memory measures both sides in one process without a network (Linux): this shows 2 % even on a busy machine.
 */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { record } from '../src/record/record.js';
import { table } from './gate/numbers.js';
import { nodeBinary } from './lib/nodes.js';
import { tellUsage } from './lib/usage.js';

tellUsage(import.meta.url);
const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '9' },
    nodes: { type: 'string', default: '20,22,24,26' },
    'in-memory': { type: 'boolean', default: false },
  },
});
const [PROGRAM, IN_MEMORY] = ['probe-cost', 'probe-memory'].map((name) =>
  fileURLToPath(new URL(`../fixtures/programs/${name}.cjs`, import.meta.url)),
);
/** How many are measured: the first ones, and those after them. */
const AMOUNTS = { handshake: { FIRST: '1000', WARM: '1000' }, request: { FIRST: '1000', WARM: '10000' } };
/** Starts of a program without TLS, for each way. */
const STARTS = 15;

/** @typedef {{firstMs: number, warmMs: number}} Cost CPU of each handshake or request, ms */

const rows = [];
for (const major of values.nodes.split(',')) {
  const node = await nodeBinary(major);
  if (values['in-memory']) {
    for (const kind of /** @type {const} */ (['handshake', 'request']))
      rows.push([`Node ${major}, both sides, ${kind}`, ...(await comparePairs(node, 'both', kind))]);
    continue;
  }
  for (const role of /** @type {const} */ (['client', 'server'])) {
    for (const kind of /** @type {const} */ (['handshake', 'request']))
      rows.push([`Node ${major}, ${role}, ${kind}`, ...(await comparePairs(node, role, kind))]);
  }
  const [counted, uncounted] = [await startOf(node, true), await startOf(node, false)];
  rows.push([`Node ${major}, start without TLS`, `${uncounted.toFixed(1)} → ${counted.toFixed(1)} ms`, '']);
}
console.log(table(['', 'first 1,000: CPU without → with', 'warm: CPU without → with'], rows));

/**
 * @param {string} node absolute path of the Node that is measured
 * @param {'client' | 'server' | 'both'} role of the program that is measured
 * @param {'handshake' | 'request'} kind of what it does
 * @returns {Promise<string[]>} what the first and the warm ones cost
 */
async function comparePairs(node, role, kind) {
  /** @type {{without: Cost, with: Cost}[]} */
  const pairs = [];
  for (let pair = 0; pair < Number(values.pairs); pair++) {
    // Alternating, so that a machine that gets busy slows both.
    const order = pair % 2 === 0 ? [false, true] : [true, false];
    const measure = (/** @type {boolean} */ counts) =>
      role === 'both' ? costInMemory(node, kind, counts) : costOf(node, role, kind, counts);
    const costs = [await measure(order[0]), await measure(order[1])];
    pairs.push({ without: costs[order.indexOf(false)], with: costs[order.indexOf(true)] });
    process.stderr.write(
      `\r${path.basename(path.dirname(node))} ${role} ${kind} ${pair + 1}/${values.pairs}`.padEnd(60),
    );
  }
  process.stderr.write('\n');
  return /** @type {const} */ (['firstMs', 'warmMs']).map((each) => {
    const changes = pairs.map((pair) => pair.with[each] / pair.without[each] - 1);
    const [low, high] = [quantile(changes, 0.25), quantile(changes, 0.75)].map(percent);
    return `${microseconds(
      quantile(
        pairs.map((pair) => pair.without[each]),
        0.5,
      ),
    )} → ${microseconds(
      quantile(
        pairs.map((pair) => pair.with[each]),
        0.5,
      ),
    )} µs, ${percent(quantile(changes, 0.5))} (${low} to ${high})`;
  });
}

/**
 * @param {string} node absolute path of the Node that is measured
 * @param {'handshake' | 'request'} kind of what it does
 * @param {boolean} counts whether the probe counts
 * @returns {Promise<Cost>} of one run of both sides
 */
async function costInMemory(node, kind, counts) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-probe-'));
  const result = path.join(directory, 'result');
  try {
    const env = { ...process.env, ...AMOUNTS[kind], RESULT: result };
    await recordProgram(node, [IN_MEMORY, kind], env, path.join(directory, 'logs'), counts);
    return JSON.parse(readFileSync(result, 'utf8'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * @param {string} node absolute path of the Node that is measured
 * @param {'client' | 'server'} role of the program that is measured
 * @param {'handshake' | 'request'} kind of what it does
 * @param {boolean} counts whether the probe counts
 * @returns {Promise<Cost>} of one run
 */
async function costOf(node, role, kind, counts) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-probe-'));
  const [portFile, resultFile] = ['port', 'result'].map((name) => path.join(directory, name));
  const amounts = AMOUNTS[kind];
  const other = role === 'client' ? 'server' : 'client';
  const env = { ...process.env, ...amounts, PORT_FILE: portFile, RESULT: resultFile };
  const startOther = async () => {
    const port = other === 'client' ? await portIn(portFile) : '';
    return spawn(process.execPath, [PROGRAM, other, kind], {
      env: { ...process.env, FIRST: '0', WARM: '1000000000', PORT: port, PORT_FILE: portFile },
      stdio: 'ignore',
    });
  };
  try {
    const early = role === 'client' ? await startOther() : null;
    const running = recordProgram(
      node,
      [PROGRAM, role, kind],
      { ...env, PORT: early === null ? '' : await portIn(portFile) },
      path.join(directory, 'logs'),
      counts,
    );
    const peer = early ?? (await startOther());
    await running;
    peer.kill();
    if (peer.exitCode === null && peer.signalCode === null) await once(peer, 'exit');
    return JSON.parse(readFileSync(resultFile, 'utf8'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * @param {string} node absolute path
 * @param {boolean} counts whether the probe counts
 * @returns {Promise<number>} median time until the first line of a program runs, ms
 */
async function startOf(node, counts) {
  const times = [];
  for (let start = 0; start < STARTS; start++) {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-probe-'));
    const [program, result] = ['app.cjs', 'result'].map((name) => path.join(directory, name));
    writeFileSync(
      program,
      "const now = performance.now(); require('node:fs').writeFileSync(process.env.RESULT, String(now));",
    );
    await recordProgram(node, [program], { ...process.env, RESULT: result }, path.join(directory, 'logs'), counts);
    times.push(Number(readFileSync(result, 'utf8')));
    rmSync(directory, { recursive: true, force: true });
  }
  return quantile(times, 0.5);
}

/**
 * @param {string} node absolute path
 * @param {string[]} words program and arguments
 * @param {NodeJS.ProcessEnv} env of the program
 * @param {string} directory for the logs
 * @param {boolean} counts whether the probe counts
 */
async function recordProgram(node, words, env, directory, counts) {
  mkdirSync(directory);
  await record({
    command: [node, ...words],
    directory,
    cwd: path.dirname(directory),
    env,
    counts,
    intervalUs: 0,
    onPort: null,
    load: null,
    durationSeconds: 120,
    stdio: ['ignore', 'ignore', 'inherit'],
    signals: new EventEmitter(),
    onEvent: () => {},
  });
}

/**
 * @param {string} file where a server writes its port
 * @returns {Promise<string>} the port
 */
async function portIn(file) {
  while (!existsSync(file)) await delay(10);
  return readFileSync(file, 'utf8');
}

/**
 * @param {number[]} numbers at least one
 * @param {number} share 0..1
 * @returns {number} the number that this share of them does not exceed
 */
function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))];
}

/** @param {number} ms */
function microseconds(ms) {
  return (ms * 1000).toFixed(0);
}

/** @param {number} share */
function percent(share) {
  return `${share < 0 ? '-' : '+'}${Math.abs(share * 100).toFixed(1)} %`;
}
