/**
 * Routes that a framework's build, or its development server, lists in the code that runs: React Router and Remix write a
 * manifest of all routes with their modules, Astro a map of them by the files that they were made from.
 */
import { memberName } from '../member-path.js';
import { exportsOf, propertyNamed, returned } from './exports.js';
import { joinPaths } from './decorated-routes.js';
import { answeredByFile } from './file-routes.js';
import { handlerFunctions } from './handler-functions.js';
import { literalText } from './literal-meaning.js';
import { returnedIn } from './returned-in.js';

/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Answers } from './file-routes.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Expression, Values } from './values.js' */
/** @import { AssignmentProperty, AnyNode as Node, ObjectExpression, Property } from 'acorn' */

/** Text that occurs in a file with such a list. */
const LISTS = /\bparentId\b|["']src\/pages\//;

/**
 * A route of React Router: its entry in the manifest, and its parent. @typedef {{entry: ObjectExpression, id: string,
 * parent: string, path: string}} Route
 */

/**
 * What a route's module exports, by the method that it answers. A form may be sent by any method except GET.
 * @type {Answers}
 */
const EXPORTS = [
  ['loader', 'GET'],
  ['default', 'GET'],
  ['action', 'POST|PUT|PATCH|DELETE'],
  ['middleware', null],
];

/**
 * @param {FileModel[]} models of what V8 compiled
 * @param {Values} values across the files
 * @returns {Registration[]} of what the modules of listed routes export
 */
export function builtRoutes(models, values) {
  return models.flatMap((model) => {
    if (!LISTS.test(model.text)) return [];
    return [...model.scope.bindings.values()].flatMap(({ definitions }) => {
      const [{ node = null, key = '' } = {}] = definitions;
      const { scope } = model;
      if (key !== '') return [];
      if (node?.type === 'ObjectExpression') return manifestRoutes(node, { model, scope }, values);
      return node?.type === 'NewExpression' ? pageRoutes({ model, node, scope }, values) : [];
    });
  });
}

/**
 * `const routes = { "routes/login": { id: "routes/login", parentId: "root", path: "login", module: route1 } }`
 * (https://github.com/remix-run/react-router/blob/main/packages/react-router-dev/vite/plugin.ts).
 * @param {ObjectExpression} table perhaps a manifest
 * @param {{model: FileModel, scope: Scope}} where it is
 * @param {Values} values across the files
 * @returns {Registration[]} none if it isn't a manifest
 */
function manifestRoutes(table, { model, scope }, values) {
  /** @type {Map<string, Route>} */
  const routes = new Map(
    table.properties.flatMap((each) => {
      const route = each.type === 'Property' && each.value.type === 'ObjectExpression' ? routeOf(each.value) : null;
      return route === null ? [] : [/** @type {[string, Route]} */ ([route.id, route])];
    }),
  );
  const parents = new Set([...routes.values()].map(({ parent }) => parent));
  return [...routes.values()].flatMap(({ entry, id }) => {
    const node = propertyNamed(entry, 'module');
    const exported = node && exportsOfModule({ model, node, scope }, values);
    const path = wholePath(id, routes);
    // A route around other routes loads and renders for each of them.
    const answers = EXPORTS.map(
      ([name, method]) => /** @type {Answers[number]} */ ([name, parents.has(id) && method === 'GET' ? null : method]),
    );
    return exported === null ? [] : answering(exported, path, answers, values);
  });
}

/**
 * @param {ObjectExpression} entry of a table
 * @returns {Route | null} null if it isn't one of a manifest's
 */
function routeOf(entry) {
  const [id, parent, path] = ['id', 'parentId', 'path'].map((name) => propertyNamed(entry, name));
  if (id === null || parent === null || path === null || propertyNamed(entry, 'module')?.type !== 'Identifier')
    return null;
  return { entry, id: literalText(id), parent: literalText(parent), path: literalText(path) };
}

/**
 * @param {string} id of a route
 * @param {Map<string, Route>} routes of the manifest
 * @returns {string} its path, including those of the routes around it
 */
function wholePath(id, routes) {
  let path = '';
  const seen = new Set();
  for (let route = routes.get(id); route !== undefined && !seen.has(route.id); route = routes.get(route.parent)) {
    seen.add(route.id);
    if (route.path !== '') path = joinPaths(`/${route.path}`, path);
  }
  return path === '' ? '/' : path;
}

/**
 * `new Map([["src/pages/api/login.ts", () => import('./pages/api/login.astro.mjs')]])`.
 * @param {Expression} map perhaps Astro's of its pages
 * @param {Values} values across the files
 * @returns {Registration[]} none if it is something else
 */
function pageRoutes({ model, node, scope }, values) {
  const list = node.type === 'NewExpression' ? node.arguments[0] : undefined;
  if (list?.type !== 'ArrayExpression') return [];
  return list.elements.flatMap((pair) => {
    const [file, page] = pair?.type === 'ArrayExpression' ? pair.elements : [];
    const answered = file && answeredByFile(literalText(file));
    if (!answered || !page) return [];
    const exported = exportsOfModule({ model, node: page, scope }, values);
    return exported === null ? [] : answering(exported, answered.path, answered.answers, values);
  });
}

/** How many functions and modules around a route's exports are followed. */
const MOST_GIVERS = 4;

/**
 * @param {Expression} expression of a route's module, or of what gives it
 * @param {Values} values across the files
 * @returns {Map<string, Expression> | null} what it exports by name, null if that is not known
 */
function exportsOfModule(expression, values) {
  let value = values.of(expression);
  for (let giver = 0; giver < MOST_GIVERS && value !== null; giver++) {
    const [names] = (value.givenBy ?? []).flatMap((call) => gettersIn(call) ?? []);
    if (names !== undefined) return names;
    if (value.kind === 'object') return namesIn(value, ({ value: node }) => node);
    if (value.kind === 'module') {
      const page = values.exports.named(value.model, 'page');
      if (page === null) return exportedBy(value.model);
      value = page;
    } else if (value.kind === 'function') {
      const given = returnedIn(value.model, value.place);
      value = given && values.of(given);
    } else {
      return null;
    }
  }
  return null;
}

/**
 * A development server lists the modules themselves: `import * as route1 from "/app/routes/login.tsx"`.
 * @param {FileModel} model of a route's module
 * @returns {Map<string, Expression>} what it exports by name, without what it passes on from other modules
 */
function exportedBy(model) {
  return new Map(
    [...exportsOf(model).names].flatMap(([name, exported]) =>
      'node' in exported ? [/** @type {[string, Expression]} */ ([name, { model, ...exported }])] : [],
    ),
  );
}

/**
 * Rolldown's `__exportAll({ POST: () => POST })`.
 * @param {Expression} call of a function
 * @returns {Map<string, Expression> | null} what the getters passed to it return; null if none are passed
 */
function gettersIn({ model, node, scope }) {
  const [object] = node.type === 'CallExpression' ? node.arguments : [];
  if (object?.type !== 'ObjectExpression') return null;
  const names = namesIn({ model, node: object, scope }, ({ value }) => returned(value));
  return names.size === object.properties.length ? names : null;
}

/**
 * @param {{model: FileModel, node: ObjectExpression, scope: Scope}} object in a file
 * @param {(property: Property | AssignmentProperty) => Node | null} valueOf a property, null if it is of no interest
 * @returns {Map<string, Expression>} values by name
 */
function namesIn({ model, node, scope }, valueOf) {
  return new Map(
    node.properties.flatMap((each) => {
      const value = each.type === 'Property' && !each.computed ? valueOf(each) : null;
      return each.type !== 'Property' || value === null
        ? []
        : [/** @type {[string, Expression]} */ ([memberName(each.key), { model, node: value, scope }])];
    }),
  );
}

/**
 * @param {Map<string, Expression>} exported what a route's module exports
 * @param {string} path of the route
 * @param {Answers} answers which of its exports answers what
 * @param {Values} values across the files
 * @returns {Registration[]}
 */
function answering(exported, path, answers, values) {
  return answers.flatMap(([name, method]) => {
    const expression = exported.get(name);
    if (expression === undefined) return [];
    const functions = handlerFunctions(values, expression);
    /** @type {Registration['handlers']} */
    const handlers = [{ functions, role: method === null ? 'middleware' : 'handler' }];
    const at = {
      router: null,
      isWhole: true,
      receiver: '',
      file: expression.model.file,
      offset: expression.node.start,
    };
    const paths = method === null && path === '/' ? [] : [path];
    return functions.length === 0 ? [] : [{ ...at, method, paths, handlers }];
  });
}
