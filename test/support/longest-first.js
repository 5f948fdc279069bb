import { createRequire } from 'node:module';
import path from 'node:path';
import { NODE_MAJORS } from '../../scripts/lib/nodes.js';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/**
 * Suites of test:matrix, then of test:all, that take a minute or more, longest first: the last one to begin decides when a
 * run ends.
 */
export const LONGEST = [
  'commands',
  ...NODE_MAJORS.map((major) => `edits-node-${major}`),
  ...['fresh', 'perf', 'runners', 'cases', 'routes', 'faults', 'macho', 'windows', 'connections', 'arm64'],
  ...['attach', 'advice', 'bombs', 'gate', 'ci', 'endings', 'interrupted'],
];

/** Jest knows how long suites took last time; where it has never run them, it goes by the size of their files. */
export default class LongestFirst extends Sequencer {
  /**
   * @param {{path: string}[]} tests suites to be run
   * @returns {{path: string}[]} in the order in which they begin
   */
  sort(tests) {
    const rank = (/** @type {{path: string}} */ suite) => {
      const index = LONGEST.indexOf(path.basename(suite.path, '.test.js'));
      return index === -1 ? LONGEST.length : index;
    };
    /** @type {{path: string}[]} */
    const sorted = super.sort(tests);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
