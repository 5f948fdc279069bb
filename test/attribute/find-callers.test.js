import { callersIn, findCallers } from '../../src/attribute/find-callers.js';
import { codeOpener } from '../../src/source/compiled-code.js';
import { scriptOpener } from '../../src/source/script.js';
import { withoutTypes } from '../../src/source/typescript.js';

const OWN = 'function check(p) { return f(p); }';
const EXPORTED = `${OWN} module.exports = { check };`;
const WAITS = "const a = require('./a'); exports.x = async (p) => await a.check(p);";

/**
 * @param {Record<string, string>} files by name: the first calls `f` in a function, of which the callers are searched
 * @param more of the profile
 * @param at where the function is instead
 * @returns what is known of them
 */
function callers(files, more = {}, at = {}) {
  const sources = new Map(Object.entries(files).map(([name, text]) => [`/app/${name}`, text]));
  const [[file, text]] = sources;
  const script = scriptOpener(sources)(file);
  const { line, column } = script.positionOf(text.indexOf('f(p)'));
  const { range } = script.callAt(text.indexOf('f(p)')).syntax;
  const profile = { frames: [{ file }], sources, ...more };
  return callersIn([profile, { frames: [], sources: new Map() }]).of(
    { file, ...script.functionAround(line, column), ...at },
    range,
  );
}

test.each([
  ['path.join', "const path = require('path');\nif (require(path.join(__dirname, 'a')).check(1)) go();"],
  [
    'a pattern',
    "const path = require('path'); const { check } = require(path.join(__dirname, 'a'));\nif (check(1)) go();",
  ],
  ['a template', 'const { check } = require(`${__dirname}/a`);\nif (check(1)) go();'],
  ['a variable', 'const a = require(process.env.A);\nif (a.check(1)) go();'],
])('what is loaded by a path that is made while the program runs is no package: %s', (_title, text) => {
  expect(callers({ 'a.js': EXPORTED, 'b.js': WAITS, 'c.js': text }).unawaited).toMatchObject([
    { file: '/app/c.js', line: 2 },
  ]);
});

test('a package that the program has loaded is one', () => {
  const files = {
    'a.js': EXPORTED,
    'b.js': WAITS,
    'c.js': "const jwt = require('jsonwebtoken');\nif (jwt.check(1)) go();",
  };
  const frames = [{ file: '/app/node_modules/jsonwebtoken/index.js' }];
  expect(callers(files, { frames })).toMatchObject({ unawaited: [], areKnown: true });
});

describe('where a profile does not say at which column a function begins', () => {
  const files = {
    'a.js': EXPORTED,
    'b.js': "const a = require('./a');\nexports.x = (p) => { if (!a.check(p)) throw p; };",
  };

  test('its callers are those of the function around the call', () => {
    expect(callers(files, {}, { column: 0 })).toEqual(callers(files));
    expect(callers(files).unawaited).toEqual([{ file: '/app/b.js', line: 2 }]);
  });

  test('they are not known where there is none', () => {
    expect(callers({ 'a.js': 'f(p);' }, {}, { line: 7, column: 0 })).toMatchObject({ areKnown: false });
  });
});

describe('where not all files that ran are known', () => {
  const areKnown = (text, more = {}) => callers({ 'a.js': text, ...more }, { hasAllSources: false }).areKnown;
  const own = 'async function x(p) { return await check(p); }';

  test.each([
    ['is exported', EXPORTED, { 'b.js': WAITS }],
    ['is an exported function', `export ${OWN} ${own}`],
    ['is an exported variable', `export const check = (p) => f(p); ${own}`],
    ['is exported by name', `${OWN} ${own} export { check };`],
    ['is a method', 'class A { check(p) { return f(p); } async x(p) { await this.check(p); } }'],
    ['has a second name', `${OWN} ${own} globalThis.check = check;`],
    ['is part of an object', `${OWN} ${own} start({ check });`],
    ['is called by an exported one', `${OWN} exports.x = (p) => check(p); async function y(p) { await exports.x(p); }`],
  ])('callers of a function are not if it %s', (_title, text, ...[more]) => {
    const { areKnown: known, unawaited } = callers({ 'a.js': text, ...more }, { hasAllSources: false });
    expect(known && unawaited.length === 0).toBe(false);
    expect(callers({ 'a.js': text, ...more })).toMatchObject({ areKnown: true });
  });

  test.each([
    ['is a function of its file', `${OWN} ${own}`],
    ['is a variable of its file', `const check = (p) => f(p); ${own}`],
    ['is private', 'class A { #check(p) { return f(p); } async x(p) { await this.#check(p); } }'],
    ['is handed to a timer', `${OWN} setTimeout(check, 10);`],
  ])('callers of a function are if it %s', (_title, text) => expect(areKnown(text)).toBe(true));
});

