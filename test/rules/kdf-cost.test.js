import rule from '../../src/rules/kdf-cost.js';
import { ASYNC_FUNCTION, sourceCall } from '../support/source-call.js';
import { contextOf, findingFor, severityTable, site } from './rule-tester.js';

/** @import { CallSiteReport, Finding } from '../../src/model/report.js' */
/** @import { CallSyntax } from '../../src/model/source-call.js' */

const pbkdf2 = { algorithm: 'sha256', parameters: { iterations: 25_000, keylen: 512 } };
const scrypt = {
  operation: 'kdf.scrypt',
  algorithm: '',
  api: 'scryptSync',
  parameters: { N: 16_384, r: 8, p: 1, keylen: 64 },
};
const cost = (N, r, p) => ({ ...scrypt, parameters: { N, r, p } });

describe('asynchronous calls of which ticks have seen only the start', () => {
  const started = site({ ...pbkdf2, api: 'pbkdf2', form: 'async', loop: 0, topLevel: 1 });
  const foundOf = (/** @type {number[]} */ ...jobs) => {
    const callSites = jobs.map((each) => ({ id: started.id, jobs: each }));
    return rule.check({ ...contextOf([started]), threadPool: /** @type {any} */ ({ callSites }) }).length;
  };

  test('were made later as well, if there were more jobs', () => expect(foundOf(5, 1)).toBe(1));
  test('were all made then, if there were no more', () => expect(foundOf(1)).toBe(0));
  test('are not known to be others where jobs were not counted', () =>
    expect(rule.check(contextOf([started]))).toEqual([]));
});

describe('when it speaks', () => {
  severityTable(rule, [
    ['too few iterations', pbkdf2, 'info'],
    ['one iteration too few', { ...pbkdf2, parameters: { iterations: 599_999 } }, 'info'],
    ['iterations that OWASP asks for', { ...pbkdf2, parameters: { iterations: 600_000 } }, null],
    ['an unknown count', { ...pbkdf2, parameters: { keylen: 32 } }, null],
    ["a digest that OWASP doesn't name", { ...pbkdf2, algorithm: 'sha384' }, null],
    ['asynchronous calls that no tick has seen', { ...pbkdf2, api: 'pbkdf2', form: 'async', loop: 0 }, 'info'],
    ['asynchronous calls at start-up', { ...pbkdf2, api: 'pbkdf2', form: 'async', loop: 0, phase: 'top-level' }, null],
    ['calls at start-up', { ...pbkdf2, loop: 0, topLevel: 300 }, null],
    ['bits, which may be stored', { ...pbkdf2, api: 'subtle.deriveBits', form: 'async' }, 'info'],
    ['a key, which is never stored', { ...pbkdf2, api: 'subtle.deriveKey', form: 'async' }, null],
    ["Node's default of scrypt", scrypt, 'info'],
    ['asynchronous scrypt', { ...scrypt, api: 'scrypt', form: 'async', loop: 0 }, 'info'],
    ['scrypt as OWASP asks', cost(131_072, 8, 1), null],
    ['the same with less memory', cost(16_384, 8, 5), null],
    ['half of it', cost(65_536, 8, 1), 'info'],
    ['smaller blocks, more of them', cost(1_048_576, 4, 1), null],
    ['little memory, many passes', cost(4096, 8, 40), null],
    ['a cost that is not known', { ...scrypt, parameters: { keylen: 64, N: 16_384 } }, null],
    [
      'bcrypt, whose cost is not known',
      { operation: 'kdf.bcrypt', algorithm: '', api: 'hashSync', package: 'bcrypt', parameters: { rounds: 4 } },
      null,
    ],
    [
      "Argon2 of Node's own, whose options are not known",
      { operation: 'kdf.argon2', algorithm: 'argon2id', api: 'argon2Sync', parameters: { m: 1024, t: 1, p: 1 } },
      null,
    ],
    ['HKDF, which is for keys', { ...pbkdf2, operation: 'kdf.hkdf', api: 'hkdf' }, null],
  ]);
});

