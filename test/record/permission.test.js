import { describePermission } from './describe-permission.js';
import { removeDirectories } from './program.js';

afterAll(removeDirectories);

describePermission([{ major: Number.parseInt(process.versions.node, 10), node: process.execPath }]);
