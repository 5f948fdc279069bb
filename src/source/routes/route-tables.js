/**
 * Routes that a program keeps in its own tables, and what it adds to them: `routes['POST /login'] = login`,
 * `{ method: 'POST', path: '/login', handler }`, `routes[request.method][pathname](request, response)`,
 * `router.add('POST', '/login', login)`.
 */
import { MAX_STEPS, unwrap } from '../definition.js';
import { lastName, memberName, nameOfKey } from '../member-path.js';
import { handlerFunctions } from './handler-functions.js';
import { isPath, routeKeys, pathTexts } from './path-texts.js';
import { calledMethod } from './request-parts.js';
import { ANY, bothCases, casesOf, RequestTests } from './request-tests.js';

/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Registration } from './registrations.js' */
/** @import { RequestPart } from './request-parts.js' */
/** @import { Case } from './request-tests.js' */
/** @import { Expression, Value, Values } from './values.js' */
/** @import { ArrayExpression, CallExpression, MemberExpression, AnyNode as Node, ObjectExpression } from 'acorn' */

/** A method, and what may stand between it and a path. */
const KEY = /^([A-Za-z]+)[^\w/]{0,3}(\/\S*)$/;
const UPPER = /^[A-Z]+$/;
/** What adds a route to something; a client's `request('GET', '/x', done)` does not. */
const ADDS =
  /^(?:on|add|set|route|register|handle|map|when|define|bind|endpoint|(?:add|register|define|make|create)(?:Route|Handler|Endpoint))$/;
/** Properties of an object that is a route. */
const METHODS = /^(?:methods?|verb)$/;
const PATHS = /^(?:path|url|uri|route|pattern|pathname)$/;
const HANDLERS = /^(?:handlers?|handle|action|controller|run)$/;

/** A key of a table, and its value. @typedef {{key: string, expression: Expression}} Entry */

/**
 * @param {FileModel} model of a file
 * @param {Values} values across the files
 * @param {boolean} isWhole whether nothing comes before their paths: there is no framework that could put anything there
 * @returns {Registration[]} those that it keeps in tables
 */
export function tableRoutes(model, values, isWhole) {
  return new TableReader(model, values, isWhole).registrations;
}

class TableReader {
  /** @type {Registration[]} */
  registrations = [];
  #model;
  #values;
  #isWhole;
  #tests;

  /**
   * @param {FileModel} model of the file
   * @param {Values} values across the files
   * @param {boolean} isWhole whether nothing comes before the paths
   */
  constructor(model, values, isWhole) {
    this.#model = model;
    this.#values = values;
    this.#isWhole = isWhole;
    this.#tests = new RequestTests(model, values);
    for (const place of model.index.verbs) this.#visitVerb(place);
    for (const { node, context } of model.index.lookups)
      if (node.type === 'MemberExpression') this.#visitLookup(node, context.scope);
    for (const { node, scope } of model.index.calls) if (node.type === 'CallExpression') this.#visitLookup(node, scope);
  }

