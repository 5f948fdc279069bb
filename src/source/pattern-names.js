/** Finds the names in a pattern, and what each gets. */

/** @import { AssignmentProperty, AnyNode as Node } from 'acorn' */

/**
 * Calls back for each name in a pattern.
 * @param {Node} pattern the left side of `=`, a parameter, or the variable of a loop
 * @param {Node | null} init the right side, null if there is nothing that we can follow
 * @param {(name: string, init: Node | null, key: string) => void} onName `init` and `key` as in Definition; `init` null
 *   and `key` `''` if nothing is known about the value
 */
export function eachName(pattern, init, onName) {
  switch (pattern.type) {
    case 'Identifier':
      onName(pattern.name, init, '');
      break;
    case 'AssignmentPattern':
      eachName(pattern.left, null, onName);
      break;
    case 'RestElement':
      eachName(pattern.argument, null, onName);
      break;
    case 'ArrayPattern':
      for (const element of pattern.elements) if (element) eachName(element, null, onName);
      break;
    case 'ObjectPattern':
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') eachName(property, null, onName);
        else eachNameOfProperty(property, init, onName);
      }
      break;
    default:
  }
}

/**
 * @param {AssignmentProperty} property of an object pattern
 * @param {Node | null} init as for eachName
 * @param {(name: string, init: Node | null, key: string) => void} onName as for eachName
 */
function eachNameOfProperty({ computed, key, value }, init, onName) {
  const target = value.type === 'AssignmentPattern' ? value.left : value;
  const name = writtenKey(key, computed);
  if (target.type === 'Identifier' && name !== '') {
    // With a default value the property's name still says which function it is, but not which value.
    onName(target.name, target === value ? init : null, name);
  } else {
    eachName(target, null, onName);
  }
}

/**
 * @param {Node} key of a property
 * @param {boolean} isComputed whether it stands in brackets
 * @returns {string} the name that it means: `check` also for `'check'` and `['check']`; `''` if that is not written
 */
function writtenKey(key, isComputed) {
  if (key.type === 'Literal') return typeof key.value === 'string' ? key.value : '';
  return key.type === 'Identifier' && !isComputed ? key.name : '';
}

/**
 * @param {Node} parameter of a function, which may have a default value
 * @returns {string} its name, `''` if it is taken apart
 */
export function parameterName(parameter) {
  const name = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return name.type === 'Identifier' ? name.name : '';
}
