/** Sends a run to a profile server, if that may be sent the token. */
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../model/failure.js';
import { send } from '../push/send.js';
import { pushRequest } from '../push/targets.js';

/** @import { PushedRun, SERVERS } from '../push/targets.js' */

/**
 * @typedef {object} PushTarget
 * @property {typeof SERVERS[number]} server kind of server
 * @property {string} url http or https, of the server
 * @property {string | null} token bearer token, null if none is needed
 */

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Sends one run to a profile server.
 * @param {PushedRun} run what to send
 * @param {PushTarget} target where to send it
 * @param {(ms: number) => Promise<unknown>} [wait] before retrying
 * @throws {Failure} as `checkTarget`; `push-refused`, `push-failed`
 */
export async function push(run, target, wait = delay) {
  checkPushTarget(target);
  await send(pushRequest(target.server, target.url, run), { token: target.token, wait });
}

/**
 * @param {PushTarget} target where profiles will be sent
 * @param {string} [option] command-line option that gave its URL
 * @throws {Failure} `push-url-invalid`, `push-url-secret`, `push-token-plain`
 */
export function checkPushTarget({ url, token }, option = '--to') {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) throw new Failure('push-url-invalid', { option });
  if (parsed.username !== '' || parsed.password !== '' || parsed.search !== '' || parsed.hash !== '')
    throw new Failure('push-url-secret', { host: parsed.host });
  if (token !== null && parsed.protocol === 'http:' && !LOOPBACK.test(parsed.hostname))
    throw new Failure('push-token-plain', { host: parsed.host });
}