describe("Node's own Argon2", () => {
  const argon2 = { operation: 'kdf.argon2', algorithm: 'argon2id', api: 'argon2Sync', parameters: {} };
  const foundWith = (/** @type {object} */ options, /** @type {object} */ fields = {}) => {
    const callSite = site({ ...argon2, ...fields });
    const call = { ...sourceCall("argon2Sync('argon2id', options)", 'argon2Sync'), argOptions: [null, options] };
    return rule.check(contextOf([callSite], 1000, new Map([[callSite.id, call]])))[0];
  };

  test('its sketch keeps whatever else the call passes, such as a secret', () => {
    const { message, edit, advice } = foundWith({ memory: 4096, passes: 3 });
    expect(message).toContain('m=12,288 KiB, t=3 of Argon2id, not m=4,096 KiB, t=3: a guess costs an attacker 33.3 %');
    expect(edit).toBeNull();
    expect(advice.slice(0, 2)).toEqual([
      'const hashOf = (password, { salt, cost }) =>',
      "  argon2('argon2id', { ...options, message: password, nonce: salt, ...(cost ?? { memory: 4_096, passes: 3 }) });",
    ]);
    expect(advice).toContain('// with: const argon2 = promisify(crypto.argon2); // from node:util');
  });

  test.each([
    ['asynchronous', { memory: 1024, passes: 1 }, { api: 'argon2', form: 'async', loop: 0 }, true],
    ['as OWASP asks', { memory: 19_456, passes: 2 }, {}, false],
    ['an unknown number', { memory: 1024 }, {}, false],
    ['another kind', { memory: 1024, passes: 1 }, { algorithm: 'argon2d' }, false],
    ["a package's", { memory: 1024, passes: 1 }, { package: 'acme-auth' }, false],
    ['while modules load', { memory: 1024, passes: 1 }, { loop: 0, topLevel: 300 }, false],
  ])('%s', (_title, options, fields, isFound) => expect(foundWith(options, fields) !== undefined).toBe(isFound));
});

describe("a wallet's seed, whose 2,048 iterations BIP-39 fixes: with others it is another wallet's", () => {
  const seed = { algorithm: 'sha512', parameters: { iterations: 2048, keylen: 64 } };
  const line = "const seed = pbkdf2Sync(words.normalize('…'), ('…' + phrase).normalize('…'), 2048, 64, 'sha512');";
  const hash = "const hash = pbkdf2Sync(text.normalize('…'), salt, 2048, 64, 'sha512');";
  const within = (/** @type {string} */ name) => ({ ...ASYNC_FUNCTION, name });
  test.each([
    ['is nothing to raise', seed, line, within('derive'), false],
    ['by its input', seed, hash.replace('text', 'mnemonic'), within('derive'), false],
    ['by the function around', seed, hash, within('mnemonicToRoot'), false],
    ['by its standard', seed, hash, within('fromBip39'), false],
    ['with a passphrase', seed, hash.replace('salt', 'saltOf(passphrase)'), within('rootSeed'), false],
    ['unless it is a password that has one', seed, hash.replace('text', 'password'), within('rootSeed'), true],
    ['unless no name shows it', seed, hash, within('hashOf'), true],
    ['nor is it a word that only begins so', seed, hash, within('seedlingHash'), true],
    ['with other iterations', { ...seed, parameters: { iterations: 4096, keylen: 64 } }, line, within('seedOf'), true],
    ['of another length', { ...seed, parameters: { iterations: 2048, keylen: 32 } }, line, within('seedOf'), true],
    ['with another digest', { ...seed, algorithm: 'sha256' }, line, within('seedOf'), true],
  ])('%s', (_title, fields, source, around, isFound) => {
    const callSite = site(fields);
    const calls = new Map([[callSite.id, sourceCall(source, 'pbkdf2Sync', { within: around })]]);
    expect(rule.check(contextOf([callSite], 1000, calls))).toHaveLength(isFound ? 1 : 0);
  });

  test('or where the source is not known', () => expect(findingFor(rule, seed)).toBeDefined());
});

