import { callText, plainSyntax, replacedCall, withArgument } from '../../../src/rules/shared/edit.js';
import { poolRemedy } from '../../../src/rules/shared/pool-remedy.js';
import { promisifiedEdit } from '../../../src/rules/shared/promisified.js';
import { applyEdit } from '../../support/apply-edit.js';
import { ASYNC_FUNCTION, sourceCall } from '../../support/source-call.js';
import { contextOf, site } from '../rule-tester.js';

const LINE = "const key = crypto.pbkdf2Sync(password, salt, 10000, 512, 'sha512');";
const PBKDF2 = "const pbkdf2 = require('node:util').promisify(require('node:crypto').pbkdf2);";
const edited = (source, fields, api = 'pbkdf2Sync') => promisifiedEdit(site({ api }), sourceCall(source, api, fields));
const callback = (calledBy, name = '', fields = {}) => ({
  within: {
    ...ASYNC_FUNCTION,
    kind: 'arrow',
    isAsync: false,
    isCallback: true,
    calledBy,
    name,
    asyncAt: { line: 23, column: 1 },
    ...fields,
  },
});
const PROFILED = { length: 4_096, sha256: 'f'.repeat(64) };

describe('a call of node:crypto that is awaited', () => {
  test("the edit is whole, and the advice shows the user's own line", () => {
    expect(edited(LINE)).toEqual({
      edit: {
        file: '/srv/app.js',
        profiled: PROFILED,
        range: { startLine: 23, startColumn: 13, endLine: 23, endColumn: 68 },
        text: "await pbkdf2(password, salt, 10000, 512, 'sha512')",
        imports: [PBKDF2],
        asyncAt: null,
        callersMustAwait: false,
      },
      advice: ["const key = await pbkdf2(password, salt, 10000, 512, 'sha512');", `// with: ${PBKDF2}`],
      notes: [],
    });
  });

  test('in parentheses where something follows', () => {
    expect(edited("crypto.pbkdf2Sync(p, s, n, 64, 'sha512').toString('hex');").advice[0]).toBe(
      "(await pbkdf2(p, s, n, 64, 'sha512')).toString('hex');",
    );
  });

  test('behind a line without a semicolon it does not call that line', () => {
    const source = "crypto.pbkdf2Sync(p, s, n, 64, 'sha512').copy(key)";
    const { edit, advice } = edited(source, { isUnterminated: true });
    expect(edit.text).toBe(";(await pbkdf2(p, s, n, 64, 'sha512'))");
    expect(advice[0]).toBe(";(await pbkdf2(p, s, n, 64, 'sha512')).copy(key)");
    expect(edited("crypto.pbkdf2Sync(p, s, n, 64, 'sha512')", { isUnterminated: true }).edit.text).toBe(
      "await pbkdf2(p, s, n, 64, 'sha512')",
    );
  });

  test.each([
    [
      'ESM, the whole module imported',
      { imported: { module: 'crypto', name: 'default', local: 'crypto', reach: 'import' } },
      ["import { promisify } from 'node:util';", 'const pbkdf2 = promisify(crypto.pbkdf2);'],
    ],
    ...['file', 'inner'].map((reach) => [
      `ESM, loaded later: ${reach}`,
      { imported: { module: 'crypto', name: '*', local: 'crypto', reach } },
      [
        "import { promisify } from 'node:util';",
        "import { pbkdf2 as pbkdf2Callback } from 'node:crypto';",
        'const pbkdf2 = promisify(pbkdf2Callback);',
      ],
    ]),
    [
      'TypeScript, which may become CommonJS, where imports are no earlier than the lines around them',
      {
        imported: { module: 'crypto', name: 'default', local: 'crypto', reach: 'import' },
        file: { language: 'typescript', length: 4_096, sha256: null },
      },
      [
        "import { promisify } from 'node:util';",
        "import { pbkdf2 as pbkdf2Callback } from 'node:crypto';",
        'const pbkdf2 = promisify(pbkdf2Callback);',
      ],
    ],
    [
      'ESM, something else imported',
      { imported: { module: 'node:crypto', name: 'pbkdf2Sync', local: 'pbkdf2Sync' } },
      [
        "import { promisify } from 'node:util';",
        "import { pbkdf2 as pbkdf2Callback } from 'node:crypto';",
        'const pbkdf2 = promisify(pbkdf2Callback);',
      ],
    ],
    [
      'ESM, names taken',
      { taken: ['promisify', 'pbkdf2', 'pbkdf2Async'] },
      [
        "import { promisify as promisifyAsync } from 'node:util';",
        "import { pbkdf2 as pbkdf2Callback } from 'node:crypto';",
        'const pbkdf22 = promisifyAsync(pbkdf2Callback);',
      ],
    ],
  ])('imports: %s', (_title, fields, imports) => {
    expect(edited(LINE, { module: 'esm', ...fields }).edit.imports).toEqual(imports);
  });

  test.each([
    [
      'an alias that was imported',
      "derive(p, s, 1, 64, 'sha512')",
      'derive',
      { callee: 'pbkdf2Sync', imported: { module: 'crypto', name: 'pbkdf2Sync', local: 'derive' } },
      true,
    ],
    [
      'a bound function, whose arguments are others',
      "derive(p, s, 1, 64, 'sha512')",
      'derive',
      { callee: 'pbkdf2Sync' },
      false,
    ],
    ['another function on that line', LINE, 'pbkdf2Sync', { callee: 'scryptSync' }, false],
    [
      'an argument that may be a secret',
      LINE,
      'pbkdf2Sync',
      { argumentTexts: ['password', null, '10000', '512', "'sha512'"] },
      true,
    ],
    ['arguments that are spread', "crypto.pbkdf2Sync(...args, 1, 64, 'sha512', x)", 'pbkdf2Sync', {}, false],
    ['too few arguments', 'crypto.pbkdf2Sync(p, s, 1, 64)', 'pbkdf2Sync', {}, false],
    [
      'a sequence, whose parentheses are no part of its text',
      "crypto.pbkdf2Sync((a, p), s, 1, 64, 'sha512')",
      'pbkdf2Sync',
      { argumentTexts: ['a, p', 's', '1', '64', "'sha512'"] },
      true,
    ],
    [
      'an argument of another language',
      "crypto.pbkdf2Sync(p, s, 1, 64, 'sha512')",
      'pbkdf2Sync',
      { argumentTexts: ['p as string', 's', '1', '64', "'sha512'"] },
      true,
    ],
    [
      '`this` in a class',
      "this.crypto.pbkdf2Sync(this.#p, s, 1, 64, 'sha512')",
      'pbkdf2Sync',
      { argumentTexts: ['this.#p', 's', '1', '64', "'sha512'"] },
      true,
    ],
  ])('%s', (_title, source, name, fields, isExact) => {
    const plain = source.replace('this.#p', 'this.p');
    expect(promisifiedEdit(site(), sourceCall(plain, name, fields)) !== null).toBe(isExact);
  });

  test("a package's call is not the user's to rewrite", () => {
    expect(promisifiedEdit(site({ package: 'some-auth' }), sourceCall(LINE, 'pbkdf2Sync'))).toBeNull();
  });

  test('without the source there is none', () => {
    expect(promisifiedEdit(site(), undefined)).toBeNull();
    expect(promisifiedEdit(site(), { ...sourceCall(LINE, 'pbkdf2Sync'), syntax: undefined })).toBeNull();
  });
});

