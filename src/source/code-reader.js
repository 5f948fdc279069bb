/** Reads the functions of a large file one by one, for code-outline.js. */
import { countBits, countRotation, noteBase, noteFill } from './code-deeds.js';
import { exportsIn, keyText, variableName, partOfVariable, returnedValue, runsOnce } from './code-forms.js';
import { CodeScope, declareImports, functionScope, opensScope } from './code-scope.js';
import { markLiteral, markRuns, markSum, markText } from './code-signs.js';
import { addMember, classGroup, literalGroup, MemberGroups } from './member-groups.js';
import { eachName } from './pattern-names.js';
import { memberName, memberPath, propertyName } from './member-path.js';
import { functionPosition } from './v8-position.js';

/** @import { AnyNode as Node } from 'acorn' */
/** @import { CodeOutline, OutlinedFunction, Signs } from './code-outline.js' */
/** @import { FunctionNode } from './v8-position.js' */

/** A function that is called in place to make a table is no longer than this, and contains no more functions. */
const TABLE_MAKER = { length: 20_000, inner: 2 };

/** What remains of a function after reading it. */
const READ = /** @type {any} */ (Object.freeze({ type: 'BlockStatement', body: [], start: 0, end: 0 }));

/**
 * Where the walk through a function is.
 * @typedef {object} Step
 * @property {Node} node
 * @property {CodeScope} scope
 * @property {Set<string>} marks gets the signs that are found
 */

/**
 * Handlers by type of node; other nodes need none.
 * @type {Record<string, (reader: CodeReader, node: any, step: Step) => void>}
 */
const ENTERED_BY = {
  FunctionDeclaration: (reader, node, { scope }) => reader.enterFunction(node, scope),
  FunctionExpression: (reader, node, { scope }) => reader.enterFunction(node, scope),
  ArrowFunctionExpression: (reader, node, { scope }) => reader.enterFunction(node, scope),
  Identifier: (_reader, node, { scope }) => void scope.used.add(node.name),
  Literal: (reader, node, { marks }) => markLiteral(node, reader.signs, marks),
  TemplateElement: (reader, node, { marks }) => markText(node.value.cooked ?? '', reader.signs, marks),
  VariableDeclaration: (reader, node, step) => reader.declare(node, step),
  AssignmentExpression: (reader, node, step) => reader.assign(node, step),
  ClassDeclaration: (reader, node, step) => reader.enterClass(node, step),
  ClassExpression: (reader, node, step) => reader.enterClass(node, step),
  ObjectExpression: (reader, node, step) => reader.enterObject(node, step),
  ArrayExpression: (reader, node, step) => reader.enterList(node.elements, step),
  CallExpression: (reader, node, step) => reader.enterCall(node, step),
  BinaryExpression: (reader, node, step) => reader.enterBinary(node, step),
  ReturnStatement: (reader, node, step) => reader.enterReturn(node, step),
  NewExpression: (reader, node, step) => reader.enterCall(node, step),
  MemberExpression: (reader, node, step) => reader.enterMember(node, step),
  ObjectPattern: (reader, node, step) => reader.enterPattern(node, step),
  ImportDeclaration: (_reader, node, { scope }) => declareImports(node, scope),
  ExportSpecifier: () => {},
};
const ENTER = new Map(Object.entries(ENTERED_BY));

/** Reads functions, inner ones first, then the file, and outlines them. */
export class CodeReader {
  /** @type {CodeOutline} */
  outline = {
    ...{ functions: [], scopes: [], values: [], groups: [], published: [], exported: [], exporting: [] },
    ...{ pairs: [], accesses: new Map(), comments: [] },
  };
  /** @type {WeakMap<Node, number>} index of each function that was read */
  #indexes = new WeakMap();
  /** @type {WeakMap<Node, CodeScope>} its scope */
  #scopes = new WeakMap();
  /** @type {MemberGroups} */
  #groups;
  /** @type {WeakMap<Node, string>} what is set as the prototype of a constructor, with the path of that */
  #prototypes = new WeakMap();
  /** @type {Step[]} */
  #pending = [];

  /**
   * @param {string} text the whole source
   * @param {Signs} signs that are looked for
   */
  constructor(text, signs) {
    this.text = text;
    this.signs = signs;
    this.#groups = new MemberGroups(signs, this.outline.groups);
  }

