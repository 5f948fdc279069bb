'use strict';

/*
 * The options with which a connection was requested. Except for host and port, we record only whether an option was
 * given, never its value; `key`, `pfx`, `passphrase` and the contents of a session are not even read.
 */
const builtinModule = require('./builtin-module.cjs');
const ownValue = require('./own-value.cjs');

/** @import { PeerChoices, TlsPeer } from '../../model/tls.js' */

const { apply } = Reflect;
const { isArray } = Array;
const { slice } = String.prototype;
const toNumber = Number;

/** @type {any} loaded late: that takes some µs */
let tls = null;
const nodesTls = () => (tls ??= builtinModule('tls'));
/** DNS names are no longer than this. */
const LONGEST_NAME = 255;
/** OpenSSL's SSL_OP_NO_TLSv1_3. */
const NO_TLS_13 = 0x20000000;
/** Versions before 1.3 as in Node's options, and methods that allow only those. */
const OLD = /^(?:TLSv1(?:\.[0-2])?$|TLSv1(?:_[12])?_|SSLv)/;
const { test } = RegExp.prototype;
/** Options of `https.globalAgent`, and what Node adds to those of any agent. */
const COMMON = ['keepAlive', 'scheduling', 'timeout', 'noDelay', 'path', 'defaultPort', 'protocol'];
const { includes } = Array.prototype;
const { getPrototypeOf, ownKeys } = Reflect;
const { getOwnPropertyDescriptor, hasOwn } = Object;

/** @typedef {Record<string, any>} Options */

/**
 * Where there is a host, it is the one that is connected to, even if it is an address, beside the name that the certificate is
 * for: the servers of a cluster may share that name, but no sessions.
 * @param {Options} options of a client's connection
 * @param {any} socket the connection
 * @param {any} transport Node's handle of the connection below
 * @returns {{host: string, port: number}} its destination; '' and 0 if unknown
 */
function addressOf(options, socket, transport) {
  // A Unix domain socket has a path, which is private.
  if (isText(options.path)) return { host: '', port: 0 };
  const host = options.host ?? options.servername ?? options.socket?._host ?? socket._host;
  const port = toNumber(options.port);
  if (isText(host) && isPort(port)) return { host: shortened(host), port };
  if (isText(host) && isTunnelled(options, host)) return { host: shortened(host), port: 0 };
  const peer = peerOf(transport);
  return { host: isText(host) ? shortened(host) : peer.host, port: isPort(port) ? port : peer.port };
}

/**
 * @param {Options} options of a client's connection
 * @param {string} host its destination
 * @returns {boolean} whether it goes through a proxy, which has its own port, and may be on the same host or have no name
 */
function isTunnelled(options, host) {
  const below = options.socket;
  if (below !== undefined && (agentOf(options) !== null || ownValue(below, 'encrypted') === true)) return true;
  const name = below?._host;
  return isText(name) && host !== name;
}

/**
 * @param {any} transport Node's handle of a connection
 * @returns {{host: string, port: number}} address of its destination; '' and 0 if unknown
 */
function peerOf(transport) {
  /** @type {{address?: string, port?: number}} */
  const peer = {};
  transport.getpeername?.(peer);
  const { address, port } = peer;
  return { host: isText(address) ? shortened(address) : '', port: isPort(port) ? port : 0 };
}

/**
 * @param {any} transport Node's handle of the connection below
 * @returns {number} port that a server's connection came to, 0 if unknown
 */
function ownPort(transport) {
  /** @type {{port?: number}} */
  const address = {};
  transport.getsockname?.(address);
  return isPort(address.port) ? address.port : 0;
}

/**
 * Notes how a client requested a connection.
 * @param {PeerChoices} choices is added to
 * @param {Options} options of the connection
 * @param {any} agent that made it, if any
 */
function addClientChoices(choices, options, agent) {
  addChoices(choices, askedOf(options));
  if (options.session !== undefined && options.session !== null) choices.sessionOffered++;
  if (options.secureContext) choices.ownContext++;
  const isOneOff = options.agent === false;
  if (agent === null && !isOneOff) return;
  choices.withAgent++;
  if (!isOneOff) addAgentChoices(choices, options, agent);
}

/**
 * @param {PeerChoices} choices is added to
 * @param {Options} options of a connection
 * @param {any} agent that made it, and makes others
 */
function addAgentChoices(choices, options, agent) {
  if (agent.keepAlive === true) choices.agentKeepsAlive++;
  if (isPlain(agent)) choices.agentIsPlain++;
  if (agent.maxCachedSessions === 0) choices.agentKeepsNoSessions++;
  // tls.connect fills in its own if there is none.
  const { checkServerIdentity } = options;
  const isOwn = checkServerIdentity !== undefined && checkServerIdentity !== nodesTls().checkServerIdentity;
  if (isOwn && agent.options?.checkServerIdentity !== checkServerIdentity) choices.ownIdentityCheck++;
}

