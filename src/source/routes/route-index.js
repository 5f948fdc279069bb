/** Which routes the functions of a program answer, according to all its sources together. */
import { isProcedure, routeIdentity, UNKNOWN_PART } from '../../model/route.js';
import { unwrap } from '../definition.js';
import { rangesIn } from '../nested-ranges.js';
import { isFunction } from '../node-kinds.js';
import { lastName } from '../member-path.js';
import { adonisRoutes } from './adonis-routes.js';
import { builtRoutes } from './built-routes.js';
import { decoratedProcedures } from './decorated-procedures.js';
import { decoratedRoutes, joinPaths } from './decorated-routes.js';
import { Callers } from './callers.js';
import { createdRoutes } from './created-routes.js';
import { controllerPrefixes } from './controller-prefixes.js';
import { fileModel } from './file-model.js';
import { fileRoutes } from './file-routes.js';
import { guardedCode } from './guarded-code.js';
import { hapiLifecycle } from './hapi-lifecycle.js';
import { madeKey } from './made-handlers.js';
import { PackageRoutes } from './package-routes.js';
import { mountLoadedApps } from './loaded-apps.js';
import { procedureRoutes } from './procedures.js';
import { registrationsIn } from './registrations.js';
import { resolverRoutes } from './resolvers.js';
import { tableRoutes } from './route-tables.js';
import { RoutesOfOnePath } from './routes-of-one-path.js';
import { sailsRoutes } from './sails-routes.js';
import { globalGuards } from './route-guards.js';
import { likelyRegistrations } from './router-evidence.js';
import { prefixesOf } from './router-prefixes.js';
import { socketEvents } from './socket-events.js';
import { Values } from './values.js';

export { filesThatAnswer } from './file-routes.js';

/** @import { CodePlace, FrameRoute } from '../../model/profile.js' */
/** @import { Place } from '../program-index.js' */
/** @import { Script } from '../script.js' */
/** @import { FoundCallers, FunctionOfFile } from './callers.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { AnswerOf } from './file-routes.js' */
/** @import { TestedRoute } from './guarded-code.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Router } from './values.js' */

/** Says where the code at a 1-based place of a file was written.
 * @typedef {(place: {file: string, line: number, column: number}) => {file: string, line: number}} Originals */

/**
 * @typedef {object} RouteIndex
 * @property {(at: CodePlace) => FrameRoute[]} at routes of the code that runs at a place: those of the request tests
 *   around it, of the function, or of the nearest function around it that has some; none if no route is known
 * @property {(at: CodePlace, callees: string[]) => RoutedCall[]} callsAt calls that the function at a place makes to
 *   something with one of these names
 * @property {(packageName: string) => FrameRoute[]} ofPackage routes for which handlers made by the package are
 *   registered, if they are registered for nothing else
 * @property {(file: string, line: number, column: number) => FrameRoute[]} calledFrom routes whose handlers call the
 *   function there, and one without a method if others do as well; none if unknown
 */

/**
 * A call, and the routes of the code that it is in.
 * @typedef {object} RoutedCall
 * @property {number} end offset after it
 * @property {boolean} isMoved true if V8's code for it may be in a different place than in the source
 * @property {FrameRoute[]} routes
 */

/**
 * The files in which routes are searched.
 * @typedef {object} Searched
 * @property {readonly string[]} files absolute paths of the user's files
 * @property {(file: string) => boolean} mayRegister whether one of them may register handlers
 * @property {(file: string) => boolean} has whether the program has a file
 * @property {(file: string) => Script | null} scriptOf opens one
 * @property {Originals} [originalOf] where the code at a place of a file was written; default: right there
 * @property {AnswerOf | null} [answerOf] what a file answers by its path, if these files are a compiler's originals:
 *   then functions are looked up by any place in them
 */

/**
 * @param {Searched} searched files of a program
 * @returns {RouteIndex} routes by the place of a function, or of what calls it
 */