describe('the function around it', () => {
  const within = (fields) => ({
    within: { ...ASYNC_FUNCTION, isAsync: false, asyncAt: { line: 23, column: 1 }, ...fields },
  });

  test.each([
    ['a function becomes async, and its callers must await', within({}), true, true],
    ['an async method', within({ kind: 'method', isAsync: true, asyncAt: null }), true, false],
    ['a module of ESM', { module: 'esm', ...within({ kind: 'module', isAsync: true, asyncAt: null }) }, true, false],
    ['a script of CommonJS', within({ kind: 'module', asyncAt: null }), false],
    ['a getter', within({ kind: 'getter', asyncAt: null }), false],
    ['a constructor', within({ kind: 'constructor', asyncAt: null }), false],
    ['a field of a class', within({ kind: 'field', asyncAt: null }), false],
    ['a generator', within({ isGenerator: true, asyncAt: null }), false],
    ["where it can't become async", within({ asyncAt: null }), false],
    [
      'a handler or middleware of a router',
      callback('app.post', 'POST /login handler', { router: 'express' }),
      true,
      false,
    ],
    ['what only looks like one', callback('app.post', 'POST /login handler'), false],
    ['a wrapper of no router', callback('asyncHandler', 'POST /login handler'), false],
    [
      "a hook in a route's options, which calls done()",
      callback('app.post preHandler', 'POST /login preHandler'),
      false,
    ],
    [
      'an option of createServer whose result is used',
      callback('createServer pskCallback', 'createServer pskCallback'),
      false,
    ],
    ["a listener of a program's own event", callback('on', 'connect handler'), false],
    ['a client by the name of api', callback('api.get', 'callback of api.get'), false],
    ['a listener of exit, after which nothing is awaited', callback('on', 'exit handler'), false],
    ['toJSON, which JSON.stringify calls', within({ kind: 'method', name: 'User.toJSON' }), false],
    ['toString', within({ name: 'toString' }), false],
    ['a method of a symbol', within({ kind: 'method', name: '' }), false],
    ['what is added to a value that was read before', { isUpdated: true }, false],
    ['before listeners that would miss what happens meanwhile', { listensLater: true }, false],
    ['a function that its file needs at once', within({ neededAt: 40 }), false],
    [
      'a handler that answers later',
      callback('app.post', 'a', { router: 'fastify', answeredEarly: { by: 'fastify', file: '/app/a.js', line: 12 } }),
      false,
    ],
    [
      'what follows middleware that does not wait for it',
      { within: { ...ASYNC_FUNCTION, answeredEarly: { by: 'koa', file: '/app/a.js', line: 12 } } },
      false,
    ],
    ['a handler of Fastify that answers itself', callback('app.post', 'a', { router: 'fastify' }), true],
    ['a handler that its file needs at once', callback('app.post', 'a', { router: 'express', neededAt: 40 }), false],
    ['a timer', callback('setTimeout'), true, false],
    ['a timer whose next turn may come too early', callback('setInterval'), false],
    ['then', callback('then'), true, false],
    ['a listener', callback('on', 'request handler'), true, false],
    ['http.createServer', callback('createServer', 'request handler', { calledFrom: 'node:http' }), true, false],
    ['a createServer of somebody else', callback('createServer', 'request handler'), false],
    ['chunks of a stream, which would overtake each other', callback('on', 'data handler'), false],
    ['map', callback('map'), false],
    ['forEach', callback('forEach'), false],
    ['sort', callback('sort'), false],
    ['a cache that keeps what it gets', callback('cache.get'), false],
    ["a promise's executor, whose errors would be lost", callback('Promise'), false],
    ['a listener of something that is not known', callback('on', 'callback of on'), false],
    ['something else', callback('withRetry'), false],
  ])('%s', (_title, fields, isExact, callersMustAwait = false) => {
    const result = edited(`  ${LINE}`, fields);
    expect(result !== null).toBe(isExact);
    if (result) expect(result.edit.callersMustAwait).toBe(callersMustAwait);
  });

  test('async on the same line is shown', () => {
    const source =
      "app.post('/login', (req, res) => res.send(crypto.pbkdf2Sync(req.body.password, salt, n, 64, 'sha512')));";
    const { edit, advice, notes } = edited(
      source,
      callback('app.post', 'POST /login handler', { router: 'express', asyncAt: { line: 23, column: 20 } }),
    );
    expect(advice[0]).toBe(
      "app.post('/login', async (req, res) => res.send(await pbkdf2(req.body.password, salt, n, 64, 'sha512')));",
    );
    expect(applyEdit(`${'\n'.repeat(22)}${source}`, edit)).toBe(`${PBKDF2}\n${'\n'.repeat(22)}${advice[0]}`);
    expect(advice.at(-1)).toMatch(/^\/\/ with: .* in Express 4: /);
    expect(notes).toEqual([]);
  });

  test('async in a line above is told', () => {
    const { advice } = edited(LINE, within({ asyncAt: { line: 20, column: 5 } }));
    expect(advice).toEqual([
      "const key = await pbkdf2(password, salt, 10000, 512, 'sha512');",
      '// with: async in line 20, before column 5',
      '// with: await every call of auth: its promise, not awaited, counts as true',
      `// with: ${PBKDF2}`,
    ]);
  });

  test.each([
    [
      "cache.set('…', crypto.pbkdf2Sync(p, s, n, 64, 'sha512'), '…');",
      "await pbkdf2(p, s, n, 64, 'sha512') // instead of crypto.pbkdf2Sync(...) in line 23, from column 16",
    ],
    [
      "const key = crypto.pbkdf2Sync(p, s, n, 64, 'sha512'), url = `…${host}`;",
      "await pbkdf2(p, s, n, 64, 'sha512') // instead of crypto.pbkdf2Sync(...) in line 23, from column 13",
    ],
    ["const key = crypto.pbkdf2Sync(p, s, n, 64, 'sha512'); //…", "const key = await pbkdf2(p, s, n, 64, 'sha512');"],
  ])('nothing that is blanked can be copied: %s', (shown, line) =>
    expect(promisifiedEdit(site(), { ...sourceCall(shown, 'pbkdf2Sync'), excerpt: [shown] }).advice[0]).toBe(line),
  );

  test('where its file calls the function and does not wait, it is a sketch that says so', () => {
    const { edit, advice } = edited(LINE, within({ asyncAt: { line: 23, column: 1 }, unawaitedAt: [7, 12] }));
    expect(edit).toBeNull();
    expect(advice[0]).toContain('await pbkdf2(password');
    expect(advice[1]).toBe('// with: await every call of auth: its promise, not awaited, counts as true (lines 7, 12)');
    const many = edited(LINE, within({ asyncAt: { line: 23, column: 1 }, unawaitedAt: [1, 2, 3, 4, 5, 6, 7] })).advice;
    expect(many[1]).toMatch(/ \(lines 1, 2, 3, 4, 5, 6, 7\)$/);
    // A function that is async already is awaited where that matters.
    expect(edited(LINE, { within: { ...ASYNC_FUNCTION, unawaitedAt: [7] } }).edit).not.toBeNull();
  });

  describe('what other files do', () => {
    const callers = (unawaited, areKnown) => ({ unawaited, areKnown, router: '', routerCall: '', isOnlyHanded: false });
    const server = { file: '/srv/routes/log-in.js', line: 12 };
    const edit = (known, fields = {}) =>
      edited(LINE, within({ asyncAt: { line: 23, column: 1 }, callers: known, ...fields }));

    test('nothing, of a private method that all wait for', () => {
      const shown = (/** @type {boolean} */ areKnown) =>
        edit(callers([], areKnown), { name: 'Users.#hash' }).advice.join('\n');
      expect(shown(true)).not.toContain('every call');
      expect(shown(false)).toContain('every call of Users.#hash');
    });

    test.each([
      [
        'all wait',
        callers([], true),
        '',
        'auth in files that did not run (in those that did, all wait): its promise, not awaited, counts as true',
      ],
      ['one does not', callers([server], true), 'sketch', ' counts as true (routes/log-in.js:12)'],
      ['nobody is known', callers([], false), 'sketch', ' counts as true (the sources do not show where they are)'],
      ['not all are known', callers([server], false), 'sketch', ' (routes/log-in.js:12, maybe others)'],
      [
        'the file does not itself',
        callers([{ file: '/srv/app.js', line: 7 }, server], true),
        'sketch',
        ' (line 7; routes/log-in.js:12)',
      ],
      [
        'some take it for the promise that it is',
        callers(
          [
            { file: '/srv/app.js', line: 7 },
            { ...server, isChained: true },
          ],
          true,
        ),
        'sketch',
        ' (line 7)',
      ],
      [
        'all do',
        callers([{ ...server, isChained: true }], true),
        'sketch',
        'auth in files that did not run (in those that did, all wait): its promise, not awaited, counts as true',
      ],
      [
        'others may be called there',
        callers(
          [
            { ...server, mayBe: true },
            { file: '/srv/app.js', line: 7, mayBe: true },
          ],
          true,
        ),
        'sketch',
        ' counts as true (may be calls of it: line 7; routes/log-in.js:12)',
      ],
      [
        'others may be called where some are',
        callers([server, { file: '/srv/app.js', line: 7, mayBe: true }], false),
        'sketch',
        ' (routes/log-in.js:12; may be calls of it: line 7, maybe others)',
      ],
      [
        'there are many',
        callers(
          [1, 2, 3, 4, 5, 6, 7, 8].map((line) => ({ ...server, line, ...(line > 4 && { mayBe: true }) })),
          true,
        ),
        'sketch',
        ' (routes/log-in.js:1, 2, 3, 4; may be calls of it: routes/log-in.js:5, 6, 7, 8)',
      ],
      [
        'they are in several files',
        callers(
          [server, { file: '/srv/admin.js', line: 30 }, { ...server, line: 9 }, { file: '/srv/app.js', line: 7 }],
          true,
        ),
        'sketch',
        ' (line 7; routes/log-in.js:9, 12; admin.js:30)',
      ],
      [
        'a file that may hold some can not be read',
        { ...callers([], false), areUnread: true },
        'sketch',
        ' counts as true (the callers could not be read)',
      ],
      // A compiler's code, of which no map says where it was written.
      [
        'it is not known where',
        callers([{ file: '/srv/app.js', line: 0 }], true),
        'sketch',
        ' counts as true (the sources do not show where they are)',
      ],
      [
        'it is not known where some are',
        callers([{ file: '/srv/app.js', line: 0 }, { ...server, line: 0 }, server], true),
        'sketch',
        ' (routes/log-in.js:12, maybe others)',
      ],
    ])('%s', (_title, known, sketch, words) => {
      const shown = edit(known);
      expect(shown.edit === null).toBe(sketch === 'sketch');
      expect(shown.advice.find((line) => line.includes('await every call'))?.endsWith(words)).toBe(true);
    });

    test('lines are told once', () => {
      const own = { file: '/srv/app.js', line: 7 };
      expect(edit(callers([own], true), { unawaitedAt: [7, 3] }).advice[1]).toMatch(/ \(lines 3, 7\)$/);
      const chained = callers([{ ...own, isChained: true }], true);
      expect(edit(chained, { unawaitedAt: [7, 3] }).advice[1]).toMatch(/ \(line 3\)$/);
    });
  });

  test('where a line is not whole in the excerpt, the edit says what it stands for', () => {
    const call = sourceCall(LINE, 'pbkdf2Sync');
    expect(promisifiedEdit(site(), { ...call, excerpt: [`…${LINE.slice(20)}`] }).advice[0]).toBe(
      "await pbkdf2(password, salt, 10000, 512, 'sha512') // instead of crypto.pbkdf2Sync(...) in line 23, from column 13",
    );
  });

  test('where a line has two such calls, the edit of one says that there is another', () => {
    const both = `${LINE} again(crypto.pbkdf2Sync(salt, salt, 1, 64, 'sha512'));`;
    expect(promisifiedEdit(site(), sourceCall(both, 'pbkdf2Sync')).advice).toContain(
      '// with: the same for other calls of crypto.pbkdf2Sync in that line',
    );
    expect(promisifiedEdit(site(), sourceCall(LINE, 'pbkdf2Sync')).advice.join()).not.toContain('the same');
  });
});

