import rule from '../../src/rules/sync-kdf.js';
import { ASYNC_FUNCTION, sourceCall } from '../support/source-call.js';
import { contextOf, findingFor, severityTable, site } from './rule-tester.js';

const LINE = "  const candidate = crypto.pbkdf2Sync(password, salt, 10000, 512, 'sha512');";

describe('when it speaks', () => {
  severityTable(rule, [
    ['blocks of 50 ms on the loop', {}, 'error'],
    ['a rare block of 50 ms, a few times', { loop: 150, busy: 100_000, blocks: [3, 50, 52, 52] }, 'error'],
    ['one such block in a long profile', { loop: 50, busy: 100_000, blocks: [1, 50, 50, 50] }, 'warning'],
    ['one block that is all there is', { loop: 900, blocks: [1, 900, 900, 900] }, 'error'],
    ['a fifth of the time in blocks of 6 ms', { loop: 300, blocks: [50, 6, 7, 8] }, 'error'],
    ['blocks of 6 ms, a small share', { loop: 60, busy: 10_000, blocks: [10, 6, 7, 8] }, 'warning'],
    ['short blocks, a notable share', { loop: 100, blocks: [90, 1.1, 2, 3] }, 'warning'],
    ['short blocks, a small share', { loop: 30, blocks: [30, 1.1, 2, 3] }, null],
    ['a share that may be chance', { loop: 6, busy: 100, blocks: [6, 1, 1, 1] }, null],
    ['five of five ticks', { loop: 5, busy: 5, blocks: [1, 5.2, 5.2, 5.2] }, 'error'],
    ['four of four ticks', { loop: 4, busy: 4, blocks: [1, 4.2, 4.2, 4.2] }, null],
    ['no ticks at all', { loop: 0, busy: 0, blocks: [0, 0, 0, 0] }, null],
    ['start-up only', { loop: 0, topLevel: 400, phase: 'top-level' }, null],
    ['a worker only', { loop: 0, worker: 400, phase: 'worker' }, null],
    ['start-up mostly, four ticks on the loop', { loop: 4, topLevel: 400 }, null],
    ['the asynchronous form', { form: 'async', api: 'pbkdf2' }, null],
    ['an unknown form with long blocks', { form: 'unknown', blocks: [8, 6, 30, 40] }, 'error'],
    ['an unknown form with short blocks', { form: 'unknown', blocks: [400, 1, 30, 40] }, null],
    ["a coarse interval that can't tell 20 ms", { loop: 20, busy: 2000, errorMs: 10, blocks: [10, 20, 20, 20] }, null],
    ['a recording without times', { blocks: [0, 0, 0, 0] }, 'warning'],
    ['scrypt', { operation: 'kdf.scrypt', api: 'scryptSync', algorithm: '' }, 'error'],
    ['HKDF of a key, 13-25 µs', { operation: 'kdf.hkdf', api: 'hkdfSync', parameters: { keylen: 64 } }, null],
    ['HKDF of who knows how much', { operation: 'kdf.hkdf', api: 'hkdfSync' }, null],
    [
      'HKDF of all that it can give',
      { operation: 'kdf.hkdf', api: 'hkdfSync', parameters: { keylen: 16_320 } },
      'error',
    ],
    ['a key that our edit keeps', { function: 'function returned by keepDerived', blocks: [2, 50, 52, 52] }, null],
    ['more keys than it keeps', { function: 'function returned by keepDerived2', blocks: [12, 50, 52, 52] }, 'error'],
    ['native bcrypt', { operation: 'kdf.bcrypt', api: 'hashSync', package: 'bcrypt', algorithm: '' }, 'error'],
    ['bcryptjs, which has a rule of its own', { operation: 'kdf.bcrypt', api: 'hashSync', package: 'bcryptjs' }, null],
    ['node-forge where it calls node:crypto', { package: 'node-forge', computedBy: '' }, 'error'],
    ['a hash', { operation: 'hash', api: 'update' }, null],
  ]);
});

