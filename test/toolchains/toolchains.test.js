/** docs/toolchains.md, row by row: each tool makes the same program run, and cryptoprof says where its lines are. */
import { nodeBinary } from '../../scripts/lib/nodes.js';
import { TOOLCHAINS } from '../../scripts/toolchains/rows/index.js';
import { TRIED_NODES, mapSwitches } from '../../scripts/toolchains/toolchain.js';
import { removeDirectories } from '../support/directories.js';
import { toolchainProblems } from '../support/toolchain-problems.js';
import { makeProject, profileCommand } from '../support/toolchain-project.js';

afterAll(removeDirectories);

const ROWS = TOOLCHAINS.flatMap(([, rows]) => rows);

describe.each(TRIED_NODES)('Node %i', (major) => {
  const onThis = ROWS.filter(({ nodes }) => nodes.includes(major));
  // Each file of the program at once: all commands of a row run what was built once.
  const problemsOf = async (toolchain, maps) => {
    const project = await makeProject(toolchain, maps, await nodeBinary(major));
    const problems = [];
    for (const command of toolchain.typed) {
      const found = toolchainProblems(project, await profileCommand(project, command));
      problems.push(...found.map((problem) => `${command}: ${problem}`));
    }
    return problems;
  };

  test.each(onThis)('$id', async (toolchain) => {
    expect(await problemsOf(toolchain, 'mapped')).toEqual([]);
  });

  test.each(onThis.filter((row) => mapSwitches(row).length > 0))('$id without maps', async (toolchain) => {
    expect(await problemsOf(toolchain, 'unmapped')).toEqual([]);
  });

  test.each(onThis.filter((row) => mapSwitches(row).length > 1))(
    '$id, its compiler without maps',
    async (toolchain) => {
      expect(await problemsOf(toolchain, 'partial')).toEqual([]);
    },
  );

  test.each(onThis.filter(({ stripped }) => stripped.length > 0))('$id, its maps deleted', async (toolchain) => {
    expect(await problemsOf(toolchain, 'stripped')).toEqual([]);
  });
});
