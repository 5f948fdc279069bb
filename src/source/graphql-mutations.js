/**
 * Which functions resolve fields of GraphQL's `Mutation`, where a program names the map `resolvers`: `const resolvers = {
 * Mutation: { login() {} } }`, `createSchema({ typeDefs, resolvers: { ... } })`. GraphQL awaits what they return, and begins the next
 * one only then (https://spec.graphql.org/October2021/#sec-Mutation); fields of other types it asks side by side, so the
 * order in which these end would change.
 */
import { keyName } from './handed-over.js';
import { propertyNamed } from './routes/exports.js';

/** @import { HandOver } from './handed-over.js' */
/** @import { Place } from './program-index.js' */

/** Stands for whatever asks the fields. */
export const GRAPHQL = 'graphql';

const MUTATION = 'Mutation';

/** What programs call a map of types to resolvers. */
const RESOLVERS = /^(?:\w+R|r)esolvers?$/;

/**
 * @param {HandOver} by call that is handed an object with a function
 * @returns {boolean} whether the function resolves a field of `Mutation`, and no other type there has one of its name
 */
export function resolvesMutation({ argument, property }) {
  const map = property === '' ? null : propertyNamed(argument, 'resolvers');
  if (map?.type !== 'ObjectExpression') return false;
  const types = map.properties.flatMap((each) =>
    each.type === 'Property' && propertyNamed(each.value, property) !== null ? [keyName(each)] : [],
  );
  return types.length === 1 && types[0] === MUTATION;
}

/**
 * @param {Place} place of a function
 * @returns {boolean} whether it resolves a field of `Mutation` in a map with a name of its own
 */
export function isNamedMutation(place) {
  const type = heldIn(heldIn(place));
  if (type === null || type.node.type !== 'Property' || keyName(type.node) !== MUTATION) return false;
  const map = type.up;
  if (map?.node.type !== 'ObjectExpression' || !map.up) return false;
  const { node } = map.up;
  return node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && RESOLVERS.test(node.id.name);
}

/**
 * @param {Place | null} place of a function, or of the property that has it
 * @returns {Place | null} the property that has it, or that has the object around; null if there is none
 */
function heldIn(place) {
  const outer = place?.node.type === 'Property' ? (place.up ?? null) : place;
  const up = outer?.up ?? null;
  return up?.node.type === 'Property' && up.node.value === outer?.node ? up : null;
}
