/** What one file exports and a function changes later is no constant where another file uses it. */
import { ProgramCallers } from '../../../src/source/callers/program-callers.js';
import { scriptOpener } from '../../../src/source/script.js';

/** @param {Record<string, string>} files by name; the first calls `use` @returns {{program: ProgramCallers, file: string, syntax: any}} */
function programOf(files, isPackage = (/** @type {string} */ module) => module === 'certs') {
  const sources = new Map(Object.entries(files).map(([name, text]) => [`/app/${name}`, text]));
  const scriptOf = scriptOpener(sources);
  const [file, text] = [...sources][0];
  const { syntax } = scriptOf(file).callAt(text.indexOf('use('));
  return { program: new ProgramCallers(sources, scriptOf, isPackage), file, syntax };
}

const mayChange = (
  /** @type {Record<string, string>} */ files,
  /** @type {(module: string) => boolean} */ isPackage,
) => {
  const { program, file, syntax } = programOf(files, isPackage);
  return program.mayChange(file, syntax.range, syntax.argumentRanges)[0];
};
const mayHave = (/** @type {Record<string, string>} */ files) => {
  const { program, file, syntax } = programOf(files);
  return program.mayHaveOption(file, syntax.range, 'checkServerIdentity');
};

const SPREAD = "const { identity } = require('./b'); f = () => use({ ...identity });";
const WHOLE = "import { identity } from './b.mjs'; f = () => use(identity);";
const MEMBER = "const settings = require('./b'); f = () => use({ cert: settings.identity.cert });";
const OBJECT = 'exports.identity = { ...tenants.acme };';
const LITERAL = 'export const identity = { cert: read(1), key };';

