import { frameworkFrom, isComposing } from '../../src/source/frameworks.js';

test('handlers may become async only where somebody read what becomes of their promises', () => {
  const waiting = ['express', 'router', 'fastify', 'koa', '@koa/router', 'koa-router', 'hono', '@hapi/hapi'];
  expect(waiting.filter((module) => frameworkFrom(module)?.waits !== true)).toEqual([]);
  const unread = ['restify', 'polka', 'h3', 'elysia', 'find-my-way', 'express-promise-router', 'hono/tiny'];
  expect(unread.filter((module) => frameworkFrom(module)?.waits !== undefined)).toEqual([]);
});

test('Koa and Hono compose their middleware, Express and Fastify do not', () => {
  expect(['koa', '@koa/router', 'koa-router', 'hono', '@hono/zod-openapi'].every(isComposing)).toBe(true);
  expect(['express', 'fastify', '@hapi/hapi', 'left-pad', ''].some(isComposing)).toBe(false);
});

test('names of the language are no frameworks', () => {
  expect([frameworkFrom('constructor'), frameworkFrom('toString'), frameworkFrom('__proto__')]).toEqual([
    null,
    null,
    null,
  ]);
});
