import { defineCommand } from '../command.js';
import { lookOf, tell } from '../io.js';
import { COLOR, defaulted, flag, jsonOption, nonEmpty, option, seconds, wholeNumber } from '../options.js';

/** Measures what a TLS connection to a server costs. */
export const handshake = defineCommand({
  name: 'handshake',
  summary: 'measure what a TLS connection to a server costs: cold, resumed, kept alive',
  words: [{ name: '<host:port or url>', summary: 'host, host:port, or https URL' }],
  options: {
    samples: defaulted('-n, --samples <n>', 'connections of each kind', wholeNumber('connections', 1, 1000), 10),
    rate: defaulted('--rate <n>', 'requests per second to project CPU use for', wholeNumber('requests', 1, 1e6), 100),
    ca: option('--ca <file>', 'certificates to trust, PEM', nonEmpty('a file')),
    cert: option('--cert <file>', 'client certificate, for servers that require one, PEM', nonEmpty('a file')),
    key: option('--key <file>', 'its private key, PEM, without a passphrase', nonEmpty('a file')),
    servername: option(
      '--servername <name>',
      'request this host (SNI), and check the certificate against it',
      nonEmpty('a host name'),
    ),
    insecure: flag('--insecure', 'do not check the certificate'),
    timeout: defaulted('--timeout <s>', 'how long to wait for a connection, and for an answer', seconds, 10),
    json: jsonOption('the measurements'),
    color: COLOR,
  },
  notes: `
  $ cryptoprof handshake api.example.com
  $ cryptoprof handshake https://localhost:8443/health --ca ca.pem -n 30

Opens one connection at a time and requests the path over it: cold,
resuming a session, and again over the same connection, with each version of
TLS that the server speaks.`,
  exits: ['plain'],

  async run({ io, version, words: [target], flags }) {
    const {
      samples,
      rate,
      ca = null,
      cert = null,
      key = null,
      insecure = false,
      servername = null,
      timeout,
      json,
      color,
    } = flags;
    const { measureServer } = await import('../../api/handshake.js');
    const { terminalHandshake } = await import('../../writers/terminal/handshake.js');
    const { handshakeJson } = await import('../../writers/json.js');
    const { writeMeasurements } = await import('../output-files.js');
    if (insecure)
      await tell(io.stderr, 'cryptoprof: --insecure: the certificate is not checked, so anyone could be answering.\n');
    const report = await measureServer(target, {
      samples,
      rate,
      ca,
      cert,
      key,
      cwd: io.cwd,
      verify: !insecure,
      servername,
      timeoutMs: timeout * 1000,
      version,
    });
    const render = () => terminalHandshake(report, lookOf(io.stdout, color, io));
    await writeMeasurements(render, handshakeJson(report), json, io);
  },
});
