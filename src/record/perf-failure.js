import { readFile } from 'node:fs/promises';
import { Failure } from '../model/failure.js';

const NOT_ALLOWED = /not permitted|permission|paranoid|EACCES|EPERM|access to performance monitoring/i;
const NO_CLOCK = /not supported|unsupported|ENOENT|ENOSYS|ENODEV|Function not implemented|No such device/i;
/** What Ubuntu has in perf's place if the kernel's own package is not installed. */
const NO_PERF = /perf not found for kernel/;
const MOST_WORDS = 300;

/**
 * @param {number | string | null} code perf's exit code, or why it could not be started; null if a signal ended it
 * @param {string} text what it said
 * @param {() => Promise<string>} [readLevel] reads `/proc/sys/kernel/perf_event_paranoid`
 * @returns {Promise<Failure>} `perf-missing`, `perf-not-allowed`, `perf-no-clock`, `perf-failed`
 */
export async function perfFailure(code, text, readLevel = paranoidLevel) {
  if (code === 'ENOENT' || NO_PERF.test(text)) return new Failure('perf-missing', { platform: 'linux' });
  if (code === 'EACCES' || NOT_ALLOWED.test(text)) return new Failure('perf-not-allowed', { level: await readLevel() });
  const reason = text.trim().split('\n').join(' ').slice(0, MOST_WORDS) || String(code);
  return new Failure(NO_CLOCK.test(text) ? 'perf-no-clock' : 'perf-failed', { reason });
}

/** @returns {Promise<string>} how much the kernel forbids, such as `2`; `''` if it does not say */
async function paranoidLevel() {
  return (await readFile('/proc/sys/kernel/perf_event_paranoid', 'utf8').catch(() => '')).trim();
}
