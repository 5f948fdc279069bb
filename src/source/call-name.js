import { definitionOf, MAX_STEPS, unwrap } from './definition.js';
import { memberName } from './member-path.js';

/** @typedef {import('./scope.js').Node} Node */
/** @typedef {import('./scope.js').Scope} Scope */

/**
 * The name by which its author knows the function that is called: the last name of `crypto.pbkdf2Sync`, and
 * what an alias stands for: `derive` after `import { pbkdf2Sync as derive }`, `const { pbkdf2Sync: derive } =`,
 * `const derive = promisify(crypto.pbkdf2)`.
 * @param {import('./v8-position.js').CallNode} call of any form
 * @param {Scope} scope where the call stands
 * @returns {string} `''` if it has no name, as in `(() => 1)()`
 */
export function calleeName(call, scope) {
  return nameOf(call.type === 'TaggedTemplateExpression' ? call.tag : call.callee, scope, MAX_STEPS);
}

/**
 * @param {Node} node the function that is called, or what it is an alias of
 * @param {Scope} scope where it stands
 * @param {number} steps how many more names may be followed
 * @returns {string}
 */
function nameOf(node, scope, steps) {
  const inner = unwrap(node);
  if (steps === 0) return ownName(inner);
  const wrapped = inner.type === 'CallExpression' ? wrappedFunction(inner, scope, steps) : null;
  if (wrapped) return nameOf(wrapped, scope, steps - 1);
  const definition = definitionOf(inner, scope, steps);
  if (definition?.key) return definition.key;
  const alias = definition?.node ? nameOf(definition.node, definition.scope, steps - 1) : '';
  return alias || ownName(inner);
}

/**
 * @param {Node} node the function that is called, or what it is an alias of
 * @returns {string} what is written there, `''` if that is no name
 */
function ownName(node) {
  if (node.type === 'Super') return 'super';
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed ? memberName(node.property) : '';
}

/**
 * The function that `promisify(f)` or `f.bind(...)` is about.
 * @param {import('acorn').CallExpression} call of any form
 * @param {Scope} scope where it stands
 * @param {number} steps how many more names may be followed
 * @returns {Node | null}
 */
function wrappedFunction(call, scope, steps) {
  const { callee } = call;
  if (nameOf(callee, scope, steps - 1) === 'promisify') return call.arguments[0] ?? null;
  const isBind = callee.type === 'MemberExpression' && !callee.computed && memberName(callee.property) === 'bind';
  return isBind ? callee.object : null;
}
