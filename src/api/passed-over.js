/** Configs beside the program that no gate reads: from the root of a monorepo, those of its packages. */
import path from 'node:path';
import { passedOver, refuseBeside } from '../config/find-config.js';
import { mainScript } from '../model/thread-script.js';
import { fileInRoot } from '../model/site-id.js';

/** @import { Report } from '../model/report.js' */
/** @import { Notice } from '../model/verdict.js' */
/** @import { Gate } from './gate.js' */

/**
 * Which script a package manager starts, only the run shows: `npm -w packages/tool start`.
 * @param {Report[]} runs one report for each
 * @param {Gate} gate what to judge by
 * @throws {Failure} `config-beside-script`; or whatever is wrong with the config beside the program
 */
export async function refusePassedOver([first], { config, cwd, root }) {
  if (first === undefined || !config.isDefault) return;
  await refuseBeside(scriptIn(root, first), cwd, root);
}

/**
 * @param {Report[]} runs one report for each
 * @param {Gate} gate what to judge by
 * @returns {Promise<Notice[]>} one if another config is nearer to the program than the one that was found
 */
export async function passedOverNotices([first], { found, cwd, root }) {
  const other =
    first === undefined || found === null ? null : await passedOver(scriptIn(root, first), cwd, root, found);
  if (other === null) return [];
  const [file, used] = [other, found].map((each) => path.relative(cwd, String(each)));
  return [
    {
      code: 'config-passed-over',
      message:
        `${file}, which is beside the program, was not read: ${used} was. To judge by it, run cryptoprof in ` +
        `${path.dirname(file)}, or pass it: --config ${file}`,
    },
  ];
}

/**
 * @param {string} root absolute path of the repository
 * @param {Report} report of a run, perhaps in another checkout, on another machine
 * @returns {string} absolute path that the program has in this checkout
 */
function scriptIn(root, report) {
  return path.resolve(root, fileInRoot(fileInRoot(mainScript(report), root), report.target.root));
}
