import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { embedsNode } from '../../src/record/embedded-node.js';
import { makeDirectory, recordProgram, removeDirectories } from './program.js';

afterAll(removeDirectories);

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('Node exports what addons call, and a shell does not', () => {
  const text = path.join(makeDirectory(), 'a.txt');
  writeFileSync(text, 'napi_create_function');
  expect([process.execPath, '/bin/sh', text, '/nowhere'].map(embedsNode)).toEqual([true, false, false, false]);
});

onLinux('a program that is one has no log, and it is said why', async () => {
  const own = path.join(makeDirectory(), 'own');
  copyFileSync(process.execPath, own);
  const code = 'setTimeout(() => process.exit(3), 1500)';
  const { failures } = await recordProgram({ 'app.js': '' }, { command: [own, '-e', code] });
  expect(failures).toMatchObject([{ code: 'no-node-started', facts: { own, exitCode: 3 } }]);
});

onLinux('a child that is a Node by another name, as a single executable application is, is told of', async () => {
  const own = path.join(makeDirectory(), 'own');
  copyFileSync(process.execPath, own);
  const APP = `require('node:child_process').spawnSync(${JSON.stringify(own)}, ['-e', 'setTimeout(() => {}, 1500)'])`;
  const { run } = await recordProgram({ 'app.js': APP });
  expect(run.unprofiled).toEqual([{ kind: 'child', reason: 'own-executable', count: 1, cpuMs: expect.any(Number) }]);
});
