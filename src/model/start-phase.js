/** Phases of a program's start: work that is done once, before anybody can wait for it. */

/** @import { Phase } from './report.js' */

/** While modules load, and in callbacks before the program listens. Node's own start is no part of any call site. */
export const OWN_START = /** @type {const} @satisfies {readonly Phase[]} */ (['top-level', 'starting']);

/** All of them. @type {ReadonlySet<Phase>} */
export const START_PHASES = new Set([...OWN_START, 'bootstrap']);

/**
 * @param {{byPhase: Partial<Record<Phase, number>>}} row of a report
 * @returns {number} its ticks in the program's start, without those while Node starts
 */
export function ownStartTicks({ byPhase }) {
  return OWN_START.reduce((sum, phase) => sum + (byPhase[phase] ?? 0), 0);
}

/**
 * @param {{byPhase: Partial<Record<Phase, number>>}} row of a report
 * @returns {number} its ticks in the start, of Node and of the program
 */
export function startTicksOf(row) {
  return ownStartTicks(row) + (row.byPhase.bootstrap ?? 0);
}