  /** @param {Place} place of a text that begins with a method of HTTP */
  #visitVerb({ node, up, context: { scope } }) {
    if (node.type !== 'Literal' || up === null) return;
    const [text, verb = '', path] = KEY.exec(String(node.value)) ?? [String(node.value)];
    if (path !== undefined) this.#addKeyed(node, up, verb, path, scope);
    else if (up.node.type === 'Property' || up.up?.node.type === 'Property') this.#addObject(up, scope);
    else if (UPPER.test(text)) this.#addListed(node, up, text, scope);
  }

  /**
   * `{ 'POST /login': login }`, `routes['POST /login'] = login`, `new Map([['POST /login', login]])`,
   * `routes.set('POST /login', login)`.
   * @param {Node} node the text
   * @param {Place} up what it is a part of
   * @param {string} verb in it
   * @param {string} path in it
   * @param {Scope} scope that it is in
   */
  #addKeyed(node, up, verb, path, scope) {
    this.#add(verb, [path], this.#companions(node, up, scope), scope, node.start);
  }

  /**
   * @param {Node} node a text
   * @param {Place} up what it is a part of
   * @param {Scope} scope that it is in
   * @returns {Node[]} what is next to it, or stored under it
   */
  #companions(node, { node: parent, up }, scope) {
    switch (parent.type) {
      case 'Property':
        return parent.key === node ? [parent.value] : [];
      case 'MemberExpression':
        return up?.node.type === 'AssignmentExpression' && up.node.left === parent ? [up.node.right] : [];
      case 'ArrayExpression':
        return parent.elements[0] === node ? behindFirst(parent) : [];
      case 'CallExpression':
        return parent.arguments[0] === node && this.#adds(parent, scope) ? parent.arguments.slice(1) : [];
      default:
        return [];
    }
  }

  /**
   * `{ method: 'POST', path: '/login', handler: login }`.
   * @param {Place} up of the method's text: the property, or the list of methods in it
   * @param {Scope} scope that it is in
   */
  #addObject(up, scope) {
    const property = up.node.type === 'Property' ? up : up.up;
    const object = property?.up?.node;
    if (property?.node.type !== 'Property' || object?.type !== 'ObjectExpression') return;
    if (!METHODS.test(memberName(property.node.key))) return;
    const [paths, handlers] = [PATHS, HANDLERS].map((name) => valuesOf(object, name));
    const methods = this.#texts(property.node.value, scope);
    const texts = paths.flatMap((path) => this.#texts(path, scope));
    if (methods.length > 0) this.#add(methods.join('|').toUpperCase(), texts, handlers, scope, object.start);
  }

  /**
   * `['POST', '/login', login]`, `router.add('POST', '/login', login)`.
   * @param {Node} node the method's text
   * @param {Place} up what it is a part of
   * @param {string} verb the text
   * @param {Scope} scope that it is in
   */
  #addListed(node, up, verb, scope) {
    const [path, ...handlers] = this.#companions(node, up, scope);
    if (path !== undefined) this.#add(verb, this.#texts(path, scope), handlers, scope, node.start);
  }

  /**
   * @param {CallExpression} call any
   * @param {Scope} scope that it is in
   * @returns {boolean} whether it may add a route to something of the program's own
   */
  #adds(call, scope) {
    const callee = unwrap(call.callee);
    if (!ADDS.test(lastName(callee))) return false;
    const object = callee.type === 'MemberExpression' ? callee.object : callee;
    const value = this.#values.of({ model: this.#model, node: object, scope });
    return value?.kind !== 'package' && value?.kind !== 'router';
  }

  /**
   * @param {string} method such as `POST`
   * @param {string[]} paths of the route
   * @param {Node[]} handlers of it
   * @param {Scope} scope that they are in
   * @param {number} offset of the code that says so
   */
  #add(method, paths, handlers, scope, offset) {
    if (paths.length === 0 || !paths.every(isPath)) return;
    const functions = handlers.flatMap((node) => handlerFunctions(this.#values, { model: this.#model, node, scope }));
    this.#push(method.toUpperCase(), paths, functions, this.#isWhole, offset);
  }

  /**
   * @param {string} method of a route
   * @param {string[]} paths of it
   * @param {import('./handler-functions.js').HandlerFunction[]} functions that answer it
   * @param {boolean} isWhole whether nothing comes before the paths
   * @param {number} offset of the code that says so
   */
  #push(method, paths, functions, isWhole, offset) {
    if (functions.length === 0) return;
    const { file } = this.#model;
    this.registrations.push({
      router: null,
      method,
      paths,
      isWhole,
      receiver: '',
      handlers: [{ functions, role: 'handler' }],
      file,
      offset,
    });
  }

  /**
   * `routes[request.method][pathname]`, `routes.get(pathname)`: what the table has for each.
   * @param {CallExpression | MemberExpression} node that may look something up
   * @param {Scope} scope that it is in
   */
  #visitLookup(node, scope) {
    /** @type {RequestPart[]} */
    const parts = [];
    let table = this.#lookup(node, scope);
    for (let next = table; next !== null && parts.length < 2; next = this.#lookup(next.node, next.scope)) {
      parts.unshift(next.part);
      table = next;
    }
    if (table !== null)
      this.#walk({ model: this.#model, node: table.node, scope: table.scope }, parts, ANY, node.start);
  }

  /**
   * @param {Node} node an expression, or a name for it
   * @param {Scope} scope that it is in
   * @param {number} [steps] how many more names may be followed
   * @returns {{node: Node, scope: Scope, part: RequestPart} | null} the table in which it looks up a part of a request,
   *   null if it doesn't
   */
  #lookup(node, scope, steps = MAX_STEPS) {
    const inner = unwrap(node);
    if (steps <= 0) return null;
    if (inner.type === 'Identifier') {
      const definition = onlyDefinition(inner.name, scope);
      return definition && this.#lookup(definition.node, definition.scope, steps - 1);
    }
    if (inner.type === 'LogicalExpression')
      return inner.operator === '&&' ? null : this.#lookup(inner.left, scope, steps - 1);
    const asked = lookedUp(inner);
    const part = asked && this.#tests.partOf(asked.key, scope);
    return part && asked && { node: asked.object, scope, part };
  }

  /**
   * @param {Expression} table that is searched
   * @param {RequestPart[]} parts of the request used as keys, one for each level
   * @param {Case[]} cases what is already known about the request
   * @param {number} offset of the look-up
   */
  #walk(table, [part, ...parts], cases, offset) {
    for (const { key, expression } of this.#entries(table)) {
      const own = casesOf(part, [key]);
      if (own === ANY) continue;
      const known = bothCases(cases, own);
      if (parts.length > 0) {
        this.#walk(expression, parts, known, offset);
        continue;
      }
      const functions = handlerFunctions(this.#values, expression);
      for (const { methods, paths } of known)
        if (paths !== null) this.#push(methods?.join('|') ?? 'ALL', paths, functions, true, expression.node.start);
    }
  }

  /**
   * @param {Expression} table an object or a map
   * @returns {Entry[]} its contents, as far as the sources show
   */
  #entries(table) {
    const value = this.#values.of(table);
    if (value?.kind !== 'object' && value?.kind !== 'map') return [];
    const { model, node, scope } = value;
    const bothOf = (/** @type {Expression} */ key) => [
      ...pathTexts(this.#values, key),
      ...routeKeys(this.#values, key),
    ];
    const at = (/** @type {Node} */ key, /** @type {Node} */ item, /** @type {Scope} */ where) =>
      bothOf({ model, node: key, scope: where }).map((text) => ({
        key: text,
        expression: { model, node: item, scope: where },
      }));
    const own =
      node.type === 'ObjectExpression'
        ? node.properties.flatMap((each) =>
            each.type === 'Property' ? namedEntry(each, { model, node: each.value, scope }) : [],
          )
        : pairsIn(node.arguments[0]).flatMap(([key, item]) => at(key, item, scope));
    return [...own, ...this.#added(value).flatMap(({ key, item, scope: where }) => at(key, item, where))];
  }

  /**
   * @param {Extract<Value, {kind: 'object' | 'map'}>} table that is created empty, or not complete
   * @returns {Addition[]} what its file puts in
   */
  #added({ model, node }) {
    const isIt = (/** @type {Node} */ object, /** @type {Scope} */ scope) => {
      const value = this.#values.of({ model, node: object, scope });
      return (value?.kind === 'object' || value?.kind === 'map') && value.node === node;
    };
    return additions(model).filter(({ object, scope }) => isIt(object, scope));
  }

  /**
   * @param {Node} node an expression
   * @param {Scope} scope that it is in
   * @returns {string[]} texts that it is
   */
  #texts(node, scope) {
    return pathTexts(this.#values, { model: this.#model, node, scope });
  }
}

