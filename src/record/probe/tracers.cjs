'use strict';

const { apply } = Reflect;
const { exec } = RegExp.prototype;

/**
 * Agents that trace a program put functions of their own around handlers, around methods of packages and around Node's.
 * These are the files that have such functions and their contexts, and compute nothing themselves: dd-trace,
 * elastic-apm-node, newrelic, OpenTelemetry. An agent's own work (a trace's id is random) is in other files of it.
 */
const TRACERS = [
  /dd-trace[\\/]packages[\\/]datadog-(?:core|instrumentations|shimmer)[\\/]src[\\/](?:(?:helpers|http)[\\/])?[^\\/]+$/,
  /elastic-apm-node[\\/]lib[\\/]instrumentation[\\/](?:(?:modules|run-context)[\\/]|(?:express-utils|http-shared|shimmer)\.js$)/,
  /newrelic[\\/]lib[\\/](?:context-manager|instrumentation|shim|subscribers|transaction[\\/]tracer)[\\/]/,
  /@opentelemetry[\\/](?:api|context-async-hooks|instrumentation(?:-[^\\/]+)?)[\\/]/,
].map(({ source }) => new RegExp(`[\\\\/]node_modules[\\\\/](?!.*[\\\\/]node_modules[\\\\/])${source}`));

/**
 * @param {string} file absolute path of a function's file, or `file:` URL
 * @returns {boolean} whether its code stands around other code: it acts for whatever calls it
 */
module.exports = function isTracer(file) {
  // By index, since the program may have replaced array iteration.
  for (let index = 0; index < TRACERS.length; index++) if (apply(exec, TRACERS[index], [file]) !== null) return true;
  return false;
};
