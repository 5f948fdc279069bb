import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOld, keep, keptFile, readKept } from '../../src/bench/kept.js';
import { benchJson } from '../../src/writers/json.js';
import { makeDirectory, removeDirectories } from '../record/program.js';
import { benchReport } from '../support/sample-bench.js';

afterAll(removeDirectories);

const MACHINE = { node: '24.21.0', openssl: '3.5.8', platform: 'linux x64', processor: '2 × AMD EPYC' };

test("each machine and Node has a file of its own, in the user's cache", () => {
  const file = keptFile(MACHINE, { XDG_CACHE_HOME: '/home/me/.c' }, '/home/me');
  expect(file).toMatch(/^\/home\/me\/\.c\/cryptoprof\/bench-node-24\.21\.0-[0-9a-f]{16}\.json$/);
  for (const other of [
    { openssl: '3.0.0' },
    { platform: 'linux arm64' },
    { processor: '4 × AMD EPYC' },
    { node: '20.20.2' },
  ]) {
    expect(keptFile({ ...MACHINE, ...other }, { XDG_CACHE_HOME: '/home/me/.c' }, '/home/me')).not.toBe(file);
  }
  expect(keptFile({ ...MACHINE, node: '../../x' }, { XDG_CACHE_HOME: '/home/me/.c' }, '/home/me')).toMatch(
    /^\/home\/me\/\.c\/cryptoprof\/bench-node-\.\._\.\._x-/,
  );
  // The specification: what is no absolute path is to be ignored.
  if (process.platform === 'linux')
    expect(keptFile(MACHINE, { XDG_CACHE_HOME: 'relative' }, '/home/me')).toMatch(/^\/home\/me\/\.cache\/cryptoprof\//);
});

test('what is kept comes back, and what anybody has scribbled there does no harm', async () => {
  const file = path.join(makeDirectory(), 'new', 'bench.json');
  expect(await readKept(file)).toBeNull();
  await keep(file, benchJson(benchReport()));
  expect(await readKept(file)).toEqual(benchReport());
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(benchReport());
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ ...benchReport(), measurements: [{ group: 'x' }] }),
    ' '.repeat(1 << 20),
  ]) {
    writeFileSync(file, text);
    expect(await readKept(file)).toBeNull();
  }
  const directory = makeDirectory();
  symlinkSync('/dev/zero', path.join(directory, 'zero.json'));
  mkdirSync(path.join(directory, 'directory.json'));
  expect(await readKept(path.join(directory, 'zero.json'))).toBeNull();
  expect(await readKept(path.join(directory, 'directory.json'))).toBeNull();
});

test.each([
  ['2026-11-22T07:00:00.000Z', false],
  ['2026-08-25T07:00:00.000Z', false],
  ['2026-08-20T07:00:00.000Z', true],
  ['2027-01-01T00:00:00.000Z', true],
  ['', true],
])('measured %s is old: %j', (time, expected) => {
  expect(isOld({ ...benchReport(), time }, Date.UTC(2026, 10, 22, 8))).toBe(expected);
});
