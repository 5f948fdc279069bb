/**
 * Procedures that clients ask for by name and that decorators declare, as tsc, swc and esbuild compile them: GraphQL
 * fields of type-graphql and @nestjs/graphql, and messages to NestJS's gateways and microservices.
 */
import { PROCEDURES } from '../../model/route.js';
import { lastName } from '../member-path.js';
import { decoratorsIn, helperCalls } from './decorated-routes.js';
import { propertyNamed, returned } from './exports.js';
import { namedProcedure } from './named-procedure.js';
import { guardsOf } from './route-guards.js';

/** @import { Scope } from '../scope.js' */
/** @import { Decorator } from './controller-decorators.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Value, Values } from './values.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/**
 * A call that decorates something, and where it is.
 * @typedef {{model: FileModel, scope: Scope, node: CallExpression}} Decorating
 */
/** Decorators of a class. @typedef {{name: string, model: FileModel, scope: Scope, decorators: Decorator[]}} DecoratedClass */

/** What a decorator is given, as far as it is text: by position, in `name`, and as Nest writes it.
 * @typedef {{texts: string[], named: string | null, pattern: string}} Said */

/**
 * What a decorator makes of a method.
 * @typedef {object} Procedure
 * @property {string} kind one of PROCEDURES
 * @property {RegExp} on decorator of its class
 * @property {(said: Said, method: string, type: string) => string} name by what the decorator is given, the name of the
 *   method and that of the type whose fields the class has; `''` if unknown
 */

/** @type {ReadonlyMap<string, Procedure>} by decorator */
const METHODS = new Map([
  ...['Query', 'Mutation', 'Subscription'].map((root) => field(root, root)),
  ...['ResolveField', 'ResolveProperty', 'FieldResolver'].map((name) => field(name, '')),
  sent('SubscribeMessage', PROCEDURES.webSocket, /^WebSocketGateway$/),
  sent('MessagePattern', PROCEDURES.message),
  sent('EventPattern', PROCEDURES.event),
  [
    'GrpcMethod',
    {
      kind: PROCEDURES.grpc,
      on: /^Controller$/,
      name: ({ texts: [service, name] }, method) =>
        service ? `${service}.${name ?? method[0].toUpperCase() + method.slice(1)}` : '',
    },
  ],
]);

/**
 * @param {string} decorator of a method
 * @param {string} root type that it makes a field of, `''` for the type of its class
 * @returns {[string, Procedure]}
 */
function field(decorator, root) {
  /** @type {Procedure['name']} */
  const name = ({ texts: [text], named }, method, type) => {
    const own = text ?? named ?? method;
    return own === '' || (root || type) === '' ? '' : `${root || type}.${own}`;
  };
  return [decorator, { kind: PROCEDURES.graphql, on: /^Resolver$/, name }];
}

/**
 * @param {string} decorator of a method
 * @param {string} kind one of PROCEDURES
 * @param {RegExp} [on] decorator of its class
 * @returns {[string, Procedure]}
 */
function sent(decorator, kind, on = /^Controller$/) {
  return [decorator, { kind, on, name: ({ pattern }) => pattern }];
}

/**
 * @param {FileModel[]} models of files that may register handlers
 * @param {Values} values across the files
 * @param {ReadonlySet<Node>} everywhere classes that guard all routes
 * @returns {Registration[]} of methods with such decorators
 */
export function decoratedProcedures(models, values, everywhere) {
  const calls = models.flatMap((model) => helperCalls(model).map(({ node, scope }) => ({ model, node, scope })));
  const classes = new Map(calls.flatMap((call) => classOf(call, values)));
  return calls.flatMap((call) => methodProcedures(call, values, classes, everywhere));
}

/**
 * @param {Decorating} call perhaps of a class
 * @param {Values} values across the files
 * @returns {[Node, DecoratedClass][]} the class, with its decorators
 */
function classOf({ model, scope, node }, values) {
  const [list, target] = node.arguments;
  const value = target && values.of({ model, node: target, scope });
  return value?.kind === 'class'
    ? [[value.node, { name: lastName(target), model, scope, decorators: decoratorsIn(list) }]]
    : [];
}

