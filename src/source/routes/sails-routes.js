/**
 * Routes of Sails: its configuration names actions, which it finds by the paths of their files
 * (https://sailsjs.com/documentation/concepts/routes/custom-routes).
 */
import { memberName } from '../member-path.js';
import { exportsOf } from './exports.js';
import { isPath } from './path-texts.js';

/** @import { FileModel } from './file-model.js' */
/** @import { HandlerFunction } from './handler-functions.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Expression, Value, Values } from './values.js' */

/** Files of the configuration and of the actions, below the same directory. */
const CONFIGURES = /^(.*[\\/])config[\\/].*\.[cm]?[jt]s$/;
const ACTS = /^(.*[\\/])api[\\/]controllers[\\/](.*)\.[cm]?[jt]s$/;
const KEY = /^(?:(all|get|post|put|patch|delete|head|options)\s+)?(\/\S*)$/i;
/** The function of an action that is an object: a machine, whose `fn` is called. */
const MACHINE = 'fn';

/** A file of actions: one, or those of a controller. @typedef {{model: FileModel, isController: boolean}} ActionFile */

/**
 * @param {readonly string[]} files absolute paths of the program's files
 * @param {(file: string) => FileModel | null} modelOf a file
 * @param {Values} values across the files
 * @returns {Registration[]} of the actions that its configuration names
 */
export function sailsRoutes(files, modelOf, values) {
  const roots = new Set(files.flatMap((file) => ACTS.exec(file)?.[1] ?? []));
  return [...roots].flatMap((root) => {
    const actions = new Actions(files, root, modelOf, values);
    return files
      .filter((file) => CONFIGURES.exec(file)?.[1] === root)
      .flatMap((file) => configuredIn(modelOf(file), actions, values));
  });
}

/**
 * @param {FileModel | null} model of a file of the configuration
 * @param {Actions} actions of the program
 * @param {Values} values across the files
 * @returns {Registration[]} what `module.exports.routes` has
 */
function configuredIn(model, actions, values) {
  const table = model && values.exports.named(model, 'routes');
  if (table?.kind !== 'object') return [];
  const { node, scope } = table;
  return node.properties.flatMap((each) => {
    if (each.type !== 'Property' || each.computed || each.key.type !== 'Literal') return [];
    const [, method = 'ALL', path = ''] = KEY.exec(String(each.key.value)) ?? [];
    const functions = isPath(path) ? actions.of({ model: table.model, node: each.value, scope }) : [];
    if (functions.length === 0) return [];
    const handlers = [{ functions, role: /** @type {const} */ ('handler') }];
    const at = { router: null, isWhole: true, receiver: '', file: table.model.file, offset: each.start };
    return [{ ...at, method: method.toUpperCase(), paths: [path], handlers }];
  });
}

/** What targets of routes mean. */
class Actions {
  /** @type {Map<string, ActionFile>} by their path below `api/controllers`, as Sails writes it */
  #files;
  #values;

  /**
   * @param {readonly string[]} files absolute paths of the program's files
   * @param {string} root of the program, with a separator at its end
   * @param {(file: string) => FileModel | null} modelOf a file
   * @param {Values} values across the files
   */
  constructor(files, root, modelOf, values) {
    this.#values = values;
    this.#files = new Map(
      files.flatMap((file) => {
        const [, own, place = ''] = ACTS.exec(file) ?? [];
        const model = own === root ? modelOf(file) : null;
        return model === null ? [] : [[identity(place), { model, isController: /Controller$/.test(place) }]];
      }),
    );
  }

  /**
   * @param {Expression} target of a route: an action's name, a function, an object with either of them, or a list of
   *   these
   * @returns {HandlerFunction[]} functions that answer, as far as they are the program's
   */
  of(target) {
    const value = this.#values.of(target);
    switch (value?.kind) {
      case 'function':
        return [value];
      case 'text':
        return this.#named(identity(value.text));
      case 'list':
        return value.items.flatMap((item) => this.of(item));
      case 'object':
        return this.#ofTarget(value);
      default:
        return [];
    }
  }

  /**
   * @param {Extract<Value, {kind: 'object'}>} target such as `{ controller: 'auth', action: 'login' }`
   * @returns {HandlerFunction[]}
   */
  #ofTarget({ model, node, scope }) {
    const members = new Map(
      node.properties.flatMap((each) =>
        each.type === 'Property' && !each.computed ? [[memberName(each.key), { model, node: each.value, scope }]] : [],
      ),
    );
    const [controller, action] = ['controller', 'action']
      .map((name) => members.get(name))
      .map((each) => this.#text(each));
    if (action !== '') return this.#named([controller, action].filter(Boolean).map(identity).join('/'));
    const direct = members.get(MACHINE) ?? members.get('target');
    return direct === undefined ? [] : this.of(direct);
  }

  /** @returns {string} the text that an expression is, `''` if it isn't a text */
  #text(/** @type {Expression | undefined} */ expression) {
    const value = expression && this.#values.of(expression);
    return value?.kind === 'text' ? value.text : '';
  }

  /**
   * @param {string} name identity of an action
   * @returns {HandlerFunction[]} its function, from its own file or its controller
   */
  #named(name) {
    const own = this.#files.get(name);
    if (own && !own.isController) return this.#exported(own.model, ['default', MACHINE]);
    const [, place = '', action = ''] = /^(.*)\/([^/]*)$/.exec(name) ?? [];
    const controller = this.#files.get(place);
    if (!controller?.isController) return [];
    const names = exportedNames(controller.model, this.#values);
    return this.#exported(
      controller.model,
      names.filter((each) => each.toLowerCase() === action),
    );
  }

  /**
   * @param {FileModel} model of a file
   * @param {string[]} names that it may export
   * @returns {HandlerFunction[]} the first of them that is a function
   */
  #exported(model, names) {
    const found = names.map((name) => this.#values.exports.named(model, name));
    return found.flatMap((value) => (value?.kind === 'function' ? [value] : [])).slice(0, 1);
  }
}

/**
 * @param {FileModel} model of a file
 * @param {Values} values across the files
 * @returns {string[]} names that it exports
 */
function exportedNames(model, values) {
  const whole = values.exports.named(model, 'default');
  const own = whole?.kind === 'object' ? whole.node.properties : [];
  return [
    ...exportsOf(model).names.keys(),
    ...own.flatMap((each) => (each.type === 'Property' && !each.computed ? [memberName(each.key)] : [])),
  ];
}

/**
 * @param {string} name of an action, a controller, or a file of theirs: `AuthController.login`, `account\remove`
 * @returns {string} how Sails writes it: `auth/login`
 *   (https://github.com/balderdashy/sails/blob/master/lib/app/private/controller/load-action-modules.js)
 */
function identity(name) {
  return name
    .replace(/Controller(?=[.\\/]|$)/i, '')
    .replace(/[.\\]/g, '/')
    .toLowerCase();
}
