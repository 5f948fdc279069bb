/** What runs before the probe, on every Node but the running one, which test/record/before-probe.test.js has. */
import { OTHER_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { describeBeforeProbe } from '../record/describe-before-probe.js';
import { removeDirectories } from '../record/program.js';

afterAll(removeDirectories);

describeBeforeProbe(await Promise.all(OTHER_MAJORS.map(async (major) => ({ major, node: await nodeBinary(major) }))));