describe('an argument that may be a secret, so that the report does not have it', () => {
  const argumentTexts = [null, 's', '1', '64', "'sha512'"];
  const remedy = (fields) =>
    poolRemedy(
      site(),
      { ...contextOf([]), calls: new Map([[site().id, sourceCall(LINE, 'pbkdf2Sync', { argumentTexts, ...fields })]]) },
      'pbkdf2',
    );

  test('stays where it is: the edit is of what is called', () => {
    const { edit, advice } = remedy({});
    const from = LINE.indexOf('crypto.pbkdf2Sync') + 1;
    expect(edit).toMatchObject({
      text: 'await pbkdf2',
      range: { startLine: 23, startColumn: from, endLine: 23, endColumn: from + 'crypto.pbkdf2Sync'.length },
    });
    expect(advice).toEqual([
      'await pbkdf2 // instead of crypto.pbkdf2Sync in line 23',
      "// with: const pbkdf2 = require('node:util').promisify(require('node:crypto').pbkdf2);",
    ]);
  });

  test('what is called on several lines is named on one: the comment would end there', () => {
    const calleeText = '(crypto ??\n    node)\r\n  .pbkdf2Sync';
    expect(remedy({ calleeText }).advice[0]).toBe('await pbkdf2 // instead of (crypto ?? node).pbkdf2Sync in line 23');
    expect(edited(LINE, { calleeText: 'crypto\n  .pbkdf2Sync' }).advice[0]).toBe(
      "await pbkdf2(password, salt, 10000, 512, 'sha512') // instead of crypto.pbkdf2Sync(...) in line 23, from column 13",
    );
  });

  test('a function that becomes async is told of', () => {
    const within = { ...ASYNC_FUNCTION, isAsync: false, asyncAt: { line: 20, column: 3 }, name: 'auth' };
    const { edit, advice } = remedy({ within });
    expect(edit).toMatchObject({ asyncAt: { line: 20, column: 3 }, callersMustAwait: true });
    expect(advice[1]).toBe('// with: async in line 20, before column 3');
    expect(advice[2]).toContain('await every call of auth');
  });

  test('a result that is used at once takes parentheses around all of it, of which the second is put behind the call', () => {
    const { edit, advice } = remedy({ isChained: true });
    const column = LINE.indexOf("'sha512')") + "'sha512')".length + 1;
    expect(edit).toMatchObject({ text: '(await pbkdf2', closeAt: { line: 23, column } });
    expect(advice.slice(0, 2)).toEqual([
      '(await pbkdf2 // instead of crypto.pbkdf2Sync in line 23',
      `// with: ) in line 23, before column ${column}: behind the call`,
    ]);
    expect(remedy({ isChained: true, isUnterminated: true }).edit.text).toBe(';(await pbkdf2');
    expect(remedy({}).edit).not.toHaveProperty('closeAt');
  });

  test('what can not wait there is said as ever', () => {
    const { edit, advice } = remedy({ isUpdated: true });
    expect(edit).toBeNull();
    expect(advice.at(-1)).toMatch(/^\/\/ unsafe to await/);
  });
});

