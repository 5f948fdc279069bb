/**
 * What part of a program was not recorded and why, and what makes the next recording complete, or puts load on the
 * program.
 */
import { duration, grouped } from './numbers.js';
import { counted } from './words.js';

/** @import { SampledBy, Unprofiled, UnprofiledReason } from '../model/profile.js' */

/** For a server that was recorded without any requests. */
export const DRIVE_IT = 'Drive it: --load <path>, or --on-port <command>.';

/**
 * @param {{by?: SampledBy, isOurs: boolean, hasEnded?: boolean}} how the profile came to be: who sampled a program that was
 *   running, whether it is known what was run, and whether sampling ended because the program did
 * @param {number} seconds more that it takes
 * @param {number} ran seconds that it took
 * @returns {string} what gives that many more ticks, a clause
 */
export function moreTicks({ by, isOurs, hasEnded = false }, seconds, ran) {
  if (hasEnded) return `attach about ${grouped(seconds)} s earlier, since the program ended`;
  if (by === 'attach') return `attach for about ${grouped(ran + seconds)} s (--duration ${ran + seconds})`;
  if (by === 'live')
    return `call stop() about ${grouped(seconds)} s later, with a limit of more than ${grouped(ran + seconds)} s`;
  return `${isOurs ? 'run' : 'profile'} it about ${grouped(seconds)} s longer`;
}

const MORE_ROOM =
  'Free disk space, or raise the quota or file-size limit (ulimit -f), or sample less often (--interval), and record again.';
const MORE_RIGHTS = 'Let the user that the program runs as write to the log directory (-o), and record again.';
const START_WITH_NODE = 'See in the report what is missing, and start it with node.';

/** Why, as a clause, and what to do, a sentence. @type {Record<UnprofiledReason, {why: string, remedy: string}>} */
const REASONS = {
  'directory-gone': {
    why: 'the log directory was removed',
    remedy: 'Choose a directory that nothing removes while the program runs (-o), and record again.',
  },
  'directory-not-writable': {
    why: "the log directory can't be written to, or not with the remaining rights",
    remedy: MORE_RIGHTS,
  },
  'disk-full': { why: 'the disk was full', remedy: MORE_ROOM },
  'no-descriptors': {
    why: 'the process had no file descriptors left',
    remedy: 'Raise the limit of open files (ulimit -n), and record again.',
  },
  'log-limit': {
    why: 'the logs had reached the size that --max-log-size allows',
    remedy: 'Allow larger logs (--max-log-size), or sample less often (--interval), and record again.',
  },
  'recording-stopped': { why: 'the disk was nearly full, or the recording was over', remedy: MORE_ROOM },
  'other-user': {
    why: 'it runs as another user, who may not write to the log directory',
    remedy: MORE_RIGHTS,
  },
  'other-node': { why: 'it runs another Node than the program', remedy: 'Start the whole program with one Node.' },
  'own-options': {
    why: 'it has options that spoil a log, such as --cpu-prof, or --permission',
    remedy: 'Leave out options that spoil a log, such as --cpu-prof and --permission.',
  },
  'not-passed-on': {
    why: 'something other than Node started it, such as a shell, or a program under the permission model did',
    remedy:
      'Let a profiled Node start it, without a shell; under the permission model, with spawn or fork, not with spawnSync.',
  },
  'own-exec-argv': {
    why: 'a worker with its own `execArgv` started it',
    remedy: 'Leave execArgv out where the worker that starts them is created, and record again.',
  },
  'no-log': { why: 'there is no log of it', remedy: START_WITH_NODE },
  'log-ended-early': {
    why: 'its log ends too early: the disk was full, or a quota or file-size limit was reached, or logging had to stop',
    remedy: MORE_ROOM,
  },
  'not-sampled': {
    why: 'V8 took no ticks in a part of its time, as while another CPU profiler runs in the program (an APM agent, the inspector) or a system call takes long',
    remedy: 'Switch off what profiles the program from inside, and record again.',
  },
  'own-executable': {
    why: 'Node, or another engine, is built into its own executable (a single executable application, Electron, Bun, Deno)',
    remedy: 'Run the script of such a program with node, or record it separately.',
  },
  replaced: {
    why: 'a recorded process replaced itself with it (process.execve)',
    remedy: 'Run it as a child process (spawn), or record it separately.',
  },
  'still-running': {
    why: 'it was still running when the report was made',
    remedy: 'Make the program end its children, or stop them first, and record again.',
  },
  unknown: { why: 'the reason is unknown', remedy: START_WITH_NODE },
};

/** Found by looking from outside five times a second: what was short may have been missed. @type {UnprofiledReason[]} */
const AT_LEAST = ['own-options', 'not-passed-on', 'own-exec-argv', 'own-executable', 'replaced'];

/**
 * @param {Unprofiled[]} unprofiled what was not recorded, or not to its end
 * @returns {string} how much, and why: `1 thread (3.1 s of CPU), because the disk was full; 2 child processes, because ...`
 */
export function missingWords(unprofiled) {
  return unprofiled
    .map(({ kind, reason, count, cpuMs }) => {
      const what = kind === 'thread' ? counted(count, 'thread') : counted(count, 'child process', 'child processes');
      const cpu = cpuMs === null || cpuMs === 0 ? '' : ` (${duration(cpuMs)} of CPU)`;
      const least = AT_LEAST.includes(reason) ? 'at least ' : '';
      return `${least}${what}${cpu}, because ${REASONS[reason].why}`;
    })
    .join('; ');
}

/**
 * @param {Unprofiled[]} unprofiled what was not recorded, or not to its end
 * @returns {string} what makes the next recording complete, one or more sentences; each only once
 */
export function remediesFor(unprofiled) {
  return [...new Set(unprofiled.map(({ reason }) => REASONS[reason].remedy))].join(' ');
}
