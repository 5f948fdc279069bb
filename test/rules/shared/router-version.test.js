import { withRouterVersions } from '../../../src/rules/index.js';
import { awaitableAt, whyNotAwaited } from '../../../src/rules/shared/awaitable.js';
import { ASYNC_FUNCTION, sourceCall } from '../../support/source-call.js';

/** @import { SourceCall } from '../../../src/model/source-call.js' */

const OWN = '/a/node_modules/express/lib/router/layer.js';
const ROUTER = '/a/node_modules/router/lib/layer.js';

/** @returns {SourceCall} in a handler that is not async */
const handler = (router) =>
  sourceCall("crypto.scryptSync(password, 'salt', 32)", 'scryptSync', {
    within: {
      ...ASYNC_FUNCTION,
      isAsync: false,
      isCallback: true,
      calledBy: 'app.post',
      router,
      asyncAt: { line: 22, column: 18 },
    },
  });

test.each([
  ['Express 4', 'express', [OWN], 'express 4'],
  ['Express 5', 'express', ['/a/node_modules/express/lib/application.js', ROUTER], 'express 5'],
  ['both', 'express', [ROUTER, OWN, ROUTER], 'express 4'],
  ['neither', 'express', ['/a/app.js', 'node:http'], 'express'],
  ['another framework', 'koa', [OWN], 'koa'],
])('%s', (_title, router, files, expected) => {
  expect(withRouterVersions(new Map([['id', handler(router)]]), files).get('id').syntax.within.router).toBe(expected);
});

test('a call whose syntax is not known stays', () => {
  const call = { ...handler('express'), syntax: null };
  expect(withRouterVersions(new Map([['id', call]]), [OWN]).get('id')).toBe(call);
});

test('a handler of Express 4 is not made async, and the sketch says why', () => {
  expect(awaitableAt(handler('express 4').syntax)).toBeNull();
  expect(whyNotAwaited(handler('express 4')).join()).toContain('next(error)');
  expect(awaitableAt(handler('express 5').syntax)).toEqual({
    asyncAt: { line: 22, column: 18 },
    callersMustAwait: false,
  });
});
