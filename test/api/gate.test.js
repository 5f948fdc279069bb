/** What the gate does with files and with runs before they are judged. */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { judgeRuns, prepareGate, selfTestRuns } from '../../src/api/gate.js';
import { baselineText } from '../../src/gate/baseline/file.js';
import { makeBaseline } from '../../src/gate/baseline/baseline.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { configOf, runOf } from '../support/gate.js';

/** @import { Report } from '../../src/model/report.js' */

afterAll(removeDirectories);

const OCCASION = { version: '0.0.0', now: new Date('2026-11-20') };

/** A repository with a config, and perhaps a baseline. */
function repositoryOf(config, baseline = null) {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'package.json'), '{}');
  writeFileSync(path.join(cwd, '.cryptoprofrc'), JSON.stringify({ version: 1, ...config }));
  if (baseline !== null) writeFileSync(path.join(cwd, 'cryptoprof-baseline.json'), baselineText([baseline]));
  return cwd;
}

/** @param {Report} report @param {number} nth */
const run = (report, nth) => ({
  ...report,
  target: { ...report.target, startTime: `2026-01-01T00:00:0${nth}.000Z`, durationMs: report.target.durationMs + nth },
});

test('what fails is accepted by an update, however little it differs from what was accepted', async () => {
  // Two points more than 8 % are within the noise of so few ticks if their variance is three times binomial, and beyond
  // it if it is not.
  const config = {
    designEffect: 1,
    budgets: [{ metric: 'crypto_share', regression: '+2pp' }],
    baseline: { newCallSites: 'off' },
  };
  const baseline = makeBaseline([runOf(6000, [{ ticks: 480 }])], configOf(config), '2026-11-20');
  const runs = [1, 2].map((nth) => run(runOf(3000, [{ ticks: 308 }]), nth));
  const cwd = repositoryOf(config, baseline);
  const judged = async (updateBaseline) =>
    (await judgeRuns(runs, await prepareGate({ updateBaseline }, cwd), OCCASION)).verdict.outcome;
  expect([await judged(false), await judged(true), await judged(false)]).toEqual(['fail', 'pass', 'pass']);
});

test('nor does it lose what these runs could not measure', async () => {
  const budgets = [
    { metric: 'crypto_share', regression: '+2pp' },
    { metric: 'handshakes_per_request', regression: '+30%' },
  ];
  const config = { designEffect: 1, budgets, baseline: { newCallSites: 'off' } };
  const baseline = makeBaseline([runOf(6000, [{ ticks: 480 }])], configOf(config), '2026-11-20');
  baseline.metrics.set('handshakes_per_request', 0.1);
  const runs = [1, 2].map((nth) => run({ ...runOf(3000, [{ ticks: 308 }]), traffic: null }, nth));
  const cwd = repositoryOf(config, baseline);
  await judgeRuns(runs, await prepareGate({ updateBaseline: true }, cwd), OCCASION);
  const { verdict } = await judgeRuns(runs, await prepareGate({}, cwd), OCCASION);
  expect(verdict.checks.map(({ id, outcome, baseline: value }) => [id, outcome, value])).toEqual([
    ['handshakes_per_request regression', 'inconclusive', 0.1],
    ['crypto_share regression', 'pass', 0.1],
  ]);
});

test.each([
  [
    'that flags nothing so severe',
    { metric: 'findings', rule: 'kdf-cost', severity: 'error', max: 0 },
    'of severity error',
  ],
  ['of which none does', { metric: 'findings', rule: 'kdf-*', severity: 'error', max: 0 }, 'of severity error'],
  ['that is not about blocking', { metric: 'sync_call_sites', rule: 'kdf-cost', max: 0 }, 'about blocking'],
])('a budget on a rule %s would pass for ever, and is refused', async (_, budget, lacks) => {
  const cwd = repositoryOf({ budgets: [{ metric: 'crypto_share', max: '5%' }, budget] });
  await expect(prepareGate({}, cwd)).rejects.toMatchObject({
    code: 'config-rule-silent',
    facts: { path: '.cryptoprofrc', at: 'budgets[1].rule', rule: budget.rule, lacks },
  });
});

