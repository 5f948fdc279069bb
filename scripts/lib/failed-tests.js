/**
 * What failed in a run of Jest, and the words with which Jest runs that alone.
 * @param {string} json that Jest wrote with `--json`
 * @returns {{names: string[], words: string[]}} names of the tests, or of suites that could not run at all; words for
 *   Jest's command line
 */
export function failedTests(json) {
  /** @type {{testResults: {name: string, status: string, assertionResults: {status: string, fullName: string}[]}[]}} */
  const { testResults } = JSON.parse(json);
  const suites = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      name,
      tests: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    }));
  const words = ['--runTestsByPath', ...suites.map(({ name }) => name)];
  const tests = suites.flatMap((suite) => suite.tests);
  // A suite that could not run has no tests to choose from.
  if (suites.some((suite) => suite.tests.length === 0)) return { names: suites.map(({ name }) => name), words };
  return { names: tests, words: [...words, '--testNamePattern', `^(?:${tests.map(escaped).join('|')})$`] };
}

/** @param {string} name to be found as it is by a regular expression */
function escaped(name) {
  return name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
