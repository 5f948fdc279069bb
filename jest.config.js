import { availableParallelism } from 'node:os';

/** What starts processes and servers, and waits for them; a folder stands for all in it. A test finds what is missing. */
const PROCESSES = [
  'advice/advice',
  'api/index',
  'api/live',
  'attach/attach',
  'attach/web-socket',
  'catalogue/live',
  'cli/bad-input',
  'cli/bench',
  'cli/push',
  'cli/shell-words',
  'cli/strangers-files',
  'cli/write-outputs',
  'e2e/',
  'engine-node/read-with-node',
  'engine-node/temporary-directory',
  'failures/next-steps',
  'files/bombs',
  'fixtures/mixed-program',
  'handshake/measure',
  'inputs/machine',
  'record/before-probe',
  'record/capabilities',
  'record/child',
  'record/cpu',
  'record/embedded-node',
  'record/faults',
  'record/hostile',
  'record/misfortunes',
  'record/node-options',
  'record/passing-on',
  'record/perf',
  'record/permission',
  'record/probe',
  'record/prototypes',
  'record/port',
  'record/record',
  'record/stand-in',
  'record/stdio',
  'record/thread-pool',
  'record/times',
  'record/tls',
  'record/traffic',
  'record/view',
  'rules/edited-programs',
  'scripts/action',
  'scripts/again',
  'scripts/scenarios',
  'source/moved-code',
  'source/v8-position',
  'symbols/demangle-without-room',
].map((place) => `**/test/${place.endsWith('/') ? `${place}*` : place}.test.js`);

/** What all suites have in common. */
const shared = {
  testEnvironment: '<rootDir>/test/support/environment.js',
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/.cryptoprof/', '<rootDir>/.cache/'],
  setupFiles: ['<rootDir>/test/support/own-environment.js'],
};

/**
 * Needs the processors: `npm run test:unit` has one process for each, in which all of its suites share what they import.
 * Jest's own runner loads and compiles every module again for each suite, which was most of the time (docs/performance.md).
 */
const unit = {
  ...shared,
  displayName: 'unit',
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFilesAfterEnv: ['<rootDir>/test/has-assertions.js'],
  testMatch: [
    '<rootDir>/test/**/*.test.js',
    '!**/test/{apps,differential,matrix,toolchains}/**',
    ...PROCESSES.map((place) => `!${place}`),
  ],
};

/** Waits for what it starts: `npm run test:all` has more workers than processors. */
const processes = { ...shared, displayName: 'processes', testMatch: PROCESSES };

/** What is shown on every supported Node, and against its own processor: this installs Nodes and records programs. */
const matrix = {
  ...shared,
  displayName: 'matrix',
  testMatch: ['<rootDir>/test/{differential,matrix}/**/*.test.js'],
};

/** Applications on the real packages: this installs them, and their package managers. */
const apps = { ...shared, displayName: 'apps', testMatch: ['<rootDir>/test/apps/**/*.test.js'] };
/** The tools of docs/toolchains.md: this installs them, and records programs that they build and run. */
const toolchains = {
  ...shared,
  displayName: 'toolchains',
  testMatch: ['<rootDir>/test/toolchains/**/*.test.js'],
};

/** Jest has one number of workers for a whole run, so what waits has configurations of its own. */
export const WAITING = {
  // A worker and what it has started want a little more than one processor.
  maxWorkers: availableParallelism() + 1,
  testSequencer: './test/support/longest-first.js',
};

export { apps, matrix, processes, toolchains, unit };

export default { testTimeout: 60_000, projects: [unit, processes] };