  /** @param {Node} program the remaining syntax tree */
  readProgram(program) {
    const scope = this.#newScope(-1, null);
    this.#walk([program], scope, new Set());
  }

  /**
   * @param {any} node of a function whose body has been parsed; the body is released
   * @param {number} end offset behind it
   * @param {boolean} isArrow whether it is an arrow function
   */
  readFunction(node, end, isArrow) {
    const index = this.outline.functions.length;
    /** @type {OutlinedFunction} */
    const found = {
      position: isArrow ? node.start : functionPosition(/** @type {FunctionNode} */ (node), this.text),
      start: node.start,
      end,
      outer: -1,
      inner: 0,
      marks: new Set(),
      rotations: new Map(),
      bits: 0,
      returns: node.async || node.generator || node.body.type !== 'BlockStatement',
      fills: false,
      isModule: node.params.length === 0 && runsOnce(node),
      bases: new Set(),
      returned: variableName(returnedValue(node)),
      part: partOfVariable(returnedValue(node)),
      key: '',
    };
    this.outline.functions.push(found);
    const scope = this.#newScope(index, null);
    for (const parameter of node.params) eachName(parameter, null, (name) => scope.parameters.add(name));
    for (const name of scope.parameters) scope.declared.add(name);
    if (node.id && node.type !== 'FunctionDeclaration') scope.declared.add(node.id.name);
    this.#indexes.set(node, index);
    this.#scopes.set(node, scope);
    // The body's names are in the scope of the function.
    const code = node.body.type === 'BlockStatement' ? node.body.body : [node.body];
    this.#walk([...node.params, ...code], scope, found.marks);
    node.body = READ;
  }

