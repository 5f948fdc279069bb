/** What the numbers rest on, in sentences. */
import { shown } from '../../text/escape.js';
import { duration, grouped, percent } from '../../text/numbers.js';

/** @import { Report } from '../../model/report.js' */

/**
 * @param {Report} report the answer
 * @returns {string} all ticks that were read, and how many of the busy ones have names
 */
export function tickSentence({ profile }) {
  const named =
    profile.busyTicks === 0
      ? ''
      : ` (${percent(profile.namedTicks / profile.busyTicks)} named${
          profile.libraryTicks === 0
            ? ''
            : `, ${percent(profile.libraryTicks / profile.busyTicks)} by their library only`
        })`;
  const reasons = Object.entries(profile.dropped)
    .filter(([, dropped]) => dropped > 0)
    .sort((left, right) => right[1] - left[1])
    .map(([reason, dropped]) => `${grouped(dropped)} ${shown(reason).replaceAll('-', ' ')}`);
  const dropped =
    profile.droppedTicks === 0
      ? 'none dropped'
      : `${grouped(profile.droppedTicks)} dropped${reasons.length === 0 ? '' : ` (${reasons.join(', ')})`}`;
  const every = `every ${duration(profile.intervalUs / 1000)}`;
  const how = profile.collector === 'perf' ? `by perf ${every} of CPU time` : every;
  return `${grouped(profile.busyTicks)} busy${named}, ${grouped(profile.idleTicks)} idle, ${dropped}; sampled ${how}`;
}

/**
 * @param {Report} report with crypto that has no call site
 * @returns {string} how much that is and why
 */
export function unlocatedSentence({ crypto, profile, operations }) {
  const lost = profile.collector === 'perf' ? 'stacks that perf could not follow' : 'stacks that V8 could not walk';
  const reasons = [
    ...(operations.some(({ id }) => id.startsWith('tls.')) ? ['TLS that libuv runs between callbacks'] : []),
    profile.wallMs === 0 ? 'callers that the text leaves out' : lost,
  ];
  return `${percent(crypto.unlocatedTicks / profile.busyTicks)} of busy ticks are cryptography that no line asks for: ${reasons.join(', or ')}.`;
}
