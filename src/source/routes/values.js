/** What expressions mean, across the files of a program: functions, classes, objects, routers. */
import { isBuiltin } from 'node:module';
import { addToList } from '../../model/add-to-list.js';
import { UNKNOWN_PART } from '../../model/route.js';
import { DECORATES, RETURNS_FIRST } from '../compiler-helpers.js';
import { MAX_STEPS, propertyOf, unwrap } from '../definition.js';
import { lastName, memberName, memberPath } from '../member-path.js';
import { bundledModule, bundledPackage, innerModel, markedThing } from './bundled-module.js';
import { ExportedValues } from './exported-values.js';
import { subclassesDownTo } from './subclasses.js';
import { literalText, literalMeaning, valueNode } from './literal-meaning.js';
import { isSharedPlugin } from './shared-plugin.js';
import { returnedIn } from './returned-in.js';
import { mayMakeProcedures } from './procedures.js';
import { madeBy, madeRouter } from './router-makers.js';

/** @import { Place } from '../program-index.js' */
/** @import { Binding, Definition, Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { CallExpression, NewExpression, AnyNode as Node, ObjectExpression } from 'acorn' */

/**
 * Something that handlers are registered in.
 * @typedef {object} Router
 * @property {{file: string, start: number, end: number}} at where it is made, or the parameter that holds it
 * @property {'app' | 'router' | 'parameter' | 'own'} kind `app`: its paths are complete unless it is mounted itself;
 *   `router`: made to be mounted; `parameter`: what a function is called with; `own`: an object of one of the program's
 *   classes, which may be a router without prefixes
 * @property {string} prefix of its own, `''` if it has none
 * @property {boolean} [hasNames] whether it was seen to be one of Koa's, in which a route's name may stand before its path
 * @property {{parent: Router | null, prefix: string}[]} mounts where it is registered itself; the parent null if
 *   unknown which
 * @property {Router | null} within what a function makes anew in each call, or a class in each that extends it, if this
 *   is what one call returned, or one such class has; null otherwise
 * @property {Router[]} results what such calls returned, and such classes have
 */

/** An expression and where it is. @typedef {{model: FileModel, node: Node, scope: Scope}} Expression */

/**
 * What an expression means; with the file that exports it as a whole, if one does, and, if a function returns it, the
 * calls that return it, innermost first, or fastify-plugin's. `called` is the result of a call about which nothing else is known.
 * @typedef {({kind: 'function', model: FileModel, place: Place} | {kind: 'router', router: Router} |
 *   {kind: 'object', model: FileModel, node: ObjectExpression, scope: Scope} |
 *   {kind: 'map', model: FileModel, node: CallExpression | NewExpression, scope: Scope} |
 *   {kind: 'list', items: Expression[], isChoice: boolean} | {kind: 'text', text: string} | {kind: 'class' | 'instance',
 *   model: FileModel, node: Node, isBare?: boolean} | {kind: 'module', model: FileModel} | {kind: 'package', module: string,
 *   name: string} | {kind: 'called', model: FileModel, node: CallExpression | NewExpression, scope: Scope} | {kind: 'made',
 *   module: string, name: string, model: FileModel, node: CallExpression | NewExpression, scope: Scope}) & {exportedBy?:
 *   FileModel, givenBy?: Expression[]}} Value
 */

/** A call and where it is. @typedef {Expression & {node: CallExpression | NewExpression}} Call */

/** Methods of routers that return the router, or one that leads to the same handlers. */
const GIVES_ITSELF =
  /^(?:routes|middleware|middlewares|callback|fetch|prefix|use|get|post|put|patch|delete|del|head|options|all|on|register|decorate|withTypeProvider|addHook|param|configure|group|guard|model|state|derive|resolve|macro|onBeforeHandle|onAfterHandle|onError|onRequest)$/;
/** JavaScript's own globals, which are not routers. */
const GLOBALS = /^(?:Map|WeakMap|Set|URLSearchParams|Headers|FormData)$/;
const LOADERS = /^(?:require|getBuiltinModule)$/;

