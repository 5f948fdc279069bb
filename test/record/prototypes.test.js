/**
 * What the probe puts above prototypes stays as fast as they are: V8's optimizing compilers inline nothing that is inherited
 * past a dictionary. The other Nodes are in test/matrix/prototypes.test.js.
 */
import { removeDirectories } from './program.js';
import { slowPrototypes } from './prototype-program.js';

afterAll(removeDirectories);

test('no prototype of requests and connections is a dictionary', async () => {
  expect(await slowPrototypes(process.execPath)).toEqual([]);
});
