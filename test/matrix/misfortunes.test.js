/** However badly programs end, on every Node but the running one, which test/record/misfortunes.test.js has. */
import { OTHER_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { describeMisfortunes } from '../record/describe-misfortunes.js';
import { removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

describeMisfortunes(await Promise.all(OTHER_MAJORS.map(async (major) => ({ major, node: await nodeBinary(major) }))));
