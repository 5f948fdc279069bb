/** Follows the sketch of a function that becomes async and is called in another file. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lineTable } from '../../src/source/line-table.js';
import { copyOf, originalOf } from './advice-cases.js';
import { runProcess } from './cli-process.js';

/** @import { AdviceCase } from './advice-cases.js' */

const ASYNC = /^\/\/ with: async in line (\d+), before column (\d+)$/;
const IMPORT = /^\/\/ with: (const .*)$/;
const CALLERS = /^\/\/ with: await every call of .* \(program\.cjs:(\d+(?:, \d+)*)\)/;

/**
 * @param {AdviceCase} advice whose finding's file is called by its program; the case `<name>-awaits` has that program as
 *   its user makes it wait
 * @param {string} node absolute path of the Node that runs it
 * @returns {Promise<{before: string, applied: string, followed: string}>} what the program prints as it is, with the
 *   sketch in the finding's file alone, and with what it says of the other file, too
 */
export async function withCallersSketch(advice, node) {
  const original = await originalOf(advice, node);
  const finding = original.report.findings.find(({ rule }) => rule === advice.rule);
  const { advice: lines, callSite } = finding ?? {};
  if (!lines || !callSite) throw new Error('no finding');
  const cwd = await copyOf(advice);
  const run = async () => (await runProcess([node, advice.program], { cwd })).out;
  const file = path.join(cwd, path.basename(callSite.file));
  writeFileSync(file, followed(readFileSync(file, 'utf8'), lines, callSite.line ?? 0));
  const applied = await run();
  const named = matchIn(lines, CALLERS)[1].split(', ').map(Number);
  const waiting = readFileSync(path.join(`${advice.directory}-awaits`, advice.program), 'utf8');
  const awaiting = waiting.split('\n').flatMap((text, index) => (text.includes('await ') ? [index + 1] : []));
  if (String(named) !== String(awaiting)) throw new Error(`lines ${named} are named, ${awaiting} must wait`);
  writeFileSync(path.join(cwd, advice.program), waiting);
  return { before: original.out, applied, followed: await run() };
}

/**
 * @param {string} source text of a file
 * @param {string[]} sketch of a call in it
 * @param {number} line of that call
 * @returns {string} the text with all that the sketch says of this file
 */
function followed(source, sketch, line) {
  const table = lineTable(source);
  const [, asyncLine, asyncColumn] = matchIn(sketch, ASYNC).map(Number);
  const at = table.offsetOf(asyncLine, asyncColumn);
  const { start, end } = table.rangeOf(line);
  const edited = source.slice(0, at) + 'async ' + source.slice(at, start) + sketch[0] + source.slice(end);
  return `${matchIn(sketch, IMPORT)[1]}\n${edited}`;
}

/**
 * @param {string[]} lines of a sketch
 * @param {RegExp} pattern of one of them
 * @returns {RegExpExecArray} its match
 */
function matchIn(lines, pattern) {
  for (const line of lines) {
    const match = pattern.exec(line);
    if (match) return match;
  }
  throw new Error(`${pattern} is not in ${lines.join('\n')}`);
}
