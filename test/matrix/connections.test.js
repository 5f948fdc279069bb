/** The ledger of TLS connections, on every Node but the running one, which test/record/tls.test.js has. */
import { OTHER_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { CONNECTION_PROGRAMS, readableLedger } from '../record/connection-programs.js';
import { BROKEN_AT_END, HOSTILE_PROGRAMS } from '../record/hostile-programs.js';
import { recordProgram, removeDirectories } from '../record/program.js';

afterAll(removeDirectories);

describe.each(OTHER_MAJORS)('Node %i', (major) => {
  test.each(CONNECTION_PROGRAMS)('$name', async ({ files, peers, contexts = {} }) => {
    const { run } = await recordProgram(files, {
      node: await nodeBinary(major),
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    expect(run.exitCode).toBe(0);
    expect(run.tls?.complete).toBe(true);
    expect(readableLedger(run.tls, files)).toMatchObject({ peers, contexts });
  });

  test.each(HOSTILE_PROGRAMS)('$name', async ({ files, nodeOptions }) => {
    const { run } = await recordProgram(files, {
      node: await nodeBinary(major),
      nodeOptions,
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    expect({
      exitCode: run.exitCode,
      complete: run.tls?.complete,
      handshakes: run.tls?.peers.map(({ handshakes }) => handshakes),
    }).toEqual({ exitCode: 0, complete: true, handshakes: [10, 10] });
  });

  test('where methods of the language throw when it ends, the program ends as it likes', async () => {
    const { run } = await recordProgram(BROKEN_AT_END, {
      node: await nodeBinary(major),
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    expect(run.exitCode).toBe(0);
  });
});
