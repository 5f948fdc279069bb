import { ProgramCallers } from '../../../src/source/callers/program-callers.js';
import { scriptOpener } from '../../../src/source/script.js';

const PACKAGES = new Set([
  'jsonwebtoken',
  'express',
  'bcryptjs',
  'typedi',
  'inversify',
  'awilix',
  'lodash',
  'mongoose',
]);

/**
 * @param {Record<string, string>} files by name; `|` stands at the position of the call that may be awaited, as V8 gives
 *   it
 * @param {string} [written] name of that function in the original, if a compiler made the file
 * @returns who calls the function around it
 */
function callers(files, written = '') {
  const [own, marked] = Object.entries(files).find(([, text]) => text.includes('|f('));
  const sources = new Map(Object.entries(files).map(([name, text]) => [`/app/${name}`, text.replace('|f(', 'f(')]));
  const scriptOf = scriptOpener(sources);
  const { line, column } = scriptOf(`/app/${own}`).positionOf(marked.indexOf('|f('));
  const around = scriptOf(`/app/${own}`).functionAround(line, column);
  const { range } = scriptOf(`/app/${own}`).callAt(marked.indexOf('|f(')).syntax;
  const program = new ProgramCallers(sources, scriptOf, (module) => PACKAGES.has(module));
  return program.of({ file: `/app/${own}`, ...around }, range, written);
}

/** As above @returns {string[]} where it would give a promise to who does not wait */
const unawaited = (files, written = '') =>
  callers(files, written).unawaited.map(({ file, line }) => `${file.slice('/app/'.length)}:${line}`);

const CJS = 'function check(p) { return |f(p); }\nmodule.exports = { check };';
const ESM = 'export function check(p) { return |f(p); }';

describe('a variable of the same name that is given on', () => {
  const METHOD = 'class Passwords { hash(p) { return |f(p); } }\nmodule.exports = new Passwords();';
  const WAITS = "const passwords = require('./a'); exports.x = async (p) => { await passwords.hash(p); };";

  test.each([
    ['what the function itself returned', 'async (p) => { const hash = await passwords.hash(p); store(p, hash); }'],
    ['text', '(p) => { const hash = `${p}:1`; store(p, hash); }'],
    ['a parameter', '(p, hash) => store({ p, hash })'],
    ['a parameter of a function around it', '(p, hash) => { store(() => store(hash)); }'],
  ])('is data: %s', (_title, text) => {
    const files = { 'a.js': METHOD, 'b.js': WAITS, 'c.js': `const passwords = require('./a');\nexports.c = ${text};` };
    expect(callers(files)).toMatchObject({ unawaited: [], areKnown: true });
  });

  test.each([
    [
      'handed over to that parameter',
      'const run = (p, hash) => store(hash);\nexports.c = (p) => run(p, passwords.hash);',
      3,
    ],
    [
      'by another name',
      'const run = (p, hash) => store(hash);\nconst h = passwords.hash; exports.c = (p) => run(p, h);',
      3,
    ],
    ['a default', 'exports.c = (p, hash = passwords.hash) => store(hash);', 2],
    ['a name in a pattern', 'exports.c = (p, { hash }) => store(hash);', 2],
    ['a parameter that is called', '\nexports.c = (p, hash) => { if (hash(p)) go(); };', 3],
    ['what another function returned', 'exports.c = async (p) => { const hash = find(p); store(hash); };', 2],
  ])('may be the function: %s', (_title, text, line) => {
    const files = { 'a.js': METHOD, 'b.js': WAITS, 'c.js': `const passwords = require('./a');\n${text}` };
    expect(unawaited(files)).toContain(`c.js:${line}`);
  });
});

describe('what has its name is handed to a function of the program', () => {
  const OWN_FILE = `const { timingSafeEqual } = require('crypto');
    class Passwords { hash(p) { return |f(p); } verify(p, stored) { READS } } module.exports = new Passwords();`;
  const files = (/** @type {string} */ reads) => ({
    'a.js': OWN_FILE.replace('READS', reads),
    'b.js': `const passwords = require('./a');
      exports.c = async (p, user) => { await passwords.hash(p); if (await passwords.verify(p, user.hash)) go(); };`,
  });

  test.each([
    "const [salt, key] = stored.split(':'); return key === p + salt;",
    'return timingSafeEqual(Buffer.from(stored), p);',
    'return p === stored || `${stored}` === p;',
  ])('which reads it: %s', (reads) => expect(callers(files(reads))).toMatchObject({ unawaited: [], areKnown: true }));

  test.each([
    'return stored(p);',
    'return stored.call(null, p);',
    "return stored['call'](null, p);",
    'const other = stored; return other(p);',
    'return list.map(stored);',
    'return { stored };',
    'return arguments[1](p);',
    'return compare(stored, p);',
  ])('which may call it: %s', (reads) => expect(unawaited(files(reads))).toContain('b.js:2'));
});

