/**
 * pprof of the SDKs for Node, held against the log of ticks of the same program: the same calls, and nearly the same shares.
 * On the Nodes that their binaries are built for.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeBinary } from '../../scripts/lib/nodes.js';
import { analyze, record } from '../../src/index.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { differences, FOUR_CALLS } from '../support/four-calls.js';
import { installedPackages } from '../support/installed-packages.js';

const MINUTES = 60_000;
/** The same for all: what it says of contexts and CPU times makes other samples of the same time. */
const PACKAGES = ['@datadog/pprof@5.20.0', '@pyroscope/nodejs@0.6.4', '@platformatic/wattpm-pprof-capture@3.67.0'];
const preload = (name) => ['-r', fileURLToPath(new URL(`../support/pprof-sdks/${name}.cjs`, import.meta.url))];
const PLATFORMATIC = [fileURLToPath(new URL('../support/pprof-sdks/platformatic.mjs', import.meta.url))];

/** @type {string} */
let SDKS;
beforeAll(async () => {
  SDKS = await installedPackages('pprof-sdks', PACKAGES);
}, 5 * MINUTES);
afterAll(removeDirectories);

describe.each([20, 22, 24])('Node %i', (major) => {
  let fromLog;
  const directory = newDirectory();
  const script = path.join(directory, 'app.cjs');
  beforeAll(async () => {
    writeFileSync(script, FOUR_CALLS);
    fromLog = await analyze((await record([await nodeBinary(major), script])).recording);
  }, MINUTES);

  test.each([
    ['Datadog', preload('datadog'), {}],
    ['Datadog, lines that were executing', preload('datadog'), { lineNumbers: true }],
    ['Pyroscope', preload('pyroscope'), {}],
    ['Pyroscope, CPU time besides', preload('pyroscope'), { collectCpuTime: true }],
    ['Platformatic', PLATFORMATIC, {}],
  ])(
    '%s: the same operations at the same lines',
    async (name, words, options) => {
      const file = path.join(directory, `${name}.pb.gz`);
      const env = { ...process.env, SDKS, PPROF: file, PPROF_OPTIONS: JSON.stringify(options) };
      execFileSync(await nodeBinary(major), [...words, script], { env, timeout: MINUTES / 2 });
      const report = await analyze(file);
      expect(report.diagnostics.map(({ code }) => code)).toEqual(
        expect.arrayContaining(['native-unseen', 'wall-time']),
      );
      expect(differences(report, fromLog)).toEqual([]);
    },
    MINUTES,
  );
});
