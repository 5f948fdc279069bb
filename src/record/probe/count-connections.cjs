'use strict';

/*
 * The ledger of TLS connections: who opens them, what they cost and whether they are reused (model/tls.js). We see a
 * connection when Node's JavaScript sets up its handle
 * (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/wrap.js): a client's handle gets an `onocspresponse`, a
 * server's a `lastHandshakeTime`, a client's is told to `start`, and each to `destroySSL` at its end.
 */
const newBudget = require('./budget.cjs');
const countContexts = require('./count-contexts.cjs');
const keyOf = require('./certificate-key.cjs');
const readerOf = require('./own-symbol.cjs');
const watchAgents = require('./watch-agents.cjs');
const watchClients = require('./watch-clients.cjs');
const watchDispatchers = require('./watch-dispatchers.cjs');
const watchGot = require('./watch-got.cjs');
const watchReaders = require('./watch-readers.cjs');
const watchRequests = require('./watch-requests.cjs');
const watchServers = require('./watch-servers.cjs');
const watchSignals = require('./watch-signals.cjs');
const watchSuperagent = require('./watch-superagent.cjs');
const watchTurns = require('./watch-turns.cjs');
const watchWrites = require('./watch-writes.cjs');
const newFacts = require('./own-facts.cjs');
const ownValue = require('./own-value.cjs');
const newWeakMap = require('./weak-map.cjs');
const { addCaller, addUser, firstOrigin, packagesWithoutLine } = require('./asked-at.cjs');
const {
  addChoices,
  addClientChoices,
  addressOf,
  agentOf,
  askedOf,
  makerOf: kindOfMaker,
  offersStreams,
  ownPort,
} = require('./connection-options.cjs');
const { asksToClose, isGivenUp, isLeft } = require('./kept-open.cjs');
const { isCertified, isRefused } = require('./is-refused.cjs');
const { addNext, isNextDue } = require('./sampling.cjs');
const { addSize, addTime } = require('./tally.cjs');
const { addResult, addServername, newPeers } = require('./tls-peers.cjs');
const { originOf, takeStack } = require('./stack.cjs');
const { watchAssignments, watchLookups } = require('./watch-property.cjs');

/** @import { Caller, Callers } from './asked-at.cjs' */
/** @import { Handshake } from './count-handshakes.cjs' */
/** @import { TakenStack } from './stack.cjs' */
/** @import { Peer } from './tls-peers.cjs' */

const { apply } = Reflect;
const { hasOwn } = Object;
const { hrtime, versions } = process;
const { stringify } = JSON;
const OwnWeakRef = WeakRef;
const { deref } = WeakRef.prototype;
const toNumber = Number;
const now = () => toNumber(hrtime.bigint()) / 1e6;

/**
 * Whether a client may be asked for its server's certificate: on Node 24 and later that ends the process by SIGSEGV if its key is
 * on secp256k1 or a Brainpool curve. Of a server that it trusts Node asks itself, in any case (`onConnectSecure` in
 * https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/wrap.js).
 */
const mayAsk = Number(versions.node.split('.')[0]) < 24;
/** Most certificates to look at for a peer, as long as none was readable: each takes up to 0.1 ms. */
const MOST_CERTIFICATES = 3;
/** What is looked at occasionally is so the first times, and around each power of two. */
const OFTEN = 16;
/** Most writes to look at for a peer without a line. */
const MOST_WRITES = 32;
/** We learn of it only when it connects. */
const SUPERAGENT = 'superagent';
/** Most responses to look at for such a peer. */
const MOST_ANSWERS = 32;
const METHODS = [
  'start',
  'close',
  'destroySSL',
  'getX509Certificate',
  'getPeerCertificate',
  'verifyError',
  'getPeerX509Certificate',
  'getALPNNegotiatedProtocol',
];

