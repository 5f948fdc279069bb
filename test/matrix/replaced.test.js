/** What runs in place of the program that was recorded (process.execve, which Node 20 lacks) is missed, and that is said. */
import { OTHER_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { recordProgram, removeDirectories } from '../record/program.js';

afterAll(removeDirectories);

/** Both run for several readings of their threads, which come five times a second. */
const APP = `
  const again = () => process.execve(process.execPath, [process.execPath, ...process.execArgv, __filename, 'again']);
  setTimeout(process.argv.length > 2 ? () => process.exit(5) : again, 2000);`;
const majors = OTHER_MAJORS.filter((major) => major > 20);
const nodes = await Promise.all(majors.map(async (major) => ({ major, node: await nodeBinary(major) })));

/** Long before the second reading, by what has one thread alone. */
const AT_ONCE = "process.execve('/bin/sh', ['sh', '-c', 'sleep 2; exit 5'], process.env)";

test.each(nodes)('process.execve at once, of another program than Node ($major)', async ({ node }) => {
  const { run } = await recordProgram({ 'app.js': AT_ONCE }, { node, nodeOptions: ['--no-warnings'] });
  expect(run.unprofiled).toContainEqual({ kind: 'child', reason: 'replaced', count: 1, cpuMs: null });
});

test.each(nodes)('process.execve at once, of a program that ends at once ($major)', async ({ node }) => {
  const app = "process.execve('/bin/sh', ['sh', '-c', 'exit 5'], process.env)";
  const { run } = await recordProgram({ 'app.js': app }, { node, nodeOptions: ['--no-warnings'] });
  expect(run.unprofiled).toContainEqual({ kind: 'child', reason: 'replaced', count: 1, cpuMs: null });
});

test.each(nodes)('process.execve ($major)', async ({ node }) => {
  const { run } = await recordProgram({ 'app.js': APP }, { node, nodeOptions: ['--no-warnings'] });
  expect(run.unprofiled).toContainEqual({ kind: 'child', reason: 'replaced', count: 1, cpuMs: null });
  // V8's last tick may end what comes, as under node --prof.
  expect([
    [5, null],
    [null, 'SIGPROF'],
  ]).toContainEqual([run.exitCode, run.signal]);
});
