/**
 * TypeScript as JavaScript: everything that only TypeScript has is blanked, so that all else keeps its place, like
 * Node's type stripping. Syntax with an effect at run time (enums, parameter properties, decorators) is blanked as
 * well: the text is only read, never run.
 */
import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import { bounded } from './bounded-depth.js';
import { childrenOf } from './each-node.js';
import { tolerant } from './syntax.js';
import { typedNames } from './typed-names.js';
import { skipTrivia } from './v8-position.js';

/** @import { PlainCode } from '../model/compiled-file.js' */

/** @typedef {{start: number, end: number}} Range offsets, the end exclusive */

/** A node of any type: TypeScript's are not in acorn's types. @typedef {any} Node */

/** Files above this are bundles or data. */
const MAX_LENGTH = 2 * 1024 * 1024;

/** In methods the parser stops at the `const` of a type parameter: `pick<const K extends string>()`. */
const CONSTANT_TYPE = /[<,]\s*const\s$/;
const MAX_CONSTANTS = 20;

const WITH_JSX = /\.[jt]sx$/i;

/** Nodes that V8 never sees: blanked completely. */
const TYPE =
  /^(?:TSTypeAnnotation|TSTypeParameterDeclaration|TSTypeParameterInstantiation|Decorator|TSIndexSignature|TSNamespaceExportDeclaration)$/;
const DECLARATION = /^(?:TSInterfaceDeclaration|TSTypeAliasDeclaration|TSDeclareFunction|TSEnumDeclaration)$/;
const MODIFIER = /\b(?:public|private|protected|readonly|override|abstract|declare|accessor)\b/g;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gs;

/**
 * @param {string} text of a file, without a byte order mark
 * @param {string} file its path
 * @returns {PlainCode | null} null if it can't be read as TypeScript
 */
export function withoutTypes(text, file) {
  if (text.length > MAX_LENGTH) return null;
  try {
    const { program, comments } = parseTyped(text, file);
    const blanks = new Blanks(text);
    walk(program, blanks);
    return {
      code: blanks.code(),
      comments: distinct(comments),
      hidden: blanks.hidden(),
      typed: typedNames(program),
    };
  } catch {
    // A syntax error, syntax newer than our parser, or the stack's end on deeply nested code.
    return null;
  }
}

/**
 * @param {string} text of a file
 * @param {string} file its path
 * @returns {{program: Node, comments: Range[]}} its syntax tree
 * @throws {Error} if it isn't TypeScript that the parser knows
 */
function parseTyped(text, file) {
  const TypedParser = /** @type {typeof Parser} */ (
    Parser.extend(tsPlugin({ jsx: WITH_JSX.test(file) }), tolerant, bounded)
  );
  let known = text;
  for (let constants = 0; ; constants++) {
    /** @type {Range[]} */
    const comments = [];
    try {
      const program = TypedParser.parse(known, {
        sourceType: 'module',
        ecmaVersion: 'latest',
        locations: true,
        allowHashBang: true,
        onComment: (_block, _text, start, end) => comments.push({ start, end }),
      });
      return { program, comments };
    } catch (error) {
      const { pos = -1 } = /** @type {{pos?: number}} */ (error);
      if (constants >= MAX_CONSTANTS || !CONSTANT_TYPE.test(known.slice(Math.max(0, pos - 9), pos + 6))) throw error;
      known = `${known.slice(0, pos)}${' '.repeat('const'.length)}${known.slice(pos + 'const'.length)}`;
    }
  }
}

/** Collects what to blank. */
class Blanks {
  /** @type {(Range & {by: string})[]} */
  #ranges = [];

  /** @param {string} text of a file */
  constructor(text) {
    this.text = text;
  }

  /**
   * @param {number} start offset
   * @param {number} end offset
   * @param {string} [by] text to write at the start instead
   */
  add(start, end, by = '') {
    if (end > start) this.#ranges.push({ start, end, by });
  }

