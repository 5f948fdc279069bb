/** Which routes packages answer: those whose handlers they make, if they make no others. */
import { isModuleOf } from '../../model/file-path.js';
import { routeIdentity } from '../../model/route.js';
import { unwrap } from '../definition.js';
import { importedName } from '../imported-name.js';
import { lastName } from '../member-path.js';
import { handlerFunctions } from './handler-functions.js';
import { pathTexts } from './path-texts.js';

/** @import { FrameRoute } from '../../model/profile.js' */
/** @import { IndexedCall, Place } from '../program-index.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Values } from './values.js' */

/**
 * A way to log in, as Passport knows it by name.
 * @typedef {object} Strategy
 * @property {string} name such as `local`
 * @property {string} module package that makes it, `''` if unknown
 * @property {HandlerFunction[]} functions of the program's that it calls
 */

/** A call of a file. @typedef {{model: FileModel, call: IndexedCall}} CallOfFile */

/** Makes a handler from a strategy: Passport's function, those of its adapters, NestJS's. */
const AUTHENTICATES = /^(?:authenticate|authorize|AuthGuard)$/;
const PASSPORT = /passport/;

/** Finds the routes to which handlers made by packages are limited. */
export class PackageRoutes {
  #models;
  #values;
  #registrations;
  #routesAt;
  /** @type {Strategy[]} */
  #strategies;
  /** @type {Map<string, FrameRoute[]>} */
  #ofPackages = new Map();

  /**
   * @param {FileModel[]} registering files that may register handlers
   * @param {() => FileModel[]} models of all files of the program: parsed if something depends on them
   * @param {Values} values across the files
   * @param {Registration[]} registrations of handlers
   * @param {(call: CallOfFile) => FrameRoute[]} routesAt routes for which a handler that a call makes is registered, or
   *   in whose handler the call is
   */
  constructor(registering, models, values, registrations, routesAt) {
    this.#models = models;
    this.#values = values;
    this.#registrations = registrations;
    this.#routesAt = routesAt;
    this.#strategies = registering
      .filter(({ text }) => PASSPORT.test(text))
      .flatMap((model) => strategiesIn(model, values));
  }

  /**
   * @returns {{functions: HandlerFunction[], routes: FrameRoute[]}[]} what strategies call to identify the user, and
   *   for which routes
   */
  callbacks() {
    return this.#strategies.map(({ name, functions }) => ({ functions, routes: this.#ofStrategy(name) }));
  }

