import { WAITING, apps } from './jest.config.js';

export default {
  ...WAITING,
  testTimeout: 300_000,
  globalSetup: './test/support/pack-once.js',
  projects: [apps],
};
