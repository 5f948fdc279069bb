/** Which routes the functions of a program answer, by all of its sources together. */
import { UNKNOWN_PART } from '../../model/route.js';
import { isFunction } from '../is-function.js';
import { decoratedRoutes, joinPaths } from './decorated-routes.js';
import { Callers } from './callers.js';
import { fileModel } from './file-model.js';
import { registrationsIn } from './registrations.js';
import { literalText } from './literal-value.js';
import { Values } from './values.js';

/** @import { FrameRoute } from '../../model/profile.js' */
/** @import { Place } from '../program-index.js' */
/** @import { Script } from '../script.js' */
/** @import { FunctionOfFile } from './callers.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Router } from './values.js' */

/** Tells where somebody wrote what is at a 1-based place of a file.
 * @typedef {(place: {file: string, line: number, column: number}) => {file: string, line: number}} Originals */

/**
 * @typedef {object} RouteIndex
 * @property {(file: string, line: number, column: number) => FrameRoute[]} at routes of the function that V8 puts at a
 *   1-based position, or of the nearest around it that has some; none if it answers none that is known
 * @property {(file: string, line: number, column: number) => FrameRoute[]} calledFrom routes whose handlers call the
 *   function there, if nobody else does; none if that is not known
 */

/** What moves NestJS' routes to where their decorators don't say. */
const MOVES = /\b(?:enableVersioning|RouterModule)\b/;
/** Places where a router is mounted beyond which nobody tells them apart any more. */
const MOST_PREFIXES = 20;

/**
 * @param {Iterable<string>} files absolute paths of the user's files
 * @param {(file: string) => boolean} mayHangUp whether one of them may hang handlers up
 * @param {(file: string) => boolean} has whether the program has a file
 * @param {(file: string) => Script | null} scriptOf opens one
 * @param {Originals} originalOf where somebody wrote what is at a place of a file
 * @returns {RouteIndex} routes by the place of a function, or of what calls it
 */
export function routeIndex(files, mayHangUp, has, scriptOf, originalOf = ({ file, line }) => ({ file, line })) {
  /** @type {Map<string, FileModel | null>} */
  const models = new Map();
  const modelOf = (/** @type {string} */ file) => {
    let model = models.get(file);
    if (model === undefined) {
      const parsed = scriptOf(file)?.parsed() ?? null;
      models.set(file, (model = parsed && fileModel(file, parsed)));
    }
    return model;
  };
  const values = new Values(modelOf, has);
  const all = [...files].flatMap((file) => (mayHangUp(file) && modelOf(file)) || []);
  const hung = all.flatMap((model) => registrationsIn(model, values));
  const decorated = all.flatMap((model) => decoratedRoutes(model, values, globalPrefix(all)));
  const answers = answersOf([...hung, ...decorated], modelOf, originalOf);
  const around = (/** @type {FunctionOfFile} */ { model: { file }, place }) => nearestIn(answers, file, place);
  const callers = new Callers(() => [...files].flatMap((file) => modelOf(file) ?? []), values, around);
  const functionAt = (/** @type {string} */ file, /** @type {number} */ line, /** @type {number} */ column) => {
    const model = modelOf(file);
    const place = model?.index.functionPlaces.get(model.lines.offsetOf(line, column));
    return model && place ? { model, place } : null;
  };
  return {
    at: (file, line, column) => {
      const found = functionAt(file, line, column);
      return found === null ? [] : around(found);
    },
    calledFrom: (file, line, column) => {
      const found = functionAt(file, line, column);
      return found === null ? [] : callers.routesOf(found).map((route) => ({ ...route, role: 'callee' }));
    },
  };
}

/**
 * @param {FileModel[]} models of all files
 * @returns {string} prefix of all of NestJS' routes, `''` if they have none
 */
function globalPrefix(models) {
  const prefixes = models.flatMap(({ index }) =>
    index.calls.flatMap(({ node }) =>
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      node.callee.property.type === 'Identifier' &&
      node.callee.property.name === 'setGlobalPrefix'
        ? // What options leave out is not looked for.
          [node.arguments.length === 1 ? literalText(node.arguments[0]) || UNKNOWN_PART : UNKNOWN_PART]
        : [],
    ),
  );
  if (models.some(({ text }) => MOVES.test(text))) return UNKNOWN_PART;
  return prefixes.length > 1 ? UNKNOWN_PART : (prefixes[0] ?? '');
}

