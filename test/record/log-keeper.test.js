import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startLogKeeper } from '../../src/record/log-keeper.js';
import spareStarts from '../../src/record/probe/spare-starts.cjs';
import { makeDirectory, removeDirectories } from './program.js';

afterAll(removeDirectories);

const LOG = 'isolate-0x1f0-71-v8-1700000000000.log';
const MB = 1 << 20;

/** Longer than between two looks, ms. */
const A_LOOK = 300;

test('logs outlive their directory, and what is written to them later, too', async () => {
  const directory = path.join(makeDirectory(), 'logs');
  mkdirSync(directory);
  const keeper = startLogKeeper(directory);
  const lines = 'tick,0x1\n'.repeat(300_000);
  writeFileSync(path.join(directory, LOG), lines);
  await delay(A_LOOK);
  rmSync(directory, { recursive: true });
  await keeper.remake();
  expect(readdirSync(directory)).toEqual([LOG]);
  keeper.restore();
  expect(readFileSync(path.join(directory, LOG), 'utf8')).toBe(lines);
  keeper.stop();
});

test('logs that are gone right after they came are held', async () => {
  const directory = path.join(makeDirectory(), 'logs');
  mkdirSync(directory);
  const keeper = startLogKeeper(directory);
  writeFileSync(path.join(directory, LOG), 'lines');
  // An immediate runs after the poll in which the new name arrives, long before the next look by the clock.
  for (let turn = 0; turn < 2; turn++) await new Promise(setImmediate);
  expect(keeper.wasGone()).toBe(false);
  rmSync(directory, { recursive: true });
  await keeper.remake();
  expect(keeper.wasGone()).toBe(true);
  keeper.restore();
  expect(readFileSync(path.join(directory, LOG), 'utf8')).toBe('lines');
  keeper.stop();
});

test('those that nobody has looked at before their directory went are found with who writes them', async () => {
  const directory = path.join(makeDirectory(), 'logs');
  mkdirSync(directory);
  const keeper = startLogKeeper(directory);
  const ours = ['next-1-2', LOG, 'starts-71-9.json'].map((name) => openSync(path.join(directory, name), 'wx+'));
  keeper.take(ours[0], 70);
  rmSync(directory, { recursive: true });
  ours.forEach((descriptor, index) => writeSync(descriptor, `${index}`.repeat(4096)));
  await delay(A_LOOK);
  ours.forEach(closeSync);
  await keeper.remake();
  const names = readdirSync(directory).sort();
  expect(names).toEqual([expect.stringMatching(/^isolate-0x0-70-v8-\d+\.log$/), LOG]);
  keeper.restore();
  expect(names.map((name) => readFileSync(path.join(directory, name), 'utf8')[0])).toEqual(['0', '1']);
  expect(keeper.starts().map(({ pid, text }) => [pid, text[0]])).toEqual([[71, '2']]);
  keeper.stop();
});

const { SPARE, SPARES, takeSpare } = spareStarts;
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux(
  'what a thread reports in a file that it has taken is known, though it and the directory are gone at once',
  () => {
    const directory = path.join(makeDirectory(), 'logs');
    mkdirSync(directory);
    const keeper = startLogKeeper(directory);
    expect(takeSpare(`${directory}/`, 'starts-71-9.json')).toBe(true);
    const descriptor = openSync(path.join(directory, 'starts-71-9.json'), 'r+');
    rmSync(directory, { recursive: true });
    writeSync(descriptor, '[1]'.padEnd(4096));
    closeSync(descriptor);
    // No turn of the event loop in between, so nobody could look.
    expect(keeper.starts().map(({ pid, text }) => [pid, text.trim()])).toEqual([[71, '[1]']]);
    keeper.stop();
  },
);

onLinux('each is taken once, is reported once, and in the end there are none', async () => {
  const directory = makeDirectory();
  writeFileSync(path.join(directory, `${SPARE}0`), "an earlier recorder's");
  const keeper = startLogKeeper(directory);
  for (let index = 0; index < SPARES; index++) expect(takeSpare(`${directory}/`, `starts-71-${index}.json`)).toBe(true);
  expect(takeSpare(`${directory}/`, 'starts-71-9.json')).toBe(false);
  await delay(A_LOOK);
  // The program may be removing the directory, and a new file would make that fail.
  expect(readdirSync(directory).filter((name) => name.startsWith(SPARE))).toEqual([]);
  expect(keeper.starts().map(({ pid }) => pid)).toEqual(Array(SPARES).fill(71));
  keeper.stop();
  expect(readdirSync(directory)).toEqual([]);
});

