/**
 * Routes of NestJS, by the decorators of controllers as tsc, swc and esbuild compile them:
 * `__decorate([(0, common_1.Post)('login')], AuthController.prototype, 'login', null)`.
 */
import { UNKNOWN_PART } from '../../model/route.js';
import { unwrap } from '../definition.js';
import { lastName } from '../member-path.js';
import { DECORATES } from './decorate-helpers.js';
import { propertyNamed } from './exports.js';
import { textsOf } from './path-texts.js';
import { guardsOf } from './route-guards.js';

/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Values } from './values.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

const METHOD = /^(?:Get|Post|Put|Patch|Delete|Head|Options|All|Search)$/;

/** A decorator that is called: `Post('login')`. @typedef {{name: string, arguments: Node[]}} Decorator */

/**
 * @param {FileModel} model of a file
 * @param {Values} values across the files
 * @param {string} global prefix of all controllers, `''` if there is none
 * @param {ReadonlySet<Node>} everywhere classes that guard all routes
 * @returns {Registration[]} of the methods of its controllers
 */
export function decoratedRoutes(model, values, global, everywhere) {
  const calls = helperCalls(model);
  const controllers = new Map(
    calls.flatMap(({ node, scope }) => {
      const found = controllerOf(node, scope, model, values);
      return found === null ? [] : [[found.of, { ...found, scope }]];
    }),
  );
  return calls.flatMap(({ node, scope }) =>
    methodRoutes(node, scope, { model, values, global, everywhere, controllers }),
  );
}

/**
 * @param {FileModel} model of a file
 * @returns {{node: CallExpression, scope: Scope}[]} calls that apply decorators
 */
export function helperCalls({ index }) {
  return index.calls.flatMap(({ node, scope }) =>
    node.type === 'CallExpression' && DECORATES.test(lastName(unwrap(node.callee))) ? [{ node, scope }] : [],
  );
}

/**
 * @param {Node | undefined} list of decorators
 * @returns {Decorator[]} those that are called
 */
export function decoratorsIn(list) {
  if (list?.type !== 'ArrayExpression') return [];
  return list.elements.flatMap((each) =>
    each?.type === 'CallExpression' ? [{ name: lastName(unwrap(each.callee)), arguments: each.arguments }] : [],
  );
}

/**
 * @param {CallExpression} call of a helper, perhaps with a class
 * @param {Scope} scope that it is in
 * @param {FileModel} model of the file
 * @param {Values} values across the files
 * @returns {{of: Node, paths: string[], decorators: Decorator[]} | null} the class, the paths that its `Controller` has, and
 *   all its decorators
 */
function controllerOf({ arguments: [list, target] }, scope, model, values) {
  const decorators = decoratorsIn(list);
  const controller = decorators.find(({ name }) => name === 'Controller');
  const value = controller && target ? values.of({ model, node: target, scope }) : null;
  if (!controller || value?.kind !== 'class') return null;
  return { of: value.node, paths: pathsOf(controller, scope, model, values), decorators };
}

/**
 * @param {Decorator} decorator with a path, paths, or options that hold some
 * @param {Scope} scope that it is in
 * @param {FileModel} model of the file
 * @param {Values} values across the files
 * @returns {string[]} `['']` if it has none
 */
function pathsOf({ arguments: [first] }, scope, model, values) {
  if (first === undefined) return [''];
  const value = values.of({ model, node: first, scope });
  if (value?.kind !== 'object') {
    const texts = textsOf(values, { model, node: first, scope });
    return texts.length === 0 ? [UNKNOWN_PART] : texts;
  }
  const path = propertyNamed(value.node, 'path');
  return path === null ? [''] : textsOf(values, { model, node: path, scope });
}

/**
 * @param {CallExpression} call of a helper, perhaps with a method
 * @param {Scope} scope that it is in
 * @param {object} known of the file
 * @param {FileModel} known.model of the file
 * @param {Values} known.values across the files
 * @param {string} known.global prefix of all controllers
 * @param {ReadonlySet<Node>} known.everywhere classes that guard all routes
 * @param {Map<Node, {paths: string[], decorators: Decorator[], scope: Scope}>} known.controllers by their classes
 * @returns {Registration[]} of the method
 */
function methodRoutes(call, scope, { model, values, global, everywhere, controllers }) {
  const [list, target, key] = call.arguments;
  const decorators = decoratorsIn(list);
  const routes = decorators.filter(({ name }) => METHOD.test(name));
  if (routes.length === 0 || key?.type !== 'Literal' || target === undefined) return [];
  const value = values.of({ model, node: target, scope });
  const place = value?.kind === 'instance' ? value.model.methods.get(value.node)?.get(String(key.value)) : undefined;
  if (value?.kind !== 'instance' || place === undefined) return [];
  const controller = controllers.get(value.node);
  if (controller === undefined) return [];
  const guards = [
    guardsOf(controller.decorators, { model, scope: controller.scope }, values, everywhere),
    guardsOf(decorators, { model, scope }, values, everywhere),
  ];
  return routes.map((route) => ({
    router: null,
    method: route.name.toUpperCase(),
    paths: controller.paths.flatMap((base) =>
      pathsOf(route, scope, model, values).map((path) => joinPaths(joinPaths(global, base), path)),
    ),
    isWhole: true,
    receiver: '',
    handlers: [
      ...guards.map((each) => ({ ...each, role: /** @type {const} */ ('middleware') })),
      { functions: [{ model, place }], role: /** @type {const} */ ('handler') },
    ],
    file: model.file,
    offset: place.node.start,
  }));
}

/**
 * @param {string} prefix of a router, with or without slashes at its ends
 * @param {string} path that is registered in it
 * @returns {string} both with one slash between; `…` needs none before it
 */
export function joinPaths(prefix, path) {
  const head = prefix.replace(/\/+$/, '');
  if (path.startsWith('/^')) return head === '' ? path : `${head} ${path}`;
  const tail = path.replace(/^\/+/, '');
  if (tail === '') return head === '' ? '/' : head;
  const start = head === '' || head.startsWith('/') || head.startsWith(UNKNOWN_PART) ? head : `/${head}`;
  return head === '' && tail.startsWith(UNKNOWN_PART) ? tail : `${start}/${tail}`;
}
