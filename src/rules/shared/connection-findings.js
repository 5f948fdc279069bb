/** Findings about connections: one per line, however many peers the line connects to. */
import { addToList } from '../../model/add-to-list.js';
import { placeInRoot } from '../../text/names.js';
import { grouped } from '../../text/numbers.js';
import { counted } from '../../text/words.js';
import { causeOf, handshakesNeeded, hasAgentsBeside, onlyAgentSite } from './connection-cause.js';
import { connectionCost } from './connection-cost.js';
import { findingAt } from './finding.js';
import { MIN_HANDSHAKES, peerNames, rowOf, total } from './tls-places.js';
import { rowWithoutPlace } from './unlocated.js';
import { AGAIN } from './wording.js';

/** @import { SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport, Finding } from '../../model/report.js' */
/** @import { AskedAt, TlsPeer } from '../../model/tls.js' */
/** @import { Cause } from './connection-cause.js' */
/** @import { ShownEdit } from './edit.js' */
/** @import { RuleContext } from './rule.js' */

/** A line with more of the handshakes than this has the others' gain, too, as far as such counts can tell. */
const NEARLY_ALL = 0.95;

/**
 * Peers whose connections share one cause and come from one line, or, where no line is known, from one package.
 * @typedef {object} Connections
 * @property {TlsPeer[]} peers most handshakes first, at least one
 * @property {CallSiteReport} site the line; without a file if unknown
 * @property {boolean} isFirstUse whether the line is only known to use the connections
 * @property {SourceCall | null} call what the source says there; null if it doesn't
 * @property {SourceCall | null} onlyCall the same if all of its connections or agents come from one call; null if the line
 *   has several: an edit changes one of them, and what it says of that need not hold for the others
 * @property {AskedAt[]} elsewhere other lines that connect to the same peers
 * @property {number} unplaced connections to these peers that have no known line
 * @property {number} handshakes of all these peers; where a finding is about one package, those through it
 * @property {number} besides further handshakes of these peers, through other packages
 * @property {number} full likewise
 * @property {number} overlapped likewise
 * @property {number} requests likewise
 * @property {number} agents likewise
 * @property {number} own 0..1 of these handshakes that the line asked for, or its agents made: what a change of it alone
 *   spares. 1 if it is nearly all of them, or no line is known
 * @property {number} needed handshakes there would have been if connections had been kept
 * @property {string} package that made them, `''` if none
 */

/**
 * Connections to one peer, all or those through one package.
 * @typedef {object} Part
 * @property {TlsPeer} peer to which they are
 * @property {AskedAt[]} places of their cause, the main one first
 * @property {string} package that made them, `''` if none
 * @property {number} handshakes as far as they have the cause
 * @property {boolean} isWhole whether no others to the peer are through another package
 */

/**
 * What a rule says about connections.
 * @typedef {object} Verdict
 * @property {string} what is wrong, a sentence
 * @property {number} spared handshakes that would not have been made, or would have been resumed
 * @property {'kept' | 'resumed'} by what would have saved them
 * @property {ShownEdit | null} shown an edit, null if there is none
 * @property {string[]} sketch to show if there is no edit
 * @property {string[]} notes a sentence each
 */

/**
 * @param {RuleContext} context everything that was measured
 * @param {Cause} cause the rule's id
 * @param {(peer: TlsPeer) => AskedAt[]} placesOf places of the cause, the main one first
 * @param {(connections: Connections) => Verdict} judge what the rule says
 * @returns {Finding[]} one for each line
 */
export function connectionFindings(context, cause, placesOf, judge) {
  return connectionsByLine(context, cause, placesOf).map((connections) => {
    const { what, spared, by, shown, sketch, notes } = judge(connections);
    const cost = connectionCost(context, connections, spared, by);
    return findingAt(cause, connections.site, cost, {
      severity: cost.severity,
      message: `${withOwnPart(what, connections)}${cost.sentence}`,
      edit: shown?.edit ?? null,
      advice: shown?.advice ?? sketch,
      notes: [
        ...(shown?.notes ?? []),
        ...notes,
        ...lineNotes(connections),
        ...elsewhereNotes(connections, context.root),
      ],
      verify: verification(connections, spared, by),
    });
  });
}

/**
 * @param {RuleContext} context everything that was measured
 * @param {Cause} cause of the connections
 * @param {(peer: TlsPeer) => AskedAt[]} placesOf where the cause lies
 * @returns {Connections[]} most handshakes first
 */
