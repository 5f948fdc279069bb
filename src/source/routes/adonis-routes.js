/**
 * Routes of AdonisJS: its router is imported, controllers are named by their class and a method, and routes registered
 * in a group's function have the group's prefix (https://docs.adonisjs.com/guides/basics/routing).
 */
import { UNKNOWN_PART } from '../../model/route.js';
import { unwrap } from '../definition.js';
import { importedName } from '../imported-name.js';
import { isFunction } from '../node-kinds.js';
import { memberName } from '../member-path.js';
import { joinPaths } from './decorated-routes.js';
import { handlerFunctions } from './handler-functions.js';
import { pathTexts } from './path-texts.js';
import { returnedIn } from './returned-in.js';

/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Expression, Value, Values } from './values.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/** A class of the program's. @typedef {{model: FileModel, node: Node}} ClassOfFile */

const SERVICE = /^@adonisjs\/core\/services\/(router|server)$/;
const VERB = /^(?:get|post|put|patch|delete|any)$/;
/** The method of a controller or a middleware that is called if none is named. */
const HANDLE = 'handle';
/** Methods of a resource's controller, and what they answer below its path. @type {[name: string, method: string, below: string][]} */
const RESOURCE = [
  ['index', 'GET', ''],
  ['create', 'GET', '/create'],
  ['store', 'POST', ''],
  ['show', 'GET', '/:id'],
  ['edit', 'GET', '/:id/edit'],
  ['update', 'PUT|PATCH', '/:id'],
  ['destroy', 'DELETE', '/:id'],
];
/** How many functions that only return a class are followed: `() => import('#controllers/auth')`. */
const MOST_GIVERS = 3;

/**
 * @param {FileModel[]} models of files that may register handlers
 * @param {Values} values across the files
 * @returns {Registration[]} what they register in AdonisJS' router and server
 */
export function adonisRoutes(models, values) {
  return models.flatMap((model) =>
    model.index.calls.flatMap(({ node, place, scope }) => {
      const method = node.type === 'CallExpression' ? methodOfService(node, scope) : '';
      return node.type !== 'CallExpression' || method === ''
        ? []
        : new Call(model, values, node, place, scope).registrations(method);
    }),
  );
}

/**
 * @param {CallExpression} call any
 * @param {Scope} scope that it is in
 * @returns {string} the method of AdonisJS' router or server that it calls, `''` if it calls none
 */
function methodOfService({ callee: outer }, scope) {
  const callee = unwrap(outer);
  if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type !== 'Identifier') return '';
  return SERVICE.test(importedName(callee.object, scope)?.module ?? '') ? memberName(callee.property) : '';
}

/** A call of the router or the server. */
class Call {
  #model;
  #values;
  #node;
  #place;
  #scope;

  /**
   * @param {FileModel} model of the file
   * @param {Values} values across the files
   * @param {CallExpression} node the call
   * @param {Place} place of it
   * @param {Scope} scope that it is in
   */
  constructor(model, values, node, place, scope) {
    this.#model = model;
    this.#values = values;
    this.#node = node;
    this.#place = place;
    this.#scope = scope;
  }

  /**
   * @param {string} method that is called
   * @returns {Registration[]} what it registers
   */
  registrations(method) {
    const [first, second, third] = this.#node.arguments;
    if (first === undefined) return [];
    if (VERB.test(method)) return this.#routes([method === 'any' ? 'ALL' : method], first, this.#handlers(second));
    if (method === 'route') return this.#routes(this.#texts(second), first, this.#handlers(third));
    if (method === 'resource') return this.#resource(first, this.#classOf(this.#valueOf(second)));
    return method === 'use' || method === 'named' ? this.#middleware(first) : [];
  }