export function routeIndex({
  files,
  mayRegister,
  has,
  scriptOf,
  originalOf = ({ file, line }) => ({ file, line }),
  answerOf = null,
}) {
  const isOriginal = answerOf !== null;
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
  const values = new Values({ modelOf, has });
  const all = files.flatMap((file) => (mayRegister(file) && modelOf(file)) || []);
  const registrations = likelyRegistrations(
    all.flatMap((model) => registrationsIn(model, values)),
    ({ router }) => isTraced(router),
  );
  mountLoadedApps(all, values);
  const { classes: everywhere, registrations: guards } = globalGuards(all, values);
  const prefixes = controllerPrefixes(all, values);
  const decorated = all.flatMap((model) => decoratedRoutes(model, values, prefixes, everywhere));
  const procedures = [
    ...guards,
    ...all.flatMap((model) => hapiLifecycle(model, values)).filter(({ router }) => isTraced(router)),
    ...[...procedureRoutes(all, values), ...resolverRoutes(all, values), ...socketEvents(all, values)],
    ...decoratedProcedures(all, values, everywhere),
    ...sailsRoutes(files, modelOf, values),
    ...[...adonisRoutes(all, values), ...builtRoutes(all, values), ...createdRoutes(all, values)],
    ...(isOriginal ? all.flatMap((model) => fileRoutes(model, values, answerOf)) : []),
  ];
  const byFrameworks = answersOf([...registrations, ...decorated, ...procedures], modelOf, originalOf);
  // Frameworks also take tables, and may put something before their paths, unless the program is seen to look up paths
  // itself.
  const isAlone = decorated.length === 0 && !registrations.some(({ router }) => isTraced(router));
  const tables = all.flatMap((model) => tableRoutes(model, values, isAlone));
  const [whole, others] = [true, false].map((isWhole) => tables.filter((each) => each.isWhole === isWhole));
  const answers = new Map([others, whole].flatMap((each) => [...answersOf(each, modelOf, originalOf)]));
  for (const [key, routes] of byFrameworks) answers.set(key, routes);
  // What one factory's handler only uses is no handler elsewhere: the stacks don't show which of them called it.
  for (const { model, place } of values.dependencies) answers.delete(answerKey(model, place));
  const tested = guardFinder(values, originalOf);
  const around = (/** @type {FunctionOfFile} */ { model, place }, offset = place.node.start) =>
    answersAround(nearestIn(answers, model.file, place), tested(model, offset));
  /** @type {FileModel[] | undefined} */
  let parsed;
  const allModels = () => (parsed ??= files.flatMap((file) => modelOf(file) ?? []));
  const packages = new PackageRoutes(
    all,
    allModels,
    values,
    [...registrations, ...decorated],
    ({ model, call }) => answers.get(madeKey(model, call.node)) ?? nearestIn(answers, model.file, call.place),
  );
  for (const { functions, routes } of packages.callbacks()) {
    for (const { model, place } of routes.length === 0 ? [] : functions) {
      const key = answerKey(model, place);
      answers.set(key, distinct([...(answers.get(key) ?? []), ...routes]));
    }
  }
  const callers = new Callers(allModels, values, around);
  const functionAt = (/** @type {string} */ file, /** @type {number} */ line, /** @type {number} */ column) => {
    const model = modelOf(file);
    const at = isOriginal ? scriptOf(file)?.functionAround(line, column) : { line, column };
    const place = at && model?.index.functionPlaces.get(model.lines.offsetOf(at.line, at.column));
    return model && place ? { model, place } : null;
  };
  return {
    at: ({ file, line, column, callLine, callColumn }) => {
      // A line alone doesn't show which of two branches on it was meant.
      const isPlaced = callLine > 0 && callColumn > 0;
      const found = isPlaced && isOriginal ? functionAt(file, callLine, callColumn) : functionAt(file, line, column);
      if (found === null) return line === 0 && answerOf?.(file) ? onlyRouteIn(answers, file) : [];
      return isPlaced ? around(found, found.model.lines.offsetOf(callLine, callColumn)) : around(found);
    },
    callsAt: ({ file, line, column }, callees) => {
      const found = functionAt(file, line, column);
      return found === null ? [] : routedCalls(found, callees, (offset) => around(found, offset));
    },
    ofPackage: (packageName) => packages.of(packageName),
    calledFrom: (file, line, column) => {
      const found = functionAt(file, line, column);
      return found === null ? [] : calleeRoutes(found, callers.of(found));
    },
  };
}

/**
 * @param {FunctionOfFile} called a function that answers no route itself
 * @param {FoundCallers} callers of it
 * @returns {FrameRoute[]} their routes, and one without a method for those of them whose routes are not known; none if it is
 *   not certain that there are others
 */
function calleeRoutes({ model: { file, lines }, place }, { routes, isWhole, areSeveral }) {
  if (!isWhole && !areSeveral) return [];
  const { line } = lines.positionOf(place.node.start);
  const others = isWhole ? [] : [{ method: '', pattern: '', path: '', file, line }];
  return [...routes, ...others].map((route) => ({ ...route, role: 'callee' }));
}

/**
 * @param {Router | null} router that handlers are registered in
 * @param {Router[]} [known] those already followed: routers may be mounted in circles
 * @returns {boolean} whether a framework was seen to make it, or the one that it is mounted in
 */
function isTraced(router, known = []) {
  if (router === null || router.kind === 'own' || known.includes(router)) return false;
  if (router.kind !== 'parameter') return true;
  return router.mounts.some(({ parent }) => isTraced(parent, [...known, router]));
}

/**
 * @param {Values} values across the files
 * @param {Originals} originalOf where the code at a place of a file was written
 * @returns {(model: FileModel, offset: number) => FrameRoute[]} what tests of the request say about code in a file
 */
