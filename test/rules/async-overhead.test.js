import rule from '../../src/rules/async-overhead.js';
import { sourceCall } from '../support/source-call.js';
import { contextOf, site } from './rule-tester.js';

/** @import { SourceCall } from '../../src/model/source-call.js' */
/** @import { Finding } from '../../src/model/report.js' */

const CPU = { totalMs: 1000, mainMs: 800, workersMs: 0, poolMs: 200, v8Ms: 0, otherMs: 0, runQueueWaitMs: 0 };
const tiny = {
  id: 'digest',
  operation: 'hash',
  algorithm: 'sha256',
  api: 'subtle.digest',
  form: 'async',
  loop: 100,
  blocks: [80, 1, 2, 3],
};

/**
 * @param {object[]} sites fields of the call sites
 * @param {{schedulingTicks?: number, cpu?: object | null, warmUp?: object, unprofiled?: object[], node?: string, calls?: Map<string,
 *   SourceCall>}} [run] what else was measured
 * @returns {Finding[]} what is found
 */
function found(sites, run = {}) {
  const {
    schedulingTicks = 300,
    cpu = CPU,
    warmUp,
    unprofiled = [],
    node = '24.21.0',
    oldestNode,
    calls = new Map(),
  } = run;
  const context = contextOf(sites.map((fields) => site({ ...tiny, ...fields })));
  return rule.check({
    ...context,
    profile: { ...context.profile, schedulingTicks, cpu, warmUp, unprofiled },
    node,
    oldestNode,
    calls,
  });
}

describe('when it speaks', () => {
  test.each([
    ['handing over takes more than the pool does', [{}], {}, ['warning']],
    ['a smaller share', [{ loop: 40 }], { schedulingTicks: 100, cpu: { ...CPU, poolMs: 50 } }, ['info']],
    ['the pool does more', [{}], { cpu: { ...CPU, poolMs: 500 } }, []],
    ['the pool does a little more: taking jobs is overhead, too', [{}], { cpu: { ...CPU, poolMs: 400 } }, ['warning']],
    ['nobody knows what the pool did', [{}], { cpu: { ...CPU, poolMs: null } }, []],
    ["the pool does more than one of two threads' hand-overs", [{}], { cpu: { ...CPU, mainMs: 300, poolMs: 400 } }, []],
    ['the same, of both threads', [{}], { cpu: { ...CPU, mainMs: 300, workersMs: 500, poolMs: 400 } }, ['warning']],
    ['workers of which nobody knows', [{}], { cpu: { ...CPU, workersMs: null } }, []],
    ['ticks without those of a warm-up', [{}], { warmUp: { seconds: 3, from: 'start', ticks: 500 } }, []],
    ['ticks of a log that was cut off', [{}], { unprofiled: [{ reason: 'log-limit' }] }, []],
    ['no CPU times at all', [{}], { cpu: null }, []],
    ['a share of nothing', [{ loop: 8 }], { schedulingTicks: 10, cpu: { ...CPU, poolMs: 1 } }, []],
    ['few ticks', [{ loop: 4 }], {}, []],
    ['long blocks, which have a rule of their own', [{ blocks: [10, 12, 14, 16] }], {}, []],
    ['the blocking form', [{ form: 'sync' }], {}, []],
    ['crypto.pbkdf2, which is dear on purpose', [{ api: 'pbkdf2', operation: 'kdf.pbkdf2' }], {}, []],
    [
      'PBKDF2 of few iterations, which would hold the event loop',
      [{ api: 'subtle.deriveKey', operation: 'kdf.pbkdf2' }],
      {},
      [],
    ],
    ['a derivation of which nobody knows', [{ api: 'subtle.deriveBits', operation: 'other', algorithm: '' }], {}, []],
    ['HKDF', [{ api: 'subtle.deriveKey', operation: 'kdf.hkdf' }], {}, ['warning']],
    ['ECDH', [{ api: 'subtle.deriveBits', operation: 'kex.ecdh', algorithm: '' }], {}, ['warning']],
    ['key pairs of RSA', [{ api: 'subtle.generateKey', operation: 'keygen.rsa', algorithm: '' }], {}, []],
    ['signatures of RSA', [{ api: 'subtle.sign', operation: 'sign', algorithm: 'rsa-sha256' }], {}, []],
    ['signatures of which nobody knows', [{ api: 'subtle.sign', operation: 'sign', algorithm: '' }], {}, []],
    ['post-quantum signatures', [{ api: 'subtle.sign', operation: 'sign', algorithm: 'ml-dsa-65' }], {}, []],
    ['signatures of curves', [{ api: 'subtle.sign', operation: 'sign', algorithm: 'ecdsa-sha256' }], {}, ['warning']],
    ['Ed25519', [{ api: 'subtle.sign', operation: 'sign', algorithm: 'ed25519' }], {}, ['warning']],
    [
      'verifying of which nobody knows',
      [{ api: 'subtle.verify', operation: 'verify', algorithm: '' }],
      {},
      ['warning'],
    ],
    ['key pairs on P-384', [{ api: 'subtle.generateKey', operation: 'keygen.ec', algorithm: 'p-384' }], {}, []],
    [
      'key pairs on P-256',
      [{ api: 'subtle.generateKey', operation: 'keygen.ec', algorithm: 'p-256' }],
      {},
      ['warning'],
    ],
    ['key pairs on any curve', [{ api: 'subtle.generateKey', operation: 'keygen.ec', algorithm: '' }], {}, []],
    ["a package, whose line is not the user's", [{ package: 'jose' }], {}, []],
    ['while modules load', [{ loop: 0, topLevel: 100 }], {}, []],
    ['two lines', [{}, { id: 'sign', api: 'subtle.sign', operation: 'hmac' }], {}, ['warning', 'warning']],
  ])('%s', (_title, sites, run, severities) => {
    expect(found(sites, run).map(({ severity }) => severity)).toEqual(severities);
  });
});

