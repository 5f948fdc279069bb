/** What the demo proves: this decides its exit code. */
import path from 'node:path';

/** @import { CallSiteReport } from '../../src/model/report.js' */
/** @import { DemoResult } from './run.js' */

/**
 * @typedef {object} Check
 * @property {boolean} passed
 * @property {string} claim what was checked
 * @property {string} found what was found instead, `''` if it passed
 */

/** A line of a program. @typedef {{file: string, line: number}} Place */

/**
 * @param {{sync: DemoResult, async: DemoResult}} results of the two servers
 * @param {{sync: Place, async: Place}} expected with absolute paths: the call that holds the event loop, and the one that
 *   replaces it
 * @returns {Check[]} all that was checked
 */
export function demoChecks({ sync, async }, expected) {
  return [
    blockingCallIsFound(sync, expected.sync),
    jobsAreCounted(async, expected.async),
    asyncHasNoError(async),
    logInsSucceed(sync, async),
  ];
}

/**
 * @param {string} source of a server
 * @param {string} route such as `/auth`
 * @param {string} call such as `pbkdf2Sync(`
 * @returns {number} 1-based line of the first such call in the route's handler, 0 if there is none
 */
export function lineOfCall(source, route, call) {
  const lines = source.split('\n');
  const handler = lines.findIndex((line) => line.includes(`'${route}'`));
  return handler < 0 ? 0 : lines.findIndex((line, index) => index > handler && line.includes(call)) + 1;
}

/**
 * @param {DemoResult} result of the synchronous server
 * @param {Place} expected where the call is
 * @returns {Check} whether it is the heaviest call site, with the right operation
 */
function blockingCallIsFound({ report }, { file, line }) {
  const [heaviest] = report.callSites;
  const found =
    heaviest &&
    heaviest.file === file &&
    heaviest.line === line &&
    heaviest.operation === 'kdf.pbkdf2' &&
    heaviest.phase === 'event-loop';
  return {
    passed: Boolean(found),
    claim: `sync: ${path.basename(file)}:${line} is the heaviest call site, as kdf.pbkdf2 on the event loop`,
    found: found ? '' : describeSite(heaviest),
  };
}

/**
 * @param {CallSiteReport | undefined} site the heaviest one
 * @returns {string} what it is
 */
function describeSite(site) {
  if (site === undefined) return 'no call site at all';
  return `${path.basename(site.file)}:${site.line}, ${site.operation}, phase ${site.phase}`;
}

/**
 * @param {DemoResult} result of the asynchronous server
 * @param {Place} expected where the call is
 * @returns {Check} whether its jobs were counted: a report of nothing has no errors either
 */
function jobsAreCounted({ report }, { file, line }) {
  const sites = report.threadPool?.callSites ?? [];
  const found = sites.some((site) => site.file === file && site.line === line && site.called === 'pbkdf2');
  return {
    passed: found,
    claim: `async: ${path.basename(file)}:${line} hands pbkdf2 to the thread pool`,
    found: found
      ? ''
      : sites.map((site) => `${site.called} at ${path.basename(site.file)}:${site.line}`).join(', ') || 'no job',
  };
}

/**
 * @param {DemoResult} result of the asynchronous server
 * @returns {Check} whether it is free of errors
 */
function asyncHasNoError({ report }) {
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  return {
    passed: errors.length === 0,
    claim: 'async: no finding is an error',
    found: errors
      .map(({ rule, callSite }) => (callSite ? `${rule} at ${path.basename(callSite.file)}:${callSite.line}` : rule))
      .join(', '),
  };
}

/**
 * @param {DemoResult[]} results of both servers
 * @returns {Check} whether the numbers are plausible for a working server
 */
function logInsSucceed(...results) {
  const worked = results.every(({ load }) => load.requests > 0 && load.errors === 0);
  return {
    passed: worked,
    claim: 'both: there were log-ins, and all of them succeeded',
    found: worked ? '' : results.map(({ load }) => `${load.requests} log-ins, ${load.errors} failed`).join('; '),
  };
}