/**
 * @param {any} agent of `https`
 * @returns {boolean} whether its connections are like those of an unchanged `https.globalAgent`
 *   (https://github.com/nodejs/node/blob/v24.x/lib/https.js)
 */
function isPlain(agent) {
  const { options, maxSockets, maxTotalSockets, maxCachedSessions } = agent;
  const isLimited = maxSockets !== Infinity || maxTotalSockets !== Infinity || maxCachedSessions !== 100;
  if (isLimited || typeof options !== 'object' || options === null || hasOwn(agent, 'createConnection')) return false;
  const names = ownKeys(options);
  for (let index = 0; index < names.length; index++) {
    // `proxyEnv` exists, but is undefined unless NODE_USE_ENV_PROXY is set; don't call a getter of the program's.
    const { value, get } = /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(options, names[index]));
    const isSet = value !== undefined || get !== undefined;
    if (isSet && !apply(includes, COMMON, [names[index]])) return false;
  }
  return getPrototypeOf(agent) === builtinModule('https').Agent.prototype;
}

/**
 * @typedef {Pick<Record<keyof PeerChoices, boolean>, 'ownCa' | 'ownCurves' | 'forbidsTls13'>} Asked what both clients
 *   and servers may request
 */

/**
 * @param {Options} options of a client's connection, or the server, which keeps its options as properties
 * @returns {Asked} what they request
 */
function askedOf({ ca, ecdhCurve, maxVersion, secureProtocol, secureOptions, secureContext }) {
  const ownCa = ca !== undefined && ca !== null;
  if (secureContext) return { ownCa, ownCurves: false, forbidsTls13: false };
  const { DEFAULT_ECDH_CURVE, DEFAULT_MAX_VERSION } = nodesTls();
  const highest = maxVersion ?? secureProtocol ?? DEFAULT_MAX_VERSION;
  return {
    ownCa,
    ownCurves: ecdhCurve !== undefined && ecdhCurve !== DEFAULT_ECDH_CURVE,
    forbidsTls13: (typeof highest === 'string' && apply(test, OLD, [highest])) || (secureOptions & NO_TLS_13) !== 0,
  };
}

/**
 * @param {PeerChoices} choices is added to
 * @param {Asked} asked for one handshake
 */
function addChoices(choices, { ownCa, ownCurves, forbidsTls13 }) {
  if (ownCa) choices.ownCa++;
  if (ownCurves) choices.ownCurves++;
  if (forbidsTls13) choices.forbidsTls13++;
}

/**
 * All requests of `https` have a default agent, but those that bring `createConnection` go through none unless they name
 * it (https://github.com/nodejs/node/blob/v24.x/lib/_http_client.js): such are those of ws.
 * @param {Options} options of a client's connection
 * @returns {any} the agent that requested it, null if there is none
 */
function agentOf({ agent, createConnection, _defaultAgent: common }) {
  if (agent === false) return null;
  const asked = agent ?? (typeof createConnection === 'function' ? null : common);
  return typeof asked === 'object' && asked !== null ? asked : null;
}

/**
 * @param {Options} options of a client's connection
 * @returns {TlsPeer['by']} what makes it: dispatchers and others are not told apart, as that shows only once connected
 */
function makerOf(options) {
  return options.agent === false || agentOf(options) !== null ? 'agent' : '';
}

/**
 * @param {Options} options of a client's connection
 * @returns {boolean} whether HTTP/2 is among the protocols that it offers
 */
function offersStreams({ ALPNProtocols: offered }) {
  return isArray(offered) && apply(includes, offered, ['h2']);
}

/**
 * @param {any} ca as given
 * @returns {number} bytes of it
 */
function caBytes(ca) {
  if (!isArray(ca)) return sizeOf(ca);
  let bytes = 0;
  for (let index = 0; index < ca.length; index++) bytes += sizeOf(ca[index]);
  return bytes;
}

/**
 * @param {any} part of what was given as `ca`
 * @returns {number} bytes of it: certificates in text are ASCII
 */
function sizeOf(part) {
  const size = part?.byteLength ?? part?.length;
  return typeof size === 'number' && size >= 0 ? size : 0;
}

/**
 * @param {unknown} name of a host
 * @returns {name is string} whether it is one
 */
function isText(name) {
  return typeof name === 'string' && name !== '';
}

/**
 * @param {unknown} port that may be one
 * @returns {port is number} whether it is
 */
function isPort(port) {
  return typeof port === 'number' && port > 0 && port < 65536 && port % 1 === 0;
}

/**
 * @param {string} host that was asked for
 * @returns {string} cut to the length of a name
 */
function shortened(host) {
  return host.length > LONGEST_NAME ? apply(slice, host, [0, LONGEST_NAME]) : host;
}

module.exports = {
  addChoices,
  addClientChoices,
  addressOf,
  agentOf,
  askedOf,
  caBytes,
  makerOf,
  offersStreams,
  ownPort,
};
