/** The files of a program, each parsed once, and where their code was written. */
import { addToList } from '../../model/add-to-list.js';
import { fileModel } from '../routes/file-model.js';
import { routerOf, routerUsed } from '../router-of.js';

/** @import { EnclosingFunction } from '../../model/source-call.js' */
/** @import { HandOver } from '../handed-over.js' */
/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Originals } from '../routes/route-index.js' */
/** @import { Script } from '../script.js' */

/** @typedef {{file: string, line: number}} WrittenLine */

/**
 * Says whose the code at a 1-based place is, in a file that may be a bundle.
 * @typedef {(place: {file: string, line: number, column: number}) => 'user' | 'package' | 'nobody'} WriterOf
 */

/** Opens a program's files. */
export class ProgramFiles {
  /** @type {Map<string, FileModel | null>} */
  #models = new Map();
  /** @type {Map<FileModel, (place: Place) => EnclosingFunction>} */
  #around = new Map();
  /** @type {FileModel[] | undefined} */
  #all;
  /** @type {string[] | undefined} */
  #unread;
  /** Numbers of files by name. @type {Map<string, number[]> | undefined} */
  #byName;
  #scriptOf;
  #originalOf;
  #uses;
  /** @type {WriterOf} */
  writerOf = () => 'user';

  /**
   * @param {ReadonlyMap<string, string>} sources texts of the program's own files by path
   * @param {(file: string) => Script | null} scriptOf opens one
   * @param {Originals} originalOf where the code at a place of a file was written
   * @param {boolean} areAll whether they are all that ran
   * @param {(framework: string) => boolean} uses whether the program uses a framework
   */
  constructor(sources, scriptOf, originalOf, areAll, uses) {
    this.sources = sources;
    this.areAll = areAll;
    this.#scriptOf = scriptOf;
    this.#originalOf = originalOf;
    this.#uses = uses;
  }

  /**
   * @param {HandOver} by call that gets a function
   * @returns {string} the framework whose router that is, `''` if none of those that the program uses
   */
  routerOf(by) {
    return routerUsed(routerOf(by), this.#uses);
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} place in it
   * @returns {WrittenLine} where it was written; line 0 if unknown
   */
  lineOf({ file, lines }, { node }) {
    return this.#originalOf({ file, ...lines.positionOf(node.start) });
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} place in it
   * @returns {ReturnType<WriterOf>} whose code that is
   */
  writerAt({ file, lines }, { node }) {
    return this.writerOf({ file, ...lines.positionOf(node.start) });
  }

  /** @returns {FileModel[]} all files of the program that can be read; each of thousands of functions may ask */
  all() {
    return (this.#all ??= [...this.sources.keys()].flatMap((file) => this.model(file) ?? []));
  }

  /**
   * Each of thousands of functions asks where its names are; going through thousands of files for each would take minutes.
   * @param {readonly string[]} names as the index of a file has them: `hash`, and `.hash` of a property
   * @returns {FileModel[]} files that can be read in which one of them is used, or is a text that is a key, in the order
   *   of all files
   */
  using(names) {
    const byName = (this.#byName ??= numbersByName(this.all()));
    const lists = names.flatMap((name) => [byName.get(name) ?? []]).filter(({ length }) => length > 0);
    if (lists.length === 1) return lists[0].map((number) => this.all()[number]);
    const numbers = new Set(lists.flat());
    return [...numbers].sort((a, b) => a - b).map((number) => this.all()[number]);
  }

  /** @returns {string[]} texts of the files that can't be parsed */
  unread() {
    return (this.#unread ??= [...this.sources].flatMap(([file, text]) => (this.model(file) === null ? [text] : [])));
  }

  /**
   * @param {FileModel} model of a file
   * @returns {(place: Place) => EnclosingFunction} the function around a place
   */
  aroundIn(model) {
    return /** @type {(place: Place) => EnclosingFunction} */ (this.#around.get(model));
  }

  /**
   * @param {EnclosingFunction} within a function
   * @returns {EnclosingFunction} the same, without a router that the program does not use
   */
  #withoutGuess(within) {
    const router = routerUsed(within.router, this.#uses);
    return router === within.router ? within : { ...within, router };
  }

  /**
   * @param {string} file of the program
   * @returns {FileModel | null} null if it can't be parsed
   */
  model(file) {
    let model = this.#models.get(file);
    if (model === undefined) {
      const parsed = this.sources.has(file) ? (this.#scriptOf(file)?.parsed() ?? null) : null;
      model = parsed && fileModel(file, parsed);
      this.#models.set(file, model);
      if (parsed && model) this.#around.set(model, (place) => this.#withoutGuess(parsed.around(place)));
    }
    return model;
  }
}

/**
 * @param {FileModel[]} models of all files
 * @returns {Map<string, number[]>} the numbers of those that use a name, or have it as a key
 */
function numbersByName(models) {
  /** @type {Map<string, number[]>} */
  const byName = new Map();
  for (const [number, { index }] of models.entries())
    for (const name of new Set([...index.uses.keys(), ...index.keys.keys()])) addToList(byName, name, number);
  return byName;
}
