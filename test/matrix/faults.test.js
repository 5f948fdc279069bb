/**
 * Whatever happens to the logs after the start, stdout stays as it was, on every Node but the running one, which
 * test/record/faults.test.js has.
 */
import { OTHER_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { describeFaults } from '../record/describe-faults.js';
import { removeDirectories } from '../record/program.js';

afterAll(removeDirectories);

describeFaults(await Promise.all(OTHER_MAJORS.map(async (major) => ({ major, node: await nodeBinary(major) }))));
