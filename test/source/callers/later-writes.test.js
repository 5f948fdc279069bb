import { ProgramCallers } from '../../../src/source/callers/program-callers.js';
import { scriptOpener } from '../../../src/source/script.js';

/**
 * @param {Record<string, string>} files by name; the first calls `f`
 * @returns {boolean[]} whether each argument of that call may be changed by other code
 */
function changed(files) {
  const sources = new Map(Object.entries(files).map(([name, text]) => [`/app/${name}`, text]));
  const scriptOf = scriptOpener(sources);
  const [[file, text]] = sources;
  const { range, argumentRanges } = scriptOf(file).callAt(text.indexOf('f(')).syntax;
  const callers = new ProgramCallers(sources, scriptOf, (module) => module === 'express');
  return callers.mayChange(file, range, argumentRanges);
}

const FIELD = 'class Vault { constructor() { this.seed = process.env.SEED; } key() { return f(this.seed, 1); } }';
const ONE = `${FIELD} module.exports = new Vault();`;
const MANY = `${FIELD} module.exports = Vault;`;
const CONFIG = 'module.exports = { seed: process.env.SEED };';
const OF_CONFIG = "const config = require('./config'); exports.key = () => f(config.seed, 1);";
const VAULT = "const vault = require('./vault'); const { seed } = require('./seeds');";

const ENV = { 'a.js': 'exports.agent = () => f({ cert: process.env.CERT }, 1);' };

describe('code that runs later sets a variable of the environment', () => {
  test.each([
    ['by its name', { ...ENV, 'b.js': 'exports.renew = async () => { process.env.CERT = await load(); };' }],
    ['by a key', { ...ENV, 'b.js': 'exports.set = (name, text) => { process.env[name] = text; };' }],
    ['with others', { ...ENV, 'b.js': 'exports.renew = async () => { Object.assign(process.env, await load()); };' }],
    ['deletes it', { ...ENV, 'b.js': 'exports.lock = () => { delete process.env.CERT; };' }],
    [
      'as a variable',
      { ...ENV, 'b.js': "const { env } = require('node:process'); exports.renew = (text) => { env.CERT = text; };" },
    ],
    [
      'of the module',
      {
        'a.mjs': "import process from 'node:process'; export const agent = () => f({ cert: process.env.CERT }, 1);",
        'b.mjs': "import { env } from 'process'; export const renew = (text) => { env.CERT = text; };",
      },
    ],
  ])('%s', (_title, files) => expect(changed(files)).toEqual([true, false]));

  test.each([
    ['another variable', { ...ENV, 'b.js': 'exports.renew = async () => { process.env.KEY = await load(); };' }],
    ['only while files are loaded', { ...ENV, 'b.js': "process.env.CERT ??= 'none';" }],
    ['a field of that name', { ...ENV, 'b.js': 'exports.set = (one, text) => { one.CERT = text; };' }],
    [
      'after it was read',
      {
        'a.js': 'const { CERT } = process.env; exports.agent = () => f({ cert: CERT }, 1);',
        'b.js': "exports.set = () => { process.env.CERT = ''; };",
      },
    ],
    ['another part of the process', { ...ENV, 'b.js': 'exports.end = () => { process.exitCode = 1; };' }],
  ])('but not %s', (_title, files) => expect(changed(files)).toEqual([false, false]));
});

