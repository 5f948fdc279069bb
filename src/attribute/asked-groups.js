/**
 * Places that requested something counted (connections, agents, contexts, thread-pool jobs): what the source says
 * there, their rows among the call sites, and the ledgers that refer to them.
 */
import { apiNamed, matchJob } from '../catalogue/index.js';
import { addToList } from '../model/add-to-list.js';
import { withPlaces } from '../model/askings.js';
import { lastPart } from '../model/last-part.js';
import { mayBeSameOperation } from '../model/operation.js';
import { withUnknown } from '../model/unknown-line.js';
import { emptyGroup } from './groups.js';
import { nameInSource } from './name-functions.js';
import { sourceApi } from './source-api.js';

/** @import { Asking } from '../model/askings.js' */
/** @import { RunInfo } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { Report } from '../model/report.js' */
/** @import { AskedAt, PoolCallSite, TlsCost } from '../model/tls.js' */
/** @import { CallInFile, CompiledCode } from '../source/compiled-code.js' */
/** @import { Attribution } from './attribute-profile.js' */
/** @import { Group } from './groups.js' */
/** @import { ResolvedSite } from './resolve-site.js' */

/**
 * What is done there, and the public function if the row has its own.
 * @typedef {{what: ResolvedSite, api: string}} Asked
 */

/**
 * Reads the source at each such place without a description, so that a saved profile needs no sources.
 * @param {RunInfo | null} run whose places to describe
 * @param {Pick<Attribution, 'codeOf' | 'tell' | 'returnedCall'>[]} attributions one for each profile: one thread may have
 *   loaded what another has not
 * @returns {RunInfo | null} the same, with a `call` at each place; where one function only returned what another awaits, the
 *   place is that of the call which made it
 */
export function describeAskings(run, attributions) {
  return (
    run && {
      ...run,
      ...withPlaces(run, (at, packageName) => {
        if (at.call !== undefined) return at;
        for (const { codeOf, tell, returnedCall } of attributions) {
          const code = codeOf(at);
          if (code === null) continue;
          const call = callIn(code, at);
          const made = call && at.isAsync ? returnedCall(call, at, packageName) : null;
          return made ? placeOf(made, at) : { ...at, call: call && tell(call, at) };
        }
        return { ...at, call: null };
      }),
    }
  );
}

/**
 * @param {CompiledCode} code that contains the place
 * @param {Asking['at']} at the place, as in the stack of the request; in an async function that was suspended, it is
 *   the `await`
 * @returns {SourceCall | null} the call there, null if there is none
 */
function callIn(code, { isAsync, generated, ...at }) {
  const { line, column } = generated ?? at;
  if (line === null) return null;
  return isAsync ? code.awaitedAtLine(line, column ?? 0) : code.callAtLine(line, column ?? 0);
}

/**
 * @template {AskedAt | PoolCallSite} Place
 * @param {CallInFile & {column: number}} call that made a promise
 * @param {Place} at the `await` of a function that got it from another
 * @returns {Place} where the call is
 */
function placeOf(call, at) {
  const { file, line, column } = call;
  const place = /** @type {Place} */ ({ ...at, file, line, column, function: '', isAsync: false, call });
  delete place.generated;
  return place;
}

/**
 * Gives each such place a row among the call sites, so that findings can refer to it: the row that samples made for
 * that line and operation, else a row without samples. An agent does no cryptography itself. It has its own row,
 * separate from that of a connection requested by the same line, because problems with it are fixed where it is made.
 * @param {Asking[]} askings places of a recording, described
 * @param {Group[]} groups made from samples
 * @returns {{groups: Group[], ofPlace: Map<Asking['at'], Group>}} groups: those, followed by the new ones
 */
export function groupsOfAskings(askings, groups) {
  /** @type {Map<Asking['at'], Group>} */
  const ofPlace = new Map();
  /** @type {Group[]} */
  const added = [];
  /** @type {Map<string, Group[]>} */
  const rows = new Map();
  for (const group of groups) {
    const key = keyOf(group.file, group.line, false);
    addToList(rows, key, group);
  }
  for (const asking of askings.filter(({ at }) => at.file !== '')) {
    const asked = askedFor(asking);
    const key = keyOf(asking.at.file, lineOf(asking), asking.what === 'agent');
    const there = rows.get(key) ?? [];
    const known = rowAmong(there, asking, asked.what);
    const group = known ?? groupAt(asking, asked);
    group.call ??= asking.at.call ?? null;
    if (known === null) {
      added.push(group);
      rows.set(key, [...there, group]);
    }
    ofPlace.set(asking.at, group);
  }
  return { groups: [...groups, ...added], ofPlace };
}

