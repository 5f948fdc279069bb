/**
 * What has no asynchronous form, in a worker thread. Handing a call to piscina's pool takes 55-80 µs of the event loop
 * (5.3, Node 20 to 26, 2026-11-28), so this helps only where the call takes much longer.
 */

/**
 * The pool copies what it returns: a Buffer arrives as Uint8Array.
 * @param {{returns: string, input: string, task: string}} call what it returns, the name of the bytes that it gets, and
 *   what computes it, as source
 * @returns {string[]} lines of code
 */
export function workerSketch({ returns, input, task }) {
  return [
    `const ${returns} = await pool.run(${input}); // in a worker thread; a Buffer arrives as a Uint8Array`,
    "// with: const pool = new Piscina({ filename: path.resolve('worker.cjs') }); // once; npm install piscina",
    `// worker.cjs: module.exports = (${input}) => ${task};`,
  ];
}