describe('code that runs later sets what a file sets once', () => {
  test.each([
    [
      'another file',
      { 'vault.js': ONE, 'b.js': `${VAULT} exports.unlock = (req) => { vault.seed = req.body.seed; };` },
    ],
    ['another file, to nothing', { 'vault.js': ONE, 'b.js': `${VAULT} exports.lock = () => { vault.seed = null; };` }],
    ['its own file', { 'vault.js': `${FIELD} const own = new Vault(); exports.lock = () => { own.seed = null; };` }],
    ['one that is given it', { 'vault.js': MANY, 'b.js': 'exports.unlock = (vault, seed) => { vault.seed = seed; };' }],
    [
      'by a pattern',
      { 'vault.js': ONE, 'b.js': `${VAULT} exports.unlock = (req) => { ({ seed: vault.seed } = req.body); };` },
    ],
    ['by a text', { 'vault.js': ONE, 'b.js': `${VAULT} exports.lock = () => { vault['seed'] = null; };` }],
    ['by a key', { 'vault.js': ONE, 'b.js': `${VAULT} exports.set = (key, value) => { vault[key] = value; };` }],
    ['with others', { 'vault.js': ONE, 'b.js': `${VAULT} exports.unlock = (req) => Object.assign(vault, req.body);` }],
    ['among others', { 'vault.js': MANY, 'b.js': 'exports.unlock = (it, seed) => Object.assign(it, { seed });' }],
    ['by Reflect', { 'vault.js': ONE, 'b.js': `${VAULT} exports.lock = () => Reflect.set(vault, 'seed', null);` }],
    [
      'a class that is derived from it',
      {
        'vault.js': MANY,
        'b.js':
          "const Vault = require('./vault'); module.exports = class extends Vault { lock() { this.seed = null; } };",
      },
    ],
    [
      'another file, of an object that is no class',
      {
        'vault.js': 'module.exports = { init() { this.seed = process.env.SEED; }, key() { return f(this.seed, 1); } };',
        'b.js': `${VAULT} exports.unlock = (req) => { vault.seed = req.body.seed; };`,
      },
    ],
    [
      'of a configuration',
      {
        'a.js': OF_CONFIG,
        'config.js': CONFIG,
        'b.js': "const c = require('./config'); exports.set = (x) => { c.seed = x; };",
      },
    ],
    [
      'of exports',
      {
        'a.js': OF_CONFIG,
        'config.js': 'exports.seed = process.env.SEED; exports.set = (seed) => { exports.seed = seed; };',
      },
    ],
    [
      'of a part of a configuration',
      {
        'a.js': "const config = require('./config'); exports.key = () => f(config.vault.seed, 1);",
        'config.js': 'module.exports = { vault: { seed: process.env.SEED } };',
        'b.js': "const c = require('./config'); exports.set = (vault) => { c.vault = vault; };",
      },
    ],
    [
      'by a method of its own object',
      { 'a.js': 'class S { set(seed) { this.seed = seed; } } const s = new S(); exports.key = () => f(s.seed, 1);' },
    ],
    [
      'of a class',
      {
        'a.js':
          'class S { static set(seed) { S.seed = seed; } } S.seed = process.env.SEED; exports.key = () => f(S.seed, 1);',
      },
    ],
    [
      'of a class, by this',
      {
        'a.js':
          'class S { static seed = process.env.SEED; static set(seed) { this.seed = seed; } } exports.key = () => f(S.seed, 1);',
      },
    ],
    [
      'of a function',
      {
        'a.js': "const s = require('./s'); exports.key = () => f(s.seed, 1);",
        's.js': 'function s() {} s.seed = process.env.SEED; s.set = (seed) => { s.seed = seed; }; module.exports = s;',
      },
    ],
    [
      'of a function of its own file',
      {
        'a.js':
          'function s() {} s.seed = process.env.SEED; s.set = (seed) => { s.seed = seed; }; exports.key = () => f(s.seed, 1);',
      },
    ],
    [
      'by a getter that a class has',
      { 'a.js': 'class S { get seed() { return this.now; } } const s = new S(); exports.key = () => f(s.seed, 1);' },
    ],
    [
      'of a variable that is exported',
      {
        'a.mjs': "import { seed } from './seeds.mjs'; export const key = () => f(seed, 1);",
        'seeds.mjs': 'export let seed = process.env.SEED; export const set = (next) => { seed = next; };',
      },
    ],
  ])('%s', (_title, files) => expect(changed(files)).toEqual([true, false]));
});

describe('nothing sets it later', () => {
  test.each([
    ['only its constructor', { 'vault.js': ONE, 'b.js': `${VAULT} exports.token = () => vault.key();` }],
    ['a file while it is loaded', { 'vault.js': ONE, 'b.js': `${VAULT} vault.seed = process.env.OTHER;` }],
    [
      'a method of its own',
      {
        'vault.js':
          'module.exports = class { init() { this.seed = process.env.SEED; } key() { return f(this.seed, 1); } };',
      },
    ],
    [
      'another class sets its own',
      { 'vault.js': ONE, 'b.js': 'module.exports = class Garden { plant(seed) { this.seed = seed; } };' },
    ],
    [
      'another object gets one',
      { 'vault.js': ONE, 'b.js': 'const garden = { seed: 1 }; exports.set = (x) => { garden.seed = x; };' },
    ],
    ['other members', { 'vault.js': ONE, 'b.js': `${VAULT} exports.set = (x) => Object.assign(vault, { name: x });` }],
    ['others of something unknown', { 'vault.js': ONE, 'b.js': 'exports.set = (user, x) => Object.assign(user, x);' }],
    ['what is read', { 'vault.js': ONE, 'b.js': `${VAULT} exports.is = (x) => x === vault.seed;` }],
    [
      'a constant that is exported',
      {
        'a.mjs': "import { seed } from './seeds.mjs'; export const key = () => f(seed, 1);",
        'seeds.mjs': 'export const seed = process.env.SEED;',
      },
    ],
  ])('%s', (_title, files) => expect(changed(files)).toEqual([false, false]));
});
