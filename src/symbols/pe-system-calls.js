import { readLoaded } from './pe-file.js';

/** @import { LinkedSymbol } from './covering-symbols.js' */
/** @import { PeExports } from './pe-exports.js' */
/** @import { PeFile } from './pe-file.js' */

/**
 * The system calls of Windows in ntdll.dll, x64: they don't use the stack, so `.pdata` says nothing about them; but a
 * thread that waits is in one. Each is the same code with its own number:
 * `mov r10,rcx; mov eax,n; test byte [7FFE0308h],1; jne old way; syscall; ret`.
 */
const STUB = [
  ...[0x4c, 0x8b, 0xd1],
  ...[0xb8, -1, -1, -1, -1],
  ...[0xf6, 0x04, 0x25, 0x08, 0x03, 0xfe, 0x7f, 0x01],
  ...[0x75, 0x03],
  ...[0x0f, 0x05],
  0xc3,
];

/**
 * @param {PeFile} pe the file
 * @param {PeExports} exports of it
 * @param {number} address RVA
 * @returns {LinkedSymbol | null} the system call whose code covers it, up to where it returns
 */
export function systemCallAt(pe, exports, address) {
  for (let start = address; start > address - STUB.length; start--) {
    const name = exports.nameOf(start);
    if (name === '') continue;
    const code = readLoaded(pe, start, STUB.length);
    const isStub = code.length === STUB.length && STUB.every((byte, at) => byte === -1 || byte === code[at]);
    return isStub ? { name, start, end: start + STUB.length } : null;
  }
  return null;
}
