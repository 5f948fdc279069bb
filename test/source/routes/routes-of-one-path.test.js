/** Routes of one path are told apart by what V8 says the text of their handlers is, which the sources must agree with. */
import textHash from '../../../src/record/probe/text-hash.cjs';
import { routeIndex } from '../../../src/source/routes/route-index.js';
import { openScript } from '../../../src/source/script.js';

const FILE = '/app/app.js';

/** Routes that have the marked functions. */
function routesIn(text) {
  const script = openScript(text, FILE);
  const index = routeIndex({
    files: [FILE],
    mayRegister: () => true,
    has: () => false,
    scriptOf: (file) => (file === FILE ? script : null),
  });
  return [...text.matchAll(/\/\*f\*\//g)].flatMap(({ index: at }) => {
    const { line, column } = script.positionOf(at + '/*f*/'.length);
    return index.at({ file: FILE, line, column, callLine: 0, callColumn: 0 });
  });
}

/** Two routers with the same path, and another in front of them. */
const program = (declarations, handlers, other = '() => 2') => `
  const express = require('express');
  const app = express();
  const one = express.Router();
  const two = express.Router();
  const wrap = (handler) => /*w*/(req, res, next) => Promise.resolve(handler(req, res, next)).catch(next);
  ${declarations}
  one.get('/', ${handlers});
  two.get('/', ${other});
  app.use('/one', one);
  app.use('/two', two);
`;

/** What tells a route by the prefix that it alone has, and that has one part. */
const ofPrefix = (prefix) => ({ prefix: textHash(prefix), tails: [textHash(prefix)] });

/** The text of what a router got last, as the probe hashes it. */
function ranIn(text) {
  const given = [];
  const router = () => ({ use() {}, get: (_, ...handlers) => given.push(handlers.flat().at(-1)) });
  const express = Object.assign(router, { Router: router });
  new Function('require', text)(() => express);
  return textHash(Function.prototype.toString.call(given[0]));
}

test.each([
  ['an arrow function', '', '/*f*/(req, res) => res.send(1)'],
  ['one without parentheses', '', '/*f*/async req => { await req; }'],
  ['a function expression', '', 'function /*f*/(req, res) { res.send("é 🂡"); }'],
  ['a named one', '', 'async function show/*f*/(req, res) {\n  // a comment\n  res.send(1);\r\n}'],
  ['a declaration', 'function show/*f*/(req, res) { res.send(1); }', 'show'],
  ['a generator', '', 'function*/*f*/(req, res) { yield res; }'],
  ['behind middleware', 'const check = (req, res, next) => next();', 'check, [check, /*f*/(req, res) => res.send(1)]'],
  ['a method', 'const users = { async show/*f*/(req, res) { res.send(1); } };', 'users.show'],
  ['a property', 'const users = { show: /*f*/(req, res) => { res.send(1); } };', 'users.show'],
  ['a method of a class', 'class Users { show/*f*/(req, res) { res.send(1); } }', 'new Users().show'],
  ['a static one', 'class Users { static async show/*f*/(req, res) { res.send(1); } }', 'Users.show'],
  ['in a wrapper', '', 'wrap(/*f*/async (req, res) => res.send(1))'],
])('%s', (_, declarations, handlers) => {
  const text = program(declarations, handlers);
  expect(routesIn(text)).toEqual([
    expect.objectContaining({
      ...{ method: 'GET', pattern: '/one', path: '' },
      shared: { path: '/', handler: ranIn(text), ...ofPrefix('/one') },
    }),
  ]);
});

test.each([
  ['the text is the same', '/*f*/(req, res) => res.send(1)', '(req, res) => res.send(1)'],
  ['both are in one wrapper', 'wrap(/*f*/(req, res) => res.send(1))', 'wrap((req, res) => res.send(2))'],
  ['a package made it', "wrap(require('multer')(1)), require('express-jwt')(/*f*/() => 1)", '() => 2'],
])('told apart by their prefixes alone if %s', (_, handlers, other) => {
  for (const { shared } of routesIn(program('', handlers, other)))
    expect(shared).toEqual({ path: '/', ...ofPrefix('/one') });
});

test.each([
  ['in the application itself', "app.get('/', /*f*/() => 1); one.get('/', () => 1); app.use('/one', one);", ''],
  [
    'with routers in routers',
    "one.get('/', /*f*/() => 1); two.use('/B/', one); app.use('/A', two); app.get('/', () => 1);",
    '/a/b',
  ],
  [
    'below a parameter',
    "one.get('/', /*f*/() => 1); two.use('/Users', one); app.use('/:tenant', two); app.get('/', () => 1);",
    '/:/users',
  ],
  ['of longer paths', "one.get('/x/:id/', /*f*/() => 1); app.use('/one', one); app.get('/x/:id/', () => 1);", '/one'],
])('prefixes %s', (_, text, prefix) => {
  const start = "const express = require('express'); const app = express(); const one = express.Router();";
  expect(routesIn(`${start} const two = express.Router(); ${text}`).map(({ shared }) => shared?.prefix)).toEqual([
    textHash(prefix),
  ]);
});