/**
 * @typedef {object} Connection
 * @property {boolean} isServer which side this program is
 * @property {number} made when it was requested, ms
 * @property {number} began when its TLS began, ms
 * @property {TakenStack | null} taken stack of its creation, for a client; servers have their own
 * @property {number} weight connections to its peer that its stack stands for, 0 if it is not kept; -1 if that is not
 *   decided yet
 * @property {number} bytesIn received before TLS began
 * @property {number} bytesOut sent before TLS began
 * @property {Peer | null} asked its destination, if known before it is connected
 * @property {Peer | null} peer once its handshake is done
 * @property {number} done when, ms
 * @property {Caller | null} caller that requested it, if its stacks are kept, for a client
 * @property {Caller | null} context what is kept of the request for its context, if that was made for it, for a client
 * @property {number} requests that it has carried
 * @property {object | null} dispatcher of undici that keeps it, null if there is none
 * @property {boolean} isRenegotiated whether the program requested a renegotiation
 * @property {((socket: any) => unknown) | null} isLast from the undici dispatcher that keeps it, null if there is none
 * @property {(() => boolean) | null} isIdle from that dispatcher: whether no request is on it; null if there is none
 * @property {boolean} isLeft whether the other side closed it while a pool kept it
 * @property {boolean} isAskedToClose whether the last request asked for it to be closed
 * @property {boolean} isCertified whether this is a client that the server can still refuse for its certificate, and that has not
 *   ended the connection
 * @property {boolean} isUnread whether its server's certificate is looked at when it is closed
 * @property {number} received bytes on the wire when its handshake was done
 */

/**
 * @typedef {object} Ledger
 * @property {(handle: object, handshake: Handshake) => void} done call for each completed handshake
 * @property {(socket: unknown, request?: object) => void} requested call for each request, with the socket that carries it;
 *   undici's with the request
 * @property {(request: object) => void} made call for each request of `http` or `https` when it is made
 * @property {(request: any) => void} answered call for each response to a request of `http` or `https`
 * @property {(socket: object) => void} pooled call for each undici connection, once connected
 * @property {() => string} text the data to save, as JSON
 */

/**
 * @param {object} tls prototype of Node's handles of TLS connections
 * @param {() => void} note called when something is counted; must not throw
 * @param {ReturnType<typeof import('./watch-transports.cjs')>} transports who connected sockets that may carry TLS
 * @param {import('./watch-bodies.cjs').Bodies} bodies who made requests that connect later
 * @returns {Ledger | null} null if connections can't be seen in this Node
 */
