/** Routes that a loop registers, one for each item of a list: `for (const { method, path, handler } of routes) app[method](path, handler)`. */
import { UNKNOWN_PART } from '../../model/route.js';
import { unwrap } from '../definition.js';
import { ROUTER_METHOD } from '../handed-over.js';
import { memberName } from '../member-path.js';
import { handlerFunctions } from './handler-functions.js';
import { loopItems } from './loop-items.js';
import { madeHandlers } from './made-handlers.js';
import { pathTexts } from './path-texts.js';
import { chainedRoute } from './receivers.js';

/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { LoopItem } from './loop-items.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Expression, Values } from './values.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/** What a loop registers once. `object`: whose method it calls.
 * @typedef {{object: Node, what: Pick<Registration, 'method' | 'paths' | 'handlers'>}} LoopRoute */

const LOWER = /^toLowerCase$/;

/**
 * @param {FileModel} model of a file
 * @param {CallExpression} call in it
 * @param {Place} place of the call
 * @param {Values} values across the files
 * @returns {LoopRoute[]} the routes that it registers in a loop, if their methods, paths or handlers are parts of its items
 */
export function loopRoutes(model, call, place, values) {
  const callee = unwrap(call.callee);
  if (callee.type !== 'MemberExpression' || callee.object.type === 'Super') return [];
  const verb = callee.computed ? '' : memberName(callee.property);
  if (!callee.computed && (verb === 'use' || !ROUTER_METHOD.test(verb))) return [];
  const chain = chainedRoute(callee.object);
  const [path, ...handlers] = [...(chain === null ? [] : [chain.path]), ...call.arguments];
  if (path === undefined || handlers.length === 0) return [];
  const object = chain?.router ?? callee.object;
  return loopItems(model, place, values).flatMap((item) => {
    const turn = new Turn(model, place, values, item);
    const method = callee.computed ? turn.verb(callee.property) : verb;
    if (!ROUTER_METHOD.test(method) || ![callee.property, path, ...handlers].some((node) => turn.uses(node))) return [];
    return [
      {
        object,
        what: {
          method: method === 'del' ? 'DELETE' : method.toUpperCase(),
          paths: turn.paths(path),
          handlers: handlers.map((node, index) => turn.handler(node, index === handlers.length - 1)),
        },
      },
    ];
  });
}

/** What expressions mean in one turn of a loop. */
class Turn {
  #model;
  #scope;
  #values;
  #item;

  /**
   * @param {FileModel} model of a file
   * @param {Place} place in the loop
   * @param {Values} values across the files
   * @param {LoopItem} item of the turn
   */
  constructor(model, { context: { scope } }, values, item) {
    this.#model = model;
    this.#scope = scope;
    this.#values = values;
    this.#item = item;
  }

  /**
   * @param {Node} node an expression
   * @returns {boolean} whether the item is in it
   */
  uses(node) {
    return this.#item.has(node) || operandsOf(node).some((part) => this.uses(part));
  }

  /**
   * @param {Node} node an expression that computes the name of a router's method
   * @returns {string} the name, `''` if not known
   */
  verb(node) {
    const inner = unwrap(node);
    const callee = inner.type === 'CallExpression' ? unwrap(inner.callee) : null;
    const isLowered = callee?.type === 'MemberExpression' && LOWER.test(memberName(callee.property));
    const given = this.#item.at(isLowered ? callee.object : inner);
    const [text = '', ...others] = given === null ? [] : pathTexts(this.#values, given);
    return others.length > 0 ? '' : isLowered ? text.toLowerCase() : text;
  }

  /**
   * @param {Node} node an expression of a path, or of several
   * @returns {string[]} they, `…` if they are not known
   */
  paths(node) {
    const texts = this.#texts(node);
    return texts.length > 0 ? texts : [UNKNOWN_PART];
  }

  /**
   * @param {Node} node what is given as a handler
   * @param {boolean} isLast whether it is the one that answers
   * @returns {Registration['handlers'][number]} its functions
   */
  handler(node, isLast) {
    const given = this.#given(node);
    return {
      functions: given.flatMap((each) => handlerFunctions(this.#values, each)),
      made: given.flatMap((each) => madeHandlers(this.#values, each)),
      role: isLast ? 'handler' : 'middleware',
    };
  }

  /**
   * @param {Node} node what is given as a handler: the item's, or a call of a wrapper around that
   * @returns {Expression[]} what it is, or what the wrapper gets
   */
  #given(node) {
    const inner = unwrap(node);
    if (this.#item.has(inner)) return [this.#item.at(inner) ?? []].flat();
    if (inner.type === 'CallExpression' && this.uses(inner))
      return inner.arguments.flatMap((each) => this.#given(each));
    return [{ model: this.#model, node, scope: this.#scope }];
  }

  /**
   * @param {Node} node an expression
   * @returns {string[]} the texts that it may be, none if unknown
   */
  #texts(node) {
    const inner = unwrap(node);
    if (this.#item.has(inner)) {
      const given = this.#item.at(inner);
      return given === null ? [] : pathTexts(this.#values, given);
    }
    if (!this.uses(inner)) return pathTexts(this.#values, { model: this.#model, node, scope: this.#scope });
    if (inner.type === 'BinaryExpression' && inner.operator === '+')
      return joined([this.paths(inner.left), this.paths(inner.right)]);
    if (inner.type !== 'TemplateLiteral') return [];
    return joined(
      inner.quasis.flatMap(({ value }, index) => {
        const expression = inner.expressions[index];
        return [[value.cooked ?? UNKNOWN_PART], ...(expression === undefined ? [] : [this.paths(expression)])];
      }),
    );
  }
}

/**
 * @param {Node} node an expression
 * @returns {Node[]} those in it that make its value
 */
function operandsOf(node) {
  const inner = unwrap(node);
  switch (inner.type) {
    case 'BinaryExpression':
      return [inner.left, inner.right];
    case 'TemplateLiteral':
      return inner.expressions;
    case 'CallExpression':
      return inner.callee.type === 'MemberExpression' ? [inner.callee.object, ...inner.arguments] : inner.arguments;
    default:
      return [];
  }
}

/**
 * @param {string[][]} parts of a text, with several texts each
 * @returns {string[]} all that they make
 */
function joined(parts) {
  return parts.reduce((texts, part) => texts.flatMap((text) => part.map((each) => text + each)), ['']);
}
