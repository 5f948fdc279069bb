import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectTraffic } from '../../src/record/traffic.js';
import { problemIn } from '../../src/schemas/problem-in.js';
import { makeDirectory, recordProgram, removeDirectories } from './program.js';
import { CONNECTION_PROGRAMS, lineOf, peerSummary } from './connection-programs.js';

afterAll(removeDirectories);

const QUIET = { stdio: /** @type {import('../../src/record/child.js').Stdio} */ (['ignore', 'ignore', 'ignore']) };

test.each(CONNECTION_PROGRAMS)('$name', async (program) => {
  const { run } = await recordProgram(program.files, QUIET);
  expect(run.exitCode).toBe(0);
  expect(problemIn('tls', run.tls, 'TlsLedger')).toBeNull();
  expect(run.tls).toMatchObject({ complete: true, cost: null, ...program.ledger });
  expect(run.tls?.peers.map(peerSummary)).toEqual(program.peers);
});
