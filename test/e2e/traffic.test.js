/** Requests and handshakes, from inside the program to the report. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { PROGRAMS, runCli } from '../support/cli-process.js';

afterAll(removeDirectories);

test('what a program counts is what its report tells, now and later', async () => {
  const cwd = newDirectory();
  const recorded = await runCli(['-o', 'out', path.join(PROGRAMS, 'tls.cjs')], { cwd });
  const requests = Number(/^answered (\d+) requests$/m.exec(recorded.out)?.[1]);
  expect(requests).toBeGreaterThan(10);
  const { traffic } = JSON.parse(readFileSync(path.join(cwd, 'out/report.json'), 'utf8'));
  const side = { handshakes: requests, resumed: 0, protocols: { 'TLSv1.3': requests }, ciphers: { TLS_AES_256_GCM_SHA384: requests } };
  expect(traffic).toMatchObject({ requests, clientRequests: requests, tlsServer: side, tlsClient: side, processes: 1, complete: true });
  expect(recorded.err.replace(/\s+/g, ' ')).toMatch(
    /TLS server \S+ handshakes for \S+ requests \(1 per request\), none resumed; TLSv1\.3 · TLS_AES_256_GCM_SHA384 TLS client/);
  const analyzed = await runCli(['analyze', 'out/profile.json.gz', '--json', '-'], { cwd });
  expect(JSON.parse(analyzed.out).traffic).toEqual(traffic);
});
