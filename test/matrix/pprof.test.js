/**
 * pprof of the SDKs for Node, held against the log of ticks of the same program: the same calls, and nearly the same shares.
 * On the Nodes that their binaries are built for.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeBinary } from '../../scripts/lib/nodes.js';
import { analyze, record } from '../../src/index.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { differences, FOUR_CALLS } from '../support/four-calls.js';
import { sdkModules, SDKS, STARTERS } from '../support/pprof-sdks.js';

const MINUTES = 60_000;

/** @type {string} */
let modules;
beforeAll(async () => {
  modules = await sdkModules();
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
    ['Datadog', 'datadog', {}],
    ['Datadog, lines that were executing', 'datadog', { lineNumbers: true }],
    ['Pyroscope', 'pyroscope', {}],
    ['Pyroscope, CPU time besides', 'pyroscope', { collectCpuTime: true }],
    ['Platformatic', 'platformatic', {}],
  ])(
    '%s: the same operations at the same lines',
    async (name, sdk, options) => {
      const file = path.join(directory, `${name}.pb.gz`);
      const env = { ...process.env, SDKS: modules, PPROF: file, PPROF_OPTIONS: JSON.stringify(options) };
      const words = SDKS[sdk].words(STARTERS);
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
