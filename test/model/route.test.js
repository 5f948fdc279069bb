/** Which counts of requests are a route's. */
import { requestsOfRoute, requestsOfRoutes, wholeRoute } from '../../src/model/route.js';

/** Of Express, which knows the text of the handler. */
const count = (method, path, requests, isAlone = true) => ({ method, path, requests, isAlone, handler: 'h' });
/** Of a framework that knows the whole path. */
const whole = (path, requests, method = 'GET') => ({ method, path, requests, isAlone: true });
const requests = (method, counts) => requestsOfRoute(counts, { method, pattern: '/api/x', path: '/x' });

test('handlers of all methods and of one method are counted separately', () => {
  const counts = [count('ALL', '/x', 30), count('GET', '/x', 20), count('POST', '/x', 10)];
  expect(['ALL', 'GET', 'POST', 'PUT'].map((method) => requests(method, counts))).toEqual([30, 20, 10, null]);
});

test('if the framework gives the methods of requests, a route for all methods gets all of them', () => {
  expect(requests('ALL', [whole('/api/x', 1, 'HEAD'), whole('/api/x/', 2, 'POST')])).toBe(3);
  expect(requests('GET', [count('HEAD', '/x', 1), count('GET', '/x', 2)])).toBe(3);
  expect(requests('PUT|POST', [count('POST', '/x', 2), count('PUT', '/x', 2)])).toBe(4);
  expect(requests('ALL', [count('HEAD', '/x', 1), count('POST', '/x', 2, false)])).toBeNull();
});

describe("a path of one route that is another's pattern", () => {
  const users = { method: 'GET', pattern: '/users', path: '', shared: { path: '/', handler: 'a' } };
  const admins = { method: 'GET', pattern: '/admin/users', path: '/users' };
  const ofUsers = { ...count('GET', '/', 5), handler: 'a' };

  test.each([
    ['Express', users, [count('GET', '/users', 50)], null],
    ['Express', users, [count('GET', '/users', 50), ofUsers], 5],
    ['Express', admins, [count('GET', '/users', 50), ofUsers], 50],
    ['the others', admins, [whole('/users', 50), whole('/admin/users', 7)], 7],
    ['the others', admins, [whole('/users', 50)], null],
    ['the others, where the prefix is not known', { ...admins, pattern: '…/users' }, [whole('/users', 50)], 50],
    ['NestJS on Express', { ...admins, path: '/admin/users' }, [count('GET', '/admin/users', 7)], 7],
  ])('is counted by %s: %j, %j', (_, route, counts, requests) => {
    expect(requestsOfRoute(counts, route)).toBe(requests);
  });
});

describe('routes that share a path', () => {
  const of = (/** @type {string | undefined} */ handler, requests = 3) => ({
    ...{ method: 'GET', path: '/', requests, isAlone: false },
    ...(handler === undefined ? {} : { handler }),
  });
  const asked = (...counts) =>
    requestsOfRoute(counts, { method: 'GET', pattern: '/users', path: '', shared: { path: '/', handler: 'a' } });

  test.each([
    ['by the text of their handlers', [of('a', 5), of('b')], 5],
    ['only one of which was asked for', [{ ...of('a', 5), isAlone: true }], 5],
    ['not if it was another', [{ ...of('b', 5), isAlone: true }], null],
    ['not if a thread could not tell some', [of('a', 5), of(undefined)], null],
    ['not if the text is unknown', [of('b'), of('c')], null],
    ['whatever was asked for with another method', [of('a', 5), of('b'), { ...of(undefined), method: 'POST' }], 5],
    [
      'if the framework knows the whole path, by that',
      [of('b'), { ...of(undefined, 7), path: '/users', isAlone: true }],
      7,
    ],
  ])('are counted %s', (_, counts, requests) => {
    expect(asked(...counts)).toBe(requests);
  });
});

describe('routes of one path whose handlers have one text', () => {
  const of = (/** @type {string | undefined} */ prefix, requests = 3, handler = undefined) => ({
    ...{ method: 'GET', path: '/', requests, isAlone: false },
    ...(prefix === undefined ? {} : { prefix }),
    ...(handler === undefined ? {} : { handler }),
  });
  const asked = (shared, ...counts) =>
    requestsOfRoute(counts, { method: 'GET', pattern: '/users', path: '', shared: { path: '/', ...shared } });

  test.each([
    ['by their prefixes', [of('u', 5), of('o')], 5],
    ['by these alone, though a thread that saw one of them has a text', [of('u', 5, 'w')], 5],
    ['beside one that has several', [of('u', 5), of(''), of('')], 5],
    ['not if the prefix of some is not known', [of('u', 5), of(undefined)], null],
    ['not if it was another', [of('o', 5)], null],
    ['not if two have it', [of('u', 5), of('u', 3)], null],
  ])('are counted %s', (_, counts, requests) => {
    expect(asked({ prefix: 'u' }, ...counts)).toBe(requests);
  });

  test('a prefix that is unknown in the sources tells nothing', () => {
    expect(asked({ handler: 'a' }, of(undefined), of(undefined))).toBeNull();
    expect(asked({ handler: 'a' }, of('u'), of('o'))).toBeNull();
  });
});