/** @param {object} fields of the call @returns {object} a function that is called where nothing can wait */
const calledAtOnce = (fields) => ({
  ...ASYNC_FUNCTION,
  isAsync: false,
  asyncAt: { line: 20, column: 3 },
  callers: {
    unawaited: [
      { file: '/srv/b.js', line: 3 },
      { file: '/srv/lib/app.js', line: 7, isAtOnce: true, ...fields },
    ],
    areKnown: true,
  },
});

describe('why it is not awaited in place', () => {
  const sketched = (fields) =>
    poolRemedy(
      site(),
      { ...contextOf([]), calls: new Map([[site().id, sourceCall(LINE, 'pbkdf2Sync', fields)]]) },
      'pbkdf2',
    );

  test.each([
    [
      'what is read before and written after',
      { isUpdated: true },
      '// unsafe to await: code that runs during the wait could change the outcome',
    ],
    [
      'listeners that are added behind it',
      { listensLater: true },
      '// unsafe to await: what began before the call is heard or awaited only after it',
    ],
    [
      'a function that a constructor calls',
      {
        within: { ...ASYNC_FUNCTION, isAsync: false, asyncAt: { line: 20, column: 3 }, name: 'Box.init', neededAt: 12 },
      },
      '// unsafe to await: line 12 calls Box.init where nothing can wait for a promise',
    ],
    [
      'a function that another file calls at once',
      { within: calledAtOnce({}) },
      '// unsafe to await: lib/app.js:7 may not wait for a promise',
    ],
    [
      'a function that a handler of another file calls, in a wrapper that loses its promise',
      { within: calledAtOnce({ taker: 'asyncRoute' }) },
      '// unsafe to await: asyncRoute() at lib/app.js:7 may not wait for a promise',
    ],
    [
      'a function that another file may call at once',
      { within: calledAtOnce({ mayBe: true }) },
      '// unsafe to await: lib/app.js:7 may call this, and may not wait for a promise',
    ],
    [
      'a function that a compiled file calls at once',
      { within: calledAtOnce({ line: 0 }) },
      '// unsafe to await: lib/app.js may not wait for a promise',
    ],
    [
      'an async function that a line does not wait for',
      { within: { ...ASYNC_FUNCTION, neededAt: 12 } },
      '// unsafe to await: line 12 does not wait for this function to end',
    ],
    [
      'a constructor',
      { within: { ...ASYNC_FUNCTION, isAsync: false, kind: 'constructor' } },
      "// unsafe to await: a constructor can't wait for a promise",
    ],
    [
      'a default value',
      { within: { ...ASYNC_FUNCTION, isAsync: false, kind: 'parameters' } },
      "// unsafe to await: the default value of a parameter can't wait for a promise",
    ],
    [
      'a generator',
      { within: { ...ASYNC_FUNCTION, isAsync: false, isGenerator: true } },
      "// unsafe to await: a generator can't wait for a promise",
    ],
    [
      'an interval',
      callback('setInterval'),
      "// unsafe to await: the interval's next turn could begin before this one ends",
    ],
    [
      'what JSON.stringify calls',
      {
        within: {
          ...ASYNC_FUNCTION,
          isAsync: false,
          kind: 'method',
          asyncAt: { line: 20, column: 3 },
          name: 'Token.toJSON',
        },
      },
      "// unsafe to await: the language calls Token.toJSON, and can't wait for a promise",
    ],
    [
      'what a loop calls by a symbol',
      { within: { ...ASYNC_FUNCTION, isAsync: false, kind: 'method', asyncAt: { line: 20, column: 3 }, name: '' } },
      "// unsafe to await: the language calls this method, and can't wait for a promise",
    ],
    ['a callback', callback('map'), '// unsafe to await: map() may not wait for a promise'],
    [
      'a race',
      {
        within: {
          ...ASYNC_FUNCTION,
          callers: { unawaited: [], areKnown: true, pausedAt: { file: '/srv/app.js', line: 7, why: 'raced' } },
        },
      },
      '// unsafe to await: line 7 may go on before this function ends',
    ],
    [
      'a caller that does something else meanwhile',
      {
        within: {
          ...ASYNC_FUNCTION,
          isAsync: false,
          asyncAt: { line: 23, column: 1 },
          callers: { unawaited: [], areKnown: true, pausedAt: { file: '/srv/app.js', line: 7, why: 'overtaken' } },
        },
      },
      '// unsafe to await: other work at line 7 begins before this function ends',
    ],
    [
      'callers that could not be read',
      { within: { ...ASYNC_FUNCTION, callers: { unawaited: [], areKnown: false, areUnread: true } } },
      '// unsafe to await: the callers of this function could not be read',
    ],
    [
      'listeners that a caller adds',
      {
        within: {
          ...ASYNC_FUNCTION,
          callers: { unawaited: [], areKnown: true, pausedAt: { file: '/srv/app.js', line: 7, why: 'missed' } },
        },
      },
      '// unsafe to await: what began before line 7 is heard or awaited only after it',
    ],
    [
      'a callback of something without a name',
      callback(''),
      '// unsafe to await: what the function is handed to may not wait for a promise',
    ],
  ])('%s', (_title, fields, why) => {
    const { edit, advice } = sketched(fields);
    expect(edit).toBeNull();
    expect(advice.findLast((line) => !line.startsWith('// with: '))).toBe(why);
    expect(why.length).toBeLessThanOrEqual(84);
  });

  describe('names all callers: whoever gets around an obstacle makes the function async', () => {
    const at = (line, fields = {}) => ({ file: '/srv/resets.js', line, ...fields });
    const whyAll = (fields, unawaited, areKnown = true) => {
      const { pausedAt = null } = fields;
      const callers = { unawaited, areKnown, router: '', routerCall: '', isOnlyHanded: false, pausedAt };
      const whole = { ...ASYNC_FUNCTION, isAsync: false, asyncAt: { line: 20, column: 3 }, callers, ...fields.within };
      return sketched({ ...fields, within: whole }).advice.filter((line) => /^\/\/.* await/.test(line));
    };
    const PROMISE = 'its promise, not awaited, counts as true';

    test.each([
      [
        'beside one that can not wait',
        {},
        [at(18, { isAtOnce: true }), at(26)],
        [
          '// unsafe to await: resets.js:18 may not wait for a promise',
          `// with: await every other call of auth: ${PROMISE} (resets.js:26)`,
        ],
      ],
      [
        'beside one that can not wait, where another reads before the call what it writes after it',
        { pausedAt: { file: '/srv/resets.js', line: 26, why: 'updated' } },
        [at(18, { isAtOnce: true }), at(26)],
        [
          '// unsafe to await: resets.js:18 may not wait for a promise',
          '// unsafe to await: code that runs before resets.js:26 gets its result could change the outcome',
          `// with: await every other call of auth: ${PROMISE} (resets.js:26)`,
        ],
      ],
      [
        'once, where its own file says the same',
        { within: { isAsync: true, neededAt: 12 }, pausedAt: { file: '/srv/app.js', line: 12, why: 'left' } },
        [],
        ['// unsafe to await: line 12 does not wait for this function to end'],
      ],
      [
        'beside several that can not, or may be no calls of it',
        {},
        [
          at(18, { isAtOnce: true }),
          at(9, { isAtOnce: true, mayBe: true }),
          at(30, { isAtOnce: true }),
          at(26, { mayBe: true }),
        ],
        [
          '// unsafe to await: resets.js:18, 30 may not wait for a promise',
          '// unsafe to await: resets.js:9 may call this, and may not wait for a promise',
          `// with: await every other call of auth: ${PROMISE} (may be calls of it: resets.js:26)`,
        ],
      ],
      [
        'beside one of its own file',
        { within: { neededAt: 12, unawaitedAt: [40] } },
        [{ file: '/srv/app.js', line: 12, isAtOnce: true }, at(18, { isAtOnce: true }), at(26)],
        [
          '// unsafe to await: line 12 calls auth where nothing can wait for a promise',
          '// unsafe to await: resets.js:18 may not wait for a promise',
          `// with: await every other call of auth: ${PROMISE} (line 40; resets.js:26)`,
        ],
      ],
      [
        'of what the wait could change',
        { isUpdated: true },
        [at(26)],
        [
          '// unsafe to await: code that runs during the wait could change the outcome',
          `// with: await every call of auth: ${PROMISE} (resets.js:26)`,
        ],
      ],
      [
        'of that, beside those that can not wait',
        { isUpdated: true, within: { neededAt: 12 } },
        [{ file: '/srv/app.js', line: 12, isAtOnce: true }, at(18, { isAtOnce: true }), at(26)],
        [
          '// unsafe to await: code that runs during the wait could change the outcome',
          '// unsafe to await: line 12 calls auth where nothing can wait for a promise',
          '// unsafe to await: resets.js:18 may not wait for a promise',
          `// with: await every other call of auth: ${PROMISE} (resets.js:26)`,
        ],
      ],
      [
        'of what listeners would miss, beside one that can not wait',
        { listensLater: true },
        [at(18, { isAtOnce: true }), at(26)],
        [
          '// unsafe to await: what began before the call is heard or awaited only after it',
          '// unsafe to await: resets.js:18 may not wait for a promise',
          `// with: await every other call of auth: ${PROMISE} (resets.js:26)`,
        ],
      ],
      [
        'of what is handed to a call by its name',
        { within: { calledBy: 'filter', unawaitedAt: [40] } },
        [{ file: '/srv/app.js', line: 60, isAtOnce: true }, at(26)],
        [
          '// unsafe to await: filter() may not wait for a promise',
          '// unsafe to await: line 60 may not wait for a promise',
          `// with: await every other call of auth: ${PROMISE} (line 40; resets.js:26)`,
        ],
      ],
      [
        'of what is handed to several calls, and called by none',
        { within: { calledBy: 'filter', isCallback: true } },
        [
          { file: '/srv/app.js', line: 60, isAtOnce: true },
          { file: '/srv/app.js', line: 70, isAtOnce: true },
        ],
        [
          '// unsafe to await: filter() may not wait for a promise',
          '// unsafe to await: lines 60, 70 may not wait for a promise',
        ],
      ],
      [
        'of that, beside one that can not wait, where only its own file was read',
        { within: { calledBy: 'setInterval', neededAt: 12, unawaitedAt: [40, 50], callers: undefined } },
        [],
        [
          "// unsafe to await: the interval's next turn could begin before this one ends",
          '// unsafe to await: line 12 calls auth where nothing can wait for a promise',
          `// with: await every other call of auth: ${PROMISE} (lines 40, 50, maybe others)`,
        ],
      ],
      [
        'but no line of a text that is not the file: what a compiler made without a map has others',
        {
          file: { language: 'generated', length: 4_096, sha256: null },
          within: { neededAt: 12, unawaitedAt: [40] },
          pausedAt: { file: '/srv/app.js', line: 0, why: 'updated' },
        },
        [{ file: '/srv/app.js', line: 0, isAtOnce: true }, at(18, { isAtOnce: true }), at(26)],
        [
          '// unsafe to await: app.js calls auth where nothing can wait for a promise',
          '// unsafe to await: resets.js:18 may not wait for a promise',
          '// unsafe to await: code that runs before app.js gets its result could change the outcome',
          `// with: await every other call of auth: ${PROMISE} (resets.js:26, maybe others)`,
        ],
      ],
      [
        'nor where an async function of such a text is left',
        {
          file: { language: 'generated', length: 4_096, sha256: null },
          within: { isAsync: true, neededAt: 12, callers: undefined },
        },
        [],
        ['// unsafe to await: app.js does not wait for this function to end'],
      ],
      [
        'but lines of a text that is the file, whatever its language is called',
        { file: { language: 'generated', length: 4_096, sha256: 'f'.repeat(64) }, within: { neededAt: 12 } },
        [],
        ['// unsafe to await: line 12 calls auth where nothing can wait for a promise'],
      ],
      [
        'but not of what can never wait',
        { within: { kind: 'constructor', asyncAt: null } },
        [at(26)],
        ["// unsafe to await: a constructor can't wait for a promise"],
      ],
    ])('%s', (_title, fields, unawaited, expected) => {
      expect(whyAll(fields, unawaited)).toEqual(expected);
    });

    test('and says where they may not be all', () => {
      expect(whyAll({ isUpdated: true }, [at(26)], false).at(-1)).toMatch(/ \(resets\.js:26, maybe others\)$/);
    });
  });

  test.each([
    [
      'a handler of Fastify that answers later',
      { isAsync: false, answeredEarly: { by: 'fastify', file: '/srv/app.js', line: 12 } },
      [
        '// unsafe to await: line 12 may answer after the handler has ended',
        '// an async handler must end with return reply, or Fastify sends an empty answer',
      ],
    ],
    [
      'one that does not answer',
      { isAsync: false, answeredEarly: { by: 'fastify', file: '/srv/app.js', line: null } },
      [
        '// unsafe to await: the handler does not answer itself',
        '// an async handler must end with return reply, or Fastify sends an empty answer',
      ],
    ],
    [
      'middleware of Koa that does not wait',
      { answeredEarly: { by: 'koa', file: '/srv/src/log.js', line: 7 } },
      [
        '// unsafe to await: src/log.js:7 passes requests on and does not wait, so that Koa',
        '// answers before this has ended: return next() there, or await it',
      ],
    ],
    [
      'middleware of Hono that does not wait',
      { answeredEarly: { by: 'hono', file: '/srv/src/log.js', line: 7 } },
      [
        '// unsafe to await: src/log.js:7 passes requests on and does not wait, so that Hono',
        '// answers before this has ended: return next() there, or await it',
      ],
    ],
    [
      'middleware of Express that goes on',
      { answeredEarly: { by: 'express', file: '/srv/src/log.js', line: 7 } },
      [
        '// unsafe to await: src/log.js:7 goes on with requests after next(), which does not',
        "// wait for this to end: move that behind all routes, or to res.on('finish', ...)",
      ],
    ],
  ])('%s', (_title, within, why) => {
    const { edit, advice } = sketched({ within: { ...ASYNC_FUNCTION, ...within } });
    expect(edit).toBeNull();
    expect(advice.slice(-2)).toEqual(why);
    expect(Math.max(...why.map(({ length }) => length))).toBeLessThanOrEqual(84);
  });

  const SKETCH = [
    'const key = await pbkdf2(password, salt, iterations, keylen, digest);',
    '// with: const pbkdf2 = promisify(crypto.pbkdf2); // from node:util',
  ];

  test('nothing is said where something else is in the way', () => {
    expect(sketched({ callee: 'scryptSync' })).toEqual({ edit: null, advice: SKETCH, notes: [] });
  });

  test('where the source is not known, callers are told in general terms', () => {
    expect(poolRemedy(site(), contextOf([]), 'pbkdf2')).toEqual({
      edit: null,
      advice: [
        ...SKETCH,
        '// with: await every call of a function that becomes async: its promise, not awaited, counts as true',
      ],
      notes: [],
    });
  });
});