describe('what a program does with TLS connections', () => {
  const deedsOf = (/** @type {Record<string, string>} */ sources, more = {}) =>
    callersIn([{ frames: [], sources: new Map(Object.entries(sources)), ...more }]).tlsDeeds();
  const PINS = { '/app/a.js': 'go();', '/app/b.js': 'pin(socket.getPeerCertificate());' };

  test('is in any of its files', () =>
    expect(deedsOf(PINS)).toEqual({
      inspectsPeer: true,
      watchesSockets: false,
      choosesServers: false,
      logsInConnections: false,
      leavesBodies: false,
      takesSession: false,
    }));

  test('is not known to be all where not all files are known, or none', () => {
    expect(deedsOf(PINS, { hasAllSources: false })).toEqual({ inspectsPeer: true });
    expect(deedsOf({})).toEqual({});
  });
});

describe('a function that types elsewhere speak of', () => {
  const isTyped = (text, { file = '/app/a.ts', typed = new Set(['derive']) } = {}) => {
    const code = text.replace('|', '');
    const sources = new Map([[file, `${code}${/ts$/.test(file) ? `\n\n//# sourceURL=file://${file}` : ''}`]]);
    const script = scriptOpener(sources)(file);
    const { line, column } = script.positionOf(text.indexOf('|'));
    const call = script.callAt(text.indexOf('|'));
    const { line: at, column: from } = script.functionAround(line, column);
    const frames = [{ file, line: at, column: from, callLine: line, callColumn: column }];
    const site = { call, frame: 0, callee: 'f' };
    findCallers({ frames, sources, calls: new Map(), ...(typed && { typed }) }, [site]);
    return site.call.syntax.within.isTyped;
  };

  test.each([
    ['has its name', 'function derive(p) { return |f(p); } async (p) => await derive(p);', true],
    ['is a method', 'class Vault { derive(p) { return |f(p); } }', true],
    ['has another name', 'function hash(p) { return |f(p); } async (p) => await hash(p);', false],
    ['is private', 'class Vault { #derive(p) { return |f(p); } }', false],
    ['waits already', 'async function derive(p) { return |f(p); }', false],
  ])('%s', (_, text, expected) => expect(isTyped(text)).toBe(expected));

  test('is not known to be one without types', () => {
    const text = 'function derive(p) { return |f(p); } async (p) => await derive(p);';
    expect([isTyped(text, { file: '/app/a.js' }), isTyped(text, { typed: null })]).toEqual([false, false]);
  });
});

test('lines of callers are those of the originals, also where only a map knows these', () => {
  const ran = '/app/dist/pw.js';
  const text = 'export const hash = (p) => f(p);\nexport const isRight = (p, key) => key === hash(p);\n';
  const login = "import { isRight } from './pw.js';\nexport const login = (p, key) => (isRight(p, key) ? 200 : 401);\n";
  const from = (file, code, lines) => ({
    ...{ text: code, isFile: true, only: file, isMadeUp: () => false, isAstray: () => false, next: () => null },
    trace: (line, column) => ({ file, line: line + lines, column, name: '' }),
  });
  const compiled = new Map([
    [ran, from('/app/src/pw.ts', text, 10)],
    ['/app/dist/login.js', from('/app/src/login.ts', login, 20)],
  ]);
  const frame = { file: '/app/src/pw.ts', line: 11, column: 20, generated: { file: ran, line: 1, column: 21 } };
  const column = text.indexOf('f(p)') + 1;
  const call = codeOpener(compiled, () => null)(frame).callAtLine(1, column);
  const site = { call, frame: 0, callee: 'f' };
  findCallers({ frames: [frame], sources: new Map(), originals: new Map(), compiled, calls: new Map() }, [site]);
  const { unawaitedAt, callers: found } = site.call.syntax.within;
  expect(unawaitedAt).toEqual([]);
  expect(found.unawaited.map(({ file, line }) => [file, line])).toEqual([
    ['/app/src/pw.ts', 12],
    ['/app/src/login.ts', 22],
  ]);
});

describe('of minified code, the originals are searched', () => {
  const ran = '/app/dist/m.js';
  const text = 'async function a(t){return f(t)}var c=1;async function d(t){let r=c;await a(t);c=r-1}';
  const own = 'export async function derive(p) {\n  return f(p);\n}\n';
  const main = [
    "import { derive } from './derive.ts';",
    'let left = 1;',
    'export async function take(p: string) {',
    '  const before = left;',
    '  await derive(p);',
    '  left = before - 1;',
    '}',
  ].join('\n');
  const written = (texts) => ({
    own: new Map(
      Object.entries(texts).map(([file, each]) => [file, { text: each, plain: () => withoutTypes(each, file) }]),
    ),
    others: [],
  });

  /** @returns what is known of the callers of `derive` */
  const told = (files) => {
    const file = '/app/src/derive.js';
    const from = {
      ...{ text, isFile: true, only: '', isMadeUp: () => false, isAstray: () => false, next: () => null },
      ...{ trace: () => ({ file, line: 2, column: 10, name: '' }), written: files },
    };
    const compiled = new Map([[ran, from]]);
    const originals = new Map([[file, null]]);
    const sources = new Map([[file, own]]);
    const frame = { file, line: 1, column: 29, callLine: 2, callColumn: 10 };
    frame.generated = { file: ran, line: 1, column: 17, callLine: 1, callColumn: text.indexOf('f(') + 1 };
    const scriptOf = scriptOpener(sources, originals);
    const call = codeOpener(compiled, scriptOf)(frame).callAtLine(1, text.indexOf('f(') + 1);
    const site = { call, frame: 0, callee: 'f' };
    findCallers({ frames: [frame], sources, originals, compiled, calls: new Map() }, [site]);
    return site.call.syntax.within.callers;
  };

  test('for callers that others may overtake', () => {
    expect(told(written({ '/app/src/derive.js': own, '/app/src/main.ts': main }))).toMatchObject({
      areKnown: true,
      pausedAt: { file: '/app/src/main.ts', line: 5, why: 'updated' },
    });
  });

  test('if all of them are known: otherwise nobody could read the callers', () => {
    expect(told(null)).toMatchObject({ areKnown: false, areUnread: true });
  });
});

describe('arguments that are the same each time, as far as their file shows', () => {
  const FIELD = 'constructor() { this.seed = process.env.SEED; } key() { return scryptSync(this.seed, A, 32); }';
  const GIVEN = 'constructor(seed) { this.seed = seed; } key() { return scryptSync(this.seed, A, 32); }';
  const syntaxIn = (body, other) => {
    const file = '/app/vault.js';
    const text = `const A = 'vault'; class Vault { ${body} } module.exports = Vault;`;
    const sources = new Map([
      [file, text],
      ['/app/b.js', `const Vault = require('./vault'); const vault = new Vault(1); ${other}`],
    ]);
    const script = scriptOpener(sources)(file);
    const at = text.indexOf('scryptSync(');
    const { line, column } = script.positionOf(at);
    const own = script.functionAround(line, column);
    const frames = [{ file, line: own.line, column: own.column, callLine: line, callColumn: column }];
    const site = { call: script.callAt(at), frame: 0, callee: 'scryptSync' };
    findCallers({ frames, sources, calls: new Map() }, [site]);
    return site.call.syntax;
  };
  const SETS = 'exports.unlock = (req) => { vault.seed = req.body.seed; };';

  test('are not if another file sets them later', () => {
    expect(syntaxIn(FIELD, '').areSetOnce).toEqual([true, true, true]);
    expect(syntaxIn(FIELD, SETS)).toMatchObject({ areSetOnce: [false, true, true], areConstant: [false, true, true] });
  });

  test('nor if it sets what a constructor was given', () => {
    expect(syntaxIn(GIVEN, '').given.areSetOnce).toEqual([true, true, true]);
    expect(syntaxIn(GIVEN, SETS).given.areSetOnce).toEqual([false, true, true]);
  });
});

describe('a file that only exports a function that gets the application', () => {
  const within = (text, { sources: others = {}, packages = ['fastify'] } = {}) => {
    const file = '/app/a.js';
    const sources = new Map([[file, text.replace('|', '')], ...Object.entries(others)]);
    const script = scriptOpener(sources)(file);
    const { line, column } = script.positionOf(text.indexOf('|'));
    const own = script.functionAround(line, column);
    const frames = [
      { file, line: own.line, column: own.column, callLine: line, callColumn: column },
      ...packages.map((name) => ({ file: `/app/node_modules/${name}/index.js` })),
    ];
    const site = { call: script.callAt(text.indexOf('|')), frame: 0, callee: 'f' };
    findCallers({ frames, sources, calls: new Map() }, [site]);
    return site.call.syntax.within;
  };
  const PLUGIN = "export const a = async (app) => { app.get('/x', (request, reply) => { reply.send(|f()); }); };";

  test.each([
    ['Fastify, where only that has run', PLUGIN, {}, 'fastify'],
    ['Express, where both have', PLUGIN, { packages: ['fastify', 'express'] }, 'express'],
    ['Express, where its router has', PLUGIN, { packages: ['fastify', 'router'] }, 'express'],
    ['Express, where a file loads it', PLUGIN, { sources: { '/app/b.js': "import x from 'express';" } }, 'express'],
    ['Fastify, which runs its own router', PLUGIN, { packages: ['fastify', 'find-my-way'] }, 'fastify'],
    [
      'Express, where that router is loaded',
      PLUGIN,
      { sources: { '/app/b.js': "import x from 'find-my-way';" } },
      'express',
    ],
    ...['polka', 'restify', '@feathersjs/express', 'koa'].map((name) => [
      `Express, where ${name} has run, too`,
      PLUGIN,
      { packages: ['fastify', name] },
      'express',
    ]),
    ['Express, where neither is seen', PLUGIN, { packages: [] }, 'express'],
    ["Express, where the program's own file says so", `import 'express'; ${PLUGIN}`, {}, 'express'],
  ])('gets one of %s', (_, text, more, router) => expect(within(text, more).router).toBe(router));

  const OF_HAPI =
    "exports.plugin = { name: 'a', register: (server) => server.route({ method: 'GET', path: '/', handler: () => |f() }) };";
  test.each([
    ['that has run', { packages: ['@hapi/hapi'] }, '@hapi/hapi'],
    ['that a file loads', { sources: { '/app/b.js': "require('@hapi/hapi');" } }, '@hapi/hapi'],
    ['unless nothing tells that it is there', {}, ''],
  ])("a plugin of hapi's shape gets a server of hapi %s", (_, more, router) => {
    expect(within(OF_HAPI, more).router).toBe(router);
  });

  const CALLED_BY_HAPI = OF_HAPI.replace('|f()', 'hash()') + ' const hash = () => |f();';
  test.each([
    ['hapi', ['@hapi/hapi'], []],
    ['something else', ['fastify'], [true]],
  ])('whoever calls a function in it may wait, unless it is not of hapi: %s', (_, packages, atOnce) => {
    const { callers } = within(CALLED_BY_HAPI, { packages });
    expect(callers.unawaited.map((each) => each.isAtOnce)).toEqual(atOnce);
  });

  test('what such a handler passes on goes to no Express either', () => {
    const text = "const hash = (p) => |f(p); export const a = async (app) => { app.get('/x', (request) => hash(1)); };";
    expect(within(text).callers.passedTo).toBe('');
    expect(within(text, { packages: ['fastify', 'express'] }).callers.passedTo).toBe('express');
  });
});
