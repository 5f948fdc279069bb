/** What two runs of a situation show, and what they had to show. */
import { placeWords } from '../../src/text/names.js';

/** @import { Comparison, CountChange } from '../../src/model/comparison.js' */
/** @import { Finding, Report } from '../../src/model/report.js' */
/** @import { TlsPeer } from '../../src/model/tls.js' */
/** @import { Run } from './profile-program.js' */
/** @import { Situation, Truth } from './situations.js' */

/**
 * @typedef {object} Counts
 * @property {number} handshakes
 * @property {number | null} resumed null where the other side has not counted them
 * @property {number | null} requests over TLS; null where the other side can't tell
 */

/**
 * @typedef {object} Side
 * @property {Truth} truth
 * @property {Counts & {resumed: number, bytesOut: number} | null} counted what our ledger says of the program's TLS connections; null if
 *   it makes none
 * @property {Counts | null} byPeer the same by the other side; null if it makes none, or can't be asked
 * @property {number | null} waited time for which its threads waited for a processor, over their CPU time; null if
 *   unknown
 */

/**
 * @typedef {object} Check
 * @property {string} claim that was to be shown
 * @property {boolean} passed
 * @property {string} found
 */

/**
 * What `compare` says; null where it says nothing.
 * @typedef {object} Compared
 * @property {{before: number, after: number} | null} cpuMs per request
 * @property {CountChange | null} handshakes per request
 * @property {CountChange | null} resumption share of the handshakes that took up a session
 */

/**
 * @typedef {object} Outcome
 * @property {Situation} situation
 * @property {Side} before
 * @property {Side} after
 * @property {string} finding of the rule before, as `rule file:line`; `''` if there was none
 * @property {Compared} compared what `compare` says of it
 * @property {Check[]} checks
 */

/** A gain that is smaller than this, of what it was before, is within what a busy machine does to one run. */
const SURE_GAIN = 0.5;
/** By no more than this does `compare`, which has the program's start in it, miss a sure gain: five times what it has missed it by. */
const NEAR = 0.25;
/** What falls to less than this part of what it was has fallen for certain. */
const SURE_PART = 0.5;
/** Of fewer handshakes the comparison says no share. */
const FEWEST_TO_COMPARE = 20;
/** What the mended program of a rule keeps: connections, or sessions. */
const KEEP_CONNECTIONS = ['agent-per-request', 'no-keepalive', 'identity-per-request', 'client-per-operation'];
const KEEP_SESSIONS = ['no-resumption', 'cold-herd'];

/**
 * @param {Situation} situation that was run
 * @param {{before: Run, after: Run}} runs of it
 * @param {object} also
 * @param {Comparison} also.comparison of their reports
 * @param {number} also.nodeMajor of the Node that ran them
 * @param {string} also.checkout directory of the programs
 * @param {(file: string) => string} also.readText reads a file of them
 * @param {{before: number, after: number} | null} also.connections that the database counted; null if there is none, or
 *   it can't tell
 * @returns {Outcome} what they show
 */
export function judge(situation, { before, after }, { comparison, nodeMajor, checkout, readText, connections }) {
  const sides = {
    before: sideOf(situation, before, connections?.before ?? null),
    after: sideOf(situation, after, connections?.after ?? null),
  };
  const spoken = before.report.findings.filter(({ rule }) => rule === situation.rule);
  const isDue = nodeMajor >= situation.sinceNode;
  const compared = comparedOf(situation, comparison);
  return {
    situation,
    ...sides,
    finding: spoken.length === 0 ? '' : `${situation.rule} ${placeOf(spoken[0], checkout)}`,
    compared,
    checks: [
      isDue
        ? spokenAtItsLine(situation, spoken, checkout, readText)
        : silent('before', situation.rule, before.report, checkout),
      silent('after', situation.rule, after.report, checkout),
      ...countedRight('before', sides.before),
      ...countedRight('after', sides.after),
      ...(isDue ? [gainShown(situation, compared, sides), ...reuseShown(situation, compared, sides)] : []),
    ],
  };
}

