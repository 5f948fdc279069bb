/** Configs that extend others. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeFailure } from '../../src/cli/describe-failure.js';
import { loadConfig, makeConfig } from '../../src/config/load-config.js';
import { Failure } from '../../src/model/failure.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { keptStream } from '../support/fake-io.js';

afterAll(removeDirectories);

const BUDGET = (/** @type {string} */ max, level = 'error') => ({ metric: 'crypto_share', max, level });
const ALLOW = (/** @type {string} */ site) => ({ rule: '*', site, reason: 'known' });

/**
 * @param {Record<string, unknown>} files what becomes JSON, or text, by path
 * @param {string} [cwd] in the root
 */
async function load(files, cwd = '.') {
  const root = newDirectory();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  mkdirSync(path.join(root, cwd), { recursive: true });
  try {
    return {
      root,
      ...(await loadConfig(null, { cwd: path.join(root, cwd), root, rules: ['sync-kdf'], baseline: null })),
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { root, code: error.code, message: describeFailure(error, keptStream()).replaceAll(`${root}/`, '') };
  }
}

test('all budgets and exceptions apply, and say where they are from; of everything else the last counts', async () => {
  const { config, root } = await load(
    {
      '.cryptoprofrc': {
        version: 1,
        extends: ['./shared/gate.json', '@acme/gate'],
        budgets: [BUDGET('5%')],
        baseline: { newCallSites: 'warn' },
      },
      'shared/gate.json': {
        version: 1,
        runs: 5,
        designEffect: 4,
        budgets: [BUDGET('11%'), BUDGET('10%', 'warn')],
        allow: [ALLOW('a#*')],
        baseline: { file: 'known.json', newCallSites: 'off' },
      },
      'node_modules/@acme/gate/package.json': { name: '@acme/gate', version: '1.0.0' },
      'node_modules/@acme/gate/cryptoprof.config.json': { version: 1, extends: './base.json', runs: 7 },
      'node_modules/@acme/gate/base.json': { version: 1, budgets: [BUDGET('20%')], allow: [ALLOW('b#*')] },
    },
    'src',
  );
  expect(config).toMatchObject({
    source: '../.cryptoprofrc',
    runs: 7,
    designEffect: 4,
    baseline: { file: path.join(root, 'known.json'), newCallSites: 'warn' },
  });
  expect(config.budgets.map(({ max, index, source }) => [max, index, source])).toEqual([
    [0.11, 0, '../shared/gate.json'],
    [0.1, 1, '../shared/gate.json'],
    [0.2, 0, '../node_modules/@acme/gate/base.json'],
    [0.05, 0, '../.cryptoprofrc'],
  ]);
  expect(config.allow.map(({ site, source }) => [site, source])).toEqual([
    ['a#*', '../shared/gate.json'],
    ['b#*', '../node_modules/@acme/gate/base.json'],
  ]);
});

test('a package may export its JSON, or be named with a file; package.json may extend', async () => {
  const { config } = await load({
    'package.json': { cryptoprof: { version: 1, extends: ['gate-a', 'gate-b/strict.json'] } },
    'node_modules/gate-a/package.json': { name: 'gate-a', exports: './x.json' },
    'node_modules/gate-a/x.json': { version: 1, runs: 2 },
    'node_modules/gate-b/package.json': { name: 'gate-b' },
    'node_modules/gate-b/strict.json': { version: 1, designEffect: 5 },
  });
  expect(config).toMatchObject({ runs: 2, designEffect: 5, budgets: [{ metric: 'findings' }] });
});

test('a package that exports only its code may hold a config all the same', async () => {
  const { config } = await load({
    '.cryptoprofrc': { version: 1, extends: ['gate-a', 'gate-a/strict.json'] },
    'node_modules/gate-a/package.json': { name: 'gate-a', exports: { '.': './index.js' } },
    'node_modules/gate-a/cryptoprof.config.json': { version: 1, runs: 2 },
    'node_modules/gate-a/strict.json': { version: 1, designEffect: 5 },
  });
  expect(config).toMatchObject({ runs: 2, designEffect: 5 });
});

test('a file that two configs extend counts once', async () => {
  const { config } = await load({
    '.cryptoprofrc': { version: 1, extends: ['./a.json', './b.json'] },
    'a.json': { version: 1, extends: './c.json' },
    'b.json': { version: 1, extends: './c.json' },
    'c.json': { version: 1, budgets: [BUDGET('5%')] },
  });
  expect(config.budgets).toHaveLength(1);
});

test('configs that extend each other in many ways are read once', async () => {
  const files = Object.fromEntries(
    [0, 1, 2, 3, 4, 5].map((level) => [
      level === 0 ? '.cryptoprofrc' : `${level}.json`,
      {
        version: 1,
        budgets: [BUDGET('5%')],
        ...(level < 5 ? { extends: Array(100).fill(`./${level + 1}.json`) } : {}),
      },
    ]),
  );
  const { config } = await load(files);
  expect(config.budgets.map(({ source }) => source)).toEqual([
    ...[5, 4, 3, 2, 1].map((level) => `${level}.json`),
    '.cryptoprofrc',
  ]);
});

test('a config of the API, too', async () => {
  const { root } = await load({ 'gate.json': { version: 1, runs: 9 } });
  const surroundings = { cwd: root, root, rules: [], baseline: null };
  expect((await makeConfig({ version: 1, extends: './gate.json' }, surroundings)).config.runs).toBe(9);
});

test.each([
  [
    'a path that there is not',
    { extends: './none.json' },
    {},
    '.cryptoprofrc: extends is "./none.json", but there is no such file or package.',
    'Check the path, or install the package.',
  ],
  [
    'a path that looks like a package',
    { extends: 'gate.json' },
    { 'gate.json': { version: 1 } },
    'extends is "gate.json", but',
    'Did you mean ./gate.json?',
  ],
  [
    'an address on the web, which is no file with ./ before it',
    { extends: 'https://example.com/gate.json' },
    {},
    'extends is "https://example.com/gate.json", but',
    'Check the path, or install the package.',
  ],
  ['a package that there is not', { extends: '@acme/none' }, {}, 'extends is "@acme/none", but', ''],
  ['a module of Node', { extends: 'fs' }, {}, 'extends is "fs", but', ''],
  [
    'itself',
    { extends: './.cryptoprofrc' },
    {},
    '.cryptoprofrc: extends is "./.cryptoprofrc", which leads back to itself.',
    '',
  ],
  [
    'a circle',
    { extends: './a.json' },
    { 'a.json': { version: 1, extends: './b.json' }, 'b.json': { version: 1, extends: './a.json' } },
    'b.json: extends is "./a.json", which leads back to itself.',
    '',
  ],
  [
    'a long way',
    { extends: './1.json' },
    Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`${index}.json`, { version: 1, extends: `./${index + 1}.json` }]),
    ),
    '5.json: extends is "./6.json", which makes more than 5 levels of configs.',
    '',
  ],
  ['code', { extends: './gate.js' }, { 'gate.js': 'throw 1' }, 'gate.js is not a JSON config.', ''],
  [
    'code of a package',
    { extends: 'gate' },
    { 'node_modules/gate/package.json': { main: './index.js' }, 'node_modules/gate/index.js': 'throw 1' },
    'node_modules/gate/index.js is not a JSON config.',
    '',
  ],
  [
    'a directory',
    { extends: './shared.json' },
    { 'shared.json/x': '' },
    "The config shared.json can't be read: it is a directory.",
    '',
  ],
  ['no JSON', { extends: './a.json' }, { 'a.json': '{' }, 'The config a.json is not valid JSON', ''],
  [
    'a key twice',
    { extends: './a.json' },
    { 'a.json': '{"version": 1, "version": 1}' },
    'The config a.json has the key version twice',
    '',
  ],
  ['no version', { extends: './a.json' }, { 'a.json': {} }, 'a.json: the config lacks the key version.', ''],
  [
    'a wrong value',
    { extends: './a.json' },
    { 'a.json': { version: 1, budgets: [BUDGET('5%'), BUDGET('15')] } },
    'a.json: budgets[1].max is "15"',
    '',
  ],
  [
    'a comparison, and nobody names a baseline',
    { extends: './a.json' },
    { 'a.json': { version: 1, budgets: [{ metric: 'crypto_share', regression: '+5pp' }] } },
    'a.json: budgets[0].regression compares with a baseline, but the config names none.',
    '',
  ],
  ['a number', { extends: 3 }, {}, 'extends is 3; it takes text or a list.', ''],
  ['nothing', { extends: [] }, {}, 'extends is []; it takes a list with something in it.', ''],
])('extending %s is refused', async (_, config, files, sentence, next) => {
  const { message } = await load({ '.cryptoprofrc': { version: 1, ...config }, ...files });
  expect(message).toContain(sentence);
  expect(message).toContain(next);
});
