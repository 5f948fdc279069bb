/** Every fixture log, processed by the Node that recorded it and by us, with the names that lie beside it. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeBinary } from '../../scripts/lib/nodes.js';
import { parseSidecar } from '../../src/symbols/sidecar.js';
import { commandText, firstDifference, harmless, inDirectory, ourAnswer } from '../support/differential.js';
import { fixtureCases, readFiles, readMeta } from '../support/fixture-cases.js';
import { nodeStacks, nodeText } from '../support/node-processor.js';

const logs = [];
for (const fixture of await fixtureCases()) {
  if (!fixture.name.startsWith('v8-log/')) continue;
  const { node } = await readMeta(fixture);
  for (const { name } of await readFiles(fixture))
    logs.push({ fixture, log: name, title: `${fixture.name}/${name}`, major: Number.parseInt(node) });
}

test('there are logs of every Node', () => {
  expect(new Set(logs.map(({ major }) => major))).toEqual(new Set([20, 22, 24, 26]));
});

describe.each(logs)('$title', ({ fixture, log, major }) => {
  test('has the same text and the same stacks', () =>
    inDirectory(async (directory) => {
      const { bytes, symbols } = (await readFiles(fixture)).find(({ name }) => name === log);
      await writeFile(path.join(directory, log), bytes);
      await writeFile(path.join(directory, `${log}.symbols.json`), symbols);
      const sidecar = parseSidecar(symbols);
      const job = { node: await nodeBinary(major), directory, log, sidecar };
      const ours = await ourAnswer(directory, log, { sidecar, demangle: (name) => name });
      expect(ours.stacks.length).toBeGreaterThan(10);
      expect(ours.text).toBe(await nodeText(job));
      expect(firstDifference(ours.stacks, await nodeStacks(job))).toBeNull();
      const { text } = await commandText(directory, log, ['--symbols', 'sidecar']);
      expect(text).toBe(harmless(ours.text, ours.names));
    }));
});
