import rule from '../../src/rules/sync-sign.js';
import { sourceCall } from '../support/source-call.js';
import { contextOf, findingFor, severityTable, site } from './rule-tester.js';

/** @import { Finding } from '../../src/model/report.js' */

const sign = { operation: 'sign', algorithm: 'sha256', api: 'sign' };
const oneShot = "const signature = crypto.sign('sha256', data, key);";
const short = { loop: 300, blocks: [300, 1, 2, 3] };

describe('when it speaks', () => {
  severityTable(rule, [
    ['long blocks', { ...sign, blocks: [40, 21, 24, 30] }, 'error'],
    ['short blocks, a large share', { ...sign, ...short }, 'warning'],
    ['short blocks, a notable share', { ...sign, ...short, loop: 100 }, 'info'],
    ['short blocks, a small share', { ...sign, ...short, loop: 20 }, null],
    ['verifying', { ...sign, ...short, operation: 'verify', api: 'verify' }, 'warning'],
    ['a callback', { ...sign, form: 'async' }, null],
    ['either form: nothing tells', { ...sign, ...short, form: 'unknown' }, null],
    ['HMAC', { operation: 'hmac', api: 'update' }, null],
  ]);
});

test('the one-shot function gets a name of its own', () => {
  const { advice, edit } = findingFor(rule, { ...sign, source: oneShot });
  expect(advice).toEqual([
    "const signature = await signAsync('sha256', data, key);",
    "// with: const signAsync = require('node:util').promisify(require('node:crypto').sign);",
  ]);
  expect(edit.text).toBe("await signAsync('sha256', data, key)");
});

test('the method of a Sign object is not the one-shot function', () => {
  const { advice, edit } = findingFor(rule, { ...sign, source: 'const signature = signer.sign(key);' });
  expect(edit).toBeNull();
  expect(advice).toEqual([
    'const signature = await signAsync(algorithm, data, privateKey);',
    '// with: const signAsync = promisify(crypto.sign); // from node:util',
    '// data in bytes: Buffer.from(text), where update(text) was given text',
  ]);
});

test.each([
  [[null, 'base64'], ["// signature is bytes: signature.toString('base64') where sign(key, 'base64') gave text"]],
  [[null, null], []],
  [[null], []],
])('what a Sign object made text of is bytes now: %j', (args, lines) => {
  const callSite = site({ ...sign });
  const call = { ...sourceCall('const signature = signer.sign(key, encoding);', 'sign'), args };
  const [{ advice }] = rule.check({ ...contextOf([callSite]), calls: new Map([[callSite.id, call]]) });
  expect(advice.slice(3)).toEqual(lines);
});

test('jsonwebtoken has no other package put in its place: what its options say would be lost', () => {
  const { advice, edit } = findingFor(rule, {
    ...sign,
    package: 'jsonwebtoken',
    source: 'jwt.sign(payload, key, options)',
  });
  expect(edit).toBeNull();
  expect(advice.join('\n')).toMatch(/^\/\/ jsonwebtoken makes this call/);
  expect(advice.join('\n')).not.toContain('jose');
});

test('a package whose function is awaited has been asked for its asynchronous one', () => {
  const callSite = site({ ...sign, package: 'web-push' });
  const call = sourceCall('await webpush.sendNotification(subscription, payload);', 'sendNotification');
  const [{ advice, edit }] = rule.check({ ...contextOf([callSite]), calls: new Map([[callSite.id, call]]) });
  expect(edit).toBeNull();
  expect(advice[0]).toMatch(/^\/\/ web-push computes this on the event loop, though the line awaits it/);
});

describe('what the asynchronous form leaves on the event loop', () => {
  const found = (/** @type {object} */ fields) => findingFor(rule, { ...sign, ...short, ...fields });

  test('nothing notable, as far as is known', () => {
    const { notes, verify } = found({ algorithm: 'rsa-sha256', leaves: { computing: 280, decoding: 0 } });
    expect(notes).toEqual([]);
    expect(verify).toContain('should fall to about 0');
  });

  test.each([
    ['sign', 'ecdsa-p-256+rsa-sha256'],
    ['verify', 'ecdsa-p-256+rsa-sha256'],
  ])('nothing that is known of keys of both kinds: %s %s', (operation, algorithm) =>
    expect(found({ operation, api: operation, algorithm }).notes).toEqual([]),
  );

  test('the reading of a key that is text', () => {
    const ofText = [
      found({ leaves: { computing: 100, decoding: 12 } }),
      findingWith({ argumentForms: [null, null, 'text'] }),
      findingWith({ argumentForms: [null, null, 'bytes'] }),
    ];
    for (const { notes, verify } of ofText) {
      expect(notes.join(' ')).toContain('Its key is read from text in each call, and that stays on the event loop');
      expect(verify).toContain('should fall to what reading its key takes');
    }
    expect(found({ package: 'jsonwebtoken', leaves: { computing: 100, decoding: 12 } }).notes.join(' ')).not.toContain(
      'stays on the event loop',
    );
  });

  test.each([
    ['sign', 'ecdsa-p-256-sha256'],
    ['sign', 'ed25519'],
    ['verify', 'rsa-sha256'],
  ])('a hand-over that takes as long as the call: %s %s', (operation, algorithm) => {
    const { notes, verify } = found({ operation, api: operation, algorithm });
    expect(notes.join(' ')).toContain('takes about as long as handing it to the thread pool');
    expect(verify).not.toContain('about 0');
  });

  test('the same of a package, for which no worker thread is advised', () => {
    const { notes, verify, advice } = found({ operation: 'verify', algorithm: 'rsa', package: '@fastify/jwt' });
    expect(notes.join(' ')).toContain('about as long as handing it to another thread');
    expect(verify).toContain('as far as it is called less often');
    expect(advice).toEqual([
      '// @fastify/jwt makes this call, on the event loop: call it less often, if its result can be kept',
    ]);
  });

  /**
   * @param {object} syntax of a call of crypto.sign
   * @returns {Finding} what is found there
   */
  function findingWith(syntax) {
    const callSite = site({ ...sign, ...short, leaves: { computing: 280, decoding: 0 } });
    const calls = new Map([[callSite.id, sourceCall(oneShot, 'crypto.sign', { callee: 'sign', ...syntax })]]);
    return rule.check({ ...contextOf([callSite]), calls })[0];
  }
});