describe('may change', () => {
  test.each([
    [SPREAD, `${OBJECT} exports.actAs = (t) => Object.assign(exports.identity, tenants[t]);`],
    [MEMBER, `${OBJECT} exports.actAs = (t) => Object.assign(exports.identity, tenants[t]);`],
    [MEMBER, `${OBJECT} exports.actAs = (t) => { exports.identity = tenants[t]; };`],
    [
      SPREAD,
      'const identity = {}; const actAs = (t) => { identity.cert = t.cert; }; module.exports = { identity, actAs };',
    ],
    [
      SPREAD,
      'const identity = {}; const set = (o, t) => merge(o, t); const merge = (to, t) => { to.cert = t.cert; }; actAs = (t) => set(identity, t); module.exports = { identity };',
    ],
    [
      SPREAD,
      'const identity = {}; const fill = (to, from) => { for (const k in from) to[k] = from[k]; }; actAs = (t) => fill(identity, t); exports.identity = identity;',
    ],
    [SPREAD, 'const identity = {}; module.exports = { identity, renew() { ({ cert: identity.cert } = load()); } };'],
    [SPREAD, 'const identity = {}; module.exports = { identity, renew() { delete identity.cert; } };'],
    [SPREAD, "const identity = {}; module.exports = { identity, renew() { Reflect.set(identity, 'cert', load()); } };"],
    [
      SPREAD,
      'const extend = require("lodash/extend"); const identity = {}; module.exports = { identity, renew() { extend(identity, load()); } };',
    ],
    [SPREAD, 'exports.identity = { get cert() { return current.cert; } }; let current;'],
    [WHOLE, `${LITERAL} export const renew = () => { identity.cert = read(2); };`],
    [WHOLE, `${LITERAL} export const renew = () => { identity['cert'] = read(2); };`],
    [WHOLE, `${LITERAL} export const renew = () => { for (const name of NAMES) identity[name] = read(name); };`],
    [WHOLE, 'let identity = {}; export { identity }; export const renew = () => { identity = {}; };'],
    [WHOLE, 'export let identity = {}; export const renew = () => { identity = {}; };'],
    [
      WHOLE,
      'export const identity = new Identity(); class Identity { cert = read(1); renew() { this.cert = read(2); } }',
    ],
    [WHOLE, 'export const identity = { cas: [read(1)] }; export const trust = (ca) => identity.cas.push(ca);'],
    [WHOLE, 'export const identity = { cert: read(1), renew() { this.cert = read(2); } };'],
    [
      WHOLE,
      'export const identity = current(); function current() { return own; } const own = {}; export const renew = () => { own.cert = read(2); };',
    ],
    [
      "import { cert } from './b.mjs'; f = () => use({ cert });",
      'export let cert = read(1); export const renew = () => { cert = read(2); };',
    ],
    [
      "import { policy } from './b.mjs'; f = () => use({ rejectUnauthorized: policy.strict });",
      'export const policy = { strict: false }; export const harden = () => { policy.strict = true; };',
    ],
    [
      "const config = require('./b.json'); f = () => use(config.tls);",
      '',
      "const config = require('./b.json'); exports.renew = () => { config.tls.cert = read(2); };",
    ],
    [
      "const config = require('./config'); f = () => use(config.tls);",
      '',
      "const config = require('./b'); x();",
      "const { tls } = require('./config'); exports.renew = () => { tls.cert = read(2); };",
      'exports.tls = { cert: read(1) };',
    ],
  ])('%s %s', (use, other, ...more) => {
    const name = use.startsWith('import') ? 'b.mjs' : 'b.js';
    const [third = '', fourth = '', config = ''] = more;
    const files = { [name.replace('b', 'a')]: use, [name]: other, 'c.js': third, 'd.js': fourth };
    expect(mayChange(config === '' ? files : { ...files, 'config.js': config })).toBe(true);
  });

  test('in the file itself, by another', () => {
    const text = 'const identity = { cert: read(1) }; exports.identity = identity; f = () => use({ ...identity });';
    const other = "const { identity } = require('./a'); exports.actAs = (t) => { identity.cert = t.cert; };";
    expect(mayChange({ 'a.js': text, 'b.js': other })).toBe(true);
    expect(mayChange({ 'a.js': text, 'b.js': other.replace('identity.cert =', 'identity.name =') })).toBe(true);
    expect(mayChange({ 'a.js': text, 'b.js': other.replace('identity.cert =', 'mine.name =') })).toBe(false);
  });
});

describe('stays', () => {
  test.each([
    [SPREAD, `${OBJECT} exports.read = () => exports.identity.cert;`],
    [SPREAD, `${OBJECT} exports.identity.cert = read(1); Object.assign(exports.identity, more);`],
    [SPREAD, `${OBJECT} exports.copy = (t) => Object.assign({}, exports.identity, t);`],
    [
      SPREAD,
      `${OBJECT} exports.copy = (t) => { const own = { ...exports.identity }; own.cert = t.cert; return own; };`,
    ],
    [SPREAD, `${OBJECT} const fill = (to, t) => { to[t] = 1; return to.name = t; }; fill({}, 1);`],
    [MEMBER, `${OBJECT} exports.call = (req) => { req.tenant = 1; cache.set(req, 2); };`],
    [
      MEMBER,
      'exports.identity = { cert: read(1), name: 2 }; exports.rename = (name) => { exports.identity.name = name; };',
    ],
    [WHOLE, `${LITERAL} const all = new Map(); export const keep = (name) => all.set(name, identity);`],
    [WHOLE, 'export const identity = new Identity(); class Identity { constructor() { this.cert = read(1); } }'],
    [WHOLE, 'export const identity = Object.freeze({ cert: read(1) });'],
    [
      "import { ca } from './b.mjs'; f = () => use({ ca });",
      "import { readFileSync } from 'node:fs'; export const ca = readFileSync('ca.pem');",
    ],
    [
      "import { ca } from './b.mjs'; f = () => use({ ca });",
      "import { readFileSync } from 'node:fs'; const read = (n) => readFileSync(n); export const ca = read('ca.pem'); const set = (o) => { o.ca = 1; };",
    ],
    [
      "import { LIMIT, ca } from './b.mjs'; f = () => use({ LIMIT, ca });",
      "export const LIMIT = 3; export const ca = process.env.CA ?? 'none';",
    ],
    [
      "import tls, { rootCertificates } from 'node:tls'; import certs from 'certs'; f = () => use({ ca: [...rootCertificates, certs.own], secureOptions: tls.X });",
      '',
    ],
    [
      "import { check } from './b.mjs'; f = () => use({ check, other: (host) => check(host, state) }); let state; state = 1;",
      'export function check() {}',
    ],
    [
      "const { config } = require('./b'); f = () => use(config.secret, config.port);",
      "const { PORT = '80', SECRET = '' } = process.env; exports.config = Object.freeze({ port: Number(PORT), secret: SECRET });",
    ],
    ["const { dirname } = require('./b'); f = () => use(new URL('x', dirname));", 'exports.dirname = __dirname;'],
  ])('%s %s', (use, other) => {
    const isModule = use.startsWith('import');
    expect(mayChange(isModule ? { 'a.mjs': use, 'b.mjs': other } : { 'a.js': use, 'b.js': other })).toBe(false);
  });
});

