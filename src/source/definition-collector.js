/** Collects where the names of a file get their values. */
import { addToList } from '../model/add-to-list.js';
import { isNothing } from './node-kinds.js';
import { memberName, memberPath } from './member-path.js';
import { eachName } from './pattern-names.js';

/** @import { Binding, Scope } from './scope.js' */
/**
 * @import { CallExpression, Identifier, ImportDeclaration, Literal, AnyNode as Node, PropertyDefinition,
 *   VariableDeclaration } from 'acorn'
 */

/** Methods that change what they are called on, and functions that change their first argument. */
const CHANGING_METHOD = /^(?:add|append|clear|delete|fill|pop|push|set|shift|splice|unshift)$/;
const CHANGING_FUNCTION = /^(?:Object\.(?:assign|definePropert(?:y|ies))|_\.(?:assign|extend|merge|set))$/;

/** Collects where a file's names get their values, while the file is walked. */
export class DefinitionCollector {
  constructor() {
    /** `isPart`: something in the target is set, whose name is unknown.
     * @type {{target: Node, init: Node | null, scope: Scope, isPart?: boolean}[]} */
    this.assignments = [];
    /** What a loop walks through, by the declaration of its variable. @type {Map<Node, Node>} */
    this.lists = new Map();
  }

  /**
   * Takes note of what a node declares or assigns; its children are visited on their own.
   * @param {Node} node of any type
   * @param {Scope} scope that it is in
   * @returns {void}
   */
  visit(node, scope) {
    switch (node.type) {
      case 'VariableDeclaration':
        declareVariables(node, scope);
        return listed(node, this.lists.get(node), scope);
      case 'ImportDeclaration':
        for (const specifier of node.specifiers) declareImport(specifier, String(node.source.value), scope);
        return undefined;
      case 'PropertyDefinition':
        return this.#initialize(node, scope);
      case 'AssignmentExpression':
        return this.#assign(node.left, node.operator === '=' ? node.right : null, scope);
      case 'UpdateExpression':
        return this.#assign(node.argument, null, scope);
      case 'ForOfStatement':
        if (!node.await) this.lists.set(node.left, node.right);
        return this.#assign(node.left, null, scope);
      case 'ForInStatement':
        return this.#assign(node.left, null, scope);
      case 'CallExpression':
        return this.#change(changedBy(node), scope);
      default:
        return undefined;
    }
  }

  /**
   * @param {PropertyDefinition} field of a class
   * @param {Scope} scope where it is defined
   */
  #initialize(field, scope) {
    if (!field.computed && field.value) this.#assign(field, field.value, scope);
  }

  /**
   * @param {Node} target that gets a value
   * @param {Node | null} init the value, null if unknown
   * @param {Scope} scope where that is written
   */
  #assign(target, init, scope) {
    this.assignments.push({ target, init, scope });
  }

  /**
   * @param {Node | null} target in which something gets a value; null if nothing does
   * @param {Scope} scope where that is written
   */
  #change(target, scope) {
    if (target !== null) this.assignments.push({ target, init: null, scope, isPart: true });
  }

  /** Ties assignments to what they assign to, when every declaration has been visited. */
  settle() {
    for (const { target, init, scope, isPart = false } of this.assignments) {
      if (!isPart) eachName(target, null, (name) => markAssigned(scope.lookup(name)));
      // They mark a variable as empty, and don't make what is called later.
      if (init && isNothing(init)) continue;
      const part = isPart ? memberPath(target) : computedOwner(target);
      if (part !== '') {
        defineMember(scope, `${part}.`, null);
        continue;
      }
      if (isPart) continue;
      const path = target.type === 'PropertyDefinition' ? `this.${memberName(target.key)}` : memberPath(target);
      if (path.includes('.')) defineMember(scope, path, init);
      else eachName(target, init, (name, from, key) => define(scope.lookup(name), from, key, scope));
    }
  }
}

/**
 * @param {CallExpression} call any
 * @returns {Node | null} what it changes, such as `list` in `list.push(x)` and `Object.assign(list, x)`; null if it is
 *   not known to change anything
 */
function changedBy({ callee, arguments: [first] }) {
  if (first !== undefined && CHANGING_FUNCTION.test(memberPath(callee))) return first;
  const isMethod =
    callee.type === 'MemberExpression' && !callee.computed && CHANGING_METHOD.test(memberName(callee.property));
  return isMethod ? callee.object : null;
}

/**
 * @param {Node} target of an assignment
 * @returns {string} path of the object of which a computed property is set, `''` if none
 */
function computedOwner(target) {
  let owner = target;
  while (owner.type === 'MemberExpression' && memberPath(owner) === '') owner = owner.object;
  return owner === target ? '' : memberPath(owner);
}

/**
 * @param {ImportDeclaration['specifiers'][number]} specifier of one name
 * @param {string} module that it is imported from
 * @param {Scope} scope of the file
 */
function declareImport(specifier, module, scope) {
  const binding = scope.declare(specifier.local.name);
  if (specifier.type === 'ImportSpecifier') {
    const { imported } = specifier;
    binding.definitions.push({ node: null, key: nameInModule(imported), scope });
    binding.imported = { module, name: imported.type === 'Identifier' ? imported.name : String(imported.value) };
  } else {
    binding.opaque = true;
    binding.imported = { module, name: specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*' };
  }
}

/**
 * @param {VariableDeclaration} declaration of one or more variables
 * @param {Scope} scope that it is in
 */
function declareVariables({ kind, declarations }, scope) {
  const target = kind === 'var' ? scope.varScope() : scope;
  for (const { id, init } of declarations) {
    eachName(id, init ?? null, (name, from, key) => {
      const binding = target.declare(name);
      if (init && !isNothing(init)) define(binding, from, key, scope);
    });
  }
}

/**
 * @param {VariableDeclaration} declaration of one or more variables
 * @param {Node | undefined} list that a loop takes the variable from
 * @param {Scope} scope that it is in
 */
function listed({ kind, declarations: [{ id }] }, list, scope) {
  if (list === undefined || kind === 'var' || id.type !== 'Identifier') return;
  scope.declare(id.name).list = { node: list, key: '', scope };
}

/**
 * @param {Binding | null} binding null if the file does not declare the name
 */
function markAssigned(binding) {
  if (binding) binding.isAssigned = true;
}

/**
 * @param {Binding | null} binding null if the file does not declare the name
 * @param {Node | null} node the value, null if it is unknown
 * @param {string} key the property that is taken from it
 * @param {Scope} scope that it is in
 */
function define(binding, node, key, scope) {
  if (node || key) binding?.definitions.push({ node, key, scope });
  else if (binding) binding.opaque = true;
}

/**
 * @param {Scope} scope that it is in
 * @param {string} path such as `this.hash`
 * @param {Node | null} node the value, null if it is unknown
 */
function defineMember(scope, path, node) {
  addToList(scope.members, path, { node, key: '', scope });
}

/**
 * @param {Identifier | Literal} imported the name in the other module
 * @returns {string} `''` for a default export, whose name says nothing
 */
function nameInModule(imported) {
  return imported.type === 'Identifier' && imported.name !== 'default' ? imported.name : '';
}
