/** However it ends: signals, a terminal that is closed, a parent that dies, cryptoprof killed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BIN, runCli, runProcess } from '../support/cli-process.js';
import { removeDirectories } from '../support/directories.js';
import {
  AT_ONCE,
  UP,
  closeTerminal,
  handling,
  hasScript,
  programOf,
  rawLogs,
  reportIn,
  runOnTerminal,
  until,
} from '../support/endings.js';

/** @import { Ended } from '../support/cli-process.js' */

afterAll(removeDirectories);

const onTerminal = hasScript ? test : test.skip;
const onLinux = process.platform === 'linux' ? test : test.skip;

describe('a signal to us alone', () => {
  /** The second of these kills a program. */
  const INSISTING = /** @type {const} */ (['SIGINT', 'SIGTERM']);
  const SIGNALS = /** @type {const} */ (['SIGHUP', 'SIGQUIT', 'SIGUSR2']);

  test.each([...INSISTING, ...SIGNALS])(
    '%s ends a program that does nothing about it; there is a report',
    async (name) => {
      const cwd = programOf(UP);
      const { signal, err } = await runCli(['--format', 'terminal,json', 'app.js'], {
        cwd,
        onOutput: (child, out) => {
          if (out.startsWith('up')) child.kill(name);
        },
      });
      expect(signal).toBe(name);
      expect(err).toContain(`ended by ${name}`);
      expect(reportIn(cwd).target).toMatchObject({ exitCode: null, signal: name });
      expect(rawLogs(cwd)).toEqual([]);
    },
  );

  test.each(INSISTING)('%s reaches a program that handles it; it ends as it likes', async (name) => {
    const cwd = programOf(handling(name));
    const { exitCode } = await runCli(['--format', 'terminal,json', 'app.js'], {
      cwd,
      onOutput: (child, out, text = out) => {
        if (text === 'up\n') child.kill(name);
      },
    });
    expect(exitCode).toBe(7);
    expect(reportIn(cwd).target).toMatchObject({ exitCode: 7, signal: null });
    expect(rawLogs(cwd)).toEqual([]);
  });

  test.each(SIGNALS)('%s reaches a program that handles it, each time; it ends as it likes', async (name) => {
    const cwd = programOf(`let left = 2; process.on('${name}', () => {
      appendFileSync('got', '${name} ');
      if (--left === 0) process.exit(7);
      console.log('once');
    }); ${UP}`);
    const { exitCode } = await runCli(['--format', 'terminal,json', 'app.js'], {
      cwd,
      onOutput: (child, out, text = out) => {
        if (text === 'up\n') child.kill(name);
        // What comes at once is an echo of the first (record/signals.js).
        if (text === 'up\nonce\n') setTimeout(() => child.kill(name), 400);
      },
    });
    expect(exitCode).toBe(7);
    expect(readFileSync(path.join(cwd, 'got'), 'utf8')).toBe(`${name} ${name} `);
    expect(reportIn(cwd).target).toMatchObject({ exitCode: 7, signal: null });
    expect(rawLogs(cwd)).toEqual([]);
  });

  test("SIGUSR1 opens the program's inspector, and not ours", async () => {
    const cwd = programOf(
      `setInterval(() => { if (require('node:inspector').url() !== undefined) process.exit(8); }, 20); console.log('up');`,
    );
    const { exitCode, err } = await runCli(['--quiet', '--format', 'json', 'app.js'], {
      cwd,
      env: { NODE_OPTIONS: '--inspect-port=0' },
      onOutput: (child, out, text = out) => {
        if (text === 'up\n') child.kill('SIGUSR1');
      },
    });
    expect(exitCode).toBe(8);
    expect(err.match(/Debugger listening/g)).toHaveLength(1);
  });
});

