/** How many routes are kept. */
import { EventEmitter } from 'node:events';

const { keys } = Object;
const above = Object.getPrototypeOf(EventEmitter.prototype);

afterEach(() => {
  Object.keys = keys;
  Object.setPrototypeOf(EventEmitter.prototype, above);
});

test('nothing is kept of routes beyond the first 1,000', async () => {
  let most = 0;
  Object.keys = (/** @type {object} */ object) => {
    const names = keys(object);
    most = Math.max(most, names.length);
    return names;
  };
  const { default: countRoutes } = await import('../../src/record/probe/count-routes.cjs');
  let announce = /** @type {(message: object) => void} */ (() => {});
  const subscribe = (/** @type {string} */ _channel, /** @type {any} */ listener) => (announce = listener);
  const routes = countRoutes(/** @type {any} */ ({ subscribe }), () => {});
  const Request = class {};
  const context = Symbol('fastify.context');
  announce({ fastify: { [Symbol('fastify.Request')]: Request } });
  const served = Array.from({ length: 1500 }, (_, index) => ({ config: { url: `/${index}` } }));
  for (const route of [...served, served[7]])
    Object.assign(new Request(), { [context]: route }, { raw: { method: 'GET' } });
  const counts = routes.counts();
  expect(counts).toHaveLength(1000);
  expect(counts[7]).toMatchObject({ path: '/7', requests: 2, isAlone: false });
  expect(most).toBe(1000);
});