test.each([
  { metric: 'findings', rule: 'kdf-keylen', severity: 'warning', max: 0 },
  { metric: 'findings', rule: '*', severity: 'error', max: 0 },
  { metric: 'sync_call_sites', rule: 'sync-*', max: 0 },
  { metric: 'sync_call_sites', rule: 'pure-js-crypto', max: 0 },
])('a budget on a rule that may fail is none: $metric of $rule', async (budget) => {
  expect((await prepareGate({}, repositoryOf({ budgets: [budget] }))).config.budgets).toMatchObject([budget]);
});

describe('outside a repository', () => {
  const project = (config) => {
    const cwd = newDirectory();
    mkdirSync(path.join(cwd, 'src/routes'), { recursive: true });
    writeFileSync(path.join(cwd, 'src/routes/login.js'), '');
    writeFileSync(path.join(cwd, 'cryptoprof.config.json'), JSON.stringify({ version: 1, ...config }));
    return cwd;
  };
  const judged = async (cwd, choices = {}) =>
    (await judgeRuns([run(runOf(3000, []), 1)], await prepareGate({ ...choices }, cwd), OCCASION)).verdict.outcome;

  test('a path of files without cryptography passes, wherever the config is', async () => {
    const cwd = project({ budgets: [{ metric: 'sync_call_sites', path: 'src/routes/**', max: 0 }] });
    expect(await judged(cwd)).toBe('pass');
    expect(await judged(newDirectory(), { config: path.join(cwd, 'cryptoprof.config.json') })).toBe('pass');
  });

  test('a path that nothing matches is an error', async () => {
    const cwd = project({ budgets: [{ metric: 'sync_call_sites', path: 'source/**', max: 0 }] });
    await expect(judged(cwd)).rejects.toMatchObject({ code: 'gate-path-unmatched' });
  });
});

