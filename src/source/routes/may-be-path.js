/** Whether the first argument of `use` may be a path that the sources don't show, rather than middleware. */
import { unwrap } from '../definition.js';
import { lastName, memberPath } from '../member-path.js';

/** @import { Expression, Values } from './values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Calls that give paths: `config.get('prefix')`, `path.posix.join('/api', 'v1')`, `String(env.BASE)`, `basePath()`. */
const GIVES_PATH = /^(?:String|get|join|concat|replace|replaceAll|trim|\w*(?:[pP]refix|[pP]ath))$/;

/** Calls with such names that give middleware: `container.get('auth')`, `stripPrefix('/api')`. */
const NO_PATH =
  /(?:[cC]ontainer|[iI]njector|ioc|moduleRef|[mM]iddlewares?)\.get$|(?:^|\.)(?:strip|rewrite|remove|check|set)[A-Z]\w*$/;
/** Values of which only their origin is known. */
const IS_UNKNOWN = /^(?:made|called)$/;

/**
 * @param {Values} values across the files
 * @param {Expression} expression that has no known text
 * @param {boolean} [isChosen] whether it is one of two between which something chooses
 * @returns {boolean} whether it may be a path, because nothing is known about it
 */
export function mayBePath(values, expression, isChosen = false) {
  const value = values.of(expression);
  if (value?.kind === 'list')
    return value.isChoice && !isChosen && value.items.some((each) => mayBePath(values, each, true));
  const node = unwrap(expression.node);
  if (!IS_UNKNOWN.test(value?.kind ?? 'made')) return false;
  return node.type !== 'CallExpression' || givesPath(node.callee);
}

/**
 * @param {Node} callee of a call
 * @returns {boolean} whether what it returns is more likely a path than middleware
 */
function givesPath(callee) {
  return GIVES_PATH.test(lastName(callee)) && !NO_PATH.test(memberPath(callee));
}