describe('options that may have a check', () => {
  const IMPORTED = "import { options } from './b.mjs'; f = () => use(options);";
  test.each([
    ["import { check } from './b.mjs'; f = () => use({ connect: { ca, checkServerIdentity: check } });", ''],
    [IMPORTED, 'export const options = { ca, checkServerIdentity: check };'],
    [IMPORTED, 'export const options = { ca }; options.checkServerIdentity = check;'],
    [IMPORTED, 'export const options = { ca, ...more() };'],
    [IMPORTED, 'export const options = { ca, [name]: check };'],
    ["const own = { 'checkServerIdentity': check }; f = () => use({ ...own, minVersion });", ''],
    ['const connect = buildConnector({ checkServerIdentity }); f = () => use({ connect });', ''],
    ['f = (options) => use(options);', ''],
    ["import { options } from './unknown.mjs'; f = () => use(options);", ''],
  ])('%s %s', (use, other) => expect(mayHave({ 'a.mjs': use, 'b.mjs': other })).toBe(true));

  test.each([
    [IMPORTED, 'export const options = { ca, cert: read(1) };'],
    ['f = () => use({ ca, connect: { ca, timeout: 3 } });', ''],
    ['const url = process.env.URL; f = () => use(url, { ca: load() });', ''],
    ['const options = JSON.parse(text); f = () => use(options);', ''],
    ['f = () => use();', ''],
  ])('none: %s %s', (use, other) => expect(mayHave({ 'a.mjs': use, 'b.mjs': other })).toBe(false));
});

test('functions that call themselves several times are followed once', () => {
  const times = (/** @type {(part: string) => string} */ call) => ['a', 'b', 'c', 'd'].map(call).join(' ');
  const visits = `function visit(n, ctx) { ctx.count = 1; ${times((part) => `visit(n.${part}, ctx);`)} } visit(tree, {});`;
  const returns = `function walk(n) { ${times((part) => `if (n.${part}) return walk(n.${part});`)} return {}; }`;
  expect(mayChange({ 'a.mjs': WHOLE, 'b.mjs': `${LITERAL} ${visits}` })).toBe(false);
  // Where names are followed no further, anything may be returned.
  expect(mayChange({ 'a.js': `${returns} const c = walk(tree); f = () => use(c);`, 'b.js': 'exports.x = 1;' })).toBe(
    true,
  );
});

test('what is imported by a name may be of the same workspace, unless it is known as a package', () => {
  const files = { 'a.mjs': "import { identity } from '@acme/settings'; f = () => use({ ...identity });" };
  expect(mayChange(files)).toBe(true);
  expect(mayChange(files, (module) => module === '@acme/settings')).toBe(false);
});
