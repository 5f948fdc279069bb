/** Real packages that connect long after they were asked to: whose line it was, and which package the user knows. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { KEYS } from '../record/traffic-programs.js';
import { recordProgram, removeDirectories } from '../record/program.js';
import { PROGRAMS as FIXTURES } from '../support/cli-process.js';
import { installedPackages } from '../support/installed-packages.js';

afterAll(removeDirectories);

const PACKAGES = [
  '@grpc/grpc-js@1.14.7',
  'axios@1.21.1',
  'got@14.6.6',
  'ioredis@6.0.0',
  'nodemailer@10.6.0',
  'superagent@10.4.2',
];
const read = (/** @type {string} */ name) => readFileSync(path.join(FIXTURES, 'clients', name), 'utf8');

const PROGRAMS = [
  { package: 'axios', args: [] },
  { package: 'got', args: [] },
  { package: 'ioredis', args: [] },
  { package: 'nodemailer', args: [] },
  { package: 'nodemailer', args: ['secure'] },
  { package: '@grpc/grpc-js', args: [] },
  { package: 'superagent', args: [] },
];

describe.each(NODE_MAJORS)('Node %i', (major) => {
  test.each(PROGRAMS)('$package $args', async ({ package: name, args }) => {
    const file = `${path.basename(name)}.mjs`;
    const script = read(file);
    const { run, cwd } = await recordProgram(
      { [file]: script, 'servers.mjs': read('servers.mjs'), ...KEYS },
      {
        node: await nodeBinary(major),
        args,
        packages: await installedPackages('client-packages', PACKAGES),
        stdio: ['ignore', 'ignore', 'ignore'],
      },
    );
    const line = script.split('\n').findIndex((text) => text.endsWith('// asks')) + 1;
    expect(run.exitCode).toBe(0);
    const clients = run.tls?.peers.filter(({ role }) => role === 'client') ?? [];
    expect(clients).toMatchObject([
      { handshakes: 10, package: name, callSites: [{ file: path.join(cwd, file), line, count: 10 }] },
    ]);
    expect(clients[0].callSites[0].isFirstUse).toBe(name === 'ioredis' ? true : undefined);
  });
});
