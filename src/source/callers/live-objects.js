/** Objects of the language that show one state in many ways: `url.pathname = path` changes `url.href`, `date.setTime(0)` its year. */
import { definitionOf } from '../definition.js';
import { memberPath } from '../member-path.js';
import { onceFor } from '../once-for.js';

/** @import { Access } from '../read-then-written.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Identifier, MemberExpression, AnyNode as Node } from 'acorn' */

const LIVE = /^(?:URL|Date)$/;
/** Methods that change a date. */
const SETS = /\.set[A-Z]\w*$/;
/** `this.#from` is the longest path that such an object is looked for at. */
const MOST_NAMES = 2;

/** Whether a file makes any: most of what functions read is asked about in vain. */
const makesAny = onceFor((/** @type {FileModel} */ { text }) => /\bnew (?:URL|Date)\b/.test(text));

/**
 * @param {FunctionOfFile} around a function
 * @param {Access} access in it
 * @returns {string} path of the object of that kind in which it reads or writes, `''` if it is none
 */
export function liveObject({ model, place: { context } }, { path }) {
  if (!makesAny(model)) return '';
  const [root, ...names] = path.split('.').filter(Boolean).slice(0, MOST_NAMES);
  /** @type {Node} */
  let node =
    root === 'this'
      ? /** @type {Node} */ ({ type: 'ThisExpression', start: 0, end: 0 })
      : /** @type {Identifier} */ ({ type: 'Identifier', name: root, start: 0, end: 0 });
  for (const name of ['', ...names]) {
    const property = /** @type {Identifier} */ ({ type: 'Identifier', name });
    if (name !== '') node = /** @type {MemberExpression} */ ({ type: 'MemberExpression', object: node, property });
    const made = definitionOf(node, context.scope)?.node;
    if (made?.type === 'NewExpression' && LIVE.test(memberPath(made.callee))) return memberPath(node);
  }
  return '';
}

/**
 * @param {Access} access to such an object
 * @returns {boolean} whether it changes it
 */
export function changesLive({ path, isWrite, isCalled }) {
  return isWrite || (isCalled && SETS.test(path));
}
