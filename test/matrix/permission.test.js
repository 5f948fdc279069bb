/** Children under the permission model, on every Node but the running one, which test/record/permission.test.js has. */
import { OTHER_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { describePermission } from '../record/describe-permission.js';
import { removeDirectories } from '../record/program.js';

afterAll(removeDirectories);

describePermission(await Promise.all(OTHER_MAJORS.map(async (major) => ({ major, node: await nodeBinary(major) }))));