describe('another file takes the result at once', () => {
  test.each([
    ['a name of require', { 'a.js': CJS, 'b.js': "const { check } = require('./a');\nif (check(1)) go();" }],
    ['a renamed one', { 'a.js': CJS, 'b.js': "const { check: ok } = require('./a');\nif (ok(1)) go();" }],
    ['a member', { 'a.js': CJS, 'b.js': "const a = require('./a');\nif (!a.check(1)) stop();" }],
    ['a member of the call of require', { 'a.js': CJS, 'b.js': "'use strict';\nif (require('./a').check(1)) go();" }],
    ['call', { 'a.js': CJS, 'b.js': "const a = require('./a');\nif (a.check.call(null, 1)) go();" }],
    ...[
      ['in brackets', "{ ['check']: ok }"],
      ['in brackets, without a variable in it', '{ [`check`]: ok }'],
      ['in quotes', "{ 'check': ok }"],
      ['in brackets, with a default', "{ ['check']: ok = deny }"],
    ].map(([how, pattern]) => [
      `a name that a pattern takes by a text ${how}`,
      { 'a.js': CJS, 'b.js': `const ${pattern} = require('./a');\nif (ok(1)) go();` },
    ]),
    ['a member by a text', { 'a.js': CJS, 'b.js': "const a = require('./a');\nif (!a['check'](1)) stop();" }],
    [
      'a name of a member by a text',
      { 'a.js': CJS, 'b.js': "const ok = require('./a')['check'];\nif (!ok(1)) stop();" },
    ],
    [
      'a name that a pattern takes by a text from all that a barrel exports under a name',
      {
        'a.mjs': ESM,
        'index.mjs': "export * as auth from './a.mjs';",
        'b.mjs':
          "import { auth as a } from './index.mjs';\nconst { ['check']: ok } = a; export const guard = (p) => { if (ok(p)) go(); };",
      },
    ],
    [
      'exports.x',
      { 'a.js': 'exports.check = (p) => |f(p);', 'b.js': "const a = require('./a');\na.check(1) && go();" },
    ],
    [
      'all that is exported',
      { 'a.js': 'module.exports = (p) => |f(p);', 'b.js': "const ok = require('./a');\nif (ok(1)) go();" },
    ],
    [
      'an import',
      { 'a.mjs': ESM, 'b.mjs': "import { check } from './a.mjs';\nconst is = () => { if (check(1)) go(); };" },
    ],
    [
      'a renamed import',
      { 'a.mjs': ESM, 'b.mjs': "import { check as ok } from './a.mjs';\nexport const x = ok(1) ? 1 : 2;" },
    ],
    [
      'a namespace',
      { 'a.mjs': ESM, 'b.mjs': "import * as auth from './a.mjs';\nexport const x = auth.check(1) ? 1 : 2;" },
    ],
    [
      'a default export',
      {
        'a.mjs': 'export default function check(p) { return |f(p); }',
        'b.mjs': "import ok from './a.mjs';\nif (ok(1)) go();",
      },
    ],
    [
      'one without a name',
      { 'a.mjs': 'export default (p) => |f(p);', 'b.mjs': "import ok from './a.mjs';\nif (ok(1)) go();" },
    ],
    [
      'a barrel that renames',
      {
        'a.mjs': ESM,
        'index.mjs': "export { check as verify } from './a.mjs';",
        'b.mjs': "import { verify } from './index.mjs';\nif (verify(1)) go();",
      },
    ],
    [
      'a barrel of a default export',
      {
        'a.mjs': 'export default (p) => |f(p);',
        'index.mjs': "export { default as verify } from './a.mjs';",
        'b.mjs': "import { verify } from './index.mjs';\nif (verify(1)) go();",
      },
    ],
    [
      'an alias that a compiler knows',
      { 'a.mjs': ESM, 'b.mjs': "import { check as ok } from '@/a';\nexport const x = ok(1) ? 1 : 2;" },
    ],
    [
      'an alias that may mean two files',
      {
        'src/a.mjs': ESM,
        'src/orders/a.mjs': 'export const check = (p) => p;',
        'src/orders/b.mjs': "import { check } from '@/a';\nif (check(1)) go();",
      },
      ['src/orders/b.mjs:2'],
    ],
    [
      'a method, injected',
      {
        'a.js': 'class Auth { check(p) { return |f(p); } }\nmodule.exports = Auth;',
        'b.js': 'class Server { constructor(auth) { this.auth = auth; }\nlogin(p) { if (this.auth.check(p)) go(); } }',
      },
    ],
    [
      'a method that is taken of its object',
      {
        'a.js': 'class Auth { check(p) { return |f(p); } }\nmodule.exports = Auth;',
        'b.js': 'exports.login = (auth) => (p) => { const ok = auth.check.bind(auth);\nif (ok(p)) go(); };',
      },
    ],
    [
      'a dependency under another name',
      {
        'a.js': CJS,
        'b.js': "const { serve } = require('./c'); const a = require('./a');\nserve({ verify: a.check });",
        'c.js': 'exports.serve = ({ verify }) => {\nif (verify(1)) go(); };',
      },
    ],
    [
      'a variable that is exported as it is set',
      {
        'a.js': 'const verify = exports.check = (p) => |f(p);\nexports.login = (p) => { if (verify(p)) go(); };',
      },
      ['a.js:2'],
    ],
    [
      'a second variable',
      { 'a.js': 'let verify;\nconst is = verify = exports.check = (p) => |f(p);\nif (is(1) && verify(2)) go();' },
      ['a.js:3'],
    ],
    [
      'the file itself, of all that it exports',
      {
        'a.js':
          'module.exports = function (p) { return |f(p); };\nmodule.exports.is = (p, s) => module.exports(p) === s;',
      },
      ['a.js:2'],
    ],
    [
      'the file itself, by its other name',
      { 'a.js': 'exports = module.exports = (p) => |f(p);\nexports.is = (p, s) => exports(p) === s;' },
      ['a.js:2'],
    ],
    [
      "a base class's method, while another class of the file has one of that name",
      {
        'a.mjs': 'export class Store { hash(p) { return |f(p); } }',
        'b.mjs':
          "import { Store } from './a.mjs'; class Cache { hash(x) { return x; } }\nexport class Users extends Store { is(u, p) { return u.h === this.hash(p); } }",
      },
    ],
    [
      'the same, and the other class sets it',
      {
        'a.mjs': 'export class Store { hash(p) { return |f(p); } }',
        'b.mjs':
          "import { Store } from './a.mjs'; class Cache { constructor() { this.hash = (x) => x; } }\nexport class Users extends Store { is(u, p) { return u.h === this.hash(p); } }",
      },
    ],
    [
      'a function that a class sets, while another class of the file has a method of that name',
      {
        'a.mjs': 'export const hash = (p) => |f(p);',
        'b.mjs':
          "import { hash } from './a.mjs'; class Cache { hash(x) { return x; } }\nexport class Users { constructor() { this.hash = hash; } is(u, p) { return u.h === this.hash(p); } }",
      },
    ],
    [
      'the same, and the base class sets it, too',
      {
        'a.mjs':
          'export const hash = (p) => |f(p);\nexport class Store { constructor() { this.hash = hash; } async x(p) { await this.hash(p); } }',
        'b.mjs':
          "import { Store } from './a.mjs'; class Cache { constructor() { this.hash = (x) => x; } }\nexport class Users extends Store { is(u, p) { return u.h === this.hash(p); } }",
      },
    ],
    [
      'what a factory returns',
      {
        'a.js':
          'module.exports = function auth(db) { function check(p) { return |f(p); }\nreturn { verify: check }; };',
        'b.js': "const auth = require('./a')({});\nif (auth.verify(1)) go();",
      },
    ],
    [
      'what a function returns that is all that is exported',
      { 'a.js': 'module.exports = (db) => (p) => |f(p);', 'b.js': "const ok = require('./a')({});\nif (ok(1)) go();" },
    ],
    [
      'what a function returns',
      {
        'a.js': 'exports.make = (db) => function (p) { return |f(p); };',
        'b.js': "const { make } = require('./a'); const ok = make({});\nif (ok(1)) go();",
      },
    ],
    [
      'what a function returns by its name, and that is called at once',
      {
        'a.js': 'exports.make = (db) => { const check = (p) => |f(p); return check; };',
        'b.js': "const { make } = require('./a');\nif (make({})(1)) go();",
      },
    ],
    [
      'what a function returns that another one gives on',
      {
        'a.js': 'exports.make = (db) => (p) => |f(p);',
        'b.js': "const a = require('./a');\nexports.makeAll = (db) => a.make(db);",
        'c.js': "const { makeAll } = require('./b');\nconst ok = makeAll({}); if (ok(1)) go();",
      },
    ],
    [
      'all that is exported, without a name',
      { 'a.js': 'module.exports = (p) => |f(p);', 'b.js': "'use strict';\nif (require('./a')(1)) go();" },
    ],
    [
      'all that is exported, in a function',
      {
        'a.js': 'module.exports = (p) => |f(p);',
        'b.js': "exports.x = (p) => { const ok = require('./a');\nif (ok(p)) go(); };",
      },
    ],
    [
      'a default export, as compilers import it',
      {
        'a.js': 'exports.default = (p) => |f(p);',
        'b.js': "const a_1 = __importDefault(require('./a'));\nif (a_1.default(1)) go();",
      },
    ],
    [
      'a default export that is imported late',
      {
        'a.mjs': 'export default (p) => |f(p);',
        'b.mjs':
          "export const x = async (p) => { const { default: ok } = await import('./a.mjs');\nif (ok(p)) go(); };",
      },
    ],
    ...[
      'if (auth?.check(p)) go();',
      'return await auth?.check(p).length;',
      'auth?.check(p); go();',
      'await Promise.all([auth.check(p) && go()]);',
      'await Promise.all(list.map((each) => !auth.check(each)));',
      'await Promise.all(list.filter((each) => auth.check(each)));',
      'const all = list.map((each) => auth.check(each)); await Promise.all(all[0]);',
      'await Promise.all(list.map((each) => { try { return auth.check(each); } catch { return null; } }));',
      'await Promise.all([[auth.check(p)]]);',
      'await Promise.all([...auth.check(p)]);',
      'await Promise.allSettled([auth.check(p)]);',
      'await Promise.resolve(!auth.check(p));',
      'const all = Promise.all([auth.check(p)]); go(); return all;',
    ].map((code) => [
      code,
      { 'a.js': CJS, 'b.js': `const a = require('./a');\nexports.x = async (auth, p) => { ${code} };` },
    ]),
    ['filter', { 'a.js': CJS, 'b.js': "const a = require('./a');\nmodule.exports = users.filter(a.check);" }],
    [
      'a template',
      {
        'a.js': CJS,
        'b.js': "const a = require('./a');\nexports.x = (req, res) => res.render('x', { check: a.check });",
      },
    ],
    [
      'a class of the program',
      {
        'a.js': CJS,
        'b.js': "const { Server } = require('./c'); const a = require('./a');\nnew Server({ check: a.check });",
        'c.js': 'exports.Server = class { constructor({ check }) {\nif (check(1)) go(); } };',
      },
    ],
    [
      'by way of a function that is not async',
      {
        'a.js': CJS,
        'b.js': "const a = require('./a');\nexports.login = (p) => a.check(p);",
        'c.js': "const b = require('./b');\nif (b.login(1)) go();",
      },
      ['b.js:2', 'c.js:2'],
    ],
    [
      'by way of functions that would have to wait, too',
      {
        'a.js': CJS,
        'b.js': "const a = require('./a');\nexports.login = (p) => { if (a.check(p)) return 1; };",
        'c.js': "const b = require('./b');\nexports.serve = (p) => { if (b.login(p)) go(); };",
        'd.js': "const c = require('./c');\nmodule.exports = async (p) => { await c.serve(p); };",
      },
      ['b.js:2', 'c.js:2'],
    ],
    [
      'by way of a function of the same file',
      {
        'a.js': 'function check(p) { return |f(p); }\nexports.login = (p) => check(p);',
        'c.js': "const b = require('./a');\nif (b.login(1)) go();",
      },
      ['a.js:2', 'c.js:2'],
    ],
  ])('%s', (_title, files, ...others) => {
    const found = unawaited(files);
    const [expected] = others;
    if (expected) expect(found).toEqual(expected);
    else expect(['b.js:2', 'b.mjs:2', 'b.mjs:1', 'c.js:2']).toContain(found.join());
  });
});

const AUTH =
  'class Auth { check(p) { return |f(p); } async x(p) { return await this.check(p); } }\nexports.Auth = Auth;';
const SCHEMA = "const { Schema, model } = require('mongoose');\nconst s = new Schema({});\n";

describe("what is not the language's, or what a package made or keeps, may be the program's", () => {
  test.each([
    ['global', 'global.auth = new Auth(); if (global.auth.check(1)) go();'],
    ['globalThis', 'if (globalThis.auth.check(1)) go();'],
    ['a global of the program', 'exports.login = (req, res) => { if (!auth.check(req.p)) res.forbidden(); };'],
    ['a module by another way', "if (require.main.require('./a').auth.check(1)) go();"],
    ['the main module', "if (process.mainModule.require('./a').auth.check(1)) go();"],
    [
      'the main module, of a process that was loaded',
      "const process = require('node:process'); if (process.mainModule.exports.auth.check(1)) go();",
    ],
    [
      'the main module, by a name',
      "const { mainModule: main } = require('process'); if (main.exports.auth.check(1)) go();",
    ],
    ['a module that made this one', 'if (module.parent.exports.auth.check(1)) go();'],
    ['typedi', "const { Container } = require('typedi'); const auth = Container.get(Auth); if (auth.check(1)) go();"],
    [
      'typedi, as compilers import it',
      "const typedi_1 = require('typedi'); if (typedi_1.Container.get(Auth).check(1)) go();",
    ],
    [
      'a new container',
      "const { Container } = require('inversify'); const all = new Container(); if (all.get('Auth').check(1)) go();",
    ],
    [
      'a pattern',
      "const { createContainer } = require('awilix'); const all = createContainer(); const { auth } = all.cradle; if (auth.check(1)) go();",
    ],
    [
      'a store of async_hooks',
      "const { AsyncLocalStorage } = require('node:async_hooks'); const als = new AsyncLocalStorage(); if (als.getStore().auth.check(1)) go();",
    ],
    [
      'createRequire',
      "const { createRequire } = require('node:module'); const load = createRequire(__filename); if (load('./a').auth.check(1)) go();",
    ],
    ['lodash', "const _ = require('lodash'); const get = _.once(() => new Auth()); if (get().check(1)) go();"],
    ['Object.create', 'if (Object.create(Auth.prototype).check(1)) go();'],
    ['Reflect', 'if (Reflect.construct(Auth, []).check(1)) go();'],
    ['Map', "if (new Map([['a', new Auth()]]).get('a').check(1)) go();"],
    ['a list', 'if ([new Auth()][0].check(1)) go();'],
  ])('%s', (_title, use) => {
    const files = { 'a.js': AUTH, 'b.js': `const { Auth } = require('./a');\n${use}` };
    expect(unawaited(files)).toEqual(['b.js:2']);
  });

  test.each([
    [
      'what mongoose finds',
      `${SCHEMA}s.methods.check = function (p) { return |f(p); };\nexports.User = model('User', s);`,
      "const { User } = require('./a');\nexports.x = async (e) => { if ((await User.findOne({ e })).check(1)) go(); };",
    ],
    [
      'a method of a model',
      `${SCHEMA}s.statics.check = function (p) { return |f(p); };\nmodule.exports = model('User', s);`,
      "const User = require('./a');\nexports.x = (u, p) => { u.hash = User.check(p); };",
    ],
  ])('%s', (_title, own, other) => expect(unawaited({ 'a.js': own, 'b.js': other })).toEqual(['b.js:2']));
});

