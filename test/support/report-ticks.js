/** @import { Report } from '../../src/model/report.js' */

/**
 * @param {Report} report of a run
 * @returns {Record<string, number>} its ticks by operation, those of the thread pool among them
 */
export function ticksById({ operations, poolWork }) {
  /** @type {Record<string, number>} */
  const ticks = {};
  for (const { id, ticks: more } of [...operations, ...(poolWork?.operations ?? [])])
    ticks[id] = (ticks[id] ?? 0) + more;
  return Object.fromEntries(Object.entries(ticks).filter(([, count]) => count > 0));
}

/**
 * @param {Report} report of a run
 * @returns {Record<string, number>} ticks of its cryptography by phase
 */
export function ticksByPhase({ operations }) {
  /** @type {Record<string, number>} */
  const ticks = {};
  for (const { byPhase } of operations)
    for (const [phase, more] of Object.entries(byPhase)) ticks[phase] = (ticks[phase] ?? 0) + more;
  return ticks;
}
