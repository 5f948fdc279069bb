/**
 * What a program hands to templates: `res.locals.check = check`, `res.render('page', shown)`. Their code is not read: they may call
 * any function that they get, and none of them waits for a promise.
 */
import { unwrap } from '../definition.js';
import { callOf } from '../handed-over.js';
import { CONTEXT_NAME } from '../handler-parameters.js';
import { firstName, memberPath } from '../member-path.js';
import { namesOf } from '../names-of.js';

/** @import { Place } from '../program-index.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Expression, Values } from '../routes/values.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Methods that fill a template: Express' and Koa's, Fastify's, and those of templates' packages. */
const RENDERS = ['render', 'renderFile', 'renderAsync', 'renderString', 'view'];

/**
 * @typedef {object} GivenToTemplate
 * @property {Expression} given a function, or what may have some
 * @property {FunctionOfFile} at where it is handed over
 */

/** Finds what templates get. */
export class TemplateLocals {
  /** @type {GivenToTemplate[] | undefined} */
  #given;
  /** @type {Set<Node>} objects whose parts some template is known to get */
  #known = new Set();
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
   * @param {FunctionOfFile} called a function
   * @returns {FunctionOfFile | null} where a template may get it; null if none is known to
   */
  taking(called) {
    this.#given ??= this.#givenToAny();
    return this.#given.find(({ given }) => this.#mayBe(given, called))?.at ?? null;
  }

  /**
   * @param {Expression} given to a template
   * @param {FunctionOfFile} called a function
   * @returns {boolean} whether it is that, or has that under one of its names
   */
  #mayBe(given, { place }) {
    const value = this.#values.of(given);
    if (value?.kind === 'function') return value.place.node === place.node;
    if (value?.kind !== 'object' && value?.kind !== 'module') return false;
    return [...namesOf(place)].some((name) => {
      const property = { type: 'Identifier', name };
      const node = /** @type {Node} */ ({ type: 'MemberExpression', object: given.node, property, computed: false });
      const member = this.#values.of({ ...given, node });
      return member?.kind === 'function' && member.place.node === place.node;
    });
  }

  /** @returns {GivenToTemplate[]} what any template gets; nothing if the program is not known to have any */
  #givenToAny() {
    const rendered = this.#files.all().flatMap((model) => this.#renderedIn(model));
    if (rendered.length === 0) return [];
    return [...rendered, ...this.#files.all().flatMap((model) => this.#localsIn(model))];
  }

  /**
   * @param {FileModel} model of a file
   * @returns {GivenToTemplate[]} what it has a template filled with
   */
  #renderedIn(model) {
    const { uses } = model.index;
    return RENDERS.flatMap((name) => [...(uses.get(name) ?? []), ...(uses.get(`.${name}`) ?? [])]).flatMap((use) => {
      const callee = use.up?.node.type === 'MemberExpression' && use.up.node.property === use.node ? use.up : use;
      const call = callOf(callee);
      const value = call && this.#values.of({ model, node: callee.node, scope: use.context.scope });
      if (call === null || value?.kind === 'function') return [];
      return call.node.arguments.flatMap((given) => this.#partsOf({ model, place: call }, given));
    });
  }

  /**
   * @param {FileModel} model of a file
   * @returns {GivenToTemplate[]} what it leaves for all templates that are filled later: `app.locals.check = check`
   */
  #localsIn(model) {
    const { uses } = model.index;
    const states = (uses.get('.state') ?? []).filter(
      ({ up }) => up && CONTEXT_NAME.test(firstName(memberPath(up.node))),
    );
    return [...(uses.get('.locals') ?? []), ...states].flatMap(({ up }) =>
      up === null ? [] : leftIn(up).flatMap((given) => this.#partsOf({ model, place: up }, given)),
    );
  }

  /**
   * @param {FunctionOfFile} at where something is handed over
   * @param {Node} node of it
   * @returns {GivenToTemplate[]} it, and all that it contains, unless another template gets that
   */
  #partsOf(at, node) {
    /** @type {GivenToTemplate[]} */
    const parts = [];
    const first = { model: at.model, node, scope: at.place.context.scope };
    const pending = [first];
    for (let given = pending.pop(); given !== undefined; given = pending.pop()) {
      parts.push({ given, at });
      const value = this.#values.of(given);
      if (value?.kind !== 'object' || this.#known.has(value.node)) continue;
      this.#known.add(value.node);
      for (const each of value.node.properties) {
        const inner = unwrap(each.type === 'SpreadElement' ? each.argument : each.value);
        pending.push({ model: value.model, node: inner, scope: value.scope });
      }
    }
    return parts;
  }
}

/**
 * @param {Place} locals place of `res.locals`
 * @returns {Node[]} what is set there, or in there
 */
function leftIn(locals) {
  const { node, up } = locals;
  const outer = up?.node;
  if (outer?.type === 'CallExpression')
    return memberPath(outer.callee) === 'Object.assign' && outer.arguments[0] === node ? outer.arguments.slice(1) : [];
  return setTo(up !== null && outer?.type === 'MemberExpression' ? up : locals);
}

/**
 * @param {Place} target place of a member
 * @returns {Node[]} what is assigned to it there
 */
function setTo({ node, up }) {
  return up?.node.type === 'AssignmentExpression' && up.node.left === node ? [up.node.right] : [];
}