describe('a config in a package of a monorepo', () => {
  const FAILS = { runs: 1, budgets: [{ metric: 'sync_call_sites', path: 'src/routes/**', max: 0 }] };
  const monorepo = (config) => {
    const root = newDirectory();
    mkdirSync(path.join(root, '.git'));
    const directory = path.join(root, 'packages/api');
    mkdirSync(path.join(directory, 'src/routes'), { recursive: true });
    writeFileSync(path.join(directory, 'src/routes/login.js'), '');
    writeFileSync(path.join(directory, 'cryptoprof.config.json'), JSON.stringify({ version: 1, ...config }));
    return { root, directory };
  };
  const verdictOf = async ({ directory }, cwd = directory, choices = {}) => {
    const report = runOf(3000, [{ ticks: 900, file: path.join(directory, 'src/routes/login.js') }]);
    const runs = [{ ...report, target: { ...report.target, root: '' } }];
    return (await judgeRuns(runs, await prepareGate(choices, cwd), OCCASION)).verdict;
  };

  test.each(['src/routes/**', './src/**', 'packages/api/src/routes/**'])(
    'a budget on %p is about its files',
    async (pattern) => {
      const project = monorepo({ ...FAILS, budgets: [{ ...FAILS.budgets[0], path: pattern }] });
      expect((await verdictOf(project)).outcome).toBe('fail');
    },
  );

  test('so it is from the root of the repository, and by a link', async () => {
    const project = monorepo(FAILS);
    const config = 'packages/api/cryptoprof.config.json';
    expect((await verdictOf(project, project.root, { config })).outcome).toBe('fail');
    const link = path.join(newDirectory(), 'link');
    symlinkSync(project.directory, link);
    expect((await verdictOf(project, project.root, { config: path.join(link, path.basename(config)) })).outcome).toBe(
      'fail',
    );
  });

  test('and in a config that several packages extend', async () => {
    const project = monorepo({ extends: '../../gate.json' });
    writeFileSync(path.join(project.root, 'gate.json'), JSON.stringify({ version: 1, ...FAILS }));
    expect((await verdictOf(project)).outcome).toBe('fail');
  });

  test.each(['src/routes/login.js#*', 'packages/api/src/routes/login.js#*'])(
    'it allows what is at %p',
    async (site) => {
      const verdict = await verdictOf(monorepo({ ...FAILS, allow: [{ rule: '*', site, reason: 'known' }] }));
      expect(verdict).toMatchObject({ outcome: 'pass', notices: [] });
    },
  );

  test('is not passed over from the root of the repository', async () => {
    const { root } = monorepo(FAILS);
    const prepared = (script, choices = {}) => prepareGate({ ...choices, script }, root);
    await expect(prepared('packages/api/src/main.js')).rejects.toMatchObject({
      code: 'config-beside-script',
      facts: { path: 'packages/api/cryptoprof.config.json', directory: 'packages/api' },
    });
    const config = 'packages/api/cryptoprof.config.json';
    for (const script of ['packages/web/main.js', 'main.js', '-', 'npm start', '/elsewhere/app.js', '../x/app.js'])
      expect((await prepared(script)).config.isDefault).toBe(true);
    expect((await prepared('packages/api/src/main.js', { config })).config.isDefault).toBe(false);
    mkdirSync(path.join(root, 'node_modules/tool'), { recursive: true });
    writeFileSync(path.join(root, 'node_modules/tool/.cryptoprofrc'), '{"version": 1}');
    expect((await prepared('node_modules/tool/cli.js')).config.isDefault).toBe(true);
    writeFileSync(path.join(root, '.cryptoprofrc'), '{"version": 1}');
    expect((await prepared('packages/api/src/main.js')).config.isDefault).toBe(false);
  });

  test.each([
    ['npm started', [{ thread: 'main', script: 'packages/api/dist/main.js' }], []],
    [
      'is one of several',
      [
        { thread: 'main', script: 'packages/web/main.js' },
        { thread: 'main', script: 'packages/api/dist/main.js' },
      ],
      [
        { script: 'packages/api/dist/main.js', main: true },
        { script: 'packages/web/main.js', main: false },
      ],
    ],
  ])('nor is that of a program that %s', async (_, isolates, processes) => {
    const { root, directory } = monorepo(FAILS);
    const ran = runOf(3000, []);
    const report = {
      ...ran,
      target: { ...ran.target, root },
      profile: { ...ran.profile, processes },
      isolates: isolates.map((each) => ({ ...ran.isolates[0], ...each, script: path.join(root, each.script) })),
    };
    const refused = {
      code: 'config-beside-script',
      facts: { path: 'packages/api/cryptoprof.config.json', directory: 'packages/api' },
    };
    const judged = async (each, choices = {}, cwd = root) =>
      judgeRuns([each], await prepareGate(choices, cwd), OCCASION);
    await expect(judged(report)).rejects.toMatchObject(refused);
    await expect(
      prepareGate({}, root).then((gate) => selfTestRuns([report], gate, 10, OCCASION)),
    ).rejects.toMatchObject(refused);
    mkdirSync(path.join(root, 'packages/web'));
    await expect(judged(report, {}, path.join(root, 'packages/web'))).rejects.toMatchObject({
      facts: { path: '../api/cryptoprof.config.json', directory: '../api' },
    });
    // Other machines have the repository elsewhere, and a package that was run by itself is its own root.
    for (const there of ['/home/ci/repo', 'C:\\ci\\repo']) {
      const script = (/** @type {string} */ file) => `${there}${file.slice(root.length)}`;
      const moved = report.isolates.map((each) => ({ ...each, script: script(each.script) }));
      const ofOther = { ...report, target: { ...report.target, root: there }, isolates: moved };
      await expect(judged(ofOther)).rejects.toMatchObject(refused);
      const outside = { ...ofOther, target: { ...ofOther.target, root: '/home/ci/other' } };
      expect((await judged(outside)).verdict.outcome).toBe('pass');
    }
    const byItself = { ...report, target: { ...report.target, root: directory } };
    if (processes.length === 0) await expect(judged(byItself)).rejects.toMatchObject(refused);
    const named = { config: path.join(directory, 'cryptoprof.config.json') };
    expect((await judged(report, named)).verdict.outcome).toBe('pass');
    expect((await judged(report, {}, directory)).verdict.outcome).toBe('pass');
    const elsewhere = report.isolates.map((each) => ({ ...each, script: '-e' }));
    expect((await judged({ ...report, isolates: elsewhere })).verdict.outcome).toBe('pass');
  });

  test('is passed over for that of the root, which is said', async () => {
    const { root, directory } = monorepo(FAILS);
    const used = path.join(root, '.cryptoprofrc');
    writeFileSync(used, JSON.stringify({ version: 1, budgets: [{ metric: 'crypto_share', max: '90%' }] }));
    const ran = runOf(3000, []);
    const isolates = [{ ...ran.isolates[0], script: path.join(root, 'packages/api/dist/main.js') }];
    const report = { ...ran, target: { ...ran.target, root }, isolates };
    const noticesOf = async (cwd, choices = {}) =>
      (await judgeRuns([report], await prepareGate(choices, cwd), OCCASION)).verdict.notices;
    const notice = {
      code: 'config-passed-over',
      message:
        'packages/api/cryptoprof.config.json, which is beside the program, was not read: .cryptoprofrc was. To judge by it, run ' +
        'cryptoprof in packages/api, or pass it: --config packages/api/cryptoprof.config.json',
    };
    expect(await noticesOf(root)).toEqual([notice]);
    expect(await noticesOf(root, { config: used })).toEqual([]);
    expect(await noticesOf(directory)).toEqual([]);
    writeFileSync(path.join(directory, 'cryptoprof.config.json'), 'damaged');
    expect(await noticesOf(root)).toEqual([notice]);
    rmSync(path.join(directory, 'cryptoprof.config.json'));
    expect(await noticesOf(root)).toEqual([]);
  });

  test('files of other packages are not meant', async () => {
    const project = monorepo({ ...FAILS, allow: [{ rule: '*', site: 'routes/login.js#*', reason: 'known' }] });
    expect(await verdictOf(project)).toMatchObject({ outcome: 'fail', notices: [{ code: 'allow-unused' }] });
    mkdirSync(path.join(project.root, 'src'));
    writeFileSync(path.join(project.root, 'src/index.js'), '');
    const elsewhere = monorepo({ ...FAILS, budgets: [{ ...FAILS.budgets[0], path: 'api/**' }] });
    await expect(verdictOf(elsewhere)).rejects.toMatchObject({ code: 'gate-path-unmatched' });
  });
});

