/** Whether a secret is configuration of the program, and nobody's password. */
import { syntaxIn } from '../support/call-syntax.js';

const TOP = [
  "const { config } = require('./config.js');",
  "import secrets from './secrets.js';",
  "const KEYS = { google: process.env.G ?? 'dev', github: process.env.H };",
  'const mixed = { google: process.env.G, mine: read() };',
  "const users = { alice: 'dev' };",
  'const grown = {}; function add(name, value) { grown[name] = value; }',
  'const cache = {};',
];
const isConfigured = (/** @type {string} */ source) => syntaxIn(`${source}\n${TOP.join('\n')}`).isConfigured;

test.each([
  "|f('written out')",
  "|f(process.env.PEPPER ?? 'dev')",
  'function g(tenant) { |f(process.env[`SECRET_${tenant}`]); }',
  "|f(import.meta.env.SECRET || 'dev')",
  "function g() { const secret = process.env.SECRET ?? 'dev'; |f(secret); }",
  "function g() { let secret = process.env.SECRET; if (!secret) secret = 'dev'; |f(secret); }",
  'function g() { const { SECRET } = process.env; |f(SECRET); }',
  "|f(process.env.NODE_ENV === 'production' ? process.env.SECRET : 'dev')",
  'function g(provider) { |f(KEYS[provider]); }',
  'function g(provider) { const secret = KEYS[provider]; |f(`${secret}:1`); }',
  'function g(provider) { |f(secrets[provider]); }',
  'function g(provider) { |f(config.secrets[provider]); }',
  'function g() { |f(useRuntimeConfig().authSecret); }',
  'function g(event) { const { authSecret } = useRuntimeConfig(event); |f(authSecret); }',
  'function g(event) { const { session } = useRuntimeConfig(event); |f(session.secret); }',
  'function g(event) { const config = useRuntimeConfig(event); |f(Buffer.from(config.authSecret)); }',
  "class A { g() { |f(this.configService.getOrThrow('ENCRYPTION_KEY')); } }",
  'class A { g() { |f(this.config.key); } }',
  'async function g() { |f((await loadConfig()).key); }',
  "function derive(secret, salt) { return |f(secret, salt); } exports.seal = (salt) => derive(process.env.SECRET ?? 'dev', salt);",
  'const derive = (secret) => |f(secret); exports.a = () => derive(config.a); exports.b = () => derive(config.b);',
])('it is in %s', (source) => expect(isConfigured(source)).toBe(true));

test.each([
  '|f()',
  'function g(secret) { |f(secret); }',
  'function g(req) { |f(req.body.secret); }',
  "function g(req) { const secret = req.body.secret ?? 'dev'; |f(secret); }",
  "function g(req) { let secret = 'dev'; secret = req.body.secret; |f(secret); }",
  "function g(req) { let secret = 'dev'; secret += req.body.secret; |f(secret); }",
  'function g(req) { |f(process.env.PEPPER + req.body.text); }',
  'function g(name) { |f(mixed[name]); }',
  'function g(name) { |f(users[name]); }',
  'function g(name) { |f(grown[name]); }',
  'function g(name) { |f(cache(name)[name]); }',
  '|f(process.env.ADMIN_PASSWORD)',
  'function g() { const secret = process.env.ADMIN_PASSWORD; |f(secret); }',
  'function g() { const { password } = useRuntimeConfig(); |f(password); }',
  'function g(name) { |f(config.users[name].secret); }',
  'function g(name) { const { users } = config; |f(users[name]); }',
  'function g(id) { |f(userConfig(id).secret); }',
  'function g(req) { |f(config.hash(req.body.text)); }',
  'function g(req) { |f(() => config.key); }',
  'function derive(secret) { return |f(secret); } exports.a = () => derive(config.a); exports.b = (text) => derive(text);',
  'function derive(secret) { return |f(secret); } exports.a = () => derive(config.a); exports.derive = derive;',
  'export function derive(secret) { return |f(secret); } derive(config.a);',
  'export const derive = (secret) => |f(secret); derive(config.a);',
  'function derive(secret) { return |f(secret); } exports.a = (all) => derive(...all); derive(config.a);',
  'function derive(secret) { return |f(secret); } exports.a = () => derive();',
  'function derive(secret) { secret += read(); return |f(secret); } derive(config.a);',
  'function derive(secret) { return |f(secret) || derive(secret); }',
  'function derive(userKey) { return |f(userKey); } derive(config.a);',
])('it is not in %s', (source) => expect(isConfigured(source)).toBe(false));

test('texts made of texts that are made of the same ones are given up', () => {
  const parts = (/** @type {number} */ step) => '${t' + step + '}';
  const texts = Array.from({ length: 8 }, (_, step) => `const t${step} = \`${parts(step + 1).repeat(50)}\`;`);
  expect(isConfigured(`function g() { ${texts.join(' ')} const t8 = 'x'; |f(t0); }`)).toBe(false);
});
