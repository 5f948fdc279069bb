import { WAITING, matrix } from './jest.config.js';

export default {
  ...WAITING,
  testTimeout: 600_000,
  globalSetup: './test/support/install-nodes.js',
  projects: [matrix],
};
