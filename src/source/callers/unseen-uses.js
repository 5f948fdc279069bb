/**
 * Uses of a function that no name leads to: by `eval`, by a decorator, in files that are loaded by paths that are made
 * while the program runs, or by names that a configuration gives to files.
 */
import { DECORATES } from '../compiler-helpers.js';
import { eachNode } from '../each-node.js';
import { callOf } from '../handed-over.js';
import { lastName, memberPath } from '../member-path.js';
import { WHOLE_EXPORT } from '../names-of.js';
import { loadsOf } from './loads.js';

/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { Loads } from './loads.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { AnyNode as Node } from 'acorn' */

const SEPARATORS = /[\\/]+/;
const ENDING = /\.[cm]?[jt]sx?$/;

/** How many names may be followed. */
const MOST_STEPS = 8;

/** Looks in all files of a program. */
export class UnseenUses {
  /** @type {Map<FileModel, Loads> | undefined} by each file */
  #loads;
  #files;
  #values;

  /**
   * @param {ProgramFiles} files of the program
   * @param {Values} values finds out what expressions mean
   */
  constructor(files, values) {
    this.#files = files;
    this.#values = values;
  }

  /**
   * @param {Set<string>} names of a function
   * @param {FunctionOfFile} called the function
   * @returns {boolean} whether somebody may use it unseen
   */
  has(names, { model: { file, index } }) {
    if ((index.uses.get('eval') ?? []).some((use) => callOf(use) !== null) || isDecorated(names, index)) return true;
    if (!names.has(WHOLE_EXPORT)) return false;
    this.#loads ??= new Map(this.#files.all().map((model) => [model, loadsOf(model.program)]));
    return [...this.#loads].some(
      ([model, { modules, paths }]) =>
        paths.some((path) => mayLead(path, model.file, file)) ||
        modules.some((module) => this.#isCalledBy(module, model, file)),
    );
  }

  /**
   * @param {string} module name of a module
   * @param {FileModel} model of the file that loads it
   * @param {string} file another
   * @returns {boolean} whether it is no package's name, and may be that file's: `#keys/derive`, `@acme/keys`
   */
  #isCalledBy(module, model, file) {
    if (!/^[@#~\w]/.test(module) || this.#values.isOfOthers(module)) return false;
    const last = withoutEnding(module.split('/').at(-1) ?? '');
    if (!file.split(SEPARATORS).some((part) => withoutEnding(part) === last)) return false;
    return this.#values.exports.imported(model, module, '*', MOST_STEPS)?.kind === 'package';
  }
}

/**
 * @param {Set<string>} names of a function
 * @param {FileModel['index']} index of its file
 * @returns {boolean} whether a decorator gets it, and may put another function in its place
 */
function isDecorated(names, { calls }) {
  return calls.some(({ node }) => {
    if (node.type !== 'CallExpression' || !DECORATES.test(lastName(node.callee))) return false;
    const [, , name] = node.arguments;
    return name?.type === 'Literal' && names.has(String(name.value));
  });
}

/**
 * @param {Node} path that is made while the program runs
 * @param {string} from file that loads what is there
 * @param {string} file another
 * @returns {boolean} whether it may lead to that, by its parts that are known
 */
function mayLead(path, from, file) {
  /** @type {string[]} */
  const texts = [];
  let isHere = false;
  eachNode(path, false, (node) => {
    if (node.type === 'Literal') texts.push(String(node.value));
    else if (node.type === 'TemplateElement') texts.push(node.value.raw);
    else isHere ||= node.type === 'MetaProperty' || /^__(?:dirname|filename)$/.test(memberPath(node));
  });
  const parts = texts.flatMap((text) => text.split(SEPARATORS));
  const directory = from.slice(0, from.length - (from.split(SEPARATORS).at(-1) ?? '').length);
  if ((isHere || parts.includes('.')) && !parts.includes('..') && !file.startsWith(directory)) return false;
  return parts.every((part) => /^\.*$/.test(part) || file.includes(withoutEnding(part)));
}

/**
 * @param {string} part of a path
 * @returns {string} the same without `.js` and its like
 */
function withoutEnding(part) {
  return part.replace(ENDING, '');
}