/**
 * @param {Situation} situation whose line is wanted
 * @param {Finding[]} spoken findings of its rule
 * @param {string} checkout directory of the programs
 * @param {(file: string) => string} readText reads a file of them
 * @returns {Check} whether one of them names a line that is marked for it
 */
function spokenAtItsLine({ rule }, spoken, checkout, readText) {
  const isMarked = (/** @type {Finding} */ { callSite }) =>
    callSite !== null &&
    callSite.file.startsWith(checkout) &&
    marksOf(readText(callSite.file).split('\n')[(callSite.line ?? 0) - 1] ?? '').includes(rule);
  return {
    claim: `before, ${rule} names the line`,
    passed: spoken.some(isMarked),
    found: spoken.length === 0 ? 'nothing' : spoken.map((finding) => placeOf(finding, checkout)).join(', '),
  };
}

/**
 * @param {string} line of source
 * @returns {string[]} rules that are to name it
 */
function marksOf(line) {
  return /\/\/ site: (.*)$/.exec(line)?.[1].split(', ') ?? [];
}

/**
 * @param {string} when the run was made
 * @param {string} rule that has nothing to say of it
 * @param {Report} report of the run
 * @param {string} checkout directory of the programs
 * @returns {Check} whether it says nothing
 */
function silent(when, rule, { findings }, checkout) {
  const spoken = findings.filter((finding) => finding.rule === rule);
  return {
    claim: `${when}, no ${rule}`,
    passed: spoken.length === 0,
    found: spoken.map((finding) => placeOf(finding, checkout)).join(', '),
  };
}

/**
 * @param {string} when the run was made
 * @param {Side} side what was counted, and what is true
 * @returns {Check[]} whether they are the same; none where there is nothing to count, or nobody to ask
 */
function countedRight(when, { counted, byPeer }) {
  if (byPeer === null) return [];
  const same =
    counted !== null &&
    counted.handshakes === byPeer.handshakes &&
    (byPeer.resumed === null || counted.resumed === byPeer.resumed) &&
    (byPeer.requests === null || counted.requests === byPeer.requests);
  return [
    {
      claim: `${when}, the ledger counts what the other side does (${inWords(byPeer)})`,
      passed: same,
      found: counted === null ? 'no ledger' : inWords(counted),
    },
  ];
}

/**
 * @param {Counts} counts of one side
 * @returns {string}
 */
function inWords({ handshakes, resumed, requests }) {
  return [
    `${handshakes} handshakes`,
    ...(resumed === null ? [] : [`${resumed} resumed`]),
    ...(requests === null ? [] : [`${requests} requests`]),
  ].join(', ');
}

/**
 * @param {Situation} situation that was fixed
 * @param {Comparison} comparison of both runs
 * @returns {Compared}
 */
function comparedOf({ role }, { perRequest, tls }) {
  const { handshakes = null, resumption = null } = tls?.find((each) => each.role === role) ?? {};
  const [before, after] = [perRequest?.before.cpuMs ?? null, perRequest?.after.cpuMs ?? null];
  return { cpuMs: before === null || after === null ? null : { before, after }, handshakes, resumption };
}

/**
 * @param {Situation} situation that was fixed
 * @param {Compared} compared what the comparison says
 * @param {{before: Side, after: Side}} sides what is true
 * @returns {Check} whether the comparison shows the gain where there is a sure one, and otherwise anything
 */
function gainShown({ savesCpu }, { cpuMs }, { before, after }) {
  const gain = 1 - after.truth.cpuMsPerRequest / before.truth.cpuMsPerRequest;
  const shown = cpuMs === null ? null : 1 - cpuMs.after / cpuMs.before;
  const found = shown === null ? 'nothing per request' : `${(shown * 100).toFixed(0)} %`;
  if (!savesCpu || gain < SURE_GAIN)
    return { claim: 'compare shows CPU time per request', passed: shown !== null, found };
  return {
    claim: `compare shows what a request saves (true gain: ${(gain * 100).toFixed(0)} %)`,
    passed: shown !== null && Math.abs(shown - gain) < NEAR,
    found,
  };
}

/**
 * @param {Situation} situation that was fixed
 * @param {Compared} compared what the comparison says
 * @param {{before: Side, after: Side}} sides what is true
 * @returns {Check[]} whether connections were used more often, or sessions, where the fix is about that, and whether it shows that
 */
