/**
 * What decorators of controllers say about routes, by framework: NestJS, routing-controllers and Ts.ED, LoopBack,
 * Inversify.
 */
import { UNKNOWN_PART } from '../../model/route.js';
import { propertyNamed } from './exports.js';
import { pathTexts } from './path-texts.js';

/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Values } from './values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** A decorator that is called: `Post('login')`. @typedef {{name: string, callee: Node, arguments: Node[]}} Decorator */

/**
 * Whose decorators they are: those of routing-controllers and Ts.ED count as NestJS's. @typedef {'nest' | 'loopback' |
 * 'inversify'} Style
 */

/** What a method answers: a method of HTTP, and the node of its path.
 * @typedef {{style: Style, method: string, path: Node | undefined}} Answered */

/** Where a decorator is. @typedef {{model: FileModel, scope: Scope}} Where */

const NEST_METHOD = /^(?:Get|Post|Put|Patch|Delete|Head|Options|All|Search)$/;
/** `JsonController` is routing-controllers'. */
const NEST_CLASS = /^(?:Json)?Controller$/;

const LOOPBACK = /^@loopback\/(?:rest|openapi-v3)$/;
const LOOPBACK_METHODS = new Map([
  ...['get', 'post', 'put', 'patch', 'head'].map((name) => /** @type {const} */ ([name, name.toUpperCase()])),
  ['del', 'DELETE'],
]);

const INVERSIFY = /^inversify-express-utils$/;
const INVERSIFY_METHOD = /^(?:http(Get|Post|Put|Patch|Delete|Head)|(all))$/;

/**
 * @param {Decorator} decorator of a class
 * @param {Where} where it is
 * @param {Values} values across the files
 * @returns {{style: Style, paths: string[]} | null} what comes before the paths of its methods, null if it says nothing
 *   about that
 */
export function controllerBase(decorator, where, values) {
  const [first] = decorator.arguments;
  if (NEST_CLASS.test(decorator.name)) return { style: 'nest', paths: pathsGiven(first, 'path', where, values) };
  if (nameIn(INVERSIFY, decorator, where, values) === 'controller')
    return { style: 'inversify', paths: pathsGiven(first, 'path', where, values) };
  if (nameIn(LOOPBACK, decorator, where, values) !== 'api') return null;
  return { style: 'loopback', paths: pathsGiven(first, 'basePath', where, values) };
}

/**
 * @param {Decorator} decorator of a method
 * @param {Where} where it is
 * @param {Values} values across the files
 * @returns {Answered[]} what it makes the method answer
 */
export function answeredBy(decorator, where, values) {
  const [first, second] = decorator.arguments;
  if (NEST_METHOD.test(decorator.name)) return [{ style: 'nest', method: decorator.name.toUpperCase(), path: first }];
  const [, verb, all] = INVERSIFY_METHOD.exec(nameIn(INVERSIFY, decorator, where, values)) ?? [];
  if (verb ?? all) return [{ style: 'inversify', method: (verb ?? all).toUpperCase(), path: first }];
  const name = nameIn(LOOPBACK, decorator, where, values);
  if (name === 'operation')
    return (first === undefined ? [] : pathTexts(values, { ...where, node: first })).map((verb) => ({
      ...{ style: 'loopback', method: verb.toUpperCase(), path: second },
    }));
  const method = LOOPBACK_METHODS.get(name);
  return method === undefined ? [] : [{ style: 'loopback', method, path: first }];
}

/**
 * Other packages also have decorators of these names.
 * @param {RegExp} framework modules that may export it
 * @param {Decorator} decorator any
 * @param {Where} where it is
 * @param {Values} values across the files
 * @returns {string} what the framework calls it, `''` if it isn't one of the framework's
 */
function nameIn(framework, { callee }, where, values) {
  const value = values.of({ ...where, node: callee });
  return value?.kind === 'package' && framework.test(value.module) ? value.name : '';
}

/**
 * @param {Node | undefined} node a path, paths, or options that contain some; undefined if none is given
 * @param {string} property of options that contains them
 * @param {Where} where it is
 * @param {Values} values across the files
 * @returns {string[]} `['']` if it has none
 */
export function pathsGiven(node, property, where, values) {
  if (node === undefined) return [''];
  const value = values.of({ ...where, node });
  if (value?.kind !== 'object') {
    const texts = pathTexts(values, { ...where, node });
    return texts.length === 0 ? [UNKNOWN_PART] : texts;
  }
  const path = propertyNamed(value.node, property);
  return path === null ? [''] : pathTexts(values, { model: value.model, node: path, scope: value.scope });
}
