/** How Express' routers are reached, below parameters too: what those stand for is never kept. */
import { runInNewContext } from 'node:vm';
import seePrefixes from '../../src/record/probe/see-prefixes.cjs';

const ROUTE = { path: '/' };
const END = String.raw`\/?(?=\/|$)`;
const PARAMETER = String.raw`(?:\/([^/]+?))`;

/** What is given to a router: its own layers. */
const router = (...layers) => Object.assign(() => {}, { stack: layers });
const toRoute = { route: ROUTE };
/** A layer of Express 5. */
const later = (rawPath, handle = router(toRoute)) => ({ rawPath, handle });
/** One of Express 4, with an expression as path-to-regexp makes it. */
const early = (source, handle = router(toRoute)) => ({ regexp: new RegExp(source, 'i'), keys: [], handle });

/** One of versions between, which has what it has matched; of an expression without groups, too. */
const between = (path, params = Object.create(null)) => ({ keys: [], path, params, handle: router(toRoute) });

/** What is known of a route that requests reach through layers, the outermost of which is the first. */
function prefixOf(layers, bases) {
  const prefixes = seePrefixes();
  for (const layer of layers) prefixes.passes(layer);
  for (const base of bases) prefixes.reached(ROUTE, base);
  return prefixes.of(ROUTE)().prefix;
}

/** The same of the prefix's last part. */
function tailOf(layers, bases) {
  const prefixes = seePrefixes();
  for (const layer of layers) prefixes.passes(layer);
  for (const base of bases) prefixes.reached(ROUTE, base);
  return prefixes.of(ROUTE)().tail;
}

/** Layers, each of which leads to the next. */
function nested(make, ...paths) {
  const layers = [];
  for (const path of paths.reverse()) layers.unshift(make(path, router(layers[0] ?? toRoute)));
  return layers;
}

test.each([
  ['none', [later('/', () => {})], [''], ''],
  ['one', nested(later, '/api'), ['/API'], '/api'],
  ['two', nested(later, '/api', '/users/'), ['/api/users'], '/api/users'],
  ['of a list', [later(['/v1', '/v2'])], ['/v2'], '/v2'],
  ['of Express 4', nested(early, `^${END}`, String.raw`^\/api\/v1\.2${END}`), ['/api/v1.2'], '/api/v1.2'],
  ['of a list in Express 4', [early(String.raw`^\/one${END}|^\/two${END}`)], ['/two'], '/two'],
  ['of a list before 4.20', [early(String.raw`(?:^\/one${END}|^\/two${END})`)], ['/two'], '/two'],
  ['of what versions between have matched', [between('/api')], ['/api'], '/api'],
  ['of an application in another', [later('/sub', () => {}), later('/api')], ['/sub/api'], '/sub/api'],
])('routers with their own paths: %s', (_, layers, bases, prefix) => {
  expect(prefixOf(layers, bases)).toBe(prefix);
});

test.each([
  ['one', nested(later, '/:tenant'), ['/acme', '/Globex'], '/:'],
  ['then a path', nested(later, '/:tenant', '/users'), ['/acme/users', '/users/Users'], '/:/users'],
  ['within a path', nested(later, '/api/:tenant/v1'), ['/api/acme/v1'], '/api/:/v1'],
  ['two', nested(later, '/:tenant', '/:project/files'), ['/acme/x/files', '/globex/y/files'], '/:/:/files'],
  [
    'beside others',
    [...nested(later, '/:tenant'), later('/admin', router({})), later(/x/, router({}))],
    ['/acme'],
    '/:',
  ],
  ['that are called like another path', [...nested(later, '/:tenant'), later('/acme', router({}))], ['/acme'], '/:'],
  ['in Express 4', nested(early, `^${PARAMETER}${END}`, String.raw`^\/users${END}`), ['/acme/users'], '/:/users'],
  ['before 4.20', [early(String.raw`^\/api\/(?:([^\/]+?))\/users${END}`)], ['/api/acme/users'], '/api/:/users'],
])('routers below parameters: %s', (_, layers, bases, prefix) => {
  expect(prefixOf(layers, bases)).toBe(prefix);
});

