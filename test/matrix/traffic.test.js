/** What the probe counts, on every Node. */
import { NODE_MAJORS, OTHER_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { recordProgram, removeDirectories } from '../record/program.js';
import { TRAFFIC_PROGRAMS, expectedTraffic } from '../record/traffic-programs.js';

afterAll(removeDirectories);

// The running one has test/record/traffic.test.js.
describe.each(OTHER_MAJORS)('Node %i', (major) => {
  test.each(TRAFFIC_PROGRAMS)('$name', async (program) => {
    const { run } = await recordProgram(program.files, {
      node: await nodeBinary(major),
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    expect(run.exitCode).toBe(0);
    expect(run.traffic).toMatchObject(expectedTraffic(program));
  });
});

describe.each(NODE_MAJORS)('Node %i', (major) => {
  test('groups are told from the Node on that knows hybrid ones', async () => {
    const { run } = await recordProgram(TRAFFIC_PROGRAMS[0].files, { node: await nodeBinary(major) });
    const group = major >= 24 ? { X25519MLKEM768: 7 } : major >= 22 ? {} : { X25519: 7 };
    expect(run.traffic?.tlsClient?.groups).toEqual(group);
  });
});