module.exports = function countConnections(tls, note, transports, bodies) {
  for (let index = 0; index < METHODS.length; index++) if (!hasOwn(tls, METHODS[index])) return null;
  const { getALPNNegotiatedProtocol, getX509Certificate, getPeerCertificate, getPeerX509Certificate, verifyError } =
    /** @type {any} */ (tls);
  const ownerOf = readerOf('owner_symbol');
  const connections = newFacts();
  /** What all connections of a server have in common, by server. */
  const facts = newWeakMap();
  const peers = newPeers();
  const agents = watchAgents();
  const dispatcherOf = watchDispatchers();
  const signals = watchSignals();
  const readers = watchReaders();
  const peerAt = (/** @type {{host: string, port: number}} */ { host, port }, /** @type {any} */ options) =>
    peers.peerOf('client', host, port, kindOfMaker(options));
  const turns = watchTurns();
  const servers = watchServers(turns.calling);
  transports.follow(turns.earlier);
  const take = () => takeStack(turns.earlier());
  const contexts = countContexts(tls, note, take);
  /** @type {Connection | null} the client connection requested last, until its requester is known */
  let latest = null;
  // Packages that announce a request right after sending it.
  const sentBy = (/** @type {string} */ name) => (/** @type {TakenStack} */ taken) => {
    const asked = latest?.taken;
    latest = null;
    if (!asked) return;
    const { place, package: through } = originOf(asked);
    if (place !== null || through !== name) return;
    asked.earlier = taken;
  };
  const got = watchGot(take, sentBy('got'));
  const superagent = watchSuperagent(sentBy(SUPERAGENT));
  // For HTTP/2 it connects before it announces the request.
  const followGot = (/** @type {TakenStack} */ taken) => {
    if (!got.isWaiting() || taken.earlier !== null) return;
    const { place, package: through } = originOf(taken);
    if (place === null && through === 'got') taken.earlier = got.waiting();
  };
  const followSignals = (/** @type {TakenStack} */ taken) => {
    if (!signals.isWatching() || taken.earlier !== null) return;
    const { place, package: through } = originOf(taken);
    if (place === null) taken.earlier = signals.makerOf(through);
  };
  // Stacks are taken for the first connections to each peer, then less and less often.
  const clients = watchClients((socket, options) => {
    const connection = /** @type {Connection | undefined} */ (connections.get(socket));
    if (connection === undefined) return;
    const address = addressOf(options, socket, socket._handle._parent);
    const peer = peerAt(address, options);
    // The peer may be known only once connected.
    if (address.host !== '' && address.port > 0) connection.asked = peer;
    connection.weight = addNext(peer.begun);
    const context = socket._handle._secureContext?.context;
    const made = contexts.takenFor(context, options);
    if (connection.weight > 0 && connection.taken === null) connection.taken = made ?? take();
    // A context is made, and its CAs are parsed, even if nobody can be connected to.
    connection.context = contexts.tell(context, options, connection.taken, transports.takenOf(socket._handle._parent));
    const offersHttp2 = offersStreams(options);
    if (connection.taken !== null) {
      if (offersHttp2) followGot(connection.taken);
      if (agentOf(options) === null) {
        bodies.follow(connection.taken, address);
        followSignals(connection.taken);
      }
    }
    // Only for HTTP/1 is a request announced right after its connection was requested.
    latest = offersHttp2 ? null : connection;
  });
  const optionsOf = (/** @type {any} */ socket) => clients.optionsOf(socket) ?? socket._tlsOptions;
  const canTell = (/** @type {any} */ handle, /** @type {boolean} */ isServer) =>
    isServer || mayAsk || !apply(verifyError, handle, []);
  const tellCertificate = (/** @type {Peer} */ peer, /** @type {any} */ handle, /** @type {boolean} */ isServer) =>
    addCertificate(
      peer,
      keyOf(isServer ? apply(getX509Certificate, handle, [])?.raw() : apply(getPeerCertificate, handle, [false])?.raw),
    );
  /** Makers of requests of `http` and `https`. */
  const requesters = newWeakMap();
  const makers = newBudget();
  const noteMaker = (/** @type {object} */ made) => {
    if (makers.mayTake()) requesters.set(made, takeStack());
  };
  let isAnnounced = false;
  const watchMakers = watchRequests(noteMaker);
  // An agent has given the connection to the request that it made it for by the time of the handshake.
  const makerOf = (/** @type {any} */ { _httpMessage: sent }) => (sent ? (requesters.get(sent) ?? null) : null);

  // A server knows who made it; other code makes each socket itself, mostly of one that a server has accepted.
  const takenByServer = (/** @type {any} */ { server }, /** @type {unknown} */ wrapped) => {
    if (server) return servers.takenOf(server);
    const below = ownValue(wrapped, 'server');
    return takeStack(below ? servers.takenOf(below) : null);
  };
  const begin = (/** @type {any} */ handle, /** @type {boolean} */ isServer) => {
    const socket = ownerOf(handle);
    // A socket that tries several addresses gets a new handle for each.
    if (connections.get(socket) !== undefined) return;
    const { _parent: transport, _parentWrap: wrapped } = handle;
    const made = now();
    const connection = {
      isServer,
      made,
      began: made,
      taken: isServer ? takenByServer(socket, wrapped) : clients.mayTakeEarly() ? take() : null,
      weight: -1,
      bytesIn: wrapped ? (transport.bytesRead ?? 0) : 0,
      bytesOut: wrapped ? (transport.bytesWritten ?? 0) : 0,
      asked: null,
      peer: null,
      done: 0,
      caller: null,
      context: null,
      requests: 0,
      dispatcher: null,
      isRenegotiated: false,
      isLast: null,
      isIdle: null,
      isLeft: false,
      isAskedToClose: false,
      isCertified: false,
      isUnread: false,
      received: 0,
    };
    connections.set(socket, connection);
    if (isServer) return;
    if (connection.taken !== null) followGot(connection.taken);
    latest = connection;
  };
  watchAssignments(tls, 'onocspresponse', (handle) => begin(handle, false));
  watchAssignments(tls, 'lastHandshakeTime', (handle) => begin(handle, true));
  watchLookups(tls, 'start', (handle) => {
    const socket = ownerOf(handle);
    const connection = /** @type {Connection | undefined} */ (connections.get(socket));
    if (connection === undefined) return;
    connection.began = now();
    connection.context ??= contexts.tell(
      handle._secureContext.context,
      optionsOf(socket),
      connection.taken,
      transports.takenOf(handle._parent),
    );
  });
  watchLookups(tls, 'shutdown', (handle) => {
    const socket = ownerOf(handle);
    const connection = /** @type {Connection | undefined} */ (connections.get(socket));
    // Where the program ends it first, the server's silence says nothing.
    if (connection?.isCertified && socket.readableEnded !== true) connection.isCertified = false;
  });
  watchLookups(tls, 'close', (handle) => {
    const socket = ownerOf(handle);
    const connection = /** @type {Connection | undefined} */ (connections.get(socket));
    if (!connection?.peer || connection.isServer || connection.requests === 0) return;
    connection.isLeft ||= isLeft(socket, handle, connection.isIdle?.() ?? null);
  });
  watchLookups(tls, 'destroySSL', (handle) => {
    const socket = ownerOf(handle);
    const connection = /** @type {Connection | undefined} */ (connections.get(socket));
    const peer = connection?.peer;
    if (!connection || !peer) return;
    connection.peer = null;
    peer.open--;
    // This takes the certificate out of the connection, which the program can't use any more.
    if (connection.isUnread && isCertificateRead(peer))
      addCertificate(peer, keyOf(apply(getPeerX509Certificate, handle, [])?.raw()));
    if (isRefused(socket, handle, connection)) peer.counts.refused++;
    else if (connection.isLeft) peer.counts.choices.leftIdle++;
    else if (!connection.isServer && isGivenUp(socket, connection.isLast !== null, peer.counts.mostOpen))
      peer.counts.choices[connection.isAskedToClose ? 'closedByRequest' : 'closedByServer']++;
    addTime(peer.counts.lifeTimes, now() - connection.done);
    peer.text = '';
    note();
  });

  watchLookups(tls, 'renegotiate', (handle) => {
    const connection = /** @type {Connection | undefined} */ (connections.get(ownerOf(handle)));
    if (!connection?.peer || connection.isRenegotiated) return;
    connection.isRenegotiated = true;
    connection.peer.counts.choices.renegotiated++;
    connection.peer.text = '';
  });

  /** @returns {string} package that requested a connection, by the connection's own stack */
  const askedThrough = (/** @type {Peer} */ peer, /** @type {TakenStack} */ taken) => {
    const { place, package: through } = originOf(taken);
    peer.isHandedOn = place === null;
    if (place === null && through === SUPERAGENT) superagent.find();
    return through;
  };
  /** Lets the other stacks be taken for later connections, too. */
  const useStacks = (/** @type {Peer} */ peer, /** @type {any} */ options) => {
    turns.use(isNextDue(peer.begun));
    got.use();
    superagent.use();
    if (options.secureContext) contexts.use();
    transports.use();
    makers.use();
  };
  /** Whoever requested a connection had its context made, which may be seen only at its end. */
  const followContext = (/** @type {Caller | null} */ context, /** @type {(TakenStack | null)[]} */ stacks) => {
    if (context === null) return;
    for (let index = 0; index < stacks.length; index++) contexts.follow(context, stacks[index]);
  };
  /** Finds out who requested a client's connection, for the first ones and then less and less often. */
  const addRequester = (
    /** @type {Peer} */ peer,
    /** @type {any} */ socket,
    /** @type {any} */ transport,
    /** @type {any} */ options,
    /** @type {TakenStack | null} */ taken,
    /** @type {number} */ weight,
    /** @type {Caller | null} */ context,
  ) => {
    // The other stacks cost 35 µs each: they are taken only if the connection's own has no user line.
    const through = taken === null ? null : askedThrough(peer, taken);
    const lookedUp = peer.isHandedOn ? turns.lookedUp(peer.counts.host, through, isToAddress(socket)) : null;
    // The context's creator requested the first connection, and may be known from the next ones.
    const isWeak = contexts.isOfNobody(options);
    if (isWeak) peer.requester ??= lookedUp;
    const others = [transports.takenOf(transport), contexts.takenOf(options), peer.isHandedOn ? makerOf(socket) : null];
    const stacks = [taken, others[0], others[1], isWeak ? null : lookedUp, others[2]];
    followContext(context, stacks);
    // If no stack was taken, treat it as if none was due.
    const caller = addCaller(peer.callers, stacks, taken === null && areAllNull(others) ? 0 : weight);
    if (peer.isHandedOn) useStacks(peer, options);
    if (mayWatchWrites(peer) && isUnplaced(peer.callers, stacks)) writes.watch();
    return caller;
  };
  /** @returns {Peer} that a client is connected to, once its handshake is counted there */
  const clientPeer = (
    /** @type {any} */ socket,
    /** @type {any} */ transport,
    /** @type {Connection} */ connection,
  ) => {
    const { taken, asked, weight: known, context } = connection;
    const options = optionsOf(socket);
    const peer = asked ?? peerAt(addressOf(options, socket, transport), options);
    const agent = agentOf(options);
    addClientChoices(peer.counts.choices, options, agent);
    addServername(peer, options.servername);
    if (agent !== null) agents.add(peer, agent);
    // Of the first connection of all, it was not seen before where it goes.
    else if (asked === null && taken !== null) bodies.follow(taken, peer.counts);
    // Where tls.connect gives its options was not known yet, or other code has made the socket.
    const weight = known < 0 ? addNext(peer.begun) : known;
    if (taken !== null || peer.isHandedOn || weight > 0)
      connection.caller = addRequester(peer, socket, transport, options, taken, weight, context);
    else {
      addCaller(peer.callers, [], 0);
      contexts.takenOf(options);
    }
    return peer;
  };
  const serverPeer = (/** @type {any} */ socket, /** @type {any} */ transport, /** @type {Connection} */ { taken }) => {
    const { server } = socket;
    let known = server ? facts.get(server) : undefined;
    // A server's options may be replaced while it runs.
    if (known === undefined || known.context !== server?._sharedCreds) {
      known = {
        context: server?._sharedCreds,
        peer: peers.peerOf('server', '', ownPort(transport)),
        asked: askedOf(server ?? socket._tlsOptions),
      };
      if (server) facts.set(server, known);
      if (known.context) contexts.tell(known.context.context, server, taken, null);
    }
    addChoices(known.peer.counts.choices, known.asked);
    addCaller(known.peer.callers, [taken], addNext(known.peer.begun));
    return known.peer;
  };
  // If there is no user line when a connection is made, there may be one when it is used.
  const writes = watchWrites(tls, (handle) => {
    const connection = /** @type {Connection | undefined} */ (connections.get(ownerOf(handle)));
    const peer = connection?.peer;
    if (!connection || !peer || connection.isServer || peer.writes >= MOST_WRITES) return;
    const through = connection.caller === null ? null : packagesWithoutLine(connection.caller);
    if (isUseKnown(peer, connection.caller, through)) return;
    peer.writes++;
    const taken = takeStack();
    if (originOf(taken).place === null) return;
    if (through !== null && through.inner !== '') {
      const use = { taken, package: through.package };
      peer.uses[through.inner] = use;
      contexts.used(through.inner, use);
    }
    peer.requester ??= taken;
    peer.text = '';
    note();
  });
  const request = (/** @type {any} */ socket) => {
    const connection = /** @type {Connection | undefined} */ (connections.get(socket));
    const peer = connection?.peer;
    if (!connection || !peer) return null;
    peer.counts.requests++;
    if (++connection.requests > 1) peer.counts.reusedRequests++;
    connection.isAskedToClose = connection.isLast?.(socket) === true;
    if (connection.dispatcher !== null) agents.used(peer, connection.dispatcher);
    peer.text = '';
    return peer;
  };
  /** Finds the line of a connection without one by its first request: who made that, or else who reads its answer. */
  const followRequest = (/** @type {any} */ socket, /** @type {object} */ sent) => {
    const { caller, context, peer, requests } = /** @type {Connection} */ (connections.get(socket));
    if (!caller || !peer || requests > 1) return;
    const through = packagesWithoutLine(caller);
    if (through === null) return;
    const use = (/** @type {TakenStack} */ user) => {
      addUser(peer.callers, caller, user);
      if (context !== null) contexts.usedBy(context, user);
      peer.text = '';
      note();
    };
    const maker = bodies.makerOf(sent);
    if (maker !== null) use(maker);
    else if (through.package !== '') {
      readers.watch();
      readers.sent(sent, { through, use });
    }
  };
  /** Asks the packages that announce their requests who made the one that was answered. */
  const findMaker = (/** @type {Peer} */ peer, /** @type {any} */ sent) => {
    peer.answers++;
    if (!isAnnounced) watchMakers(sent);
    // got processes a response later.
    const before = peer.answer === null ? undefined : apply(deref, peer.answer, []);
    peer.requester = (before === undefined ? null : got.madeBy(before)) ?? superagent.madeBy(sent) ?? peer.requester;
    peer.answer = new OwnWeakRef(sent.res);
  };

  return {
    done(handle, handshake) {
      const { _parent: transport } = /** @type {any} */ (handle);
      const socket = ownerOf(handle);
      const connection = /** @type {Connection | undefined} */ (connections.get(socket));
      if (connection === undefined) return;
      const peer = (connection.isServer ? serverPeer : clientPeer)(socket, transport, connection);
      connection.peer = peer;
      // It keeps everything on the stack alive.
      connection.taken = null;
      connection.done = now();
      connection.isCertified = !connection.isServer && isCertified(optionsOf(socket), handshake.protocol);
      connection.received = transport.bytesRead ?? -1;
      addHandshake(peer, connection, handshake.isResumed, transport);
      if (handshake.isPreShared) peer.counts.choices.preSharedKey++;
      addResult(peer, handshake, apply(getALPNNegotiatedProtocol, handle, []));
      if (!handshake.isResumed && isCertificateRead(peer)) {
        if (canTell(handle, connection.isServer)) tellCertificate(peer, handle, connection.isServer);
        else connection.isUnread = true;
      }
    },
    requested(socket, sent) {
      const peer = request(socket);
      if (peer !== null && sent !== undefined) followRequest(socket, sent);
      if (!signals.isWatching() || peer?.counts.role !== 'client' || peer.answers >= MOST_ANSWERS) return;
      if (!lacksLine(peer)) return;
      peer.answers++;
      const taken = takeStack();
      followSignals(taken);
      if (firstOrigin([taken]).place !== null) peer.requester = taken;
    },
    made(made) {
      isAnnounced = true;
      noteMaker(made);
    },
    answered(sent) {
      const { agent, socket, shouldKeepAlive } = sent;
      agents.find(agent);
      const peer = request(socket);
      if (peer === null) return;
      if (agent) agents.used(peer, agent);
      if (peer.requester === null && requesters.has(sent)) {
        peer.requester = requesters.get(sent);
        makers.use();
      }
      if (peer.answers < MOST_ANSWERS && lacksLine(peer)) findMaker(peer, sent);
      // It should have been kept alive, but the response forbids it.
      if (agent?.keepAlive === true && !shouldKeepAlive)
        peer.counts.choices[asksToClose(sent) ? 'closedByRequest' : 'closedByServer']++;
    },
    pooled(socket) {
      const connection = /** @type {Connection | undefined} */ (connections.get(socket));
      const peer = connection?.peer;
      const dispatcher = dispatcherOf(socket);
      if (!connection || !peer || dispatcher === null) return;
      connection.isLast = dispatcher.isLast;
      connection.dispatcher = dispatcher.identity;
      if (dispatcher.isLast !== null) connection.isIdle = dispatcher.isIdle;
      const { choices } = peer.counts;
      choices.withAgent++;
      choices.withDispatcher++;
      if (dispatcher.isLast !== null) choices.agentKeepsAlive++;
      if (lacksLine(peer)) signals.watch();
      agents.add(peer, dispatcher.identity, dispatcher.taken, dispatcher.unseenLevel);
      peer.text = '';
      note();
    },
    text: () => `{"peers":[${peers.text()}],"contexts":${contexts.text()}}`,
  };
};

