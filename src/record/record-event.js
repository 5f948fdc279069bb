/** The events of a recording. */

/** @import { LoadResult } from '../model/profile.js' */
/** @import { StopReason } from './log-budget.js' */

/**
 * What happens during a recording, for a status line. `waiting`: the program was asked to end and has not; another
 * signal kills it. `signalled`: it got a signal that need not end it. `log-full`: the logs may not grow any further.
 * `refused`: it started a Node with an option that makes recording impossible.
 * @typedef {{type: 'started', pid: number} | {type: 'refused', option: string} | {type: 'no-port-yet', afterMs: number}
 *   | {type: 'listening', port: number, address: string, pid: number} | {type: 'load-started', what: string} | {type:
 *   'load-ended', load: LoadResult | null} | {type: 'stopping', signal: string, reason: 'signal' | 'load-ended' |
 *   'no-port' | 'duration'} | {type: 'signalled', signal: string} | {type: 'waiting', afterMs: number} | {type:
 *   'forced'} | {type: 'log-full', reason: StopReason} | {type: 'ended', exitCode: number | null, signal: string |
 *   null}} RecordEvent
 */

export {};
