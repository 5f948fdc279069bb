/**
 * Parsers recurse, and code may nest arbitrarily deep. At the end of the stack JavaScript throws, but V8 ends the whole
 * process if a regular expression must be compiled there (`RegExpCompiler::ToNodeCheckForStackOverflow`,
 * src/regexp/regexp-compiler.cc). So a parser checks, as it goes deeper, that there is room left.
 */

/** @import { Parser } from 'acorn' */

/** Methods of acorn, and of its plugins for TypeScript and JSX: every descent goes through one of them. */
const RECURSIVE = [
  ...['parseStatement', 'parseMaybeAssign', 'parseNew', 'parseBindingAtom'],
  ...['tsParseType', 'tsParseTypeOperatorOrHigher', 'jsx_parseElementAt'],
];
/**
 * Method that begins each operand. The operands of `a + b + c` are parsed by nested calls of `parseExprOp`, whose
 * frames a wrapper would double. So operands count until their expression ends.
 */
const OPERAND = 'parseMaybeUnary';

/** Code that is less deep than this needs no check of the stack: it takes less than 0.3 MB of one MB. */
const SHALLOW = 96;
/** Below that, one check for each of this many steps down. A step takes up to 2.5 KB of the stack. */
const STEP = 32;
/**
 * The stack must have room for this many calls of `room`: 130 to 180 KB, for the steps until the next check and what
 * they call.
 */
const FRAMES = 700;

/**
 * @param {typeof Parser} Base acorn's, with plugins or without
 * @returns {typeof Parser} a parser that throws a RangeError before the stack ends
 */
export function bounded(Base) {
  class Bounded extends Base {
    depth = 0;
    /** The depth that is known to be safe. */
    known = SHALLOW;

    /** One step down. @throws {RangeError} if there is no room for more */
    enter() {
      if (++this.depth <= this.known) return;
      room(FRAMES, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      this.known = this.depth + STEP;
    }

    /** @param {number} depth to which it goes back */
    leave(depth) {
      this.depth = depth;
      // The same depth may take more stack next time.
      if (this.known > SHALLOW && depth + 3 * STEP < this.known) this.known = Math.max(SHALLOW, depth + STEP);
    }
  }
  const methods = /** @type {Record<string, Method>} */ (/** @type {unknown} */ (Base.prototype));
  for (const name of [...RECURSIVE, OPERAND].filter((each) => each in methods))
    Object.defineProperty(Bounded.prototype, name, { value: around(methods[name], name === OPERAND), writable: true });
  return Bounded;
}

/** A method of a parser. @typedef {(this: Deep, ...values: unknown[]) => unknown} Method */
/** What `Bounded` adds to a parser. @typedef {{depth: number, enter: () => void, leave: (depth: number) => void}} Deep */

/**
 * @param {Method} parse a method of a parser
 * @param {boolean} isOperand whether the step ends with the expression around it
 * @returns {Method} the same, checking the stack
 */
function around(parse, isOperand) {
  // None of them has more parameters.
  /** @type {Method} */
  function operand(a, b, c, d) {
    this.enter();
    return parse.call(this, a, b, c, d);
  }
  /** @type {Method} */
  function step(a, b, c, d) {
    const { depth } = this;
    this.enter();
    try {
      return parse.call(this, a, b, c, d);
    } finally {
      this.leave(depth);
    }
  }
  return isOperand ? operand : step;
}

/**
 * @param {number} frames that must fit
 * @param {number[]} values that make each at least 150 bytes, however V8 compiles this
 * @returns {number} nothing of interest
 * @throws {RangeError} if there is no room
 */
function room(frames, ...values) {
  return frames === 0 ? values.length : room(frames - 1, ...values) + 1;
}
