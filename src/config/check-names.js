/** Whether the names in a budget exist: operations, rules, paths, peers, routes. */
import { matchesAnyOperation, textMatcher } from '../gate/selector.js';
import { Failure } from '../model/failure.js';
import { OPERATIONS } from '../model/operation.js';
import { near } from '../text/nearest.js';
import { quote } from './check-shape.js';
import { sameTlsName, TLS_NAMES } from './tls-names.js';

/** @import { MetricId } from '../model/gate-config.js' */
/** @import { ConfigOrigin } from './parse-config.js' */

/** Hosts and ports have neither spaces nor slashes: an address of a page has. */
const NO_PEER = /[\s/]/;

/** A method and the pattern of a path, or what stands for either. In a regular expression, any sign may be. */
const ROUTE = /^(?:\*|[A-Z*]+(?:\|[A-Z]+)*) ?(?:[/*…](?:[^\s#=]*|.*[\\(].*))?$/;
/** What people write for it: another case, no method, what follows a path. */
const NEARLY_ROUTE = /^(?:([a-z*]+(?:\|[a-z]+)*) +)?(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*)(?:[?#]\S*)?$/i;

/** Windows' separators, a root, and steps upwards: reports have none of them. */
const NOT_IN_ROOT = /\\|^\/|^[a-z]:|^(?:\.\/)*\.\.\//i;

/**
 * A budget on a name that doesn't exist would pass forever.
 * @param {{metric?: MetricId, operation?: string, rule?: string, path?: string, peer?: string, route?: string, forbid?:
 *   string[]}} entry of the config
 * @param {string} at place in the config
 * @param {ConfigOrigin} origin of the config
 * @throws {Failure} `config-name-unknown`, `config-path-elsewhere`, `config-value-invalid`
 */
export function checkNames({ metric, operation, rule, path: glob, peer, route, forbid = [] }, at, { path, rules }) {
  if (operation !== undefined && !matchesAnyOperation(operation)) {
    throw unknown('operation', operation, operationNames(), at, path);
  }
  if (rule !== undefined && !rules.some(textMatcher(rule))) throw unknown('rule', rule, rules, at, path);
  checkForms({ path: glob, peer, route }, at, path);
  checkForbidden(forbid, (metric && TLS_NAMES[metric]) ?? [], at, path);
}

/**
 * @param {{path?: string, peer?: string, route?: string}} selectors of an entry
 * @param {string} at place of the entry in the config
 * @param {string} path of the config
 * @throws {Failure} `config-path-elsewhere`, `config-value-invalid`
 */
function checkForms({ path: glob, peer, route }, at, path) {
  if (peer !== undefined && NO_PEER.test(peer)) throw noPeer(peer, at, path);
  if (route !== undefined && !ROUTE.test(route)) throw noRoute(route, at, path);
  if (glob !== undefined && NOT_IN_ROOT.test(glob))
    throw new Failure('config-path-elsewhere', { path, at: `${at}.path`, glob });
}

/**
 * @param {string[]} forbid patterns of names
 * @param {readonly string[]} names that connections may have
 * @param {string} at place of the entry in the config
 * @param {string} path of the config
 * @throws {Failure} `config-name-unknown`
 */
function checkForbidden(forbid, names, at, path) {
  const dead = forbid.findIndex((pattern) => !names.some(textMatcher(pattern)));
  if (dead !== -1) throw unknownTls(forbid[dead], names, `${at}.forbid[${dead}]`, path);
}

/**
 * @param {string} peer that no connection has, such as an address of a page
 * @param {string} at place of the entry in the config
 * @param {string} path of the config
 * @returns {Failure} to be thrown
 */
function noPeer(peer, at, path) {
  const host = /^(?:\w+:\/\/)?([^\s/]+)/.exec(peer.trim())?.[1];
  return new Failure('config-value-invalid', {
    path,
    at: `${at}.peer`,
    value: quote(peer),
    expected: 'a host and a port, such as "api.example.com:443"; * stands for anything',
    ...(host === undefined ? {} : { nearest: quote(host) }),
  });
}

/**
 * @param {string} route that no report has, such as an address of a page
 * @param {string} at place of the entry in the config
 * @param {string} path of the config
 * @returns {Failure} to be thrown
 */
function noRoute(route, at, path) {
  return new Failure('config-value-invalid', {
    path,
    at: `${at}.route`,
    value: quote(route),
    expected: 'a method of HTTP and a path as the report has them, such as "POST /login"; * stands for anything',
    ...nearRoute(route),
  });
}

/**
 * @param {string} route that no report has
 * @returns {{nearest?: string}} what was probably meant, as the config would have it
 */
function nearRoute(route) {
  const [, method = '*', path] = NEARLY_ROUTE.exec(route.trim()) ?? [];
  return path === undefined ? {} : { nearest: quote(`${method.toUpperCase()} ${path}`) };
}

/** More names than these, nobody reads in a message. */
const MOST_NAMES = 10;

/**
 * @param {string} name that no connection has
 * @param {readonly string[]} known names that they have
 * @param {string} at place of the name in the config
 * @param {string} path of the config
 * @returns {Failure} to be thrown
 */
function unknownTls(name, known, at, path) {
  const same = sameTlsName(name, known);
  const shown =
    known.length > MOST_NAMES
      ? `${known.length} names, which are IANA's, such as ${known[known.length - 1]}`
      : known.join(', ');
  return new Failure('config-name-unknown', {
    path,
    at,
    kind: 'TLS connection',
    name,
    known: shown,
    ...(same === null ? near(name, [...known]) : { nearest: same }),
  });
}

/** @returns {string[]} operations and their families */
function operationNames() {
  const ids = Object.keys(OPERATIONS);
  return [...new Set([...ids, ...ids.map((id) => id.split('.')[0])])];
}

/**
 * @param {'operation' | 'rule'} kind of name
 * @param {string} name that there is not
 * @param {string[]} known names that there are
 * @param {string} at place of the entry in the config
 * @param {string} path of the config
 * @returns {Failure} to be thrown
 */
function unknown(kind, name, known, at, path) {
  return new Failure('config-name-unknown', {
    path,
    at: `${at}.${kind}`,
    kind,
    name,
    known: known.join(', '),
    ...near(name.replace(/[.*]+$/, ''), known),
  });
}