describe('where nothing else can have waited', () => {
  const found = (/** @type {object} */ fields, /** @type {boolean} */ hadNothingElse) =>
    rule.check({ ...contextOf([site(fields)]), hadNothingElse });

  test('an error says so', () => {
    const [elsewhere] = found({}, false);
    const [alone] = found({}, true);
    expect([elsewhere.severity, alone.severity]).toEqual(['error', 'error']);
    expect(alone.notes.filter((note) => !elsewhere.notes.includes(note))).toEqual([
      expect.stringMatching(/^Nothing is known to have waited in this run: .* that work waits\.$/),
    ]);
  });

  test('a warning does not', () => {
    const fields = { loop: 100, blocks: [90, 1.1, 2, 3] };
    expect(found(fields, true)).toEqual(found(fields, false));
  });
});

const bcrypt = { operation: 'kdf.bcrypt', package: 'bcrypt', api: 'compareSync', algorithm: '' };

describe('what it says', () => {
  test.each([
    [{ lineInferred: true }, ["Line 23 is where auth() begins; the samples don't show which of its calls this is."]],
    [{ lineInferred: true, source: LINE }, []],
    [{}, []],
  ])('of a line that is where the function begins, not the call: %j', (fields, notes) => {
    const { notes: all } = findingFor(rule, fields);
    expect(all.filter((note) => note.startsWith('Line '))).toEqual(notes);
  });

  test("about the guide's line", () => {
    const finding = findingFor(rule, { source: LINE, parameters: { iterations: 10000, keylen: 512 } });
    expect(finding).toMatchObject({
      rule: 'sync-kdf',
      severity: 'error',
      operation: 'kdf.pbkdf2',
      ticks: 400,
      share: 0.4,
      callSite: { file: '/srv/app.js', line: 23, function: 'auth', api: 'pbkdf2Sync' },
      docs: 'docs/rules/sync-kdf.md',
      fingerprint: 'sync-kdf|app.js#auth|kdf.pbkdf2',
      message:
        'crypto.pbkdf2Sync (PBKDF2 sha512) holds the event loop in 8 stretches, typically for 48 ms and at most for ' +
        '71 ms. It takes 40.0 % of busy time.',
      advice: [
        "const candidate = await pbkdf2(password, salt, 10000, 512, 'sha512');",
        "// with: const pbkdf2 = require('node:util').promisify(require('node:crypto').pbkdf2);",
      ],
      edit: {
        file: '/srv/app.js',
        text: "await pbkdf2(password, salt, 10000, 512, 'sha512')",
        asyncAt: null,
        callersMustAwait: false,
      },
      verify:
        'Run cryptoprof again under the same load: PBKDF2 at this line, now 40.0 %, should fall to about 0, ' +
        'and no block of it should last longer than 5 ms (now up to 71 ms).',
    });
    expect(finding.notes).toEqual([]);
  });

  test('counts only what ran on the event loop', () => {
    expect(findingFor(rule, { loop: 300, topLevel: 100 })).toMatchObject({ ticks: 300, share: 0.3 });
  });

  test('nothing about lengths that were not measured', () => {
    const { message, verify } = findingFor(rule, { blocks: [0, 0, 0, 0] });
    expect(`${message}${verify}`).not.toContain(' ms');
  });

  test('bcrypt keeps its own function', () => {
    const { advice, edit } = findingFor(rule, {
      ...bcrypt,
      source: 'if (bcrypt.compareSync(password, user.hash)) enter();',
    });
    expect(advice).toEqual(['if (await bcrypt.compare(password, user.hash)) enter();']);
    expect(edit.imports).toEqual([]);
  });

  test('bcrypt imported by name gets its other name imported', () => {
    const { edit } = findingFor(rule, {
      ...bcrypt,
      source: 'compareSync(password, user.hash)',
      call: { module: 'esm', imported: { module: 'bcrypt', name: 'compareSync', local: 'compareSync' } },
    });
    expect(edit).toMatchObject({
      text: 'await bcrypt.compare(password, user.hash)',
      imports: ["import bcrypt from 'bcrypt';"],
    });
  });

  test('a sketch of bcrypt verifies what is stored, and makes no new hash', () => {
    const { edit, advice } = findingFor(rule, bcrypt);
    expect(edit).toBeNull();
    expect(advice.join('\n')).toMatch(
      /^\/\/ instead of compareSync\(\)\nconst isValid = await bcrypt\.compare\(password, hash\);/,
    );
  });

  test.each([
    ['24.12.0', null],
    ['26.0.0', null],
    ['24.16.0', 'edit'],
    ['26.1.0', 'edit'],
  ])('argon2 on Node %s, where it may compute on the loop all the same', (node, expected) => {
    const { edit, advice } = findingFor(
      rule,
      {
        operation: 'kdf.argon2',
        api: 'argon2Sync',
        algorithm: 'argon2id',
        source: "crypto.argon2Sync('argon2id', parameters)",
      },
      node,
    );
    expect(edit && 'edit').toBe(expected);
    if (edit === null) expect(advice.join(' ')).toContain('worker');
  });

  test("a package that we can't rewrite is named", () => {
    const { advice, message } = findingFor(rule, { package: 'some-auth' });
    expect(advice.join('\n')).toContain('some-auth');
    expect(message).toContain('pbkdf2Sync() of the package some-auth');
  });
});

