/** The log of the main thread is opened for V8, and its lines wake nobody up. */
import { closeSync, openSync, readFileSync, readdirSync, statSync, watch, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { openMainLog } from '../../src/record/main-log.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

const onLinux = process.platform === 'linux' ? test : test.skip;
const NO_OPTIONS = { version: process.versions.node, nodeOptions: [], env: {} };

/**
 * @param {string} directory where a log is opened
 * @param {string} text that V8 would write, by opening the descriptor that the program has
 */
async function writeLog(directory, text) {
  const log = openMainLog(['--prof', '--require', 'probe.cjs'], { ...NO_OPTIONS, directory, cwd: directory });
  await log.handTo(async (descriptor) => {
    const opened = openSync(`/proc/self/fd/${descriptor}`, 'w');
    for (const line of text.split(/(?<=\n)/)) writeSync(opened, line);
    closeSync(opened);
  });
}

/**
 * @param {string} directory to watch
 * @param {() => Promise<void>} act meanwhile
 * @returns {Promise<string[]>} kinds and names of all events of what was done, such as `change next-1-2`
 */
async function eventsOf(directory, act) {
  /** @type {string[]} */
  const events = [];
  /** @type {() => void} */
  let seeLast = () => {};
  const last = new Promise((resolve) => (seeLast = () => resolve(undefined)));
  const watcher = watch(directory, (kind, name) => {
    if (name === 'last') seeLast();
    else events.push(`${kind} ${String(name).replaceAll(/\d+/g, '0')}`);
  });
  await act();
  writeFileSync(path.join(directory, 'last'), '');
  await last;
  watcher.close();
  return events;
}

onLinux('whoever watches the directory hears of the new log, and not of its lines', async () => {
  const directory = newDirectory();
  const events = await eventsOf(directory, () => writeLog(directory, 'one\ntwo\n'));
  expect(events).toEqual(expect.arrayContaining(['rename next-0-0']));
  expect(events.filter((event) => event.startsWith('change'))).toEqual([]);
  const [name] = readdirSync(directory).filter((each) => each.startsWith('next-'));
  expect(readFileSync(path.join(directory, name), 'utf8')).toBe('one\ntwo\n');
});

onLinux('its other name is gone at once: it can be cut', async () => {
  const directory = newDirectory();
  await writeLog(directory, 'one\n');
  const [name, ...others] = readdirSync(directory);
  expect(others).toEqual([]);
  expect(statSync(path.join(directory, name)).nlink).toBe(1);
  expect(readFileSync(path.join(directory, name), 'utf8')).toBe('one\n');
});

onLinux('where a file can not have two names, it has one', async () => {
  const directory = newDirectory();
  // Nothing can be made in it, as if links failed.
  writeFileSync(path.join(directory, 'unwatched'), '');
  const events = await eventsOf(directory, () => writeLog(directory, 'one\n'));
  expect(events).toContain('change next-0-0');
  const [name] = readdirSync(directory).filter((each) => each.startsWith('next-'));
  expect(readFileSync(path.join(directory, name), 'utf8')).toBe('one\n');
});