/**
 * @param {any} socket of a client's connection
 * @returns {boolean} whether the socket that carries it was connected to an address: `net` keeps the name that it has looked up
 *   itself (https://github.com/nodejs/node/blob/v24.x/lib/net.js, lookupAndConnect)
 */
function isToAddress(socket) {
  const { _host: name } = socket._handle?._parentWrap ?? socket;
  return typeof name !== 'string' || name === '';
}

/**
 * @param {(TakenStack | null)[]} stacks of one connection
 * @returns {boolean} whether none was taken
 */
function areAllNull(stacks) {
  for (let index = 0; index < stacks.length; index++) if (stacks[index] !== null) return false;
  return true;
}

/**
 * @param {Peer} peer that is written to
 * @param {Caller | null} caller that has requested the connection, null if nothing is kept of it
 * @param {{inner: string} | null} through the package that has, null if its line is known or nothing is kept
 * @returns {boolean} whether nothing can be learned from who writes
 */
function isUseKnown({ requester, uses }, caller, through) {
  if (through === null) return caller !== null || requester !== null;
  return through.inner === '' ? requester !== null : uses[through.inner] !== undefined;
}

/**
 * @param {number} count of things
 * @returns {boolean} whether to look at the last one
 */
function isOccasional(count) {
  return count <= OFTEN || (count & (count - 1)) === 0 || (count & (count + 1)) === 0;
}

