import rule from '../../src/rules/sync-sign.js';
import { sourceCall } from '../support/source-call.js';
import { contextOf, findingFor, severityTable, site } from './rule-tester.js';

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
