/** The same as test/record/prototypes.test.js, on every Node but the running one. */
import { OTHER_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { removeDirectories } from '../record/program.js';
import { slowPrototypes } from '../record/prototype-program.js';

afterAll(removeDirectories);

test.each(OTHER_MAJORS)('Node %i: no prototype of requests and connections is a dictionary', async (major) => {
  expect(await slowPrototypes(await nodeBinary(major))).toEqual([]);
});
