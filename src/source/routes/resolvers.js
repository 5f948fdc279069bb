/**
 * Resolvers of GraphQL's fields: `{ Query: { me }, Mutation: { login() {} }, User: { posts() {} } }`, as Apollo Server, GraphQL
 * Yoga, Mercurius and graphql-tools take them; and those of types that are built in code,
 * `new GraphQLObjectType({ name: 'Mutation', fields: { login: { resolve } } })`.
 */
import { unwrap } from '../definition.js';
import { keyName } from '../handed-over.js';
import { lastName } from '../member-path.js';
import { PROCEDURES } from '../../model/route.js';
import { propertyNamed } from './exports.js';
import { handlerFunctions } from './handler-functions.js';
import { namedProcedure } from './named-procedure.js';
import { returnedIn } from './returned-in.js';

/** @import { FileModel } from './file-model.js' */
/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Expression, Value, Values } from './values.js' */
/** @import { AnyNode as Node, ObjectExpression } from 'acorn' */

/** Types that every schema begins with: an object with one of them as a key maps types to resolvers. */
const ROOTS = ['Query', 'Mutation', 'Subscription'];
const GRAPHQL = /graphql|apollo|mercurius|resolver/i;
const TYPE = /^[A-Z]\w*$/;
/** How deep spread objects are followed. */
const MOST_DEPTH = 4;

/** A value that is an object. @typedef {Extract<Value, {kind: 'object'}>} ObjectValue */

/**
 * @param {FileModel[]} models of files that may register handlers
 * @param {Values} values across the files
 * @returns {Registration[]} of resolvers
 */
export function resolverRoutes(models, values) {
  if (!models.some(({ text }) => GRAPHQL.test(text))) return [];
  return models.flatMap((model) => [
    ...mapsIn(model).flatMap((map) => typesOf(map, values, model)),
    ...builtTypes(model, values),
  ]);
}

/**
 * @param {FileModel} model of a file
 * @param {Values} values across the files
 * @returns {Registration[]} of all fields of the types that it builds
 */
function builtTypes(model, values) {
  return model.index.calls.flatMap(({ node, scope }) => {
    if (node.type !== 'NewExpression' || lastName(unwrap(node.callee)) !== 'GraphQLObjectType') return [];
    const [type, fields] = ['name', 'fields'].map((key) => {
      const property = propertyNamed(node.arguments[0], key);
      return property && values.of({ model, node: property, scope });
    });
    if (type?.kind !== 'text' || !TYPE.test(type.text)) return [];
    const given = fields?.kind === 'function' ? returnedIn(fields.model, fields.place) : fields;
    return given && 'scope' in given ? fieldsOf(given, values, type.text, 0) : [];
  });
}

/**
 * @param {FileModel} model of a file
 * @returns {ObjectValue[]} objects with a root type among their keys
 */
function mapsIn(model) {
  /** @type {Map<Node, ObjectValue>} */
  const maps = new Map();
  for (const root of ROOTS) {
    for (const { node, up, context } of [
      ...(model.index.uses.get(`.${root}`) ?? []),
      ...(model.index.uses.get(root) ?? []),
    ]) {
      const object = up?.node.type === 'Property' && up.node.key === node ? up.up?.node : undefined;
      if (object?.type === 'ObjectExpression')
        maps.set(object, { kind: 'object', model, node: object, scope: context.scope });
    }
  }
  return [...maps.values()];
}

/**
 * @param {ObjectValue} map of types to objects with resolvers
 * @param {Values} values across the files
 * @param {FileModel} model of the file
 * @returns {Registration[]} of everything in it
 */
function typesOf(map, values, model) {
  return map.node.properties.flatMap((each) => {
    const type = each.type === 'Property' ? keyName(each) : '';
    if (each.type !== 'Property' || !TYPE.test(type)) return [];
    return fieldsOf({ model, node: each.value, scope: map.scope }, values, type, 0);
  });
}

/**
 * @param {Expression} expression of an object with resolvers
 * @param {Values} values across the files
 * @param {string} type whose fields they resolve
 * @param {number} depth of objects that are spread
 * @returns {Registration[]}
 */
function fieldsOf(expression, values, type, depth) {
  const value = values.of(expression);
  if (value?.kind !== 'object' || depth > MOST_DEPTH) return [];
  const { model, node, scope } = value;
  return node.properties.flatMap((each) => {
    if (each.type === 'SpreadElement') return fieldsOf({ model, node: each.argument, scope }, values, type, depth + 1);
    const field = keyName(each);
    const functions = field === '' ? [] : resolversOf({ model, node: each.value, scope }, values);
    const place = { file: model.file, offset: each.start };
    return namedProcedure(PROCEDURES.graphql, [`${type}.${field}`], functions, place);
  });
}

/**
 * @param {Expression} expression of a field's resolver, or of an object with it
 * @param {Values} values across the files
 * @returns {HandlerFunction[]}
 */
function resolversOf(expression, values) {
  const value = values.of(expression);
  if (value?.kind !== 'object') return handlerFunctions(values, expression);
  return value.node.properties.flatMap((each) =>
    each.type === 'Property' && /^(?:resolve|subscribe)$/.test(keyName(each))
      ? handlerFunctions(values, { model: value.model, node: each.value, scope: value.scope })
      : [],
  );
}