function connectionsByLine(context, cause, placesOf) {
  const peers = (context.tls?.peers ?? []).filter((peer) => causeOf(peer, context.node) === cause);
  const handshakesOf = cause === 'agent-per-request' ? throughAgents : allHandshakes;
  const wholeOf = (/** @type {TlsPeer} */ peer) => ({
    peer,
    places: placesOf(peer),
    package: peer.package,
    handshakes: handshakesOf(peer),
    isWhole: true,
  });
  /** @type {Map<string, Part[]>} */
  const byPlace = new Map();
  for (const part of peers.flatMap((peer) =>
    cause === 'client-per-operation' ? partsByPackage(peer) : wholeOf(peer),
  )) {
    const id = part.places.at(0)?.id ?? '';
    // Without a line the finding is about a package's connections, and so is one that says what to use instead of it.
    const isOfPackage = id === '' || cause === 'client-per-operation';
    addToList(byPlace, JSON.stringify([id, isOfPackage ? part.package : '']), part);
  }
  return Array.from(byPlace.values(), (parts) => {
    const own = parts.map(({ peer }) => peer);
    const [place = null] = parts[0].places;
    const id = place?.id ?? '';
    const all = parts.flatMap((part) => part.places);
    const places = all.filter((each) => each.id !== id);
    const call = context.calls.get(id) ?? null;
    return {
      peers: own,
      site: place === null ? rowWithoutPlace('tls.handshake') : rowOf(place, context, 'tls.handshake'),
      isFirstUse: place?.isFirstUse === true,
      call,
      onlyCall: areOneCall(all.filter((each) => each.id === id)) ? call : null,
      elsewhere: [...new Map(places.map((each) => [each.id, each])).values()],
      unplaced: total(parts, ({ peer, isWhole }) => (isWhole ? peer.unplaced : 0)),
      handshakes: total(parts, ({ handshakes }) => handshakes),
      besides: total(parts, ({ peer, handshakes, isWhole }) => (isWhole ? 0 : peer.handshakes - handshakes)),
      full: total(own, ({ full }) => full),
      overlapped: total(own, ({ overlapped }) => overlapped),
      requests: total(own, ({ requests }) => requests),
      agents: total(own, ({ agents }) => agents),
      own: ownPart(id, parts),
      needed: total(parts, ({ peer, handshakes }) => Math.min(handshakes, handshakesNeeded(peer))),
      package: parts[0].package,
    };
  });
}

/**
 * @param {AskedAt[]} places of one line
 * @returns {boolean} whether they are the same call; an `await` of it is at another column
 */
function areOneCall(places) {
  const columns = places.map(({ isAsync, line, column, generated }) =>
    JSON.stringify(isAsync ? null : (generated ?? [line, column])),
  );
  return new Set(columns).size <= 1 + Number(columns.includes('null'));
}

/**
 * Counts are of all packages that connect to a server together: no finding may say of one of them what others did.
 * @param {TlsPeer} peer to which a client is made for each operation
 * @returns {Part[]} its connections by package, of packages with enough of them
 */
function partsByPackage(peer) {
  const { callSites, handshakes, unplaced } = peer;
  const names = [...new Set(callSites.map((at) => packageAt(at, peer)))];
  if (names.every((name) => name === peer.package))
    return [{ peer, places: callSites, package: peer.package, handshakes, isWhole: true }];
  const all = countOf(callSites) + unplaced;
  return names
    .map((name) => {
      const places = callSites.filter((at) => packageAt(at, peer) === name);
      return {
        peer,
        places,
        package: name,
        handshakes: Math.round((handshakes * countOf(places)) / Math.max(1, all)),
        isWhole: false,
      };
    })
    .filter((part) => part.package !== '' && part.handshakes - handshakesNeeded(peer) >= MIN_HANDSHAKES);
}

/**
 * @param {AskedAt} at a place of a peer's
 * @param {TlsPeer} peer to which it connects
 * @returns {string} the package through which it does, `''` if none
 */
function packageAt(at, peer) {
  return at.package ?? peer.package;
}

/**
 * Peers are counted as a whole, but an edit changes one line.
 * @param {string} id of the line
 * @param {Part[]} parts of peers whose handshakes it has a part in
 * @returns {number} 0..1 of these handshakes
 */
