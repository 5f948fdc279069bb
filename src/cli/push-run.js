/** Pushing from the command line: its options, the checks before anything is read or run, and sending one run. */
import { InvalidArgumentError } from 'commander';
import { Failure } from '../model/failure.js';
import { nonEmpty, oneOf, option } from './options.js';

/** @import { PushTarget } from '../api/push.js' */
/** @import { PushedRun } from '../push/targets.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Samples } from '../writers/output-format.js' */
/** @import { FlagsOf } from './command.js' */
/** @import { Io } from './io.js' */

/** Characters that need no escaping in a series' name, on any server. */
const VALUE = /^[^\s{}",=\\]{1,200}$/u;
const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,99}$/;
/** Labels of samples, which a run's labels must not override. */
const OWN = ['operation', 'phase', 'service', 'service_name'];

/** Options other than the URL, which has its own name in each command. */
export const PUSH_OPTIONS = {
  service: option('--service <name>', 'name of the service that the profiles are from', labelValue),
  label: option('--label <name=value>', 'label for all profiles, such as version=1.4; may be repeated', labelOf),
  server: oneOf('--server <name>', 'kind of server', ['pyroscope', 'parca']),
  tokenEnv: option('--token-env <name>', 'environment variable with the bearer token', nonEmpty('a name')),
};

/**
 * Where profiles go, and under which names.
 * @typedef {object} Destination
 * @property {PushTarget} target
 * @property {string} service
 * @property {[name: string, value: string][]} labels
 */

/**
 * @param {{option: string, url: string | undefined}} to the option for the URL, and its value
 * @param {FlagsOf<typeof PUSH_OPTIONS>} flags of the command line
 * @param {NodeJS.ProcessEnv} env of this process
 * @returns {Promise<Destination>} checked as far as possible without contacting the server
 * @throws {Failure} `push-incomplete`, `push-token-missing`, `push-url-invalid`, `push-url-secret`, `push-token-plain`
 */
export async function destinationOf({ option: name, url }, { service, label = [], server, tokenEnv }, env) {
  const { checkPushTarget } = await import('../api/push.js');
  if (url === undefined || service === undefined)
    throw new Failure('push-incomplete', { option: url === undefined ? `${name} <url>` : '--service <name>' });
  const target = { server, url, token: tokenOf(tokenEnv, env) };
  checkPushTarget(target, name);
  return { target, service, labels: label };
}

/** A run as it is sent, and what is said then, without a full stop. @typedef {{pushed: PushedRun, sentence: string}} PreparedRun */

/**
 * @param {{name: string, report: Report, samples: Pick<Samples, 'stacks'>}} run with the name that the user knows it by
 * @param {Destination} destination where to send it
 * @param {Pick<Io, 'now'>} io provides the clock: for logs that we did not record, nobody knows when they were made
 * @returns {Promise<PreparedRun>} to be sent
 * @throws {Failure} `push-too-large`
 */
export async function preparedRun({ name, report, samples }, { target, service, labels }, io) {
  const { pushedPprof } = await import('../writers/profiles/pushed-pprof.js');
  const { visible } = await import('../text/escape.js');
  const { grouped } = await import('../text/numbers.js');
  const { counted } = await import('../text/words.js');
  const { root, startTime } = report.target;
  const durationMs = report.target.durationMs || report.profile.wallMs;
  const startMs = Date.parse(startTime) || io.now().getTime() - durationMs;
  const made = pushedPprof(samples.stacks(), { root, startMs, durationMs });
  if (made === null) throw new Failure('push-too-large', { path: name });
  const { bytes, busyTicks, poolTicks, stacks, movedTicks } = made;
  const moved =
    movedTicks === 0 ? '' : `, ${grouped(movedTicks)} of them at callers of stacks that were too many for the server,`;
  const ofPool = poolTicks === 0 ? '' : ` and ${grouped(poolTicks)} of the thread pool`;
  const what = `pushed ${counted(busyTicks, 'busy tick')}${ofPool} on ${counted(stacks, 'stack')}${moved}`;
  return {
    pushed: { service, labels, startMs, durationMs, pprof: bytes },
    sentence: `${visible(name)}: ${what} to ${new URL(target.url).origin} as ${service}`,
  };
}

/**
 * @param {PreparedRun} run to be sent
 * @param {Destination} destination where to send it
 * @returns {Promise<string>} what was sent where, as a sentence without its full stop
 * @throws {Failure} `push-refused`, `push-failed`
 */
export async function sendRun({ pushed, sentence }, { target }) {
  const { push } = await import('../api/push.js');
  await push(pushed, target);
  return sentence;
}

/**
 * @param {string | undefined} name of an environment variable
 * @param {NodeJS.ProcessEnv} env of this process
 * @returns {string | null} the token in it; null if none is needed
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
