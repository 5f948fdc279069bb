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
  '@anthropic-ai/sdk@1.14.0',
  '@grpc/grpc-js@1.14.7',
  '@supabase/postgrest-js@2.109.0',
  'axios@1.21.1',
  'got@14.6.6',
  'https-proxy-agent@7.0.6',
  'ioredis@6.0.0',
  'ky@1.14.3',
  'nodemailer@10.6.0',
  'openai@6.49.0',
  'superagent@10.4.2',
  'tedious@19.2.2',
];
const read = (/** @type {string} */ name) => readFileSync(path.join(FIXTURES, 'clients', name), 'utf8');

/** Each connects 10 times, from the line that asks, if not told otherwise. */
const PROGRAMS = [
  { package: 'axios' },
  { package: 'got' },
  // It asks which protocol is spoken, and then opens its session.
  { package: 'got', program: 'got-http2', handshakes: 2 },
  // Which of two lines it was that waited is not known.
  { package: 'got', program: 'got-http2', args: ['two'], handshakes: 2, placed: 0 },
  { package: 'ioredis', isFirstUse: true, contexts: true },
  { package: 'nodemailer' },
  { package: 'nodemailer', args: ['secure'] },
  { package: '@grpc/grpc-js', program: 'grpc-server', role: 'server' },
  // It connects after a promise: who made the channel's credentials is looked at from the first connection on.
  { package: '@grpc/grpc-js', unplaced: () => 1 },
  { package: '@grpc/grpc-js', program: 'grpc-shared', unplaced: () => 1 },
  { package: '@grpc/grpc-js', program: 'grpc-shared', args: ['long'], handshakes: 1, isFirstUse: true },
  // Its request has a body: fetch asks for the connection once somebody waits for it.
  { package: 'openai' },
  // They call fetch before anybody waits for the answer: who does is seen once they read it.
  { package: '@anthropic-ai/sdk', isFirstUse: true },
  { package: '@supabase/postgrest-js', isFirstUse: (major) => (major < 26 ? true : undefined) },
  // It looks the name up itself, by a callback that settles a promise, and makes the contexts of its connections itself.
  { package: 'tedious', contexts: true },
  // It connects after a promise, and is looked at from the first connection on. On Node 26, V8 tells who awaits it.
  { package: 'superagent', unplaced: (major) => (major < 26 ? 1 : 0) },
  // It connects after a promise: who made the request is seen from the first response on, or announced.
  { package: 'agent-base', program: 'https-proxy-agent', unplaced: (major) => (major < 22 ? 1 : 0), contexts: true },
  // It calls fetch after a promise: who made its signals is seen from the first connection on.
  { package: 'ky', unplaced: () => 1 },
];

describe.each(NODE_MAJORS)('Node %i', (major) => {
  test.each(PROGRAMS)(
    '$package $program $args',
    async ({
      package: name,
      program,
      role = 'client',
      args = [],
      handshakes = 10,
      placed,
      unplaced = () => 0,
      isFirstUse,
      contexts = false,
    }) => {
      const file = `${program ?? path.basename(name)}.mjs`;
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
      const peers = run.tls?.peers.filter((peer) => peer.role === role) ?? [];
      expect(peers).toMatchObject([
        {
          handshakes,
          package: name,
          callSites: placed === 0 ? [] : [{ file: path.join(cwd, file), line, count: handshakes - unplaced(major) }],
          unplaced: placed === 0 ? handshakes : unplaced(major),
        },
      ]);
      // Each connection has a context of its own.
      if (contexts) {
        const { callSites, unplaced: own } = /** @type {NonNullable<typeof run.tls>} */ (run.tls).contexts;
        const told = callSites.map(({ line: at, count, isFirstUse: isUse }) => ({
          line: at,
          count,
          isFirstUse: isUse,
        }));
        expect(told).toEqual([{ line, count: handshakes - unplaced(major), isFirstUse }]);
        expect(own).toBe(unplaced(major));
      }
      expect(peers[0].callSites.at(0)?.isFirstUse).toBe(
        typeof isFirstUse === 'function' ? isFirstUse(major) : isFirstUse,
      );
    },
  );
});