describe('routes of a call whose router is mounted in several places', () => {
  const of = (rest, requests = 3) => ({ method: 'GET', path: '/', requests, isAlone: false, ...rest });
  const route = (pattern, rest) => ({ method: 'GET', pattern, path: '', shared: { path: '/', mounts: 2, ...rest } });
  const both = (rest) => [route('/v1/u', rest), route('/v2/u', rest)];

  test.each([
    ['by the text of their handler', { handler: 'a' }, [of({ handler: 'a', prefix: '' }, 5), of({ handler: 'b' })], 5],
    ['by their last parts', { tails: ['u'] }, [of({ prefix: '', tail: 'u' }, 5), of({ prefix: 'o' })], 5],
    ['by whole prefixes', { tails: ['u', '1u'] }, [of({ prefix: '1u' }, 5), of({ tail: 'o' })], 5],
    ['in all threads', { tails: ['u', '1u'] }, [of({ prefix: '1u' }, 5), of({ prefix: '', tail: 'u' }, 2)], 7],
    ['not if one of the counts may be of any route', { tails: ['u'] }, [of({ tail: 'u' }), of({ prefix: '' })], null],
    ['not if another was asked for', { tails: ['u'] }, [of({ tail: 'o' })], null],
  ])('are counted %s', (_, shared, counts, requests) => {
    expect(requestsOfRoutes(counts, both(shared))).toBe(requests);
  });

  test('are counted together, or by prefixes that are known of all', () => {
    const counts = [of({ prefix: '', handler: 'a' }, 5), of({ handler: 'b' })];
    expect(requestsOfRoutes(counts, [route('/v1/u', { handler: 'a' })])).toBeNull();
    const known = [route('/v1/u', { tails: ['u'], prefix: '1u' }), route('/v2/u', { tails: ['u'], prefix: '2u' })];
    expect(requestsOfRoutes([of({ prefix: '1u' }, 5), of({ prefix: '2u' }, 2)], known)).toBe(7);
    expect(requestsOfRoute([of({ prefix: '1u' }, 5), of({ prefix: '2u' }, 2)], known[0])).toBe(5);
  });

  test('are added to those of other calls', () => {
    const counts = [of({ prefix: '', tail: 'u' }, 5), of({ prefix: '', tail: 'o' }, 2), of({ prefix: '', tail: 'x' })];
    expect(requestsOfRoutes(counts, [...both({ tails: ['u'] }), ...both({ tails: ['o'] })])).toBe(7);
    expect(requestsOfRoutes(counts, [...both({ tails: ['u'] }), route('/v1/o', { tails: ['o'] })])).toBeNull();
  });
});

describe("a route's whole path, of which the sources show the end", () => {
  const count = (/** @type {string} */ path, method = 'POST') => ({ method, path, requests: 3, isAlone: true });
  const pathOf = (/** @type {string} */ pattern, /** @type {ReturnType<typeof count>[]} */ ...counts) =>
    wholeRoute(counts, { method: 'POST', pattern, path: '/login' }).pattern;

  test('is that which was counted', () => {
    expect(pathOf('…/login', count('/auth/login'), count('/auth/logout'), count('/auth/login', 'GET'))).toBe(
      '/auth/login',
    );
    expect(wholeRoute([count('/auth/login')], { method: 'POST', pattern: '…/login', path: '/login' }).path).toBe(
      '/auth/login',
    );
  });

  test('is that which Express counted, if the route has no other', () => {
    const route = { method: 'POST', pattern: '…/login', path: '…/login' };
    expect(wholeRoute([{ ...count('/api/login'), handler: 'h' }], route).pattern).toBe('/api/login');
  });

  test.each([
    ['two end so', '…/login', [count('/auth/login'), count('/admin/login')]],
    ['it is that of another method', '…/login', [count('/auth/login', 'GET')]],
    ['the framework counts without prefixes', '…/login', [count('/login')]],
    ['or may do so', '…/login', [count('/login'), count('/auth/login')]],
    ['Express counts so, which may be below a prefix', '…/login', [{ ...count('/internal/login'), handler: 'h' }]],
    ['nothing of it is known', '…', [count('/login')]],
    ['parts of it are not', '…/a/…/login', [count('/x/a/b/login')]],
    ['it is whole', '/login', [count('/auth/login')]],
  ])('is not known if %s', (_, pattern, counts) => {
    expect(pathOf(pattern, ...counts)).toBe(pattern);
  });
});
