/** Work on the thread pool, from the kernel's account of its threads to the first sentence. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runCli } from '../support/cli-process.js';

afterAll(removeDirectories);

/** 2,000 jobs of a millisecond or two, four at a time: enough hand-overs to be sampled. */
const APP = `const { pbkdf2 } = require('node:crypto');
let left = 2000;
function next() {
  if (left-- > 0) pbkdf2('password', 'salt', 3000, 64, 'sha512', next);
}
for (let i = 0; i < 4; i++) next();
`;

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a program that works on the pool is not told to do more, and hears which line asked for it', async () => {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'app.js'), APP);
  const recorded = await runCli(['-o', 'out', 'app.js'], { cwd });
  const { profile } = JSON.parse(readFileSync(path.join(cwd, 'out/report.json'), 'utf8'));
  expect(profile.cpu.poolMs).toBeGreaterThan(2 * profile.cpu.mainMs);
  expect(profile.cpu.poolMs).toBeGreaterThan(0.5 * profile.cpu.totalMs);
  expect(profile.ticks).toBe(profile.busyTicks + profile.idleTicks + profile.droppedTicks);
  expect(profile.schedulingTicks).toBeLessThan(profile.busyTicks);
  const said = recorded.err.replace(/\s+/g, ' ');
  expect(said).toMatch(
    /(?:This program works on the thread pool: \S+ m?s of CPU time there, \d+ % of its total|The thread pool took \S+ m?s of CPU time as well, \d+ % of all CPU time)/,
  );
  expect(said).toContain('jobs of cryptography were handed to the pool: pbkdf2() at app.js:4.');
  expect(said).not.toMatch(/all of it on the event loop|give it more to do/);
  const analyzed = await runCli(['analyze', 'out/profile.json.gz', '--json', '-'], { cwd });
  expect(JSON.parse(analyzed.out).profile).toEqual(profile);
});
