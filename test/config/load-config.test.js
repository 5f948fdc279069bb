import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describeFailure } from '../../src/cli/describe-failure.js';
import { loadConfig, makeConfig } from '../../src/config/load-config.js';
import { Failure } from '../../src/model/failure.js';
import { keptStream } from '../support/fake-io.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

const RULES = ['sync-kdf', 'sync-hash', 'kdf-keylen'];
const BUDGET = { metric: 'crypto_share', max: '15%' };

/**
 * @param {Record<string, unknown>} files text, or what becomes JSON, by path
 * @param {{cwd?: string, file?: string | null}} [where] working directory in the root; the config that is named
 * @returns {Promise<{config?: any, file?: string | null, root: string, message?: string, code?: string}>}
 */
async function load(files, { cwd = '.', file = null } = {}) {
  const root = newDirectory();
  mkdirSync(path.join(root, cwd), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    const isText = typeof content === 'string' || content instanceof Buffer;
    writeFileSync(path.join(root, name), isText ? content : JSON.stringify(content));
  }
  try {
    return { root, ...(await loadConfig(file, { cwd: path.join(root, cwd), root, rules: RULES, baseline: null })) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { root, code: error.code, message: describeFailure(error, keptStream()).replaceAll(`${root}/`, '') };
  }
}

describe('found', () => {
  test.each([['.cryptoprofrc'], ['.cryptoprofrc.json'], ['cryptoprof.config.json']])('%s', async (name) => {
    const { file, root, config } = await load({ [name]: { version: 1, budgets: [BUDGET] } });
    expect(path.relative(root, file)).toBe(name);
    expect(config).toMatchObject({
      source: name,
      runs: 5,
      budgets: [{ metric: 'crypto_share', max: 0.15, level: 'error', index: 0 }],
      baseline: null,
      allow: [],
    });
  });

  test('package.json, by its key; one without it is passed by', async () => {
    const config = { version: 1, runs: 6 };
    expect((await load({ 'package.json': { name: 'x', cryptoprof: config } })).config.runs).toBe(6);
    expect(
      (await load({ 'package.json': { cryptoprof: config }, 'a/package.json': { name: 'a' } }, { cwd: 'a/b' })).config
        .source,
    ).toBe('../../package.json');
  });

  test('upwards, the nearest one, and not above the root', async () => {
    const files = { '.cryptoprofrc': { version: 1, runs: 4 }, 'a/.cryptoprofrc': { version: 1, runs: 7 } };
    expect((await load(files, { cwd: 'a/b/c' })).config.runs).toBe(7);
    expect((await load(files, { cwd: 'b' })).config.runs).toBe(4);
    const above = newDirectory();
    mkdirSync(path.join(above, 'repository/src'), { recursive: true });
    writeFileSync(path.join(above, '.cryptoprofrc'), '{"version": 1, "runs": 9}');
    const found = await loadConfig(null, {
      cwd: path.join(above, 'repository/src'),
      root: path.join(above, 'repository'),
      rules: RULES,
      baseline: null,
    });
    expect(found).toMatchObject({ file: null, config: { runs: 5 } });
  });

  test('one that is named, with a byte order mark, and package.json', async () => {
    expect(
      (await load({ 'ci/gate.json': `\uFEFF${JSON.stringify({ version: 1, runs: 2 })}` }, { file: 'ci/gate.json' }))
        .config,
    ).toMatchObject({ runs: 2, source: 'ci/gate.json' });
    expect(
      (await load({ 'a/package.json': { cryptoprof: { version: 1, runs: 2 } } }, { file: 'a/package.json' })).config
        .runs,
    ).toBe(2);
  });

  test('its paths are relative to it', async () => {
    const { root, config } = await load(
      { '.cryptoprofrc': { version: 1, baseline: { file: 'ci/known.json' } } },
      { cwd: 'a/b' },
    );
    expect(config.baseline).toEqual({ file: path.join(root, 'ci/known.json'), newCallSites: 'error' });
  });

  test('nothing: errors fail, and new call sites once there is a baseline', async () => {
    const without = await load({});
    expect(without).toMatchObject({
      file: null,
      config: { budgets: [{ metric: 'findings', severity: 'error', max: 0, level: 'error' }], baseline: null },
    });
    const beside = await load({ 'cryptoprof-baseline.json': {} }, { cwd: 'a' });
    expect(beside.config.baseline).toEqual({
      file: path.join(beside.root, 'cryptoprof-baseline.json'),
      newCallSites: 'error',
    });
    expect(beside.config.budgets).toEqual([]);
  });
});

describe("a file that can't be used is told", () => {
  test.each([
    [
      'no JSON',
      { '.cryptoprofrc': '{"version": 1,}' },
      {},
      'The config .cryptoprofrc is not valid JSON, line 1, column 15: ',
    ],
    [
      'YAML in the file that may be YAML elsewhere',
      { '.cryptoprofrc': '\uFEFF\nversion: 1' },
      {},
      "The config .cryptoprofrc is not valid JSON, line 2, column 1: Unexpected token 'v'.",
    ],
    ['nothing', { '.cryptoprofrc': ' \n' }, {}, 'The config .cryptoprofrc is empty.'],
    [
      'code',
      { 'cryptoprof.config.js': 'throw new Error("run")' },
      {},
      'cryptoprof.config.js is not a JSON config.\n  why   Configs are JSON',
    ],
    ['YAML', { '.cryptoprofrc.yaml': 'version: 1' }, {}, '.cryptoprofrc.yaml is not a JSON config.'],
    [
      'a package.json that is no JSON',
      { 'package.json': '{' },
      {},
      'The config package.json is not valid JSON, line 1, column 2: ',
    ],
    [
      'false in package.json',
      { 'package.json': { cryptoprof: false } },
      {},
      'The key cryptoprof of package.json is empty.',
    ],
    ['named, missing', {}, { file: 'gate.json' }, 'There is no config gate.json.'],
    [
      'merge conflicts',
      { '.cryptoprofrc': '{\n"version": 1,\n<<<<<<< HEAD\n"runs": 2\n=======\n"runs": 3\n>>>>>>> main\n}' },
      {},
      'The config .cryptoprofrc is not valid JSON, line 3, column 1: it has merge conflicts.',
    ],
    [
      "what Windows PowerShell's > makes",
      { '.cryptoprofrc': Buffer.from('\uFEFF{"version": 1}', 'utf16le') },
      {},
      'The config .cryptoprofrc is not valid JSON, line 1, column 1: it is UTF-16, not UTF-8.',
    ],
    [
      'more than anybody reads',
      { '.cryptoprofrc': ' '.repeat(2 ** 20 + 1) },
      {},
      "The config .cryptoprofrc can't be read: file too large.\n  next  A config may have at most 1048576 bytes.",
    ],
    ['named, a directory', { 'a/b': '' }, { file: 'a' }, "The config a can't be read: it is a directory."],
    [
      'two',
      { '.cryptoprofrc': '{"version": 1}', 'cryptoprof.config.json': '{}' },
      {},
      ': .cryptoprofrc and cryptoprof.config.json.\n',
    ],
    [
      'two, one of them in package.json',
      { '.cryptoprofrc.json': '{"version": 1}', 'package.json': { cryptoprof: { version: 1 } } },
      {},
      ': .cryptoprofrc.json and package.json.\n',
    ],
    [
      'a key twice',
      { '.cryptoprofrc': '{"version": 1,\n "runs": 2, "runs": 3}' },
      {},
      'The config .cryptoprofrc has the key runs twice; the second one is on line 2, column 13.',
    ],
    [
      'our key twice in package.json',
      { 'package.json': '{"cryptoprof": {"version": 1, "version": 1}}' },
      {},
      'The config package.json has the key version twice; the second one is on line 1, column 31.',
    ],
    [
      'one that is not read beside one that is',
      { '.cryptoprofrc.json': '{"version": 1}', 'cryptoprof.config.js': '' },
      {},
      ': .cryptoprofrc.json and cryptoprof.config.js.\n',
    ],
    ['named, empty', { 'gate.json': '' }, { file: 'gate.json' }, 'The config gate.json is empty.'],
    [
      'named, a package.json without the key',
      { 'package.json': {} },
      { file: 'package.json' },
      'The key cryptoprof of package.json is empty.',
    ],
  ])('%s', async (_, files, where, sentence) => {
    const { message } = await load(files, where);
    expect(message).toContain(sentence);
  });

  test.each([
    'cryptoprof.json',
    '.cryptoprof.json',
    'cryptoprofrc',
    'cryptoprofrc.json',
    '.cryptoprof.yml',
    'cryptoprof-config.json',
    '.cryptoprof.config.json',
    'cryptoprof.gate.json',
    '.crytoprofrc',
    'cryptopof.config.json',
    'cryptoprof.config',
    '.cryptoprofrc.jsn',
    '.cryptoprofrc.txt',
  ])('%s is no name of a config', async (name) => {
    const { message } = await load({ [name]: '{"version": 1}' }, { cwd: 'a/b' });
    expect(message).toBe(
      `cryptoprof: ${name} would be ignored.\n  why   No config of that name is read there, and without one the gate uses its defaults.\n` +
        `  next  Rename it to cryptoprof.config.json, or pass it: --config ${name}\n`,
    );
  });

  test.each([
    'cryptoprof.json',
    '.cryptoprofrc',
    'cryptoprofrc.json',
    'cryptoprof.config.json',
    'cryptoprof.config.mjs',
  ])('.config/%s is not read', async (name) => {
    const { message } = await load({ [`.config/${name}`]: '{"version": 1}' }, { cwd: 'a/b' });
    expect(message).toContain(`cryptoprof: .config/${name} would be ignored.\n`);
    expect(message).toContain('  next  Rename it to cryptoprof.config.json, outside of .config, or pass it: --config ');
  });

  test.each(['Cryptoprof', 'cryptoProf', 'crypto-prof', 'crytoprof'])(
    '%s is no key of package.json that is read',
    async (key) => {
      const { message } = await load({ 'package.json': JSON.stringify({ [key]: { version: 1 } }) }, { cwd: '.' });
      expect(message).toMatch(`cryptoprof: The key ${key} of package.json would be ignored.`);
      expect(message).toContain('next  Call it cryptoprof.\n');
    },
  );

  test("a key of package.json that holds no config is somebody else's", async () => {
    const text = '{"cryptoproof": "x", "cryptopro": null}';
    expect((await load({ 'package.json': text }, { cwd: '.' })).config.runs).toBe(5);
  });

  test('a name that is nearly right matters only where no right one is found', async () => {
    const files = { 'cryptoprof.json': '{}', 'a/.cryptoprofrc': '{"version": 1, "runs": 2}' };
    expect((await load(files, { cwd: 'a/b' })).config.runs).toBe(2);
    expect((await load({ ...files, '.cryptoprofrc': '{"version": 1}' }, { cwd: '.' })).config.runs).toBe(5);
    expect((await load({ ...files, 'a/b/cryptoprof.json': '{}' }, { cwd: 'a/b' })).code).toBe('config-name-near');
    expect((await load(files, { file: 'a/.cryptoprofrc' })).config.runs).toBe(2);
  });

  test('a file with another purpose is not a config', async () => {
    const others = {
      'cryptoprof-baseline.json': '{}',
      'cryptoprof.json': '{\n  "schemaVersion": 2}',
      'cryptoprof.js': '',
      'cryptoprof.md': '',
      'cryptoprof.sarif': '',
      'cryptoprof-1.log': '',
      '.cryptoprof/report.json': '{}',
      'cryptoprof/x.json': '{}',
      'cryptoprof.config/x': '',
      '.config/cryptoprof-baseline.json': '{}',
      'package.json': '{"cryptoprofx": 1, "a": 1, "a": 2}',
    };
    expect(await load(others)).toMatchObject({ file: null, config: { runs: 5 } });
  });

  test("a FIFO with a name like a config's is not waited for", async () => {
    const cwd = newDirectory();
    execFileSync('mkfifo', [path.join(cwd, 'cryptoprof.json')]);
    expect(await loadConfig(null, { cwd, root: cwd, rules: RULES, baseline: null })).toMatchObject({ file: null });
  });

  test("a package.json that holds no object is nobody's config", async () => {
    for (const text of ['null', '[]', '3', '"cryptoprof"'])
      expect((await load({ 'package.json': text })).file).toBeNull();
  });

  test.each([
    ['gate.json', 'gate.json'],
    ['cryptoprof.config.json', null],
    ['package.json', null],
  ])('%s, a link that leads nowhere', async (name, named) => {
    const cwd = newDirectory();
    symlinkSync('../nowhere', path.join(cwd, name));
    await expect(loadConfig(named, { cwd, root: cwd, rules: RULES, baseline: null })).rejects.toMatchObject({
      code: 'config-missing',
      facts: { path: path.join(cwd, name), target: '../nowhere' },
    });
  });
});

describe('every mistake is reported with file, place, value, and what was probably meant', () => {
  const budget = (/** @type {object} */ entry) => ({ version: 1, budgets: [BUDGET, entry] });
  const allow = (/** @type {object} */ entry) => ({ version: 1, allow: [entry] });

  test.each([
    [
      { version: 1, budget: [] },
      'budget is an unknown key.',
      'Did you mean budgets? There are $schema, version, extends, runs, ',
    ],
    [{ version: 1, 'a/b~c': 1 }, '["a/b~c"] is an unknown key.', 'There are $schema, '],
    [
      { version: 1, baseline: { newCallsites: 'warn' } },
      'baseline.newCallsites is an unknown key.',
      'Did you mean newCallSites?',
    ],
    [{ budgets: [] }, 'the config lacks the key version.', 'Add "version": 1.'],
    [{ version: '1' }, 'version is "1"; it takes 1.', ''],
    [{ version: 2 }, 'version is 2; it takes 1.', ''],
    [
      { version: 1, runs: 0 },
      'runs is 0; it takes 1 or more.',
      'Its meaning: How many times `cryptoprof --gate` runs the program at most',
    ],
    [{ version: 1, runs: 2.5 }, 'runs is 2.5; it takes a whole number.', ''],
    [{ version: 1, runs: '3' }, 'runs is "3"; it takes a whole number.', ''],
    [{ version: 1, budgets: {} }, 'budgets is {}; it takes a list.', ''],
    [{ version: 1, budgets: [3] }, 'budgets[0] is 3; it takes an object.', ''],
    [{ version: 1, baseline: 'b.json' }, 'baseline is "b.json"; it takes an object.', ''],
    [
      { version: 1, baseline: { file: '' } },
      'baseline.file is ""; it takes text that is not empty.',
      'Path of the baseline',
    ],
    [
      { version: 1, baseline: { newCallSites: 'warning' } },
      'baseline.newCallSites is "warning"; it takes one of error, warn, off.',
      'Did you mean warn?',
    ],
    ['text', 'the config is "text"; it takes an object.', ''],
    [null, 'the config is null; it takes an object.', ''],
    [[], 'the config is []; it takes an object.', ''],
    [budget({}), 'budgets[1] lacks the key metric.', 'Add it. Its meaning: What is measured.'],
    [budget({ metrik: 'crypto_share' }), 'budgets[1].metrik is an unknown key.', 'Did you mean metric?'],
    [
      budget({ metric: 'crypto_shar' }),
      'budgets[1].metric is "crypto_shar"; it takes one of sync_call_sites, ',
      'Did you mean crypto_share?',
    ],
    [budget({ metric: 'latency' }), 'budgets[1].metric is "latency"; it takes one of ', 'What is measured.'],
    [
      budget({ metric: 'crypto_share' }),
      'budgets[1] has no limit, so it could never fail.',
      'Give it max or regression.',
    ],
    [
      budget({ metric: 'crypto_share', max: '15' }),
      'budgets[1].max is "15"; it takes "15%", or a number from 0 to 1.',
      'Did you mean "15%"?',
    ],
    [
      budget({ metric: 'crypto_share', max: ' 15%' }),
      'budgets[1].max is " 15%"; it takes "15%"',
      'Did you mean "15%"?',
    ],
    [budget({ metric: 'crypto_share', max: 15 }), 'budgets[1].max is 15; it takes "15%"', 'Did you mean "15%"?'],
    [
      budget({ metric: 'crypto_share', max: 1 }),
      'budgets[1].max is 1; it takes less than 100 %, which nothing exceeds.',
      'Did you mean "1%"?',
    ],
    [
      budget({ metric: 'crypto_share', max: '100%' }),
      'budgets[1].max is "100%"; it takes less than 100 %',
      'Change it to that.',
    ],
    [
      budget({ metric: 'resumption_ratio', min: '50%' }),
      'budgets[1].min is "50%"; it takes a number such as 0.5, up to 1000.',
      'Did you mean 0.5?',
    ],
    [
      budget({ metric: 'resumption_ratio', min: 0 }),
      'budgets[1].min is 0; it takes more than 0, below which nothing falls.',
      'Change it to that.',
    ],
    [
      budget({ metric: 'resumption_ratio', min: 50 }),
      'budgets[1].min is 50; it takes at most 1, which is all there is.',
      'Did you mean 0.5?',
    ],
    [
      budget({ metric: 'sync_call_sites', max: 1e9 }),
      'budgets[1].max is 1000000000; it takes a whole number up to 10000.',
      'Change it to that.',
    ],
    [budget({ metric: 'longest_block', max: 1e9 }), 'budgets[1].max is 1000000000; it takes "50 ms", ', ''],
    [
      budget({ metric: 'crypto_share', regression: '+100pp' }),
      'budgets[1].regression is "+100pp"; it takes "+5pp" (points, fewer than 100)',
      '',
    ],
    [{ version: 1, minBusyTicks: 1e9 }, 'minBusyTicks is 1000000000; it takes 10000000 or less.', ''],
    [{ version: 1, strict: 'yes' }, 'strict is an unknown key.', 'Use the command-line option: --strict'],
    [
      budget({ metric: 'longest_block', max: '50 sec' }),
      'budgets[1].max is "50 sec"; it takes "50 ms", "1.5 s"',
      'Change it to that.',
    ],
    [budget({ metric: 'longest_block', max: '50 MS' }), 'budgets[1].max is "50 MS";', 'Did you mean "50 ms"?'],
    [
      budget({ metric: 'sync_call_sites', max: 0.5 }),
      'budgets[1].max is 0.5; it takes a whole number up to 10000.',
      '',
    ],
    [budget({ metric: 'crypto_share', max: -1 }), 'budgets[1].max is -1; it takes 0 or more.', ''],
    [budget({ metric: 'crypto_share', max: null }), 'budgets[1].max is null; it takes a number or text.', ''],
    [
      budget({ metric: 'crypto_share', regression: '5' }),
      'budgets[1].regression is "5"; it takes "+5pp" (points, fewer than 100) or "+30%"',
      'Did you mean "+5pp"?',
    ],
    [
      budget({ metric: 'crypto_share', regression: '+5pp' }),
      'budgets[1].regression compares with a baseline, but the config names none.',
      'Add "baseline": {"file": "cryptoprof-baseline.json"}',
    ],
    [
      budget({ metric: 'crypto_share', min: '5%' }),
      'budgets[1].min would do nothing, since crypto_share does not use it.',
      'What you wrote is for resumption_ratio.',
    ],
    [
      budget({ metric: 'tls_protocols', max: 0 }),
      'budgets[1].max would do nothing, since tls_protocols does not use it.',
      'tls_protocols takes side, forbid.',
    ],
    [budget({ metric: 'crypto_share', max: 0, side: 'server' }), 'budgets[1].side would do nothing', ''],
    [
      budget({ metric: 'tls_protocols', forbid: ['TLSv1'], peer: '*' }),
      'budgets[1].peer would do nothing, since tls_protocols does not use it.',
      '',
    ],
    [
      budget({ metric: 'handshakes_per_request', max: 0.1, peer: 'https://api.example.com:443/v1' }),
      'budgets[1].peer is "https://api.example.com:443/v1"; it takes a host and a port',
      'Did you mean "api.example.com:443"?',
    ],
    [budget({ metric: 'handshakes_per_request', max: 0.1, peer: '' }), 'budgets[1].peer is "";', ''],
    [
      budget({ metric: 'crypto_ms_per_request', max: 20, route: 'https://example.com/login?user=a' }),
      'budgets[1].route is "https://example.com/login?user=a"; it takes a method of HTTP and a path',
      'Did you mean "* /login"?',
    ],
    [
      budget({ metric: 'crypto_ms_per_request', max: 20, route: '/login' }),
      'budgets[1].route is "/login";',
      'Did you mean "* /login"?',
    ],
    [
      budget({ metric: 'crypto_ms_per_request', max: 20, route: 'post /login?user=a' }),
      'budgets[1].route is "post /login?user=a";',
      'Did you mean "POST /login"?',
    ],
    // Requests are not counted by procedure, so that such a budget could never be judged.
    [
      budget({ metric: 'crypto_ms_per_request', max: 20, route: 'tRPC users.login' }),
      'budgets[1].route is "tRPC users.login"; it takes a method of HTTP',
      'Change it to that.',
    ],
    [budget({ metric: 'crypto_share', max: 0, route: 'POST /login' }), 'budgets[1].route would do nothing', ''],
    [
      budget({ metric: 'tls_protocols', forbid: [] }),
      'budgets[1].forbid is []; it takes a list with something in it.',
      '',
    ],
    [
      budget({ metric: 'tls_protocols', forbid: ['TLSv1.1', 'TLSv1.0'] }),
      'budgets[1].forbid[1] is "TLSv1.0", which matches no TLS connection.',
      'Did you mean TLSv1? There are SSLv3, TLSv1, TLSv1.1, TLSv1.2, TLSv1.3.',
    ],
    [
      budget({ metric: 'tls_protocols', forbid: ['tlsv1.2'] }),
      'budgets[1].forbid[0] is "tlsv1.2"',
      'Did you mean TLSv1.2?',
    ],
    [budget({ metric: 'tls_protocols', forbid: ['banana'] }), 'budgets[1].forbid[0] is "banana"', 'There are SSLv3, '],
    [budget({ metric: 'tls_protocols', forbid: ['TLS_RSA_*'] }), 'budgets[1].forbid[0] is "TLS_RSA_*"', ''],
    [
      budget({ metric: 'tls_ciphers', forbid: ['ECDHE-RSA-AES128-SHA'] }),
      'budgets[1].forbid[0] is "ECDHE-RSA-AES128-SHA", which matches no TLS connection.',
      "Did you mean TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA? There are 189 names, which are IANA's, such as ",
    ],
    [
      budget({ metric: 'tls_ciphers', forbid: ['AES128-GCM-SHA256'] }),
      '',
      'Did you mean TLS_RSA_WITH_AES_128_GCM_SHA256?',
    ],
    [budget({ metric: 'tls_ciphers', forbid: ['*AES128*'] }), 'budgets[1].forbid[0] is "*AES128*"', ''],
    [
      budget({ ...BUDGET, operation: 'pbkdf2' }),
      'budgets[1].operation is "pbkdf2", which matches no operation.',
      'Did you mean kdf.pbkdf2?',
    ],
    [
      budget({ ...BUDGET, operation: 'kfd.*' }),
      'budgets[1].operation is "kfd.*", which matches no operation.',
      'Did you mean kdf? There are kdf.pbkdf2',
    ],
    [
      budget({ metric: 'findings', max: 0, rule: 'sync-kfd' }),
      'budgets[1].rule is "sync-kfd", which matches no rule.',
      'Did you mean sync-kdf?',
    ],
    [
      budget({ metric: 'findings', max: 0, severity: 'warn' }),
      'budgets[1].severity is "warn"; it takes one of error, warning, info.',
      'Did you mean warning?',
    ],
    [
      budget({ ...BUDGET, path: '/app/src/**' }),
      'budgets[1].path is "/app/src/**", which matches no file.',
      'Write it like src/routes/**',
    ],
    [budget({ ...BUDGET, path: 'src\\routes' }), 'budgets[1].path is "src\\routes", which matches no file.', ''],
    [budget({ ...BUDGET, path: '../x' }), 'budgets[1].path is "../x"', ''],
    [
      budget({ ...BUDGET, level: 'warning' }),
      'budgets[1].level is "warning"; it takes one of error, warn.',
      'Did you mean warn?',
    ],
    [
      budget({ ...BUDGET, max: 0.15 }),
      'budgets[1] adds nothing to budgets[0].',
      'Remove one of them, or change what it is about.',
    ],
    [budget({ ...BUDGET, max: '25%' }), 'budgets[1] adds nothing to budgets[0].', ''],
    [budget({ ...BUDGET, max: '10%' }), 'budgets[0] adds nothing to budgets[1].', ''],
    [budget({ ...BUDGET, level: 'warn' }), 'budgets[1] adds nothing to budgets[0].', ''],
    [
      {
        version: 1,
        budgets: [
          { metric: 'tls_protocols', forbid: ['TLSv1'] },
          { metric: 'tls_protocols', forbid: ['TLSv1.1', 'TLSv1'] },
        ],
      },
      'budgets[0] adds nothing to budgets[1].',
      '',
    ],
    [
      {
        version: 1,
        budgets: [
          { metric: 'resumption_ratio', min: 0.4 },
          { metric: 'resumption_ratio', min: 0.3 },
        ],
      },
      'budgets[1] adds nothing to budgets[0].',
      '',
    ],
    [
      {
        version: 1,
        baseline: {},
        budgets: [
          { metric: 'findings', regression: 1 },
          { metric: 'findings', regression: 1, severity: 'info' },
        ],
      },
      'budgets[1] adds nothing to budgets[0].',
      '',
    ],
    [
      {
        version: 1,
        allow: [
          { rule: 'sync-kdf', site: 'a#*', reason: 'at start-up', expires: '2026-12-31' },
          { rule: 'sync-kdf', site: 'a#*', reason: 'still', expires: '2027-12-31' },
        ],
      },
      'allow[0] adds nothing to allow[1].',
      'Remove one of them',
    ],
    [allow({ rule: 'sync-kdf', site: 'a' }), 'allow[0] lacks the key reason.', ''],
    [
      allow({ rule: 'sync-kdf', site: 'a', reason: ' ' }),
      'allow[0].reason is " "; it takes text that is not empty.',
      'Why it is accepted',
    ],
    [
      allow({ rule: 'sync-kdf', site: 'a#*', reason: '<why>' }),
      'allow[0].reason is "<why>"; it takes why the finding is accepted.',
      '',
    ],
    [
      allow({ rule: 'sync-kdf', site: 'a#*', reason: '\u200b' }),
      'allow[0].reason is "\\u200b"; it takes why the finding is accepted.',
      '',
    ],
    [
      allow({ rule: 'kdf', site: 'a', reason: 'r' }),
      'allow[0].rule is "kdf", which matches no rule.',
      'Did you mean sync-kdf?',
    ],
    [
      allow({ rule: '*', site: 'a', reason: 'r', expires: '31.3.2027' }),
      'allow[0].expires is "31.3.2027"; it takes a day of the calendar, such as 2027-03-31.',
      'Its meaning: The last day, by UTC, on which it is accepted.',
    ],
    [
      allow({ rule: '*', site: 'a', reason: 'r', expires: '2027-02-29' }),
      'allow[0].expires is "2027-02-29"; it takes a day of the calendar',
      '',
    ],
    [
      allow({ rule: '*', site: '*#*|*', reason: 'r' }),
      'allow[0].site is "*#*|*"; it takes a file, a function or an operation: with every rule it allows everything.',
      '',
    ],
    [
      allow({ rule: '*-*', site: '*.*', reason: 'r' }),
      'allow[0].site is "*.*"; it takes a file, a function or an operation: with every rule it allows everything.',
      '',
    ],
    [
      allow({ rule: '*-*', site: './*', reason: 'r' }),
      'allow[0].site is "./*"; it takes a file, a function or an operation: with every rule it allows everything.',
      '',
    ],
    [
      allow({ rule: '*', site: '*/*#*|*', reason: 'r' }),
      'allow[0].site is "*/*#*|*"; it takes a file, a function or an operation: with every rule it allows everything.',
      '',
    ],
    [
      allow({ rule: '*', site: 'src/boot.js:12', reason: 'r' }),
      'allow[0].site is "src/boot.js:12"; it takes a call site as the gate names it, such as "src/boot.js#init|*".',
      'Change it to that.',
    ],
    [
      allow({ rule: '*', site: 'a', reason: 'r', until: '2027-02-28' }),
      'allow[0].until is an unknown key.',
      'There are rule, site, reason, expires.',
    ],
  ])('%j', async (config, sentence, next) => {
    const { message } = await load({ 'gate.json': JSON.stringify(config) }, { file: 'gate.json' });
    expect(message).toContain(`cryptoprof: gate.json: ${sentence}`);
    expect(message.slice(message.indexOf('\n  next  '))).toContain(next);
  });

  test('a pattern that no regular expression can hold', async () => {
    const config = { version: 1, budgets: [{ metric: 'crypto_share', max: '5%', path: '['.repeat(33_000) }] };
    const { message } = await load({ 'gate.json': JSON.stringify(config) }, { file: 'gate.json' });
    expect(message).toMatch(
      /^cryptoprof: gate\.json: budgets\[0\]\.path is "\[+…; it takes text of at most 4096 characters/,
    );
  });

  test.each([
    ['tls_protocols', ['TLSv1', 'TLSv1.1', 'SSLv3', 'TLSv1*', '*']],
    ['tls_ciphers', ['TLS_RSA_WITH_AES_128_CBC_SHA', '*_CBC_*', '*_3DES_*', '*RC4*', 'TLS_AES_128_CCM_8_SHA256']],
  ])('names of %s that connections have may be forbidden', async (metric, forbid) => {
    expect(
      (await load({ 'gate.json': budget({ metric, forbid }) }, { file: 'gate.json' })).config.budgets[1].forbid,
    ).toEqual(forbid);
  });

  test.each([
    'GET /items/:id(\\d+)',
    'GET /^\\/a(?=b) #\\/?$/i',
    'GET /files/*path',
    'GET /a{/:b}',
    'ALL /x',
    'GET|POST …/x',
    '*',
  ])('%s may be a route', async (route) => {
    const config = budget({ metric: 'crypto_ms_per_request', max: 20, route });
    expect((await load({ 'gate.json': config }, { file: 'gate.json' })).config.budgets[1].route).toBe(route);
  });

  test('the same of a package.json', async () => {
    const { message } = await load({ 'package.json': { cryptoprof: { version: 1, bugdets: [] } } });
    expect(message).toBe(
      'cryptoprof: package.json: bugdets is an unknown key.\n' +
        '  next  Did you mean budgets? There are $schema, version, extends, runs, minBusyTicks, designEffect, maxLoadErrors, maxLogSize, budgets, baseline, allow.\n',
    );
  });

  test('a value that is nested as deep as memory goes is refused as any other', async () => {
    const { message } = await load({ '.cryptoprofrc': `${'['.repeat(1e5)}${']'.repeat(1e5)}` });
    expect(message).toContain('the config is […]; it takes an object.');
  });

  test('a long value is cut', async () => {
    const { message } = await load({ '.cryptoprofrc': { version: 'x'.repeat(1e5) } });
    expect(message.length).toBeLessThan(400);
  });
});

test.each([['runs'], ['minBusyTicks'], ['designEffect'], ['maxLogSize']])(
  '%s that is NaN, which only programs can write',
  async (key) => {
    for (const value of [NaN, Infinity, -1, 1e9, '3', 'banana', true, null]) {
      const error = await makeConfig(
        { version: 1, [key]: value },
        { cwd: '/app', root: '/app', rules: RULES, baseline: null },
      ).catch((thrown) => thrown);
      expect(error).toMatchObject({
        code: 'config-value-invalid',
        facts: { at: key, value: typeof value === 'number' ? String(value) : JSON.stringify(value) },
      });
    }
  },
);

test.each([
  ['500 MB', 500e6],
  ['2GB', 2e9],
])('logs of %s', async (maxLogSize, bytes) => {
  const { config } = await load({ '.cryptoprofrc': { version: 1, maxLogSize } });
  expect(config.maxLogSize).toBe(bytes);
});

test('without a limit, free space limits logs; less than 1 MB is not enough for a log', async () => {
  expect((await load({ '.cryptoprofrc': { version: 1 } })).config.maxLogSize).toBe(null);
  expect((await load({ '.cryptoprofrc': { version: 1, maxLogSize: '20 kB' } })).message).toMatch(
    /maxLogSize is "20 kB"; it takes "1 MB" or more, such as "500 MB" or "2 GB"\./,
  );
});

test('entries that each say something of their own are accepted', async () => {
  const budgets = [
    BUDGET,
    { ...BUDGET, max: '10%', level: 'warn' },
    { metric: 'crypto_share', regression: '+5pp' },
    { metric: 'crypto_share', regression: '+30%' },
    { ...BUDGET, operation: 'kdf' },
    { metric: 'tls_protocols', forbid: ['TLSv1'] },
    { metric: 'tls_protocols', forbid: ['TLSv1.1'] },
  ];
  const allow = ['a#*', 'b#*'].flatMap((site) =>
    ['sync-kdf', 'sync-hash'].map((rule) => ({ rule, site, reason: 'r' })),
  );
  const { config } = await load({ '.cryptoprofrc': { version: 1, baseline: {}, budgets, allow } });
  expect([config.budgets.length, config.allow.length]).toEqual([7, 4]);
});

test('"banana" is refused wherever a value means something', async () => {
  const whole = {
    version: 1,
    runs: 2,
    minBusyTicks: 300,
    designEffect: 2,
    maxLogSize: '500 MB',
    baseline: { file: 'free', newCallSites: 'warn' },
    budgets: [
      {
        metric: 'findings',
        operation: 'kdf',
        rule: 'sync-kdf',
        severity: 'error',
        max: 0,
        level: 'warn',
        regression: 1,
      },
      { metric: 'tls_protocols', side: 'server', forbid: ['TLSv1'] },
    ],
    allow: [{ rule: 'sync-kdf', site: '*', reason: 'free', expires: '2027-01-31' }],
  };
  const surroundings = { cwd: '/app', root: '/app', rules: RULES, baseline: null };
  await makeConfig(whole, surroundings);
  /** @type {string[]} */
  const accepted = [];
  for (const [at, changed] of eachReplaced(whole, 'banana'))
    await makeConfig(changed, surroundings).then(
      () => accepted.push(at),
      () => {},
    );
  // A file may be called so, and so may a reason.
  expect(accepted).toEqual(['.baseline.file', '.allow.0.reason']);
});

/**
 * @param {any} value of a config
 * @param {unknown} other that takes the place of each of its values
 * @returns {[at: string, changed: any][]}
 */
function eachReplaced(value, other) {
  if (typeof value !== 'object') return [['', other]];
  return Object.keys(value).flatMap((key) =>
    eachReplaced(value[key], other).map(([at, changed]) => {
      const copy = structuredClone(value);
      copy[key] = changed;
      return [`.${key}${at}`, copy];
    }),
  );
}

test('whatever a config holds, it is understood or refused', async () => {
  const keys = fc.constantFrom(
    'version',
    'runs',
    'budgets',
    'baseline',
    'allow',
    'metric',
    'max',
    'path',
    'rule',
    'site',
    'expires',
    '__proto__',
    'constructor',
    '',
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(1, 0, -1, null, true, '15%', 'crypto_share', 'kdf', '*', '', '2027-03-31'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(keys, tie('value'), { maxKeys: 4 }),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(value, async (config) => {
      const made = await makeConfig(config, { cwd: '/app', root: '/app', rules: RULES, baseline: null }).catch(
        (error) => error,
      );
      if (made instanceof Failure) expect(made.code).toMatch(/^config-/);
      else expect(made.config?.version).toBe(1);
    }),
    { numRuns: 500 },
  );
});