test("a key that is derived from the same each time is nobody's stored hash, unless it is there to take as long as one", () => {
  const key = site({ ...scrypt, line: 7 });
  const login = site({ ...scrypt, line: 9 });
  const callOf = (/** @type {boolean[]} */ areConstant, secret = 'process.env.SECRET') =>
    sourceCall(`scryptSync(${secret}, 'salt', 64)`, 'scryptSync', { areConstant });
  const found = (/** @type {[CallSiteReport, boolean[]][]} */ sites) =>
    rule
      .check(
        contextOf(
          sites.map(([each]) => each),
          1000,
          new Map(sites.map(([each, areConstant]) => [each.id, callOf(areConstant)])),
        ),
      )
      .map(({ callSite }) => callSite.line);
  expect(found([[key, [true, true, true]]])).toEqual([]);
  const ofPassword = new Map([[key.id, callOf([true, true, true], 'password')]]);
  expect(rule.check(contextOf([key], 1000, ofPassword))).toHaveLength(1);
  expect(found([[key, [true, false, true]]])).toEqual([7]);
  expect(found([[key, [false, true, true]]])).toEqual([7]);
  expect(
    found([
      [key, [true, true, true]],
      [login, [false, false, true]],
    ]),
  ).toEqual([7, 9]);
});

test.each([
  ['runs again', 24, 12, 'function', []],
  ['runs once', 12, 12, 'function', [7]],
  ['is outside of functions', 24, 2, 'module', [7]],
])(
  'what a loop takes from a list belongs to the program if the loop runs again: it %s',
  (_title, times, inputs, kind, lines) => {
    const key = site({ ...scrypt, line: 7, blocks: [times, 48, 52, 71] });
    const call = sourceCall("scryptSync(secret, 'salt', 64)", 'scryptSync', {
      areConstant: [false, true, true],
      areSetOnce: [true, true, true],
      inputs,
      within: { ...ASYNC_FUNCTION, kind },
    });
    const found = rule.check(contextOf([key], 1000, new Map([[key.id, call]])));
    expect(found.map(({ callSite }) => callSite.line)).toEqual(lines);
  },
);

test('what may be there to take as long as a log-in gets no sketch of stored hashes, but the same numbers', () => {
  const call = { areConstant: [true, true, true], hasVariant: true };
  const { advice, notes } = findingFor(rule, { ...scrypt, source: "scryptSync('x', DUMMY, 64);", call });
  expect(advice).toEqual([
    'const cost = { N: 131_072, r: 8, p: 1 }; // the same as where passwords are checked: otherwise the time that this takes reveals which users exist',
    'await scrypt(password, salt, 64, { ...cost, maxmem: 2 ** 28 });',
    '// with: const scrypt = promisify(crypto.scrypt); // from node:util',
  ]);
  expect(notes.join(' ')).not.toContain('stay valid');
});

test.each([
  ['a cipher', 'isCipherKey'],
  ['an HMAC', 'isMacKey'],
])('what %s gets as its key is no log-in: other numbers would make another key', (_title, used) => {
  const call = { areConstant: [true, true, true], hasVariant: true, [used]: true };
  const key = site({ ...scrypt, line: 7 });
  const calls = new Map([[key.id, sourceCall("scryptSync(process.env.SECRET, 'salt', 64)", 'scryptSync', call)]]);
  expect(rule.check(contextOf([key], 1000, calls))).toEqual([]);
});

test('what an HMAC gets may be of a password, as with SCRAM', () => {
  const key = site(pbkdf2);
  const call = sourceCall('pbkdf2Sync(password, user.salt, 1)', 'pbkdf2Sync', { isMacKey: true });
  const [{ advice }] = rule.check(contextOf([key], 1000, new Map([[key.id, call]])));
  expect(advice.join('\n')).not.toContain('a cipher gets this key');
});

