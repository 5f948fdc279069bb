'use strict';

const words = (/** @type {string} */ text) => text.trim().split(/\s+/);

/**
 * Options that would spoil the log. `--cpu-prof` and `--heap-prof` differ: V8 stops writing ticks when the CPU profiler
 * starts; the heap profiler is harmless. `--watch` runs the program in a child that it keeps restarting. Some traces would
 * show what the probe does, on the program's stderr. Names are without `--` and `--no-`.
 */
const IN_CONFLICT = new Set(
  words(`
  prof prof-cpp prof-sampling-interval prof-browser-mode ll-prof cpu-prof logfile logfile-per-isolate
  log-all watch watch-path build-snapshot trace-sync-io trace-env trace-env-js-stack trace-env-native-stack`),
);

/** With these Node runs no program. */
const WITHOUT_PROGRAM = new Set(
  words(`
  -c -h -v --build-sea --build-snapshot --check --completion-bash --experimental-sea-config --help --prof-process --run
  --v8-options --version`),
);

/** With these the program is the next word. */
const EVALUATING = new Set(words('-e -p -pe --eval --print'));

/**
 * Options whose value may be the next word, from `node --help` of Node 18, 20, 22, 24 and 26. Options with an optional
 * value (`--inspect[=...]`) take it only after a `=`, so they are not listed.
 */
const OPTIONS_WITH_VALUE = new Set(
  words(`
  -C -r --allow-fs-read --allow-fs-write --bench-isolation --bench-name-pattern --bench-reporter
  --bench-reporter-destination --bench-samples --bench-warmup --build-snapshot-config --conditions
  --cpu-prof-dir --cpu-prof-interval --cpu-prof-name --debug-port --diagnostic-dir --disable-proto
  --disable-warning --dns-result-order --env-file --env-file-if-exists --es-module-specifier-resolution
  --experimental-config-file --experimental-default-type --experimental-loader
  --experimental-package-map --experimental-policy --experimental-sea-config
  --experimental-specifier-resolution --experimental-test-isolation --experimental-test-tag-filter
  --heap-prof-dir --heap-prof-interval --heap-prof-name --heapsnapshot-near-heap-limit
  --heapsnapshot-signal --icu-data-dir --import --input-type --inspect-port --inspect-publish-uid
  --loader --localstorage-file --max-http-header-size --max-old-space-size-percentage
  --network-family-autoselection-attempt-timeout --openssl-config --policy-integrity
  --redirect-warnings --report-dir --report-directory --report-filename --report-signal --require
  --secure-heap --secure-heap-min --snapshot-blob --test-concurrency --test-coverage-branches
  --test-coverage-exclude --test-coverage-functions --test-coverage-include --test-coverage-lines
  --test-global-setup --test-isolation --test-name-pattern --test-random-seed --test-reporter
  --test-reporter-destination --test-rerun-failures --test-shard --test-skip-pattern --test-timeout
  --title --tls-cipher-list --tls-keylog --trace-event-categories --trace-event-file-pattern
  --trace-require-module --unhandled-rejections --use-largepages --v8-pool-size --vfs-load --vfs-mount
  --watch-kill-signal --watch-path`),
);

/** With this Node runs the tests that it finds, or that the arguments name. */
const TEST = '--test';
/** With these Node runs no program, or one that the user types. */
const OPTIONS_WITHOUT_PROGRAM = new Set(
  words(`
  -c -h -i -v --build-sea --check --completion-bash --help --interactive --prof-process --run --v8-options --version`),
);

/** `node`, `nodejs`, `node20`, `node-v22.1`, optionally with `.exe`; not `node.js`. */
const NODE_NAME = /^node(?:js)?(?:-?v?\d[\d.]*)?(?:\.exe)?$/i;

/**
 * An option's name in normal form: Node and V8 accept `_` for `-`, and a value after a `=`.
 * @param {string} word such as `--max_old_space_size=100`
 * @returns {string} such as `--max-old-space-size`
 */
function optionName(word) {
  const name = word.split('=', 1)[0];
  return name.startsWith('--') ? `--${name.slice(2).replaceAll('_', '-')}` : name;
}

/**
 * Splits NODE_OPTIONS as Node does: only at spaces, outside of double quotes, in which a backslash takes the
 * meaning from the next character (https://github.com/nodejs/node/blob/main/src/node_options.cc, ParseNodeOptionsEnvVar).
 * @param {string} text value of NODE_OPTIONS
 * @returns {string[]} its words
 */
