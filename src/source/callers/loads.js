/** What the files of a program load: by `import` and `require`, by name or by a path that is made while it runs. */
import { eachNode } from '../each-node.js';
import { onceFor } from '../once-for.js';
import { literalText } from '../routes/literal-meaning.js';
import { moduleFile } from '../routes/module-files.js';
import { isLoad } from './package-root.js';

/** @import { ProgramFiles } from './program-files.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * What a file loads.
 * @typedef {object} Loads
 * @property {string[]} modules by name
 * @property {Node[]} paths made while the program runs
 */

/**
 * @param {ProgramFiles} files of a program
 * @returns {Set<string>} paths of those that others load by name: their code is followed by that of the others
 */
export function importedFiles(files) {
  const has = (/** @type {string} */ file) => files.sources.has(file);
  return new Set(
    files
      .all()
      .flatMap(({ file, program }) => loadsOf(program).modules.flatMap((each) => moduleFile(file, each, has) ?? [])),
  );
}

/** What a file loads, by its syntax tree. */
export const loadsOf = onceFor((/** @type {Node} */ program) => {
  /** @type {Loads} */
  const loads = { modules: [], paths: [] };
  eachNode(program, false, (node) => {
    const source = loadedBy(node);
    const module = literalText(source);
    if (module !== '') loads.modules.push(module);
    else if (source && source.type !== 'Literal') loads.paths.push(source);
  });
  return loads;
});

/**
 * @param {Node} node any
 * @returns {Node | undefined} what it loads
 */
function loadedBy(node) {
  if (node.type === 'CallExpression') return isLoad(node) ? node.arguments[0] : undefined;
  return /^(?:Import|ExportNamed|ExportAll)/.test(node.type) && 'source' in node
    ? (node.source ?? undefined)
    : undefined;
}
