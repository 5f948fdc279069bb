/** A thread is told from others by the file that it runs, or by what it is busy with. */
import { fileOfThread, scriptOf } from '../../src/model/thread-script.js';
import { analysisOf } from '../support/samples.js';
import { profileFromGrid } from '../support/text-grid.js';

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
  expect(fileOfThread(profile)).toBe('/app/b.js');
});
