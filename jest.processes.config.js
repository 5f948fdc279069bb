import { WAITING, processes } from './jest.config.js';

export default {
  ...WAITING,
  testTimeout: 120_000,
  globalSetup: './test/support/pack-once.js',
  projects: [processes],
};
