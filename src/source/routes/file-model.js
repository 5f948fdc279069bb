/** What the names of one file mean, as far as that can be told without other files. */
import { isFunction } from '../node-kinds.js';
import { memberName } from '../member-path.js';

/** @import { LineTable } from '../line-table.js' */
/** @import { Place, ProgramIndex } from '../program-index.js' */
/** @import { Binding, Scope } from '../scope.js' */
/** @import { ParsedFile } from '../script.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** A parameter of a function, whose own scope is `scope`.
 * @typedef {{owner: Place, index: number, node: Node, scope: Scope}} Parameter */

/**
 * @typedef {object} FileModel
 * @property {string} file absolute path
 * @property {string} text what V8 compiled
 * @property {LineTable} lines of it
 * @property {ProgramIndex} index
 * @property {Node} program
 * @property {Scope} scope of the file
 * @property {ReadonlyMap<Binding, Place>} functions declared ones, by their bindings
 * @property {ReadonlyMap<Binding, Parameter>} parameters
 * @property {ReadonlyMap<Node, Scope>} innerScopes scopes in functions that have a parameter
 * @property {ReadonlyMap<Binding, Node>} classes declared ones, by their bindings
 * @property {ReadonlyMap<Node, Map<string, Place>>} methods functions of a class by their name, by the class's node;
 *   static ones have a dot before their name
 * @property {ReadonlyMap<Node, Place>} places of functions
 */

/**
 * @param {string} file absolute path
 * @param {ParsedFile} parsed of it
 * @returns {FileModel} the file with its functions, parameters and classes by binding
 */
export function fileModel(file, { text, lines, program, index }) {
  /** @type {Map<Binding, Place>} */
  const functions = new Map();
  /** @type {Map<Binding, Parameter>} */
  const parameters = new Map();
  /** @type {Map<Node, Scope>} */
  const innerScopes = new Map();
  /** @type {Map<Binding, Node>} */
  const classes = new Map();
  /** @type {Map<Node, Map<string, Place>>} */
  const methods = new Map();
  /** @type {Map<Node, Place>} */
  const places = new Map();
  const placeOf = placesOfNames(index);
  for (const place of index.functionPlaces.values()) {
    const { node } = place;
    places.set(node, place);
    addDeclared(functions, node, place.context.scope, place);
    addMethod(methods, classes, place);
    if (isFunction(node)) node.params.forEach((param, at) => addParameter(parameters, placeOf, place, param, at));
  }
  for (const { owner, scope } of parameters.values()) innerScopes.set(owner.node, scope);
  const { scope } = index;
  return { file, text, lines, index, program, scope, functions, parameters, innerScopes, classes, methods, places };
}

/**
 * @template Value
 * @param {Map<Binding, Value>} declared to add to
 * @param {Node} node that may declare its own name
 * @param {Scope} scope that it is in
 * @param {Value} value what the name means
 */
function addDeclared(declared, node, scope, value) {
  if (node.type !== 'FunctionDeclaration' && node.type !== 'ClassDeclaration') return;
  const binding = node.id ? scope.lookup(node.id.name) : null;
  if (binding) declared.set(binding, value);
}

/**
 * @param {Map<Node, Map<string, Place>>} methods to add to
 * @param {Map<Binding, Node>} classes to add to
 * @param {Place} place of a function that may be a method, or the value of a field
 */
function addMethod(methods, classes, place) {
  const element = elementOf(place);
  const owner = place.up?.up?.up;
  if (element === null || !owner) return;
  const ofClass = methods.get(owner.node) ?? new Map();
  methods.set(owner.node, ofClass);
  const name = memberName(element.key);
  if (name !== '') ofClass.set(element.static ? `.${name}` : name, place);
  addDeclared(classes, owner.node, owner.context.scope, owner.node);
}

/**
 * @param {Place} place of a function
 * @returns {import('acorn').MethodDefinition | import('acorn').PropertyDefinition | null} the element of a class whose
 *   value it is, null if it isn't one, or its name is not known
 */
function elementOf({ up }) {
  const element = up?.node;
  if (element?.type !== 'MethodDefinition' && element?.type !== 'PropertyDefinition') return null;
  return element.computed ? null : element;
}

/**
 * In a minified bundle, thousands of functions have a parameter `e`.
 * @param {ProgramIndex} index of a file
 * @returns {(name: import('acorn').Identifier) => Place | undefined} finds the place of a name
 */
function placesOfNames({ uses }) {
  /** @type {Map<string, Map<Node, Place>>} */
  const known = new Map();
  return (name) => {
    let places = known.get(name.name);
    if (places === undefined) {
      places = new Map((uses.get(name.name) ?? []).map((place) => [place.node, place]));
      known.set(name.name, places);
    }
    return places.get(name);
  };
}

/**
 * @param {Map<Binding, Parameter>} parameters to add to
 * @param {ReturnType<typeof placesOfNames>} placeOf finds the place of a name
 * @param {Place} owner the function
 * @param {Node} param one of its parameters
 * @param {number} at which one, from 0
 */
function addParameter(parameters, placeOf, owner, param, at) {
  const name = param.type === 'AssignmentPattern' ? param.left : param;
  if (name.type !== 'Identifier') return;
  const scope = placeOf(name)?.context.scope;
  const binding = scope?.lookup(name.name);
  if (scope && binding) parameters.set(binding, { owner, index: at, node: name, scope });
}
