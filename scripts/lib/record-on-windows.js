import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeNeutralDirectory } from './neutral-directory.js';
import { DRIVE_C, makeDrive, onDrive, prepareWine, runUnderWine, wineVersion } from './wine.js';

/** @import { Recipe } from '../../test/support/fixture-cases.js' */

const SCRIPT = fileURLToPath(new URL('./record-here.mjs', import.meta.url));

/**
 * Records a program with Windows' Node and our own recorder, both under Wine.
 * @param {Recipe} recipe what to run
 * @returns where its logs are: the machine's libraries are on its drive
 */
export async function recordOnWindows({ node: major, program, args, load }) {
  await makeDrive();
  const home = path.join(DRIVE_C, 'cryptoprof-fixture');
  const { programs } = await makeNeutralDirectory(home);
  const node = await prepareWine(major, programs);
  const logs = path.join(home, 'logs');
  await mkdir(logs);
  await copyFile(SCRIPT, path.join(home, 'record-here.mjs'));
  const ours = ['record-here.mjs', 'cryptoprof/src/record/record.js', 'logs'].map((name) =>
    onDrive(path.join(home, name)),
  );
  const { exitCode, output } = await runUnderWine([node, ...ours, load ?? '', program, ...args], programs);
  const found = (await readdir(logs)).filter((name) => name.endsWith('.log')).sort();
  if (exitCode !== 0 || found.length === 0) throw new Error(`Under Wine it ended with ${exitCode}: ${output}`);
  const { output: version } = await runUnderWine([node, '--version'], programs);
  return {
    logs: found.map((name) => path.join(logs, name)),
    programs: onDrive(programs),
    node: version.trim().slice(1),
    platform: 'win32',
    binaries: DRIVE_C,
    system: await wineVersion(),
  };
}
