'use strict';

/*
 * Counts the crypto jobs that this thread hands to the thread pool, how long they wait there, and which lines request
 * them. Node's JavaScript assigns an `ondone` to each asynchronous job right before it starts it, and Node looks that
 * up when the job is done (https://github.com/nodejs/node/blob/v24.x/src/crypto/crypto_util.h, AfterThreadPoolWork).
 * All jobs inherit from one prototype, so an accessor there sees both, whatever requested the job: pbkdf2, sign with a
 * callback, crypto.subtle. No module is loaded for this, and none of our frames is in any stack. What the program sees
 * of a job, as `this` in its callback, is the same as without us.
 */
const defineProperty = require('./define-property.cjs');
const AnyObject = require('./any-object.cjs');
const JobLine = require('./job-line.cjs');
const chance = require('./chance.cjs');
const { all } = require('./node-handles.cjs');
const poolSize = require('./pool-size.cjs');
const saveOften = require('./save-often.cjs');
const { originOf, takeStack } = require('./stack.cjs');
const { newTally } = require('./tally.cjs');
const watchExit = require('./watch-exit.cjs');

/** @import { SavedJobSite, SavedJobs } from '../thread-pool.js' */
/** @import { Times } from './count-times.cjs' */
/** @import { Line, Look } from './job-line.cjs' */

const { apply } = Reflect;
const { includes } = Array.prototype;
const { floor, max } = Math;
const { create, values } = Object;
const { pid, hrtime, env, moduleLoadList, versions } = /** @type {any} */ (process);

const settlesOutside = Number(versions.node.split('.')[0]) < 24;

/**
 * @typedef {object} OfKind
 * @property {Function} of Node's class
 * @property {string} job name of the class
 * @property {boolean} isCrypto whether it is cryptography: file operations have such jobs, too
 * @property {number} next number of the next job to look at
 * @property {number} last number of the last job that was looked at
 * @property {boolean} isWhole whether all before the last were looked at, too
 * @property {Record<string, Site>} sites requesters of the jobs that were looked at
 * @property {number} siteCount number of `sites`
 */
/** @typedef {import('./job-line.cjs').Kind & OfKind} Kind all jobs of a class */
/** @typedef {{saved: SavedJobSite, line: Line | null}} Site a requester; `line` is null beyond MOST_TIMED */

/** @typedef {{callback: Function, kind: Kind, look: Look | null}} Job one in flight; `callback` is Node's */

/**
 * Each time their number doubles, this many jobs are looked at: the first 64, and about 500 of a million. A look takes
 * 5 to 20 µs.
 */
const PER_DOUBLING = 32;
/** If all have run for at least this long, ms, a look costs nothing in comparison, and all are looked at. */
const LONG_RUN = 1;
/**
 * Classes whose jobs are expected to run that long, until the first is done. Of these the mean decides: where the event
 * loop learns of several ends at once, some seem to take no time. Others may be many in a turn of a busy loop, and all
 * seem long.
 */
const SLOW = {
  __proto__: null,
  Argon2Job: true,
  DhKeyPairGenJob: true,
  DsaKeyPairGenJob: true,
  PBKDF2Job: true,
  RandomPrimeJob: true,
  RsaKeyPairGenJob: true,
  ScryptJob: true,
};
/** Lines of a class that are counted separately. */
const MOST_SITES = 200;
/** Those of them with times of their own. */
const MOST_TIMED = 20;

/** A Node job in flight: nobody else can see private fields. */
class InFlight extends AnyObject {
  #job;

  /**
   * @param {object} handle Node's own
   * @param {Job} job what is known about it
   */
  constructor(handle, job) {
    super(handle);
    this.#job = job;
  }

  /**
   * @param {object} handle Node's own, or anything
   * @returns {Job | null} null if it is not a job in flight
   */
  static of(handle) {
    return #job in handle ? handle.#job : null;
  }
}

/** @type {Function | null} */
let callbackOf = null;

/** A job with the property that Node assigned. Defining it like this takes 50 ns instead of 150. */
class Assigned extends AnyObject {
  ondone = callbackOf;
}

/**
 * Does what Node's assignment would do without us.
 * @param {object} handle Node's own, of a job
 * @param {Function} callback that Node assigned
 */
function assign(handle, callback) {
  callbackOf = callback;
  new Assigned(handle);
}

/**
 * @param {string} directory where our logs go, with a separator at its end
 * @param {Times | null} times called when jobs are done
 */
module.exports = function countJobs(directory, times) {
  const line = new JobLine(now);
  /** @type {Kind[]} */
  const kinds = [];
  // What is saved says whether all were seen; nothing has to be, as long as all are. A thread whose jobs we can't see must
  // not look as if it had none, even if it is terminated, or killed by a signal, before we look.
  let savedSeen = settlesOutside;
  const tell = () => {
    const seen = areAllSeen();
    if (seen === savedSeen) return;
    savedSeen = seen;
    // With jobs, they are being saved.
    if (!seen || line.size === 0) save();
  };
  const { note, save } = saveOften(
    `${directory}jobs-${pid}-${hrtime.bigint()}.json`,
    (isOver) => savedJobs(line, kinds, isOver && savedSeen && areAllSeen()),
    tell,
  );
  watchExit(tell);
  if (all === null || !savedSeen) save();
  if (all === null) return;
  const begin = (/** @type {any} */ handle, /** @type {Function} */ callback) => {
    const kind = kindOf(handle, kinds);
    if (!kind.isCrypto) return false;
    if (line.size === 0) line.size = poolSize(env.UV_THREADPOOL_SIZE);
    /** @type {Job} */
    const job = { kind, callback, look: null };
    // This throws for a job that is started twice, which Node does not do.
    new InFlight(handle, job);
    if (++kind.jobs === kind.next) {
      const count = kind.jobs - kind.last;
      job.look = line.enter(kind, count, sample(kind, count));
    } else line.enter(kind, 0, null);
    note();
    return true;
  };
  defineProperty(all, 'ondone', {
    configurable: true,
    enumerable: false,
    get() {
      const job = InFlight.of(this);
      if (job === null) return undefined;
      const { callback } = job;
      assign(this, callback);
      line.leave(job.kind, job.look);
      times?.job();
      note();
      return callback;
    },
    set(callback) {
      try {
        if (begin(this, callback)) return;
      } catch {
        // Our problem, not the program's.
      }
      assign(this, callback);
    },
  });
};

