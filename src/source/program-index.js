/** Indexes a file in one walk: its calls, functions, names, and what must not be shown. */
import { addToList } from '../model/add-to-list.js';
import { blanksOf, callBlanks, commentBlank } from './blanks.js';
import { DefinitionCollector } from './definition-collector.js';
import { movedChildren } from './moved-code.js';
import { eachName } from './pattern-names.js';
import { literalText } from './routes/literal-meaning.js';
import { Scope } from './scope.js';
import { callPosition, classPositions, functionPosition } from './v8-position.js';

/** @import { Blank } from './blanks.js' */
/** @import { NestedRange } from './nested-ranges.js' */
/** @import { CallNode } from './v8-position.js' */
/**
 * @import { AnonymousClassDeclaration, AnonymousFunctionDeclaration, ArrowFunctionExpression, ClassDeclaration,
 *   ClassExpression, FunctionDeclaration, FunctionExpression, AnyNode as Node, ReturnStatement } from 'acorn'
 */

/**
 * A node and the node around it.
 * @typedef {object} Place
 * @property {Node} node
 * @property {Context} context what surrounds it
 * @property {Place | null} up the place of its parent, null for the whole program
 */

/**
 * @typedef {object} IndexedCall
 * @property {CallNode} node
 * @property {Place} place
 * @property {Scope} scope
 * @property {number} position offset that V8 gives it
 * @property {number} function index of the innermost function around it, -1 if none
 * @property {number} statement offset of the statement that it belongs to
 * @property {boolean} isMoved true if V8's code for it need not be where the source has it, see moved-code.js
 */

/**
 * What we know about a parsed file.
 * @typedef {object} ProgramIndex
 * @property {(NestedRange & IndexedCall)[]} calls outer calls before the calls in them
 * @property {NestedRange[]} functions outer functions before the functions in them
 * @property {Map<number, number>} functionEnds V8's position of a function → offset of its end
 * @property {Map<number, Place>} functionPlaces V8's position of a function → the function
 * @property {Blank[]} blanks parts that must not be shown, in order, without overlaps
 * @property {Set<string>} names of variables, functions and classes that the file declares or uses
 * @property {ReadonlyMap<string, Place[]>} uses where each name of a variable is used, and each of a property, with a
 *   dot before it: `.hash`
 * @property {{node: ReturnStatement, start: number, end: number, scope: Scope, function: number}[]} returns statements that
 *   return something, in the order of the source, and the innermost function around each
 * @property {ReadonlyMap<string, Place[]>} keys texts that are keys of members and in patterns: `auth['check']`,
 *   `{ ['check']: isRight } = auth`
 * @property {Place[]} tests branches: `if`, `switch`, `?:`, `&&` and `||`
 * @property {Place[]} lookups members whose name is computed and not a number, and patterns with such names
 * @property {Place[]} verbs texts that begin with the name of an HTTP method
 * @property {Scope} scope of the file
 */

/** An HTTP method, perhaps followed by a path. */
const VERB = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|get|post|put|patch|delete|head|options)(?:[^\w/]{0,3}\/\S*)?$/;

/**
 * Where the walk is: what surrounds the node at hand.
 * @typedef {object} Context
 * @property {Scope} scope
 * @property {number} function
 * @property {number} call
 * @property {number} statement
 * @property {boolean} isMoved
 */

/**
 * Walks the file once. The walk keeps its own stack, since minified code nests deeper than recursion allows.
 * @param {string} text the whole source
 * @param {Node} program its syntax tree
 * @param {{start: number, end: number}[]} comments their ranges
 * @returns {ProgramIndex} calls, functions, names, and what must not be shown
 */
export function indexProgram(text, program, comments) {
  const walk = new Walk(text);
  const root = { scope: new Scope(null, 'file'), function: -1, call: -1, statement: 0, isMoved: false };
  /** @type {Place[]} */
  const pending = [{ node: program, context: root, up: null }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const context = walk.enter(next);
    const moved = movedChildren(next.node);
    for (const node of childrenBackwards(next.node)) {
      pending.push({ node, context: moved.includes(node) ? { ...context, isMoved: true } : context, up: next });
    }
  }
  walk.definitions.settle();
  const { calls, functions, functionEnds, functionPlaces, names, uses, keys, returns, tests, lookups, verbs } = walk;
  const blanks = [...walk.blanks, ...comments.map((comment) => commentBlank(text, comment))];
  return {
    calls,
    functions,
    functionEnds,
    functionPlaces,
    names,
    uses,
    returns,
    tests,
    keys,
    lookups,
    verbs,
    scope: root.scope,
    blanks: withoutDuplicates(blanks),
  };
}

