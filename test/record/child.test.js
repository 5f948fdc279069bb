/** Starting the program, and hearing of its end. */
import { spawnSync } from 'node:child_process';
import { startChild } from '../../src/record/child.js';

const CHILD = new URL('../../src/record/child.js', import.meta.url).href;

/** Jest's `process` hears no signals, so this runs on its own. The signal is on its way when Node tells of the end. */
const SIGNALLED_AT_THE_END = `
  import { startChild } from ${JSON.stringify(CHILD)};
  process.on('SIGUSR2', () => console.log('signal'));
  const { child, ended } = await startChild(process.execPath, ['-e', ''], { cwd: process.cwd(), env: process.env });
  child.once('exit', () => process.kill(process.pid, 'SIGUSR2'));
  await ended;
  console.log('end');
`;

test('what we were told before the program ended is heard before its end', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', SIGNALLED_AT_THE_END], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('signal\nend\n');
});

test.each([
  ['an exit code', 'process.exit(3)', { exitCode: 3, signal: null }],
  ['a signal', 'process.kill(process.pid, "SIGINT"); setInterval(() => {}, 100)', { exitCode: null, signal: 'SIGINT' }],
])('the program ends by %s', async (_what, source, ending) => {
  const { ended } = await startChild(process.execPath, ['-e', source], {
    cwd: process.cwd(),
    env: process.env,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  expect(await ended).toEqual(ending);
});
