import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { parse } from 'acorn';
import { ERROR_TABLE } from '../../src/failures/error-table.js';
import { holesOf } from '../../src/failures/failure-sentence.js';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
/** What readers throw about an input is told which one by whoever called them (src/inputs/read-inputs.js). */
const READERS = /^(?:formats|symbols|engine-node|v8log|gate\/baseline)\//;

/**
 * @typedef {{file: string, code: string, facts: Set<string>, isOpen: boolean}} Throw a place that makes a
 *   Failure; `isOpen` if not all of its facts can be read from the source
 */

/** @returns {Throw[]} all of the program */
function failuresMade() {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  return files.flatMap((name) => {
    /** @type {Throw[]} */
    const found = [];
    walk(
      parse(readFileSync(path.join(SOURCES, name), 'utf8'), { ecmaVersion: 'latest', sourceType: 'module' }),
      (node) => {
        if (node.type !== 'NewExpression' || node.callee.name !== 'Failure') return;
        const { facts, isOpen } = factsOf(node.arguments[1]);
        if (READERS.test(name)) facts.add('path');
        for (const code of codesOf(node.arguments[0])) found.push({ file: name, code, facts, isOpen });
      },
    );
    return found;
  });
}

/**
 * @param {any} node of a syntax tree
 * @param {(node: any) => void} visit called with all nodes in it
 */
function walk(node, visit) {
  if (Array.isArray(node)) node.forEach((each) => walk(each, visit));
  if (typeof node?.type !== 'string') return;
  visit(node);
  Object.values(node).forEach((value) => walk(value, visit));
}

/**
 * @param {any} node first argument of a Failure
 * @returns {string[]} codes that it may be
 */
function codesOf(node) {
  if (node.type === 'Literal') return [node.value];
  return node.type === 'ConditionalExpression' ? [...codesOf(node.consequent), ...codesOf(node.alternate)] : [];
}

/**
 * @param {any} node second argument of a Failure
 * @returns {{facts: Set<string>, isOpen: boolean}} names of facts that are always there
 */
function factsOf(node) {
  if (node === undefined) return { facts: new Set(), isOpen: false };
  if (node.type === 'ConditionalExpression') {
    const [left, right] = [factsOf(node.consequent), factsOf(node.alternate)];
    return {
      facts: new Set([...left.facts].filter((fact) => right.facts.has(fact))),
      isOpen: left.isOpen || right.isOpen,
    };
  }
  if (node.type !== 'ObjectExpression') return { facts: new Set(), isOpen: true };
  const named = node.properties.filter((/** @type {any} */ each) => each.type === 'Property');
  return { facts: new Set(named.map((/** @type {any} */ { key }) => key.name)), isOpen: false };
}

const made = failuresMade();
/** @param {string | string[] | undefined} sentences of an entry */
const each = (sentences) => (sentences === undefined ? [] : [sentences].flat());

test('whatever is thrown has a row, and no row is left over', () => {
  expect([...new Set(made.map(({ code }) => code))].sort()).toEqual(Object.keys(ERROR_TABLE).sort());
});

test.each(made.filter(({ isOpen }) => !isOpen).map(({ file, code, facts }) => [code, file, facts]))(
  '%s of %s has the facts that its sentences mention',
  (code, _, facts) => {
    const { message, cause, next } = ERROR_TABLE[code];
    for (const sentences of [message, cause, next]) {
      // One of the sentences must always be possible.
      const holes = each(sentences).map((sentence) => holesOf(sentence).filter((name) => !facts.has(name)));
      if (holes.length > 0) expect(holes).toContainEqual([]);
    }
  },
);

test.each(Object.entries(ERROR_TABLE))('%s is made of sentences', (_, { message, cause, next }) => {
  const sentences = [...each(message), ...each(cause), ...each(next)];
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^[A-Z"{\-n]/);
    expect(sentence).not.toMatch(/ {2}|\n| $/);
  }
  // What follows a colon is a command or a reason; all else ends as sentences do.
  for (const sentence of [...each(message), ...each(cause)]) expect(sentence).toMatch(/\.$|: \{\w+\}$/);
});
