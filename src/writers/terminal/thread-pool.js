/** What runs on libuv's thread pool, which ticks can't show: how much CPU it took, and who can have asked for it. */
import { poolUse } from '../../model/cpu.js';
import { isHandOver } from '../../model/event-loop.js';
import { duration, percent } from '../../text/numbers.js';
import { counted } from '../../text/words.js';
import { operationName } from './operations.js';
import { shown } from './page.js';

/** @import { CallSiteReport, Report } from '../../model/report.js' */

/** How a call site is named: in a terminal relative to the working directory, elsewhere to the repository.
 * @typedef {(site: CallSiteReport) => string} Where */

/** Calls that a sentence may name; the rest is counted. */
const MOST_CALLS = 3;

/**
 * @param {Report} report the answer
 * @param {Where} where names a call site
 * @returns {string} what the pool took, and who can have asked for it; `''` if that is not known, or not worth a sentence
 */
export function poolSentence(report, where) {
  const pool = poolUse(report.profile.cpu);
  if (pool === null || !pool.isNotable) return '';
  return `The thread pool took ${duration(pool.ms)} of CPU beside it, ${percent(pool.share, 0)} of all that the program used. ${askers(report, where)}`;
}

/**
 * A program whose event loop has little to do because its work is elsewhere is not one that has too little to do.
 * @param {Report} report with too few busy ticks
 * @param {Where} where names a call site
 * @returns {[main: string, detail: string] | null} null if the pool did not take most of the CPU, or that is not known
 */
export function workOnPool(report, where) {
  const { cpu, busyTicks } = report.profile;
  const pool = poolUse(cpu);
  if (pool === null || !pool.isMost) return null;
  const mainMs = cpu?.mainMs ?? null;
  const loop = mainMs === null ? '' : `, against ${duration(mainMs)} on the event-loop thread`;
  const isIdle = mainMs !== null && 2 * mainMs < pool.ms;
  return [
    `This program works on the thread pool: ${duration(pool.ms)} of CPU there, ${percent(pool.share, 0)} of all that it used${loop}.`,
    `${isIdle ? 'The event loop was mostly idle meanwhile, and ticks' : 'Ticks'} are taken on JavaScript threads only: ${counted(busyTicks, 'busy tick')} ${
      busyTicks === 1 ? 'is' : 'are'} too few for shares. ${askers(report, where)}`,
  ];
}

/**
 * @param {Report} report the answer
 * @param {Where} where names a call site
 * @returns {string} a sentence: which asynchronous calls were seen
 */
function askers({ callSites, crypto }, where) {
  const sites = callSites.filter(isHandOver);
  if (sites.length === 0) {
    return crypto.asyncTicks > 0
      ? 'Asynchronous cryptography was seen, but no line that calls it.'
      : 'No asynchronous cryptography was seen in the samples; files, DNS and compression run there as well.';
  }
  const names = sites.slice(0, MOST_CALLS).map((site) => `${calledName(site)} at ${where(site)}`);
  const rest = sites.length - names.length;
  if (rest > 0) names.push(counted(rest, 'more call'));
  const listed = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
  return `${listed} can have asked for it: ${sites.length === 1 ? 'it is' : 'they are'} asynchronous.`;
}

/**
 * @param {CallSiteReport} site any
 * @returns {string} such as `pbkdf2()`, `hash() of bcrypt`, `PBKDF2`
 */
function calledName({ api, package: name, operation, algorithm }) {
  const what = api === '' ? operationName(operation, algorithm) : `${shown(api)}()`;
  return name === '' ? what : `${what} of ${shown(name)}`;
}