test('a config elsewhere is about the files beside it', async () => {
  const cwd = newDirectory();
  mkdirSync(path.join(cwd, 'src'));
  writeFileSync(path.join(cwd, 'src/app.js'), '');
  const config = path.join(cwd, 'gate.json');
  writeFileSync(
    config,
    JSON.stringify({ version: 1, budgets: [{ metric: 'sync_call_sites', path: 'src/**', max: 0 }] }),
  );
  const elsewhere = newDirectory();
  const report = runOf(3000, [{ ticks: 900, file: path.join(cwd, 'src/app.js') }]);
  const runs = [{ ...report, target: { ...report.target, root: elsewhere } }];
  const { verdict } = await judgeRuns(runs, await prepareGate({ config }, elsewhere), OCCASION);
  expect(verdict.outcome).toBe('fail');
});

test('a baseline can be made where a budget could not be measured', async () => {
  const cwd = repositoryOf({ budgets: [{ metric: 'handshakes_per_request', regression: '+30%' }], baseline: {} });
  const report = { ...runOf(3000, []), traffic: null };
  const { verdict, changes } = await judgeRuns([report], await prepareGate({ updateBaseline: true }, cwd), OCCASION);
  expect(verdict).toMatchObject({
    outcome: 'inconclusive',
    checks: [
      { metric: 'handshakes_per_request', reason: 'missing' },
      { metric: 'new_call_sites', outcome: 'pass' },
    ],
  });
  expect(changes).not.toBe(null);
  expect(
    JSON.parse(readFileSync(path.join(cwd, 'cryptoprof-baseline.json'), 'utf8')).environments[0].metrics,
  ).not.toHaveProperty(['handshakes_per_request']);
});

