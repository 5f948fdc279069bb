/** When things happened: from inside a real program, by the clock of its profile. */
import { readdirSync } from 'node:fs';
import { recordCommand } from '../../src/api/record-command.js';
import { decodeRecording, encodeRecording } from '../../src/formats/saved-profile.js';
import { otherNodes, removeDirectories, writeProgram } from './program.js';
import { KEYS, TOOLS } from './traffic-programs.js';

afterAll(removeDirectories);

const nodes = [{ major: 0, node: process.execPath }, ...otherNodes()];
const sum = (counts) => counts.reduce((total, count) => total + count, 0);

/** What happens before a moment, and from then on. */
function around({ startUs, ...times }, moment) {
  const split = (kind) => {
    const { slotUs, counts } = times[kind];
    const at = Math.floor((moment - startUs) / slotUs);
    return [sum(counts.slice(0, at)), sum(counts.slice(at))];
  };
  return { requests: split('requests'), handshakes: split('handshakes'), jobs: split('jobs') };
}

/** The middle of the time in which `hold` was sampled. */
function middleOfBlock({ samples, frames, stacks }) {
  const isBlock = (sample) => {
    for (let row = samples.stack[sample]; row !== -1; row = stacks.parent[row])
      if (frames[stacks.frame[row]].name === 'hold') return true;
    return false;
  };
  const times = samples.time.filter((_, sample) => isBlock(sample));
  expect(times.length).toBeGreaterThan(1);
  return (times[0] + times[times.length - 1]) / 2;
}

/** Two requests and three jobs, then a call that holds the thread, then three requests and one job. */
const SERVER = `
  const https = require('node:https');
  const { pbkdf2Sync, randomFill } = require('node:crypto');
  const { promisify } = require('node:util');
  const job = () => promisify(randomFill)(Buffer.alloc(16));
  function hold() {
    // Long enough to be seen on any machine.
    for (const until = Date.now() + 400; Date.now() < until;) pbkdf2Sync('password', 'salt', 1000, 32, 'sha512');
  }
  (async () => {
    const server = https.createServer(keys, (request, response) => response.end('ok'));
    const port = await listening(server);
    for (let i = 0; i < 2; i++) await ask(port, { agent: false });
    for (let i = 0; i < 3; i++) await job();
    await new Promise(setImmediate);
    hold();
    for (let i = 0; i < 3; i++) await ask(port, { agent: false });
    await job();
    server.close();
  })();`;

/** @returns what was recorded of a program, and the names of the files that are left */
async function recorded(files, { node, ...options }) {
  const { cwd, directory, script } = writeProgram(files);
  const { recording } = await recordCommand([node, script], { cwd, logs: directory, ...options });
  const [own] = readdirSync(directory);
  return { recording, left: readdirSync(`${directory}/${own}`) };
}

test.each(nodes)('requests, handshakes and jobs stand where they were in the profile ($major)', async ({ node }) => {
  const { recording, left } = await recorded({ 'app.js': TOOLS + SERVER, ...KEYS }, { node });
  const [{ times, ...profile }] = recording.profiles;
  expect(times.complete).toBe(true);
  expect(around(times, middleOfBlock(profile))).toEqual({ requests: [2, 3], handshakes: [4, 6], jobs: [3, 1] });
  expect(left.filter((name) => name.startsWith('times'))).toEqual([]);
  expect(decodeRecording(encodeRecording(recording)).profiles[0].times).toEqual(times);
});

test('each thread has its own', async () => {
  const main = `const { Worker } = require('node:worker_threads');
    const { randomFillSync, randomFill } = require('node:crypto');
    randomFill(Buffer.alloc(8), () => new Worker('./worker.js'));`;
  const worker = `const { randomFill } = require('node:crypto');
    const next = (left) => left > 0 && randomFill(Buffer.alloc(8), () => next(left - 1));
    next(5);`;
  const { recording } = await recorded({ 'app.js': main, 'worker.js': worker }, { node: process.execPath });
  const jobs = recording.profiles.map(({ meta, times }) => [meta.thread, sum(times.jobs.counts)]);
  expect(jobs).toEqual([
    ['main', 1],
    ['worker', 5],
  ]);
});

test('without the probe, and where nothing happened, there are none', async () => {
  const app = { 'app.js': "require('node:crypto').randomFill(Buffer.alloc(8), () => {});" };
  const uncounted = await recorded(app, { node: process.execPath, probe: false });
  const idle = await recorded({ 'app.js': '1;' }, { node: process.execPath });
  for (const { recording } of [uncounted, idle]) expect(recording.profiles[0]).not.toHaveProperty('times');
});