describe('a call that a package makes', () => {
  test.each([
    [
      'passport-local-mongoose',
      /makes this call, on the event loop: call it less often, if its result can be kept,\n.*worker thread/,
    ],
    ['argon2', /^\/\/ argon2 makes this call: its functions that return a promise compute on a thread pool$/],
  ])('%s: a sketch', (name, expected) => {
    const { edit, advice } = findingFor(rule, { package: name, operation: 'kdf.argon2', api: '' });
    expect(edit).toBeNull();
    expect(advice.join('\n')).toMatch(expected);
  });

  test('a sketch imports nothing that the file has', () => {
    const { edit, advice } = findingFor(rule, {
      package: 'bcrypt',
      operation: 'kdf.bcrypt',
      api: 'compareSync',
      source: 'return hasher.compareSync(...form);',
      call: { imported: { module: 'bcrypt', name: 'default', local: 'hasher' }, taken: ['hasher'] },
    });
    expect(edit).toBeNull();
    expect(advice[0]).toBe('const isValid = await hasher.compare(password, hash);');
    expect(advice.join('\n')).not.toContain("'bcrypt'");
  });

  test('on an object whose origin is not in the file: another function of the same object', () => {
    const { edit } = findingFor(rule, {
      package: 'bcrypt',
      operation: 'kdf.bcrypt',
      api: 'hashSync',
      source: 'return this.bcrypt.hashSync(password, 12);',
      call: { imported: null },
    });
    expect(edit).toMatchObject({ text: 'await this.bcrypt.hash(password, 12)', imports: [] });
  });
});