/**
 * @param {Decorating} call perhaps of a method
 * @param {Values} values across the files
 * @param {ReadonlyMap<Node, DecoratedClass>} classes that are decorated
 * @param {ReadonlySet<Node>} everywhere classes that guard all routes
 * @returns {Registration[]} of the method
 */
function methodProcedures({ model, scope, node }, values, classes, everywhere) {
  const [list, target, key] = node.arguments;
  if (key?.type !== 'Literal' || target === undefined) return [];
  const decorators = decoratorsIn(list);
  const asking = decorators.filter(({ name }) => METHODS.has(name));
  const value = asking.length > 0 ? values.of({ model, node: target, scope }) : null;
  const owner = value?.kind === 'instance' ? classes.get(value.node) : undefined;
  const place = value?.kind === 'instance' ? value.model.methods.get(value.node)?.get(String(key.value)) : undefined;
  if (owner === undefined || place === undefined) return [];
  const guards = [owner, { model, scope, decorators }].map((each) =>
    guardsOf(each.decorators, each, values, everywhere),
  );
  return asking.flatMap((decorator) => {
    const { kind, on, name } = /** @type {Procedure} */ (METHODS.get(decorator.name));
    const ofClass = owner.decorators.find((each) => on.test(each.name));
    if (ofClass === undefined) return [];
    const type = typeOf(ofClass, owner, values, classes);
    const full = name(saidBy(decorator, { model, scope }, values), String(key.value), type);
    const at = { file: model.file, offset: place.node.start };
    return full === '' ? [] : namedProcedure(kind, [full], [{ model, place }], at, guards);
  });
}

/**
 * @param {Decorator} resolver of a class: `Resolver(() => User)`, `Resolver('User')`
 * @param {DecoratedClass} owner the class
 * @param {Values} values across the files
 * @param {ReadonlyMap<Node, DecoratedClass>} classes that are decorated
 * @returns {string} the type of GraphQL whose fields it resolves, `''` if unknown
 */
function typeOf({ arguments: [first] }, { model, scope }, values, classes) {
  if (first === undefined) return '';
  const given = returned(first) ?? first;
  const value = values.of({ model, node: given, scope });
  if (value?.kind === 'text') return value.text;
  const type = value?.kind === 'class' ? classes.get(value.node) : undefined;
  const own = type?.decorators.find(({ name }) => name === 'ObjectType');
  if (type === undefined || own === undefined) return '';
  const { texts, named } = saidBy(own, type, values);
  return texts[0] ?? named ?? type.name;
}

/**
 * @param {Decorator} decorator any
 * @param {{model: FileModel, scope: Scope}} where it is
 * @param {Values} values across the files
 * @returns {Said} `named` is `''` if it is given, but not known
 */
function saidBy({ arguments: given }, where, values) {
  const known = given.map((node) => values.of({ ...where, node }));
  const names = known.flatMap((value) => (value?.kind === 'object' ? memberOf(value, 'name', values) : []));
  return {
    texts: known.flatMap((value) => (value?.kind === 'text' ? [value.text] : [])),
    named: names[0] ?? null,
    pattern: patternOf(known[0] ?? null, values),
  };
}

/**
 * @param {Value | null} value of a pattern
 * @param {Values} values across the files
 * @returns {string} as Nest writes it: by its keys, in their order; `''` if not all of it is known
 *   (https://github.com/nestjs/nest/blob/master/packages/microservices/utils/transform-pattern.utils.ts)
 */
function patternOf(value, values) {
  if (value?.kind === 'text') return value.text;
  if (value?.kind !== 'object') return '';
  const parts = value.node.properties.map((each) => {
    const key = each.type === 'Property' && !each.computed ? lastName(each.key) : '';
    const [text] = key === '' ? [] : memberOf(value, key, values);
    return text ? `${JSON.stringify(key)}:${JSON.stringify(text)}` : '';
  });
  return parts.includes('') ? '' : `{${parts.sort().join(',')}}`;
}

/**
 * @param {Extract<Value, {kind: 'object'}>} object any
 * @param {string} key of a property
 * @param {Values} values across the files
 * @returns {string[]} its text, `''` if unknown; none if it has no such key
 */
function memberOf({ model, node, scope }, key, values) {
  const property = propertyNamed(node, key);
  if (property === null) return [];
  const value = values.of({ model, node: property, scope });
  return [value?.kind === 'text' ? value.text : ''];
}
