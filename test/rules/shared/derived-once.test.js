/** The lines that an edit brings are run: what they keep is what was derived, whatever happens to it and to its arguments. */
import { createRequire } from 'node:module';
import { MOST_KEPT } from '../../../src/model/same-inputs.js';
import { derivedOnce } from '../../../src/rules/shared/derived-once.js';
import { sourceCall } from '../../support/source-call.js';
import { site } from '../rule-tester.js';

const require = createRequire(import.meta.url);

/**
 * @param {'scrypt' | 'scryptSync'} api that derives
 * @returns {(derive: Function) => Function} the function that keeps what is derived
 */
function keeper(api) {
  const call = sourceCall("derive(process.env.SECRET, 'salt', 32)", 'derive', {
    callee: api,
    areConstant: [true, true, true],
    isPromisified: api === 'scrypt',
    ...(api === 'scryptSync' && { imported: { module: 'node:crypto', name: api, local: 'derive', reach: 'require' } }),
  });
  const { edit } = derivedOnce(site({ api, operation: 'kdf.scrypt' }), call, 2);
  const lines = edit.imports.filter((line) => !line.startsWith('const derivedKey'));
  return new Function('require', `${lines.join('\n')}\nreturn keepDerived;`)(require);
}

const bytes = (...args) => Buffer.from(JSON.stringify(args));

describe.each(['scryptSync', 'scrypt'])('what keeps the keys of %s', (api) => {
  const counted = (result = bytes) => {
    const calls = [];
    const derive = keeper(api)((...args) => {
      calls.push(args);
      return api === 'scrypt' ? (async () => result(...args))() : result(...args);
    });
    return { calls, derive };
  };

  test('derives once for each password', async () => {
    const { calls, derive } = counted();
    for (const secret of ['a', 'b', 'a', 'b', 'a'])
      expect(await derive(secret, 'salt', 32)).toEqual(bytes(secret, 'salt', 32));
    expect(calls).toHaveLength(2);
  });

  test('finds all that it keeps again', async () => {
    const { calls, derive } = counted();
    for (let round = 0; round < 3; round++) for (let i = 0; i < MOST_KEPT; i++) await derive(i);
    expect(calls).toHaveLength(MOST_KEPT);
  });

  test('gives each call a key of its own, which may be wiped', async () => {
    const { derive } = counted();
    (await derive('a', 'salt', 32)).fill(0);
    expect(await derive('a', 'salt', 32)).toEqual(bytes('a', 'salt', 32));
  });

  test.each([
    ['a buffer', Buffer.from('salt'), (salt) => salt.fill(1)],
    ['words of 16 bits', new Uint16Array([1, 2]), (salt) => (salt[0] = 257)],
    ['a view', new DataView(new ArrayBuffer(4)), (salt) => salt.setUint8(2, 1)],
    ['options', { N: 2 }, (options) => (options.N = 4)],
  ])('sees that %s was changed', async (_title, argument, change) => {
    const { calls, derive } = counted();
    await derive('a', argument);
    change(argument);
    await derive('a', argument);
    expect(calls).toHaveLength(2);
  });

  test('keeps no failure', async () => {
    let isFailing = true;
    const { derive } = counted((...args) => {
      if (isFailing) throw new Error('memory limit exceeded');
      return bytes(...args);
    });
    await expect((async () => derive('a'))()).rejects.toThrow('memory limit exceeded');
    isFailing = false;
    expect(await derive('a')).toEqual(bytes('a'));
  });

  test('does not grow with arguments that change all the time', async () => {
    const { calls, derive } = counted();
    for (let round = 0; round < 2; round++) for (let i = 0; i < 100; i++) await derive(`password ${i}`);
    expect(calls).toHaveLength(200);
  });
});

test.each([
  ['scrypt', true, false],
  ['scrypt', false, true],
  ['scryptSync', true, true],
])('%s in a loop that waits for nothing else (%s) is kept: %s', (api, isPolled, isKept) => {
  const call = sourceCall("derive(process.env.SECRET, 'salt', 32)", 'derive', {
    ...{ callee: api, areConstant: [true, true, true], isPromisified: api === 'scrypt', isPolled },
    ...(api === 'scryptSync' && { imported: { module: 'node:crypto', name: api, local: 'derive', reach: 'require' } }),
  });
  expect(derivedOnce(site({ api, operation: 'kdf.scrypt' }), call, 2) !== null).toBe(isKept);
});

test.each([
  ['a secret', ['process.env.SECRET', "'salt'", '32'], true],
  ['a password', ['user.password', "'salt'", '32'], false],
  ['what may be secret itself', [null, "'salt'", '32'], false],
  ['a decoy', ['DUMMY', "'salt'", '32'], false],
  ['anything, in an earlier version', undefined, false],
])('with a type in it, the first argument is what it names: %s', (_title, bareTexts, isKept) => {
  const call = sourceCall("scryptSync(process.env.SECRET, 'salt', 32)", 'scryptSync', {
    areConstant: [true, true, true],
    argumentTexts: [null, "'salt'", '32'],
    ...(bareTexts && { bareTexts }),
  });
  const kept = derivedOnce(site({ api: 'scryptSync', operation: 'kdf.scrypt' }), call, 2);
  expect(kept !== null).toBe(isKept);
});
