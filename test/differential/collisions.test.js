/** Logs made up so that every row collides with another one: Node's rules at their edges. */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { collidingLog, collidingSymbols } from '../support/colliding-log.js';
import { firstDifference, inDirectory, ourAnswer } from '../support/differential.js';
import { nodeStacks, nodeText } from '../support/node-processor.js';

const SEEDS = [1, 2, 3];
const sidecar = collidingSymbols();

describe.each(NODE_MAJORS)('Node %i', (major) => {
  test.each(SEEDS)('log %i has the same text and the same stacks', (seed) =>
    inDirectory(async (directory) => {
      const node = await nodeBinary(major);
      const v8 = execFileSync(node, ['-p', 'process.versions.v8'], { encoding: 'utf8' });
      const log = 'colliding.log';
      await writeFile(path.join(directory, log), collidingLog({ v8, seed, rows: 6000 }));
      const job = { node, directory, log, sidecar };
      const ours = await ourAnswer(directory, log, { sidecar, demangle: (name) => name });
      expect(ours.lostRows).toBeGreaterThan(100);
      expect(ours.text).toBe(await nodeText(job));
      expect(firstDifference(ours.stacks, await nodeStacks(job))).toBeNull();
    }),
  );
});
