/** What a function of the sources looks like to the program that runs: `Function.prototype.toString`. */
import textHash from '../../record/probe/text-hash.cjs';

/** @import { Place } from '../program-index.js' */
/** @import { Registration } from './registrations.js' */

/** In front of a method, but not part of what V8 says that it is. */
const STATIC = /^static\s+/;

/**
 * @param {Registration['handlers']} handlers of a route
 * @returns {string | null} hash of the text of the function that answers, as the probe makes it; null if that is not
 *   known, as for what a package makes
 */
export function handlerText(handlers) {
  const { functions = [], made = [] } = handlers.find(({ role }) => role === 'handler') ?? {};
  const answers = functions[0]?.wraps ? functions[0] : functions.at(-1);
  if (answers === undefined || made.length > 0) return null;
  const { model, place } = answers;
  return textHash(model.text.slice(startOf(place), place.node.end).replace(STATIC, ''));
}

/**
 * @param {Place} place of a function
 * @returns {number} offset where it begins: of a method, that of its name
 */
function startOf({ node, up }) {
  const holder = up?.node;
  const isMethod = holder?.type === 'MethodDefinition' || (holder?.type === 'Property' && holder.method);
  return (isMethod ? holder : node).start;
}
