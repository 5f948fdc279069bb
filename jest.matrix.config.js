import config from './jest.config.js';

/** What is shown on every supported Node, and against its own processor: this installs Nodes and records programs. */
export default {
  ...config,
  testMatch: ['<rootDir>/test/{differential,matrix}/**/*.test.js'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 600_000,
};
