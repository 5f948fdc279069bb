export default {
  testEnvironment: 'node',
  transform: {},
  testMatch: ['<rootDir>/test/**/*.test.js'],
  // Run apart: see jest.matrix.config.js.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/differential/', '<rootDir>/test/matrix/'],
  modulePathIgnorePatterns: ['<rootDir>/.cryptoprof/', '<rootDir>/.cache/'],
  setupFiles: ['<rootDir>/test/support/no-kept-bench.js'],
  testTimeout: 60_000,
};
