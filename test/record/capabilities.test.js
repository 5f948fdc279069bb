import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeCapabilities } from '../../src/record/capabilities.js';
import { makeDirectory, otherNodes, removeDirectories } from './program.js';

afterAll(removeDirectories);

/** @param {string} script contents of a shell script that stands for a node */
function pretender(script) {
  const file = path.join(makeDirectory(), 'node');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

test('of the Node that runs us', async () => {
  expect(await nodeCapabilities(process.execPath)).toMatchObject({
    version: process.versions.node,
    v8: process.versions.v8,
    openssl: process.versions.openssl,
    arch: process.arch,
  });
});

test.each([{ major: 0, node: process.execPath }, ...otherNodes()])('of Node $major', async ({ major, node }) => {
  const capabilities = await nodeCapabilities(node);
  const actual = Number.parseInt(capabilities.version, 10);
  expect(major === 0 || actual === major).toBe(true);
  expect(capabilities).toMatchObject({
    supportsNoSnapshot: actual >= 20,
    supportsIdle: actual >= 25,
    supportsPortDetection: true,
  });
});

test.each([
  ['is too old', `echo '{"node":"16.20.2","v8":"9.4.146"}'`, 'node-too-old'],
  ['is Bun', `echo '{"node":"22.6.0","v8":"12.4.254","bun":"1.1.0"}'`, 'command-not-node'],
  ['says something else', 'echo hello', 'command-not-node'],
  ['says null', 'echo null', 'command-not-node'],
  ['fails', 'exit 1', 'command-not-node'],
])('a node that %s is refused', async (_, script, code) => {
  await expect(nodeCapabilities(pretender(script))).rejects.toMatchObject({ name: 'Failure', code });
});

test('of a Node 18, which tells no ports', async () => {
  const node = pretender(`echo '{"node":"18.20.8","v8":"10.2.154.26","arch":"s390x"}'`);
  expect(await nodeCapabilities(node)).toEqual({
    version: '18.20.8',
    v8: '10.2.154.26',
    openssl: '',
    arch: 's390x',
    supportsNoSnapshot: false,
    supportsIdle: false,
    supportsPortDetection: false,
  });
});

test('a node that is not there, or not a program', async () => {
  await expect(nodeCapabilities('/nonexistent/node')).rejects.toMatchObject({ code: 'node-not-found' });
  const file = pretender('');
  chmodSync(file, 0o644);
  await expect(nodeCapabilities(file)).rejects.toMatchObject({ code: 'node-not-executable' });
});
