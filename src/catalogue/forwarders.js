/** Which files of frameworks only pass requests on to handlers. */
import { packagePath } from './package-of.js';

/** Any file of a package. */
const ALL = /./;

/**
 * Frameworks call one handler after another, and each of them calls the next: `next()`, `await next()`, `done()`.
 * Everything below such a call is the next handler's work, not that of the handler that passed the request on. This
 * lists the files, by package, whose code only passes requests on. A framework's own work (`res.send()` makes an ETag)
 * is not in them.
 * @type {Map<string, RegExp>}
 */
const FORWARDERS = new Map([
  ['express', /^lib\/(?:express|application|router\/(?:index|layer|route)|middleware\/(?:init|query))\.js$/],
  ['router', /^(?:index|lib\/(?:layer|route))\.js$/],
  ['connect', /^index\.js$/],
  ['koa', /^lib\/application\.js$/],
  ['koa-compose', ALL],
  ['koa-convert', ALL],
  ['koa-mount', ALL],
  ['koa-router', ALL],
  ['@koa/router', ALL],
  ['fastify', /^(?:fastify|lib\/(?:hooks|handle-?request|route|four-?oh-?four))\.js$/i],
  ['@fastify/express', ALL],
  ['@fastify/middie', ALL],
  ['middie', ALL],
  ['reusify', ALL],
  ['avvio', ALL],
  ['fastq', ALL],
  ['find-my-way', ALL],
  ['light-my-request', ALL],
  ['on-headers', ALL],
  ['on-finished', ALL],
  ['ee-first', ALL],
  ['polka', ALL],
  ['hono', /(?:^|\/)(?:compose|hono-base)\.js$/],
  ['restify', /^lib\/(?:server|router|chain)\.js$/],
  ['@hapi/hapi', /^lib\/(?:core|request|handler|toolkit|ext)\.js$/],
  ['@nestjs/core', /^(?:router|middleware|helpers|guards)\//],
  // Calls the controllers that its routes name, without any source passing them to it.
  ['sails', ALL],
  ['machine-as-action', ALL],
  ['@nestjs/passport', ALL],
  // Call the hooks and methods of services, which the program passes to them.
  ['@feathersjs/hooks', ALL],
  ['@feathersjs/feathers', /^lib\/(?:hooks|service)\.js$/],
  ['@feathersjs/koa', /^lib\/(?:rest|handlers|index)\.js$/],
  ['@feathersjs/express', /^lib\/(?:rest|handlers|index)\.js$/],
  // Calls the strategy that a route names, which usually belongs to a package.
  ['passport', ALL],
]);

/**
 * @param {string} name of a package
 * @returns {boolean} whether it calls handlers of other code, whose work is not its own
 */
export function isFramework(name) {
  return FORWARDERS.has(name);
}

/**
 * @param {string} file absolute path of a function's file
 * @returns {boolean} whether its code only passes requests on to others
 */
export function forwards(file) {
  const { name, path } = packagePath(file);
  return name !== '' && (FORWARDERS.get(name)?.test(path) ?? false);
}