function reuseShown({ rule }, { handshakes, resumption }, { before, after }) {
  if (before.byPeer === null || after.byPeer === null) return [];
  const perRequest = (/** @type {Side} */ { byPeer, truth }) => Number(byPeer?.handshakes) / truth.requests;
  const resumed = (/** @type {Side} */ { byPeer }) => Number(byPeer?.resumed) / Number(byPeer?.handshakes);
  return [
    ...(KEEP_CONNECTIONS.includes(rule)
      ? [
          {
            claim: 'after, a request takes less than half as many handshakes',
            passed: perRequest(after) < SURE_PART * perRequest(before),
            found: `${perRequest(before).toFixed(2)} → ${perRequest(after).toFixed(2)}`,
          },
          {
            claim: 'compare shows fewer handshakes per request',
            passed: handshakes?.change === 'shrank',
            found: inWordsOf(handshakes),
          },
        ]
      : []),
    ...(KEEP_SESSIONS.includes(rule)
      ? [
          {
            claim: 'after, more than twice as many handshakes resume',
            passed: resumed(before) < SURE_PART * resumed(after) && after.byPeer.handshakes >= FEWEST_TO_COMPARE,
            found: `${resumed(before).toFixed(2)} → ${resumed(after).toFixed(2)}`,
          },
          {
            claim: 'compare shows more resumed sessions',
            passed: resumption !== null && ['grew', 'appeared'].includes(resumption.change),
            found: inWordsOf(resumption),
          },
        ]
      : []),
  ];
}

/**
 * @param {CountChange | null} change that the comparison shows
 * @returns {string}
 */
function inWordsOf(change) {
  return change === null ? 'nothing' : `${change.before.toFixed(2)} → ${change.after.toFixed(2)}, ${change.change}`;
}

/**
 * @param {TlsPeer[]} peers of one role
 * @returns {NonNullable<Side['counted']>} what the report says of all of them
 */
function countsOf(peers) {
  const sum = (/** @type {'handshakes' | 'resumed' | 'requests' | 'bytesOut'} */ name) =>
    peers.reduce((total, peer) => total + peer[name], 0);
  return {
    handshakes: sum('handshakes'),
    resumed: sum('resumed'),
    requests: sum('requests'),
    bytesOut: sum('bytesOut'),
  };
}

/**
 * @param {Situation} situation that was run
 * @param {Run} run of it
 * @param {number | null} connections that the database counted
 * @returns {Side}
 */
function sideOf({ role, database }, { report, truth }, connections) {
  const { runQueueWaitMs = null, totalMs = null } = report.profile.cpu ?? {};
  const waited = runQueueWaitMs === null || totalMs === null ? null : runQueueWaitMs / totalMs;
  if (role === null) return { truth, waited, counted: null, byPeer: null };
  const peers = report.tls?.peers.filter((peer) => peer.role === role) ?? null;
  const counted = peers === null ? null : countsOf(peers);
  const byPeer = role === 'server' ? countedByClients(truth) : countedByServers(truth, database !== null, connections);
  return { truth, waited, counted, byPeer };
}

/**
 * @param {Truth} truth what the other side counted
 * @returns {Counts}
 */
function countedByClients({ clients, requests }) {
  return { handshakes: clients.handshakes, resumed: null, requests };
}

/**
 * @param {Truth} truth what the other side counted
 * @param {boolean} isDatabase whether it is a database
 * @param {number | null} connections that the database counted
 * @returns {Counts | null} null if it can't be asked
 */
function countedByServers({ upstreams: [upstream] }, isDatabase, connections) {
  if (!isDatabase) {
    const { handshakes, resumed, requests } = upstream;
    return { handshakes, resumed, requests };
  }
  return connections === null ? null : { handshakes: connections, resumed: null, requests: null };
}

/**
 * @param {Finding} finding of a report
 * @param {string} checkout directory of the programs
 * @returns {string} where it is, such as `tls-got/users-before.mjs:13`
 */
function placeOf({ callSite }, checkout) {
  return callSite === null ? 'no line' : placeWords(callSite, checkout);
}
