/**
 * Node's own command line, as far as we must understand it: which words before the script are options,
 * and which of them quarrel with a recording. V8's options always carry their value behind a `=`; only
 * Node's may have it as the next word.
 */
import optionLists from './probe/option-lists.cjs';

const { NODE_NAME, WITHOUT_PROGRAM, conflictingOption, optionName } = optionLists;

export { NODE_NAME, WITHOUT_PROGRAM, conflictingOption, optionName };

/**
 * Options whose value may be the next word, from `node --help` of Node 18, 20, 22, 24 and 26. Options
 * with an optional value (`--inspect[=...]`) take it only behind a `=`, so they are not among them.
 */
const OPTIONS_WITH_VALUE = new Set(
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

/** With these Node runs no script of its own, so there is nothing whose lines could be named. */
const OPTIONS_WITHOUT_SCRIPT = new Set(
  `
  -c -e -h -i -p -pe -v --build-sea --check --completion-bash --eval --help --interactive --print
  --prof-process --run --v8-options --version`
    .trim()
    .split(/\s+/),
);

/**
 * Splits what follows `node` on a command line, as Node itself does.
 * @param {string[]} words the words behind `node`
 * @returns {{nodeOptions: string[], script: string | null, args: string[], scriptless: string | null}}
 *   `script` is null if there is none, `scriptless` is then the option that makes Node run none, if one does
 */
export function splitNodeWords(words) {
  let index = 0;
  let scriptless = null;
  for (; index < words.length; index++) {
    const word = words[index];
    if (word === '--' || word === '-' || !word.startsWith('-')) break;
    const name = optionName(word);
    if (OPTIONS_WITHOUT_SCRIPT.has(name)) scriptless ??= name;
    if (OPTIONS_WITH_VALUE.has(name) && !word.includes('=')) index++;
  }
  const nodeOptions = words.slice(0, index);
  const [script = null, ...args] = words.slice(words[index] === '--' ? index + 1 : index);
  return scriptless === null
    ? { nodeOptions, script, args, scriptless }
    : { nodeOptions, script: null, args: [], scriptless };
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
