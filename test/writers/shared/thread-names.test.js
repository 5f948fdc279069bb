/** Threads are called by what they do and whose code they run. */
import { analyze } from '../../../src/api/analysis.js';
import { fileInRoot } from '../../../src/model/site-id.js';
import { shown } from '../../../src/text/escape.js';
import { isolateNames, threadNames } from '../../../src/writers/shared/thread-names.js';
import { terminalReport } from '../../../src/writers/terminal/report.js';
import { analysisOf } from '../../support/samples.js';
import { profileFromGrid } from '../../support/text-grid.js';

/** A thread that runs functions of these files, each called by the one before. */
const thread = (meta, ...files) => {
  const rows = files.map((file, index) => `f${index}@${file}:${index + 1}`);
  const profile = profileFromGrid(rows.length === 0 ? 'emit@node:events:1' : rows.join('\n'), { meta });
  return analysisOf(profile).stacks()[0];
};
const main = (pid, ...files) => thread({ thread: 'main', pid, source: `isolate-0x1-${pid}-v8.log` }, ...files);
const worker = (pid, ...files) => thread({ thread: 'worker', pid, source: `isolate-0x2-${pid}-v8.log` }, ...files);

/** Runs, and what their threads are called. */
const CASES = [
  ['one thread', [main(7, '/app/server.js')], {}, ['main thread']],
  [
    'one worker',
    [main(7, '/app/server.js'), worker(7, '/app/src/hash.js', '/app/src/lib.js')],
    {},
    ['main thread', 'worker (src/hash.js)'],
  ],
  [
    'workers, one of which ran nothing of the user',
    [main(7, '/app/server.js'), worker(7, '/app/src/hash.js'), worker(7), worker(7, '[worker eval]')],
    {},
    ['main thread', 'worker 1 (src/hash.js)', 'worker 2', 'worker 3 ([worker eval])'],
  ],
  [
    'packages on the way to the user’s code',
    [main(7), worker(7, '/app/node_modules/piscina/dist/worker.js', '/app/src/job.js')],
    {},
    ['main thread', 'worker (src/job.js)'],
  ],
  [
    'processes that said what they run',
    [main(7, '/app/lib.js'), main(8, '/app/lib.js'), worker(8, '/app/w.js')],
    {
      processes: [
        { pid: 7, script: '/app/server.js', ports: [] },
        { pid: 8, script: '/app/child.js', ports: [] },
      ],
    },
    ['server.js, pid 7: main thread', 'child.js, pid 8: main thread', 'child.js, pid 8: worker (w.js)'],
  ],
  [
    'processes that did not say',
    [main(7, '/app/server.js'), main(8), worker(8, '/app/w.js')],
    {},
    ['server.js, pid 7: main thread', 'pid 8: main thread', 'pid 8: worker (w.js)'],
  ],
  ['no process ids', [main(0, '/app/a.js'), main(0, '/app/b.js')], {}, ['main thread', 'main thread [2]']],
  [
    'services that were merged, from two machines',
    [
      thread({ thread: 'main', pid: 7, source: 'api@1.4 isolate-0x1-7-v8.log' }, '/app/server.js'),
      thread({ thread: 'main', pid: 7, source: 'api@1.4 isolate-0x1-7-v8.log' }, '/app/server.js'),
      thread({ thread: 'main', pid: 7, source: 'web isolate-0x1-7-v8.log' }, '/app/web.js'),
    ],
    { runs: [{ name: 'api@1.4' }, { name: 'web' }] },
    [
      'api@1.4: server.js, pid 7: main thread',
      'api@1.4: server.js, pid 7: main thread [2]',
      'web: web.js, pid 7: main thread',
    ],
  ],
  [
    'containers that were merged, with equal process ids',
    [main(18, '/a/web.js'), worker(18, '/a/w.js'), main(18, '/b/jobs.js'), worker(18, '/b/w.js')],
    {},
    [
      '/a/web.js, pid 18: main thread',
      '/a/web.js, pid 18: worker (/a/w.js)',
      '/b/jobs.js, pid 18: main thread',
      '/b/jobs.js, pid 18: worker (/b/w.js)',
    ],
  ],
  [
    'names that are hostile',
    [main(7), worker(7, '/app/\u202ejs.x')],
    {},
    ['main thread', expect.not.stringContaining('\u202e')],
  ],
];

test.each(CASES)('%s', (_, profiles, run, names) =>
  expect(threadNames(profiles, { root: '/app', ...run })).toEqual(names),
);

const NOT_COUNTED = { cpu: null, drive: null, load: null, threadPool: null, tls: null, traffic: null, unprofiled: [] };
const reportOf = (profiles, { processes = [] } = {}) =>
  analyze({ profiles: profiles.map(({ profile }) => profile), run: { ...NOT_COUNTED, processes } }, '0.0.0').report;

test.each(CASES)('from a report alone: %s', (_, profiles, run, names) => {
  const { isolates } = reportOf(profiles, run);
  expect(isolateNames(isolates, run.runs ?? [], (file) => shown(fileInRoot(file, '/app')))).toEqual(names);
});

test('the terminal calls them the same', () => {
  const report = reportOf([main(7, '/app/server.js'), worker(7, '/app/src/hash.js'), worker(7, '/app/src/sign.js')]);
  const text = terminalReport(report, { width: 80, color: false, top: 20, files: [], cwd: '/app' });
  const rows = text.split('\n').filter((line) => /^ {2}(main|worker)/.test(line));
  expect(rows.map((row) => row.trim().split(/ {2,}/)[0])).toEqual([
    'main thread',
    'worker 1 (src/hash.js)',
    'worker 2 (src/sign.js)',
  ]);
});

test('reports of earlier versions do not say what threads run', () => {
  const { isolates } = reportOf([main(7, '/app/a.js'), worker(7, '/app/b.js')]);
  for (const each of isolates) delete each.script;
  expect(isolateNames(isolates, [], String)).toEqual(['main thread', 'worker']);
});
