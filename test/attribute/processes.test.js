import { processReports } from '../../src/attribute/processes.js';

const ROOT = '/repo';
/**
 * @param {[script: string, busyTicks: number, ports?: number[]][]} each
 * @returns {Parameters<typeof processReports>}
 */
const run = (each) => [
  each.flatMap(([, busyTicks], index) =>
    // A process with a worker.
    [busyTicks - 1, 1].map((ticks, thread) => ({
      ...{
        source: '',
        pid: 10 + index,
        thread: thread === 0 ? /** @type {const} */ ('main') : 'worker',
        node: '',
        v8: '',
      },
      ...{ ticks: 2 * ticks, busyTicks: ticks, cryptoTicks: 1 },
    })),
  ),
  each.map(([script, , ports = []], index) => ({ pid: 10 + index, script, ports })),
  ROOT,
];
const scripts = (/** @type {Parameters<typeof run>[0]} */ each) =>
  processReports(...run(each)).map(({ script, main, busyTicks }) => `${main ? '*' : ''}${script} ${busyTicks}`);

test('one process has no row, nor has a run that knows none', () => {
  expect(scripts([])).toEqual([]);
  expect(scripts([['/repo/app.js', 5]])).toEqual([]);
});

test('processes of one script share a row', () => {
  const rows = processReports(
    ...run([
      ['/repo/server.js', 10],
      ['/repo/worker.js', 30, [3000]],
      ['/repo/worker.js', 40, [3000, 3001]],
    ]),
  );
  expect(rows).toEqual([
    { script: 'worker.js', main: true, count: 2, ports: [3000, 3001], ticks: 140, busyTicks: 70, cryptoTicks: 4 },
    { script: 'server.js', main: false, count: 1, ports: [], ticks: 20, busyTicks: 10, cryptoTicks: 2 },
  ]);
});

test.each([
  [
    'what listens',
    [
      ['/repo/server.js', 5, [80]],
      ['/repo/build.js', 900],
    ],
    ['*server.js 5', 'build.js 900'],
  ],
  [
    'the busiest of them',
    [
      ['/repo/a.js', 5, [80]],
      ['/repo/b.js', 9, [81]],
    ],
    ['*b.js 9', 'a.js 5'],
  ],
  [
    'a script of the user before the tool that starts it',
    [
      ['/repo/node_modules/tsx/dist/cli.mjs', 200],
      ['/repo/app.ts', 60],
    ],
    ['*app.ts 60', 'tsx/dist/cli.mjs 200'],
  ],
  [
    'a tool that does the work',
    [
      ['/repo/build.js', 10],
      ['/repo/node_modules/.bin/vitest', 400],
      ['/usr/lib/node_modules/x/cli.js', 20],
    ],
    ['*vitest 400', 'x/cli.js 20', 'build.js 10'],
  ],
  [
    'code',
    [
      ['-e', 50],
      ['/elsewhere/tool.js', 40],
      ['', 3],
    ],
    ['*-e 50', '/elsewhere/tool.js 40', ' 3'],
  ],
])('the main process is %s; the others follow by their ticks', (_, each, rows) => {
  expect(scripts(/** @type {Parameters<typeof run>[0]} */ (each))).toEqual(rows);
});
