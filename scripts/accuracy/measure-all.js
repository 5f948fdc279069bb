import { execFile } from 'node:child_process';
import os from 'node:os';
import { promisify } from 'node:util';
import { judge } from './judge.js';
import { recordCalmly } from './record.js';
import { FAILED } from './results.js';

/** @import { Results } from './results.js' */
/** @import { Workload } from './workload.js' */

const run = promisify(execFile);

/**
 * @param {string} node executable
 * @returns {Promise<string>} its version, such as `v24.1.0`
 */
export async function versionOfNode(node) {
  return (await run(node, ['--version'])).stdout.trim();
}

/**
 * Records the workloads on one Node, one after the other, since they would disturb each other.
 * @param {readonly Workload[]} workloads to be measured
 * @param {string} node executable
 * @param {string} directory where the packages are installed
 * @param {Map<string, string>} packages their versions
 * @param {(results: Results) => void} keep called with the results so far: measuring takes minutes
 * @returns {Promise<Results>} what was right
 */
export async function measureAll(workloads, node, directory, packages, keep) {
  const version = await versionOfNode(node);
  /** @type {Results} */
  const results = {
    node: version,
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.platform()} ${os.arch()}, ${os.cpus().length} × ${os.cpus()[0].model.replace(/\s+/g, ' ')}`,
    packages: Object.fromEntries(packages),
    verdicts: [],
    skipped: [],
  };
  for (const workload of workloads) {
    const reason = reasonToSkip(workload, version, packages);
    if (reason !== '') {
      results.skipped.push({ id: workload.id, reason });
      continue;
    }
    try {
      const verdict = judge(workload, await recordCalmly(workload, node, directory));
      results.verdicts.push(verdict);
      keep(results);
      const { id, operationRight, siteRight, phaseRight, share, truth, gcShare, heaviest, found, strayTicks } = verdict;
      const isRight =
        workload.expect.length === 0
          ? strayTicks === 0
          : operationRight && (siteRight || verdict.callsBack) && phaseRight;
      console.error(
        `${version}  ${isRight ? '✔' : '✖'}  ${(100 * (share - truth)).toFixed(1).padStart(5)}  gc ${(100 * gcShare).toFixed(1).padStart(4)}  ${id}${isRight ? '' : `: ${found} (${heaviest})`}`,
      );
    } catch (error) {
      const reason = `${FAILED}${firstLine(error)}`;
      results.skipped.push({ id: workload.id, reason });
      console.error(`${version}  ✖  ${workload.id}: ${reason}`);
    }
  }
  return results;
}

/**
 * @param {Workload} workload to be measured
 * @param {string} version of Node
 * @param {Map<string, string>} packages their versions
 * @returns {string} why it can't be measured, `''` if it can
 */
function reasonToSkip({ since = 0, why = `only from Node ${since} on`, packages: needed = [] }, version, packages) {
  if (since > Number(/\d+/.exec(version)?.[0])) return why;
  const missing = needed.find((name) => packages.get(name) === '');
  return missing === undefined ? '' : `${missing} cannot be installed here`;
}

/**
 * @param {unknown} error of a child process
 * @returns {string} the line that says what is wrong
 */
function firstLine(error) {
  const { stderr = '', message = String(error) } = /** @type {{stderr?: string, message?: string}} */ (error);
  return (/^\w*Error.*$/m.exec(stderr)?.[0] ?? message.split('\n')[0]).slice(0, 200);
}
