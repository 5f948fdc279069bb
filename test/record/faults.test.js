import { describeFaults } from './describe-faults.js';
import { removeDirectories } from './program.js';

afterAll(removeDirectories);

describeFaults([{ major: Number.parseInt(process.versions.node, 10), node: process.execPath }]);