test.each([
  ['its file', 'a', 'if (check(1)) go();', true],
  ['an import', 'b', "const { check } = require('./a'); if (check(1)) go();", true],
  ['an import, by call', 'b', "const a = require('./a'); if (a.check.call(null, 1)) go();", true],
  ['a parameter', 'b', 'exports.x = (auth) => { if (auth.check(1)) go(); };', false],
  ['both in one line', 'b', "const a = require('./a'); exports.x = (auth) => a.check(1) && !auth.check(1);", true],
])('whether it is the function that is called is known of %s', (_title, name, text, isKnown) => {
  const files = { 'a.js': CJS, ...(name === 'b' && { 'b.js': text }) };
  if (name === 'a') files['a.js'] += `\n${text}`;
  expect(callers(files).unawaited.map(({ mayBe = false }) => !mayBe)).toEqual([isKnown]);
});

const USER = 'class User { check(p) { return |f(p); } }\nmodule.exports = { User };';
const MAKER =
  'function hi(p) { return |f(p); }\nfunction make(p) { const key = hi(p); return { key }; }\nmodule.exports = { make };';

test.each([
  ['in filter', USER, 'exports.x = (users, p) => users.filter((u) => u.check(p));', true],
  ['as what filter calls', CJS, "const { check } = require('./a'); exports.x = (all) => all.filter(check);", true],
  [
    'through another function, outside of functions',
    MAKER,
    "const { make } = require('./a'); const all = [make(1)];",
    true,
  ],
  ['in a constructor', USER, 'exports.X = class { constructor(user) { this.is = user.check(1); } };', true],
  ['outside of functions', CJS, "const { check } = require('./a'); if (check(1)) go();", true],
  ['in a function', USER, 'exports.x = (user, p) => { if (user.check(p)) go(); };', false],
  [
    'in a handler',
    USER,
    "const app = require('express')(); app.get('/a', (req, res) => { if (req.user.check(1)) res.end(); });",
    false,
  ],
  [
    "in a server's handler, where the server has another name",
    USER,
    "const { createServer: p } = require('http'); p((req, res) => { if (req.user.check(1)) res.end(); });",
    false,
  ],
  ['in what a function of that name takes', USER, 'p((req) => { if (req.user.check(1)) go(); });', true],
  ['with then', USER, 'exports.x = (users) => users.map((u) => u.check(1).then(go));', false],
])('whether a promise can not be awaited at a call %s', (_title, own, other, isAtOnce) => {
  const found = callers({ 'a.js': own, 'b.js': other }).unawaited.filter(({ file }) => file === '/app/b.js');
  expect(found.map((each) => each.isAtOnce ?? false)).toEqual([isAtOnce]);
});

describe("a module's function in a bundle of esbuild, where another module exports one of its name", () => {
  const HELPER =
    'var __commonJS = (cb, mod) => function __require() { return mod || (0, cb[names(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports; };';
  const bundle = (/** @type {string[]} */ first, /** @type {string[]} */ second) =>
    [
      HELPER,
      `var require_a = __commonJS({ "src/a.js"(exports2, module2) { ${first.join(' ')} } });`,
      `var require_b = __commonJS({ "src/b.js"(exports2, module2) { ${second.join(' ')} } });`,
      'var a = require_a(), b = require_b();',
      'function own(p) { if (a.check(p)) go(); }',
      'function other(p) { if (b.check(p)) go(); }',
    ].join('\n');
  const lines = (/** @type {string} */ text) =>
    callers({ 'app.js': text }).unawaited.map(({ line, mayBe = false }) => [line, !mayBe]);

  test.each([
    ['exports', ['exports2.check = (p) => |f(p);'], ['exports2.check = (p) => p > 1;']],
    ['module.exports', ['module2.exports.check = (p) => |f(p);'], ['module2.exports.check = (p) => p > 1;']],
  ])('by %s, has no other callers', (_title, first, second) => {
    expect(lines(bundle(first, second))).toEqual([[5, true]]);
    const minified = bundle(first, second).replace(/\{ "src\/\w\.js"(\(exports2, module2\)) (.*) \}\);/g, '$1 => $2);');
    expect(minified).toContain('__commonJS((exports2, module2) => {');
    expect(lines(minified)).toEqual([[5, true]]);
  });

  test('may have, if one replaces it in the other', () => {
    const first = ['exports2.check = (p) => |f(p);'];
    const second = ['exports2.check = (p) => p > 1; exports2.set = (other) => { other.check = (p) => p < 1; };'];
    expect(lines(bundle(first, second))).toContainEqual([6, false]);
  });
});

test('what a call leads to that may be of something else may be so, too', () => {
  const text = 'class User { check(p) { return |f(p); } }\nfunction is(user) { const x = user.check(1); return !x; }\n';
  const found = callers({
    'a.js': `${text}module.exports = { User, is };`,
    'b.js': "if (require('./a').is(user)) go();",
  });
  expect(found.unawaited.map(({ mayBe }) => mayBe)).toEqual([true, true]);
});

describe('all that call it wait', () => {
  test.each([
    [
      'await',
      {
        'a.js': CJS,
        'b.js': "const { check } = require('./a');\nexports.x = async () => { if (await check(1)) go(); };",
      },
    ],
    [
      'an async function that returns it',
      { 'a.js': CJS, 'b.js': "const a = require('./a');\nexports.x = async (p) => a.check(p);" },
    ],
    [
      'one that is not async, for whom all wait',
      {
        'a.js': CJS,
        'b.js': "const a = require('./a');\nexports.login = (p) => a.check(p);",
        'c.js': "const b = require('./b');\n(async () => { if (await b.login(1)) go(); })();",
      },
    ],
    [
      'await, and tsx keeps its name',
      {
        'a.js': 'function check(p) { return |f(p); }\n__name(check, "check");\nexports.check = check;',
        'b.js': "const { check } = require('./a');\nexports.x = async () => { if (await check(1)) go(); };",
      },
    ],
    [
      'await, and tsx keeps the name of what has none',
      {
        'a.js': 'const check = /* @__PURE__ */ __name((p) => |f(p), "check");\nexports.check = check;',
        'b.js': "const { check } = require('./a');\nexports.x = async () => { if (await check(1)) go(); };",
      },
    ],
    ...[
      'const ok = await auth?.check(p); return ok;',
      'return await a.check?.(p);',
      'return auth?.check(p);',
      'const all = await Promise.all(list.map((each) => a.check(each))); return all;',
      'await Promise.all(list.map((each) => { if (each) return a?.check(each); }));',
      'await Promise.all(list.map(a.check));',
      'const [one, two] = await Promise.all([a.check(p), a?.check(2), auth, 1]); return one;',
      'await Promise.all([listen(), auth?.check(p)]);',
      'return Promise.all([a.check(p)]);',
      'return await Promise.resolve(a.check(p));',
    ].map((code) => [
      code,
      { 'a.js': CJS, 'b.js': `const a = require('./a');\nexports.x = async (auth, p) => { ${code} };` },
    ]),
    ['a timer', { 'a.js': CJS, 'b.js': "const a = require('./a');\nsetTimeout(a.check, 10);" }],
    [
      'and something of that name is of a package',
      {
        'a.js': 'exports.verify = (p) => |f(p);',
        'b.js':
          "const a = require('./a');\nconst jwt = require('jsonwebtoken');\nexports.x = async (p) => jwt.verify(p) && (await a.verify(p));",
      },
    ],
    [
      'and something of that name is of the language, or of another file',
      {
        'a.js': 'exports.max = (p) => |f(p);',
        'b.js':
          "const a = require('./a');\nconst c = require('./c');\nexports.x = async (p) => Math.max(p) + c.max(p) + (await a.max(p));",
        'c.js': 'exports.max = (p) => p;',
      },
    ],
    [
      'and something of that name is of a list, a text or a date',
      {
        'a.js': 'exports.slice = (p) => |f(p);',
        'b.js':
          "const a = require('./a');\nexports.x = async (p) => [1].slice(p) + 'x'.trim().slice(p) + new Date().toJSON().slice(p) + (await a.slice(p));",
      },
    ],
    [
      "and something of that name is of what a function of Node's made for an object",
      {
        'a.js': 'exports.update = (p) => |f(p);',
        'b.js':
          "const { update } = require('./a');\nconst crypto = require('crypto');\nexports.E = class { constructor() { this.hash = crypto.createHash('md5'); }\nasync add(p) { this.hash.update(p); await update(p); } };",
      },
    ],
    [
      'and exports is also the object to which names are added',
      {
        'a.js':
          "Object.defineProperty(exports, '__esModule', { value: true });\nexports.default = (p) => |f(p);\n__exportStar(require('./c'), exports);",
        'b.js': "const a_1 = __importDefault(require('./a'));\nexports.x = async (p) => { await a_1.default(p); };",
      },
    ],
    ...[
      'class Base { hash(p) { return p; } }\nclass Users extends Base { is(u, p) { return u.h === this.hash(p); } }',
      'const hash = (p) => p;\nclass Users { constructor() { this.hash = hash; }\nis(u, p) { return u.h === this.hash(p); } }',
      'const hash = (p) => p;\nclass Base { constructor() { this.hash = hash; } }\nclass Users extends Base { is(u, p) { return u.h === this.hash(p); } }',
    ].map((text) => [
      `and an object of another class has one of that name: ${text}`,
      {
        'a.js': 'exports.hash = (p) => |f(p);',
        'b.js': "const a = require('./a');\nexports.x = async (p) => { await a.hash(p); };",
        'c.js': text,
      },
    ]),
    [
      "and something of that name is of what a function of Node's made",
      {
        'a.js': 'exports.update = (p) => |f(p);',
        'b.js':
          "const a = require('./a');\nconst { createHash } = require('crypto');\nexports.x = async (p) => { const hash = createHash('md5'); hash.update(p); await a.update(p); };",
      },
    ],
  ])('%s', (_title, files) => {
    expect(callers(files)).toMatchObject({ unawaited: [], areKnown: true });
  });
});