test("an update says so if it replaces another program's entry", async () => {
  const cwd = repositoryOf({ baseline: {} });
  const updatedBy = async (script) => {
    const report = runOf(3000, [{ ticks: 900 }]);
    const ran = { ...report, target: { ...report.target, command: ['node', script] } };
    return (await judgeRuns([ran], await prepareGate({ updateBaseline: true }, cwd), OCCASION)).verdict.notices;
  };
  expect(await updatedBy('job.js')).toEqual([]);
  expect(await updatedBy('web.js')).toMatchObject([
    {
      code: 'baseline-replaced',
      message: expect.stringContaining('of another command (node job.js), and is replaced'),
    },
  ]);
  expect(await updatedBy('web.js')).toEqual([]);
});

describe('an update writes nothing of runs', () => {
  const on = (node, nth) => {
    const report = run(runOf(3000, [{ ticks: 900 }]), nth);
    return {
      ...report,
      target: { ...report.target, node, openssl: '' },
      isolates: report.isolates.map((isolate) => ({ ...isolate, node })),
    };
  };
  const update = async (cwd, reports) => judgeRuns(reports, await prepareGate({ updateBaseline: true }, cwd), OCCASION);
  const text = (cwd) => readFileSync(path.join(cwd, 'cryptoprof-baseline.json'), 'utf8');

  test('of several Nodes', async () => {
    const cwd = repositoryOf({ baseline: {} });
    expect(await update(cwd, [on('20.19.0', 1), on('24.11.0', 2)])).toMatchObject({
      changes: null,
      unfit: 'the runs are not of one program in one environment (Node 20 → 24): accept those of each by themselves',
    });
    expect(existsSync(path.join(cwd, 'cryptoprof-baseline.json'))).toBe(false);
  });

  test('whose log lacks its beginning: a later gate would accept on the event loop what was loading', async () => {
    const cwd = repositoryOf({ baseline: {} });
    const report = {
      ...on('24.11.0', 1),
      diagnostics: [{ code: 'log-without-beginning', count: 1, message: 'It lacks it.' }],
    };
    expect(await update(cwd, [report])).toMatchObject({
      changes: null,
      unfit: 'a log lacks its beginning, so that what ran while modules were loading may seem to hold the event loop',
    });
    expect(existsSync(path.join(cwd, 'cryptoprof-baseline.json'))).toBe(false);
  });

  test('but of several processors it does: its entries do not tell them apart', async () => {
    const cwd = repositoryOf({ baseline: {} });
    const [one, other] = ['8 × AMD', '8 × Intel'].map((processor, nth) => {
      const report = on('24.11.0', nth);
      return { ...report, target: { ...report.target, processor } };
    });
    expect(await update(cwd, [one, other])).toMatchObject({ unfit: '' });
    expect(existsSync(path.join(cwd, 'cryptoprof-baseline.json'))).toBe(true);
  });

  test('of an unknown Node, if it has entries of several', async () => {
    const cwd = repositoryOf({ baseline: {} });
    await update(cwd, [on('20.19.0', 1)]);
    await update(cwd, [on('24.11.0', 2)]);
    const before = text(cwd);
    expect(await update(cwd, [on('', 3)])).toMatchObject({
      changes: null,
      unfit:
        'it has entries of several builds of Node, and the runs do not say which of these they ran on: record them with cryptoprof',
    });
    expect(text(cwd)).toBe(before);
    expect(JSON.parse(before).environments.map(({ environment }) => environment.node)).toEqual(['20', '24']);
  });
});

describe('a baseline of shares that vary', () => {
  const config = { budgets: [{ metric: 'crypto_share', regression: '+2pp' }], baseline: {} };
  const runs = [150, 140, 160, 155, 145].map((ticks, nth) => run(runOf(3000, [{ ticks }]), nth));
  const updatedBy = async (some, canRunAgain) => {
    const cwd = repositoryOf(config);
    const judged = await judgeRuns(some, await prepareGate({ updateBaseline: true }, cwd), {
      ...OCCASION,
      canRunAgain,
    });
    return { ...judged, isWritten: existsSync(path.join(cwd, 'cryptoprof-baseline.json')) };
  };

  test('is not written before there are runs enough', async () => {
    for (const count of [1, 4])
      expect(await updatedBy(runs.slice(0, count), true)).toMatchObject({
        isUnsure: true,
        runsForBaseline: 5,
        changes: null,
        isWritten: false,
      });
    expect(await updatedBy(runs, true)).toMatchObject({ isUnsure: false, runsForBaseline: 5, isWritten: true });
  });
  test('is written of what there is, where no more runs can be made', async () => {
    expect(await updatedBy(runs.slice(0, 1), false)).toMatchObject({
      isUnsure: false,
      runsForBaseline: 5,
      isWritten: true,
    });
  });
  test('takes no further run of a program that failed', async () => {
    const failed = { ...runs[0], target: { ...runs[0].target, exitCode: 1 } };
    expect(await updatedBy([failed], true)).toMatchObject({
      isUnsure: false,
      runsForBaseline: 0,
      changes: null,
      isWritten: false,
    });
  });
});