  /** @returns {string} the text with blanks, of the same length */
  code() {
    let code = '';
    let at = 0;
    for (const { start, end, by } of this.#ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
      if (end <= at) continue;
      const from = Math.max(start, at);
      // No line ends: `=>` may not begin a line, and lines are counted in the text itself.
      code += this.text.slice(at, from) + by.slice(0, end - from).padEnd(end - from);
      at = end;
    }
    return code + this.text.slice(at);
  }

  /** @returns {Range[]} strings in them */
  hidden() {
    return this.#ranges.flatMap(({ start, end }) =>
      Array.from(this.text.slice(start, end).matchAll(STRING), ({ index, 0: { length } }) => ({
        start: start + index,
        end: start + index + length,
      })),
    );
  }
}

/**
 * @param {Node} program the file's syntax tree
 * @param {Blanks} blanks is filled
 */
function walk(program, blanks) {
  /** @type {{node: Node, parent: Node}[]} */
  const pending = [{ node: program, parent: null }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (blankWhole(next.node, next.parent, blanks)) continue;
    PARTS[next.node.type]?.(next.node, blanks, next.parent);
    for (const child of childrenOf(next.node)) pending.push({ node: child, parent: next.node });
  }
}

/**
 * @param {Node} node of any type
 * @param {Node} parent of it
 * @param {Blanks} blanks is added to
 * @returns {boolean} whether the whole node is blanked
 */
function blankWhole(node, parent, blanks) {
  const { type, start, end } = node;
  if (TYPE.test(type)) blanks.add(start, end);
  else if (/^JSX(?:Element|Fragment)$/.test(type)) blanks.add(start, end, '0');
  else if (isUnseen(node))
    // The statement before it must still end there.
    blanks.add(/^Export/.test(parent?.type ?? '') ? parent.start : start, end, ';');
  else if (/^(?:Import|Export)Specifier$/.test(type) && isType(node))
    blanks.add(start, blanks.text[skipTrivia(blanks.text, end)] === ',' ? skipTrivia(blanks.text, end) + 1 : end);
  else return false;
  return true;
}

/**
 * @param {Node} node of a specifier, an import or an export
 * @returns {boolean} whether it is of types only
 */
function isType({ importKind, exportKind }) {
  return importKind === 'type' || exportKind === 'type';
}

/**
 * @param {Node} node of any type
 * @returns {boolean} whether it is a statement or a member that V8 never sees
 */
function isUnseen(node) {
  if (DECLARATION.test(node.type)) return true;
  if (/^(?:Import|Export(?:Named|All)|TSImportEquals)Declaration$/.test(node.type)) return isType(node);
  if (node.declare === true || node.global === true) return true;
  if (node.type === 'MethodDefinition') return node.abstract === true || node.value.type !== 'FunctionExpression';
  return node.type === 'PropertyDefinition' && node.abstract === true;
}

/**
 * Blanks what V8 does not see in a node's own text, by type; children are handled on their own.
 * @type {Record<string, (node: Node, blanks: Blanks, parent: Node) => void>}
 */
const PARTS = {
  TSAsExpression: behindExpression,
  TSSatisfiesExpression: behindExpression,
  TSNonNullExpression: behindExpression,
  TSTypeAssertion: beforeExpression,
  // An object must not become a block.
  TSExportAssignment: ({ start, expression }, blanks) => blanks.add(start, expression.start, 'void'),
  // With a default value and no type, the parser has the parameter begin with the modifiers.
  TSParameterProperty: ({ start, parameter }, blanks) => blanks.add(start, (parameter.left ?? parameter).start),
  TSModuleDeclaration: ({ start, body }, blanks, parent) =>
    blanks.add(/^Export/.test(parent.type) ? parent.start : start, body.start, ';'),
  TSModuleBlock: exportsInside,
  // As long as `import`.
  TSImportEqualsDeclaration: ({ start }, blanks) => blanks.add(start, start + 'import'.length, 'const'),
  Identifier: behindName,
  FunctionDeclaration: ownThis,
  FunctionExpression: ownThis,
  ClassDeclaration: headOfClass,
  ClassExpression: headOfClass,
  MethodDefinition: headOfMember,
  PropertyDefinition: headOfMember,
};

