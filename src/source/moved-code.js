/**
 * Code that V8 puts in another order than the source. All other calls of a function are in its bytecode in the order in
 * which they end in the source (V8: BytecodeGenerator in
 * https://source.chromium.org/chromium/chromium/src/+/main:v8/src/interpreter/bytecode-generator.cc).
 * test/source/moved-code.test.js checks this against the bytecode of the running Node.
 */

/** @import { AnyNode as Node } from 'acorn' */

/** @type {Node[]} */
const NONE = [];

/**
 * @param {Node} node of any type
 * @returns {(Node | null | undefined)[]} those of its children whose code is elsewhere
 */
export function movedChildren(node) {
  switch (node.type) {
    // The step to the next iteration comes after the body, or before the condition if a closure uses the variable.
    case 'ForStatement':
      return [node.update];
    // The variable is set after the iterator was made.
    case 'ForInStatement':
    case 'ForOfStatement':
      return [node.left];
    // All tests come before all bodies.
    case 'SwitchCase':
      return [node.test];
    // Targets and default values are evaluated after the value that is destructured.
    case 'ObjectPattern':
      return node.properties;
    case 'ArrayPattern':
      return node.elements;
    case 'AssignmentPattern':
      return [node.right];
    // Fields and static blocks are functions of their own; computed names are not.
    case 'ClassBody':
      return node.body;
    default:
      return NONE;
  }
}
