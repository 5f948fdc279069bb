/** Every public function of crypto, webcrypto, tls and https of every supported Node is described or ignored. */
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { describeLiveNode, readLiveNode } from '../catalogue/live-node.js';

for (const major of NODE_MAJORS) describeLiveNode(readLiveNode(await nodeBinary(major)));
