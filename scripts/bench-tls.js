/**
 * Measures how much of a program is TLS, by our ticks and by perf in the same run. Usage: npm run bench:tls -- [--nodes
 * 20,24,26] [--only server-p256,client-agent] [--ms 5000] [--again] Needs Linux, perf (Debian's linux-perf) and
 * openssl. Results are kept in .cache/tls; `--again` prints them.
 */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { percent, table } from './gate/numbers.js';
import { nodeBinary } from './lib/nodes.js';
import { tellUsage } from './lib/usage.js';
import { kindOf } from './tls/perf-samples.js';
import { makeCertificates, recordBoth } from './tls/record.js';

/** @import { Report } from '../src/model/report.js' */
/** @import { TlsCost } from '../src/model/tls.js' */
/** @import { PerfSample } from './tls/perf-samples.js' */

/**
 * @typedef {{node: string, program: string, perf: Record<string, number>, cost: TlsCost, busyTicks: number, waitMs:
 *   number, cpuMs: number}} Result
 */

/** Programs that the attribution was made with, and those that it was only tried on. */
const TUNED = ['server-rsa-2048', 'server-p256', 'server-p384', 'client-agent', 'client-ca-bundle'];
const HELD_BACK = [
  'server-http2',
  'server-tls12',
  'server-mutual',
  'server-much-else',
  'server-other-crypto',
  'server-pool-crypto',
  'client-mutual',
  'client-http2',
];
/** A difference of up to this many points between us and perf is not an error. */
const NEAR = 0.03;

tellUsage(import.meta.url);
const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '20,24,26' },
    only: { type: 'string' },
    ms: { type: 'string', default: '5000' },
    again: { type: 'boolean', default: false },
  },
});
const cache = fileURLToPath(new URL('../.cache/tls/', import.meta.url));
const programs = values.only?.split(',') ?? [...TUNED, ...HELD_BACK];
mkdirSync(cache, { recursive: true });
if (!values.again) await measureAll();
const results = readdirSync(cache).map(
  (name) => /** @type {Result} */ (JSON.parse(readFileSync(path.join(cache, name), 'utf8'))),
);
for (const [title, names] of Object.entries({
  'Programs it was made with': TUNED,
  'Programs it was only tried on': HELD_BACK,
})) {
  const rows = names.flatMap((name) =>
    results
      .filter(({ program }) => program === name)
      .sort((a, b) => Number.parseInt(a.node, 10) - Number.parseInt(b.node, 10)),
  );
  console.log(
    `## ${title}\n\n${table(['Program', 'Node', 'perf', 'with what TLS calls', 'CPU time', '', 'range', 'busy time', 'inferred', 'busy ticks'], rows.map(rowOf))}\n`,
  );
}

/** Measures every program on every Node. */
async function measureAll() {
  const certificates = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-certificates-'));
  try {
    await makeCertificates(certificates);
    for (const major of values.nodes.split(',')) {
      const node = await nodeBinary(major);
      for (const program of programs) {
        process.stderr.write(`Node ${major}, ${program}\n`);
        const { report, samples } = await recordBoth(node, program, certificates, Number(values.ms));
        writeFileSync(path.join(cache, `${major}-${program}.json`), JSON.stringify(resultOf(program, report, samples)));
      }
    }
  } finally {
    rmSync(certificates, { recursive: true, force: true });
  }
}

/**
 * @param {string} program that ran
 * @param {Report} report of our ticks
 * @param {PerfSample[]} samples of perf's
 * @returns {Result} the result to keep
 */
function resultOf(program, { target, tls, profile }, samples) {
  if (!tls?.cost) throw new Error(`${program}: no TLS was counted`);
  /** @type {Record<string, number>} */
  const perf = { all: samples.length };
  for (const kind of samples.map(kindOf)) perf[kind] = (perf[kind] ?? 0) + 1;
  return {
    node: target.node,
    program,
    perf,
    cost: tls.cost,
    busyTicks: profile.busyTicks,
    waitMs: profile.cpu?.runQueueWaitMs ?? 0,
    cpuMs: profile.cpu?.totalMs ?? 0,
  };
}

/**
 * @param {Result} result of a run
 * @returns {string[]} its row
 */
function rowOf({ node, program, perf, cost, busyTicks }) {
  const least = (perf.tls ?? 0) / perf.all;
  const most = ((perf.tls ?? 0) + (perf.onwards ?? 0)) / perf.all;
  const share = cost.cpuShare ?? cost.share;
  const isNear = share >= least - NEAR && share <= most + NEAR;
  const isHeld = least >= cost.range[0] && most <= cost.range[1];
  return [
    program,
    node,
    percent(least),
    percent(most),
    percent(share),
    isNear ? '✔ near' : isHeld ? '✔ held' : '✖',
    cost.range.map((end) => percent(end)).join('–'),
    percent(cost.share),
    percent(cost.ticks === 0 ? 0 : cost.inferredTicks / cost.ticks),
    String(busyTicks),
  ];
}
