/** `.cpuprofile` on every Node, held against the log of ticks of the same program: the same calls, and nearly the same shares. */
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { analyze, record } from '../../src/index.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

const PROGRAM = `const crypto = require('node:crypto');
const { privateKey } = crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' });
const block = Buffer.alloc(1 << 18);
function login() {
  return crypto.pbkdf2Sync('password', 'salt', 4000, 32, 'sha512');
}
function derive() {
  return crypto.scryptSync('password', 'salt', 32, { N: 1024 });
}
function digest() {
  return crypto.createHash('sha256').update(block).digest();
}
function token() {
  for (let index = 0; index < 10; index++) crypto.sign('sha256', block.subarray(0, 64), privateKey);
}
function work() {
  for (let index = 0; index < 5e5; index++) Math.hypot(index, 3);
}
let rounds = 0;
const timer = setInterval(() => {
  for (const each of [login, derive, digest, digest, token, work]) each();
  if (++rounds === 60) clearInterval(timer);
}, 1);
`;

/** @returns {Record<string, number>} share of each call site of what all of them take: the rest is wall time of a busy machine */
function shares({ callSites }) {
  const sites = callSites.filter(({ ticks }) => ticks > 5);
  const busy = sites.reduce((sum, { ticks }) => sum + ticks, 0);
  return Object.fromEntries(
    sites.map(({ operation, function: name, line, ticks }) => [`${operation} ${name}:${line}`, ticks / busy]),
  );
}

test.each(NODE_MAJORS)(
  'Node %i: the same operations at the same lines',
  async (major) => {
    const directory = newDirectory();
    const [script, profiles] = ['app.cjs', 'profiles'].map((name) => path.join(directory, name));
    writeFileSync(script, PROGRAM);
    const node = await nodeBinary(major);
    execFileSync(node, ['--cpu-prof', `--cpu-prof-dir=${profiles}`, script]);
    const fromFile = await analyze(readdirSync(profiles).map((name) => path.join(profiles, name)));
    const { recording } = await record([node, script]);
    const fromLog = await analyze(recording);
    const [told, known] = [shares(fromFile), shares(fromLog)];
    expect(Object.keys(told).sort()).toEqual(Object.keys(known).sort());
    expect(
      Object.keys(told)
        .map((site) => site.split(' ')[1])
        .sort(),
    ).toEqual(['derive:8', 'digest:11', 'login:5', 'token:14']);
    // Three points, and what two runs of some hundred ticks differ by chance: twice that of single ticks, since a busy machine
    // lets them come in clumps.
    const ticks = Math.min(fromFile.crypto.ticks, fromLog.crypto.ticks);
    for (const [site, share] of Object.entries(known)) {
      const chance = 2 * 1.96 * Math.sqrt((2 * share * (1 - share)) / ticks);
      expect([site, Math.abs(told[site] - share) <= 0.03 + chance]).toEqual([site, true]);
    }
  },
  60_000,
);