/** Finds out what expressions of a program's files mean. */
export class Values {
  /** @type {Map<string, Router>} */
  #routers = new Map();
  /** What Hono's `app.route(path, mounted)` was given; null if that is no known router.
   * @type {{parent: Router, mounted: Router | null}[]} */
  looseMounts = [];
  /** Functions that the handlers of factories only use: `register(hashPassword)`. Others may call them, too.
   * @type {{model: FileModel, place: Place}[]} */
  dependencies = [];
  /** What is assigned to a property, by all that a file writes there: files may write thousands of times to one.
   * @type {WeakMap<Definition[], Definition | null>} */
  #sole = new WeakMap();
  /** The class that a variable holds, by all that a file writes to it: likewise.
   * @type {WeakMap<Definition[], Node | null>} */
  #classes = new WeakMap();
  /** The methods of all classes of a file. @type {WeakMap<FileModel, Map<string, Place[]>>} */
  #methods = new WeakMap();

  /**
   * @param {object} program whose files these are
   * @param {(file: string) => FileModel | null} program.modelOf a file, null if it can't be parsed
   * @param {(file: string) => boolean} program.has whether the program has a file
   * @param {(module: string) => boolean} [program.isPackage] whether it has loaded a package, by the name of a module in it
   */
  constructor({ modelOf, has, isPackage = () => false }) {
    this.exports = new ExportedValues(this, modelOf, has);
    this.isPackage = isPackage;
  }

  /**
   * @param {string} module name of a module
   * @returns {boolean} whether it is known to be none of the program's files, as `#security` and `@acme/security` may be
   */
  isOfOthers(module) {
    return isBuiltin(module) || this.isPackage(module);
  }

  /**
   * @param {Expression} expression of a file
   * @param {number} [steps] how many more names may be followed
   * @returns {Value | null} null if unknown
   */
  of({ model, node, scope }, steps = MAX_STEPS * 2) {
    const inner = valueNode(node);
    if (steps <= 0) return null;
    const own = literalMeaning(inner, model, scope);
    if (own !== null) return own;
    switch (inner.type) {
      case 'Identifier':
        return this.#ofName(inner.name, model, scope, steps);
      case 'MemberExpression':
        return this.#ofMember(inner, model, scope, steps);
      case 'Literal':
      case 'TemplateLiteral':
      case 'BinaryExpression':
        return this.#ofText(inner, model, scope, steps);
      case 'ImportExpression':
        return this.exports.imported(model, literalText(inner.source), '*', steps);
      case 'CallExpression':
      case 'NewExpression':
        return this.#ofCall(inner, model, scope, steps);
      default:
        return null;
    }
  }

  /**
   * @param {Expression} expression of a file
   * @returns {Router | null} the router that it is, null if it isn't a known one
   */
  routerOf(expression) {
    const value = this.of(expression);
    return value?.kind === 'router' ? value.router : null;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Node} node that makes it, or the parameter that holds it
   * @param {Router['kind']} kind of router
   * @param {string} [prefix] of its own
   * @returns {Router} the same each time
   */
  routerAt({ file }, { start, end }, kind, prefix = '') {
    const id = `${file}:${start}-${end}`;
    let router = this.#routers.get(id);
    if (router === undefined) {
      router = { at: { file, start, end }, kind, prefix, mounts: [], within: null, results: [] };
      this.#routers.set(id, router);
    }
    return router;
  }

