import { removeDirectories } from '../support/directories.js';
import { describeMisfortunes } from './describe-misfortunes.js';

afterAll(removeDirectories);

describeMisfortunes([{ major: Number.parseInt(process.versions.node, 10), node: process.execPath }]);