test.each([
  ['a parameter and more', "app.use('/v:version', one);"],
  ['a restricted parameter', String.raw`app.use('/:tenant(\\d+)', one);`],
  ['a list whose paths are not known', 'app.use(config.path, one);'],
  ['an optional part', "app.use('/v1?', one);"],
])('prefixes with %s tell nothing', (_, mount) => {
  const start = "const express = require('express'); const app = express(); const one = express.Router();";
  const text = `${start} one.get('/', /*f*/() => 1); ${mount} app.get('/', () => 1);`;
  for (const { shared } of routesIn(text)) expect(shared?.prefix).toBeUndefined();
});

test('two routers below parameters of other names have one prefix, which tells nothing', () => {
  const text = program('', 'wrap(/*f*/(req, res) => 1)', 'wrap(/*f*/(req, res) => 2)')
    .replace("'/one'", "'/:a'")
    .replace("'/two'", "'/:b'");
  for (const { pattern, shared } of routesIn(text)) expect([pattern, shared]).toEqual([pattern, undefined]);
  expect(routesIn(text)).toHaveLength(2);
});

test('a bound function says nothing, and nothing is taken for it', () => {
  const text = program('const users = { show/*f*/(req, res) {} };', 'users.show.bind(users)');
  for (const { shared } of routesIn(text)) expect(shared?.handler).not.toBe(ranIn(text));
});

test('a router that is mounted twice has two routes, which only prefixes tell apart', () => {
  const text = program('', '/*f*/(req, res) => res.send(1)') + "\napp.use('/three', one);";
  expect(routesIn(text).map(({ pattern, shared }) => [pattern, shared])).toEqual([
    ['/one', expect.objectContaining({ path: '/', prefix: textHash('/one'), mounts: 2 })],
    ['/three', expect.objectContaining({ path: '/', prefix: textHash('/three'), mounts: 2 })],
  ]);
});

describe('the last parts of prefixes', () => {
  const nested = (mounts, rest = '') =>
    `const express = require('express'); const app = express(); const api = express.Router(); const wrap = (f) => (q, s) => f(q, s);
    const a = express.Router(); const b = express.Router();
    a.get('/', wrap(/*f*/(q, s) => 1)); b.get('/', wrap(/*g*/(q, s) => 2)); api.use('/a', a); api.use('/b', b);
    ${mounts} ${rest}`;
  const tailsIn = (text) => routesIn(text).map(({ shared }) => shared?.tails);

  test.each([
    ['below what is mounted twice', "app.use('/v1', api); app.use('/v2', api);", ['/a', '/v1/a', '/v2/a'], 2],
    ['below an optional parameter', "app.use('/:lang?', api);", ['/a'], 1],
    ['below one of Express 5', "app.use('{/:lang}', api);", ['/a'], 1],
    ['below an expression', String.raw`app.use(/^\/t-[a-z]+/, api);`, ['/a'], 1],
    ['below what is not known', 'app.use(config.base, api);', ['/a'], 1],
  ])('tell routes %s', (_, mounts, tails, times) => {
    const known = tailsIn(nested(mounts));
    expect(known).toHaveLength(times);
    for (const own of known) expect(own.toSorted()).toEqual(tails.map(textHash).toSorted());
  });

  test('that another route has, too, are not told', () => {
    const other = "const c = express.Router(); c.get('/', wrap((q, s) => 3)); app.use('/other/a', c);";
    const text = nested("app.use('/v1', api); app.use('/v2', api);", other);
    for (const tails of tailsIn(text)) expect(tails).toEqual(['/v1/a', '/v2/a'].map(textHash));
  });

  test('that a route of unknown prefix may have are not told', () => {
    const other = "const c = express.Router(); c.get('/', wrap((q, s) => 3)); app.use(config.base, c);";
    expect(tailsIn(nested("app.use('/v1', api);", other))).toEqual([undefined]);
  });
});

test('a path that one route has needs no text', () => {
  const text =
    "const app = require('express')();\napp.get('/a', /*f*/(req, res) => 1);\napp.get('/b', (req, res) => 2);";
  expect(routesIn(text)).toMatchObject([{ path: '/a' }]);
  expect(routesIn(text)[0].shared).toBeUndefined();
});

test('thousands of routes of one path are read in linear time', () => {
  const many = Array.from(
    { length: 6000 },
    (_, at) => `const r${at} = express.Router(); r${at}.get('/', (req, res) => ${at}); app.use('/p${at}', r${at});`,
  );
  const text = `const express = require('express'); const app = express();\n${many.join('\n')}`;
  expect(routesIn(`${text}\napp.get('/last', /*f*/() => 1);`)).toMatchObject([{ pattern: '/last' }]);
});
