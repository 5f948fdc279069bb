import { differences, differencesAmong, differencesSince, gateEnvironmentOf } from '../../src/gate/environment.js';
import { guideServerReport } from '../support/sample-report.js';

const inEnvironment = (report) => ({ environment: gateEnvironmentOf(report) });
const run = (target) => ({ ...guideServerReport(), target: { ...guideServerReport().target, ...target } });

test.each([
  [
    'another checkout',
    { command: ['/opt/node/bin/node', '/ci/build/app.js'], root: '/ci/build' },
    { command: ['/usr/bin/node', '/home/a/app.js'], root: '/home/a' },
    [],
  ],
  [
    'another home of what is preloaded',
    { command: ['node', '--import=/ci/b/hook.mjs', '--require', '/ci/b/h.js', '/opt/x/app.js'], root: '/ci/b' },
    { command: ['node', '--import=/home/a/hook.mjs', '--require', '/home/a/h.js', '/usr/x/app.js'], root: '/home/a' },
    [],
  ],
  ['a patch of Node', { node: '24.11.0' }, { node: '24.12.1' }, []],
  ['another Node', { node: '24.11.0' }, { node: '22.1.0' }, ['Node 24 → 22']],
  ['another OpenSSL', { openssl: '3.5.4' }, { openssl: '3.0.1' }, ['OpenSSL 3.5 → 3.0']],
  ['another machine', { processor: '2 × A' }, { processor: '4 × B' }, ['processor 2 × A → 4 × B']],
  ['another workload', { command: ['node', 'a.js'] }, { command: ['node', 'b.js'] }, ['command node a.js → node b.js']],
  ['what is not known', { processor: '', command: [] }, { processor: '4 × B', command: ['node', 'b.js'] }, []],
])('%s', (_, a, b, expected) => {
  expect(differences(gateEnvironmentOf(run(a)), gateEnvironmentOf(run(b)))).toEqual(expected);
  expect(differencesAmong([run(a), run(b), run(b)].map(inEnvironment))).toEqual(expected);
});

test('the order of runs hides nothing, though one of them knows nothing', () => {
  const [unknown, a, b] = ['', '2 × A', '4 × B'].map((processor) => run({ processor }));
  for (const runs of [
    [unknown, a, b],
    [a, unknown, b],
    [a, b, unknown],
  ])
    expect(differencesAmong(runs.map(inEnvironment))).toEqual(['processor 2 × A → 4 × B']);
  expect(differencesSince(inEnvironment(a), [unknown, b, b].map(inEnvironment))).toEqual(['processor 2 × A → 4 × B']);
});

test("nothing in it tells of the machine's directories", () => {
  const { workload } = gateEnvironmentOf(
    run({
      command: [
        '/opt/node',
        '--env-file=/home/a/.env',
        '--import',
        'file:///home/a/h.mjs',
        'C:\\x\\y.js',
        '--title=a=b/c',
        'src/app.js',
      ],
      root: '/app',
    }),
  );
  expect(workload).toEqual(['node', '--env-file=.env', '--import', 'h.mjs', 'y.js', '--title=a=b/c', 'src/app.js']);
});
