/** The tables against the Node that runs the tests; test/matrix holds them against all supported ones. */
import { describeLiveNode, readLiveNode } from './live-node.js';

describeLiveNode(readLiveNode(process.execPath));