  /**
   * @param {number} index of the function
   * @param {CodeScope | null} parent the scope around it, null if unknown yet
   * @returns {CodeScope}
   */
  #newScope(index, parent) {
    const scope = new CodeScope(index);
    scope.parent = parent;
    this.outline.scopes.push(scope);
    return scope;
  }

  /**
   * @param {Node[]} nodes of one function
   * @param {CodeScope} scope of the function
   * @param {Set<string>} marks of the function
   */
  #walk(nodes, scope, marks) {
    const outer = this.#pending;
    this.#pending = [];
    for (const node of nodes.toReversed()) this.push(node, scope, marks);
    for (let step = this.#pending.pop(); step; step = this.#pending.pop()) this.#visit(step);
    this.#pending = outer;
  }

  /**
   * @param {Node | null | undefined} node to visit
   * @param {CodeScope} scope that it is in
   * @param {Set<string>} marks gets the signs in it
   */
  push(node, scope, marks) {
    if (node) this.#pending.push({ node, scope, marks });
  }

  /** @param {Step} step of the walk */
  #visit(step) {
    const enter = ENTER.get(step.node.type);
    if (enter === undefined) this.#enterOther(step);
    else enter(this, step.node, step);
  }

  /** @param {Step} step at a node without a handler */
  #enterOther({ node, scope, marks }) {
    const inside = opensScope(node) ? this.#newScope(scope.function, scope) : scope;
    if (node.type === 'CatchClause' && node.param) eachName(node.param, null, (name) => inside.declared.add(name));
    for (const [name, value] of Object.entries(node)) {
      if (isPropertyName(node, name)) continue;
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child?.type === 'string') this.push(child, inside, marks);
    }
  }

  /**
   * @param {import('acorn').FunctionDeclaration | import('acorn').AnonymousFunctionDeclaration |
   *   import('acorn').FunctionExpression | import('acorn').ArrowFunctionExpression} node that was read
   * @param {CodeScope} scope around it
   */
  enterFunction(node, scope) {
    const index = this.#indexOf(node);
    const own = this.#scopes.get(node);
    if (index === -1 || own === undefined) return;
    own.parent = scope;
    const { functions } = this.outline;
    functions[index].outer = scope.function;
    if (scope.function !== -1) functions[scope.function].inner += 1 + functions[index].inner;
    if (node.type === 'FunctionDeclaration' && node.id) {
      scope.declared.add(node.id.name);
      this.#value(scope, node.id.name, index);
    }
  }

  /**
   * @param {CodeScope} scope of some code
   * @returns {OutlinedFunction | undefined} the function around the code, undefined if it is the file's
   */
  #around(scope) {
    return this.outline.functions[scope.function];
  }

  /**
   * @param {Node | null | undefined} node of any type
   * @returns {number} index of the function that it is, -1 if it is none
   */
  #indexOf(node) {
    return (node && this.#indexes.get(node)) ?? -1;
  }

  /**
   * @param {Node} value that a variable gets
   * @returns {number[]} indexes of the functions that it may be, as in `a || function () {}`
   */
  #functionsIn(value) {
    let node = value;
    // Compilers check whether such a helper exists already.
    while (node.type === 'LogicalExpression') node = node.right;
    const index = node.type === 'ClassExpression' ? this.#constructorOf(node.body) : this.#indexOf(node);
    return index === -1 ? [] : [index];
  }

  /**
   * @param {CodeScope} scope where the variable is seen from
   * @param {string} name of the variable
   * @param {number} index of the function that it becomes, -1 if it is not a function
   * @param {string} [part] see OutlinedValue
   * @param {string} [member] see OutlinedValue
   * @returns {Set<string>} the marks of the value
   */
  #value(scope, name, index, part = '', member = '') {
    /** @type {Set<string>} */
    const marks = new Set();
    this.outline.values.push({ scope, name, function: index, marks, part, member });
    return marks;
  }

  /**
   * @param {import('acorn').VariableDeclaration} node of one or more variables
   * @param {Step} step where it is
   */
  declare({ kind, declarations }, { scope, marks }) {
    const target = kind === 'var' ? functionScope(scope) : scope;
    for (const { id, init } of declarations.toReversed()) {
      /** @type {string[]} */
      const names = [];
      eachName(id, null, (name) => names.push(name));
      for (const name of names) target.declared.add(name);
      if (id.type !== 'Identifier') this.push(id, scope, marks);
      if (init) this.#define(names, init, scope, marks);
    }
  }

  /**
   * @param {import('acorn').AssignmentExpression} node of one assignment
   * @param {Step} step where it is
   */
  assign({ left, right, operator }, { scope, marks }) {
    if (left.type === 'Identifier' && operator === '=') {
      this.#define([left.name], right, scope, marks);
      return;
    }
    countBits(this.#around(scope), operator.slice(0, -1));
    this.push(right, scope, marks);
    if (left.type !== 'MemberExpression') {
      this.push(left, scope, marks);
      return;
    }
    // Setting a property does not use its previous value.
    this.push(left.object, scope, marks);
    noteFill(this.#around(scope), left.object, functionScope(scope).parameters);
    if (left.computed) this.push(left.property, scope, marks);
    else this.#assignMember(left, right, scope);
  }

  /**
   * @param {import('acorn').MemberExpression} left property that is set
   * @param {Node} right its value
   * @param {CodeScope} scope that it is in
   */
  #assignMember(left, right, scope) {
    const name = memberName(left.property);
    if (name === 'prototype') this.#prototypes.set(right, memberPath(left.object));
    const object = left.object.type === 'Identifier' ? left.object.name : '';
    if (name === 'exports' && object !== '')
      this.outline.exporting.push({ scope, variable: object, body: this.#bodyIn(right) });
    const variable = right.type === 'Identifier' ? right.name : '';
    if (variable !== '') this.outline.published.push({ scope, variable, name });
    const index = this.#indexOf(right);
    if (index === -1 && variable === '') return;
    this.#groups.assign(functionScope(scope), memberPath(left.object), name, { function: index, variable });
    if (object !== '' && name !== 'exports')
      this.outline.exported.push({ scope, object, name, function: index, variable, getter: -1 });
  }

  /**
   * @param {Node} value of a module's `exports`
   * @returns {number} index of the function that is called there to make it, as in `core || function () {}()`, -1 if
   *   there is none
   */
  #bodyIn(value) {
    let node = value;
    while (node.type === 'LogicalExpression' || node.type === 'AssignmentExpression') node = node.right;
    return node.type === 'CallExpression' ? this.#indexOf(node.callee) : -1;
  }

  /**
   * @param {string[]} names of the variables that get a value
   * @param {Node} init the value
   * @param {CodeScope} scope that it is in
   * @param {Set<string>} marks of the function
   */
  #define(names, init, scope, marks) {
    const indexes = this.#functionsIn(init);
    if (names.length === 0 || indexes.length > 0) {
      for (const name of names) for (const index of indexes) this.#value(scope, name, index);
      this.push(init, scope, marks);
      return;
    }
    // `(() => tables[0])()`
    const called = init.type === 'CallExpression' ? this.#indexOf(init.callee) : -1;
    const part = called === -1 ? partOfVariable(init) : this.outline.functions[called].part;
    const member = propertyName(init);
    const own = this.#value(scope, names[0], -1, part, member);
    this.#noteHeld(init);
    for (const name of names.slice(1))
      this.outline.values.push({ scope, name, function: -1, marks: own, part, member: '' });
    // Giving an export another name does not use it yet.
    this.push(init.type === 'MemberExpression' && member !== '' ? init.object : init, scope, own);
  }

  /** @param {Node} init value of the variable that was read last */
  #noteHeld(init) {
    const held = variablesIn(init);
    if (held.length > 0) this.outline.values[this.outline.values.length - 1].held = held;
  }

  /**
   * @param {import('acorn').Class} node a class
   * @param {Step} step where it is
   */
  enterClass({ type, id, superClass, body }, { scope, marks }) {
    const own = this.#newScope(scope.function, scope);
    if (id) (type === 'ClassDeclaration' ? scope : own).declared.add(id.name);
    const made = this.#constructorOf(body);
    if (id && type === 'ClassDeclaration' && made !== -1) this.#value(scope, id.name, made);
    // The code that declares a class does not use the class that it extends.
    this.push(superClass, made === -1 ? scope : this.#newScope(made, scope), marks);
    const group = classGroup(own);
    for (const element of body.body) {
      // Names within a class are its own: the name of the class does not cover them.
      this.push(element, own, new Set());
      if (element.type !== 'StaticBlock' && !element.computed)
        addMember(group, memberName(element.key), element.value ?? null, this.#indexOf(element.value));
    }
    this.#groups.add(group);
  }

  /**
   * @param {import('acorn').ClassBody} body of a class
   * @returns {number} index of its constructor, -1 if it has none of its own
   */
  #constructorOf({ body }) {
    const found = body.find((element) => element.type === 'MethodDefinition' && element.kind === 'constructor');
    return found === undefined ? -1 : this.#indexOf(/** @type {import('acorn').MethodDefinition} */ (found).value);
  }

  /**
   * @param {import('acorn').ObjectExpression} node an object literal
   * @param {Step} step where it is
   */
  enterObject(node, step) {
    const { properties } = node;
    const { scope } = step;
    const group = literalGroup(scope, this.#prototypes.get(node) ?? '');
    // An object with functions is not a table: whoever uses it may use only those.
    const isTable = properties.every(
      (property) => property.type !== 'Property' || this.#indexOf(property.value) === -1,
    );
    /** @type {Set<string>} */
    const marks = isTable ? step.marks : new Set();
    for (const property of properties.toReversed()) {
      if (property.type !== 'Property' || property.computed) {
        this.push(property, scope, marks);
        continue;
      }
      const name = keyText(property.key);
      const index = this.#indexOf(property.value);
      if (property.value.type === 'Identifier')
        this.outline.published.push({ scope, variable: property.value.name, name });
      if (index !== -1) this.#nameFunction(index, name, scope);
      addMember(group, name, property.value, index);
      this.push(property.value, scope, marks);
    }
    this.#groups.add(group);
  }

  /**
   * @param {number} index of a function that is a property's value
   * @param {string} name of the property
   * @param {CodeScope} scope that it is in
   */
  #nameFunction(index, name, scope) {
    const found = this.outline.functions[index];
    found.key = name;
    const { returned: variable } = found;
    if (variable === '') return;
    this.outline.published.push({ scope, variable, name });
    this.outline.exported.push({ scope, object: '', name, function: -1, variable, getter: index });
  }

  /**
   * @param {(Node | null)[]} elements of an array, or arguments
   * @param {Step} step where they are
   */
  enterList(elements, { scope, marks }) {
    let previous = '';
    for (const element of elements) {
      const index = this.#indexOf(element);
      if (index !== -1) this.outline.functions[index].key = previous;
      previous = element?.type === 'Literal' && typeof element.value === 'string' ? element.value : '';
    }
    if (elements.length >= 8) markRuns(elements, this.signs, marks);
    for (const element of elements.toReversed()) this.push(element, scope, marks);
  }

  /**
   * @param {import('acorn').CallExpression | import('acorn').NewExpression} node a call
   * @param {Step} step where it is
   */
  enterCall(node, step) {
    const called = this.#indexOf(node.callee);
    if (called !== -1) this.#callAtOnce(called, node.arguments, step);
    const [value, bits, ...more] = node.arguments;
    // `rotl(a ^ b, 16)`, if the minifier left it as a function.
    const around = this.#around(step.scope);
    if (more.length === 0 && value?.type === 'BinaryExpression') countRotation(around, bits, this.signs);
    noteBase(around, node);
    const isPair = more.length === 0 && value?.type === 'Identifier' && bits?.type === 'Identifier';
    if (isPair) this.outline.pairs.push({ scope: step.scope, derived: value.name, base: bits.name });
    // Later code shows whose the second of the pair is.
    this.enterList(isPair ? [value] : node.arguments, step);
    this.push(node.callee, step.scope, step.marks);
  }

  /**
   * @param {number} called index of a function that is called where it is
   * @param {Node[]} given its arguments
   * @param {Step} step where it is
   */
  #callAtOnce(called, given, step) {
    const { start, end, inner, marks } = this.outline.functions[called];
    if (end - start <= TABLE_MAKER.length && inner <= TABLE_MAKER.inner) for (const mark of marks) step.marks.add(mark);
    // `(function (nacl) { … })(module.exports || (self.nacl = {}))`
    const variable = given.map(exportsIn).find((name) => name !== '') ?? '';
    if (variable !== '') this.outline.exporting.push({ scope: step.scope, variable, body: called });
  }

  /**
   * @param {import('acorn').BinaryExpression} node of an expression
   * @param {Step} step where it is
   */
  enterBinary(node, { scope, marks }) {
    const { left, right, operator } = node;
    const around = this.#around(scope);
    countBits(around, operator);
    if (operator === '<<') countRotation(around, right, this.signs);
    // The last term comes first. The result is in the variable, or else in what the function returns.
    if (operator === '^' && right.type === 'Literal') {
      markSum(node, this.signs, marks);
      markSum(node, this.signs, around?.marks ?? marks);
    }
    this.push(right, scope, marks);
    this.push(/** @type {Node} */ (left), scope, marks);
  }

  /**
   * @param {import('acorn').ReturnStatement} node of a function
   * @param {Step} step where it is
   */
  enterReturn({ argument }, { scope, marks }) {
    const found = this.#around(scope);
    if (argument && found !== undefined) found.returns = true;
    this.push(argument, scope, marks);
  }

  /**
   * @param {import('acorn').MemberExpression} node of an expression
   * @param {Step} step where it is
   */
  enterMember(node, { scope, marks }) {
    this.push(node.object, scope, marks);
    if (node.computed) this.push(node.property, scope, marks);
    else this.#access(memberName(node.property), scope);
  }

  /**
   * @param {import('acorn').ObjectPattern} node of a declaration
   * @param {Step} step where it is
   */
  enterPattern({ properties }, { scope, marks }) {
    for (const property of properties) {
      this.push(property, scope, marks);
      if (property.type !== 'Property' || property.computed) continue;
      const name = keyText(property.key);
      if (property.value.type === 'Identifier') this.#value(scope, property.value.name, -1, '', name);
      else this.#access(name, scope);
    }
  }

  /**
   * @param {string} name of a property that is read
   * @param {CodeScope} scope where it is
   */
  #access(name, scope) {
    const { accesses } = this.outline;
    const users = accesses.get(name);
    if (users === undefined) accesses.set(name, [scope.function]);
    else if (users.at(-1) !== scope.function) users.push(scope.function);
  }
}

/** What describes a module of WebAssembly has no more properties. */
const MOST_HELD = 4;

/**
 * @param {Node} init a value
 * @returns {string[]} names of the variables that it has as properties, if it is a small object
 */
function variablesIn(init) {
  if (init.type !== 'ObjectExpression' || init.properties.length > MOST_HELD) return [];
  return init.properties.flatMap((each) =>
    each.type === 'Property' && each.value.type === 'Identifier' ? [each.value.name] : [],
  );
}

/**
 * @param {Node} node of any type
 * @param {string} field of the node
 * @returns {boolean} whether the name there is of a property or a label, not of a variable
 */
function isPropertyName(node, field) {
  if (field === 'label') return true;
  const isNamed = node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition';
  return isNamed && field === 'key' && !node.computed;
}
