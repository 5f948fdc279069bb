/** A run of several processes: which of them did how much, and which is the program. */
import { addToList } from '../model/add-to-list.js';
import { fileInRoot } from '../model/site-id.js';

/** @import { ProfiledProcess } from '../model/profile.js' */
/** @import { IsolateReport, ProcessReport } from '../model/report.js' */

/**
 * A tool that starts the user's script in another process is busy, too, loading itself or compiling. So the user's own
 * script is the program, unless a package's script was this many times as busy.
 */
const TOOL_FACTOR = 10;
/** A process that runs no file (code, tests, standard input) has a name like an option. */
const INSTEAD = /^-/;

/**
 * @param {IsolateReport[]} isolates of a run
 * @param {ProfiledProcess[]} processes what is known about each
 * @param {string} root absolute path that scripts are relative to, `''` if unknown
 * @returns {ProcessReport[]} a row for each script, the main one first and the others by their ticks; empty if there was
 *   one process
 */
export function processReports(isolates, processes, root) {
  if (processes.length < 2) return [];
  const rows = [...groupsOf(processes)].map(([script, ofScript]) => rowOf(script, ofScript, isolates, root));
  rows.sort((a, b) => b.row.busyTicks - a.row.busyTicks);
  const main = rows.reduce((best, each) => (each.rank > best.rank ? each : best));
  main.row.main = true;
  return [main, ...rows.filter((each) => each !== main)].map(({ row }) => row);
}

/**
 * @param {ProfiledProcess[]} processes of the run
 * @returns {Map<string, ProfiledProcess[]>} by what they ran
 */
function groupsOf(processes) {
  /** @type {Map<string, ProfiledProcess[]>} */
  const groups = new Map();
  for (const each of processes) addToList(groups, each.script, each);
  return groups;
}

/**
 * @param {string} script that some processes ran
 * @param {ProfiledProcess[]} processes these
 * @param {IsolateReport[]} isolates of all processes
 * @param {string} root that scripts are relative to
 * @returns {{row: ProcessReport, rank: number}} `rank`: highest for a server, then for the user's own script
 */
function rowOf(script, processes, isolates, root) {
  const pids = new Set(processes.map(({ pid }) => pid));
  const own = isolates.filter(({ pid }) => pids.has(pid));
  const sum = (/** @type {'ticks' | 'busyTicks' | 'cryptoTicks'} */ field) =>
    own.reduce((total, isolate) => total + isolate[field], 0);
  const ports = [...new Set(processes.flatMap((each) => each.ports))].sort((a, b) => a - b);
  const { name, isTool } = scriptName(script, root);
  const row = {
    ...{ script: name, main: false, count: processes.length, ports },
    ...{ ticks: sum('ticks'), busyTicks: sum('busyTicks'), cryptoTicks: sum('cryptoTicks') },
  };
  const weight = (isTool ? 1 : TOOL_FACTOR) * row.busyTicks;
  return { row, rank: ports.length > 0 ? Number.MAX_SAFE_INTEGER / 2 + weight : weight };
}

/**
 * @param {string} script absolute path, or what the process runs instead of a file
 * @param {string} root that it is relative to
 * @returns {{name: string, isTool: boolean}} its path relative to the root, or to its `node_modules`; and whether it is
 *   a package's
 */
function scriptName(script, root) {
  if (script === '' || INSTEAD.test(script)) return { name: script, isTool: false };
  const file = fileInRoot(script, root);
  const [, inPackages] = /^(?:.*\/)?node_modules\/(?:\.bin\/)?([^]+)$/.exec(file) ?? [];
  return { name: inPackages ?? file, isTool: inPackages !== undefined };
}