  /**
   * @param {Node} node a literal, a template or a sum
   * @param {FileModel} model of the file
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {Value | null} text with `…` for unknown parts; null if it isn't text, or nothing of it is known
   */
  #ofText(node, model, scope, steps) {
    if (node.type === 'Literal' && node.regex) return { kind: 'text', text: node.raw ?? '' };
    if (node.type === 'Literal') return typeof node.value === 'string' ? { kind: 'text', text: node.value } : null;
    const part = (/** @type {Node} */ each) => {
      const value = this.of({ model, node: each, scope }, steps - 1);
      return value?.kind === 'text' ? value.text : UNKNOWN_PART;
    };
    if (node.type === 'TemplateLiteral') {
      const [first, ...quasis] = node.quasis.map(({ value }) => value.cooked ?? '');
      return {
        kind: 'text',
        text: quasis.reduce((text, quasi, at) => text + part(node.expressions[at]) + quasi, first),
      };
    }
    if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
    const text = part(node.left) + part(node.right);
    return text === UNKNOWN_PART + UNKNOWN_PART ? null : { kind: 'text', text };
  }

  /**
   * @param {string} name of a variable
   * @param {FileModel} model of the file
   * @param {Scope} scope where it is used
   * @param {number} steps how many more names may be followed
   * @returns {Value | null}
   */
  #ofName(name, model, scope, steps) {
    const binding = scope.lookup(name);
    if (binding === null) return null;
    if (binding.imported) return this.exports.imported(model, binding.imported.module, binding.imported.name, steps);
    const declared = model.functions.get(binding);
    if (declared) return { kind: 'function', model, place: declared };
    const ofClass = model.classes.get(binding);
    if (ofClass) return { kind: 'class', model, node: ofClass };
    const parameter = model.parameters.get(binding);
    if (parameter) return { kind: 'router', router: this.routerAt(model, parameter.node, 'parameter') };
    return this.#ofDefinitions(binding, model, steps);
  }

  /**
   * @param {Binding} binding of a variable
   * @param {FileModel} model of the file
   * @param {number} steps how many more names may be followed
   * @returns {Value | null} of the only definition; a decorated class is defined twice
   */
  #ofDefinitions({ definitions }, model, steps) {
    let ofClass = this.#classes.get(definitions);
    if (ofClass === undefined) {
      ofClass = definitions.find(({ node }) => node?.type === 'ClassExpression')?.node ?? null;
      this.#classes.set(definitions, ofClass);
    }
    if (ofClass !== null) return { kind: 'class', model, node: ofClass };
    const [definition] = definitions;
    return definitions.length === 1 ? this.#ofDefinition(definition, model, steps) : null;
  }

  /**
   * @param {Definition} definition of a name
   * @param {FileModel} model of the file
   * @param {number} steps how many more names may be followed
   * @returns {Value | null}
   */
  #ofDefinition({ node, key, scope }, model, steps) {
    const value = node && this.of({ model, node, scope }, steps - 1);
    return value && key !== '' ? this.memberOf(value, key, steps - 1) : value;
  }

  /**
   * @param {import('acorn').MemberExpression} member such as `controller.login`, `this.router`
   * @param {FileModel} model of the file
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {Value | null}
   */
  #ofMember({ object, property, computed }, model, scope, steps) {
    const name = computed ? literalText(property) : memberName(property);
    if (name === '') return null;
    if (object.type === 'ThisExpression') return this.#ofOwn(name, model, scope, object, steps);
    const assigned = this.#assigned(memberPath(object), name, model, steps);
    if (assigned !== null) return assigned;
    const value = this.of({ model, node: object, scope }, steps - 1);
    return value && this.memberOf(value, name, steps - 1);
  }

  /**
   * @param {string} path of an object: `exports`, `controller`; `''` if it has none
   * @param {string} name of a property of it
   * @param {FileModel} model of the file
   * @param {number} steps how many more names may be followed
   * @returns {Value | null} what the file assigns to it, if it does so once
   */
  #assigned(path, name, model, steps) {
    const definitions = path === '' ? undefined : model.scope.members.get(`${path}.${name}`);
    const sole = definitions ? this.#soleOf(definitions) : null;
    return sole && this.#ofDefinition(sole, model, steps);
  }

  /**
   * @param {Definition[]} definitions all that a file writes to a property
   * @returns {Definition | null} the one whose value it shows, null if there is none, or several
   */
  #soleOf(definitions) {
    let sole = this.#sole.get(definitions);
    if (sole === undefined) {
      const known = definitions.filter(({ node }) => node !== null && node.type !== 'UnaryExpression');
      sole = known.length === 1 ? known[0] : null;
      this.#sole.set(definitions, sole);
    }
    return sole;
  }

  /**
   * @param {FileModel} model of a file
   * @param {string} name of a method
   * @returns {Place[]} those of that name in all classes of the file
   */
  #methodsNamed(model, name) {
    let methods = this.#methods.get(model);
    if (methods === undefined) {
      methods = new Map();
      for (const [own, place] of [...model.methods.values()].flatMap((each) => [...each]))
        addToList(methods, own, place);
      this.#methods.set(model, methods);
    }
    return methods.get(name) ?? [];
  }

  /**
   * @param {string} name of a property of `this`
   * @param {FileModel} model of the file
   * @param {Scope} scope where it is used
   * @param {Node} user the class whose own it is, or code in that
   * @param {number} steps how many more names may be followed
   * @returns {Value | null} a method if exactly one class of the file has it, otherwise what is assigned to it
   */
  #ofOwn(name, model, scope, user, steps) {
    const methods = this.#methodsNamed(model, name);
    if (methods.length === 1) return { kind: 'function', model, place: methods[0] };
    if (methods.length > 1) return null;
    const definitions = scope.members.get(`this.${name}`) ?? [];
    const value = definitions.length === 1 ? this.#ofDefinition(definitions[0], model, steps) : null;
    const subclasses = value?.kind === 'router' ? subclassesDownTo(user, definitions[0], model) : [];
    if (value?.kind !== 'router' || subclasses === null) return subclasses && value;
    return {
      ...value,
      router: subclasses.reduce((router, subclass) => this.#resultAt(model, subclass, router), value.router),
    };
  }

  /**
   * @param {Value} value of something
   * @param {string} name of a property of it
   * @param {number} steps how many more names may be followed
   * @returns {Value | null} null if unknown
   */
  memberOf(value, name, steps) {
    const added = value.exportedBy ? this.#addedTo(value.exportedBy, name, steps) : null;
    if (added !== null) return added;
    switch (value.kind) {
      case 'module':
        return this.exports.named(value.model, name, steps);
      case 'package':
        return { ...value, name: /^(?:\*|default)$/.test(value.name) ? name : `${value.name}.${name}` };
      case 'object': {
        const property = propertyOf(value.node, name, value.scope);
        return property && this.#ofDefinition(property, value.model, steps);
      }
      case 'class':
        return name === 'prototype' ? { ...value, kind: 'instance' } : this.#method(value, `.${name}`);
      case 'instance':
        return this.#method(value, name) ?? this.#ofOwn(name, value.model, value.model.scope, value.node, steps);
      default:
        return null;
    }
  }

  /**
   * `router.login = ...; module.exports = router`.
   * @param {FileModel} model of the file that exports something
   * @param {string} name of a property of that
   * @param {number} steps how many more names may be followed
   * @returns {Value | null} what the file assigns to it
   */
  #addedTo(model, name, steps) {
    const { whole, names } = this.exports.of(model);
    // esbuild's `module.exports = __toCommonJS(index_exports)` is the object of the names.
    const named = names.get(name);
    if (named && 'node' in named) return this.of({ model, ...named }, steps - 1);
    const path = whole !== null && 'node' in whole ? memberPath(whole.node) : '';
    return this.#assigned(path, name, model, steps) ?? this.#assigned('module.exports', name, model, steps);
  }

  /**
   * @param {{model: FileModel, node: Node}} ofClass a class
   * @param {string} name of a method, with a dot before it if it is static
   * @returns {Value | null}
   */
  #method({ model, node }, name) {
    const place = model.methods.get(node)?.get(name);
    return place === undefined ? null : { kind: 'function', model, place };
  }

  /**
   * @param {CallExpression | NewExpression} call any
   * @param {FileModel} model of the file
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {Value | null} what it returns
   */
  #ofCall(call, model, scope, steps) {
    const callee = unwrap(call.callee);
    const ofLanguage = callee.type === 'Identifier' && GLOBALS.test(callee.name) && scope.lookup(callee.name) === null;
    if (ofLanguage) return { kind: 'map', model, node: call, scope };
    const made = madeRouter(call, scope);
    if (made !== null) return this.#madeAt(call, made, model);
    const loaded = this.#loaded(call, callee, model, scope, steps);
    if (loaded !== undefined) return loaded;
    const given =
      callee.type === 'MemberExpression' ? this.#ofMethodCall(call, callee, model, scope, steps) : undefined;
    if (given !== undefined) return given;
    return this.#ofCalled(call, this.of({ model, node: callee, scope }, steps - 1), model, scope, steps);
  }

  /**
   * @param {CallExpression | NewExpression} call any
   * @param {Value | null} called what is called
   * @param {FileModel} model of the file
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {Value} what that returns, with the call
   */
  #ofCalled(call, called, model, scope, steps) {
    const here = { model, node: call, scope };
    const own = this.#givenBy(here, called, steps);
    const givenBy = [...(own?.givenBy ?? []), here];
    const isProcedure = mayMakeProcedures(call);
    const isKnown = own?.kind !== 'called' || mayMakeProcedures(own.node) || !isProcedure;
    if (own !== null && isKnown) return { ...own, givenBy };
    return called?.kind === 'package' && !isProcedure
      ? { ...called, kind: 'made', ...here, givenBy }
      : { kind: 'called', ...here, givenBy };
  }

  /**
   * @param {Call} call any
   * @param {Value | null} called what is called
   * @param {number} steps how many more names may be followed
   * @returns {Value | null} what that returns
   */
  #givenBy({ model, node: call, scope }, called, steps) {
    const from = called && packageThing(called, call);
    const made = from && madeBy(from, call.arguments[0], scope);
    if (made) return this.#madeAt(call, made, model);
    switch (called?.kind) {
      case 'class':
        return { ...called, kind: 'instance', isBare: call.arguments.length === 0 };
      case 'function':
        return this.#returnedBy(called, { model, node: call, scope }, steps - 1);
      default:
        return null;
    }
  }

  /**
   * @param {CallExpression | NewExpression} call that makes a router
   * @param {import('./router-makers.js').MadeRouter} made what it makes
   * @param {FileModel} model of the file
   * @returns {Value}
   */
  #madeAt(call, { kind, prefix, hasNames }, model) {
    const router = this.routerAt(model, call, kind, prefix);
    if (hasNames) router.hasNames = true;
    return { kind: 'router', router };
  }

  /**
   * @param {CallExpression | NewExpression} call any
   * @param {import('acorn').MemberExpression} callee method that is called
   * @param {FileModel} model of the file
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {Value | null | undefined} undefined if the method is unknown
   */
  #ofMethodCall(call, { object, property, computed }, model, scope, steps) {
    const method = computed ? '' : memberName(property);
    const receiver = { model, node: object, scope };
    if (method === 'bind') return this.of(receiver, steps - 1);
    // Bundlers write modules as `Object.freeze(Object.defineProperty({...}, Symbol.toStringTag, ...))`.
    if (isObjectItself(method, call.arguments.length))
      return this.of({ model, node: call.arguments[0], scope }, steps - 1);
    // Hono's `app.route('/auth', auth)`; others' `route('/login')` returns a route.
    const givesItself = GIVES_ITSELF.test(method) || (method === 'route' && call.arguments.length > 1);
    if (method !== 'basePath' && !givesItself) return undefined;
    const router = this.of(receiver, steps - 1);
    if (router?.kind !== 'router') return undefined;
    return method === 'basePath' ? { kind: 'router', router: this.#based(router.router, call, model) } : router;
  }

  /**
   * @param {Router} parent of Hono
   * @param {CallExpression | NewExpression} call of its `basePath`
   * @param {FileModel} model of the file
   * @returns {Router} a router that registers its handlers in the parent
   */
  #based(parent, call, model) {
    const based = this.routerAt(model, call, 'router');
    if (based.mounts.length === 0)
      based.mounts.push({ parent, prefix: literalText(call.arguments[0]) || UNKNOWN_PART });
    return based;
  }

  /**
   * @param {CallExpression | NewExpression} call any
   * @param {Node} callee of it
   * @param {FileModel} model of the file
   * @param {Scope} scope that it is in
   * @param {number} steps how many more names may be followed
   * @returns {Value | null | undefined} undefined if it neither loads a module nor wraps a plugin
   */
  #loaded(call, callee, model, scope, steps) {
    const name = lastName(callee);
    const [first, second] = call.arguments;
    const bundled = bundledModule(call, model, scope);
    if (bundled !== null) {
      const module = bundledPackage(bundled.path);
      return module === ''
        ? this.exports.whole(innerModel(model, bundled), steps - 1)
        : { kind: 'package', module, name: '*' };
    }
    if (first === undefined) return undefined;
    if (LOADERS.test(name) && first.type === 'Literal')
      return this.exports.imported(model, String(first.value), '*', steps);
    // A decorated class is still the same class.
    if (DECORATES.test(name) && call.arguments.length === 2) return this.of({ model, node: second, scope }, steps - 1);
    if (RETURNS_FIRST.test(name)) return this.of({ model, node: first, scope }, steps - 1);
    const here = { model, node: call, scope };
    return isSharedPlugin(here) ? withCall(this.of({ ...here, node: first }, steps - 1), here) : undefined;
  }

  /**
   * @param {{model: FileModel, place: Place}} called a function
   * @param {Call} call of it
   * @param {number} steps how many more names may be followed
   * @returns {Value | null} what it returns, if it returns one thing
   */
  #returnedBy(called, { model, node: call, scope }, steps) {
    const only = returnedIn(called.model, called.place);
    const argument = only && argumentReturned(called, only, call);
    const given = argument && this.of({ model, node: argument, scope }, steps);
    if (given) return given;
    const value = only && this.of(only, steps);
    if (only === null || value?.kind !== 'router' || !isMadeIn(called, only, value.router)) return value;
    return { ...value, router: this.#resultAt(model, call, value.router) };
  }

  /**
   * @param {FileModel} model of a file
   * @param {Node} node in it: a call, or a class that extends another
   * @param {Router} within what the function that is called makes, or the other class
   * @returns {Router} what this call returns, or the class has
   */
  #resultAt(model, node, within) {
    const result = this.routerAt(model, node, within.kind);
    if (result.within !== null) return result;
    result.within = within;
    result.hasNames = within.hasNames;
    within.results.push(result);
    return result;
  }
}

