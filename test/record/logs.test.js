import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diskFailure, findLogs, joinMappings, removeUnwritten } from '../../src/record/logs.js';
import { makeDirectory, removeDirectories } from './program.js';

afterAll(removeDirectories);

/** @param {Record<string, string>} files */
function directoryOf(files) {
  const directory = makeDirectory();
  for (const [name, contents] of Object.entries(files)) writeFileSync(path.join(directory, name), contents);
  return directory;
}

test("the program's own process is first, then the others as they started; main threads before workers", async () => {
  const expected = [
    'isolate-0x7f00-20-v8-1000.log',
    'isolate-0x1000-20-v8-1300.log',
    'isolate-0x3000-30-v8-1100.log',
    'isolate-0x2000-30-v8-1400.log',
    'isolate-000001F2-10-v8-1200.log',
  ];
  const others = { 'v8.log': '', 'isolate-0x1-2-v8.log': '', 'port-20.json': '', 'isolate-0x1-2-v8-3.log.gz': '' };
  const directory = directoryOf({ ...Object.fromEntries([...expected].sort().map((name) => [name, '\n'])), ...others });
  const logs = await findLogs(directory, 20);
  expect(logs.map(({ file }) => path.basename(file))).toEqual(expected);
  expect(logs[1]).toEqual({ file: path.join(directory, expected[1]), pid: 20, startTime: 1300 });
});

test.each([
  ['room is left', 'cut', 1 << 20, null],
  ['no room is left, and no log is cut', 'whole\n', 0, null],
  ['no room is left, and a log is cut', 'cut', 4096, 1],
  ['no room is left, and a log is empty', '', 0, 1],
  ['no room is left, and a log ends where a block does', 'whole or not\n'.padStart(8192, 'x'), 0, 1],
])('%s', async (_, contents, freeBytes, cutLogs) => {
  const directory = directoryOf({ 'isolate-0x1-2-v8-3.log': contents });
  const failure = await diskFailure(directory, await findLogs(directory, 2), async () => freeBytes);
  expect(failure?.code ?? null).toBe(cutLogs === null ? null : 'disk-full');
  expect(failure?.facts.cutLogs ?? null).toBe(cutLogs);
});

test('logs in which nobody wrote anything are removed: one of them would be no input for all', async () => {
  const [empty, opened, begun] = ['1', '2', '3'].map((pid) => `isolate-0x1-${pid}-v8-3.log`);
  const directory = directoryOf({ [empty]: '', [opened]: 'x', [begun]: 'v8-version,11', 'next-7-8': 'any', other: '' });
  await removeUnwritten(directory);
  expect(readdirSync(directory).sort()).toEqual([begun, 'other']);
});

test('what threads noted is joined by process, each mapping once', async () => {
  const a = { path: '/a.node', start: 139707258515456, end: 139707258974208 };
  const b = { path: '/b, b.node', start: 1, end: 2 };
  const directory = directoryOf({
    'mappings-5-100.json': JSON.stringify([a]),
    'mappings-5-200.json': JSON.stringify([a, b]),
    'mappings-6-100.json': JSON.stringify([b, { path: 1, start: 'x' }, null]),
    'mappings-6-101.json': '{ cut',
    'mappings-6-102.json': '{}',
  });
  const files = await joinMappings(directory);
  expect(files).toEqual(['mappings-5.json', 'mappings-6.json'].map((name) => path.join(directory, name)));
  expect(files.map((file) => JSON.parse(readFileSync(file, 'utf8')))).toEqual([[a, b], [b]]);
  expect(readdirSync(directory)).toEqual(['mappings-5.json', 'mappings-6.json']);
});