/**
 * @param {Callers} callers of a peer
 * @param {(TakenStack | null)[]} stacks of the last request
 * @returns {boolean} whether no user line is known for it, if it is looked at
 */
function isUnplaced({ asked }, stacks) {
  return isOccasional(asked) && firstOrigin(stacks).place === null;
}

/**
 * @param {Peer} peer that was connected to
 * @returns {boolean} whether what is written to it may show who uses the connection
 */
function mayWatchWrites({ counts, writes }) {
  return counts.requests === 0 && writes < MOST_WRITES;
}

/**
 * @param {Peer} peer that has answered a request, or is sent one
 * @returns {boolean} whether no user line is known that connected to it or used a connection
 */
function lacksLine({ callers: { places, pending }, requester }) {
  if (places.length > 0 || (requester !== null && originOf(requester).place !== null)) return false;
  for (let index = 0; index < pending.length; index++)
    if (firstOrigin(pending[index].stacks).place !== null) return false;
  return true;
}

/**
 * @param {Peer} peer with which a full handshake was completed
 * @returns {boolean} whether to look at the certificate: until one was seen, and then occasionally, since a server may have others for
 *   other names, be given another (`setSecureContext`), or be one of several behind one name
 */
function isCertificateRead({ counts, certificatesRead }) {
  return certificatesRead < MOST_CERTIFICATES && (counts.certificate === null || isOccasional(counts.handshakes));
}

