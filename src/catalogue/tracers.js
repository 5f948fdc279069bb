import { packagePath } from './package-of.js';

/** OpenTelemetry has a package for each library that it traces. */
const OPENTELEMETRY = /^@opentelemetry\/(?:api|context-async-hooks|instrumentation(?:-.+)?)$/;

/**
 * Agents that trace a program put functions of their own around handlers, around methods of packages and around Node's.
 * This lists the files, by package, that have these functions and contexts and compute nothing themselves. An agent's
 * own work (a trace's id is random) is in other files of it.
 * @type {Map<string, RegExp>}
 */
const TRACERS = new Map([
  ['dd-trace', /^packages\/datadog-(?:core|instrumentations|shimmer)\/src\/(?:(?:helpers|http)\/)?[^/]+$/],
  ['newrelic', /^lib\/(?:context-manager|instrumentation|shim|subscribers|transaction\/tracer)\//],
  [
    'elastic-apm-node',
    /^lib\/instrumentation\/(?:(?:modules|run-context)\/|(?:express-utils|http-shared|shimmer)\.js$)/,
  ],
]);

/**
 * @param {string} file absolute path of a function's file
 * @returns {boolean} whether its code stands around other code: it acts for whatever calls it
 */
export function isTracer(file) {
  const { name, path } = packagePath(file);
  return name !== '' && (OPENTELEMETRY.test(name) || (TRACERS.get(name)?.test(path) ?? false));
}