describe('where a cipher gets the key, nothing is compared with a stored hash', () => {
  const foundWith = (/** @type {Partial<CallSyntax>} */ fields, /** @type {Partial<CallSiteReport>} */ of = pbkdf2) => {
    const callSite = site(of);
    const call = sourceCall('pbkdf2Sync(secret, record.salt, 1)', 'pbkdf2Sync', { isCipherKey: true, ...fields });
    return rule.check(contextOf([callSite], 1000, new Map([[callSite.id, call]])))[0];
  };

  test('so its numbers are kept with what is encrypted', () => {
    const { advice, notes, verify } = foundWith({ areConstant: [false, false, true] });
    expect(advice.slice(0, 4)).toEqual([
      '// a cipher gets this key: what is encrypted already opens with the old numbers only, so store the numbers beside what is encrypted',
      "const key = await pbkdf2(password, salt, stored.iterations ?? 25_000, 512, 'sha256'); // to decrypt",
      'const iterations = 600_000; // to encrypt: the same call with these, which are saved with the result',
      '// with: const pbkdf2 = promisify(crypto.pbkdf2); // from node:util',
    ]);
    expect(advice.join('\n')).not.toMatch(/user|randomBytes/);
    expect(notes.join(' ')).not.toMatch(/hashes|log-in/);
    expect(verify).toContain('Decrypt');
    expect(foundWith({ areConstant: [false, false, true] }, scrypt).advice[1]).toBe(
      'const key = await scrypt(password, salt, 64, { ...(stored.cost ?? { N: 16_384, r: 8, p: 1 }), maxmem: 2 ** 28 }); // to decrypt',
    );
  });

  test('nor is it about passwords where the secret is the same for each tenant or record', () => {
    const fields = { areConstant: [true, false, true] };
    expect(foundWith(fields)).toBeUndefined();
    expect(foundWith({ ...fields, argumentTexts: [null, 'record.salt', '1'] })).toBeUndefined();
    expect(foundWith({ ...fields, argumentTexts: ['process.env.PASSWORD', 'record.salt', '1'] })).toBeDefined();
    expect(foundWith({ ...fields, isCipherKey: false })).toBeDefined();
    const configured = { areConstant: [false, false, true], isConfigured: true };
    expect(foundWith(configured)).toBeUndefined();
    expect(foundWith({ ...configured, argumentTexts: ['config.passwords[tenant]', 'salt', '1'] })).toBeDefined();
    expect(foundWith({ ...configured, isCipherKey: false })).toBeDefined();
  });

  test('unless a package passes the parameters', () => {
    const { advice } = foundWith({}, { ...pbkdf2, package: 'acme-vault', computedBy: '' });
    expect(advice).toEqual([
      '// acme-vault passes these: find its option for them, and what it does with stored hashes',
    ]);
  });
});

