/** Children of a program under the permission model are recorded, and see what they see without us. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordProgram, writeProgram } from './program.js';

/** What it starts tells what it sees; the right to write is the program's own. */
const APP = `
  const cp = require('node:child_process');
  // Where a directory is granted, Node also has a right to the directory itself, unless something in it is granted again.
  const rights = () => ['/etc/passwd', __dirname].map((path) => process.permission?.has('fs.read', path));
  if (process.argv[2] === 'child') {
    for (const until = Date.now() + 300; Date.now() < until;) Math.sqrt(until);
    process.send({ argv: process.argv.slice(1), execArgv: process.execArgv, options: process.env.NODE_OPTIONS, rights: rights() });
    process.disconnect();
  } else {
    const seen = [rights()];
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
    const starts = [
      () => cp.fork(__filename, ['child']),
      () => cp.spawn(process.execPath, [__filename, 'child'], { stdio }),
      () => cp.fork(__filename, ['child'], { execArgv: ['--no-warnings'] }),
    ];
    const next = () => {
      const start = starts.shift();
      if (start === undefined) return require('node:fs').writeFileSync('seen.json', JSON.stringify(seen));
      start().on('message', (message) => seen.push(message)).on('exit', (code) => { seen.push(code); next(); });
    };
    next();
  }`;

/**
 * @param {{major: number, node: string}[]} nodes to run the program with
 */
export function describePermission(nodes) {
  test.each(nodes)('the permission model by NODE_OPTIONS ($major)', async ({ node, major }) => {
    const flags = major < 22 ? '--experimental-permission --no-warnings' : '--permission';
    const app =
      "try { require('node:fs').readFileSync('/etc/passwd'); } catch ({ code }) { process.exitCode = code === 'ERR_ACCESS_DENIED' ? 3 : 4; }";
    const env = { ...process.env, NODE_OPTIONS: `${flags} --allow-fs-read=.` };
    const { run, logs } = await recordProgram({ 'app.js': app }, { node, env });
    expect({ exitCode: run.exitCode, logs: logs.length, unprofiled: run.unprofiled }).toEqual({
      exitCode: 3,
      logs: 1,
      unprofiled: [],
    });
  });

  const withConfigs = nodes.filter(({ major }) => major >= 24);
  const onThose = withConfigs.length > 0 ? test.each(withConfigs) : test.skip.each(nodes);
  onThose('the permission model by a config file ($major)', async ({ node }) => {
    const app =
      "try { require('node:fs').readFileSync('/etc/passwd'); } catch ({ code }) { process.exitCode = code === 'ERR_ACCESS_DENIED' ? 3 : 4; }";
    const config = JSON.stringify({ nodeOptions: { permission: true, 'allow-fs-read': ['.'] } });
    const { run, logs } = await recordProgram(
      { 'app.js': app, 'node.config.json': config },
      { node, nodeOptions: ['--experimental-default-config-file', '--no-warnings'] },
    );
    expect({ exitCode: run.exitCode, logs: logs.length }).toEqual({ exitCode: 3, logs: 1 });
  });

  test.each(nodes)('children of a program under the permission model ($major)', async ({ node, major }) => {
    const flags = [major < 22 ? '--experimental-permission' : '--permission', '--no-warnings'];
    const nodeOptions = [...flags, '--allow-child-process', '--allow-fs-read=.', '--allow-fs-write=.'];
    const { cwd, run, logs } = await recordProgram({ 'app.js': APP }, { node, nodeOptions });
    const plain = writeProgram({ 'app.js': APP }).cwd;
    execFileSync(node, [...nodeOptions, 'app.js'], { cwd: plain, stdio: 'ignore' });
    const seenIn = (/** @type {string} */ directory) =>
      JSON.parse(readFileSync(path.join(directory, 'seen.json'), 'utf8').replaceAll(directory, ''));
    expect(seenIn(cwd)).toEqual(seenIn(plain));
    expect({ exitCode: run.exitCode, logs: logs.length, unprofiled: run.unprofiled }).toEqual({
      exitCode: 0,
      logs: 4,
      unprofiled: [],
    });
  });
}
