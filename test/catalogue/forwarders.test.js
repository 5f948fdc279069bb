import { forwards } from '../../src/catalogue/index.js';

test.each([
  ['/app/node_modules/express/lib/router/layer.js', true],
  ['C:\\app\\node_modules\\router\\lib\\layer.js', true],
  ['/app/node_modules/.pnpm/koa-compose@4.1.0/node_modules/koa-compose/index.js', true],
  ['/app/node_modules/fastify/lib/handle-request.js', true],
  ['/app/node_modules/fastify/lib/handleRequest.js', true],
  ['/app/node_modules/passport/lib/middleware/authenticate.js', true],
  ['/app/node_modules/@nestjs/passport/dist/auth.guard.js', true],
  ['/app/node_modules/@nestjs/core/guards/guards-consumer.js', true],
  ['/app/node_modules/passport-jwt/lib/strategy.js', false],
  ['/app/node_modules/@feathersjs/hooks/script/hooks.js', true],
  ['/app/node_modules/@feathersjs/koa/lib/rest.js', true],
  ['/app/node_modules/@feathersjs/express/lib/rest.js', true],
  ['/app/node_modules/@feathersjs/authentication/lib/core.js', false],
  // What runs just before headers are written: express-session signs its cookie then.
  ['/app/node_modules/on-headers/index.js', true],
  // Answering a request is a framework's own work: ETags, cookies, streams.
  ['/app/node_modules/express/lib/response.js', false],
  ['/app/node_modules/fastify/lib/reply.js', false],
  ['/app/node_modules/express-session/index.js', false],
  ['/app/router/index.js', false],
  ['node:http', false],
  ['', false],
])('%s only passes on: %j', (file, expected) => expect(forwards(file)).toBe(expected));