  /**
   * @param {string} name of a package
   * @returns {FrameRoute[]} all routes for which its handlers are registered; none if they may also answer others, or
   *   it has none
   */
  of(name) {
    const known = this.#ofPackages.get(name);
    if (known !== undefined) return known;
    const strategies = this.#strategies.filter(({ module }) => module === name);
    const found =
      strategies.length > 0
        ? union(strategies.map((strategy) => this.#ofStrategy(strategy.name)))
        : this.#isHungUp(name)
          ? union(this.#callsInto(name).map(this.#routesAt))
          : [];
    this.#ofPackages.set(name, found);
    return found;
  }

  /**
   * @param {string} name of a strategy
   * @returns {FrameRoute[]} of all handlers that use it
   */
  #ofStrategy(name) {
    const calls = callsOf(
      this.#models().filter(({ text }) => PASSPORT.test(text)),
      ({ node }) => 'callee' in node && AUTHENTICATES.test(lastName(unwrap(node.callee))),
    );
    const own = calls.filter(({ model, call: { node, scope } }) => {
      const first = 'arguments' in node ? node.arguments[0] : undefined;
      return first !== undefined && pathTexts(this.#values, { model, node: first, scope }).includes(name);
    });
    return union(own.map(this.#routesAt));
  }

  /**
   * @param {string} name of a package
   * @returns {boolean} whether it makes a handler
   */
  #isHungUp(name) {
    return this.#registrations.some(({ handlers }) =>
      handlers.some(({ made = [] }) => made.some(({ module }) => isModuleOf(module, name))),
    );
  }

  /**
   * @param {string} name of a package
   * @returns {CallOfFile[]} calls of what is imported from it
   */
  #callsInto(name) {
    return callsOf(
      this.#models().filter(({ text }) => text.includes(name)),
      ({ node, scope }) => {
        return 'callee' in node && isModuleOf(importedName(node.callee, scope)?.module ?? '', name);
      },
    );
  }
}

/**
 * @param {FileModel[]} models of files
 * @param {(call: IndexedCall) => boolean} isMeant whether to include a call
 * @returns {CallOfFile[]}
 */
function callsOf(models, isMeant) {
  return models.flatMap((model) => model.index.calls.filter(isMeant).map((call) => ({ model, call })));
}

/**
 * @param {FrameRoute[][]} lists of routes, one for each place where handlers are made
 * @returns {FrameRoute[]} each once; none if at any of the places the routes are unknown, or may be any
 */
function union(lists) {
  const isKnown = lists.every((routes) => routes.length > 0 && routes.every(({ method }) => method !== ''));
  if (!isKnown) return [];
  return [
    ...new Map(
      lists.flat().map((route) => [routeIdentity(route), { ...route, role: /** @type {const} */ ('middleware') }]),
    ).values(),
  ];
}

/**
 * `passport.use(new LocalStrategy(verify))`, `passport.use('log-in', strategy)`, NestJS's
 * `class extends PassportStrategy(Strategy, 'log-in') { validate() {} }`.
 * @param {FileModel} model of a file
 * @param {Values} values across the files
 * @returns {Strategy[]}
 */
function strategiesIn(model, values) {
  return model.index.calls.flatMap(({ node, scope, place }) => {
    if (node.type !== 'CallExpression') return [];
    const name = lastName(unwrap(node.callee));
    if (name === 'PassportStrategy') return classStrategy(model, values, node, place);
    return name === 'use' ? usedStrategy(model, values, node, scope) : [];
  });
}

/**
 * @param {FileModel} model of a file
 * @param {Values} values across the files
 * @param {import('acorn').CallExpression} call of `use`
 * @param {IndexedCall['scope']} scope that it is in
 * @returns {Strategy[]} none if it isn't given a package's strategy
 */
function usedStrategy(model, values, { arguments: given }, scope) {
  const last = given.at(-1);
  const made = last === undefined ? null : values.of({ model, node: last, scope });
  if (made?.kind !== 'made' || made.node.type !== 'NewExpression' || !PASSPORT.test(made.module)) return [];
  const functions = made.node.arguments.flatMap((node) =>
    handlerFunctions(values, { model: made.model, node, scope: made.scope }),
  );
  const names = given.length > 1 ? pathTexts(values, { model, node: given[0], scope }) : [defaultName(made)];
  return names.map((name) => ({ name, module: made.module, functions }));
}

/**
 * @param {FileModel} model of a file
 * @param {Values} values across the files
 * @param {import('acorn').CallExpression} call of `PassportStrategy`
 * @param {Place} place of it
 * @returns {Strategy[]} none if no class extends it
 */
function classStrategy(model, values, { arguments: [strategy, named] }, { node, up, context: { scope } }) {
  const owner = up?.node;
  if ((owner?.type !== 'ClassDeclaration' && owner?.type !== 'ClassExpression') || owner.superClass !== node) return [];
  const of = strategy === undefined ? null : values.of({ model, node: strategy, scope });
  const from = of?.kind === 'package' ? of : { module: '', name: '' };
  const validate = model.methods.get(owner)?.get('validate');
  const names = named === undefined ? [defaultName(from)] : pathTexts(values, { model, node: named, scope });
  return names.map((name) => ({
    name,
    module: from.module,
    functions: validate === undefined ? [] : [{ model, place: validate }],
  }));
}

/**
 * @param {{module: string, name: string}} strategy class of a package
 * @returns {string} the name that it gives itself
 */
function defaultName({ module, name }) {
  if (module === 'passport-http') return name.includes('Digest') ? 'digest' : 'basic';
  return module === 'passport-http-bearer' ? 'bearer' : module.replace(/^.*passport-/, '');
}