/**
 * @param {Registration[]} registrations of all files
 * @param {(file: string) => FileModel | null} modelOf a file
 * @param {Originals} originalOf where somebody wrote what is at a place of a file
 * @returns {Map<string, FrameRoute[]>} routes by file and offset of the function
 */
function answersOf(registrations, modelOf, originalOf) {
  /** @type {Map<string, FrameRoute[]>} */
  const routes = new Map();
  /** @type {Map<string, Set<string>>} patterns by what a framework that knows no prefixes calls them */
  const patterns = new Map();
  /** @type {Map<Router, string[]>} */
  const known = new Map();
  for (const registration of registrations) {
    const { file, offset } = registration;
    const lines = modelOf(file)?.lines;
    const place = originalOf({ file, ...(lines?.positionOf(offset) ?? { line: 0, column: 0 }) });
    for (const { functions, role } of registration.handlers) {
      const own = routesOf(registration, role, place, known);
      for (const { method, pattern, path } of own) {
        const key = `${method} ${path}`;
        if (method !== '') patterns.set(key, (patterns.get(key) ?? new Set()).add(pattern));
      }
      for (const { model, place } of functions) {
        const key = `${model.file}:${place.node.start}`;
        routes.set(key, distinct([...(routes.get(key) ?? []), ...own]));
      }
    }
  }
  const isAlone = (/** @type {FrameRoute} */ { method, path }) => (patterns.get(`${method} ${path}`)?.size ?? 1) === 1;
  for (const [key, own] of routes)
    routes.set(
      key,
      own.map((route) => (isAlone(route) ? route : { ...route, path: '' })),
    );
  return routes;
}

/**
 * @param {ReadonlyMap<string, FrameRoute[]>} answers routes by file and offset of the function
 * @param {string} file that holds a function
 * @param {Place} innermost the function
 * @returns {FrameRoute[]} those of it, or of the nearest around it that has some
 */
function nearestIn(answers, file, innermost) {
  for (let place = /** @type {Place | null} */ (innermost); place !== null; place = place.up) {
    const found = isFunction(place.node) ? answers.get(`${file}:${place.node.start}`) : undefined;
    if (found !== undefined) return found;
  }
  return [];
}

/**
 * @param {Registration} registration of handlers
 * @param {FrameRoute['role']} role of one of them
 * @param {{file: string, line: number}} place where somebody wrote it
 * @param {Map<Router, string[]>} known prefixes of routers, to add to
 * @returns {FrameRoute[]} all that it is hung up for
 */
function routesOf({ router, method, paths, isWhole }, role, place, known) {
  const prefixes = isWhole ? [''] : prefixesOf(router, known);
  const base = { role, ...place };
  if (method === null)
    return [
      {
        ...base,
        method: '',
        pattern: paths.length === 1 && prefixes.length === 1 ? joinPaths(prefixes[0], paths[0]) : '',
        path: '',
      },
    ];
  return prefixes.flatMap((prefix) =>
    paths.map((path) => ({
      ...base,
      method,
      pattern: joinPaths(prefix, path),
      path: isWhole ? joinPaths('', path) : path,
    })),
  );
}

/**
 * @param {Router | null} router that handlers are hung up in
 * @param {Map<Router, string[]>} known what was found out; of those that are being looked at that nothing is known, as
 *   routers may be mounted in circles
 * @returns {string[]} what stands before their paths, for each place where it is mounted
 */
function prefixesOf(router, known) {
  if (router === null) return [UNKNOWN_PART];
  const before = known.get(router);
  if (before !== undefined) return before;
  known.set(router, [UNKNOWN_PART]);
  const { kind, prefix, mounts } = router;
  const own = (/** @type {string} */ outer) => (prefix === '' ? outer : joinPaths(outer, prefix));
  const all =
    mounts.length === 0
      ? [own(kind === 'app' ? '' : UNKNOWN_PART)]
      : mounts.flatMap(({ parent, prefix: at }) =>
          prefixesOf(parent, known).map((outer) => own(at === '' ? outer : joinPaths(outer, at))),
        );
  const different = [...new Set(all)];
  const found = different.length > MOST_PREFIXES ? [UNKNOWN_PART] : different;
  known.set(router, found);
  return found;
}

/**
 * @param {FrameRoute[]} routes of a function
 * @returns {FrameRoute[]} each once
 */
function distinct(routes) {
  return [
    ...new Map(routes.map((route) => [JSON.stringify([route.method, route.pattern, route.path]), route])).values(),
  ];
}
