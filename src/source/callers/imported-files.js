/** Which files of a program others load, by `import` and `require`: their code is followed by that of the others. */
import { literalText } from '../routes/literal-meaning.js';
import { moduleFile } from '../routes/module-files.js';

/** @import { FileModel } from '../routes/file-model.js' */
/** @import { ProgramFiles } from './program-files.js' */

/**
 * @param {ProgramFiles} files of a program
 * @returns {Set<string>} paths of those that others load
 */
export function importedFiles(files) {
  const has = (/** @type {string} */ file) => files.sources.has(file);
  return new Set(
    files.all().flatMap((model) => specifiersIn(model).flatMap((each) => moduleFile(model.file, each, has) ?? [])),
  );
}

/**
 * @param {FileModel} model of a file
 * @returns {string[]} what it loads, as it is written there
 */
function specifiersIn({ program, index }) {
  const { body } = /** @type {import('acorn').Program} */ (program);
  const sources = body.flatMap((each) => ('source' in each && each.source ? [literalText(each.source)] : []));
  const required = (index.uses.get('require') ?? []).flatMap(({ node, up }) =>
    up?.node.type === 'CallExpression' && up.node.callee === node && up.node.arguments.length > 0
      ? [literalText(up.node.arguments[0])]
      : [],
  );
  return [...sources, ...required].filter(Boolean);
}
