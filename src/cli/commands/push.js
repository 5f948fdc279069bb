import process from 'node:process';
import { InvalidArgumentError } from 'commander';
import { Failure } from '../../model/failure.js';
import { defineCommand } from '../command.js';
import { write } from '../io.js';
import { nonEmpty, oneOf, option, QUIET, SYMBOLS } from '../options.js';

/** @import { Context } from '../command.js' */

/** What stands for itself in a series' name, whoever reads it. */
const VALUE = /^[^\s{}",=\\]{1,200}$/u;
const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,99}$/;
/** Labels of samples, which a run's may not hide. */
const OWN = ['operation', 'phase', 'service', 'service_name'];

/** Sends saved profiles to a server that keeps them. */
export const push = defineCommand({
  name: 'push',
  summary: 'send saved profiles to Grafana Pyroscope or Parca, with operation and phase as labels',
  words: [{ name: '<profile...>', summary: 'saved profile, log, or directory: each run in them is sent by itself' }],
  options: {
    to: option('--to <url>', 'the server, such as https://pyroscope.example.com', nonEmpty('a URL')),
    service: option('--service <name>', 'what the profiles are of', labelValue),
    label: option('--label <name=value>', 'of all profiles, such as version=1.4; may be repeated', labelOf),
    server: oneOf('--server <name>', 'what the server is', ['pyroscope', 'parca']),
    tokenEnv: option(
      '--token-env <name>',
      'name of the environment variable that holds the token (a bearer token)',
      nonEmpty('a name'),
    ),
    symbols: SYMBOLS,
    quiet: QUIET,
  },
  notes: `
  $ cryptoprof push --to http://localhost:4040 --service api .cryptoprof/app-1

What is sent: stacks with file names relative to the repository, ticks, and for
each operation and phase a label. No command line, directory, call site or
argument is. Stacks that are too many for the server are told at their callers.`,
  exits: ['plain'],

  async run(context) {
    const { io, words, flags } = context;
    const { checkTarget, push: pushRun } = await import('../../api/push.js');
    const { findRuns } = await import('../../api/read-report.js');
    const { to, service, label = [], server } = flags;
    if (to === undefined || service === undefined)
      throw new Failure('push-incomplete', { option: to === undefined ? '--to <url>' : '--service <name>' });
    const target = { server, url: to, token: tokenOf(flags.tokenEnv, io.env) };
    checkTarget(target);
    for (const run of await findRuns(words, io.cwd)) {
      const { startMs, durationMs, pprof, sentence } = await profileOf(run, context);
      await pushRun({ service, labels: label, startMs, durationMs, pprof }, target);
      if (!flags.quiet) await write(io.stdout, `${sentence} to ${new URL(to).origin} as ${service}.\n`);
    }
  },
});

/**
 * @param {{name: string, files: string[], diagnostics: import('../../model/profile.js').Diagnostic[]}} run its files
 * @param {Context<{symbols: 'local' | 'sidecar' | 'none'}>} context of the command
 * @returns {Promise<{startMs: number, durationMs: number, pprof: Uint8Array, sentence: string}>} what is sent of it
 */
async function profileOf(run, { io, version, flags, status }) {
  const { readRun } = await import('../../api/read-report.js');
  const { pushedPprof } = await import('../../writers/profiles/pushed-pprof.js');
  const { visible } = await import('../../text/escape.js');
  const { grouped } = await import('../../text/numbers.js');
  const { counted } = await import('../../text/words.js');
  const how = { version, symbols: flags.symbols, nodes: [process.execPath], onProgress: status.progress };
  const { report, samples } = await readRun(run, how).finally(status.clear);
  if (samples === null) throw new Failure('report-without-samples', { path: run.files[0], format: 'push' });
  const { root, startTime } = report.target;
  const durationMs = report.target.durationMs || report.profile.wallMs;
  // Of logs that we did not record nobody knows when it was.
  const startMs = Date.parse(startTime) || io.now().getTime() - durationMs;
  const made = pushedPprof(samples.stacks(), { root, startMs, durationMs });
  if (made === null) throw new Failure('push-too-large', { path: run.name });
  const { bytes, ticks, stacks, movedTicks } = made;
  const moved =
    movedTicks === 0 ? '' : `, ${grouped(movedTicks)} of them at callers of stacks that were too many for the server,`;
  const sentence = `${visible(run.name)}: pushed ${counted(ticks, 'busy tick')} on ${counted(stacks, 'stack')}${moved}`;
  return { startMs, durationMs, pprof: bytes, sentence };
}

/**
 * @param {string | undefined} name of an environment variable
 * @param {NodeJS.ProcessEnv} env of this process
 * @returns {string | null} the token that it holds; null if none is asked for
 * @throws {Failure} `push-token-missing`
 */
function tokenOf(name, env) {
  if (name === undefined) return null;
  const token = env[name] ?? '';
  if (!/^[\x21-\x7e]+$/.test(token)) throw new Failure('push-token-missing', { name });
  return token;
}

/**
 * @param {string} text value of an option
 * @returns {string} the same
 */
function labelValue(text) {
  if (!VALUE.test(text))
    throw new InvalidArgumentError('It takes up to 200 characters without spaces, quotes, braces, commas, = and \\.');
  return text;
}

/**
 * @param {string} text such as `version=1.4`
 * @param {[string, string][]} [earlier] labels
 * @returns {[string, string][]} all labels
 */
function labelOf(text, earlier = []) {
  const [name, ...rest] = text.split('=');
  if (!NAME.test(name) || rest.length === 0) throw new InvalidArgumentError('It takes a label, such as version=1.4.');
  if (OWN.includes(name) || name.startsWith('__') || earlier.some(([other]) => other === name))
    throw new InvalidArgumentError(`The label ${name} is there already, or the server's own.`);
  return [...earlier, [name, labelValue(rest.join('='))]];
}
