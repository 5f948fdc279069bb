/** Which host, port and path an address means. */
import net from 'node:net';
import { Failure } from '../model/failure.js';

/** @typedef {{host: string, port: number, path: string}} Target `host` without brackets */

export const HTTPS_PORT = 443;

/** What stands before the last `@`, after a protocol: perhaps a user and a password, which may itself contain any character. */
const CREDENTIALS = /^([a-z][a-z0-9+.-]*:\/\/)?.*@/is;

/**
 * @param {string} text what the user typed: `example.com`, `example.com:8443`, `[::1]:8443`,
 *   `https://example.com/path?query`
 * @returns {Target} where to connect to, and what to ask for
 * @throws {Failure} `handshake-target-invalid`
 */
export function parseTarget(text) {
  // The message may end up in a log of CI's.
  const invalid = () => new Failure('handshake-target-invalid', { target: text.replace(CREDENTIALS, '$1…@') });
  if (isPath(text)) throw invalid();
  const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  // Without brackets the last part of an IPv6 address would be read as a port.
  const address = net.isIPv6(text) ? `[${text}]` : text;
  const url = parsed(isUrl ? address : `https://${address}`);
  if (url === null || url.hostname === '' || url.username !== '' || url.password !== '') throw invalid();
  if (url.protocol !== 'https:' && url.protocol !== 'wss:') throw invalid();
  const port = url.port === '' ? HTTPS_PORT : Number(url.port);
  if (port === 0) throw invalid();
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port, path: url.pathname + url.search };
}

/**
 * @param {string} text what the user typed
 * @returns {boolean} whether it is a file, such as a socket (`unix:/run/app.sock`), or lacks the port after a colon, which a URL
 *   may; nor does a name consist of hyphens
 */
function isPath(text) {
  const address = text.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  return /^(?:\/|-+$|[^/?#[]*:(?:[/?#]|$))/.test(address) && !net.isIPv6(address);
}

/**
 * What URL.parse does, which Node 20 lacks.
 * @param {string} text that may be a URL
 * @returns {URL | null} null if it isn't one
 */
function parsed(text) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