/**
 * From Node 24 on, `crypto.subtle` jobs settle their promise themselves, and nothing is assigned to them. We only see
 * that a WebCrypto method was called, which loads the module that reads its arguments.
 * @returns {boolean} whether all jobs were seen
 */
function areAllSeen() {
  if (all === null) return false;
  return settlesOutside || !apply(includes, moduleLoadList, ['NativeModule internal/crypto/webidl']);
}

/** @returns {number} ms since an arbitrary moment */
function now() {
  const time = hrtime();
  return time[0] * 1000 + time[1] / 1e6;
}

/**
 * @param {any} handle Node's own, of a job
 * @param {Kind[]} kinds of those before
 * @returns {Kind} the kind to count it with
 */
function kindOf(handle, kinds) {
  const of = handle.constructor;
  for (let index = 0; index < kinds.length; index++) if (kinds[index].of === of) return kinds[index];
  // All jobs of a class are started by one Node module.
  const { module } = originOf(takeStack());
  return (kinds[kinds.length] = {
    of,
    job: of.name,
    isCrypto: module === '' || module.startsWith('node:internal/crypto/'),
    jobs: 0,
    inFlight: 0,
    maxInFlight: 0,
    shortestMs: 0,
    looked: 0,
    runMs: 0,
    waits: newTally(),
    runs: newTally(),
    next: 1,
    last: 0,
    isWhole: true,
    sites: create(null),
    siteCount: 0,
  });
}

/**
 * @param {Kind} kind of jobs
 * @returns {boolean} whether each runs for so long that a look costs nothing in comparison
 */
function isLong({ shortestMs, looked, runMs, job }) {
  return job in SLOW ? runMs >= LONG_RUN * looked : shortestMs >= LONG_RUN;
}

/**
 * Takes a job as a sample of those since the last one, and notes who requests it.
 * @param {Kind} kind of the job that is being started
 * @param {number} count jobs that it represents
 * @returns {Line | null} the requester's line; null if unknown, or one too many
 */
function sample(kind, count) {
  if (count > 1) kind.isWhole = false;
  kind.last = kind.jobs;
  // At random, so that alternating calls are not always sampled alike.
  const apart = isLong(kind) ? 1 : floor(kind.jobs / PER_DOUBLING);
  kind.next += 1 + floor(chance() * (2 * max(1, apart) - 1));
  const { place: own, package: outer, inner, innerPlace, called } = originOf(takeStack());
  // Without a line of the user's, it is the package's line, as for samples.
  const place = own ?? innerPlace;
  if (place === null) return null;
  const through = own === null ? inner : outer;
  const key = `${place.file}:${place.line}:${place.column}:${place.isAsync}:${through}:${called}`;
  const known = kind.sites[key];
  if (known !== undefined) {
    known.saved.jobs += count;
    return known.line;
  }
  const index = kind.siteCount++;
  if (index >= MOST_SITES) return null;
  const waits = newTally();
  const runs = newTally();
  const line = index < MOST_TIMED ? { inFlight: 0, maxInFlight: 0, waits, runs } : null;
  const saved = { ...place, package: through, called, jobs: count, maxInFlight: null, waits, runs };
  kind.sites[key] = { saved, line };
  return line;
}

/**
 * @param {JobLine} line of all jobs
 * @param {Kind[]} kinds of them
 * @param {boolean} complete false if more may have come
 * @returns {SavedJobs} the data to save for this thread
 */
function savedJobs({ size, maxInFlight }, kinds, complete) {
  const rows = [];
  // By index, since the program may have replaced array iteration.
  for (let index = 0; index < kinds.length; index++) {
    const kind = kinds[index];
    const { isCrypto, job, jobs, maxInFlight: most, waits, runs } = kind;
    if (isCrypto) rows[rows.length] = { job, jobs, maxInFlight: most, waits, runs, sites: savedSites(kind) };
  }
  return { poolSize: size, maxInFlight, kinds: rows, complete };
}

/**
 * @param {Kind} kind of jobs
 * @returns {SavedJobSite[]} its lines. How many of a line were in flight at once is known if all jobs were looked at
 */
function savedSites({ sites, jobs, last, isWhole }) {
  const all = values(sites);
  const rows = [];
  for (let index = 0; index < all.length; index++) {
    const { saved, line } = all[index];
    const isKnown = line !== null && isWhole && last === jobs;
    rows[index] = { ...saved, maxInFlight: isKnown ? line.maxInFlight : null };
  }
  return rows;
}
