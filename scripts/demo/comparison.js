/** What the clients of the two servers saw, as text. */
import { duration, rate, times } from '../../src/text/numbers.js';
import { counted } from '../../src/text/words.js';
import { prose } from '../../src/writers/terminal/page.js';
import { table } from '../../src/text/table.js';

/** @import { Page } from '../../src/writers/terminal/page.js' */
/** @import { DemoResult } from './run.js' */

/** @typedef {{cores: number, poolThreads: number}} Machine */

/** On a machine with other work, requests per second vary by this much from run to run. */
const NOISE = 0.25;

/**
 * @param {Page} page gives width and colours
 * @param {{sync: DemoResult, async: DemoResult}} results of the two servers
 * @returns {string[]} lines of a table
 */
export function clientsView(page, results) {
  const both = [results.sync, results.async];
  /** @type {(title: string, value: (result: DemoResult) => string) => string[]} */
  const row = (title, value) => [title, ...both.map(value)];
  return table(
    page,
    [{ title: '' }, { title: 'SYNC', align: 'right' }, { title: 'ASYNC', align: 'right' }],
    [
      row('log-ins per second', ({ load }) => rate(load.requestsPerSecond)),
      row('latency of a log-in, median', ({ load }) => duration(load.latencyP50Ms)),
      row('latency of a log-in, 99th percentile', ({ load }) => duration(load.latencyP99Ms)),
      row('a request without crypto, median', ({ load }) => duration(load.otherP50Ms)),
    ],
  );
}

/**
 * @param {Page} page gives the width
 * @param {{sync: DemoResult, async: DemoResult}} results of the two servers
 * @param {Machine} machine that they ran on
 * @returns {string[]} lines: what the table means
 */
export function meaning(page, { sync, async }, { cores, poolThreads }) {
  const gain = async.load.requestsPerSecond / sync.load.requestsPerSecond;
  const shared = `${counted(cores, 'core')}, shared with the load generator`;
  const loop =
    "pbkdf2() computes a log-in on libuv's thread pool" +
    ` (${counted(poolThreads, 'thread')}), which a tick log cannot see: the event loop is free for others meanwhile, and half of the` +
    ` requests without crypto took less than ${duration(async.load.otherP50Ms)}, compared to ${duration(sync.load.otherP50Ms)}.`;
  const speed =
    gain > 1 + NOISE
      ? `That there are ${times(gain)} as many log-ins per second is due to threads that run at the same time` +
        ` (here on ${shared}): with a single core there would be no such gain.`
      : `Log-ins per second do not clearly rise: that takes idle cores for the pool's threads (here: ${shared}).`;
  return [...prose(page, loop, 2), ...prose(page, speed, 2)];
}
