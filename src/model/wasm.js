/** How modules of WebAssembly look in a source. */

/** What one begins with in base64: `\0asm`, version 1. */
export const WASM_START = 'AGFzbQEAAA';
