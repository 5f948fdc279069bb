/**
 * `cryptoprof gate` on saved reports: what it judges by, how it ends, and what it says. (Runs of programs:
 * test/e2e/gate.test.js.)
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeConfig } from '../../src/config/load-config.js';
import { isAccepted, isUsable, withUnanswered } from '../../src/cli/run-gate.js';
import { tellVerdict } from '../../src/cli/tell-verdict.js';
import { Failure } from '../../src/model/failure.js';
import { RULES } from '../../src/rules/index.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { keptStream, runMain } from '../support/fake-io.js';
import { guideServerReport, noCryptoReport, tooFewTicksReport } from '../support/sample-report.js';

/** @import { Report } from '../../src/model/report.js' */

afterAll(removeDirectories);

const SITE = 'app.js#auth|kdf.pbkdf2';
const ENVIRONMENT = { node: '20', openssl: '3.0', platform: 'linux', processor: '', interval: '1000 µs', workload: [] };
const ALLOW = [{ rule: 'sync-kdf', site: SITE, reason: 'known', expires: '2027-03-31' }];
const NONE = { version: 1, budgets: [{ metric: 'sync_call_sites', max: 0 }] };

/**
 * Another run of the same program, as far as anyone can tell.
 * @param {Report} report
 * @param {number} nth
 */
function another(report, nth) {
  report.target.startTime = `2026-01-02T03:${String(nth).padStart(2, '0')}:00.000Z`;
  report.target.durationMs += nth;
  return report;
}

/**
 * @param {Record<string, unknown>} files text, or what becomes JSON, by path
 * @returns {string} absolute path of a repository with them
 */
function repositoryOf(files) {
  const cwd = newDirectory();
  for (const [name, content] of Object.entries({ 'package.json': {}, ...files })) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return cwd;
}

test.each([
  ['is skipped in JUnit', [], { exitCode: 0 }, '<skipped'],
  [
    'is an error there with --strict, since Jenkins takes what is skipped for green',
    ['--strict'],
    { exitCode: 3 },
    '<error',
  ],
])('what is inconclusive %s', async (_, words, ended, element) => {
  const cwd = repositoryOf({ 'r.json': tooFewTicksReport() });
  expect(await runMain(['gate', 'r.json', '--format', 'junit', ...words], { cwd })).toMatchObject({
    ...ended,
    out: expect.stringContaining(element),
  });
});

