import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { areUnwound, perfSamples } from './perf-samples.js';

/** @import { Report } from '../../src/model/report.js' */
/** @import { PerfSample } from './perf-samples.js' */

const run = promisify(execFile);
const CLI = fileURLToPath(new URL('../../bin/cryptoprof.js', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../fixtures/programs/tls-sides.cjs', import.meta.url));

/** perf writes 24 KB of stack with each sample: TLSWrap::ClearOut alone has a buffer of 16 KB there. */
const PERF = 'perf record -q -F 999 -e cpu-clock --call-graph dwarf,24576 -m 16384';
/** How often a run is repeated whose stacks perf can't unwind. */
const RUNS = 4;
const MOST_TEXT = 1 << 29;

/**
 * Makes the certificates that the programs need, by the openssl program.
 * @param {string} directory where they go
 */
export async function makeCertificates(directory) {
  const kinds = {
    'rsa-2048': ['-newkey', 'rsa:2048'],
    'p-256': ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
  };
  for (const [kind, words] of Object.entries(kinds)) {
    const file = (/** @type {string} */ part) => path.join(directory, `${kind}-${part}.pem`);
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
    await run('openssl', [
      'req',
      '-x509',
      ...words,
      '-nodes',
      '-days',
      '2',
      ...names,
      '-keyout',
      file('key'),
      '-out',
      file('cert'),
    ]);
  }
}

/**
 * Runs a program under our command line, while perf samples its main thread.
 * @param {string} node executable
 * @param {string} name of the program's part in tls-sides.cjs
 * @param {string} certificates directory
 * @param {number} ms for which it works
 * @returns {Promise<{report: Report, samples: PerfSample[]}>} what both of them saw
 */
export async function recordBoth(node, name, certificates, ms) {
  for (let turn = 1; ; turn++) {
    const seen = await recordOnce(node, name, certificates, ms);
    if (turn === RUNS || areUnwound(seen.samples)) return seen;
  }
}

/**
 * @param {string} node executable
 * @param {string} name of the program's part
 * @param {string} certificates directory
 * @param {number} ms for which it works
 * @returns {Promise<{report: Report, samples: PerfSample[]}>} what was seen
 */
async function recordOnce(node, name, certificates, ms) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-tls-'));
  const file = (/** @type {string} */ part) => path.join(directory, part);
  try {
    mkdirSync(file('bin'));
    // A shell that becomes Node: perf is there before it, and follows its main thread alone.
    const start = `case "$*" in *--prof*) (${PERF} -t $$ -o '${file('perf.data')}'; touch '${file('done')}') >/dev/null 2>&1 & sleep 0.6;; esac`;
    writeFileSync(file('bin/node'), `#!/bin/sh\n${start}\nexec '${node}' "$@"\n`, { mode: 0o755 });
    const words = [
      '--quiet',
      `--json=${file('report.json')}`,
      '--format',
      'json',
      '-o',
      file('out'),
      '--',
      file('bin/node'),
      PROGRAM,
      name,
      certificates,
      String(ms),
    ];
    await run(process.execPath, [CLI, ...words], { maxBuffer: 1 << 26, timeout: 60_000 + 2 * ms });
    while (!existsSync(file('done'))) await sleep(100);
    const { stdout } = await run(
      'perf',
      ['script', '-i', file('perf.data'), '--no-inline', '-F', 'comm,tid,time,ip,sym,dso'],
      { maxBuffer: MOST_TEXT },
    );
    return { report: JSON.parse(readFileSync(file('report.json'), 'utf8')), samples: perfSamples(stdout) };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