const RULES = 'const rules = { check: (p) => |f(p), long: (p) => p.length > 2 };\n';
const BY_NAME = 'exports.one = async (p) => await rules.check(p);\n';

describe('a key leads to it as well, and no name', () => {
  test.each([
    ['of a table', { 'a.js': `${RULES}${BY_NAME}exports.any = (op, p) => rules[op](p);` }],
    ['by call', { 'a.js': `${RULES}${BY_NAME}exports.any = (op, p) => rules[op].call(null, p);` }],
    ['in quotes', { 'a.js': `${RULES}${BY_NAME}exports.any = (p) => { if (rules['check'](p)) go(); };` }],
    [
      'that is looked up first',
      { 'a.js': `${RULES}${BY_NAME}exports.any = (op, p) => { const rule = rules[op]; if (rule(p)) go(); };` },
    ],
    ['and all values', { 'a.js': `${RULES}${BY_NAME}exports.all = (p) => Object.values(rules).every((r) => r(p));` }],
    [
      'and all entries, of what another file exports',
      {
        'a.js': `${RULES}${BY_NAME}exports.rules = rules;`,
        'b.js':
          "const { rules: all } = require('./a');\nfor (const [name, is] of Object.entries(all)) if (is(1)) go();",
      },
    ],
    [
      'of what CommonJS exports',
      {
        'a.js': CJS,
        'b.js': "const a = require('./a');\nexports.x = async (op, p) => (await a.check(p)) && a[op](p);",
      },
    ],
    [
      'of a namespace',
      {
        'a.mjs': ESM,
        'b.mjs': "import * as a from './a.mjs';\nexport const x = async (op, p) => (await a.check(p)) && a[op](p);",
      },
    ],
    [
      'of a class',
      {
        'a.js':
          'class Auth { check(p) { return |f(p); }\nasync one(p) { await this.check(p); }\nany(op, p) { return this[op](p); } }',
      },
    ],
    ['of a copy', { 'a.js': `${RULES}${BY_NAME}const all = { ...rules };\nexports.any = (op, p) => all[op](p);` }],
    [
      'of a copy, of which all are taken',
      {
        'a.js': `${RULES}${BY_NAME}const all = { ...rules };\nexports.all = (p) => Object.values(all).map((r) => r(p));`,
      },
    ],
    [
      'in a pattern',
      { 'a.js': `${RULES}${BY_NAME}exports.any = (op) => { const { [op]: rule } = rules; return rule; };` },
    ],
    ...[
      'const rule = rules[op];\nif (rule(p)) go();',
      'const rule = rules[op] ?? rules.long;\nif (rule.call(null, p)) go();',
      'let rule;\nrule = rules[op];\nif (rule(p)) go();',
      'const { [op]: rule } = rules;\nif (rule(p)) go();',
    ].map((code) => [
      `of a parameter, which gives it a name: ${code}`,
      { 'a.js': RULES + BY_NAME, 'b.js': `exports.any = (rules, op, p) => { ${code} };` },
    ]),
    ...[
      'var i = 0; for (i in rules)',
      'for (let i = 0; i; i += x)',
      'for (var i = 0; x; i++); for (var i in rules)',
    ].map((loop) => [
      `that is not always a number: ${loop}`,
      { 'a.js': RULES + BY_NAME, 'b.js': `exports.any = (rules, x) => { ${loop} rules[i](x); };` },
    ]),
    ...[
      'for (const [name, is] of Object.entries(rules)) all[name] = (p) => log(is(p));',
      'for (const is of Object.values(rules)) all.push((p) => log(is.call(null, p)));',
      'return Object.fromEntries(Object.entries(rules).map(([name, is]) => [name, (p) => log(is(p))]));',
      'return new Proxy(rules, { get(of, name) { const is = Reflect.get(of, name); return (p) => log(is.apply(of, p)); } });',
      'return new Proxy(rules, { get(of, name) { const is = of[name]; return (...all) => log(Reflect.apply(is, of, all)); } });',
      'return new Proxy(rules, { get: (of, name, me) => (p) => log(Reflect.get(of, name, me)(p)) });',
    ].map((code) => [
      `of a parameter, whose functions are all wrapped: ${code}`,
      { 'a.js': RULES + BY_NAME, 'b.js': `exports.logged = (rules, all) => { ${code} };` },
    ]),
    [
      'of files that are loaded by any path, and kept',
      {
        'a.js': `${RULES}${BY_NAME}exports.check = rules.check;`,
        'b.js': "for (const [name, is] of Object.entries(require('./' + file))) all.set(name, is);",
      },
    ],
    [
      'of a parameter',
      { 'a.js': RULES + BY_NAME, 'b.js': 'exports.any = (rules, op, p) => { if (rules[op](p)) go(); };' },
    ],
  ])('%s', (_title, files) => expect(callers(files).areKnown).toBe(false));

  test.each([
    ['of another table', 'const OPS = { long: (p) => p };\nexports.any = (op, p) => OPS[op](p);'],
    ['of the language', 'exports.any = (level, p) => console[level](p);'],
    ['of a package', "const app = require('express')();\nexports.any = (method, p) => app[method]('/', p);"],
    ['what is written', 'exports.add = (name, p) => { rules[name] = p; delete rules[p]; };', 'a.js'],
    ['of what is only kept', 'exports.any = (users, name) => { const user = users[name];\nreturn [user]; };'],
    [
      'of data that is mapped',
      'exports.any = (users) => Object.entries(users).map(([name, user]) => String(name) + user.trim() + log(user));',
    ],
    ['of data', 'exports.any = (users, name) => users[name].age + Object.values(users).length;'],
    [
      'of what is only tested',
      'exports.any = (set, f, g) => { const is = set[f] ? f : g; const has = set[g] && g; return is(1) && has(1); };',
    ],
    ...['let i = 0; i < all.length; i++', 'let i = all.length - 1; i >= 0; --i', 'let i = 0; go(i); i = i - 1'].map(
      (loop) => [`of a list: ${loop}`, `exports.each = (all, x) => { for (${loop}) { const go = all[i]; go(x); } };`],
    ),
    ['of other copies', 'const all = { ...process.env };\nexports.any = (op) => all[op];'],
    ['in a pattern of another', 'exports.any = (op) => { const { [op]: x } = { y: 1 }; return x; };'],
    ['that is another', "exports.any = (rules, p) => rules['long'](p) + rules[0](p);"],
  ])('but not %s', (_title, other, file = 'b.js') => {
    const own = RULES + BY_NAME;
    const files = file === 'a.js' ? { 'a.js': own + other } : { 'a.js': own, 'b.js': other };
    expect(callers(files)).toMatchObject({ unawaited: [], areKnown: true });
  });

  test('but not to a private method', () => {
    const source =
      'class Auth { #check(p) { return |f(p); }\nasync one(op, p) { this[op] = await this.#check(this[p]); this[op](p); } }';
    expect(callers({ 'a.js': source })).toMatchObject({ unawaited: [], areKnown: true });
  });
});

test.each([
  [
    'what a function returns that nobody calls',
    { 'a.js': 'module.exports = (db) => (p) => |f(p);', 'b.js': "const ok = require('./a');" },
  ],
  [
    'what a function returns that is handed on',
    { 'a.js': 'exports.make = (db) => (p) => |f(p);', 'b.js': "const a = require('./a');\nregister(a.make);" },
  ],
  [
    'what an async function returns',
    { 'a.js': 'exports.make = async (db) => (p) => |f(p);', 'b.js': "const a = require('./a');\na.make({});" },
  ],
  [
    'what a function returns that returns itself',
    { 'a.js': 'function make() { if (x) return (p) => |f(p); return make(); }' },
  ],
  ['what is called by nobody', { 'a.js': CJS }],
  [
    'what a table holds',
    { 'a.js': 'const OPS = { check(p) { return |f(p); } };\nmodule.exports = (op, p) => OPS[op](p);' },
  ],
  [
    'what is kept in a list',
    { 'a.js': `${CJS}\nexports.all = () => { const list = []; for (const each of [check]) list.push(each); };` },
  ],
])('who calls %s is not known', (_title, files) => {
  expect(callers(files).areKnown).toBe(false);
});

test("a router's handler in another file", () => {
  const files = {
    'a.js': 'exports.login = (req, res) => { res.end(|f(req.p)); };',
    'b.js':
      "const express = require('express');\nconst a = require('./a');\nconst router = express.Router();\nrouter.post('/', a.login);",
  };
  expect(callers(files)).toEqual({
    unawaited: [],
    areKnown: true,
    router: 'express',
    routerCall: 'router.post',
    isOnlyHanded: true,
    passedTo: '',
    pausedAt: null,
  });
  const both = { ...files, 'c.js': "const a = require('./a');\nif (a.login({}, {})) go();" };
  expect(callers(both)).toMatchObject({
    router: 'express',
    isOnlyHanded: false,
    unawaited: [{ file: '/app/c.js', line: 2 }],
  });
});

test.each([
  ['at once', "router.post('/', make({}));"],
  ['by a name', "const login = make({});\nrouter.post('/', login);"],
])('what a function returns is a handler, hung up %s', (_title, hung) => {
  const files = {
    'a.js': 'exports.make = (db) => (req, res) => { res.end(|f(req.p)); };',
    'b.js': `const express = require('express');\nconst { make } = require('./a');\nconst router = express.Router();\n${hung}`,
  };
  const handler = {
    unawaited: [],
    areKnown: true,
    router: 'express',
    routerCall: 'router.post',
    isOnlyHanded: true,
    passedTo: '',
    pausedAt: null,
  };
  expect(callers(files)).toEqual(handler);
  const both = { ...files, 'c.js': "const { make } = require('./a');\nif (make({})(1)) go();" };
  expect(callers(both)).toMatchObject({ isOnlyHanded: false, unawaited: [{ file: '/app/c.js', line: 2 }] });
});