describe('exit codes', () => {
  const sync = guideServerReport();
  const crashed = noCryptoReport();
  crashed.target.exitCode = 3;

  test.each([
    ['without a config, a finding of severity error fails', { 'r.json': sync }, ['r.json'], 1, 'gate failed'],
    ['no such finding passes', { 'r.json': noCryptoReport() }, ['r.json'], 0, 'gate passed'],
    ['a budget fails', { 'r.json': sync, '.cryptoprofrc': NONE }, ['r.json'], 1, 'sync_call_sites'],
    [
      'with an exception it passes',
      { 'r.json': sync, '.cryptoprofrc': { ...NONE, allow: ALLOW } },
      ['r.json'],
      0,
      `allowed   sync-kdf at ${SITE}`,
    ],
    [
      'an exception that has expired does nothing',
      { 'r.json': sync, '.cryptoprofrc': { ...NONE, allow: [{ ...ALLOW[0], expires: '2026-01-30' }] } },
      ['r.json'],
      1,
      'held until 2026-01-30',
    ],
    [
      'a warning passes',
      { 'r.json': sync, '.cryptoprofrc': { version: 1, budgets: [{ ...NONE.budgets[0], level: 'warn' }] } },
      ['r.json'],
      0,
      'gate passed',
    ],
    ['too few ticks pass', { 'r.json': tooFewTicksReport() }, ['r.json'], 0, 'gate inconclusive'],
    ['too few ticks, strictly', { 'r.json': tooFewTicksReport() }, ['r.json', '--strict'], 3, 'gate inconclusive'],
    ['a program that failed', { 'r.json': crashed }, ['r.json'], 1, 'ended with exit code 3'],
    [
      'a config that is named',
      { 'r.json': sync, 'ci/gate.json': { ...NONE, allow: ALLOW } },
      ['--config', 'ci/gate.json', 'r.json'],
      0,
      'gate passed',
    ],
  ])('%s', async (_, files, words, exitCode, text) => {
    const ended = await runMain(['gate', ...words], { cwd: repositoryOf(files) });
    expect(ended).toMatchObject({ exitCode, signal: null, err: '' });
    expect(ended.out.replace(/\s+/g, ' ')).toContain(text.replace(/\s+/g, ' '));
  });

  test('several runs are judged together', async () => {
    const cwd = repositoryOf({
      'a.json': another(guideServerReport(), 1),
      'b.json': another(guideServerReport(), 2),
      '.cryptoprofrc': { version: 1, budgets: [{ metric: 'crypto_share', max: '60%' }] },
    });
    const { exitCode, out } = await runMain(['gate', 'a.json', 'b.json'], { cwd });
    expect(exitCode).toBe(1);
    expect(out).toContain('2 runs with 22,824 busy ticks');
  });

  test.each([
    ['no config where one is named', {}, ['--config', 'x.json', 'r.json'], 'There is no config '],
    [
      'a config with a mistake',
      { '.cryptoprofrc': { version: 1, budgets: [{ metric: 'crypto_shar' }] } },
      ['r.json'],
      'Did you mean crypto_share?',
    ],
    [
      'no budgets at all',
      { '.cryptoprofrc': { version: 1, budgets: [] } },
      ['r.json'],
      'has neither budgets nor a baseline',
    ],
    [
      'a pattern that matches nothing',
      { '.cryptoprofrc': { version: 1, budgets: [{ metric: 'crypto_share', max: '5%', path: 'src/**' }] } },
      ['r.json'],
      '.cryptoprofrc: budgets[0].path is "src/**", which matches none of 3 files.',
    ],
    [
      'no baseline',
      { '.cryptoprofrc': { version: 1, baseline: {} } },
      ['r.json', '--config', '.cryptoprofrc'],
      'There is no baseline cryptoprof-baseline.json.\n  why   Without its baseline a gate would pass everything new.\n  next  Create it, and commit it: cryptoprof gate --config .cryptoprofrc r.json --update-baseline\n',
    ],
    [
      'no baseline where one is named',
      {},
      ['--baseline', 'my known.json', 'r.json'],
      "Create it, and commit it: cryptoprof gate --baseline 'my known.json' r.json --update-baseline",
    ],
    ['a baseline that is none', { 'cryptoprof-baseline.json': '[]' }, ['r.json'], 'it is not an object'],
    [
      'a baseline with merge conflicts',
      { 'cryptoprof-baseline.json': '{\n<<<<<<< HEAD\n' },
      ['r.json'],
      'has merge conflicts.',
    ],
    [
      'a baseline without what a budget compares with',
      {
        '.cryptoprofrc': { version: 1, baseline: {}, budgets: [{ metric: 'crypto_share', regression: '+5pp' }] },
        'cryptoprof-baseline.json': {
          version: 3,
          environments: [{ runs: 5, busyTicks: 9000, callSites: {}, metrics: {}, environment: ENVIRONMENT }],
        },
      },
      ['r.json'],
      'has no value for budgets[0] of .cryptoprofrc: crypto_share.\n  why   The budget is newer than the baseline, or its value could not be measured then.\n  next  Record it, and commit what changes: cryptoprof gate r.json --update-baseline\n',
    ],
    [
      'a baseline to update, and none named',
      { '.cryptoprofrc': NONE },
      ['r.json', '--update-baseline'],
      '.cryptoprofrc names no baseline to update.',
    ],
    [
      "a baseline that can't be written",
      {},
      ['r.json', '--baseline', 'nowhere/b.json', '--update-baseline'],
      "Can't write the baseline to ",
    ],
    ['no such report', {}, ['x.json'], 'There is no file '],
    ['no report', { 'x.json': '{}' }, ['x.json'], 'is not in a format that cryptoprof reads'],
    [
      'an empty profile',
      {
        'x.json': {
          ...noCryptoReport(),
          profile: {
            ...noCryptoReport().profile,
            busyTicks: 0,
            ticks: 0,
            idleTicks: 0,
            namedTicks: 0,
            libraryTicks: 0,
            startTicks: 0,
          },
        },
      },
      ['x.json'],
      'Run 1 of 1 has no busy ticks',
    ],
    ['one run twice', {}, ['r.json', './r.json'], 'Runs 1 and 2 are the same run.'],
  ])('%s: 2, and nothing is judged', async (_, files, words, sentence) => {
    const cwd = repositoryOf({ 'r.json': guideServerReport(), ...files });
    const before = readdirSync(cwd);
    const { exitCode, out, err } = await runMain(['gate', ...words], { cwd });
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/^ +at /m);
    expect(readdirSync(cwd)).toEqual(before);
  });
});