function splitNodeOptions(text) {
  /** @type {string[]} */
  const split = [];
  let [isQuoted, isNew] = [false, true];
  for (let index = 0; index < text.length; index++) {
    const isEscaped = isQuoted && text[index] === '\\';
    const character = isEscaped ? (text[++index] ?? '') : text[index];
    if (character === '"' && !isEscaped) isQuoted = !isQuoted;
    else if (character === ' ' && !isQuoted) isNew = true;
    else {
      if (isNew) split.push('');
      isNew = false;
      split[split.length - 1] += character;
    }
  }
  return split;
}

/**
 * @param {string} v8 version of the V8 to start, `''` if unknown
 * @returns {Set<string>} options that spoil its log, or keep it from starting: up to Node 20, V8 loads a snapshot only
 *   with the options that it was made with
 */
function inConflict(v8) {
  return Number.parseInt(v8, 10) < 12 ? new Set([...IN_CONFLICT, 'snapshot-blob']) : IN_CONFLICT;
}

/**
 * The first option that makes a recording impossible.
 * @param {string[]} nodeOptions options before the script, or the words of NODE_OPTIONS
 * @param {string} [v8] version of the V8 to start
 * @returns {string | null} the word as written, null if there is none
 */
function conflictingOption(nodeOptions, v8 = '') {
  const names = inConflict(v8);
  return (
    nodeOptions.find((word) => {
      // V8 negates by `--no-x`, `--nox` (https://source.chromium.org/chromium/chromium/src/+/main:v8/src/flags/flags.cc,
      // SplitArgument).
      const name = optionName(word).slice(2);
      return word.startsWith('--') && [name, name.replace(/^no-?/, '')].some((each) => names.has(each));
    }) ?? null
  );
}

/**
 * What Node will run.
 * @typedef {object} NodeWords
 * @property {string[]} nodeOptions options before the script, without code given there, which may contain anything
 * @property {string | null} script as written; an option such as `-e` for code, `--test` for tests; null if there is
 *   none
 * @property {string[]} args after the script
 * @property {boolean} isFile whether the script is a file
 * @property {string | null} scriptless the option that makes Node run no script, if any
 */

/**
 * Splits the words after `node` on a command line, as Node itself does.
 * @param {string[]} words the words after `node`
 * @returns {NodeWords} Node's own options, the script, and what follows it
 */
function splitNodeWords(words) {
  const { length, options, evaluating, scriptless } = leadingOptions(words);
  const rest = words.slice(words[length] === '--' ? length + 1 : length);
  if (scriptless !== null) return { nodeOptions: options, script: null, args: [], isFile: false, scriptless };
  const nodeOptions = options.filter((word) => optionName(word) !== TEST);
  const instead = evaluating ?? (nodeOptions.length < options.length ? TEST : null);
  if (instead !== null) return { nodeOptions, script: instead, args: rest, isFile: false, scriptless };
  const [script = null, ...args] = rest;
  return { nodeOptions, script, args, isFile: script !== null && script !== '-', scriptless };
}

/**
 * @param {string[]} words the words after `node`
 * @returns {{length: number, options: string[], evaluating: string | null, scriptless: string | null}} how many of them
 *   are options and their values; the options without the one followed by code; that one's name; and the option with
 *   which Node runs no program
 */
function leadingOptions(words) {
  const options = [];
  let [evaluating, scriptless] = [/** @type {string | null} */ (null), /** @type {string | null} */ (null)];
  let index = 0;
  while (index < words.length && isOption(words[index])) {
    const word = words[index];
    const name = optionName(word);
    const values = valuesBehind(word, words[index + 1]);
    if (OPTIONS_WITHOUT_PROGRAM.has(name)) scriptless ??= name;
    if (EVALUATING.has(name)) evaluating = name;
    else options.push(word, ...values);
    index += 1 + values.length;
  }
  return { length: index, options, evaluating, scriptless };
}

/**
 * @param {string} word of a command line
 * @returns {boolean} whether it is an option
 */
function isOption(word) {
  return word.startsWith('-') && word !== '-' && word !== '--';
}

/**
 * @param {string} word an option
 * @param {string | undefined} next word
 * @returns {string[]} the next word, if it is the option's value
 */
function valuesBehind(word, next) {
  if (next === undefined || word.includes('=')) return [];
  const name = optionName(word);
  const isValue = OPTIONS_WITH_VALUE.has(name) || (EVALUATING.has(name) && takesCode(name, next));
  return isValue ? [next] : [];
}

/**
 * @param {string} name of an option that may be followed by code
 * @param {string} next word
 * @returns {boolean} whether it is the code: `-p` alone reads code from standard input
 */
function takesCode(name, next) {
  return name === '-e' || name === '--eval' || !next.startsWith('-');
}

module.exports = {
  EVALUATING,
  NODE_NAME,
  OPTIONS_WITH_VALUE,
  WITHOUT_PROGRAM,
  conflictingOption,
  inConflict,
  optionName,
  splitNodeOptions,
  splitNodeWords,
};