describe('which router gets the promise from a handler that is not async', () => {
  const LOGIN = 'exports.login = (req, res) => { res.end(|f(req.p)); };';
  const EXPRESS = "const express = require('express');\nconst a = require('./a');\nconst app = express();\n";

  test.each([
    ['it passes the call on', `${EXPRESS}app.post('/', (req, res) => a.login(req, res));`, 'express'],
    [
      'it returns what the call returns',
      `${EXPRESS}app.post('/', (req, res) => { return a.login(req, res); });`,
      'express',
    ],
    ['it would have to wait', `${EXPRESS}app.post('/', (req, res) => { a.login(req, res); res.end(); });`, 'express'],
    ['it is async', `${EXPRESS}app.post('/', async (req, res) => a.login(req, res));`, ''],
    ['it waits', `${EXPRESS}app.post('/', async (req, res) => { await a.login(req, res); });`, ''],
    ['it is the function itself', `${EXPRESS}app.post('/', a.login);`, ''],
    [
      'it hands on what it is rejected with',
      `${EXPRESS}app.post('/', (req, res, next) => a.login(req).then((u) => res.json(u)).catch(next));`,
      '',
    ],
    [
      'it does so at once',
      `${EXPRESS}app.post('/', (req, res, next) => { a.login(req).then((u) => res.json(u), next); });`,
      '',
    ],
    ['it only answers', `${EXPRESS}app.post('/', (req, res) => a.login(req).then((u) => res.json(u)));`, 'express'],
    ['it only unlocks', `${EXPRESS}app.post('/', (req, res) => a.login(req).finally(unlock));`, 'express'],
    [
      'it throws again what it is rejected with',
      `${EXPRESS}app.post('/', (req, res) => a.login(req).catch((error) => { log(error); throw error; }));`,
      'express',
    ],
    ['it catches something else', `${EXPRESS}app.post('/', (req, res) => go(a.login(req)).catch(stop));`, 'express'],
    ['a timer, which takes no promise', `${EXPRESS}setTimeout(() => a.login(1, 2), 5);`, ''],
    [
      'the router loses no errors',
      "const Router = require('@koa/router');\nconst a = require('./a');\nconst app = new Router();\napp.post('/', (ctx) => a.login(ctx, ctx));",
      '',
    ],
    [
      'another function is in between',
      `${EXPRESS}const go = (req, res) => a.login(req, res);\napp.post('/', (req, res) => go(req, res));`,
      'express',
    ],
    [
      'a handler by name is in between',
      `${EXPRESS}const go = (req, res) => a.login(req, res);\napp.post('/', go);`,
      'express',
    ],
    [
      'a function that calls itself is in between',
      `${EXPRESS}function go(req, res) { return req.again ? go(req, res) : a.login(req, res); }\napp.post('/', (req, res) => go(req, res));`,
      'express',
    ],
  ])('%s', (_title, text, router) => expect(callers({ 'a.js': LOGIN, 'b.js': text }).passedTo).toBe(router));

  test('a handler by name in another file is in between', () => {
    const controller = "const a = require('./a');\nexports.go = (req, res) => a.login(req, res);";
    const routes = "const express = require('express');\nconst c = require('./c');\nexpress().post('/', c.go);";
    expect(callers({ 'a.js': LOGIN, 'c.js': controller, 'd.js': routes }).passedTo).toBe('express');
  });
});

describe('a method of promises behind the call takes no promise for its value', () => {
  const FIND = 'exports.find = (p) => { |f(p); return db.find(p); };';
  const chained = (/** @type {string} */ text) =>
    callers({ 'a.js': FIND, 'b.js': `const a = require('./a');\n${text}` }).unawaited;

  test.each([
    ['.then', 'exports.go = (p) => { a.find(p).then(go); };', [{ file: '/app/b.js', line: 2, isChained: true }]],
    ['.finally', 'a.find(1).finally(go);', [{ file: '/app/b.js', line: 2, isChained: true }]],
    ['not another one', 'exports.go = (p) => { a.find(p).next(use); };', [{ file: '/app/b.js', line: 2 }]],
    ['not if it is only read', 'if (a.find(1).then) go();', [{ file: '/app/b.js', line: 2, isAtOnce: true }]],
    [
      'in all calls of a line',
      'a.find(1).then(go); if (a.find(2)) go();',
      [{ file: '/app/b.js', line: 2, isAtOnce: true }],
    ],
    ['in any order', 'if (a.find(2)) go(); a.find(1).then(go);', [{ file: '/app/b.js', line: 2, isAtOnce: true }]],
    [
      'nor does the function around it become async',
      'const go = (p) => a.find(p).then(use);\nif (go(1)) stop();',
      [{ file: '/app/b.js', line: 2, isChained: true }],
    ],
  ])('%s', (_title, text, lines) => expect(chained(text)).toEqual(lines));

  test('and what follows does not wait for it', () => {
    const text = "const a = require('./a');\na.find(1).catch(stop);\nuse(a.key);";
    expect(callers({ 'a.js': FIND, 'b.js': text }).pausedAt).toEqual({ file: '/app/b.js', line: 2, why: 'left' });
  });
});

test('a function that often calls itself tells each line once', () => {
  const calls = 'if (check(p)) go();\n'.repeat(30);
  expect(
    unawaited({ 'a.js': `function check(p) { const is = |f(p);\n${calls} return is; }\nmodule.exports = { check };` }),
  ).toHaveLength(30);
});

test.each([
  ['that has its name', CJS, 'const { check } = require("./a");'],
  ['that may load all that is exported', 'module.exports = (p) => |f(p);', 'const ok = require("./a");'],
])('callers are not known if there is a file that cannot be parsed, and %s', (_title, own, load) => {
  const waits = 'const a = require("./a"); exports.x = async (p) => (await a(p)) && (await a.check(p));';
  const broken = `const deep = ${'['.repeat(20_000)}${']'.repeat(20_000)};\n`;
  expect(callers({ 'a.js': own, 'b.js': waits, 'c.js': broken + load }).areKnown).toBe(false);
  expect(callers({ 'a.js': own, 'b.js': waits, 'c.js': broken })).toMatchObject({ unawaited: [], areKnown: true });
});

test('a name with too many uses', () => {
  const uses = Array.from({ length: 301 }, (_, index) => `x${index}.check();`).join('\n');
  expect(callers({ 'a.js': CJS, 'b.js': uses }).areKnown).toBe(false);
});

