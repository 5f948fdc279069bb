/** Rows of a report's routes. */
import { guideServerReport } from './sample-report.js';

/** @import { RouteReport } from '../../src/model/report.js' */

/**
 * @param {string | null} pattern of the path; null if it is not one route
 * @param {Partial<RouteReport>} [changes] what else is not as it is here
 * @returns {RouteReport} of `POST`, with the guide's server's first call site
 */
export function routeRow(pattern, changes = {}) {
  return {
    kind: 'route',
    method: 'POST',
    pattern,
    candidates: [],
    file: '/app/app.js',
    line: 1,
    requests: 100,
    ticks: 900,
    inferredTicks: 0,
    share: 0.1,
    interval: [0.09, 0.11],
    cryptoMs: 1000,
    busyMs: 1100,
    cryptoMsPerRequest: 10,
    maxPerSecondPerCore: 100,
    operations: [{ id: 'kdf.pbkdf2', algorithm: 'sha512', ticks: 900 }],
    callSites: [guideServerReport().callSites[0].id],
    ...changes,
  };
}

/** What is not known of rows that are no route's. */
const UNCOUNTED = {
  method: null,
  file: '',
  line: null,
  requests: null,
  cryptoMsPerRequest: null,
  maxPerSecondPerCore: null,
};

/** @returns {RouteReport[]} one of each kind, heaviest first */
export function sampleRoutes() {
  return [
    routeRow('/login'),
    routeRow('/api/v1/organisations/:organisation/members/:member', {
      ticks: 450,
      share: 0.05,
      cryptoMs: 500,
      cryptoMsPerRequest: 5,
      maxPerSecondPerCore: 200,
    }),
    routeRow(null, {
      ...UNCOUNTED,
      kind: 'shared',
      candidates: ['GET /a', 'GET /b', 'GET /c', 'GET /d'],
      requests: 40,
      cryptoMsPerRequest: 0.41,
      maxPerSecondPerCore: 2439,
      ticks: 9,
      share: 0.001,
    }),
    routeRow(null, {
      ...UNCOUNTED,
      kind: 'middleware',
      ticks: 8,
      share: 0.0009,
      operations: [{ id: 'random', algorithm: '', ticks: 8 }],
    }),
    routeRow(null, {
      ...UNCOUNTED,
      kind: 'untied',
      busyMs: null,
      ticks: 5,
      share: 0.0005,
      operations: [{ id: 'hash', algorithm: 'sha256', ticks: 5 }],
    }),
  ];
}