test('each line is given its part of what wakes threads', () => {
  const [heavy, light] = found([{ loop: 150 }, { id: 'sign', api: 'subtle.sign', operation: 'hmac', loop: 50 }]);
  expect(heavy.message).toBe(
    'Handing crypto.subtle.digest over to the thread pool takes about 37.5 % of busy time, including waking threads. ' +
      'All work in the pool took 200 ms of CPU time, handing calls over 400 ms.',
  );
  expect(light.message).toContain('takes about 12.5 % of busy time');
  // Each line's own part falls; the others' stays.
  expect(light.verify).not.toContain('about 0');
});

test.each([
  ['subtle.encrypt', 'createCipheriv'],
  ['subtle.encrypt', '// with additionalData: cipher.setAAD(additionalData);'],
  ['subtle.decrypt', 'createDecipheriv'],
  ['subtle.decrypt', '// with additionalData: decipher.setAAD(additionalData);'],
  ['subtle.decrypt', 'new Uint8Array(sealed)'],
  ['subtle.digest', 'that of node:crypto, not the global one'],
  ['subtle.verify', 'timingSafeEqual'],
  ['subtle.wrapKey', 'node:crypto'],
])('%s is told what does the same, and of no other', (api, words) => {
  const [finding] = found([{ api, operation: 'cipher.encrypt' }]);
  expect(finding.advice.join('\n')).toContain(words);
  expect(finding.advice.join('\n')).not.toContain('crypto.subtle.sign');
});

describe('edits', () => {
  const editAt = (source, fields = {}, oldestNode = '24.21.0') =>
    found([{}], {
      oldestNode,
      calls: new Map([['digest', sourceCall(source, 'subtle.digest', { module: 'esm', isAwaited: true, ...fields })]]),
    })[0];

  test('the digest is made at once, as an ArrayBuffer', () => {
    const { edit, advice } = editAt("const digest = await crypto.subtle.digest('SHA-256', data);");
    expect(advice[0]).toBe("const digest = await digestOf('sha256', data);");
    expect(edit.imports[0]).toBe("import { hash as oneShotHash } from 'node:crypto';");
  });

  test.each([
    ['a promise that is kept', "return crypto.subtle.digest('SHA-256', data);", { isAwaited: false }, '24.21.0'],
    ['a digest that is not named', 'await crypto.subtle.digest(name, data);', {}, '24.21.0'],
    ['a Node without crypto.hash', "await crypto.subtle.digest('SHA-256', data);", {}, '20.11.0'],
  ])('a sketch: %s', (_title, source, fields, oldestNode) => {
    const { edit, advice } = editAt(source, fields, oldestNode);
    expect(edit).toBeNull();
    expect(advice.join('\n')).toContain('createHash');
  });
});

test.each([
  ['a loop that may wait for nothing else', { isPolled: true, isSoleWait: true }, 'no timer or request would run'],
  [
    'a loop of many rounds',
    { isSoleWait: true },
    'of many rounds that may wait for nothing else: nobody would be answered',
  ],
])('%s has a sketch that says so', (_title, fields, words) => {
  const call = sourceCall("subtle.digest('SHA-256', data)", 'subtle.digest', { isAwaited: true, ...fields });
  const [{ edit, advice }] = found([{}], { calls: new Map([[site(tiny).id, call]]) });
  expect(edit).toBeNull();
  expect(advice[0]).toContain(words);
});

test.each([
  ['sha384', "const digest = crypto.createHash('sha384').update(data).digest();"],
  ['', "const digest = crypto.createHash('sha256').update(data).digest(); // or the hash that it has"],
])("the sketch computes the call's own hash: %j", (algorithm, line) => {
  const [{ advice }] = found([{ algorithm }]);
  expect(advice.at(-1)).toBe(line);
});
