/** What a program's files export to each other, and what a name means that one imports from another. */
import { MAX_STEPS, objectOf, propertyOf } from '../definition.js';
import { exportsOf } from './exports.js';
import { moduleFile } from './module-files.js';

/** @import { AnyNode as Node } from 'acorn' */
/** @import { Scope } from '../scope.js' */
/** @import { Exports } from './exports.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Expression, Value, Values } from './values.js' */

/** Follows names from file to file. */
export class ExportedValues {
  /** @type {Map<FileModel, Exports>} */
  #exports = new Map();
  /** Files that specifiers mean, by the file that imports: one that thousands of calls lead to is looked up for each.
   * @type {WeakMap<FileModel, Map<string, string | null>>} */
  #files = new WeakMap();
  #values;
  #modelOf;
  #has;

  /**
   * @param {Values} values finds out what expressions of one file mean
   * @param {(file: string) => FileModel | null} modelOf a file, null if it can't be parsed
   * @param {(file: string) => boolean} has whether the program has a file
   */
  constructor(values, modelOf, has) {
    this.#values = values;
    this.#modelOf = modelOf;
    this.#has = has;
  }

  /**
   * @param {FileModel} model of the file that imports
   * @param {string} specifier of the module
   * @param {string} name that is imported, `*` for all
   * @param {number} steps how many more names may be followed
   * @returns {Value | null} null if it is a file that the program doesn't have, or its value is not known
   */
  imported(model, specifier, name, steps) {
    const file = this.#fileNamed(model, specifier);
    if (file === null) return /^(?:$|[./])/.test(specifier) ? null : { kind: 'package', module: specifier, name };
    const target = this.#modelOf(file);
    if (target === null) return null;
    return name === '*' ? this.whole(target, steps - 1) : this.named(target, name, steps - 1);
  }

  /**
   * @param {FileModel} model of a file
   * @param {number} steps how many more names may be followed
   * @returns {Value | null} all that it exports
   */
  whole(model, steps) {
    const { whole } = this.of(model);
    if (whole === null || 'module' in whole) return { kind: 'module', model };
    const value = this.#values.of({ model, ...whole }, steps - 1);
    return value === null ? { kind: 'module', model } : { ...value, exportedBy: model };
  }

  /**
   * @param {FileModel} model of a file
   * @param {string} name that it exports
   * @param {number} [steps] how many more names may be followed
   * @returns {Value | null} null if it doesn't export that name, or its value is not known
   */
  named(model, name, steps = MAX_STEPS) {
    if (steps <= 0) return null;
    const { names, whole, stars } = this.of(model);
    const own = names.get(name);
    if (own)
      return 'module' in own
        ? this.imported(model, own.module, own.name, steps)
        : this.#values.of({ model, ...own }, steps - 1);
    const value = whole === null ? null : this.whole(model, steps - 1);
    if (value !== null && value.kind !== 'module')
      return name === 'default' ? value : this.#values.memberOf(value, name, steps - 1);
    // What CommonJS exports is the default for its importers.
    return name === 'default' ? { kind: 'module', model } : this.#exportedBy(stars, model, name, steps - 1);
  }

  /**
   * @param {string[]} stars modules whose names a file exports as well
   * @param {FileModel} model of the file
   * @param {string} name that is searched for
   * @param {number} steps how many more names may be followed
   * @returns {Value | null}
   */
  #exportedBy(stars, model, name, steps) {
    for (const star of stars) {
      const value = this.imported(model, star, name, steps);
      if (value !== null && value.kind !== 'package') return value;
    }
    return null;
  }

  /**
   * @param {FileModel} model of the file that imports
   * @param {string} specifier of the module
   * @param {string} name that is imported, `*` for all
   * @param {number} [steps] how many more files may be followed
   * @returns {Expression | null} where a file of the program gives that name its value; null if that is unknown
   */
  givenBy(model, specifier, name, steps = MAX_STEPS) {
    const file = this.#fileNamed(model, specifier);
    const target = file === null || steps <= 0 ? null : this.#modelOf(file);
    if (target === null) return null;
    const { names, whole } = this.of(target);
    const isAll = name === '*' || name === 'default';
    const given = names.get(name) ?? (isAll ? whole : propertyOfWhole(whole, name));
    if (!given) return null;
    return 'module' in given ? this.givenBy(target, given.module, given.name, steps - 1) : { model: target, ...given };
  }

  /**
   * @param {FileModel} model of the file that imports
   * @param {string} specifier of the module
   * @returns {string | null} absolute path of the program's file that it means; null for a package, or if unknown
   */
  #fileNamed(model, specifier) {
    const known = this.#files.get(model) ?? new Map();
    this.#files.set(model, known);
    if (!known.has(specifier)) known.set(specifier, moduleFile(model.file, specifier, this.#has));
    return known.get(specifier);
  }

  /**
   * @param {FileModel} model of the file that imports
   * @param {string} specifier of the module
   * @returns {FileModel | null} the file of the program that it means; null for a package, or if unknown
   */
  fileOf(model, specifier) {
    const file = this.#fileNamed(model, specifier);
    return file === null ? null : this.#modelOf(file);
  }

  /**
   * @param {FileModel} model of a file
   * @returns {Exports} what the file says of them
   */
  of(model) {
    let found = this.#exports.get(model);
    if (found === undefined) this.#exports.set(model, (found = exportsOf(model)));
    return found;
  }
}

/**
 * @param {Exports['whole']} whole what a file exports
 * @param {string} name of a property
 * @returns {{node: Node, scope: Scope} | null} its value, if the file shows it
 */
function propertyOfWhole(whole, name) {
  const object = whole !== null && 'node' in whole ? objectOf(whole.node, whole.scope) : null;
  const property = object && propertyOf(object.node, name, object.scope);
  return property?.node && property.key === '' ? { node: property.node, scope: property.scope } : null;
}