describe('who goes on, or lets others in, while an awaited call has not ended', () => {
  const pausedAt = (files) => {
    const at = callers(files).pausedAt;
    return at && `${at.file.slice('/app/'.length)}:${at.line} ${at.why}`;
  };
  const INIT = 'export let key;\nexport async function init() { key = |f(1); }';
  const HASH = 'export async function hash(p) { return |f(p); }';

  test.each([
    ['a line that does not wait', INIT, "import { init, key } from './a.mjs';\ninit();\nuse(key);", 2, 'left'],
    [
      'one that handles errors only',
      INIT,
      "import { init, key } from './a.mjs';\ninit().catch(stop);\nuse(key);",
      2,
      'left',
    ],
    ['void', INIT, "import * as a from './a.mjs';\nvoid a.init();\nuse(a.key);", 2, 'left'],
    ['an optional one', INIT, "import * as a from './a.mjs';\na?.init();\nuse(a.key);", 2, 'left'],
    ...[
      'await Promise.all([a.check(p), server.listen(a.key)]);',
      'const [is] = await Promise.all([a.check(p), log(p)]);',
      'await Promise.all([a.check(p), p.check(a.key)]);',
      'await Promise.all([Promise.resolve(a?.check(p)), ...all(a.key)]);',
      'await Promise.all([a.check(p), a.key]);',
      'return Promise.all([Promise.all([a.check(p)]), Promise.all([all(a.key)])]);',
    ].map((code) => [
      `what begins before it has ended: ${code}`,
      ESM,
      `import * as a from './a.mjs';\nexport const x = async (p) => { ${code} };`,
      2,
      'overtaken',
    ]),
    [
      'what begins before an async one has set something',
      INIT,
      "import { init, key } from './a.mjs';\nexport const x = () => Promise.all([init(), listen(key)]);",
      2,
      'updated',
    ],
    ...['await ready', 'await Promise.allSettled([ready, 1])'].map((wait) => [
      `what uses before ${wait} what another file sets in an object`,
      'export const state = {};\nexport async function init() { state.key = |f(1); }',
      `import { init, state } from './a.mjs';\nexport async function x() { const ready = init(); use(state.key);\n${wait}; }`,
      2,
      'updated',
    ]),
    ['an interval', INIT, "import { init } from './a.mjs';\nsetInterval(init, 100);", 2, 'left'],
    ['forEach', HASH, "import { hash } from './a.mjs';\nexport const all = (list) => list.forEach(hash);", 2, 'left'],
    ['a list of data', INIT, "import { init } from './a.mjs';\nsocket.on('data', init);", 2, 'left'],
    ...[
      "stream.on('data', (chunk) => init(chunk));",
      "stream.on('data', (chunk) => { init(chunk); });",
      "stream.on('data', async function (chunk) { await init(chunk); });",
      'export const all = (list) => { list.forEach((each) => init(each)); };',
      "compiler.hooks.emit.tap('Seal', (compilation) => init(compilation));",
    ].map((code) => [`a function around it: ${code}`, INIT, `import { init } from './a.mjs';\n${code}`, 2, 'left']),
    ...['list.forEach(fn);', 'list.forEach((each) => fn(each));', "list.on('data', (each) => { fn(each); });"].map(
      (code) => [
        `what hands it on: ${code}`,
        INIT,
        "import { init } from './a.mjs';\nimport { through } from './c.mjs';\nthrough(files, init);",
        2,
        'left',
        `// Goes through a list.\nexport const through = (list, fn) => { ${code} };`,
      ],
    ),
    [
      'what awaits it, and is not waited for itself',
      INIT,
      "import { init } from './a.mjs';\nexport async function start() { await init(); }",
      2,
      'left',
      "import { start } from './b.mjs';\nstart();\nlisten();",
    ],
    [
      'what gives its promise on, and is not waited for',
      INIT,
      "import { init } from './a.mjs';\nexport const start = () => init();",
      2,
      'left',
      "import { start } from './b.mjs';\nstart();\nlisten();",
    ],
    [
      'a name that is looked for before it, and taken behind it',
      HASH,
      `import { hash } from './a.mjs';
export async function register(name, p) {
  if (users.has(name)) return false;
  users.set(name, await hash(p));
  return true;
}`,
      4,
      'updated',
    ],
    [
      'the same in a sync function that is made async',
      'export function hash(p) { return |f(p); }',
      `import { hash } from './a.mjs';
export async function register(name, p) {
  if (users.has(name)) return false;
  users.set(name, await hash(p));
  return true;
}`,
      4,
      'updated',
    ],
    [
      'the same, one function further',
      HASH,
      "import { hash } from './a.mjs';\nexport const make = async (p) => ({ hash: await hash(p) });",
      3,
      'updated',
      "import { make } from './b.mjs';\nexport async function add(n, p) { if (n in users) return;\nusers[n] = await make(p); }",
    ],
    ...['a?.hash(p)', 'Promise.all([a.hash(p)])'].map((promise) => [
      `the same, one function further, by ${promise}`,
      HASH,
      `import * as a from './a.mjs';\nexport const make = async (p) => ({ hash: await ${promise} });`,
      3,
      'updated',
      "import { make } from './b.mjs';\nexport async function add(n, p) { if (n in users) return;\nusers[n] = await make(p); }",
    ]),
  ])('%s', (_title, own, other, line, why, ...[further]) => {
    const files = { 'a.mjs': own, 'b.mjs': other, ...(further && { 'c.mjs': further }) };
    expect(pausedAt(files)).toBe(`${further ? 'c' : 'b'}.mjs:${line} ${why}`);
  });

  test.each([
    ['who waits', INIT, "import { init, key } from './a.mjs';\nawait init();\nuse(key);"],
    ['the last line', INIT, "import { init } from './a.mjs';\nexport function run() { go(); init(); }"],
    [
      'what has waited before it',
      'export async function init() { await db(); key = |f(1); }',
      "import { init } from './a.mjs';\ninit();\nlisten();",
    ],
    [
      'a caller that has waited before it',
      INIT,
      "import { init } from './a.mjs';\nexport async function start() { await db(); await init(); }\nstart(); listen();",
    ],
    ...[
      "stream.on('end', () => init());",
      "stream.on('data', async (chunk) => { await db(); await init(chunk); });",
      "it('derives', () => init());",
    ].map((code) => [`a function around it: ${code}`, INIT, `import { init } from './a.mjs';\n${code}`]),
    [
      'a sync function, which is named among those that do not wait',
      'export let key;\nexport function init() { key = |f(1); }',
      "import { init, key } from './a.mjs';\ninit();\nuse(key);",
    ],
    [
      'another function of that name',
      INIT,
      "import { init } from './c.mjs';\ninit();\nlisten();",
      'export function init() {}',
    ],
    [
      'a name that is only written',
      HASH,
      "import { hash } from './a.mjs';\nexport async function set(n, p) { users.set(n, await hash(p)); }",
    ],
    [
      'what begins before an async one has ended that sets nothing',
      HASH,
      "import { hash } from './a.mjs';\nexport const x = (p) => Promise.all([hash(p), log(p)]);",
    ],
    [
      'what began before it has waited anyway',
      'export let key;\nexport async function init() { await db(); key = |f(1); }',
      "import { init, key } from './a.mjs';\nexport const x = () => Promise.all([init(), listen(key)]);",
    ],
    [
      'functions that call each other',
      'export async function hash(p) { if (p) await again(p); return |f(p); }',
      "import { hash } from './a.mjs';\nexport const again = async (p) => { await hash(p); };",
    ],
  ])('but not %s', (_title, own, other, ...[further]) => {
    expect(pausedAt({ 'a.mjs': own, 'b.mjs': other, ...(further && { 'c.mjs': further }) })).toBeNull();
  });
});