describe('TypeScript, whose types V8 does not see', () => {
  const file = { language: 'typescript', length: 4_096, sha256: null };
  const becomesAsync = (isTyped) => ({
    file,
    within: { ...ASYNC_FUNCTION, name: 'hashOf', isAsync: false, asyncAt: { line: 23, column: 1 }, isTyped },
  });

  test('a call that is awaited where it stands', () => {
    expect(edited(LINE, { file }).edit).toMatchObject({
      profiled: { length: 4_096, sha256: null },
      text: "await pbkdf2(password, salt, 10000, 512, 'sha512')",
    });
  });

  test('the line is not shown, as its types are not in it', () => {
    expect(edited(LINE, { file }).advice[0]).toBe(
      "await pbkdf2(password, salt, 10000, 512, 'sha512') // instead of crypto.pbkdf2Sync(...) in line 23, from column 13",
    );
  });

  test('a function without a declared type becomes async', () =>
    expect(edited(LINE, becomesAsync(false)).edit).not.toBeNull());

  test('one with a declared type is a sketch that says so', () => {
    const { edit, advice } = edited(LINE, becomesAsync(true));
    expect(edit).toBeNull();
    expect(advice[0]).toContain('await pbkdf2(');
    expect(advice.at(-1)).toBe('// with: Promise<...> where TypeScript declares what hashOf returns');
  });

  test.each([
    ['scryptSync', 'const key = scryptSync(password, salt, 64);', { module: 'esm' }, true],
    [
      'checkPrimeSync',
      'const is = crypto.checkPrimeSync(n);',
      { module: 'esm', imported: { module: 'crypto', name: 'default', local: 'crypto' } },
      false,
    ],
    ['scryptSync', 'const key = scryptSync(password, salt, 64);', { module: 'cjs' }, true],
    ['pbkdf2Sync', LINE, { module: 'esm' }, true],
  ])('what promisify makes of %s has a type: %s', (api, source, fields, isExact) => {
    const { edit, advice } = edited(source, { file, ...fields }, api);
    expect(edit !== null).toBe(isExact);
    if (!isExact) expect(advice.at(-1)).toContain("a type for promisify's result");
  });

  test.each([
    ['', ''],
    [', { N: 2 ** 15 }', "import('node:crypto').ScryptOptions, "],
  ])('scrypt has one for each number of arguments (%s)', (more, options) => {
    const { edit } = edited(
      `const key = scryptSync(password, salt, 64${more});`,
      { file, module: 'esm' },
      'scryptSync',
    );
    const bytes = "import('node:crypto').BinaryLike";
    expect(edit?.imports.at(-1)).toBe(
      `const scrypt = promisify<${bytes}, ${bytes}, number, ${options}Buffer>(scryptCallback);`,
    );
  });

  test('functions that come with the edit have no types', () => {
    const shown = replacedCall(site(), sourceCall('f(a);', 'f', { file }), {
      expression: 'g(a)',
      imports: ['const g = (a) => a;'],
    });
    expect(shown).toMatchObject({
      edit: null,
      advice: expect.arrayContaining(['// with: types of the parameters above, if TypeScript needs them']),
    });
  });
});

