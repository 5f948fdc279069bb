/**
 * Procedures of tRPC, which clients ask for by name: `router({ login: publicProcedure.mutation(handler) })`, in routers
 * that contain each other.
 */
import { addToList } from '../../model/add-to-list.js';
import { unwrap } from '../definition.js';
import { keyName } from '../handed-over.js';
import { lastName } from '../member-path.js';
import { PROCEDURES, UNKNOWN_PART } from '../../model/route.js';
import { handlerFunctions } from './handler-functions.js';
import { namedProcedure } from './named-procedure.js';

/** @import { FileModel } from './file-model.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Expression, Values } from './values.js' */
/** @import { CallExpression, NewExpression, AnyNode as Node } from 'acorn' */

const ENDS_PROCEDURE = /^(?:query|mutation|subscription)$/;
const MAKES_ROUTER = /router$/i;
const MERGES = /^mergeRouters$/;
/** How deep objects in a router are followed. */
const MOST_DEPTH = 5;
/** If a router is in more places than this, they can no longer be told apart. */
const MOST_NAMES = 20;

/** What contains a router: null in `parent` if not known. @typedef {{parent: Node | null, name: string}} Holder */

/**
 * @param {Node} node any
 * @returns {node is CallExpression} whether it may make a procedure: `publicProcedure.input(schema).mutation(handler)`
 */
function isProcedureCall(node) {
  return (
    node.type === 'CallExpression' &&
    node.arguments.length === 1 &&
    unwrap(node.callee).type === 'MemberExpression' &&
    ENDS_PROCEDURE.test(lastName(unwrap(node.callee)))
  );
}

/**
 * @param {Node} node any
 * @returns {node is CallExpression} whether it may make a router of procedures
 */
function isRouterCall(node) {
  if (node.type !== 'CallExpression') return false;
  const name = lastName(unwrap(node.callee));
  return MERGES.test(name) || (MAKES_ROUTER.test(name) && node.arguments[0]?.type === 'ObjectExpression');
}

/**
 * @param {CallExpression | NewExpression} node a call
 * @returns {boolean} whether it may make a procedure, or a router of some
 */
export function mayMakeProcedures(node) {
  return isProcedureCall(node) || isRouterCall(node);
}

/**
 * @param {FileModel[]} models of files that may register handlers
 * @param {Values} values across the files
 * @returns {Registration[]} of the handlers of procedures
 */
export function procedureRoutes(models, values) {
  return new Procedures(models, values).registrations();
}

class Procedures {
  #values;
  /** @type {{router: Node, name: string, at: Expression & {node: CallExpression}}[]} */
  #procedures = [];
  /** @type {Map<Node, Holder[]>} */
  #holders = new Map();
  /** Those with their own procedure, or with a router that has one. @type {Set<Node>} */
  #routers = new Set();

  /**
   * @param {FileModel[]} models of files
   * @param {Values} values across the files
   */
  constructor(models, values) {
    this.#values = values;
    for (const model of models)
      for (const { node, scope } of model.index.calls) if (isRouterCall(node)) this.#addRouter({ model, node, scope });
  }

  /** @returns {Registration[]} of all procedures */
  registrations() {
    return this.#procedures.flatMap(({ router, name, at }) => {
      const names = this.#namesOf(router, new Set()).map((prefix) => prefix + name);
      const functions = handlerFunctions(this.#values, { ...at, node: at.node.arguments[0] });
      return namedProcedure(PROCEDURES.trpc, names, functions, { file: at.model.file, offset: at.node.start });
    });
  }

  /** @param {Expression & {node: CallExpression}} router a call that may make one */
  #addRouter({ model, node, scope }) {
    for (const each of node.arguments) {
      const held = { model, node: each, scope };
      if (MERGES.test(lastName(unwrap(node.callee)))) this.#addMember(node, '', held, 0);
      else this.#addMembers(node, '', held, 0);
    }
  }

  /**
   * @param {Node} router that contains them
   * @param {string} prefix of their names
   * @param {Expression} object that has them
   * @param {number} depth of objects
   */
  #addMembers(router, prefix, { model, node, scope }, depth) {
    if (node.type !== 'ObjectExpression' || depth > MOST_DEPTH) return;
    for (const each of node.properties) {
      if (each.type === 'SpreadElement') this.#addSpread(router, prefix, { model, node: each.argument, scope }, depth);
      else {
        const name = keyName(each);
        if (name !== '') this.#addMember(router, prefix + name, { model, node: each.value, scope }, depth);
      }
    }
  }

  /**
   * @param {Node} router that contains them
   * @param {string} prefix of their names
   * @param {Expression} spread an object whose members are added
   * @param {number} depth of objects
   */
  #addSpread(router, prefix, spread, depth) {
    const value = this.#values.of(spread);
    if (value?.kind === 'object') this.#addMembers(router, prefix, value, depth + 1);
  }

  /**
   * @param {Node} router that contains it
   * @param {string} name of it there, `''` if its members are the router's
   * @param {Expression} expression that it is
   * @param {number} depth of objects
   */
  #addMember(router, name, expression, depth) {
    const value = this.#values.of(expression);
    if (value?.kind === 'object') this.#addMembers(router, `${name}.`, value, depth + 1);
    if (value?.kind !== 'called' || !mayMakeProcedures(value.node)) return;
    const { node } = value;
    if (isProcedureCall(node)) {
      this.#procedures.push({ router, name, at: { ...value, node } });
      this.#routers.add(router);
    } else {
      const holder = { parent: router, name: name === '' ? '' : `${name}.` };
      addToList(this.#holders, node, holder);
      this.#routers.add(router);
    }
  }

  /**
   * @param {Node} router that procedures are in
   * @param {Set<Node>} around routers that are being followed: they may contain each other
   * @returns {string[]} what comes before the names in it, for each place where it is
   */
  #namesOf(router, around) {
    const holders = this.#holders.get(router) ?? [];
    if (around.has(router)) return [`${UNKNOWN_PART}.`];
    if (holders.length === 0) return [this.#isRoot(router) ? '' : `${UNKNOWN_PART}.`];
    const inner = new Set([...around, router]);
    const names = holders.flatMap(({ parent, name }) =>
      parent === null ? [] : this.#namesOf(parent, inner).map((prefix) => prefix + name),
    );
    return names.length > MOST_NAMES ? [`${UNKNOWN_PART}.`] : [...new Set(names)];
  }

  /**
   * @param {Node} router that is not seen in any other
   * @returns {boolean} whether it is the application's: the only one, or the only one that contains others
   */
  #isRoot(router) {
    const roots = [...this.#routers].filter((each) => !this.#holders.has(each));
    if (roots.length === 1) return true;
    const holding = new Set([...this.#holders.values()].flat().map(({ parent }) => parent));
    return holding.has(router);
  }
}