function ownPart(id, parts) {
  // Without a line the finding is about all of them.
  if (id === '') return 1;
  const own = total(parts, ({ peer, places, handshakes, isWhole }) => {
    const { callSites, unplaced } = peer;
    const here = countOf(places.filter((each) => each.id === id));
    if (!isWhole) return (handshakes * here) / Math.max(1, countOf(places));
    if (places === callSites) return (handshakes * here) / Math.max(1, countOf(callSites) + unplaced);
    // Agents whose creation was not seen are like the others, unless connections come from several lines, or some
    // agents are used more than others.
    const isAlone = places.length === 1 && callSites.length <= 1 && !hasAgentsBeside(peer);
    // It takes at least one handshake for each agent; how many more is not known.
    return isAlone || onlyAgentSite(peer).length > 0 ? handshakes : Math.min(handshakes, here);
  });
  const part =
    own /
    Math.max(
      1,
      total(parts, ({ peer, handshakes, isWhole }) => (isWhole ? peer.handshakes : handshakes)),
    );
  return part > NEARLY_ALL ? 1 : part;
}

/**
 * @param {AskedAt[]} places of the ledger
 * @returns {number} how much was asked for there
 */
function countOf(places) {
  return places.reduce((sum, { count }) => sum + count, 0);
}

/**
 * @param {string} what is wrong, a sentence
 * @param {Connections} connections that it is about
 * @returns {string} the sentence, with how many handshakes are the line's own if others have a part in them
 */
function withOwnPart(what, { own, handshakes, site, unplaced }) {
  if (own === 1 || site.file === '') return what;
  // Those without a line may be this one's, too.
  const count = grouped(handshakes * own);
  const are = count === '1' ? 'is' : 'are';
  return `${what.slice(0, -1)}; about ${count} of the handshakes ${are}${unplaced > 0 ? ' known to be' : ''} this line's.`;
}

/**
 * @param {Connections} connections that a finding is about
 * @param {number} spared as in its verdict
 * @param {Verdict['by']} by likewise
 * @returns {string} how to see that the change of the line helped, a sentence
 */
function verification({ peers, handshakes, besides, full, own }, spared, by) {
  const [kind, count] = by === 'resumed' ? ['full handshakes', full] : ['handshakes', handshakes + besides];
  return `${AGAIN} ${kind} with ${peerNames(peers)}, now ${grouped(count)}, should fall to about ${grouped(count - spared * own)}.`;
}

/**
 * @param {TlsPeer} peer any
 * @returns {number} its handshakes
 */
function allHandshakes({ handshakes }) {
  return handshakes;
}

/**
 * @param {TlsPeer} peer that requests with agents go to
 * @returns {number} their handshakes: other code may connect to it without one
 */
function throughAgents({ handshakes, choices: { withAgent } }) {
  return withAgent > 0 ? Math.min(handshakes, withAgent) : handshakes;
}

/**
 * @param {Connections} connections that a finding is about
 * @returns {string[]} a sentence if the line that asked for them is not known
 */
function lineNotes({ site, isFirstUse, package: name }) {
  if (name === '') return [];
  if (site.file === '') return [`No line of the program was on the stack when ${name} connected, nor waiting for it.`];
  return isFirstUse ? [firstUseNote(name)] : [];
}

/**
 * @param {string} name of a package
 * @returns {string} what is said of a line that is not known to have asked for the package's connections
 */
export function firstUseNote(name) {
  return `The line is known to use these connections; what asked ${name} for them was not on the stack.`;
}

/**
 * @param {Connections} connections that a finding is about
 * @param {string} root absolute path of the repository, `''` if unknown
 * @returns {string[]} sentences that say which of them were not requested at its line, none if all were
 */
function elsewhereNotes({ site, elsewhere, unplaced }, root) {
  const shown = elsewhere.slice(0, 3).map((place) => placeInRoot(place, root));
  const more = elsewhere.length - shown.length;
  return [
    ...(elsewhere.length === 0
      ? []
      : [
          `Some of these connections come from ${shown.join(', ')}${more > 0 ? ` and ${counted(more, 'other place')}` : ''}: where their options differ (ca, cert, key), they must share neither agent nor session.`,
        ]),
    ...(site.file === '' || unplaced === 0 ? [] : [`For ${grouped(unplaced)} of these connections no line is known.`]),
  ];
}
