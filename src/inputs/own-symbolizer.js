/** Loads what names native code, if it is needed. */
import { execPath } from 'node:process';

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

const DEMANGLER = new URL('../symbols/demangle.js', import.meta.url).href;
/** Of all names of a log together, bytes. */
const MOST_OUTPUT = 64 << 20;

/**
 * Demangles in a Node process that makes do with little address space, which can only be set when it starts. Preloads
 * from NODE_OPTIONS don't belong there.
 * @param {string[]} names mangled
 * @returns {Promise<string[]>} the demangled names, in the same order; none if no such Node can be started
 */
async function demangleApart(names) {
  // Hardly ever needed.
  const { execFile } = await import('node:child_process');
  const code = `import { readFileSync } from 'node:fs';
    import { createDemangler } from ${JSON.stringify(DEMANGLER)};
    console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(createDemangler())));`;
  const words = ['--disable-wasm-trap-handler', '--input-type=module', '-e', code];
  return new Promise((resolve) => {
    const child = execFile(execPath, words, { env: {}, maxBuffer: MOST_OUTPUT }, (error, out) =>
      resolve(error === null ? JSON.parse(out) : []),
    );
    child.stdin?.on('error', () => {}).end(JSON.stringify(names));
  });
}
