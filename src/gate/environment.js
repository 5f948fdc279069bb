/** What a run was made on, and what ran. */
import { differenceText, differencesBetween, environmentOf as machineOf } from '../model/environment.js';
import { fileName } from '../model/file-path.js';
import { fileInRoot } from '../model/site-id.js';

/** @import { Environment as Machine } from '../model/environment.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Notice } from '../model/verdict.js' */

/**
 * What must be the same in runs that are judged together, as stored in baselines; the workload is the command, without
 * anything that depends on the checkout.
 * @typedef {Machine & {workload: string[]}} GateEnvironment
 */

/**
 * @param {Report} report of one run
 * @returns {GateEnvironment} the machine, and the words of the command: shares are compared only where these are alike
 */
export function gateEnvironmentOf(report) {
  const { command, root } = report.target;
  return {
    ...machineOf(report),
    workload: command.map((word, index) => (index === 0 ? baseName(word) : withoutCheckout(word, root))),
  };
}

/**
 * @param {GateEnvironment} a one
 * @param {GateEnvironment} b another
 * @returns {string[]} what differs, as parts of a sentence; something unknown in one of them doesn't count as different
 */
export function differences(a, b) {
  const [from, to] = [a, b].map(({ workload }) => workload.join(' '));
  return [
    ...differencesBetween(a, b).map(differenceText),
    ...(from !== '' && to !== '' && from !== to ? [`command ${from} → ${to}`] : []),
  ];
}

/**
 * @param {{environment: GateEnvironment}[]} runs of what should be one program
 * @returns {string[]} how they differ from each other, each once
 */
export function differencesAmong(runs) {
  const environments = runs.map(({ environment }) => environment);
  return [
    ...new Set(
      environments.flatMap((first, index) =>
        environments.slice(index + 1).flatMap((other) => differences(first, other)),
      ),
    ),
  ];
}

/**
 * @param {{environment: GateEnvironment} | null} baseline that was accepted
 * @param {{environment: GateEnvironment}[]} runs that are compared with it
 * @returns {string[]} how these differ from it, each once
 */
export function differencesSince(baseline, runs) {
  return baseline === null
    ? []
    : [...new Set(runs.flatMap(({ environment }) => differences(baseline.environment, environment)))];
}

/**
 * @param {{environment: GateEnvironment}[]} runs that are judged
 * @param {{environment: GateEnvironment} | null} baseline that they are compared with
 * @returns {Notice[]} how environments differ
 */
export function environmentNotices(runs, baseline) {
  const among = differencesAmong(runs);
  const since = differencesSince(baseline, runs);
  return [
    ...(among.length === 0
      ? []
      : [
          {
            code: 'runs-differ',
            message: `The runs are not of one program in one environment (${among.join('; ')}): only what is counted is judged.`,
          },
        ]),
    ...(since.length === 0
      ? []
      : [
          {
            code: 'environment-differs',
            message: `The baseline was made elsewhere (${since.join('; ')}): only counts are compared with it.`,
          },
        ]),
  ];
}

/**
 * Two programs that share a baseline's file would replace each other's entry with each update.
 * @param {{environment: GateEnvironment} | null} before the entry that is replaced, null if there was none
 * @param {{environment: GateEnvironment}} after the new entry
 * @returns {Notice[]} one if they are of different commands
 */
export function replacedNotices(before, after) {
  const [from, to] = [before ?? after, after].map(({ environment: { workload } }) => workload.join(' '));
  if (from === to || from === '' || to === '') return [];
  return [
    {
      code: 'baseline-replaced',
      message:
        `What the baseline held for this Node was of another command (${from}), and is replaced. If both programs are to be judged, each ` +
        'needs its own: "baseline": {"file": "<name>.json"} in a config for each, chosen with --config.',
    },
  ];
}

/** `/x`, `C:\x`, `file:///x` */
const ABSOLUTE = /^(?:[/\\]|[a-z]:[/\\]|file:)/i;

/**
 * @param {string} word of a command: a path, an option, or an option with a path after its `=`
 * @param {string} root of the repository
 * @returns {string} without what another checkout or machine would have in its place
 */
function withoutCheckout(word, root) {
  const [, option, value] = /^(-[^=/\\]*=)?([^]*)$/.exec(word) ?? ['', '', word];
  const path = fileInRoot(value, root);
  return (option ?? '') + (ABSOLUTE.test(path) ? baseName(path) : path);
}

/**
 * @param {string} path of a program, of any system
 * @returns {string} its name: a checkout's Node may be anywhere
 */
function baseName(path) {
  return fileName(path).replace(/\.exe$/i, '');
}
