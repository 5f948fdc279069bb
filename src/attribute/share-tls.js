/** Which lines the TLS work belongs to that libuv called, by what was counted for each line's connections. */
import { handshakeWeight } from '../model/handshake-weight.js';
import { emptyGroup } from './groups.js';
import { addPhases } from './phases.js';

/** @import { Phase } from '../model/report.js' */
/** @import { AskedAt, PoolCallSite, TlsPeer } from '../model/tls.js' */
/** @import { Group } from './groups.js' */

/**
 * A row that requested connections, and its part of the work; null for work that no row requested.
 * @typedef {{group: Group | null, weight: number}} Part
 */

/**
 * Assigns TLS work that libuv called, without a line on the stack, to the lines that requested the connections, in
 * proportion to what was counted there: handshakes by number, role, certificate and whether they were full; records
 * by connections and by requests that reused one. Work for connections without a known line stays
 * without one.
 * @param {Group[]} groups of all isolates, with a row for each line that requested connections; those without a line
 *   lose ticks
 * @param {TlsPeer[]} peers that were counted
 * @param {ReadonlyMap<AskedAt | PoolCallSite, Group>} ofPlace row of each place
 * @returns {Group[]} the same, with rows for records
 */
export function shareTls(groups, peers, ofPlace) {
  const handshakes = partsByPlace(peers, ofPlace, (peer) => wholeWeight(peer, peers));
  const records = partsByPlace(
    peers,
    ofPlace,
    ({ handshakes: connections, reusedRequests }) => connections + reusedRequests,
  );
  /** @type {Map<Group, Group>} */
  const recordRows = new Map();
  const all = new Set(groups);
  for (const group of groups.filter(({ file }) => file === '')) {
    if (group.what.operation === 'tls.handshake') share(group, handshakes);
    if (group.what.operation !== 'tls.record') continue;
    share(
      group,
      records.map((part) => ({ ...part, group: part.group && recordRow(part.group, group.what, recordRows, groups) })),
    );
  }
  for (const row of recordRows.values()) if (row.ticks > 0) all.add(row);
  return [...all];
}

/**
 * @param {TlsPeer} peer that was counted
 * @param {TlsPeer[]} everyone all peers
 * @returns {number} what its handshakes cost relative to others'
 */
function wholeWeight(peer, everyone) {
  const { certificate, rest } = handshakeWeight(peer, everyone);
  return certificate + rest;
}

/**
 * @param {TlsPeer[]} peers that were counted
 * @param {ReadonlyMap<AskedAt | PoolCallSite, Group>} ofPlace row of each place
 * @param {(peer: TlsPeer) => number} weightOf a peer
 * @returns {Part[]} each place's part
 */
function partsByPlace(peers, ofPlace, weightOf) {
  return peers.flatMap((peer) => {
    const asked = peer.callSites.reduce((sum, { count }) => sum + count, peer.unplaced);
    if (asked === 0) return [{ group: null, weight: weightOf(peer) }];
    const part = (/** @type {Group | null} */ group, /** @type {number} */ count) => ({
      group,
      weight: (weightOf(peer) * count) / asked,
    });
    return [...peer.callSites.map((at) => part(ofPlace.get(at) ?? null, at.count)), part(null, peer.unplaced)];
  });
}

/**
 * @param {Group} row that requested connections
 * @param {Group['what']} what records are
 * @param {Map<Group, Group>} known rows of records so far, by such row
 * @param {Group[]} groups of all isolates
 * @returns {Group} the row of records at its line
 */
function recordRow(row, what, known, groups) {
  const { file, line, package: packageName } = row;
  const found =
    known.get(row) ??
    groups.find(
      (group) =>
        group.file === file &&
        group.line === line &&
        group.package === packageName &&
        group.what.operation === what.operation,
    );
  const records =
    found ??
    emptyGroup(
      {
        file,
        line,
        package: packageName,
        function: row.function,
        column: row.column,
        lineInferred: row.lineInferred,
        generated: row.generated,
      },
      what,
      { call: row.call, api: '' },
    );
  known.set(row, records);
  return records;
}

/**
 * @param {Group} from row without a line
 * @param {Part[]} parts of its work
 */
function share(from, parts) {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0 || from.ticks === 0) return;
  const whole = { ticks: from.ticks, weightUs: from.weightUs, leaves: { ...from.leaves } };
  const phases = /** @type {[Phase, number][]} */ (Object.entries(from.byPhase));
  let given = 0;
  for (const { group, weight } of parts) {
    const before = given;
    given += weight;
    // One formula for the end of a part and for the beginning of the next: two may round differently, which moves a tick twice.
    const upTo = (/** @type {number} */ ticks, /** @type {number} */ end) => Math.round((ticks * end) / total);
    const byPhase = phases.map(([phase, ticks]) => ({ phase, ticks: upTo(ticks, given) - upTo(ticks, before) }));
    if (group !== null)
      move(
        from,
        group,
        byPhase.filter(({ ticks }) => ticks > 0),
        whole,
      );
  }
}

/**
 * @param {Group} from row that loses ticks
 * @param {Group} to row that gets them
 * @param {{phase: Phase, ticks: number}[]} byPhase how many, by phase
 * @param {Pick<Group, 'ticks' | 'weightUs' | 'leaves'>} whole ticks that the first row had at the beginning
 */
function move(from, to, byPhase, whole) {
  const ticks = byPhase.reduce((sum, part) => sum + part.ticks, 0);
  const weightUs = (whole.weightUs * ticks) / whole.ticks;
  from.ticks -= ticks;
  to.ticks += ticks;
  from.weightUs -= weightUs;
  to.weightUs += weightUs;
  to.inferredTicks += ticks;
  for (const part of byPhase) {
    addPhases(from.byPhase, { [part.phase]: -part.ticks });
    addPhases(to.byPhase, { [part.phase]: part.ticks });
  }
  for (const kind of /** @type {(keyof Group['leaves'])[]} */ (Object.keys(whole.leaves)))
    to.leaves[kind] += Math.floor((whole.leaves[kind] * ticks) / whole.ticks);
  moveCounts(from.primitives, to.primitives, ticks);
  const evidence = new Map(Object.entries(from.evidence));
  moveCounts(evidence, new Map(), ticks);
  from.evidence = /** @type {Group['evidence']} */ (Object.fromEntries(evidence));
  to.evidence.inferred = (to.evidence.inferred ?? 0) + ticks;
}

/**
 * It is unknown which samples move, so it does not matter which names go with them.
 * @param {Map<string, number>} from counts by name
 * @param {Map<string, number>} to the counts that get them
 * @param {number} count how many
 */
function moveCounts(from, to, count) {
  let left = count;
  for (const [name, ticks] of from) {
    const moved = Math.min(ticks, left);
    left -= moved;
    from.set(name, ticks - moved);
    if (moved > 0) to.set(name, (to.get(name) ?? 0) + moved);
  }
}
