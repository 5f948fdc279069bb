/** A call in a program that may be awaited, and what the program's other code says about that. */
import { ProgramCallers } from '../../src/source/callers/program-callers.js';
import { scriptOpener } from '../../src/source/script.js';

const FRAMEWORKS = ['express', 'fastify', 'koa'];
const COMMAND_LINES = ['commander', 'yargs', 'cac', 'citty'];
const SEQUENCES = ['ulid', 'lodash', 'seedrandom'];
const PACKAGES = new Set(['some-store', 'node-cache', 'moment', 'pino', ...FRAMEWORKS, ...COMMAND_LINES, ...SEQUENCES]);

/**
 * @param {Record<string, string>} files by name; `|` stands at the position of the call that may be awaited
 * @returns the program, and the call in it
 */
function programOf(files) {
  const [own, marked] = Object.entries(files).find(([, text]) => text.includes('|f(')) ?? ['', ''];
  const sources = new Map(Object.entries(files).map(([name, text]) => [`/app/${name}`, text.replace('|f(', 'f(')]));
  const scriptOf = scriptOpener(sources);
  const script = scriptOf(`/app/${own}`);
  const syntax = script?.callAt(marked.indexOf('|f('))?.syntax;
  if (!script || !syntax) throw new Error(`no call in ${own}`);
  const { line, column } = script.positionOf(marked.indexOf('|f('));
  const around = { line: -1, column: -1, ...script.functionAround(line, column) };
  const program = new ProgramCallers(sources, scriptOf, (module) => PACKAGES.has(module));
  return { program, file: `/app/${own}`, range: syntax.range, around };
}

/** @param {Record<string, string>} files as above @returns {boolean} whether others may store in between what is looked up before it */
export function isUpdated(files) {
  const { program, file, range } = programOf(files);
  return program.isReadThenWritten(file, range);
}

/** @param {Record<string, string>} files as above @returns {string} line of a caller that stores behind it what was looked up */
export function pausedAt(files) {
  const { program, file, range, around } = programOf(files);
  const at = program.of({ file, ...around }, range)?.pausedAt;
  return at ? `${at.file}:${at.line} ${at.why}` : '';
}

/** @param {Record<string, string>} files as above @returns {boolean} whether it is all that a loop is known to wait for */
export function isPolled(files) {
  const { program, file, range } = programOf(files);
  return program.isPolled(file, range);
}

/** @param {Record<string, string>} files as above @returns {boolean} whether it is all that a loop of many rounds is known to wait for */
export function isSoleWait(files) {
  const { program, file, range } = programOf(files);
  return program.isSoleWait(file, range);
}

/** @param {Record<string, string>} files as above @returns {boolean} whether all callers of the function around it are known, and wait for it */
export function isAwaitedByAll(files) {
  const { program, file, range, around } = programOf(files);
  const found = program.of({ file, ...around }, range);
  return found !== null && found.areKnown && found.unawaited.length === 0;
}
