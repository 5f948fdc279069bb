/**
 * Node's own command line, as far as we must understand it: which words before the script are options,
 * and which of them quarrel with a recording. V8's options always carry their value behind a `=`; only
 * Node's may have it as the next word.
 */
import optionLists from './probe/option-lists.cjs';

const { EVALUATING, NODE_NAME, WITHOUT_PROGRAM, conflictingOption, inConflict, optionName } = optionLists;

export { EVALUATING, NODE_NAME, WITHOUT_PROGRAM, conflictingOption, inConflict, optionName };

/**
 * Options whose value may be the next word, from `node --help` of Node 18, 20, 22, 24 and 26. Options
 * with an optional value (`--inspect[=...]`) take it only behind a `=`, so they are not among them.
 */
export const OPTIONS_WITH_VALUE = new Set(
  `
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
  --watch-kill-signal --watch-path`
    .trim()
    .split(/\s+/),
);

/**
 * @param {NodeJS.ProcessEnv} env of a Node
 * @returns {string[]} the options in its NODE_OPTIONS
 */
export function inheritedOptions(env) {
  return (env.NODE_OPTIONS ?? '').split(/\s+/).filter((word) => word !== '');
}

/** Options by which files become loadable that Node itself does not know, such as `--import tsx`. */
export const LOADER_OPTIONS = [
  '-r',
  '--require',
  '--import',
  '--loader',
  '--experimental-loader',
  '--vfs-mount',
  '--vfs-load',
];

/** With it Yarn's Plug'n'Play finds the modules of every Node that it starts, ours too. */
const YARN_FILE = /(?:^|[/\\=])\.pnp\.(?:cjs|loader\.mjs)"?$/;

/**
 * @param {NodeJS.ProcessEnv} env of a Node
 * @returns {boolean} whether its NODE_OPTIONS make it run somebody's code before the program
 */
export function hasPreloads(env) {
  const words = inheritedOptions(env);
  return words.some(
    (word, index) =>
      LOADER_OPTIONS.includes(optionName(word)) &&
      !YARN_FILE.test(word.includes('=') ? word : (words[index + 1] ?? '')),
  );
}

const INSPECTING = ['--inspect', '--inspect-brk', '--inspect-wait'];

/**
 * @param {NodeJS.ProcessEnv} env of a Node
 * @returns {boolean} whether its NODE_OPTIONS open its inspector
 */
export function opensInspector(env) {
  return hasOption(inheritedOptions(env), INSPECTING);
}

/** With this Node runs what it finds, or what the words name. */
const TEST = '--test';
/** With these Node runs none, or one that somebody types. */
const OPTIONS_WITHOUT_PROGRAM = new Set(
  `
  -c -h -i -v --build-sea --check --completion-bash --help --interactive --prof-process --run --v8-options --version`
    .trim()
    .split(/\s+/),
);

/**
 * What Node is to run.
 * @typedef {object} NodeWords
 * @property {string[]} nodeOptions before the script; code that is given there is left out: it may hold anything
 * @property {string | null} script as it was written; `-e` or the like for code, `--test` for tests; null if there is
 *   none
 * @property {string[]} args behind the script
 * @property {boolean} isFile whether the script is a file
 * @property {string | null} scriptless the option that makes Node run no script, if one does
 */

/**
 * Splits what follows `node` on a command line, as Node itself does.
 * @param {string[]} words the words behind `node`
 * @returns {NodeWords} Node's own options, the script, and what is behind it
 */
export function splitNodeWords(words) {
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
 * @param {string[]} words the words behind `node`
 * @returns {{length: number, options: string[], evaluating: string | null, scriptless: string | null}} how many of them
 *   are options and their values; all but the one that has code behind it, and that one's name; and the one with which
 *   Node runs no program
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
 * @returns {string[]} that word, if it is the option's value
 */
function valuesBehind(word, next) {
  if (next === undefined || word.includes('=')) return [];
  const name = optionName(word);
  const isValue = OPTIONS_WITH_VALUE.has(name) || (EVALUATING.has(name) && takesCode(name, next));
  return isValue ? [next] : [];
}

/**
 * @param {string} name of an option that may have code behind it
 * @param {string} next word
 * @returns {boolean} whether that is the code: `-p` alone reads it from standard input
 */
function takesCode(name, next) {
  return name === '-e' || name === '--eval' || !next.startsWith('-');
}

/**
 * Whether one of certain options is given.
 * @param {string[]} nodeOptions options before the script
 * @param {string[]} names such as `--permission`, dashes not underscores
 * @returns {boolean} true if one of them is among the options
 */
export function hasOption(nodeOptions, names) {
  return nodeOptions.some((word) => names.includes(optionName(word)));
}
