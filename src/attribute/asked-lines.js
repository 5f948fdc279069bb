/**
 * The line of a package's work on the thread pool that has no user code on its stack, if only one line asked for such
 * jobs.
 */
import { lastPart } from '../model/last-part.js';
import { mayBeSameOperation } from '../model/operation.js';
import { jobOf } from './asked-groups.js';

/** @import { Asking } from '../model/askings.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { Attribution, Site } from './attribute-profile.js' */

/** @typedef {Extract<Asking, {what: 'job'}>} JobAsking */

/** From this many jobs on, a single line is not an accident. */
const LEAST_JOBS = 3;

/**
 * A package that hands work to the thread pool after an `await` of its own has no user code on the stack. But the async
 * stacks of its jobs show who awaits it: if all known jobs were requested by one line, the samples belong to that line,
 * too.
 * @template {Pick<Attribution, 'list' | 'frames'>} Attributed
 * @param {Attributed} attribution of a thread
 * @param {readonly Asking[]} asked places that requested something counted, described
 * @returns {Attributed} the same, with those lines
 */
export function withAskedLines(attribution, asked) {
  const jobs = asked.filter((asking) => asking.what === 'job');
  if (jobs.length === 0) return attribution;
  const list = attribution.list.map((site) => {
    const handler = site.frame === -1 ? '' : attribution.frames[site.frame].package;
    const call = handler !== '' && isHandedOver(site) ? lineOf(jobs, handler, site) : null;
    return call === null ? site : { ...site, handler, mount: call };
  });
  return { ...attribution, list };
}

/**
 * @param {Site} site below a package's own code
 * @returns {boolean} whether the call there makes Node compute it elsewhere
 */
function isHandedOver({ decision, mount, isMounted }) {
  return mount === null && !isMounted && decision.package === '' && decision.form === 'async';
}

/**
 * @param {JobAsking[]} jobs places that requested some
 * @param {string} package_ that hands work over
 * @param {Site} site where it does
 * @returns {SourceCall | null} the only call known to have requested that from it
 */
function lineOf(jobs, package_, { decision }) {
  const asking = jobs.filter(
    (job) =>
      job.package === package_ &&
      mayBeSameOperation(jobOf(job.at).what.operation, decision.operation) &&
      isOfCall(job.at.called, decision.api),
  );
  const [first] = asking;
  const lines = new Set(asking.map(({ at }) => `${at.file}:${at.call?.line}`));
  const count = asking.reduce((sum, { at }) => sum + at.jobs, 0);
  if (lines.size !== 1 || count < LEAST_JOBS || !first.at.call) return null;
  return { ...first.at.call, file: first.at.file };
}

/**
 * An HMAC is signed and verified by one operation, at two lines.
 * @param {string | undefined} called function of Node's that made a job, `''` if unknown, absent in older recordings
 * @param {string} api public function that samples are below, `''` if unknown
 * @returns {boolean} whether the job may be of such a call
 */
function isOfCall(called = '', api) {
  return called === '' || api === '' || called === lastPart(api);
}
