/**
 * Whether something whose origin is unknown is a router: `cache.get('/x', make)` and `api.get('/x', done)` look like
 * `router.get('/x', handler)`. Judged by its name, and by the parameters of its handlers.
 */
import { addToList } from '../../model/add-to-list.js';
import { lastPart } from '../../model/last-part.js';
import { REQUEST_NAME, SECOND_NAME } from '../handler-parameters.js';
import { callOf } from '../handed-over.js';
import { isFunction } from '../node-kinds.js';
import { parameterName } from '../pattern-names.js';

/** @import { Place } from '../program-index.js' */
/** @import { FileModel, Parameter } from './file-model.js' */
/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Registration } from './registrations.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Names of things that are not routers, whatever is passed to them. */
const OTHER =
  /cache|map$|store|client|axios|redis|agent|got$|fetch|session|config|settings|params|headers|query|db$|database|storage|registry|memo|lru|cookies?$|supertest|nock|mock|interceptor/i;
const ROUTER =
  /(?:app|application|router|routes?|server|api|fastify|hono|koa|polka|express|web|http|instance|endpoints?)\d*$/i;
/** What is called back when something is done: `(error, response)`, `(response)`. */
const ERROR = /^_*(?:err|error)$/;
const ANSWER = /^_*(?:res|response|reply|data|body|result|value|item|row|doc)s?$/;
/**
 * Properties that only requests have, and uses that only responses and contexts have: minifiers keep names of
 * properties.
 * @type {{index: number, names: string[], isSo: (member: Place) => boolean}[]}
 */
const USES = [
  {
    index: 0,
    names: ['.params', '.query', '.req', '.request', '.cookies', '.ip', '.originalUrl', '.hostname'],
    isSo: isAnyUse,
  },
  {
    index: 1,
    names: ['.json', '.send', '.end', '.writeHead', '.setHeader', '.redirect', '.sendStatus', '.code', '.render'],
    isSo: isAnyUse,
  },
  // Koa's `context.body = `, Hono's `context.text(...)`.
  { index: 0, names: ['.body', '.status', '.type'], isSo: isAssigned },
  { index: 0, names: ['.text', '.json', '.html', '.redirect'], isSo: isAsked },
];
/** What Socket.IO's middleware takes: `(socket, next)`. */
const SOCKET = /^_*socket$/;
/** With this many parameters it handles errors: Express's `(error, request, response, next)`. */
const HANDLES_ERRORS = 4;

/**
 * @param {Registration[]} registrations of all files
 * @param {(registration: Registration) => boolean} isTraced whether its router certainly is one
 * @returns {Registration[]} without those of things that aren't routers
 */
export function likelyRegistrations(registrations, isTraced) {
  /** @type {Set<string>} */
  const likely = new Set();
  for (const registration of registrations) if (isLikely(registration)) likely.add(registration.receiver);
  return registrations.flatMap((each) => {
    if (isTraced(each)) return [each];
    return likely.has(each.receiver) && !takesAnswers(each) ? [withoutWrappers(each)] : [];
  });
}

/**
 * Some such routers are found and others aren't, so a wrapper that all their handlers share has no known route.
 * @param {Registration} registration of handlers
 * @returns {Registration} without functions that wrap others
 */
function withoutWrappers(registration) {
  const handlers = registration.handlers.map((each) => ({
    ...each,
    functions: each.functions.filter(({ wraps }) => !wraps),
  }));
  return { ...registration, handlers };
}

/**
 * @param {Registration} registration whose router's origin is unknown
 * @returns {boolean} whether it is one
 */
function isLikely({ receiver, handlers }) {
  const name = lastPart(receiver);
  if (OTHER.test(name)) return false;
  const takes = handlers.flatMap(({ functions }) => functions.map(takenBy));
  if (takes.includes('answer')) return false;
  return takes.includes('request') || ROUTER.test(name);
}

/**
 * @param {Registration} registration of handlers
 * @returns {boolean} whether these take the answer that a client got
 */
function takesAnswers({ handlers }) {
  return handlers.some(({ functions }) => functions.some((each) => takenBy(each) === 'answer'));
}

/**
 * @param {HandlerFunction} handler a function
 * @returns {'request' | 'answer' | ''} what it takes, according to its parameters; `''` if they don't show it
 */
function takenBy({ model, place: { node } }) {
  if (!isFunction(node)) return '';
  const [first = '', second = ''] = node.params.map(parameterName);
  // uWebSockets passes the response first, Fastify's WebSockets the socket.
  const isAnswer =
    ANSWER.test(first) || SOCKET.test(first) || (ERROR.test(first) && node.params.length < HANDLES_ERRORS);
  if (isAnswer) return REQUEST_NAME.test(second) ? 'request' : 'answer';
  if (REQUEST_NAME.test(first) || SECOND_NAME.test(second)) return 'request';
  return USES.some(({ index, names, isSo }) => isUsedAs(model, node, index, names, isSo)) ? 'request' : '';
}

/** @returns {boolean} true, whatever is done with a property */
function isAnyUse() {
  return true;
}

/**
 * @param {Place} member a property of something
 * @returns {boolean} whether it is assigned a value
 */
function isAssigned({ node, up }) {
  return up?.node.type === 'AssignmentExpression' && up.node.left === node;
}

/**
 * @param {Place} member a property of something
 * @returns {boolean} whether it is a method that is called with arguments
 */
function isAsked(member) {
  return (callOf(member)?.node.arguments.length ?? 0) > 0;
}

/** @type {WeakMap<FileModel, Map<Node, Parameter[]>>} */
const ofFunctions = new WeakMap();

/**
 * @param {FileModel} model of a file
 * @param {Node} owner a function in it
 * @param {number} index of one of its parameters
 * @param {string[]} names of properties
 * @param {(member: Place) => boolean} isSo whether a use of one counts
 * @returns {boolean} whether one of them is used on the parameter
 */
function isUsedAs(model, owner, index, names, isSo) {
  let known = ofFunctions.get(model);
  if (known === undefined) {
    ofFunctions.set(model, (known = new Map()));
    for (const parameter of model.parameters.values()) addToList(known, parameter.owner.node, parameter);
  }
  const parameter = known.get(owner)?.find((each) => each.index === index);
  if (parameter === undefined || parameter.node.type !== 'Identifier') return false;
  const { name } = parameter.node;
  const binding = parameter.scope.lookup(name);
  return names.some((property) =>
    (model.index.uses.get(property) ?? []).some(({ up, context }) => {
      const object = up?.node.type === 'MemberExpression' ? up.node.object : null;
      return (
        object?.type === 'Identifier' &&
        object.name === name &&
        context.scope.lookup(name) === binding &&
        isSo(/** @type {Place} */ (up))
      );
    }),
  );
}
