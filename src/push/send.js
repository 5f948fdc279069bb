/**
 * Sends one profile to one server. A profile that the server may have taken is not sent again: it would count twice.
 */
import http from 'node:http';
import https from 'node:https';
import { Failure } from '../model/failure.js';

/** @import { PushRequest } from './targets.js' */

/** Total number of tries, and the wait before each further one, ms. */
const WAITS = [1000, 2000, 4000];
/** How many characters of a refusal are shown. */
const MOST_BODY = 500;
const TIMEOUT_MS = 30_000;
/** How long the body of an answer is waited for: its status is all that matters. */
const BODY_MS = 2000;

/** Errors that mean that the server didn't get it. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

/** @typedef {{status: number, body: string}} Answer */

/**
 * @param {PushRequest} request what goes where
 * @param {{token: string | null, wait: (ms: number) => Promise<unknown>}} how `token`: the bearer token; `wait` before
 *   another try
 * @returns {Promise<void>} once the server took it
 * @throws {Failure} `push-refused`, `push-failed`
 */
export async function send(request, { token, wait }) {
  for (let tries = 1; ; tries++) {
    const result = await post(request, token).catch((/** @type {NodeJS.ErrnoException} */ error) => error);
    if ('status' in result && result.status >= 200 && result.status < 300) return;
    if (tries > WAITS.length || !mayTryAgain(result)) throw failureOf(request, result, tries);
    await wait(WAITS[tries - 1]);
  }
}

/**
 * @param {Answer | NodeJS.ErrnoException} result of a try
 * @returns {boolean} whether the server did not take it but may do so soon
 */
function mayTryAgain(result) {
  if (!('status' in result)) return NOT_CONNECTED.has(String(result.code));
  // Pyroscope answers like this while it starts.
  if (result.status === 422) return /service is unavailable/i.test(result.body);
  return result.status === 429 || result.status === 503;
}

/**
 * @param {PushRequest} request what went where
 * @param {Answer | NodeJS.ErrnoException} result of the last try
 * @param {number} tries how many there were
 * @returns {Failure}
 */
function failureOf({ url }, result, tries) {
  const { origin } = new URL(url);
  if (!('status' in result))
    return new Failure('push-failed', { url: origin, reason: result.code ?? result.message, tries }, result);
  const { status, body } = result;
  return new Failure('push-refused', { url: origin, status, ...(body === '' ? {} : { body }), tries });
}

/**
 * @param {PushRequest} request what goes where
 * @param {string | null} token bearer token, null if none is needed
 * @returns {Promise<Answer>} the beginning of its body
 */
function post({ url, type, body }, token) {
  return new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const headers = {
      'content-type': type,
      'content-length': body.length,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    };
    // Whatever NODE_TLS_REJECT_UNAUTHORIZED says.
    const options = { method: 'POST', headers, rejectUnauthorized: true, agent: false };
    const sent = request(url, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      // It has answered, even if the body never ends, or the rest of it is missing.
      const answered = () => resolve({ status: response.statusCode ?? 0, body: text.trim() });
      const enough = () => {
        answered();
        sent.destroy();
      };
      const rest = setTimeout(enough, BODY_MS);
      response.on('data', (/** @type {string} */ chunk) => {
        text = (text + chunk).slice(0, MOST_BODY);
        if (text.length >= MOST_BODY) enough();
      });
      response.on('error', answered);
      response.on('end', answered);
      response.on('close', () => clearTimeout(rest));
    });
    const late = setTimeout(() => sent.destroy(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), TIMEOUT_MS);
    sent.on('error', reject);
    sent.on('close', () => clearTimeout(late));
    sent.end(body);
  });
}