test('the first log has one name only: its own, once it has one', async () => {
  const directory = makeDirectory();
  const keeper = startLogKeeper(directory);
  const descriptor = openSync(path.join(directory, 'next-1-2'), 'wx+');
  keeper.take(descriptor, 71);
  closeSync(descriptor);
  renameSync(path.join(directory, 'next-1-2'), path.join(directory, LOG));
  await delay(A_LOOK);
  rmSync(directory, { recursive: true });
  await keeper.remake();
  keeper.restore();
  keeper.stop();
  expect(readdirSync(directory)).toEqual([LOG]);
});

test("what the program has put in a log's place is replaced, and nothing is written through a link", async () => {
  const directory = makeDirectory();
  const log = path.join(directory, LOG);
  const other = path.join(makeDirectory(), 'other');
  const keeper = startLogKeeper(directory);
  writeFileSync(log, 'tick,0x1\n');
  writeFileSync(other, "another's");
  await delay(A_LOOK);
  rmSync(log);
  symlinkSync(other, log);
  await keeper.remake();
  keeper.restore();
  keeper.stop();
  expect(readFileSync(other, 'utf8')).toBe("another's");
  expect(readFileSync(log, 'utf8')).toBe('tick,0x1\n');
});

test("a directory that can't be made again costs no more than its logs", async () => {
  const parent = path.join(makeDirectory(), 'parent');
  const directory = path.join(parent, 'logs');
  mkdirSync(directory, { recursive: true });
  const keeper = startLogKeeper(directory);
  rmSync(parent, { recursive: true });
  writeFileSync(parent, 'a file of the program');
  await keeper.remake().finally(() => keeper.stop());
  expect(readFileSync(parent, 'utf8')).toBe('a file of the program');
});

test('one that is still there stays as it is', async () => {
  const directory = makeDirectory();
  const keeper = startLogKeeper(directory);
  writeFileSync(path.join(directory, LOG), 'whole');
  await keeper.remake();
  keeper.restore();
  keeper.stop();
  expect(readdirSync(directory)).toEqual([LOG]);
  expect(readFileSync(path.join(directory, LOG), 'utf8')).toBe('whole');
});

test('further logs are permitted until the disk has no more room to spare, or the recording is over', async () => {
  const directory = makeDirectory();
  const permit = path.join(directory, 'permit');
  let free = 1000 * MB;
  /** @type {string[]} */
  const told = [];
  const keeper = startLogKeeper(directory, { free: () => free, onStopped: (reason) => told.push(reason) });
  free = 120 * MB;
  await delay(A_LOOK);
  expect(existsSync(permit)).toBe(true);
  free = 90 * MB;
  await delay(A_LOOK);
  expect(existsSync(permit)).toBe(false);
  await delay(A_LOOK);
  expect(told).toEqual(['recording-stopped']);
  expect(keeper.stopped()).toEqual({ reason: 'recording-stopped', cut: 0 });
  keeper.stop();
  const other = startLogKeeper(directory, { free: () => Infinity });
  expect(existsSync(permit)).toBe(true);
  other.stop();
  expect(existsSync(permit)).toBe(false);
});

test('logs that reach their limit are cut back to it until the end, and no further ones are permitted', async () => {
  const directory = makeDirectory();
  const log = path.join(directory, LOG);
  const keeper = startLogKeeper(directory, { mostBytes: MB });
  writeFileSync(log, 'tick,0x1\n'.repeat(200_000));
  await delay(A_LOOK);
  expect(existsSync(path.join(directory, 'permit'))).toBe(false);
  appendFileSync(log, 'tick,0x2\n');
  await keeper.remake();
  keeper.restore();
  expect(readFileSync(log, 'utf8')).toBe('tick,0x1\n'.repeat(200_000));
  expect(keeper.stopped()).toEqual({ reason: 'log-limit', cut: 1 });
  keeper.stop();
});

test('what is told is read from what was opened, and from nothing else that stands there', async () => {
  const directory = makeDirectory();
  const keeper = startLogKeeper(directory);
  writeFileSync(path.join(directory, 'starts-71-9.json'), '[]'.padEnd(4096));
  symlinkSync('/etc/passwd', path.join(directory, 'starts-72-9.json'));
  await delay(A_LOOK);
  expect(keeper.starts().map(({ pid, text }) => [pid, text.trim()])).toEqual([[71, '[]']]);
  keeper.stop();
  expect(readdirSync(directory)).toEqual(['starts-72-9.json']);
});
