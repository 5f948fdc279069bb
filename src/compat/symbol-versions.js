import { ElfDecoder } from '../symbols/elf-decoder.js';

/** @import { ElfFile, ElfSection } from '../symbols/elf-file.js' */

/**
 * Section types and bits of the GNU symbol versions
 * (https://refspecs.linuxfoundation.org/LSB_5.0.0/LSB-Core-generic/LSB-Core-generic/symversion.html).
 */
const SHT_GNU_VERDEF = 0x6ffffffd;
const SHT_GNU_VERSYM = 0x6fffffff;
const HIDDEN = 0x8000;
/** Versions 0 and 1 are the local and the unnamed one. */
const FIRST_NAMED = 2;

/** No library defines more versions, and no section of versions is larger, bytes. */
const MOST_VERSIONS = 4096;
const LARGEST_BYTES = 0x100_0000;

/**
 * @param {ElfFile} elf a library
 * @returns {(index: number, name: string) => string} tells what nm appends to the name of the dynamic symbol
 *   with that index: `@@VERSION` if it is the default one, `@VERSION` if not, `''` if it has none
 */
export function symbolVersions(elf) {
  const section = elf.sections.find(({ type }) => type === SHT_GNU_VERSYM);
  const names = definedVersions(
    elf,
    elf.sections.find(({ type }) => type === SHT_GNU_VERDEF),
  );
  if (section === undefined || section.size > LARGEST_BYTES) return () => '';
  const versions = new ElfDecoder(elf.source.read(section.offset, section.size), elf.is64, elf.littleEndian);
  return (index, symbol) => {
    if (index * 2 + 2 > versions.length) return '';
    const version = versions.u16(index * 2);
    const name = names.get(version & ~HIDDEN) ?? '';
    // The symbol that stands for a version is named after it.
    if (name === '' || name === symbol) return '';
    return `${(version & HIDDEN) === 0 ? '@@' : '@'}${name}`;
  };
}

/**
 * @param {ElfFile} elf a library
 * @param {ElfSection | undefined} section `.gnu.version_d`
 * @returns {Map<number, string>} names of the versions that it defines, by number
 */
function definedVersions(elf, section) {
  /** @type {Map<number, string>} */
  const names = new Map();
  const strings = section && elf.sections[section.link];
  if (section === undefined || strings === undefined || Math.max(section.size, strings.size) > LARGEST_BYTES)
    return names;
  const rows = new ElfDecoder(elf.source.read(section.offset, section.size), elf.is64, elf.littleEndian);
  const texts = elf.source.read(strings.offset, strings.size);
  for (let at = 0, count = 0; at + 20 <= rows.length && count < MOST_VERSIONS; count++) {
    const number = rows.u16(at + 4);
    const aux = at + rows.u32(at + 12);
    if (number >= FIRST_NAMED && aux + 4 <= rows.length) {
      const start = rows.u32(aux);
      names.set(number, texts.toString('latin1', start, Math.max(start, texts.indexOf(0, start))));
    }
    const next = rows.u32(at + 16);
    if (next === 0) break;
    at += next;
  }
  return names;
}