/**
 * @param {Node} node with an expression: `a as B`, `a!`
 * @param {Blanks} blanks is added to
 */
function behindExpression({ expression, end }, blanks) {
  // A parenthesis around the expression belongs to it.
  const from = endOfExpression(blanks.text, expression.end, end);
  blanks.add(from, end);
}

/**
 * @param {string} text of the file
 * @param {number} from where an expression ends
 * @param {number} to end of the text about it
 * @returns {number} offset after the parentheses around the expression
 */
function endOfExpression(text, from, to) {
  let end = from;
  for (let next = skipTrivia(text, end); next < to && text[next] === ')'; next = skipTrivia(text, end)) end = next + 1;
  return end;
}

/**
 * @param {Node} node with an expression: `<A>b`, `export = a`
 * @param {Blanks} blanks is added to
 */
function beforeExpression({ start, expression }, blanks) {
  const head = blanks.text.slice(start, expression.start);
  blanks.add(start, start + head.replace(/\([\s(]*$/, '').length);
}

/**
 * @param {Node} node of the body of a namespace, which becomes a block
 * @param {Blanks} blanks is added to
 */
function exportsInside({ body }, blanks) {
  for (const { type, start, declaration } of body)
    if (type === 'ExportNamedDeclaration' && declaration) blanks.add(start, declaration.start);
}

/**
 * @param {Node} node of a name: `a?: B`, `a!: B`
 * @param {Blanks} blanks is added to
 */
function behindName({ start, end, name, optional, typeAnnotation }, blanks) {
  if (optional || typeAnnotation) blanks.add(start + name.length, typeAnnotation?.start ?? end);
}

/**
 * @param {Node} node of a function, whose first parameter may say what `this` is
 * @param {Blanks} blanks is added to
 */
function ownThis({ params: [first] }, blanks) {
  if (first?.type !== 'Identifier' || first.name !== 'this') return;
  const behind = skipTrivia(blanks.text, first.end);
  blanks.add(first.start, blanks.text[behind] === ',' ? behind + 1 : first.end);
}

/**
 * @param {Node} node of a class
 * @param {Blanks} blanks is added to
 */
function headOfClass(node, blanks) {
  const { id, superClass, superTypeParameters, typeParameters, body, abstract: isAbstract } = node;
  if (node.implements?.length > 0) {
    const ends = [id, superClass, superTypeParameters, typeParameters].map((each) => each?.end ?? 0);
    const last = endOfExpression(blanks.text, Math.max(...ends, node.start), body.start);
    const keyword = blanks.text.slice(last, body.start).search(/\bimplements\b/);
    if (keyword !== -1) blanks.add(last + keyword, body.start);
  }
  if (!isAbstract) return;
  const from = behindDecorators(node);
  const keyword = blanks.text.slice(from, id?.start ?? body.start).search(/\babstract\b/);
  if (keyword !== -1) blanks.add(from + keyword, from + keyword + 'abstract'.length);
}

/**
 * @param {Node} node of a class or a member
 * @returns {number} where it begins after its decorators
 */
function behindDecorators({ start, decorators = [] }) {
  return decorators.reduce((/** @type {number} */ last, /** @type {Node} */ { end }) => Math.max(last, end), start);
}

/**
 * @param {Node} node of a class's member
 * @param {Blanks} blanks is added to
 */
function headOfMember(node, blanks) {
  const { text } = blanks;
  const from = behindDecorators(node);
  for (const { index, 0: word } of text.slice(from, node.key.start).matchAll(MODIFIER))
    blanks.add(from + index, from + index + word.length);
  const bracket = node.computed ? skipTrivia(text, node.key.end) + 1 : node.key.end;
  const mark = skipTrivia(text, bracket);
  if (text[mark] === '?' || text[mark] === '!') blanks.add(mark, mark + 1);
}

/**
 * @param {Range[]} comments some of them twice, since the parser tries several ways
 * @returns {Range[]} in order
 */
function distinct(comments) {
  return [...new Map(comments.map((comment) => [comment.start, comment])).values()].sort((a, b) => a.start - b.start);
}