test('what something else compiled has other places than the file', () => {
  const file = { language: 'generated', length: 4_096, sha256: null };
  expect(edited(LINE, { file })).toBeNull();
});

describe('arguments', () => {
  const syntaxOf = (source, name) => plainSyntax(sourceCall(source, name), name);

  test('one is replaced, the others stay as written', () => {
    expect(withArgument(syntaxOf(LINE, 'pbkdf2Sync'), 3, '64')).toBe(
      "crypto.pbkdf2Sync(password, salt, 10000, 64, 'sha512')",
    );
    expect(withArgument(syntaxOf('f(a)', 'f'), 1, '64')).toBeNull();
  });

  test("a call becomes another one of the user's own arguments", () => {
    const source = "return crypto.createHash('sha256').update(data).digest('hex');";
    const call = sourceCall(source, 'createHash');
    const { edit } = replacedCall(site({ api: 'createHash' }), call, {
      expression: callText('crypto.hash', ["'sha256'", 'data', "'hex'"]),
    });
    expect(edit).toMatchObject({
      text: "crypto.hash('sha256', data, 'hex')",
      asyncAt: null,
      callersMustAwait: false,
      imports: [],
    });
  });
});

describe('applied', () => {
  const { edit } = edited(LINE);
  const at = (startLine) => ({ ...edit, range: { ...edit.range, startLine, endLine: startLine } });

  test.each([
    ['#!/usr/bin/env node\n', 2],
    ["'use strict';\n", 2],
    ["#!/usr/bin/env node\n/* ours */\n'use strict';\n", 4],
  ])('imports stand behind %j', (top, line) => {
    expect(applyEdit(`${top}${LINE}\n`, at(line))).toBe(
      `${top}${PBKDF2}\nconst key = await pbkdf2(password, salt, 10000, 512, 'sha512');\n`,
    );
  });

  test('a place that the file does not have is an error', () => {
    expect(() => applyEdit(LINE, edit)).toThrow('no range');
  });
});
