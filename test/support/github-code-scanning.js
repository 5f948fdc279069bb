/**
 * What GitHub's code scanning asks of a SARIF file besides the schema
 * (https://docs.github.com/code-security/reference/code-scanning/sarif-support-for-code-scanning).
 */

const isText = (/** @type {unknown} */ value, most = Infinity) =>
  typeof value === 'string' && value !== '' && value.length <= most;
const LEVELS = ['note', 'warning', 'error'];

/**
 * @param {any} log a SARIF log, parsed
 * @param {string} text the same as it is uploaded
 * @returns {string[]} what GitHub would refuse, or show wrongly
 */
export function codeScanningProblems(log, text) {
  /** @type {string[]} */
  const problems = [];
  const ask = (/** @type {boolean} */ isRight, /** @type {string} */ what) => {
    if (!isRight) problems.push(what);
  };
  ask(new TextEncoder().encode(text).length <= 10_000_000, 'it has more than 10 MB');
  ask(isText(log.$schema), 'no $schema');
  ask(log.version === '2.1.0', 'the version is another');
  ask(log.runs.length >= 1 && log.runs.length <= 20, 'too few or many runs');
  for (const { tool, results } of log.runs) {
    ask(isText(tool.driver.name), 'no name of the tool');
    ask(tool.driver.rules.length <= 25_000, 'too many rules');
    for (const rule of tool.driver.rules) problems.push(...ruleProblems(rule));
    ask(results.length <= 25_000, 'too many results');
    const ids = new Set(tool.driver.rules.map((/** @type {any} */ { id }) => id));
    ask(ids.size === tool.driver.rules.length, 'two rules have the same id');
    for (const result of results) problems.push(...resultProblems(result, ids));
    const fingerprints = results.map(
      (/** @type {any} */ { partialFingerprints }) => partialFingerprints.primaryLocationLineHash,
    );
    ask(new Set(fingerprints).size === fingerprints.length, 'two results have the same fingerprint');
  }
  return problems;
}

/**
 * @param {any} rule of the driver
 * @returns {string[]} what is wrong with it
 */
function ruleProblems({ id, shortDescription, fullDescription, help, properties, defaultConfiguration }) {
  const about = {
    'no id': isText(id, 255),
    'no short description': isText(shortDescription?.text, 1024),
    'no full description': isText(fullDescription?.text, 1024),
    'no help': isText(help?.text),
    'a severity for security':
      properties?.['security-severity'] === undefined && !properties?.tags?.includes('security'),
    'no problem.severity': ['error', 'warning', 'recommendation'].includes(properties?.['problem.severity']),
    'no precision': ['very-high', 'high', 'medium', 'low'].includes(properties?.precision),
    'too many tags': (properties?.tags ?? []).length <= 20,
    'no level': LEVELS.includes(defaultConfiguration?.level),
  };
  return Object.entries(about)
    .filter(([, isRight]) => !isRight)
    .map(([what]) => `rule ${id}: ${what}`);
}

/**
 * @param {any} result of the run
 * @param {Set<string>} ids of all rules
 * @returns {string[]} what is wrong with it
 */
function resultProblems(
  { ruleId, level, message, locations, relatedLocations = [], partialFingerprints, suppressions = [] },
  ids,
) {
  const about = {
    'an unknown rule': ids.has(ruleId),
    'no level': LEVELS.includes(level),
    'no message': isText(message?.text),
    'no location': locations?.length === 1,
    'no fingerprint': isText(partialFingerprints?.primaryLocationLineHash),
    'a suppression without a reason': suppressions.every(
      (/** @type {any} */ { kind, justification }) => ['inSource', 'external'].includes(kind) && isText(justification),
    ),
  };
  return [
    ...Object.entries(about)
      .filter(([, isRight]) => !isRight)
      .map(([what]) => `result: ${what}`),
    ...[...(locations ?? []), ...relatedLocations].flatMap(({ physicalLocation }) =>
      locationProblems(physicalLocation),
    ),
  ];
}

/** What has no region is about all of the file (SARIF 2.1.0, §3.29.4). */
const WHOLE_FILE = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };

/**
 * @param {any} location in a file
 * @returns {string[]} what is wrong with it
 */
function locationProblems({ artifactLocation: { uri }, region = WHOLE_FILE }) {
  const { startLine, startColumn, endLine, endColumn } = region;
  const about = {
    'no uri': isText(uri),
    'a uri that is not relative': !/^(?:\/|[a-z][a-z\d+.-]*:|\.\.?\/)/i.test(uri),
    'lines that are none': Number.isInteger(startLine) && startLine >= 1 && endLine >= startLine,
    'columns that are none': Number.isInteger(startColumn) && startColumn >= 1 && endColumn > startColumn,
  };
  return Object.entries(about)
    .filter(([, isRight]) => !isRight)
    .map(([what]) => `location ${uri}: ${what}`);
}
