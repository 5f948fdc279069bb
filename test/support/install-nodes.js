/** Before the suites of test/matrix, which run at the same time: all Nodes and packages that several of them need. */
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { installWebPackages } from './web-packages.js';

export default async function installNodes() {
  await Promise.all([...NODE_MAJORS.map((major) => nodeBinary(major)), installWebPackages()]);
}