class Walk {
  /** @param {string} text the whole source */
  constructor(text) {
    this.text = text;
    /** @type {(NestedRange & IndexedCall)[]} */
    this.calls = [];
    /** @type {NestedRange[]} */
    this.functions = [];
    /** @type {Map<number, number>} */
    this.functionEnds = new Map();
    /** @type {Map<number, Place>} */
    this.functionPlaces = new Map();
    /** @type {Set<string>} */
    this.names = new Set();
    /** @type {Map<string, Place[]>} */
    this.uses = new Map();
    /** @type {Map<string, Place[]>} */
    this.keys = new Map();
    /** @type {Blank[]} */
    this.blanks = [];
    /** @type {ProgramIndex['returns']} */
    this.returns = [];
    /** @type {Place[]} */
    this.tests = [];
    /** @type {Place[]} */
    this.lookups = [];
    /** @type {Place[]} */
    this.verbs = [];
    this.definitions = new DefinitionCollector();
  }

  /**
   * @param {Place} place of the walk
   * @returns {Context} that of the node's children
   */
  enter(place) {
    const { node, context } = place;
    switch (node.type) {
      case 'CallExpression':
      case 'NewExpression':
      case 'TaggedTemplateExpression':
        return this.enterCall(node, place);
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return this.enterFunction(node, place);
      case 'ClassDeclaration':
      case 'ClassExpression':
        return this.enterClass(node, context);
      case 'Identifier':
        this.enterName(node.name, place);
        return context;
      case 'PrivateIdentifier':
        this.use(`.#${node.name}`, place);
        return context;
      default:
        this.note(place);
        this.hide(blanksOf(node));
        this.definitions.visit(node, context.scope);
        return isStatement(node) ? this.enterStatement(node, context) : context;
    }
  }

  /** @param {Place} place of code that may show which requests are answered where */
  note(place) {
    const { node } = place;
    switch (node.type) {
      case 'IfStatement':
      case 'SwitchStatement':
      case 'ConditionalExpression':
      case 'LogicalExpression':
        this.tests.push(place);
        break;
      case 'MemberExpression':
      case 'ObjectPattern':
        if (takesByKey(node)) this.lookups.push(place);
        break;
      case 'Literal':
      case 'TemplateLiteral':
        this.noteText(place, literalText(node));
        break;
      default:
    }
  }

  /**
   * @param {Place} place of a text
   * @param {string} text that it is, `''` for any other value
   */
  noteText(place, text) {
    if (place.node.type === 'Literal' && VERB.test(text)) this.verbs.push(place);
    if (text !== '' && isKey(place)) addToList(this.keys, text, place);
  }

  /**
   * @param {string} name of a variable or a property
   * @param {Place} place where it is written
   */
  enterName(name, place) {
    const isProperty = isPropertyName(place);
    if (!isProperty) this.names.add(name);
    this.use(isProperty ? `.${name}` : name, place);
  }

  /**
   * @param {string} name of a variable, or of a property with a dot before it
   * @param {Place} place where it is
   */
  use(name, place) {
    addToList(this.uses, name, place);
  }

  /** @param {Blank[]} blanks in any order */
  hide(blanks) {
    for (const blank of blanks) this.blanks.push(blank);
  }

  /**
   * @param {CallNode} node of the walk
   * @param {Place} place where it is
   * @returns {Context} that of the node's children
   */
  enterCall(node, place) {
    const { context } = place;
    const { start, end } = node;
    const position = callPosition(node, this.text);
    const { scope, statement, call: outer, isMoved } = context;
    this.definitions.visit(node, scope);
    this.calls.push({
      node,
      place,
      start,
      end,
      outer,
      scope,
      position,
      statement,
      isMoved,
      function: context.function,
    });
    this.hide(callBlanks(node));
    return { ...context, call: this.calls.length - 1 };
  }

