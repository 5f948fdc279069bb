/**
 * Which hooks of mappers get one document, and are waited for: mongoose's `schema.pre('save', function () { this.hash = ... })`,
 * Sequelize's `beforeCreate: (user) => { user.hash = ... }`. Whoever saves the document goes on only behind them, and mongoose
 * refuses to save it twice at once.
 */
import { definitionOf, unwrap } from './definition.js';
import { calledWith, eventOf, keyName } from './handed-over.js';
import { importedName } from './imported-name.js';
import { lastName } from './member-path.js';

/** @import { HandOver } from './handed-over.js' */
/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { AnyNode as Node } from 'acorn' */

const MONGOOSE = /^(?:mongoose|@nestjs\/mongoose)$/;

/** What mongoose does with one document; other hooks of it have a query, or run at once (`init`). */
const OF_DOCUMENT = /^(?:save|validate) handler$/;

/** What Sequelize does with one of a model's instances; hooks of several (`beforeBulkCreate`) have other parameters. */
const OF_INSTANCE = /^(?:before|after)(?:Create|Update|Save|Upsert|Validate|Destroy|Restore)$/;

/**
 * @param {HandOver} by call that is handed a function
 * @returns {'mongoose' | 'sequelize' | ''} the mapper of which it is such a hook; `''` if it is none
 */
export function mapperOf(by) {
  const { callee } = by.node;
  if (callee.type !== 'MemberExpression') return '';
  if (by.property !== '') return OF_INSTANCE.test(by.property) && isAmongHooks(by) ? 'sequelize' : '';
  const method = lastName(callee);
  if (OF_INSTANCE.test(method)) return 'sequelize';
  if (method === 'addHook') return OF_INSTANCE.test(eventOf(by.node)) ? 'sequelize' : '';
  const isOfMongoose = method === 'pre' && isMadeByMongoose(callee.object, by.call.context.scope);
  return isOfMongoose && OF_DOCUMENT.test(`${eventOf(by.node)} handler`) ? 'mongoose' : '';
}

/**
 * @param {Place | null} place of a function
 * @returns {'this' | 'parameter' | null} what is its document, null if it is no such hook
 */
export function documentOf(place) {
  const by = place === null ? null : calledWith(place);
  const mapper = by === null ? '' : mapperOf(by);
  if (mapper === '') return null;
  return mapper === 'mongoose' ? 'this' : 'parameter';
}

/**
 * @param {HandOver} by call that is handed an object with a function
 * @returns {boolean} whether `hooks` of the object has the function, as in `sequelize.define('User', fields, { hooks: { beforeCreate } })`
 */
function isAmongHooks({ argument, property }) {
  if (argument.type !== 'ObjectExpression') return false;
  return argument.properties.some(
    (each) =>
      each.type === 'Property' &&
      keyName(each) === 'hooks' &&
      each.value.type === 'ObjectExpression' &&
      each.value.properties.some((hook) => hook.type === 'Property' && keyName(hook) === property),
  );
}

/**
 * @param {Node} object whose method is called
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it is a schema of mongoose
 */
function isMadeByMongoose(object, scope) {
  const definition = definitionOf(unwrap(object), scope);
  const made = definition?.node && !definition.key ? unwrap(definition.node) : null;
  if (!definition || (made?.type !== 'NewExpression' && made?.type !== 'CallExpression')) return false;
  return MONGOOSE.test(importedName(made.callee, definition.scope)?.module ?? '');
}
