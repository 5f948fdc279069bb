import { outlineCode } from './code-outline.js';
import { lookupOf } from './fingerprint-lookup.js';
import { lineTable } from './line-table.js';

/** Text before a function's parameters, if it has a name. */
const NAME = /(?<![\w$])(?!(?:async|function)\b)[\w$]+(?=\s*$)/;
/** Text before a function that is assigned: `var __awaiter = (this && this.__awaiter) || function`. */
const GETS = /[\w$]+(?=\s*[=:]\s*(?:\(this && this\.\w+\) \|\| )?$)/;
const LONGEST = 100;

/**
 * @param {string} text the whole source
 * @returns {(line: number, column: number) => string[]} names of the functions around the one that V8 puts at a 1-based
 *   position, from the inside out
 */
export function namesAround(text) {
  const functions = outlineCode(text, lookupOf([]).signs)?.functions ?? [];
  const places = new Map(functions.map(({ position }, index) => [position, index]));
  const lines = lineTable(text);
  const outerOf = (/** @type {number | undefined} */ index) => functions[index ?? -1]?.outer ?? -1;
  return (line, column) => {
    const names = [];
    for (let index = outerOf(places.get(lines.offsetOf(line, column))); index !== -1; index = outerOf(index)) {
      const { start, position } = functions[index];
      const own = NAME.exec(text.slice(start, position)) ?? GETS.exec(text.slice(Math.max(0, start - LONGEST), start));
      if (own !== null) names.push(own[0]);
    }
    return names;
  };
}
