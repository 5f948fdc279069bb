/**
 * Every public function of crypto, webcrypto, tls and https of every supported Node is described or ignored: of the
 * running one in test/catalogue/live.test.js.
 */
import { OTHER_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { describeLiveNode, readLiveNode } from '../catalogue/live-node.js';

for (const major of OTHER_MAJORS) describeLiveNode(readLiveNode(await nodeBinary(major)));
