/** However badly a program ends, or one of its threads and children: as without us, and what was seen is reported. */
import { writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BIN, onlyRun, runProcess } from '../support/cli-process.js';
import { newDirectory } from '../support/directories.js';

const USES = `
  const cp = require('node:child_process'); const fs = require('node:fs'); const cluster = require('node:cluster');
  const { Worker, isMainThread } = require('node:worker_threads');
  const burn = (ms) => { for (const until = Date.now() + ms; Date.now() < until;) Math.sqrt(ms); };
  const isChild = process.argv[2] === 'child';
`;

/**
 * @typedef {object} Misfortune
 * @property {string} name
 * @property {string} app source of a program
 * @property {number} isolates that leave a log
 * @property {string[]} [options] for Node
 * @property {string} [shell] what starts it, as "$@"; itself if left out
 */

/** What a script that cleans up may do. */
const CLEAN = "fs.rmSync('.cryptoprof', { recursive: true, force: true });";

/** @type {Misfortune[]} */
const MISFORTUNES = [
  {
    name: 'it removes what is recorded with its first line',
    app: `${CLEAN} burn(300); console.log(fs.existsSync('.cryptoprof')); process.exitCode = 3;`,
    isolates: 1,
  },
  { name: 'it does so with its only line', app: `${CLEAN} process.exitCode = 3;`, isolates: 1 },
  {
    name: 'it moves what is recorded away',
    app: `if (fs.existsSync('.cryptoprof')) fs.renameSync('.cryptoprof', 'old'); burn(300);
      console.log(fs.existsSync('.cryptoprof')); process.exitCode = 3;`,
    isolates: 1,
  },
  { name: 'it aborts', app: "console.log('up'); burn(100); process.abort();", isolates: 1 },
  {
    name: 'it runs out of memory',
    app: "console.log('up'); const all = []; for (;;) all.push(new Array(1000).fill(Math.random()));",
    options: ['--max-old-space-size=30'],
    isolates: 1,
  },
  {
    name: 'nobody catches an error',
    app: "console.log('up'); setTimeout(() => { throw new Error('no'); });",
    isolates: 1,
  },
  {
    name: 'nobody catches an error of a worker',
    app: "if (isMainThread) new Worker(__filename); else { burn(100); throw new Error('no'); }",
    isolates: 2,
  },
  {
    name: 'a worker aborts the process',
    app: 'if (isMainThread) new Worker(__filename); else { burn(100); process.abort(); }',
    isolates: 2,
  },
  {
    name: 'a worker exits',
    app: "if (isMainThread) new Worker(__filename).on('exit', (code) => console.log('worker', process.exitCode = code)); else { burn(100); process.exit(3); }",
    isolates: 2,
  },
  {
    name: 'a worker runs out of memory',
    app: `if (!isMainThread) for (const all = [];;) all.push(new Array(1000).fill(Math.random()));
      new Worker(__filename, { resourceLimits: { maxOldGenerationSizeMb: 20 } }).on('error', ({ code }) => console.log(code));`,
    isolates: 2,
  },
  {
    name: 'a worker that never ends is ended',
    app: `if (!isMainThread) for (;;) burn(10);
      const worker = new Worker(__filename);
      worker.on('online', () => setTimeout(() => worker.terminate().then((code) => console.log(code)), 200));`,
    isolates: 2,
  },
  {
    name: 'a child is killed',
    app: `if (isChild) { burn(100); process.kill(process.pid, 'SIGKILL'); }
      else cp.fork(__filename, ['child']).on('exit', (code, signal) => console.log(code, signal));`,
    isolates: 2,
  },
  {
    name: 'a cluster worker is killed, and another takes its place',
    app: `if (cluster.isPrimary) {
        cluster.fork();
        cluster.on('exit', ({ id }, code, signal) => { console.log(id, code, signal); if (id === 1) cluster.fork(); });
      } else require('node:http').createServer().listen(0, () => { burn(100); if (cluster.worker.id === 1) process.kill(process.pid, 'SIGKILL'); process.exit(0); });`,
    isolates: 3,
  },
  {
    name: 'it closes its stdout and stderr, and its own file has their numbers',
    app: `fs.closeSync(1); fs.closeSync(2);
      const files = ['one', 'two'].map((name) => fs.openSync(name, 'w+'));
      new Worker('', { eval: true }).on('exit', () => {
        fs.writeSync(files[0], String(cp.spawnSync(process.execPath, ['-e', 'console.log(1)']).stdout));
        process.exitCode = fs.readFileSync('one', 'utf8') === '1\\n' && fs.readFileSync('two', 'utf8') === '' ? 5 : 6;
      });`,
    isolates: 3,
  },
  {
    name: "it turns V8's logging off, and starts a thread",
    app: `if (isMainThread) {
        for (const word of ['--no-prof', '--no-log']) require('node:v8').setFlagsFromString(word);
        new Worker(__filename).on('exit', (code) => console.log('worker', code));
      } else burn(100);`,
    isolates: 2,
  },
  {
    name: 'it is stopped, and goes on',
    app: `cp.exec('kill -STOP ' + process.pid + '; sleep 0.5; kill -CONT ' + process.pid, () => { burn(100); console.log('on'); });
      burn(300);`,
    isolates: 1,
  },
  {
    name: 'who reads its stdout is slow',
    app: `let left = 100; const part = Buffer.alloc(1 << 20, 97);
      const go = () => { while (left-- > 0) if (!process.stdout.write(part)) return process.stdout.once('drain', go); };
      go();`,
    shell: '"$@" | (sleep 0.5; cksum)',
    isolates: 1,
  },
];

/**
 * @param {{major: number, node: string}[]} nodes to run programs with
 */
export function describeMisfortunes(nodes) {
  const each = nodes.flatMap((node) => MISFORTUNES.map((misfortune) => ({ ...misfortune, ...node })));
  test.each(each)('$name ($major)', async ({ node, app, options = [], shell = 'exec "$@"', isolates }) => {
    const run = async (/** @type {string[]} */ ...before) => {
      const cwd = newDirectory();
      writeFileSync(path.join(cwd, 'app.js'), USES + app);
      // Nobody looks at the cores of those that abort.
      const words = ['sh', '-c', `ulimit -c 0; ${shell}`, 'sh', ...before, node, ...options, 'app.js'];
      return { cwd, ...(await runProcess(words, { cwd })) };
    };
    const plain = await run();
    const ours = await run(process.execPath, BIN, '--format', 'json', '--');
    expect(ours.out).toBe(plain.out);
    expect([ours.exitCode, ours.signal]).toEqual([plain.exitCode, plain.signal]);
    const report = JSON.parse(readFileSync(path.join(onlyRun(ours.cwd), 'report.json'), 'utf8'));
    expect(report.profile.unprofiled).toEqual([]);
    expect(report.isolates.length).toBe(isolates);
  });
}