describe('a key that is derived again from the same', () => {
  const same = (fields = {}, call = {}, source = "const key = crypto.scryptSync(process.env.SECRET, 'salt', 32);") =>
    findingFor(rule, {
      operation: 'kdf.scrypt',
      api: 'scryptSync',
      algorithm: '',
      source,
      ...fields,
      call: { areConstant: [true, true, true], ...call },
    });

  test('is kept, whatever its arguments are', () => {
    const { edit, verify, notes } = same();
    expect(edit).toMatchObject({ text: 'derivedKey', asyncAt: null, callersMustAwait: false });
    expect(edit.imports).toHaveLength(4);
    expect(notes.join(' ')).toMatch(/same again and again.*users who do not exist/);
    expect(verify).toBe(
      'Run cryptoprof again under the same load: scrypt at this line, now 40.0 %, should fall to that of the first call.',
    );
  });

  test.each([
    ['one argument is another each time', {}, { areConstant: [false, true, true] }, undefined],
    ['it was seen once', { blocks: [1, 400, 400, 400] }, {}, undefined],
    [
      'the function around it says that it is there for the time',
      {},
      { within: { ...ASYNC_FUNCTION, name: 'dummyVerify' } },
      undefined,
    ],
    ['an argument says so', {}, {}, 'const key = crypto.scryptSync(FAKE_PASSWORD, FAKE_SALT, 64);'],
    [
      'an argument may be a key, which can not be compared',
      { operation: 'kdf.hkdf', api: 'hkdfSync', parameters: { keylen: 16_320 } },
      {},
      "crypto.hkdfSync('sha256', KEY, SALT, INFO, 16320)",
    ],
    ['a package makes it', { package: 'some-auth' }, {}, undefined],
  ])('is not where %s', (_, fields, call, source) => {
    expect(same(fields, call, source)?.edit?.text ?? '').not.toContain('derivedKey');
  });

  test('is kept as well where fields of the object are all that changes', () => {
    const source = "const key = crypto.scryptSync(this.secret, 'salt', 32);";
    const edited = (areSetOnce, inputs = 1) =>
      same({}, { areConstant: [false, true, true], areSetOnce, inputs }, source).edit?.text;
    expect(edited([true, true, true])).toBe('derivedKey');
    expect(edited([false, true, true])).not.toBe('derivedKey');
    // A profile of an earlier version does not say what a loop takes from a list.
    expect(same({}, { areConstant: [false, true, true], areSetOnce: [true, true, true] }, source).edit?.text).not.toBe(
      'derivedKey',
    );
  });

  describe('what a loop takes from a list', () => {
    const looped = (times, inputs, call = {}) =>
      same(
        { blocks: [times, 48, 52, 71] },
        { areConstant: [false, true, true], areSetOnce: [true, true, true], inputs, ...call },
        "const key = crypto.scryptSync(secret, 'salt', 32);",
      );

    test('is kept if the loop runs again', () => {
      const { edit, advice, notes, verify } = looped(20, 2);
      expect(edit.text).toBe('derivedKey');
      expect(advice[0]).toMatch(/: it gets one of the same 2 again and again$/);
      expect(notes[0]).toMatch(
        /^Its arguments are one of the same 2 again and again, .* the keys and the arguments themselves stay in memory/,
      );
      expect(verify).toMatch(/should fall to that of the first 2 calls\.$/);
    });

    test.each([
      ['runs once', 26, 26, {}],
      ['runs once, over a short list', 8, 8, {}],
      ['runs once, on a machine that splits stretches', 9, 8, {}],
      ['has more keys than are kept', 240, 12, {}],
      ['is outside of functions', 40, 2, { within: { ...ASYNC_FUNCTION, kind: 'module' } }],
    ])('is not if it %s', (_title, times, inputs, call) => {
      const { edit, advice, notes, verify } = looped(times, inputs, call);
      expect(edit.text).toBe("await scrypt(secret, 'salt', 32)");
      expect([...advice, ...notes, verify].join(' ')).not.toMatch(/again and again|first call/);
    });
  });

  test.each([
    ['is called one', "crypto.scryptSync(process.env.DB_PASSWORD, 'salt', 32)", {}],
    ['may be one', "crypto.scryptSync('secret', 'salt', 32)", { argumentTexts: [null, "'salt'", '32'] }],
  ])('is not where it is derived from what %s: kdf-cost takes it for a password', (_title, source, call) =>
    expect(same({}, call, source).edit?.text ?? '').not.toContain('derivedKey'),
  );

  test('is not where the program has another call, never sampled, that derives so from what changes', () => {
    expect(same({}, { hasVariant: true }).edit?.text ?? '').not.toContain('derivedKey');
    expect(same({}, { hasVariant: false }).edit.text).toBe('derivedKey');
  });

  test.each(['isCipherKey', 'isMacKey'])(
    'is beside such a call where %s: it is not there only to take time',
    (used) => {
      expect(same({}, { hasVariant: true, [used]: true }).edit.text).toBe('derivedKey');
    },
  );

  describe('beside another call that derives with the same parameters', () => {
    const editBeside = (otherSource, areConstant, fields = {}) => {
      const scrypt = { operation: 'kdf.scrypt', api: 'scryptSync', algorithm: '', parameters: { keylen: 64 } };
      const [own, other] = [site({ ...scrypt, id: 'guest' }), site({ ...scrypt, id: 'check', ...fields })];
      const calls = new Map([
        [
          own.id,
          sourceCall('const a = scryptSync(GUEST.secret, GUEST.salt, 64);', 'scryptSync', {
            areConstant: [true, true, true],
          }),
        ],
        [other.id, sourceCall(otherSource, 'scryptSync', { areConstant })],
      ]);
      const found = rule.check(contextOf([own, other], 1000, calls)).find(({ site: id }) => id === own.id);
      return found?.edit?.text ?? '';
    };
    const CHECK = 'const b = scryptSync(password, user.salt, 64);';

    test('it may be there for the time that it takes: kept, it would tell who exists', () => {
      expect(editBeside(CHECK, [false, false, true])).not.toContain('derivedKey');
    });

    test('but not if that one gets the same as well, or derives another key', () => {
      expect(editBeside('const b = scryptSync(SECRET, SALT, 64);', [true, true, true])).toBe('derivedKey');
      expect(editBeside(CHECK, [false, false, true], { parameters: { keylen: 32 } })).toBe('derivedKey');
    });
  });
});
