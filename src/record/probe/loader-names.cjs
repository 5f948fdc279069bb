'use strict';

const defineProperty = require('./define-property.cjs');
const builtinModule = require('./builtin-module.cjs');

const { config, versions } = process;
const { getOwnPropertyDescriptor, ownKeys } = Reflect;

/** From this Node on, the functions of its module loader come out of its snapshot without a name; before, in workers only. */
const FIRST_NAMELESS = 22;
const OPTION = '--no-node-snapshot';
const NAMELESS = { value: '', writable: false, enumerable: false, configurable: true };

/**
 * Recording has Node start without its snapshot. V8 then names the loader's functions in stacks by where they were assigned
 * (`Module._extensions..js`), and otherwise by their receiver (`Object..js`), as the snapshot has nothing else. Their own
 * `name` is empty both times, but V8 looks there first only if it is a plain property. So it becomes one, with the same value.
 * @param {string[]} words our options
 */
module.exports = function keepLoaderNames(words) {
  const usesSnapshot =
    /** @type {any} */ (config.variables).node_use_node_snapshot && !process.execArgv.includes(OPTION);
  if (!usesSnapshot || !words.includes(OPTION)) return;
  if (Number.parseInt(versions.node, 10) < FIRST_NAMELESS && !isWorker()) return;
  const loader = builtinModule('module');
  for (const holder of [loader, loader.prototype, loader._extensions])
    for (const key of ownKeys(holder)) leaveNameless(getOwnPropertyDescriptor(holder, key)?.value);
};

/** @returns {boolean} whether this is a worker, by what Node marks as not for them, without loading `worker_threads` */
function isWorker() {
  return /** @type {any} */ (process.chdir).disabled === true;
}

/** @param {unknown} value of a property of the loader's */
function leaveNameless(value) {
  if (typeof value === 'function' && getOwnPropertyDescriptor(value, 'name')?.value === '')
    defineProperty(value, 'name', NAMELESS);
}
