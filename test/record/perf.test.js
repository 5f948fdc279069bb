/** Where perf may not be used: programs in its place say what it would. What it sees is in test/matrix/perf.test.js. */
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openPerf } from '../../src/record/perf.js';

const onLinux = process.platform === 'linux' ? test : test.skip;
let directory;

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'cryptoprof-no-perf-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** @returns {Promise<NodeJS.ProcessEnv>} one in which `perf` is that */
async function withPerf(script) {
  const file = path.join(directory, 'perf');
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return { PATH: directory };
}

test('none is installed', async () => {
  await expect(openPerf(directory, { PATH: directory })).rejects.toMatchObject({ code: 'perf-missing' });
  expect(await readdir(directory)).toEqual([]);
});

onLinux('the kernel forbids it', async () => {
  const env = await withPerf('echo "perf_event_open: Permission denied" >&2; exit 255');
  await expect(openPerf(directory, env)).rejects.toMatchObject({
    code: 'perf-not-allowed',
    facts: { level: expect.stringMatching(/^-?\d*$/) },
  });
  expect(await readdir(directory)).toEqual(['perf']);
});

onLinux('there is no clock', async () => {
  const env = await withPerf('echo "The cpu-clock event is not supported." >&2; exit 1');
  await expect(openPerf(directory, env)).rejects.toMatchObject({ code: 'perf-no-clock' });
});

onLinux('where it works the program is to wait for it', async () => {
  await openPerf(directory, await withPerf('exit 0'));
  expect((await readdir(directory)).sort()).toEqual(['perf', 'perf-gate']);
});
