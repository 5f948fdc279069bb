/**
 * What comes before the routes of all controllers: NestJS's `app.setGlobalPrefix('api')`, LoopBack's
 * `app.basePath('/api')`, Inversify's `{ rootPath: '/api' }`.
 */
import { UNKNOWN_PART } from '../../model/route.js';
import { callOf } from '../handed-over.js';
import { memberName } from '../member-path.js';

/** @import { Place } from '../program-index.js' */
/** @import { Style } from './controller-decorators.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Values } from './values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** routing-controllers' option; @fastify/swagger-ui has one of that name, for its own page. */
const [ROUTING_CONTROLLERS, ROUTE_PREFIX] = [/routing-controllers/, '.routePrefix'];
/** Names of methods and options that set it, with a dot before them. @type {Record<Style, string[]>} */
const NAMES = { nest: ['.setGlobalPrefix', ROUTE_PREFIX], loopback: ['.basePath'], inversify: ['.rootPath'] };
/** LoopBack's is an option of this one; the one of `@api` belongs to its controller. */
const SERVER = 'rest';
/** What moves NestJS's routes to paths that their decorators don't give. */
const MOVES = /\b(?:enableVersioning|RouterModule)\b/;
/** Ts.ED's `@Configuration({ mount: { '/rest': [UsersController] } })` does the same. */
const [TSED, MOUNTS] = [/["'`]@tsed\//, /\bmount\s*:/];

/**
 * @param {FileModel[]} models of all files
 * @param {Values} values across the files
 * @returns {Record<Style, string>} `''` if nothing comes before them
 */
export function controllerPrefixes(models, values) {
  const isMoved = models.some(({ text }) => MOVES.test(text) || (TSED.test(text) && MOUNTS.test(text)));
  return {
    nest: isMoved ? UNKNOWN_PART : prefixBy('nest', models, values),
    loopback: prefixBy('loopback', models, values),
    inversify: prefixBy('inversify', models, values),
  };
}

/**
 * @param {Style} style of a framework
 * @param {FileModel[]} models of all files
 * @param {Values} values across the files
 * @returns {string} what comes before its routes
 */
function prefixBy(style, models, values) {
  const hasOption = models.some(({ text }) => ROUTING_CONTROLLERS.test(text));
  const names = NAMES[style].filter((name) => name !== ROUTE_PREFIX || hasOption);
  const found = models.flatMap((model) =>
    names
      .flatMap((name) => model.index.uses.get(name) ?? [])
      .flatMap((place) => {
        const given = givenAt(place);
        if (given === null) return [];
        const value = given.length === 1 ? values.of({ model, node: given[0], scope: place.context.scope }) : null;
        return [value?.kind === 'text' ? value.text : UNKNOWN_PART];
      }),
  );
  return found.length > 1 ? UNKNOWN_PART : (found[0] ?? '');
}

/**
 * @param {Place} place of the name of a method or an option
 * @returns {Node[] | null} what it is given there; null if it isn't one of these. Routes that NestJS's options exclude
 *   are not considered
 */
function givenAt({ node, up }) {
  if (up?.node.type === 'MemberExpression') return callOf(up)?.node.arguments ?? null;
  if (up?.node.type !== 'Property' || up.node.key !== node) return null;
  return memberName(node) !== 'basePath' || isIn(SERVER, up) ? [up.node.value] : null;
}

/**
 * @param {string} name of a property
 * @param {Place} property of an object
 * @returns {boolean} whether that object is its value
 */
function isIn(name, { up }) {
  const holder = up?.up?.node;
  return holder?.type === 'Property' && memberName(holder.key) === name;
}
