/** Analyses what was sampled in a program that was running already. */
import { attach } from '../attach/attach.js';
import { readSampled } from '../inputs/read-sampled.js';
import { analyze } from './analysis.js';
import { rootOfCode } from './root-of-code.js';

/** @import { Attached, AttachOptions } from '../attach/attach.js' */
/** @import { Sampled } from '../inputs/read-sampled.js' */
/** @import { SampledWindow } from '../model/profile.js' */
/** @import { Analysis } from './analysis.js' */

/**
 * @typedef {object} Reading
 * @property {string} version of this tool
 * @property {string | null} sourceMaps absolute path of a directory that is also searched for source maps
 */

/**
 * Profiles a running Node, and analyses the result like a `.cpuprofile`.
 * @param {Omit<AttachOptions, 'cpuSince'>} options what to profile
 * @param {Reading} reading how to read it
 * @returns {Promise<Analysis & Pick<Attached, 'stillOpen'>>} the answer, and why the program is not as it was before
 * @throws {Failure} `attach-...`
 */
export async function attachTo(options, reading) {
  const { cpuSince } = await import('../record/cpu-since.js');
  const { PROC } = await import('../record/proc.js');
  const { stillOpen, cwd, beganMs, sampledMs, cpu, ...sampled } = await attach({
    ...options,
    cpuSince: () => cpuSince(options.pid, PROC),
  });
  const below = await nodesOf(options.pid);
  const window = { startTime: new Date(beganMs).toISOString(), durationMs: Math.round(sampledMs), cpu };
  const all = { ...sampled, below, by: /** @type {const} */ ('attach'), intervalUs: options.intervalUs };
  return { ...(await analyzeSampled(all, window, cwd, reading)), stillOpen };
}

/**
 * @param {number} pid of a program: of npm's, somebody who attaches means what it has started
 * @returns {Promise<number[]>} those of Nodes that it has started
 */
async function nodesOf(pid) {
  const { nodesBelow } = await import('../record/descendants.js');
  const { PROC } = await import('../record/proc.js');
  return nodesBelow(pid, PROC).look();
}

/**
 * @param {Sampled} sampled of a program on this machine
 * @param {Omit<SampledWindow, 'root'>} window when that was
 * @param {string} cwd absolute path of the program's working directory, `''` if unknown
 * @param {Reading} reading how to read it
 * @returns {Promise<Analysis>} the answer
 */
export async function analyzeSampled(sampled, window, cwd, { version, sourceMaps }) {
  const recording = await readSampled(sampled, sourceMaps);
  return analyze({ ...recording, sampled: { root: rootOfCode(recording.profiles, cwd), ...window } }, version);
}
