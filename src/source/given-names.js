/** Finds further names by which other files may know a function. */
import { methodOf, variableOf } from './handed-by-name.js';
import { calledWith } from './handed-over.js';
import { memberName } from './member-path.js';
import { literalText } from './routes/literal-meaning.js';
import { usesOfVariable } from './uses-of-variable.js';

/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** A name with more uses is a minifier's, or has many meanings. */
const MOST_USES = 100;

/**
 * Further names by which others may know a function: its file puts it into properties, exports it under another name,
 * or passes it on with a name, as in `fastify.decorateRequest('jwtVerify', requestVerify)`.
 * @param {Place} place of a function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file, those of properties with a dot before them
 * @returns {Set<string>} as far as the file shows
 */
export function givenNames(place, uses) {
  const name = variableOf(place);
  const isKnown = name !== '' && (uses.get(name)?.length ?? 0) <= MOST_USES;
  const own = isKnown ? usesOfVariable(name, place.context.scope, uses) : [];
  return new Set([place, ...own].flatMap(namesAt).filter((each) => each !== ''));
}

/**
 * @param {Place} place of a function, or of its name
 * @returns {string[]} its name there
 */
function namesAt(place) {
  const { node, up, context } = place;
  if (up?.node.type === 'ExportSpecifier') return [memberName(up.node.exported)];
  const by = calledWith(place);
  const texts = by?.node.arguments.map((argument) => argumentText(argument, context.scope)) ?? [];
  return [...(up?.node.type === 'Property' && up.node.value !== node ? [] : [methodOf(place)]), ...texts];
}

/**
 * @param {Node} node an argument of a call
 * @param {Scope} scope that it is in
 * @returns {string} its text, or the first value of its variable; `''` if unknown
 */
function argumentText(node, scope) {
  const [first] = node.type === 'Identifier' ? (scope.lookup(node.name)?.definitions ?? []) : [];
  return literalText(first?.key === '' ? (first.node ?? undefined) : node);
}