describe('one salt for all', () => {
  const own = { isAsync: false, asyncAt: { line: 20, column: 1 }, name: 'hashOf', unawaitedAt: [7] };
  const foundWith = (/** @type {Partial<CallSyntax>} */ fields, /** @type {Partial<CallSiteReport>} */ of = {}) => {
    const source = sourceCall('pbkdf2Sync(value, SECRET, 1)', 'pbkdf2Sync', {
      ...{ areConstant: [false, true, true], within: { ...ASYNC_FUNCTION, ...own }, ...fields },
    });
    const callSite = site({ ...pbkdf2, api: 'pbkdf2Sync', ...of });
    return rule.check(contextOf([callSite], 1000, new Map([[callSite.id, source]])))[0];
  };
  const named = (/** @type {string} */ name) => ({ within: { ...ASYNC_FUNCTION, ...own, name } });

  test.each(['pw', 'pin', 'credential', 'value'])(
    'may be that of log-ins: the migration comes first, of %s',
    (secret) => {
      const { advice, notes, verify } = foundWith({ argumentTexts: [secret, 'SALT', '1'] });
      expect(advice[1]).toBe("  pbkdf2(password, salt ?? SALT, iterations ?? 25_000, 512, 'sha256');");
      expect(advice.slice(-2)).toEqual([
        '// with: const pbkdf2 = promisify(crypto.pbkdf2); // from node:util',
        '// with: await every call of hashOf: its promise, not awaited, counts as true (line 7)',
      ]);
      expect(notes[0]).toMatch(/^Stored hashes stay valid/);
      expect(notes[1]).toMatch(/one salt here.* keep that salt/);
      expect(verify).toContain('Log in');
    },
  );

  test.each([
    ['a function', named('blindIndex')],
    ['a method', named('Emails.index')],
    ['a function, of what has a default in quotes', { argumentTexts: [null, 'SALT', '1'], ...named('blindIndex') }],
    ['the salt', { argumentTexts: ['value', "Buffer.from(INDEX_SALT, 'hex')", '1'] }],
  ])('is kept where a name shows a look-up: %s', (_title, fields) => {
    const { advice, notes, verify } = foundWith(fields);
    expect(advice).toContain("await pbkdf2(value, salt, iterations, 512, 'sha256');");
    expect(advice).toContain('// with: const pbkdf2 = promisify(crypto.pbkdf2); // from node:util');
    expect(advice.at(-1)).toContain('await every call of');
    expect(advice.join()).not.toContain('randomBytes');
    expect(notes.join(' ')).not.toContain('stay valid');
    expect(verify).not.toContain('Log in');
  });

  test.each(['refreshToken', 'req.body.apiKey', 'session_token'])(
    'is no matter where nobody can guess %s',
    (secret) => {
      expect(foundWith({ argumentTexts: [secret, 'SALT', '1'] })).toBeUndefined();
      expect(foundWith({ argumentTexts: [secret, 'salt', '1'], areConstant: [false, false, true] })).toBeDefined();
      expect(foundWith({ argumentTexts: [secret.replace(/[tk]\w+$/i, 'Code'), 'SALT', '1'] })).toBeDefined();
    },
  );

  test('is no matter where the program has just made what goes in, whatever its salt', () => {
    const fields = { argumentTexts: ['code', 'salt', '1'], areConstant: [false, false, true] };
    expect(foundWith({ ...fields, isRandom: true })).toBeUndefined();
    expect(foundWith({ ...fields, isRandom: false })).toBeDefined();
  });

  test.each([
    ['a password', { argumentTexts: ['password', 'SALT', '1'], ...named('blindIndex') }, {}],
    ['a callback of findIndex', named('callback of users.findIndex'), {}],
    ['a salt for each', { areConstant: [false, false, true], ...named('blindIndex') }, {}],
    ['WebCrypto, whose second argument is the key', named('blindIndex'), { api: 'subtle.deriveBits' }],
  ])('no index: %s', (_title, fields, of) => {
    const { advice, verify } = foundWith(fields, of);
    expect(advice.join()).toContain('randomBytes');
    expect(verify).toContain('Log in');
  });

  test.each([
    ['whose text may be secret', null],
    ['that has a name of the sketch', 'salt'],
  ])('%s is not repeated', (_title, text) => {
    const { advice, notes } = foundWith({ argumentTexts: ['password', text, '1'] });
    expect(advice[1]).toContain('salt ?? OLD_SALT');
    expect(advice).toContain(
      '// users without a salt of their own: their hashes were made with OLD_SALT, the one of all',
    );
    expect(notes.join()).not.toContain('one salt here');
  });

  test('the rounds of bcrypt are no salt', () => {
    const callSite = site({ operation: 'kdf.bcrypt', algorithm: '', api: 'hashSync', package: 'bcrypt' });
    const call = sourceCall('bcrypt.hashSync(pw, 8)', 'hashSync', {
      areConstant: [false, true],
      ...named('blindIndex'),
    });
    const calls = new Map([[callSite.id, { ...call, args: [null, 8] }]]);
    const [{ advice, notes }] = rule.check(contextOf([callSite], 1000, calls));
    expect(advice[0]).toContain('const rounds = 10; // of new hashes');
    expect(notes.join()).toContain('stay valid');
  });
});

test('when there is nothing to do, and what else to store, is said in whole sentences', () => {
  expect(findingFor(rule, scrypt).notes[0]).toBe(
    'Stored hashes stay valid: each is verified with the parameters that it was made with. Ignore this if it derives from random keys. ' +
      'If it makes an encryption key, store the parameters beside the encrypted data. If its results are looked up by equality ' +
      '(an index of encrypted fields), the salt has to stay the same.',
  );
});

