/**
 * A log of macOS as V8 writes it there, made of one that Linux recorded: no Mac was at hand. Rows of libraries have the
 * place of `__TEXT,__text` and the slide, and each native address becomes one in the function of the same name.
 */

/** @import { Sidecar } from '../../src/symbols/sidecar.js' */

/** Where macOS' own libraries are; there are no such files, since dyld's cache holds them all. */
const SYSTEM = '/usr/lib/system/';
const KERNEL = { path: `${SYSTEM}libsystem_kernel.dylib`, start: 0x1_9000_0000, size: 0x3_8000 };
/** How far the cache is from where it was linked. */
const CACHE_SLIDE = 0x1000_0000;

/**
 * @param {string} log text that Node wrote on Linux
 * @param {Sidecar} sidecar names of its native code
 * @param {object} macos the binary that is to have run
 * @param {string} macos.path of it, as the log is to have it
 * @param {{address: number, size: number}} macos.text its `__TEXT,__text`, as linked
 * @param {number} macos.slide how far from there it is to have run
 * @param {(name: string) => number | undefined} macos.find finds a function by its demangled name: its address as linked
 * @returns {string} the log; addresses in functions that the binary does not have are the first of `__text`
 */
export function asOnMacos(log, sidecar, { path, text, slide, find }) {
  const [node] = sidecar.libraries;
  const [libc] = sidecar.libraries.filter(({ path: name }) => name.includes('/libc.so'));
  const move = (/** @type {number} */ address) => {
    const symbol = node.symbols.find(({ start, end }) => start <= address && address < end);
    if (symbol !== undefined) {
      // The first instruction: the function may be shorter there.
      return (find(symbol.name) ?? text.address) + slide;
    }
    const waits = libc?.symbols.some(({ name, start, end }) => /epoll/.test(name) && start <= address && address < end);
    return waits ? KERNEL.start + (address % KERNEL.size) : address;
  };
  const row = (/** @type {string} */ name, /** @type {number} */ start, /** @type {number} */ size, by = slide) =>
    `shared-library,${name},0x${start.toString(16)},0x${(start + size).toString(16)},${by}`;
  return log
    .split('\n')
    .flatMap((line) => {
      const fields = line.split(',');
      if (fields[0] === 'v8-platform') return ['v8-platform,macos,macos'];
      if (fields[0] === 'shared-library' && fields[1] === node.path) return [];
      if (fields[0] === 'shared-library')
        return [`shared-library,${dylibOf(fields[1])},${fields.slice(2, 4)},${CACHE_SLIDE}`];
      if (fields[0] === 'shared-library-end')
        return [
          row(path, text.address + slide, text.size),
          row(KERNEL.path, KERNEL.start, KERNEL.size, CACHE_SLIDE),
          line,
        ];
      if (fields[0] !== 'tick') return [line];
      const moved = fields.map((field, index) =>
        index > 0 && /^0x[0-9a-f]+$/.test(field) ? `0x${move(Number(field)).toString(16)}` : field,
      );
      return [moved.join(',')];
    })
    .join('\n');
}

/**
 * @param {string} library path on Linux
 * @returns {string} where macOS would have such a library
 */
function dylibOf(library) {
  const name = library.slice(library.lastIndexOf('/') + 1).replace(/^(?:lib)?([a-z]+).*$/, '$1');
  return `${SYSTEM}libsystem_${name}.dylib`;
}