describe('a member that is defined otherwise', () => {
  const AWAITED = "const a = require('./a');\nexports.x = async (p) => { await a.check(p); };";
  const CLASS = 'class A { check(p) { return |f(p); }\nasync x(p) { await this.check(p); } }\nexports.A = A;';
  const PLAIN = 'class Plain { check() { return 1; } }\nclass S { constructor() { this.hasher = new Plain(); }\n';
  const USE = `${PLAIN}run(p) { if (this.hasher.check(p)) go(); } }\nexports.S = S;`;
  const CONFIG = 'const config = { check: () => 1 };\nexports.config = config;\nif (config.check(p)) go();';
  const KLASS =
    'class Config { constructor(o) { Object.assign(this, o); } check() {} }\nconst config = new Config();\nif (config.check(p)) go();\nmodule.exports = { Config, config };';
  const told = (own, used, other) => unawaited({ 'a.js': own, 'b.js': AWAITED, 'c.js': used, 'd.js': other });

  test.each([
    [CONFIG, "const { config } = require('./c');\nconfig.check = require('./a').check;"],
    [CONFIG, "exports.init = (config) => { config.check = require('./a').check; };"],
    [`const api = { check: () => 1 };\nObject.assign(api, require('./a'));\nif (api.check(p)) go();`, ''],
    ['const api = { check: () => 1 };\nconst { check: is } = api;\nif (is(p)) go();', 'x.check = other;'],
    [
      'const api = { check: () => 1,\nuse(other) { const set = () => { this.check = other; }; set(); } };\nif (api.check(p)) go();',
      '',
    ],
    ['const api = { check: () => 1,\nuse(more) { Object.assign(this, more); } };\nif (api.check(p)) go();', ''],
    [CONFIG, 'exports.init = (config, more) => { config.check ||= more.check; };'],
    [CONFIG, 'exports.init = (config, more) => { const { check } = more;\nconfig.check = check; };'],
    [CONFIG, "exports.init = (config, is) => { config.check = require('util').promisify(is); };"],
    [CONFIG, "exports.init = (config) => { config.check = require('./e').made(config); };"],
    [CONFIG, "const { config } = require('./c');\nconfig.use = function (a) { this.check = a.check; };"],
    [CONFIG, "const { config } = require('./c');\nconfig.use = function () { Object.assign(this, require('./a')); };"],
    [CONFIG, "const one = require('./c').config || {};\nObject.assign(one, require('./a'));"],
    [CONFIG, "exports.init = (config) => { config.check = process.mainModule.require('./a').check; };"],
    [CONFIG, "exports.add = (one) => Object.assign(one, require('./a'));"],
    [CONFIG, "const { assign } = Object;\nexports.add = (one) => assign(one, require('./a'));"],
    [CONFIG, "const assign = Object.assign;\nexports.add = (one) => assign(one, require('./a'));"],
    [CONFIG, "const { extend: x } = require('lodash');\nexports.add = (one) => x(one, require('./a'));"],
    [CONFIG, "const _ = require('lodash');\nexports.add = (one) => _.merge(one, require('./a'));"],
    ...[
      'Object.assign.call(null, one, a)',
      'Object.assign.apply(null, [one, a])',
      'Object.assign.apply(null, [...all, a])',
      'Reflect.apply(Object.assign, null, [one, a])',
      'globalThis.Object.assign(one, a)',
      'Object.assign.bind(Object)(one, a)',
      'Object.defineProperties(one, Object.getOwnPropertyDescriptors(a))',
      'copy(one, a)',
      '$.extend(one, a)',
      "require('util')._extend(one, a)",
      "require('lodash').mergeWith(one, a, last)",
      "require('lodash').default.extend(one, a)",
      "require('lodash/extend')(one, a)",
      "require('lodash.assign')(one, a)",
      "require('object-assign')(one, a)",
      "require('merge-descriptors')(one, a)",
    ].map((call) => [
      CONFIG,
      `const a = require('./a');\nconst copy = Object.assign || made;\nexports.add = (one, all) => ${call};`,
    ]),
    [CONFIG, "exports.add = (one) => Object.assign(...[one, require('./a')]);"],
    [CONFIG, "exports.add = (all) => Object.assign(...all, require('./a'));"],
    [CONFIG, 'exports.add = (one, is) => Object.assign(one, { check: is });'],
    [CONFIG, "exports.add = (one, is) => Object.assign(one, { 'check': is });"],
    [
      CONFIG,
      "const add = (one, more) => Object.assign(one, { ...more });\nconst own = { 'check': all.check };\nadd(all.config, own);",
    ],
    [CONFIG, 'const add = (one, more) => Object.assign(one, more);\nadd(all.config, { check: all.check });'],
    [CONFIG, "const add = (one, more) => Object.assign(one, more);\nadd(require('./c').config, require('./a'));"],
    [CONFIG, 'const add = (one, more) => Object.assign(one, { ...more });\nadd(all.config, { check: all.check });'],
    [CONFIG, 'const add = (one, more) => Object.assign(one, more || {});\nadd(all.config, { check: all.check });'],
    [CONFIG, 'const add = (one, more) => Object.assign(one, [more, 1].at(0));\nadd(all, [all, { check: all.check }]);'],
    [CONFIG, "exports.add = (one, is) => Object.assign(one, is ? require('./a') : {});"],
    [CONFIG, "exports.add = (one, is) => Object.assign(one, { ...(is && require('./a')) });"],
    [CONFIG, 'exports.add = (one, key, is) => Object.assign(one, { [key]: is });'],
    [CONFIG, "var ns = ns || {};\nexports.add = (one) => Object.assign(one, ns, require('./a'));"],
    [
      CONFIG,
      "exports.add = (one) => Object.assign(one, require('lodash').pick(all, ['x']));\nadd(require('./c').config);",
    ],
    [
      CONFIG,
      "const add = ({ target, from }) => Object.assign(target, from);\nadd({ target: all, from: require('./a') });",
    ],
    [CONFIG, "const add = (one, more) => Object.assign(all[one], more);\nadd('config', require('./a'));"],
    [
      CONFIG,
      "const add = (one, more) => Object.assign(all[one], more);\nadd('config', x ? y || require('./a') : [...z]);",
    ],
    [CONFIG, "const add = (more) => { for (const one of all) Object.assign(one, more); };\nadd(require('./a'));"],
    [
      CONFIG,
      "const more = { ...require('./a'), x: 1 };\nconst add = (all, more) => Object.assign(all.x, more);\nadd(all, more);",
    ],
    [
      CONFIG,
      "exports.add = (one) => { const more = {}; more.check = require('./a').check; Object.assign(one, more); };",
    ],
    [
      CONFIG,
      "if (x) exports.check = require('./a').check;\nelse exports.check = () => 1;\nexports.add = (one) => Object.assign(one, require('./d'));",
    ],
    [
      CONFIG,
      "if (x) exports.check = require('./a').check;\nelse exports.check = () => 1;\nconst add = (one, more) => Object.assign(all[one], more);\nadd('config', require('./d'));",
    ],
    [CONFIG, "__exportStar(require('./a'), exports);\nexports.add = (one) => Object.assign(one, require('./d'));"],
    [CONFIG, "module.exports = { ...require('./a') };\nconst add = (one) => Object.assign(one, require('./d'));"],
    [
      CONFIG,
      "module.exports = { x: 1 };\nmodule.exports.check = require('./a').check;\nconst add = (one) => Object.assign(one, require('./d'));",
    ],
    [
      CONFIG,
      "class B { constructor() { this.check = 0; } }\nclass M { constructor() { this.check = require('./a').check; } }\nexports.add = (one) => Object.assign(one, new M());",
    ],
    [
      `const config = { check: () => 1 };\nexports = module.exports = config;\nif (config.check(p)) go();\nObject.assign(exports, require('./a'));`,
      '',
    ],
    [CONFIG, "exports.add = (one) => Object.assign(one, Object.assign({}, require('./a')));"],
    [CONFIG, "const { config } = require('./c');\nconfig.use = function (config) { this.check = config.check; };"],
    [
      CONFIG,
      "const add = (one, more) => Object.assign(all[one], more);\nconst more = x ? require('./a') : {};\nadd('config', more);",
    ],
    [
      CONFIG,
      "const add = ({ target, from }) => Object.assign(target, from);\nconst both = { target: all, from: require('./a') };\nadd(both);",
    ],
    [
      CONFIG,
      "const add = (one, more) => Object.assign(all[one], more);\nconst base = { ...require('./a') };\nconst more = { ...base };\nadd('config', more);",
    ],
    [
      CONFIG,
      "function auth() {}\nauth.check = require('./a').check;\nmodule.exports = auth;\nexports.add = (one) => Object.assign(one, require('./d'));",
    ],
    [CONFIG, 'for (const [name, one] of Object.entries(all)) Object.assign(one, require(`./impl/${name}`));'],
    [CONFIG, "[require('./c').config].forEach((one) => Object.assign(one, overrides[env]));"],
    [CONFIG, "Object.assign(services[name], require('./' + name));"],
    [
      CONFIG,
      "let it;\ntry { it = require('./a'); } catch { it = {}; }\nfor (const one of all) Object.assign(one, it);",
    ],
    [CONFIG, 'exports.add = async (one, name) => Object.assign(one, await import(name));'],
    [
      CONFIG,
      "function it() { if (x) return {}; return require('./a'); }\nexports.add = (one) => Object.assign(one, it());",
    ],
    [CONFIG, "const it = { get of() { return require('./a'); } };\nexports.add = (one) => Object.assign(one, it.of);"],
    [
      CONFIG,
      "const { config } = require('./c');\nconfig.use = function (name) { const self = this; Object.assign(self, require('./' + name)); };",
    ],
    [CONFIG, "const add = (one, more) => Object.assign(one, more);\nadd(all[name], require('./' + name));"],
    [CONFIG, "const add = (one, more = require('./a')) => Object.assign(one, more);\nadd(all[name]);"],
    [CONFIG, "const all = [require('./a')];\nexports.add = (one) => all.forEach((more) => Object.assign(one, more));"],
    [CONFIG, "exports.add = (one) => Object.assign(one, require('#security'));"],
    [CONFIG, "exports.add = (one) => Object.assign(one, { ...require('@acme/security') });"],
    ['exports.check = () => 1;\n\nif (exports.check(p)) go();', "require('#c').check = require('./a').check;"],
    ['exports.check = () => 1;\n\nif (exports.check(p)) go();', "Object.assign(require('./c'), require('./a'));"],
    [
      'exports.check = () => 1;\n\nif (exports.check(p)) go();',
      'run({ c: require("./c") });\nObject.assign(all[x], all.y);',
    ],
    [CONFIG, "const api = {};\nObject.assign(api, require('./a'));\nexports.add = (one) => Object.assign(one, api);"],
    [
      CONFIG,
      "const api = {};\nset(api);\nset(all, require('./a'));\nfunction set(one, more) { Object.assign(one, more); }",
    ],
    [
      CONFIG,
      "class Api { constructor() { Object.assign(this, require('./a')); } }\nexports.add = (one) => Object.assign(one, new Api());",
    ],
    [
      CONFIG,
      "class Api { constructor() { Object.assign(this, require('./a')); } }\nclass More extends Api {}\nexports.add = (one) => Object.assign(one, new More());",
    ],
    [
      CONFIG,
      "const api = { init() { Object.assign(this, require('./a')); } };\nexports.add = (one) => Object.assign(one, api);",
    ],
    [
      CONFIG,
      "const d = require('./d');\nd.check = require('./a').check;\nexports.add = (one) => Object.assign(one, d);",
    ],
    [
      CONFIG,
      "Object.assign(require('./d'), require('./a'));\nexports.add = (one) => Object.assign(one, require('./d'));",
    ],
    [CONFIG, "({ check: require('./c').config.check } = require('./a'));"],
    [CONFIG, "[require('./c').config.check = stop] = [require('./a').check];"],
    [CONFIG, "const { config } = require('./c');\nfor (config.check of all) run();"],
    [KLASS, "exports.a = new (require('./c').Config)({ check: require('./a').check });"],
    [KLASS, "exports.a = new (require('./c').Config)(overrides[env]);"],
    [KLASS, "const { Config } = require('./c');\nclass More extends Config { constructor(o) { super(all[o]); } }"],
    ['class Config { constructor() { if (x) this.check = other; }\ncheck() {} }\nif (new Config().check(p)) go();', ''],
    [
      'class Base { constructor() { if (x) this.check = other; } } class Config extends Base {\ncheck() {} }\nif (new Config().check(p)) go();',
      '',
    ],
    ...['x = (this.check = other)', 'x = Object.assign(this, other)', 'x = (o) => { this.check = o; }'].map((field) => [
      `class Config { ${field}; }\nclass More extends Config { check() {} }\nif (new More().check(p)) go();`,
      '',
    ]),
    ...[
      'static { this.check = other; }',
      'static { Object.assign(this, other); }',
      'static { const set = () => { this.check = other; }; set(); }',
      'static x = (this.check = other);',
    ].map((element) => [`class Config { static check() {}\n${element} }\nif (Config.check(p)) go();`, '']),
    [KLASS, "Object.assign(require('./c').config, require('./a'));"],
    [KLASS, "Object.assign(require('./c').Config.prototype, require('./a'));"],
    [KLASS, "require('./c').Config.prototype.check = require('./a').check;"],
    [KLASS, "exports.config = Object.assign(new (require('./c').Config)(), require('./a'));"],
    [KLASS, 'exports.add = (one, name) => Object.assign(one, require(name));'],
    ["const a = require('./a');\nconst original = a.check;\na.check = (p) => { if (!original(p)) go(); };", ''],
    [
      'function mock() { const auth = {}; auth.check = () => 1; return auth; }\nexports.mock = mock;\nconst go = (auth) => auth.check(1) && go();',
      '',
    ],
  ])('may be another function: %s %s', (used, other) => expect(told(CJS, used, other)).toEqual(['c.js:3']));

  test.each([
    "const { S } = require('./c');\nconst s = new S(); s.hasher = new A();",
    "const { S } = require('./c');\nclass T extends S { constructor() { super(); this.hasher = new A(); } }",
    'exports.init = (s) => { s.hasher = new A(); };',
  ])('may be a method of another object: %s', (other) => expect(told(CLASS, USE, other)).toEqual(['c.js:3']));

  const SERVICES = "const { posts } = require('./d');\nconst go = (p) => {\nif (posts.check(p)) stop(); };";

  test.each([
    [CONFIG, 'exports.set = async (user, p) => { user.check = await f(p); };'],
    [CONFIG, 'exports.set = async (user, p) => { const key = await f(p);\nuser.check = key; };'],
    [CONFIG, "exports.set = (user, p) => { user.check = crypto.createHash('md5').update(p).digest('hex'); };"],
    [CONFIG, "exports.set = (options) => { options.check = require('jsonwebtoken').verify; };"],
    [CONFIG, "exports.set = (options) => { options.check = require('bcryptjs'); };"],
    [CONFIG, 'exports.set = (counts) => { counts.check += more(counts); };'],
    [CONFIG, 'exports.set = (user) => { user.check = undefined; user.check = `${user.id}!`; };'],
    [CONFIG, 'class User extends Model { set(p) { this.check = p; } }\nexports.User = User;'],
    [CONFIG, 'class User extends Model { get id() { return 1; } }\nconst user = new User();\nuser.check = other;'],
    [
      SERVICES,
      'exports.posts = { check: () => 1 };\nclass C extends B { constructor(posts) { super(); this.posts = posts; } }',
    ],
    [CONFIG, 'exports.methods = { set(p, more) { this.check = p; Object.assign(this, more); } };'],
    [CONFIG, 'exports.update = (user, dto) => Object.assign(user, dto);'],
    [CONFIG, 'exports.update = (user, dto) => Object.assign(user, { ...dto, at: 1 });'],
    [CONFIG, 'exports.update = async (user, p) => Object.assign(user, { check: await f(p) });'],
    [CONFIG, 'exports.update = async (user, dto, p) => Object.assign(user, dto || {}, { ...dto, check: await f(p) });'],
    [CONFIG, "exports.update = (user, dto) => Object.assign(user, require('lodash').pick(dto, ['check']));"],
    [CONFIG, 'exports.update = (user, dto) => Object.assign(user, dto);\nupdate(user, { name: 1, of: other });'],
    [CONFIG, 'schema.methods.set = function (p) { this.check = made(p); };'],
    [CONFIG, 'Auth.prototype.set = function (p) { this.check = made(p); };'],
    [CONFIG, 'const one = x || {};\nObject.assign(one, { check: 1 });'],
    [CONFIG, "Object.assign(exports, require('./e'));"],
    [CONFIG, "Object.assign(C.prototype, require('./a'));\nfunction C() {}"],
    [CONFIG, 'const other = {};\nother.check = (p) => p;'],
    [CONFIG, "const api = require('express')();\napi.check = (p) => p;"],
    [CONFIG, "Object.assign({}, require('./a'));\nObject.assign(require('./c').config, { long: 1 });"],
    ['const auth = {};\nauth.check = () => 1;\nif (auth.check(p)) go();', ''],
    [CONFIG, "const a = __importStar(require('./a'));\nexports.update = (user, dto) => Object.assign(user, dto);"],
    [CONFIG, "exports.money = (x) => x;\nexports.set = (app) => Object.assign(app.locals, require('./d'));"],
    [
      CONFIG,
      'const user = x ? new Admin() : new User();\nuser.check = made(p);\nclass Admin { a() {} }\nclass User { b() {} }',
    ],
    [CONFIG, "schema.methods.set = function (dto) { Object.assign(this, dto); };\nstart({ auth: require('./a') });"],
    [CONFIG, 'exports.set = async (user, { body }) => Object.assign(user, body, JSON.parse(body.more));'],
    [CONFIG, 'exports.set = async (user, request) => Object.assign(user, await request.json());'],
    [CONFIG, 'exports.set = (user, { name, ...more }) => Object.assign(user, more, name && { name });'],
    [CONFIG, 'exports.set = (user, dto) => { const { data, ...more } = dto; Object.assign(user, data[0], more); };'],
    [CONFIG, 'exports.set = (user, { items }) => { for (const each of items) Object.assign(user, each); };'],
    [
      CONFIG,
      'exports.set = (user, dto) => Object.assign(user, Object.fromEntries(Object.entries(dto).filter(([k]) => k > 1)));',
    ],
    [CONFIG, 'let more = {};\nif (x) more = { name: 1 };\nexports.set = (user) => Object.assign(user, more);'],
    [
      CONFIG,
      "const find = (id) => require('mongoose').find({ id });\nexports.set = async (user, id) => Object.assign(user, await find(id));",
    ],
    [
      CONFIG,
      'function read(o) { if (o) return { name: o.name };\nreturn o; }\nexports.set = (user, o) => Object.assign(user, read(o));',
    ],
    [CONFIG, "exports.all = (one) => require('lodash').map(one, require('./a'));"],
    [CONFIG, "exports.all = (one) => Object.keys.call(null, one, require('./a'));"],
    ['class Config { static check() {}\ncheck() {}\nstatic { this.other = other; } }\nif (Config.check(p)) go();', ''],
    [CONFIG, "exports.set = (user) => Object.assign(user, require('lodash'), process.env);"],
    [
      CONFIG,
      'class A { constructor(options) { this.options = options; }\nset(x) { Object.assign(x, this.options); } }',
    ],
    [CONFIG, 'class A { constructor(o) { Object.assign(this, o); } }\nexports.a = new A({ name: 1 });'],
    [KLASS, "exports.a = (o) => Object.assign(new (require('./c').Config)({ name: 1 }), o);"],
    [KLASS, 'class Other { constructor(check) { this.check = check; } }\nexports.Other = Other;'],
    [KLASS, "class Other extends Error { constructor() { super(); Object.assign(this, require('./a')); } }"],
    [KLASS, 'exports.add = (one, dto) => Object.assign(one, dto);\nrun(require("./c").config);'],
    [KLASS, 'function Auth() {}\nAuth.prototype.check = function (p) { return p; };\nexports.Auth = Auth;'],
    ['exports.check = () => 1;\nif (exports.check(p)) go();', 'Object.assign(all[x], all.y);'],
    ['exports.check = () => 1;\nif (exports.check(p)) go();\nObject.assign(exports, { other: 1 });', ''],
    // TypeScript's `{ ...a, ...b }`.
    [CONFIG, 'exports.both = (a, b) => Object.assign(Object.assign({}, a), b);'],
    [CONFIG, 'exports.failed = (text, details) => Object.assign(new Error(text), details);'],
    [
      "const services = require('./d');\nif (services.post.check(p)) go();",
      'const post = { check: () => 1 };\nconst services = {};\nservices.post = post;\nmodule.exports = services;',
    ],
    ['module.exports.check = (x) => x > 1;\nif (module.exports.check(3)) go();', 'module.exports = { other: 1 };'],
    [CONFIG, 'function Auth() {}\nAuth.prototype.check = function (p) { return p; };\nexports.Auth = Auth;'],
  ])('is the same function: %s %s', (used, other) => expect(told(CJS, used, other)).toEqual([]));

  test('may be a method of a derived class, if its own class sets it at times', () => {
    const own =
      "const { Users } = require('./c');\nclass Strong extends Users { check(p) { return |f(p); }\nasync x(p) { await this.check(p); } }";
    const used =
      'const weak = (p) => p;\nclass Base { constructor(o) { if (o) this.check = weak; } }\nclass Users extends Base { run(p) { if (this.check(p)) go(); } }\nexports.Users = Users;';
    expect(told(own, used, '')).toEqual(['c.js:3']);
  });

  test("is what an ES module exports, which others can't change", () => {
    const files = {
      'a.mjs': ESM,
      'b.mjs': "import * as a from './a.mjs';\nexport const x = async (p) => { await a.check(p); };",
      'c.mjs': 'export const check = (p) => p;',
      'd.mjs':
        "import * as c from './c.mjs';\nexport const set = (options, p) => { options.check = p; if (c.check(p)) go(); };",
    };
    expect(unawaited(files)).toEqual([]);
  });

  test('is a method of the same object, as others are of others', () => {
    const other = 'class T { constructor() { this.hasher = new A(); } }\nconst x = {}; x.hasher = 1;';
    expect(told(CLASS, USE, other)).toEqual([]);
  });
});

