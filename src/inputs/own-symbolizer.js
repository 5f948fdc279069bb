/** @import { Symbolizer, SymbolizerOptions } from '../symbols/index.js' */

/**
 * Loads the symbolizer for native code, which takes a while and is needed only for logs.
 * @param {Pick<SymbolizerOptions, 'mode' | 'binaries'>} options where names may come from
 * @returns {Promise<Symbolizer>} of this machine's files; the caller closes it
 */
export async function ownSymbolizer(options) {
  const { createSymbolizer } = await import('../symbols/index.js');
  return createSymbolizer({ ...options, demangleApart });
}

/**
 * @param {string[]} names mangled
 * @returns {Promise<string[]>} the demangled ones: loads what is hardly ever needed
 */
async function demangleApart(names) {
  return (await import('./demangle-apart.js')).demangleApart(names);
}
