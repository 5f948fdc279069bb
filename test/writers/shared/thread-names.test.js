/** Threads are called by what they do and whose code they run. */
import { scriptOf, threadNames } from '../../../src/writers/shared/thread-names.js';
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

test.each([
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
    'names that are hostile',
    [main(7), worker(7, '/app/\u202ejs.x')],
    {},
    ['main thread', expect.not.stringContaining('\u202e')],
  ],
])('%s', (_, profiles, run, names) => expect(threadNames(profiles, { root: '/app', ...run })).toEqual(names));

const profileOf = (grid, meta = {}) =>
  analysisOf(profileFromGrid(grid, { meta: { thread: 'worker', pid: 7, ...meta } })).stacks()[0];
const LOADED = `
  @/app/hook.js:1[module]  run@node:internal/modules/esm/module_job:1  run@node:internal/modules/esm/module_job:1  tick@/app/b.js:3
                           @/app/lib.js:1[module]                      @/app/server.js:1[module]
                                                                       init@/app/b.js:5
`;
const EVAL = `
  @[worker eval]-wrapper:1[module]
  @[worker eval]:1[module]
`;
const LATER = `
  tick@/app/b.js:3  @/app/lazy.js:1[module]
`;

test.each([
  ['preloaded and imported modules come before it', LOADED, {}, '/app/server.js'],
  ['code without a file', EVAL, {}, '[worker eval]'],
  ['what is imported later is not it', LATER, {}, ''],
  ['samples without times have no order', LOADED, { timed: false }, ''],
  ['who attached did not see it', LOADED, { sampledBy: 'attach' }, ''],
])('the script of a thread: %s', (_, grid, meta, script) => expect(scriptOf(profileOf(grid, meta))).toBe(script));

test('the busiest code names a thread whose script was too quick to be seen', () => {
  const profile = profileOf(`
      @repeat  2            5
               a@/app/a.js  b@/app/b.js
                            a@/app/a.js
    `);
  expect(threadNames([profile], { root: '/app' })).toEqual(['worker (b.js)']);
});