test('a baseline of an earlier format is refused with what to do, and made anew by an update', async () => {
  const cwd = repositoryOf({ baseline: {} });
  const file = path.join(cwd, 'cryptoprof-baseline.json');
  writeFileSync(file, '{"version": 1, "callSites": {"app.js#auth|pbkdf2Sync|sha512": {"count": 1}}}');
  const command = 'cryptoprof gate r.json --update-baseline';
  await expect(prepareGate({ command }, cwd)).rejects.toMatchObject({
    code: 'baseline-outdated',
    facts: { version: 1, supported: 3, command },
  });
  const { verdict } = await judgeRuns(
    [runOf(3000, [{ ticks: 900 }])],
    await prepareGate({ updateBaseline: true }, cwd),
    OCCASION,
  );
  expect(verdict.outcome).toBe('pass');
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).environments[0].callSites)).toEqual([
    'app.js#auth|kdf.pbkdf2',
  ]);
});

test('a log that does not say where its repository was is of the one that we are in', async () => {
  const cwd = repositoryOf({ budgets: [{ metric: 'sync_call_sites', path: 'src/**', max: 0 }], baseline: {} });
  const report = runOf(3000, [{ ticks: 900, file: path.join(cwd, 'src/app.js') }]);
  const log = { ...report, target: { ...report.target, root: '' } };
  const { verdict } = await judgeRuns([log], await prepareGate({ updateBaseline: true }, cwd), OCCASION);
  expect(verdict.checks.find(({ metric }) => metric === 'sync_call_sites')).toMatchObject({
    outcome: 'fail',
    offenders: [{ file: 'src/app.js' }],
  });
  expect(readFileSync(path.join(cwd, 'cryptoprof-baseline.json'), 'utf8')).not.toContain(cwd);
});

test('a copy that says it began at another time, or has another name, is no second run', async () => {
  const gate = await prepareGate({ config: { version: 1, budgets: [{ metric: 'findings', max: 0 }] } }, newDirectory());
  const report = runOf(3000, []);
  const at = (startTime) => ({ ...report, target: { ...report.target, startTime } });
  const named = (source) => ({ ...at(''), isolates: report.isolates.map((isolate) => ({ ...isolate, source })) });
  for (const runs of [
    [at('2026-01-01T00:00:00.000Z'), at('2026-01-01T00:00:01.000Z')],
    [named('a.log'), named('b.log')],
  ])
    await expect(judgeRuns(runs, gate, OCCASION)).rejects.toMatchObject({ code: 'gate-run-twice' });
  // Without times, two short runs may well be equal.
  const untimed = [named('a.txt'), named('b.txt')].map((each) => ({
    ...each,
    profile: { ...each.profile, wallMs: 0 },
  }));
  expect((await judgeRuns(untimed, gate, OCCASION)).verdict.runs).toBe(2);
});

test("a run can't be its own base", async () => {
  const gate = await prepareGate(
    { config: { version: 1, budgets: [{ metric: 'cpu_ms_per_request', regression: '+20%' }] } },
    newDirectory(),
  );
  const [head, other] = [1, 2].map((nth) => run(runOf(3000, []), nth));
  await expect(judgeRuns([head], gate, { ...OCCASION, base: [other, head] })).rejects.toMatchObject({
    code: 'gate-run-twice',
    facts: { first: 1, second: '2 of the base' },
  });
});
