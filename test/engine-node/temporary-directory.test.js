import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withTemporaryDirectory } from '../../src/engine-node/temporary-directory.js';

const parent = mkdtempSync(path.join(os.tmpdir(), 'temporary-test-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('it exists while the work goes on, for us only', async () => {
  let used = '';
  const result = await withTemporaryDirectory(parent, async (directory) => {
    used = directory;
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    return 42;
  });
  expect([result, path.dirname(used), existsSync(used)]).toEqual([42, parent, false]);
});

test('work that fails leaves nothing behind, listeners neither', async () => {
  const before = process.listenerCount('SIGTERM');
  await expect(
    withTemporaryDirectory(parent, async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(readdirSync(parent)).toEqual([]);
  expect(process.listenerCount('SIGTERM')).toBe(before);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s ends us and leaves nothing behind', async (signal) => {
  const module = new URL('../../src/engine-node/temporary-directory.js', import.meta.url).href;
  const program = `const { withTemporaryDirectory } = await import(${JSON.stringify(module)});
    await withTemporaryDirectory(${JSON.stringify(parent)}, (directory) => { console.log(directory); return new Promise((resolve) => setTimeout(resolve, 60_000)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  expect(existsSync(String(line).trim())).toBe(true);
  child.kill(signal);
  const [, ended] = await once(child, 'exit');
  expect(ended).toBe(signal);
  expect(readdirSync(parent)).toEqual([]);
});
