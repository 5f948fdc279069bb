import { describeBeforeProbe } from './describe-before-probe.js';
import { removeDirectories } from './program.js';

afterAll(removeDirectories);

describeBeforeProbe([{ major: Number.parseInt(process.versions.node, 10), node: process.execPath }]);