describe('on a terminal', () => {
  const OURS = `'${process.execPath}' '${BIN}' --format terminal,json app.js`;
  const CTRL_BACKSLASH = '\u001c';

  onTerminal('Ctrl-\\ ends the program, and the report is made', async () => {
    const cwd = programOf(UP);
    const { exitCode } = await runOnTerminal(cwd, `ulimit -c 0; exec ${OURS}`, { keys: [['up', CTRL_BACKSLASH]] });
    // script says 128 + SIGQUIT of what ended by it.
    expect(exitCode).toBe(131);
    expect(reportIn(cwd).target).toMatchObject({ exitCode: null, signal: 'SIGQUIT' });
  });

  onTerminal('Ctrl-\\ reaches a program that handles it once', async () => {
    const cwd = programOf(handling('SIGQUIT'));
    const { exitCode } = await runOnTerminal(cwd, `exec ${OURS}`, { keys: [['up', CTRL_BACKSLASH]] });
    expect(exitCode).toBe(7);
    expect(readFileSync(path.join(cwd, 'got'), 'utf8')).toBe('SIGQUIT ');
  });

  const hasBash = spawnSync('bash', ['--version']).status === 0;
  (hasBash ? onTerminal : test.skip)('Ctrl-Z stops both, and fg goes on', async () => {
    const cwd = programOf("setTimeout(() => process.exit(3), 1500); console.log('up');");
    const { exitCode } = await runOnTerminal(cwd, 'exec bash --norc --noprofile -i', {
      env: { PS1: '$ ' },
      keys: [
        ['$ ', `${OURS}\r`],
        ['\nup', '\u001a'],
        ['Stopped', 'fg; exit $?\r'],
      ],
    });
    expect(exitCode).toBe(3);
    expect(reportIn(cwd).target).toMatchObject({ exitCode: 3, signal: null });
  });

  const SHAPES = [
    ['we are what it was opened for', `exec ${OURS}`],
    ['a shell script runs us', `${OURS}; true`],
    ...(hasBash ? [['a shell with job control runs us', 'exec bash --norc --noprofile -i']] : []),
  ];
  const ENDS = [
    ['does nothing about it', UP, { exitCode: null, signal: 'SIGHUP' }],
    ['handles it', handling('SIGHUP', AT_ONCE), { exitCode: null, signal: 'SIGKILL' }],
  ];

  for (const [shape, command] of SHAPES) {
    for (const [how, source, ending] of /** @type {[string, string, object][]} */ (ENDS)) {
      onTerminal(`that is closed, where ${shape}, and the program ${how}: the report is made`, async () => {
        const cwd = programOf(source);
        const isInteractive = command.includes('bash');
        const typed = isInteractive
          ? { keys: /** @type {[string, string][]} */ ([['$ ', `${OURS}; exit\r`]]), env: { PS1: '$ ' } }
          : {};
        expect((await closeTerminal(cwd, command, typed)).target).toMatchObject(ending);
        // A shell with job control tells its jobs, and the kernel the foreground one once more when that shell ends.
        if (how === 'handles it')
          expect(readFileSync(path.join(cwd, 'got'), 'utf8').trim().split(' ').length).toBeLessThanOrEqual(
            isInteractive ? 2 : 1,
          );
      });
    }
  }
});

onLinux('a parent that dies changes nothing', async () => {
  const cwd = programOf("setTimeout(() => process.exit(3), 1500); console.log('up');");
  await runProcess(['sh', '-c', '"$0" "$@" & wait', process.execPath, BIN, '--quiet', '--format', 'json', 'app.js'], {
    cwd,
    onOutput: (child) => child.kill('SIGKILL'),
  });
  await until(() => reportIn(cwd) !== null);
  expect(reportIn(cwd).target).toMatchObject({ exitCode: 3, signal: null });
});

describe('cryptoprof killed', () => {
  onLinux('the program goes on; the next run says where its recording is, and it can be analysed', async () => {
    const cwd = programOf(
      "const { pbkdf2Sync } = require('node:crypto'); setInterval(() => pbkdf2Sync('a', 'b', 20000, 64, 'sha512'), 2); setTimeout(() => process.exit(), 1200); console.log(process.pid);",
    );
    let program = 0;
    const first = await runCli(['app.js'], {
      cwd,
      onOutput: (child, out) => {
        if ((program = Number(out)) > 0) setTimeout(() => child.kill('SIGKILL'), 300);
      },
    });
    expect(first.signal).toBe('SIGKILL');
    writeFileSync(path.join(cwd, 'other.js'), '');
    const next = () => runCli(['--format', 'terminal', 'other.js'], { cwd });
    await until(() => !existsSync(`/proc/${program}`));
    const { err } = await next();
    const [, directory] = /^cryptoprof: A recording was left in (\S+)\.$/m.exec(err) ?? [];
    expect(err).toContain(`cryptoprof analyze ${directory}`);
    const { out } = await runCli(['analyze', directory, '--json', '-'], { cwd });
    expect(JSON.parse(out).operations[0]).toMatchObject({ id: 'kdf.pbkdf2' });
    spawnSync('rm', ['-r', directory], { cwd });
    expect((await next()).err).not.toContain('was left');
  });

  onLinux('a program that still runs is said to', async () => {
    const cwd =
      programOf(`console.log(process.pid); setTimeout(() => { for (const stream of [1, 2]) require('node:fs').closeSync(stream); }, 300);
      setTimeout(() => process.exit(), 20000);`);
    let program = 0;
    await runCli(['app.js'], {
      cwd,
      onOutput: (child, out) => {
        if ((program = Number(out)) > 0) child.kill('SIGKILL');
      },
    });
    writeFileSync(path.join(cwd, 'other.js'), '');
    const { err } = await runCli(['--format', 'terminal', 'other.js'], { cwd });
    process.kill(program);
    expect(err).toContain(`the program is still writing it (pid ${program})`);
  });

  test('a run that goes on beside this one is left alone', async () => {
    const cwd = programOf(`${UP} setTimeout(() => process.exit(), 2500);`);
    /** @type {Promise<Ended> | null} */
    let beside = null;
    writeFileSync(path.join(cwd, 'other.js'), '');
    await runCli(['--quiet', '--format', 'json', 'app.js'], {
      cwd,
      onOutput: () => {
        beside ??= runCli(['--format', 'terminal', 'other.js'], { cwd });
      },
    });
    expect((await /** @type {Promise<Ended>} */ (/** @type {unknown} */ (beside))).err).not.toContain('was left');
  });
});
