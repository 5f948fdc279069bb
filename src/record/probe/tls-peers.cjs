'use strict';

/* Counts of the connections of one side to one host and port, made by one kind of client, as they are saved, and the state needed for counting. */
const { newCallers, placesOf } = require('./asked-at.cjs');
const { newSampling } = require('./sampling.cjs');
const { OTHERS, increment, newTally } = require('./tally.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { PeerCounts } from '../tls.js' */
/** @import { TlsPeer } from '../../model/tls.js' */
/** @import { Callers, Use } from './asked-at.cjs' */
/** @import { Handshake } from './count-handshakes.cjs' */
/** @import { Sampling } from './sampling.cjs' */
/** @import { TakenStack } from './stack.cjs' */

const { create } = Object;
const { stringify } = JSON;

/** Most peers per thread, besides one for all others of each role. */
const MOST_PEERS = 200;
/** Most results of a peer's handshakes that are not summed up at a time. */
const MOST_RESULTS = 16;
/** Most different names of one server that are told apart: each connection with another counts as one of its own. */
const MOST_NAMES = 256;

/**
 * Handshakes of a peer with one result; names are counted when they are saved, since that takes longer than comparing
 * results.
 * @typedef {{handshake: Handshake, alpn: unknown, count: number}} Alike
 */

/**
 * @typedef {object} Peer
 * @property {PeerCounts} counts as they are saved
 * @property {Alike[]} results of handshakes whose names are not counted yet
 * @property {Callers} callers of its connections
 * @property {TakenStack | null} requester stack of code that made a request over one of them, or wrote to one
 * @property {Record<string, Use>} uses first ones of its connections without a line, by the innermost package that requested them
 * @property {number} writes that were looked at
 * @property {number} answers that were looked at
 * @property {WeakRef<object> | null} answer the last response
 * @property {Callers} agentCallers creators of the agents that its requests went through
 * @property {WeakMap<object, number>} agents that its requests went through, with how many they carried, up to two
 * @property {Record<string, true>} names that its server was asked for, the first ones
 * @property {{byLevel: number[], most: number}} unseen dispatchers among them whose creation was not seen, by the level
 *   of what stands for them, and the most of one level
 * @property {Sampling} begun connections requested, and which of their stacks are taken
 * @property {boolean} isHandedOn whether the user's line is not on the stack at that time
 * @property {number} open connections now
 * @property {number} firstDone when the first handshake was done, ms; Infinity before
 * @property {number} certificatesRead how many were looked at before one was readable
 * @property {string} text last saved text; `''` if it has changed since
 */

/**
 * @returns {{peerOf: (role: TlsPeer['role'], host: string, port: number, by?: TlsPeer['by']) => Peer, text: () =>
 *   string}} `peerOf` finds or creates a peer; `text` returns the data of all peers to save, as comma-separated JSON
 */
function newPeers() {
  /** @type {Record<string, Peer>} */
  const byKey = create(null);
  /** @type {Peer[]} */
  const peers = [];
  const find = (
    /** @type {TlsPeer['role']} */ role,
    /** @type {string} */ host,
    /** @type {number} */ port,
    /** @type {TlsPeer['by']} */ by,
  ) => {
    const key = `${role} ${by} ${port} ${host}`;
    const known = byKey[key];
    if (known !== undefined) return known;
    return peers.length >= MOST_PEERS && host !== OTHERS
      ? null
      : (byKey[key] = peers[peers.length] = newPeer(role, host, port, by));
  };
  /** @type {Peer | null} it is usually the same again */
  let last = null;
  return {
    peerOf(role, host, port, by = '') {
      if (last !== null && isPeer(last, role, host, port, by)) return last;
      return (last = find(role, host, port, by) ?? /** @type {Peer} */ (find(role, OTHERS, 0, '')));
    },
    text() {
      let text = '';
      for (let index = 0; index < peers.length; index++) {
        // There may have been only attempts.
        if (peers[index].counts.handshakes > 0) text += (text === '' ? '' : ',') + textToSave(peers[index]);
      }
      return text;
    },
  };
}

/**
 * @param {Peer} peer known
 * @param {TlsPeer['role']} role of this program
 * @param {string} host requested
 * @param {number} port of it
 * @param {TlsPeer['by']} by what made the connection
 * @returns {boolean} whether it is that one
 */
function isPeer({ counts }, role, host, port, by) {
  return counts.port === port && counts.host === host && counts.role === role && counts.by === by;
}

/**
 * @param {Peer} peer whose text is remade if anything has changed
 * @returns {string} the data to save for it
 */
function textToSave(peer) {
  if (peer.text !== '') return peer.text;
  sumUp(peer);
  const { counts, callers, agentCallers } = peer;
  const { places, unplaced, packages } = placesOf(callers, peer.requester, peer.uses);
  return (peer.text = stringify({
    ...counts,
    callSites: places,
    unplaced,
    packages,
    agentSites: placesOf(agentCallers, null).places,
  }));
}

/**
 * @param {Peer} peer with another handshake
 * @param {Handshake} handshake its result
 * @param {unknown} alpn protocol that was negotiated, false if none
 */
function addResult(peer, handshake, alpn) {
  const { results } = peer;
  for (let index = 0; index < results.length; index++) {
    const known = results[index];
    if (known.handshake === handshake && known.alpn === alpn) {
      known.count++;
      return;
    }
  }
  if (results.length >= MOST_RESULTS) sumUp(peer);
  peer.results[peer.results.length] = { handshake, alpn, count: 1 };
}

/**
 * @param {Peer} peer that a client is connected to
 * @param {unknown} servername in the connection's options: agents keep those of each apart
 */
function addServername({ counts, names }, servername) {
  const name = typeof servername === 'string' ? servername : '';
  if (names[name]) return;
  if (counts.servernames < MOST_NAMES) names[name] = true;
  counts.servernames++;
}

/** @param {Peer} peer whose results are counted by name */
function sumUp({ counts, results }) {
  for (let index = 0; index < results.length; index++) {
    const { handshake, alpn, count } = results[index];
    increment(counts.protocol, handshake.protocol, count);
    increment(counts.cipher, handshake.cipher, count);
    increment(counts.group, handshake.group, count);
    increment(counts.alpn, alpn, count);
  }
  results.length = 0;
}

/**
 * @param {TlsPeer['role']} role of this program
 * @param {string} host requested
 * @param {number} port of it
 * @param {TlsPeer['by']} by what makes the connections
 * @returns {Peer} without any connections yet
 */
function newPeer(role, host, port, by) {
  return {
    counts: {
      role,
      host,
      port,
      by,
      handshakes: 0,
      resumed: 0,
      refused: 0,
      overlapped: 0,
      requests: 0,
      reusedRequests: 0,
      agents: 0,
      agentsUsedOnce: 0,
      servernames: 0,
      protocol: newTally(),
      cipher: newTally(),
      group: newTally(),
      alpn: newTally(),
      certificate: null,
      bytesIn: 0,
      bytesOut: 0,
      helloBytes: newTally(),
      handshakeTimes: newTally(),
      lifeTimes: newTally(),
      mostOpen: 0,
      choices: {
        withAgent: 0,
        withDispatcher: 0,
        agentKeepsAlive: 0,
        agentIsPlain: 0,
        agentKeepsNoSessions: 0,
        sessionOffered: 0,
        ownContext: 0,
        ownCa: 0,
        ownIdentityCheck: 0,
        forbidsTls13: 0,
        ownCurves: 0,
        preSharedKey: 0,
        renegotiated: 0,
        closedByServer: 0,
        closedByRequest: 0,
        leftIdle: 0,
      },
    },
    results: [],
    callers: newCallers(),
    requester: null,
    uses: create(null),
    writes: 0,
    answers: 0,
    answer: null,
    agentCallers: newCallers(),
    agents: newWeakMap(),
    names: create(null),
    unseen: { byLevel: [], most: 0 },
    begun: newSampling(),
    isHandedOn: true,
    open: 0,
    firstDone: Infinity,
    certificatesRead: 0,
    text: '',
  };
}

module.exports = { addResult, addServername, newPeers };