describe('an async function that a compiler made into a generator', () => {
  const inGenerator = (code) => ({
    'a.js': CJS,
    'b.js': `const a = require('./a');\nexports.x = (p) => __awaiter(this, void 0, void 0, function* () { ${code} });`,
  });

  test.each([
    'if (yield (0, a.check)(p)) go();',
    'return (0, a.check)(p);',
    'yield Promise.all([(0, a.check)(p)]);',
    'yield (a === null || a === void 0 ? void 0 : a.check(p));',
  ])('may wait: %s', (code) => {
    expect(callers(inGenerator(code))).toMatchObject({ unawaited: [], areKnown: false });
  });

  test.each(['if ((0, a.check)(p)) go();', 'yield (0, a.check)(p) ? 1 : 2;'])('does not wait: %s', (code) => {
    expect(callers(inGenerator(code)).unawaited).toEqual([{ file: '/app/b.js', line: 2 }]);
  });
});

describe('where code can not be read, callers are not known to be none', () => {
  const large = `//${'.'.repeat(2 * 1024 * 1024)}\n`;
  const check = 'async function check(p) { return |f(p); }\nmodule.exports = { check };';
  const waits = "exports.x = async () => { await require('./a').check(1); };";

  test.each([
    ['another that is too large has its name', { 'a.js': check, 'b.js': `${large}check();`, 'c.js': waits }, true],
    ['another that is no JavaScript has it', { 'a.js': check, 'b.js': 'check(', 'c.js': waits }, true],
    ['another that has that of a caller', { 'a.js': check, 'b.js': 'outer(', 'c.js': calledBy('outer') }, true],
    ['another that does not have it', { 'a.js': check, 'b.js': large, 'c.js': waits }, undefined],
  ])('%s', (_title, files, areUnread) => {
    expect(callers(files).areUnread).toBe(areUnread);
  });

  test('nor if that is the code of the function', () => {
    const sources = new Map([['/app/a.js', `${check}${large}`]]);
    const program = new ProgramCallers(sources, scriptOpener(sources), () => false);
    const range = { startLine: 1, startColumn: 34, endLine: 1, endColumn: 38 };
    expect(program.of({ file: '/app/a.js', line: 1, column: 21 }, range)).toMatchObject({
      areKnown: false,
      areUnread: true,
    });
    expect(program.of({ file: '/app/b.js', line: 1, column: 21 }, range)).toBeNull();
  });
});

test('in a bundle, code of packages does not lead to the program’s functions, and nobody can wait where the bundler calls', () => {
  const text = [
    '(() => { const modules = {}; (() => {',
    'function check(key) { throw unusable(key.algorithm.hash); }',
    'class Passwords { hash(p) { return f(p); } }',
    'const stored = new Passwords().hash("p");',
    '})(); })();',
  ].join('\n');
  const sources = new Map([['/app/dist.js', text]]);
  const program = new ProgramCallers(sources, scriptOpener(sources), () => false);
  const writers = ['nobody', 'package', 'user', 'user', 'nobody'];
  program.writerOf = ({ line }) => writers[line - 1];
  const range = { startLine: 3, startColumn: 36, endLine: 3, endColumn: 40 };
  const found = program.of({ file: '/app/dist.js', line: 3, column: 23 }, range);
  expect(found.unawaited.map(({ line, mayBe = false }) => [line, mayBe])).toEqual([[4, false]]);
});

/** @returns {string} code in which a function waits for `check` */
function calledBy(name) {
  return `exports.${name} = async () => { await require('./a').check(1); };`;
}

describe('a compiled function', () => {
  const files = { 'a.js': 'function n(p) { return |f(p); }\ne.s(["check", 0, n]);', 'b.js': 'if (r.n(1)) go();' };

  test('that a minifier renamed has unknown callers: others have that name, too', () => {
    expect(callers(files, 'check')).toMatchObject({ unawaited: [], areKnown: false, areUnread: true });
  });

  test.each(['n', '', 'POST /login handler'])('called %j in the original is looked for by its name', (written) => {
    expect(unawaited(files, written)).toContain('a.js:2');
  });
});