/**
 * @param {Peer} peer whose certificate becomes known, or turns out to vary
 * @param {Peer['counts']['certificate']} key of the certificate, null if it could not be read
 */
function addCertificate(peer, key) {
  const known = peer.counts.certificate;
  if (known === null) peer.certificatesRead++;
  if (key === null) return;
  if (known === null || stringify(known) === stringify(key)) peer.counts.certificate = key;
  else {
    peer.counts.certificate = null;
    peer.certificatesRead = MOST_CERTIFICATES;
  }
}

/**
 * @param {Peer} peer is added to
 * @param {Connection} connection with a completed handshake
 * @param {boolean} isResumed whether it resumed a session
 * @param {any} transport Node's handle of the connection below
 */
function addHandshake(peer, { made, began, done, bytesIn, bytesOut }, isResumed, transport) {
  const { counts } = peer;
  const sent = (transport.bytesWritten ?? 0) - bytesOut;
  counts.handshakes++;
  if (isResumed) counts.resumed++;
  else {
    addSize(counts.helloBytes, sent);
    if (made < peer.firstDone) counts.overlapped++;
  }
  if (peer.firstDone > done) peer.firstDone = done;
  counts.bytesIn += (transport.bytesRead ?? 0) - bytesIn;
  counts.bytesOut += sent;
  addTime(counts.handshakeTimes, done - began);
  if (++peer.open > counts.mostOpen) counts.mostOpen = peer.open;
  peer.text = '';
}
