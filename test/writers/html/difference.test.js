/** The flame graph of a comparison: every tick of both runs stands in it, and frames are judged as call sites are. */
import { Parser } from 'acorn';
import { analyze } from '../../../src/api/analysis.js';
import { compareRuns } from '../../../src/api/compare.js';
import { differenceData } from '../../../src/writers/html/difference-data.js';
import { movedFunctions } from '../../../src/writers/html/moved-functions.js';
import { READINGS, viewOf } from '../../../src/writers/html/viewer/tree.js';
import { twoRuns } from '../../../src/writers/html/viewer/two-runs.js';
import { OUTPUTS } from '../../../src/writers/index.js';
import { fixtureCases, readFixture } from '../../support/fixture-cases.js';
import { analysisOf, loginProfile } from '../../support/samples.js';
import { profileFromGrid } from '../../support/text-grid.js';

const sum = (numbers) => Array.from(numbers).reduce((total, number) => total + number, 0);
const cases = await fixtureCases();
const recorded = async (name) =>
  analyze(await readFixture(cases.find((each) => each.name === `v8-log/${name}`)), '0.0.0');
const compared = (before, after) =>
  compareRuns([before, after], async ({ report, stacks }) => ({ report, stacks: stacks() }), '0.0.0');

/** As the viewer unpacks it. */
const unpacked = ({ stacks, rows, ...rest }) => ({
  ...stacks,
  rows,
  ...rest,
  names: { before: 'a', after: 'b' },
  changes: {},
});

/** Readings that leave nothing out. */
const ALL_STACKS = Object.keys(READINGS).filter((reading) => !['callees', 'callers'].includes(reading));

/** What a view shows of a reading of both runs. */
function shownAs(data, reading) {
  const subject = twoRuns(data);
  const view = viewOf(data, subject.weights, reading);
  const picture = subject.of(view);
  const [before, after, difference] = picture.panels('beside');
  return { view, picture, before, after, difference };
}

const PAIRS = [
  ['node-24-auth-server', 'node-24-auth-server-async'],
  ['node-24-auth-server', 'node-24-auth-server'],
  ['node-26-worker', 'node-24-auth-server'],
  ['node-24-tls', 'node-24-no-crypto'],
];

test.each(PAIRS)('%s and %s: every tick of both runs is where it was sampled', async (...names) => {
  const runs = await Promise.all(names.map(recorded));
  const { stacks } = await compared(...runs);
  const data = unpacked(differenceData(stacks));
  for (const reading of ALL_STACKS) {
    const { before, after, view } = shownAs(data, reading);
    expect([before.total[0], after.total[0]]).toEqual(runs.map(({ report }) => report.profile.busyTicks));
    // Widths of the difference are means of shares.
    expect(view.total[0]).toBeCloseTo(1, 9);
  }
});

/** The same as if requests had been counted, by which changes are judged then. */
const counted = (requests, { report, stacks }) => ({
  report: {
    ...report,
    target: { ...report.target, processor: '2 × one' },
    load: { requests, requestsPerSecond: 100, latencyP50Ms: 1, latencyP99Ms: 2, errors: 0 },
  },
  stacks,
});

const CHANGES = [
  'grew',
  'shrank',
  'appeared',
  'vanished',
  'within-noise',
  'too-few-ticks',
  'may-have-grown',
  'may-have-shrunk',
];

describe.each([
  ['by shares', (_, run) => run],
  ['by request', counted],
])('%s', (_, prepare) => {
  test.each(PAIRS)('%s and %s: frames are judged as operations and call sites are', async (...names) => {
    const [before, after] = await Promise.all(names.map(recorded));
    const { comparison, stacks } = await compared(prepare(60, before), prepare(40, after));
    expect(comparison.crypto.rate !== null).toBe(prepare === counted);
    const data = { ...unpacked(differenceData(stacks)), changes: Object.fromEntries(CHANGES.map((id) => [id, id])) };
    const drawnIn = (reading, isOne) => {
      const shown = shownAs(data, reading);
      return shown.view.children[0]
        .filter((row) => isOne(shown.view, row))
        .map((row) => [
          shown.before.total[row],
          shown.after.total[row],
          shown.picture.words(row).replace(/^.*: | after start$/g, ''),
        ])
        .sort();
    };
    const ofTable = (rows) => rows.map(({ weight }) => [weight.before.ticks, weight.after.ticks, weight.change]).sort();
    expect(drawnIn('operations', (view, row) => view.kind[row] === 'work')).toEqual(ofTable(comparison.operations));
    // Lines that do one thing, and to which no tick was given that stands elsewhere.
    const sites = drawnIn('sites', (view, row) => view.kind[row] === 'app' && view.children[row].length === 1);
    const inTable = ofTable(comparison.callSites).map((row) => JSON.stringify(row));
    const known = sites.filter(([left, right]) =>
      comparison.callSites.some(({ weight }) => weight.before.ticks === left && weight.after.ticks === right),
    );
    expect(inTable).toEqual(expect.arrayContaining(known.map((row) => JSON.stringify(row))));
    expect(known.length).toBeGreaterThan(0);
  });
});

