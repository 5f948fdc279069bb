/** Modules with which programs answer requests, and what is known of each: by how routers are made, routes are recognised. */

/**
 * @typedef {object} Framework
 * @property {'app' | 'router'} makes what its default export makes: an application, or a router to be mounted
 * @property {boolean} [waits] whether it is known to await or ignore what a handler returns: handlers may become async
 * @property {boolean} [composes] whether its middleware gets the promise of what follows from `next()`, and loses that if
 *   it does not wait
 * @property {boolean} [names] whether a route's name may stand before its path
 */

/** @type {Readonly<Record<string, Framework>>} */
const FRAMEWORKS = {
  express: { makes: 'app', waits: true },
  router: { makes: 'router', waits: true },
  'express-promise-router': { makes: 'router' },
  '@root/async-router': { makes: 'router' },
  fastify: { makes: 'app', waits: true },
  koa: { makes: 'app', waits: true, composes: true },
  '@koa/router': { makes: 'router', waits: true, composes: true, names: true },
  'koa-router': { makes: 'router', waits: true, composes: true, names: true },
  hono: { makes: 'app', waits: true, composes: true },
  'hono/tiny': { makes: 'app' },
  'hono/quick': { makes: 'app' },
  '@hono/zod-openapi': { makes: 'app', waits: true, composes: true },
  '@hapi/hapi': { makes: 'app', waits: true },
  polka: { makes: 'app' },
  restify: { makes: 'app' },
  '@tinyhttp/app': { makes: 'app' },
  'find-my-way': { makes: 'app' },
  restana: { makes: 'app' },
  h3: { makes: 'app' },
  elysia: { makes: 'app' },
  '@feathersjs/feathers': { makes: 'app' },
  '@feathersjs/express': { makes: 'app' },
  '@feathersjs/koa': { makes: 'app' },
};

/** Names of their modules. */
export const FRAMEWORK_MODULES = Object.freeze(Object.keys(FRAMEWORKS));

/**
 * @param {string} module that a function or a class comes from
 * @returns {Framework | null} null if it is no framework
 */
export function frameworkFrom(module) {
  return Object.hasOwn(FRAMEWORKS, module) ? FRAMEWORKS[module] : null;
}

/**
 * @param {string} module that makes a router
 * @returns {boolean} whether a text before another one is a route's name: `router.get('user', ':id', show)`
 */
export function namesRoutes(module) {
  return frameworkFrom(module)?.names === true;
}

/**
 * @param {string} module that makes a router
 * @returns {boolean} whether its middleware passes on the promise of what follows, or loses that
 */
export function isComposing(module) {
  return frameworkFrom(module)?.composes === true;
}