  /**
   * @param {string[]} methods of HTTP
   * @param {Node} path of the route
   * @param {HandlerFunction[]} functions that answer
   * @returns {Registration[]} one, or none if nothing is known to answer
   */
  #routes(methods, path, functions) {
    const [text = UNKNOWN_PART] = this.#texts(path);
    return methods.length === 0 ? [] : this.#registered(methods.join('|').toUpperCase(), text, functions);
  }

  /**
   * @param {Node} name of a resource: `posts`, `posts.comments`
   * @param {ClassOfFile | null} controller of it
   * @returns {Registration[]} of each method that the controller has
   */
  #resource(name, controller) {
    const [text = UNKNOWN_PART] = this.#texts(name);
    // The parameter of an outer resource is its singular, as a dictionary has it.
    const path = text.split('.').join(`/${UNKNOWN_PART}/`);
    return RESOURCE.flatMap(([method, verb, below]) =>
      this.#registered(verb, path + below, methodNamed(controller, method)),
    );
  }

  /**
   * @param {Node} list of middleware, or an object of it
   * @returns {Registration[]} one, or none if none of it is the program's
   */
  #middleware(list) {
    const value = this.#valueOf(list);
    const items =
      value?.kind === 'object'
        ? value.node.properties.flatMap((each) => (each.type === 'Property' ? [{ ...value, node: each.value }] : []))
        : value?.kind === 'list'
          ? value.items
          : [];
    const functions = items.flatMap((item) => methodNamed(this.#classOf(this.#values.of(item)), HANDLE));
    return functions.length === 0
      ? []
      : [{ ...this.#base(), method: null, paths: [], handlers: [{ functions, role: 'middleware' }] }];
  }

  /**
   * @param {string} method of a route
   * @param {string} path of it, below the groups that it is in
   * @param {HandlerFunction[]} functions that answer
   * @returns {Registration[]} one, or none if nothing is known to answer
   */
  #registered(method, path, functions) {
    if (functions.length === 0) return [];
    const whole = this.#prefixes().reduceRight((inner, outer) => joinPaths(outer, inner), path);
    return [{ ...this.#base(), method, paths: [whole], handlers: [{ functions, role: 'handler' }] }];
  }

  /** @returns {Pick<Registration, 'router' | 'isWhole' | 'receiver' | 'file' | 'offset'>} */
  #base() {
    return { router: null, isWhole: true, receiver: '', file: this.#model.file, offset: this.#node.start };
  }

  /**
   * @returns {string[]} what comes before its path, outermost first: its own prefix, and those of the groups around it.
   *   A function that is not a group's may still be called in one
   */
  #prefixes() {
    const found = this.#chained(this.#place);
    for (let place = this.#place.up; place !== null; place = place.up) {
      if (!isFunction(place.node)) continue;
      const { up } = place;
      const isGroup = up?.node.type === 'CallExpression' && methodOfService(up.node, up.context.scope) === 'group';
      if (!isGroup) return [UNKNOWN_PART, ...found];
      found.unshift(...this.#chained(up));
    }
    return found;
  }

  /**
   * @param {Place} call of a route or a group
   * @returns {string[]} the prefixes that later calls in the chain give it, the last of which is outermost
   */
  #chained(call) {
    /** @type {string[]} */
    const found = [];
    for (let member = call.up; member?.node.type === 'MemberExpression'; member = member.up?.up ?? null) {
      const next = member.up?.node;
      if (next?.type !== 'CallExpression' || next.callee !== member.node) break;
      if (memberName(member.node.property) === 'prefix')
        found.unshift(this.#texts(next.arguments[0])[0] ?? UNKNOWN_PART);
    }
    return found;
  }

  /**
   * @param {Node | undefined} handler of a route: a function, or a list of a class and a method's name
   * @returns {HandlerFunction[]}
   */
  #handlers(handler) {
    const value = this.#valueOf(handler);
    if (value?.kind !== 'list')
      return handler === undefined ? [] : handlerFunctions(this.#values, this.#expression(handler));
    const [controller, method] = value.items.map((item) => this.#values.of(item));
    return methodNamed(this.#classOf(controller), method?.kind === 'text' ? method.text : HANDLE);
  }

  /**
   * @param {Value | null | undefined} value a class, a module that has it as its default, or a function that returns
   *   either
   * @param {number} [givers] how many more functions may be followed
   * @returns {ClassOfFile | null} null if it isn't one of the program's
   */
  #classOf(value, givers = MOST_GIVERS) {
    switch (value?.kind) {
      case 'class':
        return value;
      case 'module':
        return givers === 0 ? null : this.#classOf(this.#values.exports.named(value.model, 'default'), givers - 1);
      case 'function': {
        const given = givers === 0 ? null : returnedIn(value.model, value.place);
        return given && this.#classOf(this.#values.of(given), givers - 1);
      }
      default:
        return null;
    }
  }

  /**
   * @param {Node | undefined} node of the call
   * @returns {Value | null} what it means
   */
  #valueOf(node) {
    return node === undefined ? null : this.#values.of(this.#expression(node));
  }

  /**
   * @param {Node | undefined} node of the call
   * @returns {string[]} texts that it is
   */
  #texts(node) {
    return node === undefined ? [] : pathTexts(this.#values, this.#expression(node));
  }

  /**
   * @param {Node} node of the call
   * @returns {Expression}
   */
  #expression(node) {
    return { model: this.#model, node, scope: this.#scope };
  }
}

/**
 * @param {ClassOfFile | null} controller a class
 * @param {string} name of a method
 * @returns {HandlerFunction[]} none if it has no such method
 */
function methodNamed(controller, name) {
  const place = controller?.model.methods.get(controller.node)?.get(name);
  return controller && place ? [{ model: controller.model, place }] : [];
}
