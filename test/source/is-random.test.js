/** Whether a call's secret was just made at random. */
import { syntaxIn } from '../support/call-syntax.js';

const isRandom = (/** @type {string} */ source) => syntaxIn(source).isRandom;

test.each([
  '|f(randomBytes(32))',
  'function g() { const token = crypto.randomBytes(SIZE).toString("hex"); |f(token); } const SIZE = 16;',
  'async function g() { const bytes = await random(20); } function h() { const id = randomUUID(); |f(id); }',
  'function g() { const bytes = randomBytes(20), token = bytes.toString("base64url"); |f(token, salt); }',
])('it was in %s', (source) => expect(isRandom(source)).toBe(true));

test.each([
  '|f()',
  '|f(randomBytes(4))',
  '|f(randomBytes(size))',
  '|f(randomBytes())',
  'function g(req) { |f(req.body.token); }',
  'function g(token) { |f(token); }',
  'function g(req) { let token = randomBytes(32); token = req.body.token; |f(token); }',
  'function g(req) { const token = req.body.token ?? randomBytes(32); |f(token); }',
  'function g() { const password = randomBytes(32).toString("hex"); |f(password); }',
  'function g() { const { length } = randomBytes(32); |f(length); }',
  'function g() { |f(randomBytes(32).length.toString()); }',
  'function g() { |f(randomBytes(32).slice(2).toString()); }',
])('it is not known to be in %s', (source) => expect(isRandom(source)).toBe(false));