test('the example of the help is a config', async () => {
  const { out } = await runMain(['gate', '--help']);
  const example = JSON.parse(out.slice(out.indexOf('  {'), out.indexOf('\n  }') + 4));
  const { config } = await makeConfig(example, {
    cwd: '/app',
    root: '/app',
    rules: RULES.map(({ meta }) => meta.id),
    baseline: null,
  });
  expect(config).toMatchObject({
    budgets: [
      { max: 0 },
      { max: 0.15 },
      { max: 0.01 },
      { max: 0.1 },
      { forbid: ['TLSv1', 'TLSv1.1'] },
      { max: 50, level: 'warn' },
    ],
    allow: [{ rule: 'sync-kdf' }],
  });
  // Where the package really has its schema.
  expect(
    existsSync(new URL(`../../${example.$schema.replace('./node_modules/cryptoprof/', '')}`, import.meta.url)),
  ).toBe(true);
});

describe('the baseline', () => {
  test('is made, is told, and accepts what it was made of', async () => {
    const cwd = repositoryOf({
      'r.json': guideServerReport(),
      '.cryptoprofrc': {
        version: 1,
        budgets: [{ metric: 'crypto_share', regression: '+5pp' }],
        baseline: { file: 'known.json' },
      },
    });
    const made = await runMain(['gate', 'r.json', '--update-baseline'], { cwd });
    expect(made.exitCode).toBe(0);
    expect(made.err).toContain(
      `The baseline known.json is written; review what changed, and commit it:\n  + call site  ${SITE}  0.7\n`,
    );
    expect(JSON.parse(readFileSync(path.join(cwd, 'known.json'), 'utf8')).environments[0].callSites).toHaveProperty([
      SITE,
    ]);
    const own = await runMain(['gate', 'r.json', '--strict'], { cwd });
    expect(own).toMatchObject({ exitCode: 0, err: '' });
  });

  test.each([
    [undefined, 'cryptoprof --update-baseline --gate <program>, driven as these were, records that many.'],
    [
      'attach',
      'keep each, cryptoprof attach -o <directory> <pid>, and accept them all, cryptoprof gate --update-baseline <directories>.',
    ],
    ['live', 'save the report of each, and accept them all, cryptoprof gate --update-baseline <reports>.'],
  ])('says how there are more runs of a program sampled by %s', async (sampledBy, how) => {
    const report = guideServerReport();
    if (sampledBy !== undefined) report.profile.sampledBy = sampledBy;
    const { err } = await runMain(['gate', 'r.json', '--update-baseline'], { cwd: repositoryOf({ 'r.json': report }) });
    expect(err).toMatch(
      /It rests on 1 run\. \d+ would show how much the program varies, so that no build fails by chance: /,
    );
    expect(err).toContain(how);
  });

  test('is not touched by an update that changes nothing', async () => {
    const cwd = repositoryOf({ 'r.json': guideServerReport() });
    await runMain(['gate', 'r.json', '--update-baseline'], { cwd });
    const text = readFileSync(path.join(cwd, 'cryptoprof-baseline.json'), 'utf8');
    const { exitCode, out, err } = await runMain(['gate', 'r.json', '--update-baseline'], { cwd });
    expect(exitCode).toBe(0);
    expect(err).toContain('is up to date: no entry has changed.');
    expect(out).toContain('The baseline is cryptoprof-baseline.json.');
    expect(readFileSync(path.join(cwd, 'cryptoprof-baseline.json'), 'utf8')).toBe(text);
    expect(readdirSync(cwd).sort()).toEqual(['cryptoprof-baseline.json', 'package.json', 'r.json']);
  });

  test('that was made on another machine is made anew, even if its entries are the same', async () => {
    const cwd = repositoryOf({ 'r.json': guideServerReport() });
    await runMain(['gate', 'r.json', '--update-baseline'], { cwd });
    const file = path.join(cwd, 'cryptoprof-baseline.json');
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    const [one] = saved.environments;
    writeFileSync(
      file,
      JSON.stringify({
        ...saved,
        environments: [{ ...one, environment: { ...one.environment, processor: '64 × Other' } }],
      }),
    );
    const { err } = await runMain(['gate', 'r.json', '--update-baseline'], { cwd });
    expect(err).toContain(
      'The baseline cryptoprof-baseline.json is written; only what it says about the runs has changed. Commit it.',
    );
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(saved);
  });

  test('holds an environment for each Node, and each is judged by its own', async () => {
    const other = another(noCryptoReport(), 1);
    other.target.node = '20.20.2';
    other.target.openssl = '3.0.19';
    const cwd = repositoryOf({ 'r.json': guideServerReport(), 'other.json': other });
    const file = path.join(cwd, 'cryptoprof-baseline.json');
    await runMain(['gate', 'r.json', '--update-baseline'], { cwd });
    const [own] = JSON.parse(readFileSync(file, 'utf8')).environments;
    const elsewhere = await runMain(['gate', 'other.json'], { cwd });
    expect(elsewhere.out).toContain('The baseline was made elsewhere');
    const { err } = await runMain(['gate', 'other.json', '--update-baseline'], { cwd });
    expect(err).toContain('The baseline cryptoprof-baseline.json is written');
    const { environments } = JSON.parse(readFileSync(file, 'utf8'));
    expect(environments.map(({ environment }) => environment.node)).toEqual(['20', own.environment.node]);
    expect(environments[1]).toEqual(own);
    expect(await runMain(['gate', 'r.json', '--strict'], { cwd })).toMatchObject({
      exitCode: 0,
      out: expect.not.stringContaining('elsewhere'),
    });
    // What the other Node accepts is no excuse: there, the call site is new.
    const worse = another(guideServerReport(), 2);
    worse.target.node = '20.20.2';
    worse.target.openssl = '3.0.19';
    writeFileSync(path.join(cwd, 'worse.json'), JSON.stringify(worse));
    expect((await runMain(['gate', 'worse.json'], { cwd })).exitCode).toBe(1);
  });

  test('of version 2 is read, and written as this version has it', async () => {
    const cwd = repositoryOf({ 'r.json': guideServerReport() });
    const file = path.join(cwd, 'cryptoprof-baseline.json');
    await runMain(['gate', 'r.json', '--update-baseline'], { cwd });
    const text = readFileSync(file, 'utf8');
    const {
      environments: [single],
    } = JSON.parse(text);
    writeFileSync(file, JSON.stringify({ version: 2, ...single }));
    expect((await runMain(['gate', 'r.json', '--strict'], { cwd })).exitCode).toBe(0);
    await runMain(['gate', 'r.json', '--update-baseline'], { cwd });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('makes new call sites fail, config or not', async () => {
    const cwd = repositoryOf({
      'before.json': noCryptoReport(),
      'r.json': another(guideServerReport(), 1),
      '.cryptoprofrc': { version: 1, budgets: [], baseline: {} },
    });
    await runMain(['gate', 'before.json', '--update-baseline'], { cwd });
    const { exitCode, out } = await runMain(['gate', 'r.json'], { cwd });
    expect(exitCode).toBe(1);
    expect(out).toContain('new_call_sites');
    expect(out).toContain('cryptoprof gate r.json --update-baseline');
  });

  test('is where to start from without a config: what is there passes, and what is new fails', async () => {
    const cwd = repositoryOf({ 'r.json': guideServerReport(), 'fixed.json': another(noCryptoReport(), 1) });
    const judge = (...words) => runMain(['gate', ...words], { cwd });
    expect((await judge('r.json')).exitCode).toBe(1);
    const made = await judge('r.json', '--update-baseline');
    expect(made).toMatchObject({ exitCode: 0, out: expect.stringContaining('gate passed') });
    expect(made.out).toMatch(/updated\s+just\s+now/);
    expect(await judge('r.json', '--strict')).toMatchObject({ exitCode: 0, err: '' });
    await judge('fixed.json', '--update-baseline');
    const worse = await judge('r.json');
    expect(worse.exitCode).toBe(1);
    expect(worse.out).toMatch(/✖ new_call_sites[^]*--update-baseline/);
    expect(worse.out).not.toContain('findings of severity');
  });

  test('accepts no limit that is no comparison, and says so', async () => {
    const cwd = repositoryOf({ 'r.json': guideServerReport(), '.cryptoprofrc': { ...NONE, baseline: {} } });
    const { exitCode, out, err } = await runMain(['gate', 'r.json', '--update-baseline'], { cwd });
    expect(exitCode).toBe(0);
    expect(out).toContain('gate failed');
    expect(err).toContain('What failed above compares with no baseline, so no baseline can accept it.');
  });

  test.each([
    ['true', 1],
    ['1', 1],
    ['false', 0],
    ['', 0],
  ])('is no way to pass a build: with CI=%j it ends with %i', async (CI, code) => {
    const cwd = repositoryOf({ 'r.json': guideServerReport(), '.cryptoprofrc': { ...NONE, baseline: {} } });
    const { exitCode, err } = await runMain(['gate', 'r.json', '--update-baseline'], { cwd, env: { CI } });
    expect(exitCode).toBe(code);
    // What it can accept, it has.
    expect(existsSync(path.join(cwd, 'cryptoprof-baseline.json'))).toBe(true);
    expect(err.includes('CI is set, so the build fails.')).toBe(code === 1);
    const accepted = repositoryOf({
      'r.json': guideServerReport(),
      '.cryptoprofrc': { version: 1, budgets: [{ metric: 'crypto_share', regression: '+5pp' }], baseline: {} },
    });
    expect((await runMain(['gate', 'r.json', '--update-baseline'], { cwd: accepted, env: { CI } })).exitCode).toBe(0);
  });

  test('is not written from a program that failed', async () => {
    const crashed = guideServerReport();
    crashed.target.signal = 'SIGSEGV';
    const cwd = repositoryOf({ 'r.json': crashed });
    const { exitCode, out, err } = await runMain(['gate', 'r.json', '--update-baseline'], { cwd });
    expect(exitCode).toBe(1);
    expect(out).not.toMatch(/updated\s+just\s+now/);
    expect(err).toContain('was not written, because the program failed');
    expect(readdirSync(cwd).sort()).toEqual(['package.json', 'r.json']);
  });

  test('is not written from fewer runs than it takes, or from runs that have nothing in common', async () => {
    const report = guideServerReport();
    const stderr = keptStream();
    const verdict = { baseline: { file: 'b.json', updated: false }, checks: [], doubts: [], failures: [], runs: 2 };
    const plan = { outputs: [], directory: null, title: '', kept: [] };
    const context = { io: { stderr, env: {}, cwd: newDirectory(), argv: [] }, flags: { updateBaseline: true } };
    const judged = { verdict, changes: null, runsForBaseline: 5 };
    for (const unfit of ['', 'the runs are not of one program in one environment (Node 20 → 24)'])
      expect(await tellVerdict({ ...judged, unfit }, report, plan, context)).toBe(1);
    expect(stderr.text()).toBe(
      'cryptoprof: The baseline b.json was not written, because only 2 of 5 runs could be made.\n' +
        'cryptoprof: The baseline b.json was not written, because the runs are not of one program in one environment (Node 20 → 24).\n',
    );
  });
});

describe('what keeps us from judging is told where GitHub shows it', () => {
  const wrong = {
    'r.json': guideServerReport(),
    '.cryptoprofrc': { version: 1, budgets: [{ metric: 'crypto_shar' }] },
  };

  test.each([
    [
      'a wrong config',
      wrong,
      ['gate', 'r.json', '--format', 'terminal,github'],
      '.cryptoprofrc: budgets[0].metric is "crypto_shar"; it takes one of ',
    ],
    ['no such report', {}, ['gate', '--format=github=-', 'x.json'], 'There is no file '],
    ['a wrong option', wrong, ['gate', '--format', 'github', '--strikt', 'r.json'], "unknown option '--strikt'"],
    ['no such script', {}, ['--gate', '--format', 'github', 'x.js'], 'There is no script x.js in '],
    [
      'a name that could end the annotation',
      {},
      ['gate', '--format', 'github', 'x\n::error::y.json'],
      'There is no file ',
    ],
  ])('%s', async (_, files, words, sentence) => {
    const cwd = repositoryOf(files);
    const summary = path.join(cwd, 'summary.md');
    const { exitCode, out, err } = await runMain(words, {
      cwd,
      env: { PATH: process.env.PATH, GITHUB_STEP_SUMMARY: summary },
    });
    expect(exitCode).toBe(2);
    expect(out.split('\n')).toEqual([
      expect.stringContaining(`::error title=cryptoprof%3A nothing was judged::${sentence}`),
      '',
    ]);
    expect(err).toContain(sentence);
    expect(readFileSync(summary, 'utf8')).toContain(`## ❌ cryptoprof: nothing was judged\n\n\`\`\`\n${sentence}`);
  });

  test.each([
    ['where annotations are not asked for', ['gate', 'x.json', '--format', 'terminal']],
    ['where they go to a file', ['gate', 'x.json', '--format', 'github=x.txt']],
    ['where a program is asked for them', ['--gate', 'x.js', '--format', 'github']],
  ])('nothing %s', async (_, words) => {
    const cwd = repositoryOf({});
    const { exitCode, out } = await runMain(words, {
      cwd,
      env: { PATH: process.env.PATH, GITHUB_STEP_SUMMARY: path.join(cwd, 'summary.md') },
    });
    expect({ exitCode, out, isWritten: existsSync(path.join(cwd, 'summary.md')) }).toEqual({
      exitCode: 2,
      out: '',
      isWritten: false,
    });
  });
});

test('the command that accepts is told relative to the working directory', async () => {
  const cwd = repositoryOf({
    'before.json': noCryptoReport(),
    'r.json': another(guideServerReport(), 1),
    'gate.json': { version: 1, budgets: [], baseline: {} },
  });
  await runMain(['gate', 'before.json', '--config', 'gate.json', '--update-baseline'], { cwd });
  const { out } = await runMain(['gate', '--config', path.join(cwd, 'gate.json'), path.join(cwd, 'r.json')], { cwd });
  expect(out).toContain('cryptoprof gate --config gate.json r.json --update-baseline');
  expect(out).not.toContain(`${cwd}/`);
});

describe('outputs', () => {
  test('--json is the verdict, and all there is on stdout', async () => {
    const cwd = repositoryOf({ 'r.json': guideServerReport() });
    const { exitCode, out, err } = await runMain(['gate', 'r.json', '--json'], { cwd });
    expect({ exitCode, err }).toEqual({ exitCode: 1, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      schemaVersion: 2,
      outcome: 'fail',
      runs: 1,
      checks: [{ metric: 'findings', offenders: [{ id: SITE }] }],
      notices: [{ code: 'config-default' }],
      baseline: null,
    });
  });

  test('of a program that failed, nothing is said to be accepted', async () => {
    const report = guideServerReport();
    const cwd = repositoryOf({ 'r.json': { ...report, target: { ...report.target, exitCode: 3 } } });
    const { exitCode, out } = await runMain(['gate', 'r.json'], { cwd });
    expect([exitCode, out.includes('the default applies'), out.includes('--update-baseline')]).toEqual([
      1,
      true,
      false,
    ]);
  });

  test('several, in files', async () => {
    const cwd = repositoryOf({ 'r.json': guideServerReport() });
    const { out } = await runMain(
      ['gate', 'r.json', '--format', 'sarif=out.sarif,junit=out.xml,terminal', '--json', 'verdict.json'],
      { cwd },
    );
    expect(out).toContain('gate failed');
    expect(JSON.parse(readFileSync(path.join(cwd, 'out.sarif'), 'utf8')).version).toBe('2.1.0');
    expect(readFileSync(path.join(cwd, 'out.xml'), 'utf8')).toContain('<failure');
    expect(JSON.parse(readFileSync(path.join(cwd, 'verdict.json'), 'utf8')).outcome).toBe('fail');
  });

  test('in a directory', async () => {
    const cwd = repositoryOf({ 'r.json': guideServerReport() });
    await runMain(['gate', 'r.json', '-o', 'out', '--format', 'json,markdown'], { cwd });
    expect(readdirSync(path.join(cwd, 'out')).sort()).toEqual(['report.md', 'verdict.json']);
  });

  test('with --quiet only why it failed', async () => {
    expect(
      await runMain(['gate', 'r.json', '--quiet'], { cwd: repositoryOf({ 'r.json': guideServerReport() }) }),
    ).toEqual({
      ...{ exitCode: 1, signal: null, out: '' },
      err: 'cryptoprof: There is 1 finding of severity error (11,412 busy ticks in 1 run), more than the limit of 0.\n',
    });
    const passing = repositoryOf({
      'r.json': guideServerReport(),
      '.cryptoprofrc.json': '{ "version": 1, "budgets": [{ "metric": "findings", "max": 9 }] }',
    });
    expect(await runMain(['gate', 'r.json', '--quiet'], { cwd: passing })).toEqual({
      exitCode: 0,
      signal: null,
      out: '',
      err: '',
    });
  });
});

describe('a self-test', () => {
  const files = Object.fromEntries(
    Array.from({ length: 10 }, (_, nth) => [`${nth}.json`, another(guideServerReport(), nth)]),
  );
  const config = { version: 1, budgets: [{ metric: 'crypto_share', regression: '+5pp' }], baseline: {} };
  const names = Object.keys(files);

  test('says how often runs of one program fail each other, without a baseline, and writes none', async () => {
    const cwd = repositoryOf({ ...files, '.cryptoprofrc': config });
    const { exitCode, out, err } = await runMain(['gate', '--self-test', '20', ...names], { cwd });
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(out).toBe(`cryptoprof: 10 runs in which nothing was changed, judged 20 times, by baselines of 5 other runs.
  fails         0 %
  inconclusive  0 %
  crypto_share regression  fails 0 %      inconclusive 0 %      varies 1 time as much as chance alone
  new_call_sites           fails 0 %      inconclusive 0 %
These can't show what happens in less than one of 10 runs.
`);
    expect(existsSync(path.join(cwd, 'cryptoprof-baseline.json'))).toBe(false);
  });

  test('says why verdicts are inconclusive, and what helps', async () => {
    const short = { version: 1, budgets: [{ metric: 'sync_call_sites', max: 9 }], minBusyTicks: 2_000_000 };
    const cwd = repositoryOf({ ...files, '.cryptoprofrc': short });
    const { out } = await runMain(['gate', '--self-test', '20', ...names], { cwd });
    expect(out).toContain(`
Why they are inconclusive:
  100 %  too few ticks: longer runs or more load would do
`);
  });

  test('takes several runs', async () => {
    const { exitCode, err } = await runMain(['gate', '--self-test', '20', '0.json', '1.json'], {
      cwd: repositoryOf({ ...files, '.cryptoprofrc': config }),
    });
    expect(exitCode).toBe(2);
    expect(err).toContain('A self-test needs at least 8 runs to show anything, and this one has 2.');
    expect(err).toContain('cryptoprof --gate --self-test 8 app.js');
  });

  test('takes no script from standard input', async () => {
    const { exitCode, err } = await runMain(['--gate', '--self-test', '8', '-'], { cwd: newDirectory() });
    expect(exitCode).toBe(2);
    expect(err).toMatch(/can't be run several times\.\n {2}next {2}Save it to a file\.\n$/);
  });

  test('makes no verdict', async () => {
    for (const words of [['--json'], ['--strict'], ['--update-baseline']]) {
      const { exitCode, err } = await runMain(['gate', '--self-test', '20', ...words, '0.json'], {
        cwd: newDirectory(),
      });
      expect({ exitCode, err }).toEqual({ exitCode: 2, err: expect.stringContaining('cannot be used with') });
    }
  });
});

test.each([
  ['what a WebSocket server answered us, and nobody else', 1, 1, 1, []],
  ['what it answered a load', 5, 5, 1, [4]],
  ['the same without a request of ours', 1, 1, 0, [1]],
  ['one success', 5, 4, 1, []],
])('%s: whether no request of a load succeeded', (_, requests, clientErrors, ownRequests, answered) => {
  const report = guideServerReport();
  const traffic = { ...report.traffic, requests, clientErrors, serverErrors: 0 };
  const run = { report: { ...report, load: null, drive: { listened: true, failure: '' }, traffic }, faults: [] };
  expect(withUnanswered({ ...run, ownRequests }).faults.map(({ facts }) => facts.answered)).toEqual(answered);
});

test.each([
  ['all were answered', { requests: 10, errors: 10, unanswered: 0 }, 1, true],
  ['some got no answer', { requests: 10, errors: 15, unanswered: 5 }, 1, true],
  ['fewer may fail', { requests: 10, errors: 15, unanswered: 5 }, 0.9, false],
  ['none was answered', { requests: 0, errors: 5, unanswered: 5 }, 1, false],
  ['it did not run', { reason: 'ENOENT' }, 1, false],
])('a load may fail as far as the config permits: %s', (_title, facts, maxLoadErrors, expected) => {
  expect(isAccepted(new Failure('load-failed', facts), { maxLoadErrors })).toBe(expected);
});

test.each([
  ['a server that the failing command ended', { exitCode: null, signal: 'SIGTERM' }, true, false],
  ['a program that the failing command ended before it listened', { exitCode: null, signal: 'SIGTERM' }, false, true],
  ['a program that failed', { exitCode: 3, signal: null }, true, true],
])('a load failed beside %s: whether it is judged', (_, ending, listened, expected) => {
  const report = guideServerReport();
  const run = {
    report: { ...report, load: null, drive: { listened, failure: '' }, target: { ...report.target, ...ending } },
    hasFailed: true,
    faults: [new Failure('load-failed', { reason: 'exit code 1' })],
  };
  expect(isUsable(run, { maxLoadErrors: 0.01 })).toBe(expected);
});
