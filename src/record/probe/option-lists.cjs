'use strict';

const words = (/** @type {string} */ text) => text.trim().split(/\s+/);

/**
 * Options that would spoil the log. `--cpu-prof` and `--heap-prof` are apart: V8 stops writing ticks when
 * the CPU profiler starts; the heap profiler is harmless. `--watch` runs the program in a child that it
 * restarts for ever. Names are without `--` and `--no-`.
 */
const IN_CONFLICT = new Set(
  words(`
  prof prof-cpp prof-sampling-interval prof-browser-mode ll-prof cpu-prof logfile logfile-per-isolate
  log-all watch watch-path build-snapshot`),
);

/** With these Node runs no JavaScript of a program. */
const WITHOUT_PROGRAM = new Set(
  words(`
  -c -h -v --build-sea --build-snapshot --check --completion-bash --experimental-sea-config --help --prof-process --run
  --v8-options --version`),
);

/** With these the program is the next word. */
const EVALUATING = new Set(words('-e -p -pe --eval --print'));

/** `node`, `nodejs`, `node20`, `node-v22.1`, or with `.exe` behind; not `node.js`. */
const NODE_NAME = /^node(?:js)?(?:-?v?\d[\d.]*)?(?:\.exe)?$/i;

/**
 * An option's name in one spelling: Node and V8 take `_` for `-`, and a value behind a `=`.
 * @param {string} word such as `--max_old_space_size=100`
 * @returns {string} such as `--max-old-space-size`
 */
function optionName(word) {
  const name = word.split('=', 1)[0];
  return name.startsWith('--') ? `--${name.slice(2).replaceAll('_', '-')}` : name;
}

/**
 * @param {string} v8 version of the V8 that is started, `''` if unknown
 * @returns {Set<string>} options that spoil its log, or keep it from starting: V8 of Node 20 and older loads a snapshot only
 *   with the options that it was made with
 */
function inConflict(v8) {
  return Number.parseInt(v8, 10) < 12 ? new Set([...IN_CONFLICT, 'snapshot-blob']) : IN_CONFLICT;
}

/**
 * The first option that a recording can't be made with.
 * @param {string[]} nodeOptions options before the script, or the words of NODE_OPTIONS
 * @param {string} [v8] version of the V8 that is started
 * @returns {string | null} the word as it was written, null if there is none
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

module.exports = { EVALUATING, NODE_NAME, WITHOUT_PROGRAM, conflictingOption, inConflict, optionName };