/**
 * @param {{model: FileModel, place: Place}} called a function
 * @param {Expression} given what it returns
 * @param {CallExpression | NewExpression} call of it
 * @returns {Node | null} the name that it is called with, if it returns that: `register(router)`
 */
function argumentReturned({ model, place }, { node, scope }, call) {
  const inner = valueNode(node);
  const binding = inner.type === 'Identifier' ? scope.lookup(inner.name) : null;
  const parameter = binding && model.parameters.get(binding);
  const argument = parameter?.owner.node === place.node ? call.arguments[parameter.index] : undefined;
  return argument?.type === 'Identifier' || argument?.type === 'MemberExpression' ? argument : null;
}

/**
 * @param {{model: FileModel, place: Place}} called a function
 * @param {Expression} given what it returns
 * @param {Router} router that this is
 * @returns {boolean} whether each call makes another: `getRouter` may return the same each time
 */
function isMadeIn({ model, place }, { node, scope }, { kind, at }) {
  const { start, end } = place.node;
  if (kind === 'parameter' || at.file !== model.file || at.start < start || at.end > end) return false;
  const inner = valueNode(node);
  if (inner.type === 'Identifier') return scope.lookup(inner.name) !== place.context.scope.lookup(inner.name);
  return inner.type === 'CallExpression' || inner.type === 'NewExpression';
}

/**
 * @param {Value | null} value of an argument
 * @param {Expression} call that returns it
 * @returns {Value | null} the same, with the call
 */
function withCall(value, call) {
  return value && { ...value, givenBy: [...(value.givenBy ?? []), call] };
}

/**
 * @param {string} method that is called
 * @param {number} count of its arguments
 * @returns {boolean} whether it returns its first argument
 */
function isObjectItself(method, count) {
  return (method === 'freeze' && count === 1) || (method === 'defineProperty' && count === 3);
}

/**
 * @param {Value} called what is called
 * @param {CallExpression | NewExpression} call of it
 * @returns {{module: string, name: string} | null} the package that it belongs to, null if it is the program's own
 */
function packageThing(called, { callee }) {
  switch (called.kind) {
    case 'package':
      return called;
    case 'class':
      return markedThing(called.model, called.node, callee);
    case 'function':
      return markedThing(called.model, called.place.node, callee);
    default:
      return null;
  }
}
