import { WAITING, toolchains } from './jest.config.js';

export default {
  ...WAITING,
  testTimeout: 600_000,
  globalSetup: './test/support/install-toolchains.js',
  projects: [toolchains],
};