function guardFinder(values, originalOf) {
  /** @type {Map<FileModel, (offset: number) => TestedRoute[]>} */
  const ofFiles = new Map();
  return (model, offset) => {
    const routesAt = ofFiles.get(model) ?? guardedCode(model, values);
    ofFiles.set(model, routesAt);
    return routesAt(offset).map(({ method, pattern, offset: at }) => {
      const place = originalOf({ file: model.file, ...model.lines.positionOf(at) });
      return { method, pattern, path: '', role: /** @type {const} */ ('handler'), ...place };
    });
  };
}

/**
 * @param {FrameRoute[]} registered routes that a function is registered for
 * @param {FrameRoute[]} tested what tests of the request in it say
 * @returns {FrameRoute[]} what a router says takes precedence. Only for middleware does a test say more; its paths are
 *   then below the place where that is mounted
 */
function answersAround(registered, tested) {
  if (tested.length === 0 || registered.some(({ method }) => method !== '')) return registered;
  return registered.length === 0
    ? tested
    : tested.map((route) => ({ ...route, pattern: joinPaths(UNKNOWN_PART, route.pattern) }));
}

/**
 * @param {FunctionOfFile} found a function
 * @param {string[]} callees names of what is called
 * @param {(offset: number) => FrameRoute[]} routesAt routes of the code at an offset in it
 * @returns {RoutedCall[]} its own calls to these
 */
function routedCalls({ model: { index }, place: { node } }, callees, routesAt) {
  return rangesIn(index.calls, node)
    .filter(
      (call) =>
        index.functions[call.function]?.start === node.start &&
        callees.includes(lastName(unwrap('callee' in call.node ? call.node.callee : call.node.tag))),
    )
    .map(({ position, end, isMoved }) => ({ end, isMoved, routes: routesAt(position) }));
}

/**
 * @param {Registration[]} registrations of all files
 * @param {(file: string) => FileModel | null} modelOf a file
 * @param {Originals} originalOf where the code at a place of a file was written
 * @returns {Map<string, FrameRoute[]>} routes by file and offset of the function
 */
function answersOf(registrations, modelOf, originalOf) {
  /** @type {Map<string, FrameRoute[]>} */
  const routes = new Map();
  const alike = new RoutesOfOnePath();
  /** @type {Map<Router, string[]>} */
  const known = new Map();
  for (const registration of registrations) {
    const { file, offset } = registration;
    const lines = modelOf(file)?.lines;
    const place = originalOf({ file, ...(lines?.positionOf(offset) ?? { line: 0, column: 0 }) });
    for (const handlers of registration.handlers) {
      const own = routesOf(registration, handlers.role, place, known);
      for (const route of own) alike.add(route, registration);
      for (const key of keysOf(handlers)) routes.set(key, distinct([...(routes.get(key) ?? []), ...own]));
    }
  }
  for (const [key, own] of routes)
    routes.set(
      key,
      own.map((route) => alike.distinguished(route)),
    );
  return routes;
}

/**
 * @param {Registration['handlers'][number]} handlers that are registered
 * @returns {string[]} the key of each of them in the table of answers
 */
function keysOf({ functions, made = [] }) {
  return [
    ...functions.map(({ model, place }) => answerKey(model, place)),
    ...made.map(({ model, node }) => madeKey(model, node)),
  ];
}

/**
 * @param {FileModel} model of a file
 * @param {Place} place of a function in it
 * @returns {string} its key in the table of answers
 */
function answerKey({ file }, { node }) {
  return `${file}:${node.start}`;
}

/**
 * @param {ReadonlyMap<string, FrameRoute[]>} answers routes by file and offset of the function
 * @param {string} file that holds a function
 * @param {Place} innermost the function
 * @returns {FrameRoute[]} its routes, or those of the nearest function around it that has some
 */
function nearestIn(answers, file, innermost) {
  for (let place = /** @type {Place | null} */ (innermost); place !== null; place = place.up) {
    const found = isFunction(place.node) ? answers.get(`${file}:${place.node.start}`) : undefined;
    if (found !== undefined) return found;
  }
  return [];
}

/**
 * @param {ReadonlyMap<string, FrameRoute[]>} answers routes by file and offset of the function
 * @param {string} file from which a framework makes routes, if the place in it is not known
 * @returns {FrameRoute[]} its route, if it has only one
 */
function onlyRouteIn(answers, file) {
  const routes = distinct([...answers].flatMap(([key, own]) => (key.startsWith(`${file}:`) ? own : [])));
  return routes.length === 1 ? routes : [];
}

/**
 * @param {Registration} registration of handlers
 * @param {FrameRoute['role']} role of one of them
 * @param {{file: string, line: number}} place where it was written
 * @param {Map<Router, string[]>} known prefixes of routers, to add to
 * @returns {FrameRoute[]} all routes that it is registered for
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
  if (isProcedure({ method })) return paths.map((pattern) => ({ ...base, method, pattern, path: '' }));
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
 * @param {FrameRoute[]} routes of a function
 * @returns {FrameRoute[]} each once
 */
function distinct(routes) {
  return [...new Map(routes.map((route) => [JSON.stringify([routeIdentity(route), route.path]), route])).values()];
}
