/** Whether the first argument of `use` may be a path that the sources don't show, rather than middleware. */
import { unwrap } from '../definition.js';
import { lastName, memberPath, receiverPath } from '../member-path.js';
import { literalText } from './literal-meaning.js';

/** @import { Expression, Value, Values } from './values.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/** Calls that give paths: `config.get('prefix')`, `path.posix.join('/api', 'v1')`, `String(env.BASE)`, `basePath()`. */
const GIVES_PATH = /^(?:String|get|join|concat|replace|replaceAll|trim|\w*(?:[pP]refix|[pP]ath))$/;

/** Calls with such names that give middleware: `stripPrefix('/api')`, `validatePath()`. */
const NO_PATH =
  /^(?:strip|rewrite|replace|remove|check|set|require|validate|verify|ensure|enforce|assert|match|restrict|limit|allow|deny|block|protect|guard|skip|ignore|filter|handle|redirect|log|track)[A-Z]\w*$/;

/** What has paths among other things. */
const OF_SETTINGS = /(?:conf|config\w*|cfg|settings?|env\w*|options|opts|app|server)$/i;
/** What has middleware. */
const OF_MIDDLEWARE = /container|inject|ioc|moduleRef|middlewares?$/i;
/** A class, whose name asks for its only object. */
const IS_CLASS = /^[A-Z]\w*[a-z]/;
/** What paths are called. */
const NAMES_PATH =
  /[pP]refix|PREFIX|[pP]ath|PATH|(?:^|[^A-Za-z])(?:base|root|ur[il]|BASE|ROOT|UR[IL])|(?:Base|Root|Ur[il]|UR[IL])/;

/** Values of which only their origin is known. */
const IS_UNKNOWN = /^(?:made|called)$/;
/** How deep choices in choices are followed. */
const MOST_CHOICES = 4;

/**
 * @param {Values} values across the files
 * @param {Expression} expression that has no known text
 * @returns {boolean} whether it may be a path, because nothing is known about it
 */
export function mayBePath(values, expression) {
  const kinds = alternatives(values, expression, MOST_CHOICES).map((each) => kindOf(values, each));
  return kinds.includes('path') && !kinds.includes('middleware');
}

/**
 * @param {Values} values across the files
 * @param {Expression} expression any
 * @param {number} depth how many more choices may be followed
 * @returns {Expression[]} what it may be: `options.auth` and `noop` for `options.auth || noop`
 */
function alternatives(values, expression, depth) {
  const value = values.of(expression);
  return value?.kind === 'list' && value.isChoice && depth > 0
    ? value.items.flatMap((item) => alternatives(values, item, depth - 1))
    : [expression];
}

/**
 * @param {Values} values across the files
 * @param {Expression} expression that is no choice
 * @returns {'path' | 'middleware' | ''} which of the two it is, or may be; `''` for what a call gives that says neither
 */
function kindOf(values, expression) {
  const value = values.of(expression);
  const node = unwrap(expression.node);
  if (value?.kind === 'text') return 'path';
  if (!IS_UNKNOWN.test(value?.kind ?? 'made')) return 'middleware';
  if (node.type !== 'CallExpression' || givesPath(values, { ...expression, node })) return 'path';
  return value?.kind === 'made' ? 'middleware' : '';
}

/**
 * @param {Values} values across the files
 * @param {Expression & {node: CallExpression}} call any
 * @returns {boolean} whether what it returns is more likely a path than middleware
 */
function givesPath(values, { model, node, scope }) {
  const name = lastName(node.callee);
  if (!GIVES_PATH.test(name) || NO_PATH.test(name)) return false;
  if (node.callee.type !== 'MemberExpression') return true;
  const receiver = values.of({ model, node: node.callee.object, scope });
  const owner = memberPath(node.callee).split('.').at(-2) ?? receiverPath(node.callee);
  if (name === 'concat') return receiver?.kind !== 'list' && !OF_MIDDLEWARE.test(owner);
  return name !== 'get' || keepsPath(receiver, owner, node.arguments[0]);
}

/**
 * @param {Value | null} receiver whose `get` is called
 * @param {string} owner its name
 * @param {Node | undefined} key what that is given
 * @returns {boolean} whether it may return a path: `config.get('prefix')`, but not `container.get('auth')`
 */
function keepsPath(receiver, owner, key) {
  const text = literalText(key);
  if (OF_SETTINGS.test(owner) || NAMES_PATH.test(owner) || NAMES_PATH.test(text)) return true;
  const isPlain = text === '' && !IS_CLASS.test(key === undefined ? '' : lastName(key));
  return isPlain && receiver?.kind !== 'map' && !OF_MIDDLEWARE.test(owner);
}
