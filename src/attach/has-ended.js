import { readFileSync } from 'node:fs';

/**
 * @param {number} pid of a process
 * @returns {boolean} whether it has ended: its parent may not have collected it yet
 */
export function hasEnded(pid) {
  try {
    return /^State:\s*[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'latin1'));
  } catch {
    return true;
  }
}