/**
 * @param {string} name of a variable
 * @param {Scope} scope where it is used
 * @returns {{node: Node, scope: Scope} | null} its value, null if unknown, or if it is only another name
 */
function onlyDefinition(name, scope) {
  const binding = scope.lookup(name);
  const [definition, ...others] = binding?.definitions ?? [];
  if (!definition?.node || definition.key !== '' || others.length > 0) return null;
  return definition.node.type === 'Identifier' ? null : { node: definition.node, scope: definition.scope };
}

/** What is put into something. @typedef {{object: Node, key: Node, item: Node, scope: Scope}} Addition */

/** @type {WeakMap<FileModel, Addition[]>} */
const known = new WeakMap();

/**
 * @param {FileModel} model of a file
 * @returns {Addition[]} all `object[key] = item` and `object.set(key, item)`
 */
function additions(model) {
  let found = known.get(model);
  if (found !== undefined) return found;
  found = model.index.lookups.flatMap(({ node, up, context: { scope } }) =>
    node.type === 'MemberExpression' && up?.node.type === 'AssignmentExpression' && up.node.left === node
      ? [{ object: node.object, key: node.property, item: up.node.right, scope }]
      : [],
  );
  for (const { node, scope } of model.index.calls) {
    const method = node.type === 'CallExpression' ? calledMethod(node) : null;
    const [key, item, ...others] = 'arguments' in node ? node.arguments : [];
    if (method?.name === 'set' && item !== undefined && others.length === 0)
      found.push({ object: method.object, key, item, scope });
  }
  known.set(model, found);
  return found;
}

/**
 * @param {ArrayExpression} list any
 * @returns {Node[]} its items but the first
 */
function behindFirst({ elements }) {
  return elements.slice(1).flatMap((each) => (each === null || each.type === 'SpreadElement' ? [] : [each]));
}

/**
 * @param {ObjectExpression} object any
 * @param {RegExp} name of properties
 * @returns {Node[]} their values
 */
function valuesOf({ properties }, name) {
  return properties.flatMap((each) =>
    each.type === 'Property' && !each.computed && name.test(memberName(each.key)) ? [each.value] : [],
  );
}

/**
 * @param {Node} node an expression
 * @returns {{object: Node, key: Node} | null} what it looks up, and where: `table[key]`, `table.get(key)`
 */
function lookedUp(node) {
  if (node.type === 'MemberExpression') return node.computed ? { object: node.object, key: node.property } : null;
  if (node.type !== 'CallExpression' || node.arguments.length !== 1) return null;
  const method = calledMethod(node);
  return method?.name === 'get' ? { object: method.object, key: node.arguments[0] } : null;
}

/**
 * @param {import('acorn').Property} property of an object
 * @param {Expression} expression its value
 * @returns {Entry[]} none if its name is computed
 */
function namedEntry({ key, computed }, expression) {
  if (computed) return [];
  return [{ key: nameOfKey(key), expression }];
}

/**
 * @param {Node | undefined} list that a map is made from
 * @returns {[key: Node, item: Node][]} what is in it
 */
function pairsIn(list) {
  if (list?.type !== 'ArrayExpression') return [];
  return list.elements.flatMap((each) => {
    const [key, item] = each?.type === 'ArrayExpression' ? each.elements : [];
    return key && item ? [/** @type {[key: Node, item: Node]} */ ([key, item])] : [];
  });
}
