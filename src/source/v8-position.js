/**
 * Where V8 puts a call or a function, learnt from the code-source-info and code-creation rows of Node 18 to 26, which
 * agree in all tiers. test/source/v8-position.test.js asks the running Node again.
 */

/**
 * @import { AnonymousFunctionDeclaration, ArrowFunctionExpression, CallExpression, ClassBody, FunctionDeclaration,
 *   FunctionExpression, NewExpression, AnyNode as Node, TaggedTemplateExpression } from 'acorn'
 */

/**
 * @typedef {CallExpression | NewExpression | TaggedTemplateExpression}
 *   CallNode
 */
/**
 * @typedef {import('acorn').Function | FunctionDeclaration |
 *   AnonymousFunctionDeclaration | FunctionExpression |
 *   ArrowFunctionExpression} FunctionNode
 */

/** Words that V8's scanner never takes for an identifier, not even after a dot: `Token::IsCallable` is false. */
const KEYWORDS = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends ' +
    'false finally for function if import in instanceof new null return switch this throw true try typeof var ' +
    'void while with'
  ).split(' '),
);

/**
 * The position of a call: the last name before its opening parenthesis if that name touches it, as in
 * `crypto.|pbkdf2Sync(…)`, else the parenthesis, as in `load()|(…)`, `o.f?.|(…)`, `o[k]|(…)`, `(0, o.f)|(…)`
 * and `promise.catch|(…)` (ParseLeftHandSideContinuation in
 * https://source.chromium.org/chromium/chromium/src/+/main:v8/src/parsing/parser-base.h).
 * @param {CallNode} node to locate
 * @param {string} text the whole source
 * @returns {number} offset
 */
export function callPosition(node, text) {
  if (node.type === 'NewExpression') return node.start;
  if (node.type === 'TaggedTemplateExpression') return node.quasi.start;
  const name = nameNode(node.callee);
  const { offset, direct } = openingParenthesis(text, node.callee.end);
  return direct && name ? name.start : offset;
}

/**
 * The position of a function: an arrow function's first character (`async` included), any other
 * function's opening parenthesis.
 * @param {FunctionNode} node to locate
 * @param {string} text the whole source
 * @returns {number} offset
 */
export function functionPosition(node, text) {
  if (node.type === 'ArrowFunctionExpression') return node.start;
  return openingParenthesis(text, node.id?.end ?? node.start).offset;
}

/**
 * Positions of the functions that V8 adds to a class. A default constructor has the class's position. The function that
 * initialises fields has that of the first field of its kind (static or not) on Node 24 and later, that of the class's
 * body on Node 22, and on Node 20 that of the class, or of the last field for static ones.
 * @param {ClassBody} body with the elements of the class
 * @param {{start: number, end: number}} range of the whole class
 * @returns {{position: number, end: number}[]} end: where the code of that function ends
 */
export function classPositions(body, range) {
  const positions = [
    { position: range.start, end: range.end },
    { position: body.start, end: body.end },
  ];
  for (const isStatic of [false, true]) {
    const elements = body.body.filter((element) =>
      element.type === 'StaticBlock' ? isStatic : element.type === 'PropertyDefinition' && element.static === isStatic,
    );
    const last = elements.at(-1);
    if (!last) continue;
    // Without the semicolon that acorn includes.
    const { end } = last.type === 'PropertyDefinition' ? (last.value ?? last.key) : last;
    positions.push({ position: elements[0].start, end }, { position: last.start, end });
  }
  return positions;
}

/**
 * @param {Node} callee what is called
 * @returns {{start: number} | null}
 */
function nameNode(callee) {
  if (callee.type === 'Identifier' || callee.type === 'Super') return callee;
  if (callee.type !== 'MemberExpression' || callee.computed) return null;
  const { property } = callee;
  return property.type === 'Identifier' && !KEYWORDS.has(property.name) ? property : null;
}

/**
 * @param {string} text the whole source
 * @param {number} from offset between two tokens
 * @returns {{offset: number, direct: boolean}} `direct` if only space and comments come before it
 */
function openingParenthesis(text, from) {
  let direct = true;
  let offset = skipTrivia(text, from);
  while (offset < text.length && text[offset] !== '(') {
    direct = false;
    offset = skipTrivia(text, offset + 1);
  }
  return { offset, direct };
}

/**
 * Skips space and comments.
 * @param {string} text the whole source
 * @param {number} from offset between two tokens
 * @returns {number} offset of the next token
 */
export function skipTrivia(text, from) {
  let offset = from;
  for (;;) {
    if (/\s/.test(text[offset] ?? '')) offset += 1;
    else if (text.startsWith('/*', offset)) offset = after(text.indexOf('*/', offset + 2), 2, text);
    else if (text.startsWith('//', offset)) offset = after(endOfLine(text, offset), 0, text);
    else return offset;
  }
}

/**
 * @param {string} text the whole source
 * @param {number} offset in the line
 * @returns {number} offset of the line's end, -1 if it is the last
 */
function endOfLine(text, offset) {
  const end = /[\n\r\u2028\u2029]/g;
  end.lastIndex = offset;
  return end.exec(text)?.index ?? -1;
}

/**
 * @param {number} found offset, -1 if not found
 * @param {number} length of what was found
 * @param {string} text the whole source
 * @returns {number} offset after what was found, the text's end if nothing was
 */
function after(found, length, text) {
  return found < 0 ? text.length : found + length;
}
