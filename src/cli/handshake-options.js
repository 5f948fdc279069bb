import { nonEmpty, seconds, wholeNumber } from './option-values.js';

/** @import { Command } from 'commander' */

const EXAMPLE = `
  $ cryptoprof handshake api.example.com
  $ cryptoprof handshake https://localhost:8443/health --ca ca.pem -n 30 --rate 500

Opens one connection after the other and asks for the path over it: cold, resuming
a session, and once more over the same connection, with each version of TLS that the
server speaks. Ends with 0 whatever it finds, and with 2 if there is no connection.`;

/**
 * Adds the command that measures connections to a server.
 * @param {Command} program to add it to
 * @returns {Command} the command
 */
export function addHandshakeCommand(program) {
  return program
    .command('handshake')
    .description('what a TLS connection to a server takes: cold, resumed, kept alive')
    .argument('<target>', 'host, host:port, or https URL')
    .option('-n, --samples <n>', 'connections of each kind', wholeNumber('connections', 1, 1000), 10)
    .option(
      '--rate <n>',
      'requests per second that the use of CPU is projected for',
      wholeNumber('requests', 1, 1e6),
      100,
    )
    .option('--ca <file>', 'certificates to trust, PEM', nonEmpty('a file'))
    .option(
      '--servername <name>',
      'ask for this host (SNI), and check the certificate against it',
      nonEmpty('a host name'),
    )
    .option('--insecure', 'do not check the certificate')
    .option('--timeout <s>', 'for a connection, and for an answer', seconds, 10)
    .option(
      '--json [file]',
      'write the measurements as JSON there; to stdout without a file, or for -',
      nonEmpty('a file'),
    )
    .option('--no-color', 'no colour')
    .addHelpText('after', EXAMPLE);
}
