/**
 * Ctrl-C, and a signal to us alone, where package managers and shells stand between us and the program: it ends as it
 * would without us, nothing goes on running, and what was recorded is reported.
 */
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BIN, runProcess } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { CTRL_C, WORKS, hasScript, rawLogs, reportIn, runOnTerminal, running } from '../support/endings.js';

afterAll(removeDirectories);

const onTerminal = hasScript ? test : test.skip;
const onLinux = process.platform === 'linux' ? test : test.skip;

/** Ends on its own account, a while later. */
const GRACEFUL = `
  for (const name of ['SIGINT', 'SIGTERM'])
    process.on(name, () => {
      require('node:fs').appendFileSync('got', name + ' ');
      setTimeout(() => process.exit(0), 500);
    });
  ${WORKS}`;

/** @type {Record<string, string>} */
const FILES = {
  'package.json': JSON.stringify({
    ...{ name: 'app', version: '1.0.0', private: true },
    scripts: { start: 'node server.js', chain: 'node server.js; echo after', watch: 'nodemon server.js' },
  }),
  'run.sh': '#!/bin/sh\nnode server.js\necho after\n',
  // Waits for changes when its program has ended.
  'node_modules/nodemon/bin/nodemon.js': `#!/usr/bin/env node
    require('node:fs').appendFileSync('pid', process.pid + ' ');
    require('node:child_process').spawn('node', process.argv.slice(2), { stdio: 'inherit' });
    process.once('SIGTERM', () => process.exit(143));
    setInterval(() => {}, 1000);`,
  'node_modules/tool/package.json': '{ "name": "tool", "version": "1.0.0", "bin": "cli.js" }',
  'node_modules/tool/cli.js': "#!/usr/bin/env node\nrequire('../../server.js');\n",
};

/**
 * @param {string} server its source
 * @returns {string} absolute path of a directory with all of them
 */
function makeProject(server) {
  const cwd = newDirectory();
  for (const [name, text] of Object.entries({ ...FILES, 'server.js': server })) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), text);
  }
  mkdirSync(path.join(cwd, 'node_modules/.bin'));
  chmodSync(path.join(cwd, 'run.sh'), 0o755);
  for (const file of ['tool/cli.js', 'nodemon/bin/nodemon.js']) {
    chmodSync(path.join(cwd, 'node_modules', file), 0o755);
    symlinkSync(`../${file}`, path.join(cwd, 'node_modules/.bin', path.parse(file).name.replace('cli', 'tool')));
  }
  return cwd;
}

/** Node that runs the tests is the one in PATH, and npm says nothing of newer versions. */
const ENV = {
  PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
  npm_config_loglevel: 'error',
};
const OURS = [process.execPath, BIN, '--format', 'terminal,json'];
const QUOTED = OURS.map((word) => `'${word}'`).join(' ');

/** @type {[command: string, how: string, server: string][]} */
const CASES = [
  ['npm start', 'does nothing about it', WORKS],
  ['npm start', 'ends as it likes', GRACEFUL],
  ['npm run chain', 'does nothing about it', WORKS],
  ['npx tool', 'does nothing about it', WORKS],
  ['./run.sh', 'ends as it likes', GRACEFUL],
];

/**
 * @param {string} cwd of a project that was run
 * @param {string} out what was said
 */
async function expectReport(cwd, out) {
  expect(out).toContain('PBKDF2');
  expect(running(cwd)).toEqual([]);
  expect(reportIn(cwd).crypto.ticks).toBeGreaterThan(20);
  expect(reportIn(cwd).profile.unprofiled).toEqual([]);
  expect(rawLogs(cwd)).toEqual([]);
}

for (const [command, how, server] of CASES) {
  onTerminal(`Ctrl-C under ${command}, and the program ${how}`, async () => {
    const onCtrlC = { env: ENV, keys: /** @type {[string, string][]} */ ([['up', CTRL_C]]) };
    const plain = await runOnTerminal(makeProject(server), `exec ${command}`, onCtrlC);
    const cwd = makeProject(server);
    const { exitCode, out } = await runOnTerminal(cwd, `exec ${QUOTED} ${command}`, onCtrlC);
    await expectReport(cwd, out);
    expect(exitCode).toBe(plain.exitCode);
  });

  // npm alone would wait for its shell, and that for the program, which nobody tells.
  onLinux.each(/** @type {const} */ (['SIGINT', 'SIGTERM']))(
    `%s to us alone under ${command}, and the program ${how}`,
    async (name) => {
      const cwd = makeProject(server);
      const { signal, err } = await runProcess([...OURS, ...command.split(' ')], {
        cwd,
        env: ENV,
        onOutput: (child, out) => {
          if (/^up$/m.test(out)) child.kill(name);
        },
      });
      await expectReport(cwd, err);
      expect(signal).toBe(name);
      // Once, and not by everybody who could.
      if (server === GRACEFUL) expect(readFileSync(path.join(cwd, 'got'), 'utf8')).toBe(`${name} `);
    },
  );
}

onLinux.each(/** @type {const} */ (['SIGINT', 'SIGTERM', null]))(
  '%s to us alone, or the end of the time: a runner that waits for changes does not go on waiting',
  async (name) => {
    const cwd = makeProject(WORKS);
    const { err } = await runProcess([...OURS, ...(name === null ? ['--duration', '10'] : []), 'npm', 'run', 'watch'], {
      cwd,
      env: ENV,
      onOutput: (child, out) => {
        if (name !== null && /^up$/m.test(out)) child.kill(name);
      },
    });
    await expectReport(cwd, err);
  },
);

onLinux('a program under npm that does not end is killed by the second signal', async () => {
  let sent = 0;
  const cwd = makeProject(`process.on('SIGINT', () => console.log('not me')); ${WORKS}`);
  const { signal, out, err } = await runProcess([...OURS, 'npm', 'start'], {
    cwd,
    env: ENV,
    onOutput: (child, text) => {
      // One for each line: npm says something first.
      const lines = text.split('\n').filter((line) => line === 'up' || line === 'not me').length;
      if (lines > sent) setTimeout(() => child.kill('SIGINT'), 400 * ++sent);
    },
  });
  expect(signal).toBe('SIGKILL');
  expect(out).toContain('not me');
  await expectReport(cwd, err);
});
