/**
 * Routes of TanStack Start, which contain their own path:
 * `createFileRoute('/api/login')({ server: { handlers: { POST } } })`, earlier
 * `createServerFileRoute('/api/login').methods({ POST })`
 * (https://tanstack.com/start/latest/docs/framework/react/guide/server-routes).
 */
import { unwrap } from '../definition.js';
import { lastName, nameOfKey } from '../member-path.js';
import { handlerFunctions } from './handler-functions.js';
import { literalText } from './literal-meaning.js';
import { returnedIn } from './returned-in.js';

/** @import { FileModel } from './file-model.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Expression, Value, Values } from './values.js' */
/** @import { CallExpression } from 'acorn' */

const CREATES = /^create(?:API|Server)?FileRoute$/;
const METHOD = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|ANY|ALL)$/;
/** What a page runs on the server before it is shown. */
const LOADS = /^(?:loader|beforeLoad)$/;

/**
 * @param {FileModel[]} models of files that may register handlers
 * @param {Values} values across the files
 * @returns {Registration[]} of the handlers that routes are created with
 */
export function createdRoutes(models, values) {
  return models.flatMap((model) =>
    model.index.calls.flatMap(({ node, scope }) => {
      const path = node.type === 'CallExpression' ? createdPath(node) : '';
      const [options] = node.type === 'CallExpression' ? node.arguments : [];
      if (path === '' || options === undefined) return [];
      return answers({ model, node: options, scope }, values).flatMap(({ method, expression }) => {
        const functions = handlerFunctions(values, expression);
        const handlers = [{ functions, role: /** @type {const} */ ('handler') }];
        const at = { router: null, isWhole: true, receiver: '', file: model.file, offset: node.start };
        return functions.length === 0 ? [] : [{ ...at, method, paths: [patternOf(path)], handlers }];
      });
    }),
  );
}

/**
 * @param {CallExpression} call any
 * @returns {string} the path of the route to which it gives handlers, `''` if it gives none
 */
function createdPath({ callee: outer }) {
  const callee = unwrap(outer);
  const isMethods = callee.type === 'MemberExpression' && lastName(callee) === 'methods';
  const creates = isMethods ? unwrap(callee.object) : callee;
  if (creates.type !== 'CallExpression' || !CREATES.test(lastName(unwrap(creates.callee)))) return '';
  return literalText(creates.arguments[0]);
}

/**
 * @param {Expression} options of a route
 * @param {Values} values across the files
 * @returns {{method: string, expression: Expression}[]} what answers which method
 */
function answers(options, values) {
  const own = entries(values.of(options));
  const named = (/** @type {string} */ name, /** @type {[string, Expression][]} */ of) =>
    of.find(([key]) => key === name)?.[1];
  const server = named('server', own);
  const handlers = server && named('handlers', entries(values.of(server)));
  const all = [...own, ...(handlers ? entries(handlersOf(handlers, values)) : [])];
  return all.flatMap(([name, expression]) => {
    if (METHOD.test(name)) return [{ method: name === 'ANY' ? 'ALL' : name, expression }];
    return LOADS.test(name) ? [{ method: 'GET', expression }] : [];
  });
}

/**
 * @param {Expression} expression of a route's handlers: an object, or a function that makes one,
 *   `({ createHandlers }) => createHandlers({ POST })`
 * @param {Values} values across the files
 * @returns {Value | null}
 */
function handlersOf(expression, values) {
  const value = values.of(expression);
  const given = value?.kind === 'function' ? returnedIn(value.model, value.place) : null;
  if (given === null) return value;
  const node = unwrap(given.node);
  return values.of(node.type === 'CallExpression' && node.arguments[0] ? { ...given, node: node.arguments[0] } : given);
}

/**
 * @param {Value | null} value of an expression
 * @returns {[name: string, expression: Expression][]} properties of the object that it is
 */
function entries(value) {
  if (value?.kind !== 'object') return [];
  const { model, node, scope } = value;
  return node.properties.flatMap((each) =>
    each.type === 'Property' && !each.computed
      ? [/** @type {[string, Expression]} */ ([nameOfKey(each.key), { model, node: each.value, scope }])]
      : [],
  );
}

/**
 * @param {string} path as TanStack Router writes it
 * @returns {string} the same as others write it: `:id` for `$id`, `*` for `$`, nothing for `_layout` and `(group)`
 */
function patternOf(path) {
  const parts = path.split('/').filter((part) => part !== '' && !/^_|^\(.*\)$/.test(part));
  return `/${parts.map((part) => part.replace(/_$/, '').replace(/^\$$/, '*').replace(/^\$/, ':')).join('/')}`;
}
