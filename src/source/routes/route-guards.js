/**
 * What NestJS calls for a route before and after its handler: `@UseGuards(JwtAuthGuard)` at a method or a controller.
 */
import { unwrap } from '../definition.js';
import { lastName } from '../member-path.js';
import { propertyNamed } from './exports.js';
import { madeHandlers } from './made-handlers.js';

/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Made } from './made-handlers.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Expression, Values } from './values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Decorators, and the method that each one calls on what it is given. @type {ReadonlyMap<string, string>} */
const METHODS = new Map([
  ['UseGuards', 'canActivate'],
  ['UseInterceptors', 'intercept'],
  ['UsePipes', 'transform'],
  ['UseFilters', 'catch'],
]);
/** What provides them for all routes, by that method. @type {ReadonlyMap<string, string>} */
const GLOBAL_TOKENS = new Map([
  ['APP_GUARD', 'canActivate'],
  ['APP_INTERCEPTOR', 'intercept'],
  ['APP_PIPE', 'transform'],
  ['APP_FILTER', 'catch'],
]);
/** Methods of an application that get them for all routes. */
const GLOBAL_METHOD = /^useGlobal(Guards|Interceptors|Pipes|Filters)$/;

/**
 * @param {{name: string, arguments: Node[]}[]} decorators of a method or a class
 * @param {{model: FileModel, scope: Scope}} where they are
 * @param {Values} values across the files
 * @param {ReadonlySet<Node>} everywhere classes that guard all routes
 * @returns {{functions: HandlerFunction[], made: Made[]}} what they have called: the program's functions, and what
 *   packages made
 */
export function guardsOf(decorators, where, values, everywhere) {
  const guards = decorators.flatMap(({ name, arguments: given }) => {
    const method = METHODS.get(name);
    return method === undefined ? [] : given.map((node) => guardOf({ ...where, node }, method, values, everywhere));
  });
  return { functions: guards.flatMap(({ functions }) => functions), made: guards.flatMap(({ made }) => made) };
}

/**
 * @param {Expression} expression that a decorator is given: a class, an object of one, or what a package makes
 * @param {string} method that is called on it
 * @param {Values} values across the files
 * @param {ReadonlySet<Node>} everywhere classes that guard all routes
 * @returns {{functions: HandlerFunction[], made: Made[]}} what is called
 */
function guardOf(expression, method, values, everywhere) {
  const value = values.of(expression);
  if (value?.kind !== 'class' && value?.kind !== 'instance')
    return { functions: [], made: madeHandlers(values, expression) };
  const { model, node } = value;
  if (everywhere.has(node)) return { functions: [], made: [] };
  const place = model.methods.get(node)?.get(method);
  const base = 'superClass' in node ? node.superClass : null;
  return {
    functions: place === undefined ? [] : [{ model, place }],
    made: base ? madeHandlers(values, { model, node: base, scope: model.scope }) : [],
  };
}

/**
 * @param {FileModel[]} models of all files
 * @param {Values} values across the files
 * @returns {{classes: Set<Node>, registrations: Registration[]}} classes that guard all routes, whatever decorators say, and
 *   their methods as middleware of any route
 */
export function globalGuards(models, values) {
  const given = models.flatMap((model) => [...provided(model), ...handedOver(model)]);
  const classes = given.flatMap(({ expression, method }) => {
    const value = values.of(expression);
    return value?.kind === 'class' || value?.kind === 'instance' ? [{ ...value, method }] : [];
  });
  return {
    classes: new Set(classes.map(({ node }) => node)),
    registrations: classes.flatMap(({ model, node, method }) => {
      const place = model.methods.get(node)?.get(method);
      return place === undefined ? [] : [anyRoutes({ model, place })];
    }),
  };
}

/**
 * @param {HandlerFunction} called for all routes
 * @returns {Registration} of it
 */
function anyRoutes(called) {
  return {
    router: null,
    method: null,
    paths: [],
    isWhole: true,
    receiver: '',
    handlers: [{ functions: [called], role: 'middleware' }],
    file: called.model.file,
    offset: called.place.node.start,
  };
}

/** A guard, and which of its methods is called. @typedef {{expression: Expression, method: string}} Guard */

/**
 * `{ provide: APP_GUARD, useClass: JwtAuthGuard }`.
 * @param {FileModel} model of a file
 * @returns {Guard[]} what is provided
 */
function provided(model) {
  const places = [...GLOBAL_TOKENS].flatMap(([token, method]) =>
    [token, `.${token}`].flatMap((name) => (model.index.uses.get(name) ?? []).map((place) => ({ ...place, method }))),
  );
  return places.flatMap(({ context: { scope }, up, method }) => {
    for (let outer = up; outer; outer = outer.up) {
      if (outer.node.type !== 'ObjectExpression') continue;
      const node = propertyNamed(outer.node, 'useClass') ?? propertyNamed(outer.node, 'useExisting');
      return node === null ? [] : [{ expression: { model, node, scope }, method }];
    }
    return [];
  });
}

/**
 * `app.useGlobalGuards(new JwtAuthGuard())`.
 * @param {FileModel} model of a file
 * @returns {Guard[]} what is passed
 */
function handedOver(model) {
  return model.index.calls.flatMap(({ node, scope }) => {
    const [, kind] = node.type === 'CallExpression' ? (GLOBAL_METHOD.exec(lastName(unwrap(node.callee))) ?? []) : [];
    const method = METHODS.get(`Use${kind}`);
    if (node.type !== 'CallExpression' || method === undefined) return [];
    return node.arguments.map((argument) => ({ expression: { model, node: argument, scope }, method }));
  });
}
