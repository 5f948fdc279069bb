import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEBIAN, makeDebian, runInDebian } from './debian.js';
import { makeNeutralDirectory } from './neutral-directory.js';

/** @import { Recipe } from '../../test/support/fixture-cases.js' */

const SCRIPT = fileURLToPath(new URL('./record-here.mjs', import.meta.url));

/** In Debian. */
const HOME = '/srv/cryptoprof-fixture';

/**
 * Records a program with Debian's Node and our own recorder, in Debian.
 * @param {Recipe} recipe what to run
 * @returns where its logs are
 */
export async function recordOnDebian({ program, args, load }) {
  const obstacle = await makeDebian();
  if (obstacle !== '') throw new Error(`No Debian: ${obstacle}`);
  const home = path.join(DEBIAN, HOME);
  await makeNeutralDirectory(home);
  await mkdir(path.join(home, 'logs'));
  await copyFile(SCRIPT, path.join(home, 'record-here.mjs'));
  const ours = ['record-here.mjs', 'cryptoprof/src/record/record.js', 'logs'].map((name) =>
    path.posix.join(HOME, name),
  );
  const words = ['/usr/bin/node', ...ours, load ?? '', program, ...args];
  const { exitCode, output } = await runInDebian(words, `${HOME}/programs`, []);
  const found = (await readdir(path.join(home, 'logs'))).filter((name) => name.endsWith('.log')).sort();
  if (exitCode !== 0 || found.length === 0) throw new Error(`In Debian it ended with ${exitCode}: ${output}`);
  const { output: version } = await runInDebian(['/usr/bin/node', '--version'], HOME, []);
  return {
    logs: found.map((name) => path.join(home, 'logs', name)),
    programs: `${HOME}/programs`,
    node: version.trim().slice(1),
    platform: 'linux',
    binaries: DEBIAN,
    system: "Debian 13's nodejs: libnode, libcrypto and libuv are shared",
  };
}