  /**
   * @param {FunctionDeclaration | AnonymousFunctionDeclaration | FunctionExpression | ArrowFunctionExpression} node of
   *   the walk
   * @param {Place} place where it is
   * @returns {Context} that of the node's children
   */
  enterFunction(node, place) {
    const { context } = place;
    const { start, end } = node;
    if (node.type === 'FunctionDeclaration' && node.id) context.scope.declare(node.id.name).opaque = true;
    const scope = new Scope(context.scope, 'function');
    if (node.type === 'FunctionExpression' && node.id) scope.declare(node.id.name).opaque = true;
    for (const parameter of node.params)
      eachName(parameter, null, (name) => {
        scope.declare(name).opaque = true;
      });
    this.functions.push({ start, end, outer: context.function });
    const position = functionPosition(node, this.text);
    this.functionEnds.set(position, end);
    this.functionPlaces.set(position, place);
    const statement = node.type === 'FunctionDeclaration' ? start : context.statement;
    return { ...context, scope, statement, function: this.functions.length - 1, isMoved: false };
  }

  /**
   * @param {ClassDeclaration | AnonymousClassDeclaration | ClassExpression} node of the walk
   * @param {Context} context what surrounds it
   * @returns {Context} that of the node's children
   */
  enterClass(node, context) {
    const scope = new Scope(context.scope, 'block');
    if (node.id) (node.type === 'ClassDeclaration' ? context.scope : scope).declare(node.id.name).opaque = true;
    for (const { position, end } of classPositions(node.body, node)) {
      if (!this.functionEnds.has(position)) this.functionEnds.set(position, end);
    }
    return { ...context, scope };
  }

  /**
   * @param {Node} node of the walk
   * @param {Context} context what surrounds it
   * @returns {Context} that of the node's children
   */
  enterStatement(node, context) {
    const { start, end } = node;
    if (node.type === 'ReturnStatement')
      this.returns.push({ node, start, end, scope: context.scope, function: context.function });
    const opensScope = /^(Block|For|ForIn|ForOf|Switch)Statement$|^StaticBlock$|^CatchClause$/.test(node.type);
    const scope = opensScope
      ? new Scope(context.scope, node.type === 'StaticBlock' ? 'static-block' : 'block')
      : context.scope;
    if (node.type === 'CatchClause' && node.param) {
      eachName(node.param, null, (name) => {
        scope.declare(name).opaque = true;
      });
    }
    return { ...context, scope, statement: start };
  }
}

/**
 * @param {import('acorn').MemberExpression | import('acorn').ObjectPattern} node of what is taken from an object
 * @returns {boolean} whether its name is computed and not a number
 */
function takesByKey(node) {
  if (node.type === 'ObjectPattern') return node.properties.some((each) => each.type === 'Property' && each.computed);
  return node.computed && !(node.property.type === 'Literal' && typeof node.property.value === 'number');
}

/**
 * @param {Place} place of a text
 * @returns {boolean} whether it names a member, or what a pattern takes
 */
function isKey({ node, up }) {
  const parent = up?.node;
  if (parent?.type === 'MemberExpression') return parent.property === node;
  return parent?.type === 'Property' && parent.key === node && up?.up?.node.type === 'ObjectPattern';
}

/**
 * @param {Place} place of an identifier
 * @returns {boolean} whether it names a property, not a variable
 */
function isPropertyName({ node, up }) {
  const parent = up?.node;
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.property === node && !parent.computed;
    case 'Property':
      return parent.key === node && !parent.computed && !parent.shorthand;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.key === node && !parent.computed;
    default:
      return false;
  }
}

/**
 * @param {Node} node of any type
 * @returns {boolean} true if an excerpt may begin with it
 */
function isStatement({ type }) {
  return /(Statement|Declaration|Definition|Clause)$|^StaticBlock$/.test(type);
}

/**
 * @param {Node} node of any type
 * @returns {Node[]} its children, from last to first in the source
 */
function childrenBackwards(node) {
  /** @type {Node[]} */
  const children = [];
  if (node.type === 'Literal') return children;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') children.push(child);
  }
  return children.sort((a, b) => b.start - a.start);
}

/**
 * A long number in an array is blanked for two reasons.
 * @param {Blank[]} blanks in any order
 * @returns {Blank[]} in order
 */
function withoutDuplicates(blanks) {
  blanks.sort((a, b) => a.start - b.start);
  return blanks.filter((blank, index) => index === 0 || blank.start >= blanks[index - 1].end);
}
