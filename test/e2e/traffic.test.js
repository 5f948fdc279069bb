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
  const { traffic, tls, callSites } = JSON.parse(readFileSync(path.join(cwd, 'out/report.json'), 'utf8'));
  const side = {
    handshakes: requests,
    resumed: 0,
    protocols: { 'TLSv1.3': requests },
    ciphers: { TLS_AES_256_GCM_SHA384: requests },
  };
  expect(traffic).toMatchObject({
    requests,
    clientRequests: requests,
    tlsServer: side,
    tlsClient: side,
    processes: 1,
    complete: true,
  });
  const port = tls.peers[0].port;
  expect(tls.peers.toSorted((a, b) => (a.role < b.role ? -1 : 1))).toMatchObject(
    ['client', 'server'].map((role) => ({
      role,
      port,
      handshakes: requests,
      full: requests,
      requests,
      protocol: side.protocols,
    })),
  );
  const rows = `(client|server) .*:${port} +${requests} +${requests} +none .*\\n +\\S*tls\\.cjs:\\d+ · .*TLSv1\\.3 .*\\n`;
  expect(recorded.err).toMatch(new RegExp(`TLS +PEER +HANDSHAKES +REQUESTS +RESUMED +MEDIAN.*\\n +${rows} +${rows}`));
  // The line that asked is a call site, described by the source that V8 had.
  for (const {
    callSites: [at],
    role,
  } of tls.peers) {
    const site = callSites.find(({ id }) => id === at.id);
    expect(site).toMatchObject({ file: path.join(PROGRAMS, 'tls.cjs'), line: at.line, operation: 'tls.handshake' });
    expect(site.excerpt.lines.join('\n')).toMatch(
      role === 'client' ? /https\.get|tls\.connect|request/ : /createServer/,
    );
    expect(at).not.toHaveProperty('call');
  }
  const analyzed = await runCli(['analyze', 'out/profile.json.gz', '--json', '-'], { cwd });
  const again = JSON.parse(analyzed.out);
  expect({ traffic: again.traffic, tls: again.tls, callSites: again.callSites }).toEqual({ traffic, tls, callSites });
});

test('hosts are left out of all that is written, and nothing is counted, as the user likes', async () => {
  const cwd = newDirectory();
  const reported = async (/** @type {string[]} */ ...options) => {
    const { exitCode, err } = await runCli(['-o', 'out', ...options, path.join(PROGRAMS, 'tls.cjs')], { cwd });
    const { traffic, tls, diagnostics } = JSON.parse(readFileSync(path.join(cwd, 'out/report.json'), 'utf8'));
    return { exitCode, err, traffic, tls, codes: diagnostics.map((/** @type {any} */ { code }) => code) };
  };
  const nameless = await reported('--no-hosts');
  expect(nameless.exitCode).toBe(0);
  expect(nameless.tls.peers.map((/** @type {any} */ { role, host, port }) => [role, host, port > 0]).sort()).toEqual([
    ['client', '', true],
    ['server', '', true],
  ]);
  expect(nameless.err).not.toContain('localhost');
  const uncounted = await reported('--no-probe');
  expect(uncounted).toMatchObject({ exitCode: 0, traffic: null, tls: null });
  expect(uncounted.codes).toContain('not-counted');
  expect(uncounted.err).toContain('--no-probe');
});
