/**
 * Routes of NestJS, routing-controllers and LoopBack, by the decorators of controllers as tsc, swc and esbuild compile them:
 * `__decorate([(0, common_1.Post)('login')], AuthController.prototype, 'login', null)`.
 */
import { UNKNOWN_PART } from '../../model/route.js';
import { DECORATES } from '../compiler-helpers.js';
import { unwrap } from '../definition.js';
import { lastName } from '../member-path.js';
import { answeredBy, controllerBase, pathsGiven } from './controller-decorators.js';
import { guardsOf } from './route-guards.js';

/** @import { Scope } from '../scope.js' */
/** @import { Decorator, Style } from './controller-decorators.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Values } from './values.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/** A class whose methods answer routes. @typedef {{style: Style, paths: string[], decorators: Decorator[], scope: Scope}} Controller */

/**
 * @param {FileModel} model of a file
 * @param {Values} values across the files
 * @param {Record<Style, string>} prefixes of all controllers, `''` if there is none
 * @param {ReadonlySet<Node>} everywhere classes that guard all routes
 * @returns {Registration[]} of the methods of its controllers
 */
export function decoratedRoutes(model, values, prefixes, everywhere) {
  const calls = helperCalls(model);
  const controllers = new Map(
    calls.flatMap(({ node, scope }) => {
      const found = controllerOf(node, scope, model, values);
      return found === null ? [] : [[found.of, found.controller]];
    }),
  );
  return calls.flatMap(({ node, scope }) =>
    methodRoutes(node, scope, { model, values, prefixes, everywhere, controllers }),
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
    each?.type === 'CallExpression'
      ? [{ name: lastName(unwrap(each.callee)), callee: each.callee, arguments: each.arguments }]
      : [],
  );
}

/**
 * @param {CallExpression} call of a helper, perhaps with a class
 * @param {Scope} scope that it is in
 * @param {FileModel} model of the file
 * @param {Values} values across the files
 * @returns {{of: Node, controller: Controller} | null} the class, and what its decorators say
 */
function controllerOf({ arguments: [list, target] }, scope, model, values) {
  const decorators = decoratorsIn(list);
  const [base] = decorators.flatMap((each) => controllerBase(each, { model, scope }, values) ?? []);
  const value = base && target ? values.of({ model, node: target, scope }) : null;
  return base && value?.kind === 'class' ? { of: value.node, controller: { ...base, decorators, scope } } : null;
}

/**
 * @param {CallExpression} call of a helper, perhaps with a method
 * @param {Scope} scope that it is in
 * @param {object} known of the file
 * @param {FileModel} known.model of the file
 * @param {Values} known.values across the files
 * @param {Record<Style, string>} known.prefixes of all controllers
 * @param {ReadonlySet<Node>} known.everywhere classes that guard all routes
 * @param {Map<Node, Controller>} known.controllers by their classes
 * @returns {Registration[]} of the method
 */
function methodRoutes(call, scope, { model, values, prefixes, everywhere, controllers }) {
  const [list, target, key] = call.arguments;
  if (key?.type !== 'Literal' || target === undefined) return [];
  const decorators = decoratorsIn(list);
  const routes = decorators.flatMap((each) => answeredBy(each, { model, scope }, values));
  const value = routes.length === 0 ? null : values.of({ model, node: target, scope });
  const place = value?.kind === 'instance' ? value.model.methods.get(value.node)?.get(String(key.value)) : undefined;
  if (value?.kind !== 'instance' || place === undefined) return [];
  const controller = controllers.get(value.node);
  const guards = [{ decorators, scope }, ...(controller ? [controller] : [])]
    .reverse()
    .map((each) => guardsOf(each.decorators, { model, scope: each.scope }, values, everywhere));
  return routes.flatMap(({ style, method, path }) => {
    const bases = basesOf(controller, style);
    const paths = pathsGiven(path, 'path', { model, scope }, values);
    return bases.length === 0
      ? []
      : {
          router: null,
          method,
          paths: bases.flatMap((base) => paths.map((each) => joinPaths(joinPaths(prefixes[style], base), each))),
          isWhole: true,
          receiver: '',
          handlers: [
            ...guards.map((each) => ({ ...each, role: /** @type {const} */ ('middleware') })),
            { functions: [{ model, place }], role: /** @type {const} */ ('handler') },
          ],
          file: model.file,
          offset: place.node.start,
        };
  });
}

/**
 * @param {Controller | undefined} controller that a method belongs to, if its class has a decorator that says so
 * @param {Style} style of the method's decorator
 * @returns {string[]} what comes before its path; none if its class isn't a controller. LoopBack's need no decorator
 */
function basesOf(controller, style) {
  if (controller?.style === style) return controller.paths;
  return style === 'loopback' ? [''] : [];
}

/**
 * @param {string} prefix of a router, with or without slashes at its ends
 * @param {string} path that is registered in it
 * @returns {string} both with one slash in between; `…` needs none before it
 */
export function joinPaths(prefix, path) {
  const head = prefix.replace(/\/+$/, '');
  if (path.startsWith('/^')) return head === '' ? path : `${head} ${path}`;
  const tail = path.replace(/^\/+/, '');
  if (tail === '') return head === '' ? '/' : head;
  const start = head === '' || head.startsWith('/') || head.startsWith(UNKNOWN_PART) ? head : `/${head}`;
  return head === '' && tail.startsWith(UNKNOWN_PART) ? tail : `${start}/${tail}`;
}
