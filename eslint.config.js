import js from '@eslint/js';
import jsdoc from 'eslint-plugin-jsdoc';
import node from 'eslint-plugin-n';

const jestGlobals = Object.fromEntries(
  ['describe', 'test', 'expect', 'beforeAll', 'afterAll', 'beforeEach', 'afterEach', 'jest'].map((name) => [
    name,
    'readonly',
  ]),
);

const browserGlobals = Object.fromEntries(
  ['document', 'window', 'getComputedStyle', 'matchMedia', 'ResizeObserver', 'DecompressionStream'].map((name) => [
    name,
    'readonly',
  ]),
);

/** What others call says what it takes and gives; a private function has a sentence, or what TypeScript can't infer. */
const PUBLIC = [
  ':matches(ExportNamedDeclaration, ExportDefaultDeclaration) > FunctionDeclaration',
  'MethodDefinition[key.type!="PrivateIdentifier"] > FunctionExpression',
];

export default [
  {
    ignores: [
      'node_modules/',
      'src/**/validator*.cjs',
      '.cryptoprof/',
      '.cache/',
      'fixtures/profiles/',
      'fixtures/programs/edited/',
      'fixtures/apps/',
      'fixtures/compiled/',
      'fixtures/programs/bundles/',
      'fixtures/toolchains/',
      'fixtures/programs/routes/nest/',
    ],
  },
  js.configs.recommended,
  node.configs['flat/recommended-module'],
  {
    files: ['**/*.js', 'src/**/*.cjs'],
    rules: {
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'n/no-process-exit': 'error',
      complexity: ['error', 12],
      // Hex escapes of control characters are what escaping and log parsing are about.
      'no-control-regex': 'off',
      // Node 20 is the oldest that we support; what it marks experimental (test flags) is not shipped.
      'n/no-unsupported-features/node-builtins': [
        'error',
        { version: '>=20.0.0', ignores: ['process.getBuiltinModule'] },
      ],
    },
  },
  {
    files: ['bin/**/*.js', 'src/**/*.js'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        { publicOnly: true, require: { FunctionDeclaration: true, ClassDeclaration: true } },
      ],
      'jsdoc/require-param': ['error', { contexts: PUBLIC }],
      'jsdoc/require-param-description': 'error',
      'jsdoc/require-returns': ['error', { contexts: PUBLIC }],
      'jsdoc/require-returns-description': ['error', { contexts: PUBLIC }],
      'jsdoc/check-param-names': 'error',
    },
  },
  {
    // What the page's script runs in is a browser.
    files: ['src/writers/html/viewer/*.js'],
    languageOptions: { globals: browserGlobals },
    rules: { 'n/no-unsupported-features/node-builtins': 'off' },
  },
  {
    files: ['test/**/*.js'],
    languageOptions: { globals: jestGlobals },
    rules: { complexity: ['error', 18] },
  },
  {
    // The programs that are profiled, and the developers' scripts, talk to the terminal.
    files: ['fixtures/programs/**', 'test/advice/*/*/program.*', 'scripts/**/*.js', 'test/support/pprof-sdks/**'],
    rules: { 'no-console': 'off', 'n/no-process-exit': 'off' },
  },
  {
    // What is installed for a case is in its case.json, and it is run on Nodes of its own:
    // test/support/advice-cases.js.
    files: ['test/advice/*/*/*.{js,cjs,mjs,ts}', 'test/support/advice/*.cjs'],
    rules: {
      'no-console': 'off',
      'n/no-missing-require': 'off',
      'n/no-missing-import': 'off',
      'n/no-extraneous-require': 'off',
      'n/no-unsupported-features/node-builtins': 'off',
    },
  },
  {
    // What these require is installed for whoever runs them: test/support/web-packages.js,
    // test/matrix/routes.test.js, scripts/scenarios/packages.js.
    files: ['fixtures/programs/{clients,middleware,routes}/**', 'fixtures/programs/tls-*/**'],
    rules: { 'n/no-missing-require': 'off', 'n/no-missing-import': 'off', 'n/no-extraneous-require': 'off' },
  },
  {
    files: ['**/*.cjs', 'fixtures/programs/**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        require: 'readonly',
        module: 'writable',
        exports: 'writable',
        process: 'readonly',
        Buffer: 'readonly',
        console: 'readonly',
        __dirname: 'readonly',
        __filename: 'readonly',
      },
    },
  },
];