test('PBKDF2: what is asked for, since when, and no share of anything', () => {
  const { message, edit, advice } = findingFor(rule, { ...pbkdf2, api: 'pbkdf2', form: 'async', loop: 0 });
  expect(message).toBe(
    'For passwords, OWASP (as of 2026-11-21) recommends 600,000 iterations of PBKDF2 sha256, not 25,000: a guess costs an attacker 4.2 % of ' +
      'what it should.',
  );
  expect(edit).toBeNull();
  expect(advice[1]).toBe("  pbkdf2(password, salt, iterations ?? 25_000, 512, 'sha256');");
  expect(advice.join('\n')).toContain('iterations: 600_000');
});

test('scrypt: what is asked for runs only with maxmem', () => {
  const { message, advice } = findingFor(rule, scrypt);
  expect(message).toContain(
    'For passwords, OWASP (as of 2026-11-21) recommends N=131,072, r=8, p=1 of scrypt, not N=16,384, r=8, p=1: a guess',
  );
  expect(message).toContain('12.5 %');
  expect(advice[1]).toBe('  scrypt(password, salt, 64, { ...(cost ?? { N: 16_384, r: 8, p: 1 }), maxmem: 2 ** 28 });');
});

test('the sketch awaits: it says who must wait for the function around the call, or why it can not', () => {
  const source = 'const key = scryptSync(password, salt, 64) === user.hash;';
  const lastLine = (within) =>
    findingFor(rule, { ...scrypt, source, call: { within: { ...ASYNC_FUNCTION, ...within } } }).advice.at(-1);
  const own = { isAsync: false, asyncAt: { line: 20, column: 1 }, name: 'isRight', unawaitedAt: [7] };
  expect(lastLine(own)).toBe('// with: await every call of isRight: its promise, not awaited, counts as true (line 7)');
  expect(lastLine({ isAsync: false, kind: 'constructor' })).toBe(
    "// unsafe to await: a constructor can't wait for a promise",
  );
  expect(lastLine({})).toMatch(/^\/\/ with: const scrypt = promisify/);
});

test.each([
  ['a package has node:crypto compute', { package: 'passport-local-mongoose', computedBy: '' }],
  ['a package has another compute', { package: 'acme-auth', computedBy: 'crypto-js' }],
  ['the line is in a package', { file: '/srv/node_modules/acme-auth/index.js', package: 'acme-auth' }],
])("no migration of the user's where %s: the package passes the parameters", (_title, fields) => {
  expect(findingFor(rule, { ...pbkdf2, ...fields }).advice).toEqual([
    `// ${fields.package} passes these: find its option for them, and what it does with stored hashes`,
  ]);
});

test('parameters that a line hands to the package that computes are its own', () => {
  const { advice } = findingFor(rule, { ...pbkdf2, package: 'crypto-js', computedBy: 'crypto-js' });
  expect(advice.join('\n')).toContain('iterations: 600_000');
});

