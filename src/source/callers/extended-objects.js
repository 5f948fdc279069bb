/** Objects that get the members of others, by `Object.assign`, in all files of a program. */
import { unwrap } from '../definition.js';
import { memberPath, nameOfProperty } from '../member-path.js';
import { CallsByFunction } from './calls-by-function.js';
import { copiedIn } from './copied-members.js';
import { GivenSources } from './given-sources.js';
import { memberTarget } from './member-targets.js';

/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { MemberSources } from './given-sources.js' */
/** @import { MemberTarget } from './member-targets.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { SameObject } from './same-object.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * A call of `Object.assign`.
 * @typedef {object} Extended
 * @property {MemberTarget} target that gets members
 * @property {{node: Node, sources: MemberSources}[]} from what it gets them from
 */

/**
 * @param {object} program that is read
 * @param {ProgramFiles} program.files of it
 * @param {Values} program.values finds out what expressions mean
 * @param {SameObject} program.same compares what they mean
 * @returns {Extended[]} what gets members of others
 */
export function extendedObjects({ files, values, same }) {
  const given = new GivenSources(values, new CallsByFunction(files, values));
  return files.all().flatMap((model) => extendedIn(model, values, same, given));
}

/**
 * @param {FileModel} model of a file
 * @param {Values} values finds out what expressions mean
 * @param {SameObject} same compares what they mean
 * @param {GivenSources} sources finds out where members come from
 * @returns {Extended[]} what gets members of others in it
 */
function extendedIn(model, values, same, sources) {
  return model.index.calls.flatMap(({ node: call, place, scope }) => {
    const given = call.type === 'CallExpression' ? copiedIn(call, scope) : [];
    const [target] = given;
    if (!target) return [];
    const from = target.type === 'SpreadElement' ? given : given.slice(1);
    // An object of the program's own class has its members already.
    if (isNew(target) && values.of({ model, node: target, scope })?.kind !== 'instance') return [];
    return [
      {
        target: memberTarget(model, place, target, values, same),
        from: from.flatMap((node) => (node ? [{ node, sources: sources.of({ model, node, scope }) }] : [])),
      },
    ];
  });
}

/**
 * @param {Node} node that members are taken from
 * @param {string} name of a member
 * @returns {boolean} whether it may have that
 */
export function mayHave(node, name) {
  return (
    node.type !== 'ObjectExpression' ||
    node.properties.some((each) => each.type !== 'Property' || each.computed || nameOfProperty(each) === name)
  );
}

/**
 * @param {Node} node an expression
 * @returns {boolean} whether nothing else holds it yet: `{}`, `new Error(text)`, `Object.assign({}, defaults)`
 */
function isNew(node) {
  const made = unwrap(node);
  if (/^(?:ObjectExpression|NewExpression)$/.test(made.type)) return true;
  if (made.type !== 'CallExpression') return false;
  const [first] = made.arguments;
  const path = memberPath(made.callee);
  return path === 'Object.create' || (path === 'Object.assign' && first !== undefined && isNew(first));
}
