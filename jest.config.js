export default {
  testEnvironment: 'node',
  transform: {},
  testMatch: ['<rootDir>/test/**/*.test.js'],
  modulePathIgnorePatterns: ['<rootDir>/.cryptoprof/', '<rootDir>/.cache/'],
  testTimeout: 60_000,
};