describe('bcrypt and Argon2, whose hashes hold their parameters', () => {
  const bcrypt = { operation: 'kdf.bcrypt', algorithm: '', api: 'hash', package: 'bcrypt', form: 'async', loop: 0 };
  const argon2 = { ...bcrypt, operation: 'kdf.argon2', package: 'argon2' };
  /**
   * @param {object} fields of the call site
   * @param {string} source of the call
   * @param {object} read what the source says of its arguments
   * @returns {Finding | undefined} what is found
   */
  const foundAt = (fields, source, read) => {
    const callSite = site({ ...fields });
    const name = /(\w+)\(/.exec(source)[1];
    const call = { ...sourceCall(source, name), ...read };
    return rule.check(contextOf([callSite], 1000, new Map([[callSite.id, call]])))[0];
  };
  const rounds = (/** @type {unknown} */ value) =>
    foundAt(bcrypt, 'bcrypt.hash(password, ROUNDS)', { args: [null, value] });
  const cost = (/** @type {object} */ options, source = 'argon2.hash(password, OPTIONS)') =>
    foundAt(argon2, source, { argOptions: [null, options] });

  test.each([[4], [8], [9]])('%s rounds', (value) => {
    const { message, advice, edit } = rounds(value);
    expect(message).toContain(`10 rounds of bcrypt or more, not ${value}: a guess`);
    expect(edit).toBeNull();
    expect(advice.join('\n')).toContain('bcrypt.hash(password, rounds)');
  });

  test.each([
    [true, []],
    [false, ['// unsafe to await: code that runs during the wait could change the outcome']],
  ])('what its wait could spoil is no news of a call that is awaited already: %s', (isAwaited, expected) => {
    const callSite = site(bcrypt);
    const within = { ...ASYNC_FUNCTION, isAsync: true };
    const call = sourceCall('bcrypt.hash(password, 9)', 'hash', { isAwaited, isUpdated: true, within });
    const calls = new Map([[callSite.id, { ...call, args: [null, 9] }]]);
    const [{ advice }] = rule.check(contextOf([callSite], 1000, calls));
    expect(advice.filter((line) => line.includes('unsafe'))).toEqual(expected);
  });

  test.each([[10], [12], [null], [0]])('%s rounds: nothing is known to be too low', (value) =>
    expect(rounds(value)).toBeUndefined(),
  );

  const salt = (/** @type {string} */ callee, /** @type {unknown[]} */ args) =>
    foundAt(bcrypt, 'bcrypt.hashSync(password, salt)', { args: [null, null], argOrigins: [null, { callee, args }] });

  test.each([
    ['genSaltSync', [8]],
    ['genSalt', [8]],
    ['genSalt', [8, null]],
  ])('the rounds of %s(%j)', (callee, args) =>
    expect(salt(callee, args).message).toContain('10 rounds of bcrypt or more, not 8: a guess'),
  );

  test.each([
    ['genSaltSync', [12]],
    ['genSaltSync', []],
    ['genSaltSync', [null]],
    ['saltOf', [8]],
  ])('nothing is known to be too low of %s(%j)', (callee, args) => expect(salt(callee, args)).toBeUndefined());

  test('who verifies takes the parameters from the hash', () => {
    expect(foundAt(bcrypt, 'bcrypt.compare(password, hash)', { args: [null, 4] })).toBeUndefined();
    expect(
      foundAt(argon2, 'argon2.verify(hash, password)', { argOptions: [null, { memoryCost: 64, timeCost: 1 }] }),
    ).toBeUndefined();
  });

  test.each([
    [{ memoryCost: 4096, timeCost: 3 }, '12_288', 3],
    [{ memoryCost: 1024, timeCost: 1 }, '47_104', 1],
    [{ memoryCost: 16_384, timeCost: 2 }, '19_456', 2],
    [{ memoryCost: 4096, timeCost: 9 }, '7_168', 9],
  ])('Argon2 with %j: neither number gets lower', (options, memory, passes) => {
    const { advice, message } = cost(options);
    expect(advice[0]).toContain(`{ memoryCost: ${memory}, timeCost: ${passes} }`);
    expect(advice[1]).toContain(`'$m=${options.memoryCost},t=${options.timeCost},'`);
    expect(message).toMatch(/ m=[\d,]+ KiB, t=\d of Argon2id, not m=|7,168 KiB of memory/);
  });

  test('more passes than OWASP names with any memory: it is told of the memory alone', () =>
    expect(cost({ memoryCost: 4096, timeCost: 9 }).message).toMatch(
      / recommends at least 7,168 KiB of memory for Argon2id, not 4,096 KiB\.$/,
    ));

  test.each([
    ['as OWASP asks', { memoryCost: 19_456, timeCost: 2 }],
    ['more of both', { memoryCost: 65_536, timeCost: 3 }],
    ['one of them unknown', { memoryCost: 1024 }],
    ['the other', { timeCost: 1 }],
    ['another kind', { memoryCost: 64, timeCost: 1 }, 'argon2.hash(password, { type: argon2.argon2i, ...cost })'],
    ['a key', { memoryCost: 64, timeCost: 1 }, 'argon2.hash(password, { raw: true, memoryCost: 64, timeCost: 1 })'],
  ])('Argon2: %s', (_title, options, source = undefined) => expect(cost(options, source)).toBeUndefined());
});
