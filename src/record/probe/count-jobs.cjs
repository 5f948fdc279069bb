'use strict';

/*
 * Counts the jobs of cryptography that this thread hands to the thread pool, says how long they wait there and which
 * lines ask for them. Node's JavaScript assigns an `ondone` to each asynchronous job right before it starts it, and
 * Node looks that up when the job is done (https://github.com/nodejs/node/blob/v24.x/src/crypto/crypto_util.h,
 * AfterThreadPoolWork). All jobs inherit from one prototype, so an accessor there sees both, whoever asked: pbkdf2,
 * sign with a callback, crypto.subtle. No module is loaded for it, and no frame of ours is in any stack. What a program
 * gets to see of a job, as `this` of its callback, is what it would see without us.
 */
const JobLine = require('./job-line.cjs');
const { all } = require('./node-handles.cjs');
const poolSize = require('./pool-size.cjs');
const saveOften = require('./save-often.cjs');
const { originOf, takeStack } = require('./stack.cjs');
const { newTally } = require('./tally.cjs');
const watchExit = require('./watch-exit.cjs');

/** @import { SavedJobSite, SavedJobs } from '../thread-pool.js' */
/** @import { Times } from './count-times.cjs' */
/** @import { Look } from './job-line.cjs' */

const { defineProperty } = Reflect;
const { floor, max } = Math;
const { create, values } = Object;
const { pid, hrtime, env, moduleLoadList, versions } = /** @type {any} */ (process);

const settlesOutside = Number(versions.node.split('.')[0]) < 24;

/**
 * @typedef {object} OfKind
 * @property {Function} of Node's class
 * @property {string} job name of the class
 * @property {boolean} isCrypto whether it is cryptography: files have such jobs, too
 * @property {number} next number of the job that is looked at next
 * @property {number} last number of the job that was looked at last
 * @property {Record<string, SavedJobSite>} sites who asked for those that were looked at
 * @property {number} siteCount how many these are
 */
/** @typedef {import('./job-line.cjs').Kind & OfKind} Kind all jobs of a class */

/** @typedef {{callback: Function, kind: Kind, look: Look | null}} Job one in flight; `callback` is Node's */

/**
 * Of each doubling of their number, this many jobs are looked at: the first 64, of a million some 500. A look takes 5 to
 * 20 µs.
 */
const PER_DOUBLING = 32;
/** Where none has run for less than this, a look is nothing beside it, and all are looked at, ms. */
const LONG_RUN = 1;
/** Lines of a class that are counted apart. */
const MOST_SITES = 200;

/** Lets a class give fields to objects that are not its own. */
const Any = /** @type {new (object: object) => object} */ (
  /** @type {unknown} */ (
    function any(/** @type {object} */ object) {
      return object;
    }
  )
);

/** A job of Node's, in flight: what is private, nobody else can see. */
class InFlight extends Any {
  #job;

  /**
   * @param {object} handle Node's own
   * @param {Job} job what is known of it
   */
  constructor(handle, job) {
    super(handle);
    this.#job = job;
  }

  /**
   * @param {object} handle Node's own, or anything
   * @returns {Job | null} null if it is none
   */
  static of(handle) {
    return #job in handle ? handle.#job : null;
  }
}

/** @type {Function | null} */
let callbackOf = null;

/** A job that has the property which Node assigned. To define it this way takes 50 ns, and 150 otherwise. */
class Assigned extends Any {
  ondone = callbackOf;
}

/**
 * Does what Node's assignment would have done without us.
 * @param {object} handle Node's own, of a job
 * @param {Function} callback that Node assigned
 */
function assign(handle, callback) {
  callbackOf = callback;
  new Assigned(handle);
}

/**
 * @param {string} directory where our logs go, with a separator at its end
 * @param {Times | null} times notified when jobs are done
 */
