import { Option } from 'commander';
import { GROUPS } from '../model/bench-groups.js';
import { nonEmpty, wholeNumber } from './option-values.js';

/** @import { Command } from 'commander' */

const EXAMPLE = `
  $ cryptoprof bench
  $ cryptoprof bench --only sign handshake --json
  $ cryptoprof bench --kept

Measures with the Node that runs cryptoprof: key derivation as OWASP asks for it,
key generation, signing and verifying, key exchange with hybrids where Node has them,
hashing, encryption, and TLS handshakes by certificate. It takes some 20 seconds of one
core. What all of it took is kept in $XDG_CACHE_HOME/cryptoprof.`;

/**
 * Adds the command that measures what cryptography costs.
 * @param {Command} program to add it to
 * @returns {Command} the command
 */
export function addBenchCommand(program) {
  return program
    .command('bench')
    .description('what cryptography costs on this machine, with this Node')
    .option('-n, --samples <n>', 'samples of each', wholeNumber('samples', 3, 1000), 9)
    .addOption(new Option('--only <groups...>', 'measure these alone, and keep nothing').choices(Object.keys(GROUPS)))
    .option('--kept', 'measure nothing: show what was measured last')
    .option(
      '--json [file]',
      'write the measurements as JSON there; to stdout without a file, or for -',
      nonEmpty('a file'),
    )
    .option('--no-color', 'no colour')
    .addHelpText('after', EXAMPLE);
}