describe('a function that an edit has moved', () => {
  const moved = (line, other) =>
    analysisOf(
      profileFromGrid(`
        @repeat  300                          300
        @state   js                           js
                 work@/app/a.js:${line}:5          (anonymous)@/app/a.js:${other}:9
      `),
    );

  test('is the same one', async () => {
    const { stacks } = await compared(moved(10, 20), moved(14, 24));
    const data = unpacked(differenceData(stacks));
    const { view, before, after } = shownAs(data, 'stacks');
    const frames = view.children[0].map((row) => [
      view.place[row].replace(/^.*\//, ''),
      before.total[row],
      after.total[row],
    ]);
    expect(frames).toEqual([
      ['a.js:14', 300, 300],
      ['a.js:24', 300, 300],
    ]);
  });
});

test('a call that is gone and the one that has moved to its line are two call sites', async () => {
  const JOBS = { pbkdf2Sync: 'PBKDF2', scryptSync: 'Scrypt', randomBytes: 'RandomBytes' };
  const calls = (/** @type {[line: number, api: string][]} */ ...of) =>
    analysisOf(
      profileFromGrid(`
        @repeat  ${of.map(() => 300).join('  ')}
        @state   ${of.map(() => 'external').join('  ')}
                 ${of.map(([line, api]) => `${api}Login@/app/a.js:${line}:${line}`).join('  ')}
                 ${of.map(([, api]) => `${api}@node:internal/crypto/${api.slice(0, 6)}:62:70`).join('  ')}
                 ${of.map(([, api]) => `native:node::crypto::${JOBS[api]}Job::Run`).join('  ')}
      `),
    );
  const { stacks } = await compared(
    calls([10, 'pbkdf2Sync'], [20, 'scryptSync']),
    calls([10, 'scryptSync'], [40, 'randomBytes']),
  );
  const { view, before, after } = shownAs(unpacked(differenceData(stacks)), 'sites');
  const rows = view.children[0].map((row) => `${view.name[row]} ${before.total[row]} ${after.total[row]}`).sort();
  expect(rows).toEqual(['a.js:10 (before) 300 0', 'a.js:10 300 300', 'a.js:40 0 300']);
});

describe('functions that are named by their place', () => {
  /** @param {[name: string, line: number, column?: number][]} functions of a run; a name of one word is its own */
  const run = (...functions) => {
    const frames = functions.map(([name, line, column = 1]) => ({
      ...(name.includes(' ') ? { name: '', displayName: name } : { name }),
      ...{ kind: 'js', file: '/r/app.js', library: '', component: '', line, column },
      ...{ moduleBody: false, named: true },
    }));
    const owners = frames.map(() => ({ owner: 'user', package: '', forwards: false, loads: false }));
    return { root: '/r', profiles: [{ profile: { frames }, owners, works: [] }] };
  };
  const found = (before, after) => {
    const moved = movedFunctions(before, after, []);
    return before.profiles[0].profile.frames.map((frame) => moved(frame)?.place ?? null);
  };
  const before = run(['callback of map', 10], ['callback of map 2', 20]);

  test('are not taken for others if one is added above, which changes their numbers', () => {
    expect(found(before, run(['callback of map', 5], ['callback of map 2', 11], ['callback of map 3', 21]))).toEqual([
      null,
      null,
    ]);
    expect(found(before, run(['callback of map', 5], ['callback of map 2', 10], ['callback of map 3', 20]))).toEqual([
      'app.js:10',
      'app.js:20',
    ]);
  });

  test('are found where they have moved, whatever their numbers', () => {
    expect(found(before, run(['callback of map 2', 11], ['callback of map 3', 21]))).toEqual([
      'app.js:11',
      'app.js:21',
    ]);
  });

  test.each([
    ['a function below has not', [[90, 90]], [10, 20], null],
    ['one above has not', [[1, 1]], [10, 20], 'app.js:20'],
    ['one below has as well', [[90, 100]], [10, 20], 'app.js:20'],
    ['of two below, one was not sampled again', [[90, 90], [95]], [10, 20], 'app.js:20'],
  ])('are taken to have moved unless a function below has not: %s', (_, lasts, [line, other], place) => {
    const at = (index) => lasts.flatMap((lines) => (index in lines ? [['last', lines[index]]] : []));
    const [left, right] = [run(['callback of map', line], ...at(0)), run(['callback of map 2', other], ...at(1))];
    expect(found(left, right)[0]).toBe(place);
  });

  test('are all that is told apart so: a name is found wherever it moves', () =>
    expect(found(run(['login', 10], ['last', 90]), run(['login', 12], ['last', 90]))).toEqual([
      'app.js:12',
      'app.js:90',
    ]));

  test('are told apart where several begin in a line', () => {
    const line = [
      run(['callback of map', 3, 9], ['callback of map 2', 3, 30]),
      run(['callback of map 3', 4, 9], ['callback of map 4', 4, 30]),
    ];
    const moved = movedFunctions(line[0], line[1], []);
    expect(line[0].profiles[0].profile.frames.map((frame) => moved(frame)?.name)).toEqual([
      'callback of map 3',
      'callback of map 4',
    ]);
  });
});

describe('a function that was renamed', () => {
  const running = (...columns) =>
    analysisOf(
      profileFromGrid(`
        @repeat  300                                           100                       60
        @state   external                                      external                  js
                 listen@/app/${columns[0]}:3:5                 listen@/app/${columns[0]}:3:5  listen@/app/${columns[0]}:3:6
                 ${columns[1]}@/app/${columns[0]}:${columns[2]}:${columns[2] + 8}  seed@/app/ids.js:9:11  render@/app/${columns[0]}:40:41
                 pbkdf2Sync@node:internal/crypto/pbkdf2:62:70  randomBytes@node:internal/crypto/random:9:9  -
                 native:node::crypto::PBKDF2Job::Run  native:node::crypto::RandomBytesJob::Run  -
                 native:sha512_block_data_order_avx2[openssl]  native:RAND_bytes_ex[openssl]  -
      `),
    );
  const drawn = async (before, after) => {
    const { stacks, comparison } = await compared(before, after);
    const data = unpacked(differenceData(stacks));
    const { view, before: left, after: right } = shownAs(data, 'stacks');
    const rows = [...view.name.keys()]
      .filter((row) => view.kind[row] === 'app')
      .map((row) => `${view.name[row]} ${view.place[row]} ${left.total[row]} ${right.total[row]}`);
    return { rows, sites: comparison.callSites.map(({ moved }) => moved) };
  };

  test('is one node, as the table says', async () => {
    const { rows, sites } = await drawn(running('src/auth.js', 'login', 10), running('src/auth.js', 'signIn', 14));
    expect(sites).toEqual([{ from: 'src/auth.js#login|kdf.pbkdf2' }, null]);
    expect(rows).toEqual([
      'listen src/auth.js:3 460 460',
      'signIn src/auth.js:14 300 300',
      'seed ids.js:9 100 100',
      'render src/auth.js:40 60 60',
    ]);
  });

  test('in a file that was renamed: with the other functions of the file', async () => {
    const { rows } = await drawn(running('src/auth.js', 'login', 10), running('src/session.js', 'login', 10));
    expect(rows).toEqual([
      'listen src/session.js:3 460 460',
      'login src/session.js:10 300 300',
      'seed ids.js:9 100 100',
      'render src/session.js:40 60 60',
    ]);
  });

  test('in a directory that was renamed: with the files of it that ask for no cryptography', async () => {
    const inDirectory = (name) => {
      const { report, stacks } = analysisOf(
        profileFromGrid(`
          @repeat  300                                           60
          @state   external                                      js
                   listen@/app/${name}/server.js:3:5             listen@/app/${name}/server.js:3:6
                   login@/app/${name}/lib/auth.js:10:12          render@/app/${name}/page.js:40:41
                   pbkdf2Sync@node:internal/crypto/pbkdf2:62:70  health@/app/shared/health.js:4:5
                   native:node::crypto::PBKDF2Job::Run           -
        `),
      );
      return { report: { ...report, target: { ...report.target, root } }, stacks };
    };
    let root = '/app';
    const { rows } = await drawn(inDirectory('v1'), inDirectory('v2'));
    expect(rows).toEqual([
      'listen v2/server.js:3 360 360',
      'login v2/lib/auth.js:10 300 300',
      'render v2/page.js:40 60 60',
      'health shared/health.js:4 60 60',
    ]);
    const { rows: deeper } = await drawn(inDirectory('v1'), inDirectory('src/v1'));
    expect(deeper[0]).toBe('listen src/v1/server.js:3 360 360');
    // The directory of the one call site is then taken for the root.
    root = '';
    const { rows: guessed } = await drawn(inDirectory('v1'), inDirectory('v2'));
    expect(guessed[0]).toBe('listen /app/v2/server.js:3 360 360');
  });

  test('is not one that the other run has as well', async () => {
    const { rows } = await drawn(running('src/auth.js', 'render', 10), running('src/auth.js', 'login', 10));
    expect(rows).toEqual([
      'listen src/auth.js:3 460 460',
      'render src/auth.js:10 300 0',
      'seed ids.js:9 100 100',
      'render src/auth.js:40 60 60',
      'login src/auth.js:10 0 300',
    ]);
  });
});

test('what is in only one run differs completely, and the difference says so', async () => {
  const other = analysisOf(
    profileFromGrid(`
      @repeat  3000                          
      @state   js                            
               render@/app/src/page.js:3:9   
    `),
  );
  const grown = loginProfile();
  const { stacks } = await compared(analysisOf(grown), other);
  const data = unpacked(differenceData(stacks));
  const { view, picture, before, after } = shownAs(data, 'stacks');
  const login = view.name.indexOf('login');
  expect([before.total[login], after.total[login]]).toEqual([50, 0]);
  expect(picture.words(login)).toMatch(/before 50 ticks, 62\.5 %; after 0 ticks, 0 %; -62\.5 points/);
  expect(sum(view.self)).toBeCloseTo(1, 9);
});

describe('a frame whose share grew, and whose time for each request did not', () => {
  const noises = [{ designEffect: 3, isFewSearches: false, searchVariance: 0 }];
  const run = (busyTicks) => ({
    ...{ busyTicks, busyMs: busyTicks, onceTicks: 0, runs: 1, hasStart: true, busyFactor: 1 },
    ...{ runSearchTicks: 0, recurringSearchTicks: 0, isJob: false },
  });
  const ticks = [2000, 18_000, 2000, 14_000];
  const data = {
    nodes: { parent: [-1, 0, 0], frame: [0, 1, 2], work: [-1, 0, -1] },
    frames: ['everything', 'SHA-256', 'render'].map((name, at) => ({
      name,
      place: '',
      kind: ['root', 'work', 'app'][at],
    })),
    works: [{ name: 'SHA-256', family: 'hash', site: 'app.js:5' }],
    rows: {
      ...{ node: [1, 2, 1, 2], work: [0, -1, 0, -1], run: [0, 0, 1, 1], ticks, time: ticks.map((each) => each * 1000) },
      ...Object.fromEntries(['phase', 'route', 'thread', 'noise'].map((name) => [name, [0, 0, 0, 0]])),
    },
    ...{ phases: ['event-loop'], timeUnitUs: 1, noises, runs: [run(20_000), run(16_000)] },
    ...{ names: { before: 'b', after: 'a' }, changes: { grew: 'grew' } },
    requests: { before: 5000, after: 5000, isQuiet: false },
  };
  const subject = twoRuns(data);
  const view = viewOf(data, subject.weights, 'stacks');

  test('is labelled with what decided', () => {
    expect(subject.of(view, false).panels('difference')[0].label(1)).toBe('+2.5 SHA-256');
  });

  test('has requests of all routes, where it is of one', () => {
    expect(subject.of(view, false).words(1)).toContain(' per request (95 %');
    expect(subject.of(view, true).words(1)).toContain(' per request of any route (95 %');
  });
});

test('a run with only a report has no stacks', async () => {
  const run = analysisOf(loginProfile());
  const read = async ({ report, isReport }) => ({ report, stacks: isReport ? null : run.stacks() });
  const { stacks, stackless } = await compareRuns([{ ...run, isReport: true }, run], read, '0.0.0');
  expect([stacks, stackless]).toEqual([null, ['before']]);
});

test('the page of a comparison is small, and has what the page of a run has to be safe', async () => {
  const run = analysisOf(loginProfile());
  const { comparison, ...drawn } = await compared(run, run);
  const look = { width: 100, color: false, top: 10, cwd: '/app' };
  const names = { before: '</script><img src=x onerror=alert(1)>', after: 'b' };
  const page = await OUTPUTS.html.renderComparison(comparison, { names, look, ...drawn });
  expect(page).not.toContain('<img');
  const [, script] = /<script type="module">([^]*?)<\/script>/.exec(page);
  // Files that are put together share one scope.
  expect(() => Parser.parse(script, { ecmaVersion: 'latest', sourceType: 'module' })).not.toThrow();
  expect(script).not.toMatch(/innerHTML|\beval\b|new Function/);
  const shell = page.replace(/<script type="application\/json"[^]*?<\/script>/g, '').replace(/<main>[^]*<\/main>/, '');
  expect(shell.length).toBeLessThan(80_000);
  expect(page).toContain('data-before-busy-ticks="80" data-before-drawn-ticks="80"');
});