module.exports = function countJobs(directory, times) {
  const line = new JobLine(now);
  /** @type {Kind[]} */
  const kinds = [];
  let isTold = false;
  // Who can't see its jobs must not seem to have none.
  const tell = () => {
    if (isTold || areAllSeen()) return;
    isTold = true;
    save();
  };
  const { note, save } = saveOften(
    `${directory}jobs-${pid}-${hrtime.bigint()}.json`,
    (isOver) => savedJobs(line, kinds, isOver && areAllSeen()),
    tell,
  );
  watchExit(tell);
  if (all === null) return save();
  const begin = (/** @type {any} */ handle, /** @type {Function} */ callback) => {
    const kind = kindOf(handle, kinds);
    if (!kind.isCrypto) return false;
    if (line.size === 0) line.size = poolSize(env.UV_THREADPOOL_SIZE);
    /** @type {Job} */
    const job = { kind, callback, look: null };
    // It throws for one that is begun twice, which Node does not do.
    new InFlight(handle, job);
    job.look = line.enter(kind, ++kind.jobs === kind.next ? sample(kind) : 0);
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
        // Ours alone.
      }
      assign(this, callback);
    },
  });
};

/**
 * From Node 24 on, jobs of `crypto.subtle` settle their promise themselves, and nothing is assigned to them: seen is
 * only that a method of WebCrypto has been called, which loads what reads its arguments.
 * @returns {boolean} whether all jobs that there were have been seen
 */
function areAllSeen() {
  if (all === null) return false;
  return settlesOutside || !moduleLoadList.includes('NativeModule internal/crypto/webidl');
}

/** @returns {number} ms since any moment */
function now() {
  const time = hrtime();
  return time[0] * 1000 + time[1] / 1e6;
}

/**
 * @param {any} handle Node's own, of a job
 * @param {Kind[]} kinds of those before
 * @returns {Kind} what it is counted with
 */
function kindOf(handle, kinds) {
  const of = handle.constructor;
  for (let index = 0; index < kinds.length; index++) if (kinds[index].of === of) return kinds[index];
  // Whatever starts jobs of a class is one module of Node's.
  const { module } = originOf(takeStack());
  return (kinds[kinds.length] = {
    of,
    job: of.name,
    isCrypto: module === '' || module.startsWith('node:internal/crypto/'),
    jobs: 0,
    inFlight: 0,
    maxInFlight: 0,
    shortestMs: 0,
    waits: newTally(),
    runs: newTally(),
    next: 1,
    last: 0,
    sites: create(null),
    siteCount: 0,
  });
}

/**
 * Takes a job as one of those since the last that was looked at, and notes who asks for it.
 * @param {Kind} kind of the job that is being started
 * @returns {number} jobs that it represents
 */
function sample(kind) {
  const count = kind.jobs - kind.last;
  kind.last = kind.jobs;
  // By chance, so that calls in turn are not always the same one.
  const apart = kind.shortestMs < LONG_RUN ? floor(kind.jobs / PER_DOUBLING) : 1;
  kind.next += 1 + floor(chance() * (2 * max(1, apart) - 1));
  const { place, package: through, called } = originOf(takeStack());
  if (place === null) return count;
  const key = `${place.file}:${place.line}:${place.column}:${place.isAsync}:${through}:${called}`;
  const known = kind.sites[key];
  if (known !== undefined) known.jobs += count;
  else if (kind.siteCount++ < MOST_SITES) kind.sites[key] = { ...place, package: through, called, jobs: count };
  return count;
}

let seed = 1;

/** @returns {number} 0 to less than 1, and not from the program's own numbers */
function chance() {
  // https://en.wikipedia.org/wiki/Linear_congruential_generator, with the parameters of Numerical Recipes
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
}

/**
 * @param {JobLine} line of all jobs
 * @param {Kind[]} kinds of them
 * @param {boolean} complete false if more may have come
 * @returns {SavedJobs} what is saved of this thread
 */
function savedJobs({ size, maxInFlight }, kinds, complete) {
  const rows = [];
  // By index: the program may have replaced what goes through arrays.
  for (let index = 0; index < kinds.length; index++) {
    const { isCrypto, job, jobs, maxInFlight: most, waits, runs, sites } = kinds[index];
    if (isCrypto) rows[rows.length] = { job, jobs, maxInFlight: most, waits, runs, sites: values(sites) };
  }
  return { poolSize: size, maxInFlight, kinds: rows, complete };
}
