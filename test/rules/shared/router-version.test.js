import { withRouterVersions } from '../../../src/rules/index.js';
import { awaitableAt, mayLoseErrors, whyNotAwaited } from '../../../src/rules/shared/awaitable.js';
import { promisifiedEdit } from '../../../src/rules/shared/promisified.js';
import { ASYNC_FUNCTION, sourceCall } from '../../support/source-call.js';
import { site } from '../rule-tester.js';

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

test('a handler of Express 4 that hands on whatever it throws is made async', () => {
  const call = handler('express 4');
  const within = { ...call.syntax.within, catchesForNext: true };
  expect(awaitableAt({ ...call.syntax, within })).toEqual(awaitableAt(handler('express 5').syntax));
  expect(whyNotAwaited({ ...call, syntax: { ...call.syntax, within } })).toEqual([]);
  expect(mayLoseErrors({ ...within, router: 'express' })).toBe(false);
});

describe('a handler that is not async passes on the promise of a function', () => {
  const passed = (files) => {
    const { within } = handler('').syntax;
    const callers = { unawaited: [], areKnown: true, router: '', routerCall: '', isOnlyHanded: false };
    const call = sourceCall("crypto.pbkdf2Sync(password, salt, 1, 32, 'sha512')", 'pbkdf2Sync', {
      within: { ...within, isCallback: false, calledBy: '', callers: { ...callers, passedTo: 'express' } },
    });
    return withRouterVersions(new Map([['id', call]]), files).get('id');
  };

  test('to Express 4: a sketch that says what happens there', () => {
    const call = passed([OWN]);
    const { edit, advice } = promisifiedEdit(site(), call);
    expect(edit).toBeNull();
    expect(advice[0]).toContain('await pbkdf2(');
    expect(advice.join('\n')).toMatch(/every call of auth[^]*next\(error\)/);
    expect(mayLoseErrors(call.syntax.within)).toBe(true);
  });

  test.each([
    ['Express 5', [ROUTER], false],
    ['an Express whose version is not known', [], true],
  ])('to %s: an edit', (_title, files, isTold) => {
    const { edit, advice } = promisifiedEdit(site(), passed(files));
    expect(edit).not.toBeNull();
    expect(advice.join('\n').includes('in Express 4')).toBe(isTold);
  });
});
