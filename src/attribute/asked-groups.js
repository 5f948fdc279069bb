import { apiNamed, matchJob } from '../catalogue/index.js';
import { mayBeSameOperation } from '../model/operation.js';
import { emptyGroup } from './groups.js';
import { nameInSource } from './name-functions.js';
import { sourceApi } from './source-api.js';

/** @import { Asking } from '../model/askings.js' */
/** @import { Group } from './groups.js' */
/** @import { ResolvedSite } from './resolve-site.js' */

/**
 * What is done there, and the public function where a row has one of its own.
 * @typedef {{what: ResolvedSite, api: string}} Asked
 */

/**
 * Gives each place that asked for what was counted a row among the call sites, so that a finding can be about it: the
 * row that samples have made of that line and operation, else one without samples. An agent does no cryptography
 * itself. It is told by its own row, beside that of a connection that the same line asks for: what is wrong with it is
 * mended there.
 * @param {Asking[]} askings places of a recording, described
 * @param {Group[]} groups that samples have made
 * @returns {{groups: Group[], ofPlace: Map<Asking['at'], Group>}} groups: those and the new ones behind them
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
    rows.set(key, [...(rows.get(key) ?? []), group]);
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
 * @param {boolean} isAgent whether it is where an agent is made, which samples never meet
 * @returns {string} what is the same for all rows there
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
      return jobOf(asking.at.job, asking.at.call ?? null);
    case 'context':
      return { what: workOf('tls.context'), api: 'createSecureContext' };
    case 'agent':
      return { what: workOf('tls.handshake'), api: 'Agent' };
    default:
      return { what: workOf('tls.handshake'), api: '' };
  }
}

/**
 * @param {ResolvedSite['operation']} operation of TLS, which is done on the thread that asks, even if it waits for the
 *   network between
 * @returns {ResolvedSite} that, and no more
 */
function workOf(operation) {
  return { operation, algorithm: '', api: '', form: 'sync', parameters: {} };
}

/**
 * @param {string} job class of the job on the thread pool
 * @param {import('../model/profile.js').SourceCall | null} call what the source says
 * @returns {Asked} what the class does; which of several things, if the source tells
 */
function jobOf(job, call) {
  const { operation, candidates } = matchJob(job);
  const told = sourceApi(call, '');
  const isTold = told !== null && (told.operation === operation || candidates.includes(told.operation));
  const what = isTold
    ? { operation: told.operation, algorithm: told.algorithm.toLowerCase(), parameters: told.parameters }
    : { operation: operation || 'other', algorithm: '', parameters: {} };
  const api = isTold ? (apiNamed(call?.callee ?? '')?.name ?? '') : '';
  return { what: { ...what, api, form: 'async' }, api };
}

/**
 * @param {Group[]} there rows of its line
 * @param {Asking} asking a place
 * @param {ResolvedSite} what it asked for
 * @returns {Group | null} the row that does the same: of several the one through the same package, else the heaviest
 */
function rowAmong(there, { package: via }, { operation, form }) {
  const isSame = (/** @type {ResolvedSite} */ other) =>
    form === 'async'
      ? other.form !== 'sync' && mayBeSameOperation(other.operation, operation)
      : other.operation === operation;
  return (
    there
      .filter(({ what }) => isSame(what))
      .toSorted((a, b) => Number(b.package === via) - Number(a.package === via) || b.ticks - a.ticks)[0] ?? null
  );
}

/**
 * @param {Asking} asking a place that has no row yet
 * @param {Asked} asked what for
 * @returns {Group} without samples
 */
function groupAt(asking, { what, api }) {
  const { at, package: via } = asking;
  return emptyGroup(
    {
      file: at.file,
      function: nameInSource(at.function, at.call?.syntax?.within.name ?? ''),
      line: lineOf(asking),
      // An `await` stands beside its call.
      column: at.isAsync ? 0 : at.column,
      lineInferred: false,
      package: via,
    },
    what,
    { call: at.call ?? null, api },
  );
}

/**
 * @param {Asking} asking a place
 * @returns {number} 1-based line of the call, as samples would have it
 */
function lineOf({ at: { line, isAsync, call } }) {
  return isAsync ? (call?.line ?? line) : line;
}