/**
 * @param {string} file absolute path
 * @param {number} line 1-based
 * @param {boolean} isAgent whether it is where an agent is made, which samples never hit
 * @returns {string} key shared by all rows there
 */
function keyOf(file, line, isAgent) {
  return JSON.stringify([file, line, isAgent]);
}

/**
 * @param {Asking} asking a place
 * @returns {Asked} what it asked for
 */
function askedFor(asking) {
  switch (asking.what) {
    case 'job':
      return jobOf(asking.at);
    case 'context':
      return { what: workOf('tls.context'), api: 'createSecureContext' };
    case 'agent':
      return { what: workOf('tls.handshake'), api: 'Agent' };
    default:
      return { what: workOf('tls.handshake'), api: '' };
  }
}

/**
 * @param {ResolvedSite['operation']} operation of TLS, which is done on the requesting thread, even if it waits for the
 *   network in between
 * @returns {ResolvedSite} a site that only does that
 */
function workOf(operation) {
  return { operation, algorithm: '', api: '', form: 'sync', parameters: {} };
}

/**
 * @param {PoolCallSite} at place that requested jobs on the thread pool
 * @returns {Asked} what their class does; if that is ambiguous, according to the source or the Node function that was
 *   called
 */
export function jobOf({ job, called = '', call = null }) {
  const { operation: first, candidates } = matchJob(job);
  const operation = candidates.find((id) => called.startsWith(lastPart(id))) ?? first;
  const bySource = sourceApi(call, '');
  const isKnown = bySource !== null && (bySource.operation === operation || candidates.includes(bySource.operation));
  const what = isKnown
    ? { operation: bySource.operation, algorithm: bySource.algorithm.toLowerCase(), parameters: bySource.parameters }
    : { operation: operation || 'other', algorithm: '', parameters: {} };
  const api = isKnown ? nameOfApi(call) : '';
  return { what: { ...what, api, form: 'async' }, api };
}

/**
 * @param {SourceCall | null} call what the source says at a place
 * @returns {string} name of the public function, `''` if unknown to us
 */
function nameOfApi(call) {
  return apiNamed(call?.callee ?? '')?.name ?? '';
}

/**
 * @param {Group[]} there rows of its line
 * @param {Asking} asking a place
 * @param {ResolvedSite} what it asked for
 * @returns {Group | null} the row that does the same; of several, the one through the same package, else the heaviest
 */
function rowAmong(there, { package: packageName }, { operation, form }) {
  const isSame = (/** @type {ResolvedSite} */ other) =>
    form === 'async'
      ? other.form !== 'sync' && mayBeSameOperation(other.operation, operation)
      : other.operation === operation;
  return (
    there
      .filter(({ what }) => isSame(what))
      .toSorted(
        (a, b) => Number(b.package === packageName) - Number(a.package === packageName) || b.ticks - a.ticks,
      )[0] ?? null
  );
}

/**
 * @param {Asking} asking a place that has no row yet
 * @param {Asked} asked what it requested
 * @returns {Group} without samples
 */
function groupAt(asking, { what, api }) {
  const { at, package: packageName } = asking;
  return emptyGroup(
    {
      file: at.file,
      function: nameInSource(at.function, at.call?.syntax?.within.name ?? ''),
      line: lineOf(asking),
      // An `await` is not at the column of its call.
      column: at.isAsync ? 0 : (at.column ?? 0),
      lineInferred: false,
      package: packageName,
      generated: at.generated ?? null,
    },
    what,
    { call: at.call ?? null, api },
  );
}

/**
 * @param {Asking} asking a place
 * @returns {number} 1-based line of the call, as in samples; 0 if unknown
 */
function lineOf({ at: { line, isAsync, call, generated } }) {
  // If nothing shows the original's line, don't claim one.
  if (line === null || line === 0) return 0;
  return isAsync || generated !== undefined ? (call?.line ?? line) : line;
}

/**
 * @param {RunInfo | null} run what was counted in it, if we ran it
 * @param {TlsCost | null} cost of TLS
 * @param {ReadonlyMap<AskedAt | PoolCallSite, Group>} ofPlace the row of each place
 * @param {ReadonlyMap<Group, string>} ids of the rows
 * @returns {Pick<Report, 'tls' | 'threadPool'>} the same with the ids of call sites, and without the source
 *   descriptions
 */
export function ledgersOfReport(run, cost, ofPlace, ids) {
  const { tls, threadPool } = withPlaces({ tls: run?.tls ?? null, threadPool: run?.threadPool ?? null }, (at) => {
    const row = ofPlace.get(at);
    const id = row === undefined ? '' : (ids.get(row) ?? '');
    const named = withUnknown({ ...at, id, function: row?.function ?? at.function });
    delete named.call;
    return named;
  });
  return { tls: tls && { ...tls, cost }, threadPool };
}
