/** Names of the stubs by which ELF files call functions of other libraries. */
import { lies } from './byte-source.js';
import { ElfDecoder } from './elf-decoder.js';
import { EM_AARCH64, EM_X86_64 } from './elf-file.js';
import { nameOffsetOf } from './elf-symbol-table.js';
import { readString } from './strings.js';
import { functionName } from './symbol-name.js';

/** @import { LinkedSymbol } from './covering-symbols.js' */
/** @import { ElfFile, ElfSection } from './elf-file.js' */

/**
 * The stubs through which a file calls functions of others: they have no symbols, but their slot gives the function. Up
 * to 3.5 % of a program's ticks are in `memcpy@plt` and the like.
 */

/** .plt.sec has the stubs if the processor checks jumps (IBT), .plt.got those that are never bound lazily. */
const SECTIONS = ['.plt', '.plt.sec', '.plt.got'];

/** Bytes of one Elf64_Rela, and how many of them are read at once. */
const RELOCATION = 24;
const CHUNK = 0x1_0000;

/** A position-independent Node has some 300,000. */
const MOST_RELOCATIONS = 0x40_0000;

/** On arm64 the first stub, which calls the dynamic linker, has 32 bytes. */
const ARM64_HEADER = 32;

/**
 * Names stubs. One that doesn't jump to a function (the first, which calls the dynamic linker) gets the name of its
 * section.
 * @param {ElfFile} elf the file
 * @param {number[]} addresses as linked
 * @returns {Map<number, LinkedSymbol>} by address, of those that lie in a stub
 */
export function pltStubs(elf, addresses) {
  /** @type {Map<number, {start: number, end: number, section: string, slot: number}>} */
  const stubs = new Map();
  for (const section of sectionsNamed(elf, SECTIONS)) {
    if (!elf.is64) continue;
    for (const address of addresses) {
      if (address < section.address || address >= section.address + section.size) continue;
      const stub = elf.machine === EM_X86_64 ? x64Stub(elf, section, address) : arm64Stub(elf, section, address);
      if (stub !== null) stubs.set(address, { ...stub, section: section.name });
    }
  }
  const targets = targetNames(elf, new Set([...stubs.values()].map(({ slot }) => slot)));
  return new Map(
    [...stubs].map(([address, { start, end, section, slot }]) => {
      const target = targets.get(slot);
      return [address, { start, end, name: target === undefined ? section : `${target}@plt` }];
    }),
  );
}

/**
 * @param {ElfFile} elf the file
 * @param {string[]} names of sections
 * @returns {ElfSection[]} those that lie in the file, at most one of each name, because a file may claim thousands
 */
function sectionsNamed(elf, names) {
  return names
    .flatMap((name) => elf.sections.find((section) => section.name === name) ?? [])
    .filter((section) => lies(elf.source, section));
}

/**
 * Decodes `[endbr64] [bnd] jmp *displacement(%rip)`.
 * @param {ElfFile} elf the file
 * @param {ElfSection} section of stubs
 * @param {number} address as linked, within the section
 * @returns {{start: number, end: number, slot: number}} slot: address of the pointer that it jumps
 *   through, 0 if it is not such a stub
 */
function x64Stub(elf, section, address) {
  const size = section.entrySize === 8 ? 8 : 16;
  const start = address - ((address - section.address) % size);
  const bytes = elf.source.read(section.offset + start - section.address, size);
  let at = 0;
  if (bytes.length >= 4 && bytes.readUInt32LE(0) === 0xfa1e0ff3) at = 4;
  if (bytes[at] === 0xf2) at += 1;
  const jumps = bytes[at] === 0xff && bytes[at + 1] === 0x25 && at + 6 <= bytes.length;
  return { start, end: start + size, slot: jumps ? start + at + 6 + bytes.readInt32LE(at + 2) : 0 };
}

/**
 * On arm64 the stubs are in the order of .rela.plt
 * (https://github.com/ARM-software/abi-aa/blob/main/sysvabi64/sysvabi64.rst).
 * @param {ElfFile} elf the file
 * @param {ElfSection} section of stubs
 * @param {number} address as linked, within the section
 * @returns {{start: number, end: number, slot: number} | null} as above
 */
function arm64Stub(elf, section, address) {
  const relocations = elf.sections.find(({ name }) => name === '.rela.plt');
  if (elf.machine !== EM_AARCH64 || section.name !== '.plt' || relocations === undefined) return null;
  const count = Math.floor(relocations.size / RELOCATION);
  const first = section.address + ARM64_HEADER;
  // 16 bytes, or 24 if jumps and return addresses are checked (BTI, PAC).
  const size = count > 0 ? Math.floor((section.size - ARM64_HEADER) / count) : 0;
  if (size !== 16 && size !== 24) return null;
  if (address < first) return { start: section.address, end: first, slot: 0 };
  const index = Math.floor((address - first) / size);
  if (index >= count || !lies(elf.source, relocations)) return null;
  const relocation = elf.source.read(relocations.offset + index * RELOCATION, RELOCATION);
  const slot = relocation.length < RELOCATION ? 0 : new ElfDecoder(relocation, true, elf.littleEndian).word(0);
  return { start: first + index * size, end: first + (index + 1) * size, slot };
}

/**
 * @param {ElfFile} elf the file
 * @param {Set<number>} slots addresses as linked
 * @returns {Map<number, string>} the functions whose addresses the dynamic linker puts there
 */
function targetNames(elf, slots) {
  /** @type {Map<number, string>} */
  const names = new Map();
  const open = new Set(slots);
  for (const section of sectionsNamed(elf, ['.rela.plt', '.rela.dyn'])) {
    const symbols = elf.sections[section.link];
    const strings = symbols && elf.sections[symbols.link];
    if (strings === undefined || !lies(elf.source, symbols) || open.size === 0) continue;
    forEachRelocation(elf, section, (slot, symbol) => {
      if (symbol === 0 || !open.delete(slot)) return;
      const name = functionName(readString(elf.source, strings, nameOffsetOf(elf, symbols, symbol)));
      if (name !== '') names.set(slot, name);
    });
  }
  return names;
}

/**
 * @param {ElfFile} elf the file
 * @param {ElfSection} section of Elf64_Rela
 * @param {(slot: number, symbol: number) => void} visit called with the address that is filled in, and the index of the
 *   symbol that it is filled in with
 */
function forEachRelocation(elf, section, visit) {
  const end = Math.min(section.size, MOST_RELOCATIONS * RELOCATION);
  for (let position = 0; position < end; position += CHUNK * RELOCATION) {
    const bytes = elf.source.read(section.offset + position, Math.min(CHUNK * RELOCATION, end - position));
    const entries = new ElfDecoder(bytes, true, elf.littleEndian);
    for (let entry = 0; entry + RELOCATION <= entries.length; entry += RELOCATION) {
      // r_info: the symbol is its upper half.
      visit(entries.word(entry), entries.u32(entry + (elf.littleEndian ? 12 : 8)));
    }
  }
}
