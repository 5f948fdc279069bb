// Runs npm scripts at the same time, and prints what each had to say when it has ended:
//
//     node scripts/side-by-side.js lint types test:unit
//
// The exit code is 1 if one of them failed; the others are run to their ends.
import { spawn } from 'node:child_process';

/**
 * @param {string} script name of an npm script
 * @returns {Promise<{script: string, ok: boolean, seconds: number}>} how it ended, once its output is printed
 */
function run(script) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(`npm run --silent ${script}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = (performance.now() - begun) / 1000;
      process.stdout.write(`== ${script}\n${Buffer.concat(output).toString()}`);
      resolve({ script, ok: code === 0, seconds });
    });
  });
}

const ended = await Promise.all(process.argv.slice(2).map(run));
console.log(
  `\n${ended.map(({ script, ok, seconds }) => `${ok ? '✔' : '✖'} ${script} (${seconds.toFixed(0)} s)`).join('\n')}`,
);
process.exitCode = ended.every(({ ok }) => ok) ? 0 : 1;
