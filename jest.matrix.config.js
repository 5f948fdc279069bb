import config from './jest.config.js';

/** The comparisons with Node's own processor: they install Nodes and record programs, so they are run apart. */
export default {
  ...config,
  testMatch: ['<rootDir>/test/differential/**/*.test.js'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 600_000,
};
