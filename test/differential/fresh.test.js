/** Programs recorded now on every Node, with the symbols of this machine: `nm` gives Node all of them. */
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { createDemangler } from '../../src/symbols/demangle.js';
import {
  commandText,
  firstDifference,
  harmless,
  inDirectory,
  ourAnswer,
  record,
  spellLikeBinutils,
} from '../support/differential.js';
import { nodeStacks, nodeText } from '../support/node-processor.js';

/** What each shows: moving code; two isolates; ES modules; much of OpenSSL and of libuv; names that break rows. */
const PROGRAMS = [['churn.cjs', '1500'], ['worker.cjs'], ['esm.mjs'], ['tls.cjs'], ['hostile-names.cjs']];

describe.each(NODE_MAJORS)('Node %i', (major) => {
  test.each(PROGRAMS)('%s has the same text and the same stacks', (program, ...args) =>
    inDirectory(async (directory) => {
      const node = await nodeBinary(major);
      const logs = await record(node, program, args, directory);
      expect(logs).toHaveLength(program === 'worker.cjs' ? 2 : 1);
      for (const log of logs) {
        const job = { node, directory, log, sidecar: null };
        const ours = await ourAnswer(directory, log, { sidecar: null, demangle: spellLikeBinutils });
        // A main thread that only waits for its worker has next to none.
        expect(ours.stacks.length).toBeGreaterThan(0);
        expect(ours.text).toBe(await nodeText(job));
        expect(firstDifference(ours.stacks, await nodeStacks(job))).toBeNull();
      }
      // The command spells C++ as our demangler does: the same ticks by other names.
      const spelled = await ourAnswer(directory, logs[0], { sidecar: null, demangle: createDemangler() });
      const { text } = await commandText(directory, logs[0]);
      expect(text).toBe(harmless(spelled.text, spelled.names));
    }),
  );
});
