/**
 * The call of a package whose promise a function of the program hands on, as `sign` in `issue = (user) => jwt.sign(user)`.
 * V8 tells who awaits that promise, but of the functions that returned it, it tells nothing.
 */
import { isModuleOf } from '../../model/file-path.js';
import { unwrap } from '../definition.js';
import { functionAbove } from '../function-around.js';
import { lastName } from '../member-path.js';
import { rangesIn } from '../nested-ranges.js';
import { beginningOf } from './package-root.js';

/** @import { IndexedCall, Place } from '../program-index.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { CalledFunctions } from './called-functions.js' */

/** How many functions may hand on one promise. */
const MOST_HANDS = 6;

/** What waits for a promise and makes another of it. */
const CONTINUES = /^(?:then|catch|finally)$/;

/** A call in a file. @typedef {{model: FileModel, call: IndexedCall}} CallOfFile */

/**
 * @param {CallOfFile} awaited a call
 * @param {string} name of a package that it leads to
 * @param {{values: Values, functions: CalledFunctions}} program of it
 * @param {number} [hands] how many more functions may hand on the promise
 * @returns {CallOfFile | null} the only call of the package whose promise is awaited there: that call itself, or one that the
 *   called function returns; null if there are several, or if that is unknown
 */
export function returnedCall(awaited, name, program, hands = MOST_HANDS) {
  const { model, call } = awaited;
  if (call.node.type !== 'CallExpression' || hands === 0) return null;
  if (isInto(awaited, name, program.values)) return awaited;
  const { functions } = program.functions.called(model, call.node, call.scope);
  if (functions.length !== 1) return null;
  const found = returnedBy(functions[0]).flatMap((each) => returnedCall(each, name, program, hands - 1) ?? []);
  return found.length === 1 ? found[0] : null;
}

/**
 * @param {CallOfFile} call any
 * @param {string} name of a package
 * @param {Values} values across the files
 * @returns {boolean} whether it begins with what is imported from the package: `new SignJWT(claims).sign`
 */
function isInto({ model, call: { node, scope } }, name, values) {
  const value = values.of({ model, node: beginningOf(node, false).root, scope });
  return value?.kind === 'package' && isModuleOf(value.module, name);
}

/**
 * @param {FunctionOfFile} called a function
 * @returns {CallOfFile[]} the calls whose results it returns; of `find().then(show)`, what `find` returns
 */
function returnedBy({ model, place }) {
  const isReturned = (/** @type {Place} */ { up }) =>
    up?.node === place.node || (up?.node.type === 'ReturnStatement' && functionAbove(up)?.node === place.node);
  return rangesIn(model.index.calls, place.node)
    .filter(({ place: at }) => isReturned(at))
    .map((call) => ({ model, call: firstOf(call, model) }));
}

/**
 * @param {IndexedCall} call any
 * @param {FileModel} model of its file
 * @returns {IndexedCall} the one that makes the promise that it continues
 */
function firstOf(call, model) {
  let first = call;
  for (;;) {
    const { node } = first;
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return first;
    const object = CONTINUES.test(lastName(node.callee)) ? unwrap(node.callee.object) : null;
    const before = object && rangesIn(model.index.calls, object).find((each) => each.node === object);
    if (!before) return first;
    first = before;
  }
}
