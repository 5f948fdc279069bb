/** The build id of an ELF file. */
import { lies } from './byte-source.js';
import { ElfDecoder } from './elf-decoder.js';

/** @import { ElfFile } from './elf-file.js' */

const NT_GNU_BUILD_ID = 3;

/** SHA-1 has 20 bytes; linkers offer up to 32. */
const MOST_BYTES = 64;

/**
 * @param {ElfFile} elf an ELF file
 * @returns {string} the build id in hexadecimal, the same for a file and its debug file; `''` if it has none
 */
export function buildIdOf(elf) {
  const section = elf.sections.find(({ name }) => name === '.note.gnu.build-id');
  if (section === undefined || section.size < 16 || !lies(elf.source, section)) return '';
  const bytes = elf.source.read(section.offset, Math.min(section.size, 16 + MOST_BYTES));
  if (bytes.length < 16) return '';
  const note = new ElfDecoder(bytes, elf.is64, elf.littleEndian);
  // An Elf_Nhdr of three words, the owner's name padded to four bytes, the build id.
  const [nameSize, size, type] = [note.u32(0), note.u32(4), note.u32(8)];
  if (type !== NT_GNU_BUILD_ID || nameSize !== 4 || bytes.toString('latin1', 12, 16) !== 'GNU\0') return '';
  return size > MOST_BYTES ? '' : bytes.toString('hex', 16, 16 + size);
}
