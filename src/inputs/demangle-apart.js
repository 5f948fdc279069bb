import { execFile } from 'node:child_process';
import { execPath } from 'node:process';

const DEMANGLER = new URL('../symbols/demangle.js', import.meta.url).href;
/** Of all names of a log together, bytes. */
const MOST_OUTPUT = 64 << 20;

/**
 * Demangles in a Node that makes do with little address space: that is an option of its start. What NODE_OPTIONS preloads
 * has no place there.
 * @param {string[]} names mangled
 * @returns {Promise<string[]>} the demangled ones, in that order; none if there is no such Node
 */
export function demangleApart(names) {
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
