/** `.cpuprofile` on every Node, held against the log of ticks of the same program: the same calls, and nearly the same shares. */
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { analyze, record } from '../../src/index.js';
import { differences, FOUR_CALLS } from '../support/four-calls.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

test.each(NODE_MAJORS)(
  'Node %i: the same operations at the same lines',
  async (major) => {
    const directory = newDirectory();
    const [script, profiles] = ['app.cjs', 'profiles'].map((name) => path.join(directory, name));
    writeFileSync(script, FOUR_CALLS);
    const node = await nodeBinary(major);
    execFileSync(node, ['--cpu-prof', `--cpu-prof-dir=${profiles}`, script]);
    const fromFile = await analyze(readdirSync(profiles).map((name) => path.join(profiles, name)));
    const { recording } = await record([node, script]);
    const fromLog = await analyze(recording);
    expect(differences(fromFile, fromLog)).toEqual([]);
  },
  60_000,
);
