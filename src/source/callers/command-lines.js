/**
 * Where a program begins what its command line asks for: `program.parse()`, after `program.command('add').action(add)`. Who does
 * not wait there goes on before an action that waits has ended.
 */
import { unwrap } from '../definition.js';
import { callOf } from '../handed-over.js';
import { beganWith } from '../routes/receivers.js';

/** @import { HandOver } from '../handed-over.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { Expression, Values } from '../routes/values.js' */
/** @import { ProgramFiles } from './program-files.js' */

/** @typedef {FunctionOfFile & {isPromise: boolean}} Beginning of actions: whether its result is a promise that waits for them */

/**
 * Packages that read command lines, and what of them begins an action: whether that gives a promise of its end, if it is async.
 * @type {[module: string, names: Record<string, boolean>][]}
 */
const BEGINNINGS = [
  ['commander', { parse: false, parseAsync: true }],
  ['@commander-js/extra-typings', { parse: false, parseAsync: true }],
  ['cac', { parse: false, runMatchedCommand: true }],
  ['sade', { parse: true }],
  ['citty', { runMain: true, runCommand: true }],
  ['yargs', { parse: true, parseAsync: true, argv: true }],
  ['yargs/yargs', { parse: true, parseAsync: true, argv: true }],
];

/** What adds an action to a command that the function is handed: `export const addTo = (cli) => cli.command('add').action(add)`. */
const ADDS_ACTION = 'action';

/** Finds such places. */
export class CommandLines {
  #files;
  #values;

  /**
   * @param {ProgramFiles} files of a program
   * @param {Values} values finds out what expressions mean
   */
  constructor(files, values) {
    this.#files = files;
    this.#values = values;
  }

  /**
   * @param {FunctionOfFile['model']} model of a file
   * @param {HandOver} by call that gets a function
   * @returns {Beginning[]} where the program begins it, if that makes it an action of a command line
   */
  beginningsOf(model, { node, name, call }) {
    const module = this.#moduleOf({ model, node: node.callee, scope: call.context.scope });
    if (module === null && name !== ADDS_ACTION) return [];
    return BEGINNINGS.flatMap(([each, names]) =>
      module === null || module === each
        ? Object.entries(names).flatMap(([called, isPromise]) => this.#usesOf(each, called, isPromise))
        : [],
    );
  }

  /**
   * @param {string} module of a package
   * @param {string} name of what it exports, or of a method of what it makes
   * @param {boolean} isPromise whether that gives a promise
   * @returns {Beginning[]} where it is called, or read
   */
  #usesOf(module, name, isPromise) {
    return this.#files.all().flatMap((model) => {
      const { uses } = model.index;
      const members = (uses.get(`.${name}`) ?? []).flatMap(({ node, up }) =>
        up?.node.type === 'MemberExpression' && up.node.property === node ? [up] : [],
      );
      return [...(uses.get(name) ?? []), ...members].flatMap((use) => {
        const isIt = this.#moduleOf({ model, node: use.node, scope: use.context.scope }) === module;
        const place = callOf(use) ?? (use.node.type === 'MemberExpression' ? use : null);
        return isIt && place !== null ? [{ model, place, isPromise }] : [];
      });
    });
  }

  /**
   * @param {Expression} callee of a call
   * @returns {string | null} module that it, or what it is a method of, comes from; null if unknown
   */
  #moduleOf({ model, node, scope }) {
    const inner = unwrap(node);
    const object = inner.type === 'MemberExpression' ? inner.object : inner;
    const value = beganWith(this.#values.of({ model, node: object, scope }), this.#values);
    return value?.kind === 'package' || value?.kind === 'made' ? value.module : null;
  }
}