test.each([
  ['it is mounted twice', [later('/:tenant'), later('/admin')], ['/acme', '/admin']],
  ['a list has two paths', [later(['/:tenant', '/x'])], ['/acme']],
  ['the path is an expression', [later(/^\/acme/)], ['/acme']],
  ['parameters are not alone', [later('/:from-:to')], ['/a-b']],
  ['they are optional', [later('{/:x}/y')], ['/acme/y']],
  ['it matches anything', [later('/*rest')], ['/acme']],
  ['they are restricted in Express 4', [early(String.raw`^(?:\/(\d+))${END}`)], ['/12']],
  ['two are in one part', [early(String.raw`^${PARAMETER}(?:\.([^/\.]+?))${END}`)], ['/a.b']],
  ['something else is before it', [later('/:tenant')], ['/x/acme']],
  ['requests say less', nested(later, '/:tenant', '/:user'), ['/acme']],
  ['there is nothing where a parameter is', nested(later, '/:tenant', '/a'), ['//a']],
  ['versions between were given an expression', [between('/acme', {})], ['/acme']],
  ['versions between have parameters', [{ keys: ['x'], path: '/acme', handle: router(toRoute) }], ['/acme']],
])('nothing is claimed if %s', (_, layers, bases) => {
  expect(prefixOf(layers, bases) || null).toBeNull();
});

test('what an expression of Express 4 has matched is not its path', () => {
  const layer = { ...early(String.raw`^\/[a-z]+${END}`), path: '/acme' };
  expect(prefixOf([layer], ['/acme'])).toBeNull();
});

test("what is no expression is not read, and another realm's is", () => {
  const handle = router(toRoute);
  const foreign = runInNewContext(`new RegExp(${JSON.stringify(`^\\/api${END}`)}, 'i')`);
  expect(prefixOf([{ regexp: foreign, keys: [], path: '/api', handle }], ['/api'])).toBe('/api');
  expect(prefixOf([{ regexp: {}, keys: [], path: '/api', handle }], ['/api'])).toBeNull();
});

test('another mount may be found later', () => {
  const prefixes = seePrefixes();
  const shared = router(toRoute);
  prefixes.passes(later('/:tenant', shared));
  prefixes.reached(ROUTE, '/acme');
  expect(prefixes.of(ROUTE)().prefix).toBe('/:');
  prefixes.passes(later('/admin', shared));
  prefixes.reached(ROUTE, '/acme');
  expect(prefixes.of(ROUTE)().prefix).toBe(false);
});

test('routers in circles end', () => {
  const layer = later('/:a', router(toRoute));
  layer.handle.stack.push(layer);
  expect(prefixOf([layer], ['/x', '/x/y'])).toBeNull();
});

describe('the last part of a prefix', () => {
  const users = later('/Users');
  const api = router(users);

  test.each([
    [
      'below what is mounted in several places',
      [later('/v1', api), later('/v2', api), users],
      ['/v1/users', '/v2/users'],
    ],
    ['below an optional parameter', [later('{/:lang}', api), users], ['/users', '/en/users']],
    ['below an expression', [later(/^\/t-[a-z]+/, api), users], ['/t-acme/users', '/t-globex/users']],
    [
      'below a parameter of versions between',
      [{ keys: ['x'], path: '/acme', params: {}, handle: api }, users],
      ['/acme/users'],
    ],
    ['in an application below a parameter', [later('/:x', () => {}), users], ['/acme/users', '/x/USERS']],
  ])('is known %s', (_, layers, bases) => {
    expect(tailOf(layers, bases)).toBe('/users');
    expect(prefixOf(layers, bases) || null).toBeNull();
  });

  test('has parameters without what they stand for', () => {
    const [inner, outer] = [later('/of/:id'), later('/:a.:b', router())];
    outer.handle.stack.push(inner);
    expect(tailOf([outer, inner], ['/x.y/of/acme'])).toBe('/of/:');
  });

  test.each([
    ['nothing is known', [later('/:a.:b')], ['/x.y']],
    ['requests also come by another path', [later('/v1', api), later('/v2', api), users], ['/v1/users', '/v3/people']],
    ['requests say less', [later('/x', router()), users], ['']],
    ['the router itself is mounted twice', [users, later('/people', users.handle)], ['/users', '/people']],
  ])('is not claimed if %s', (_, layers, bases) => {
    expect(tailOf(layers, bases)).toBe('');
  });
});
