/** A file of native code in any format, opened for questions about it. */
import { readElf } from './elf-file.js';
import { ElfImage } from './elf-image.js';
import { readMachO } from './macho-file.js';
import { MachOImage } from './macho-image.js';
import { readPe } from './pe-file.js';
import { PeImage } from './pe-image.js';

/** @import { ByteSource } from './byte-source.js' */
/** @import { Image } from './image.js' */

/** A file of native code: any number of logs can ask about it. */
export class Library {
  /**
   * @param {ByteSource} source the file
   * @param {Image[]} images what is in it: one, or one for each processor in macOS's universal files
   */
  constructor(source, images) {
    this.source = source;
    this.images = images;
    this.buildId = images.map((image) => image.buildId).join();
  }

  /** @returns {number} symbols in its tables, including those that aren't functions */
  get symbolCount() {
    return this.images.reduce((sum, image) => sum + image.symbolCount, 0);
  }

  /**
   * Reads its tables into memory, for further look-ups; throws what reading throws.
   * @yields {void} after each step
   */
  *keepFunctions() {
    for (const image of this.images) yield* image.keepFunctions();
  }

  /** Closes its files. */
  close() {
    for (const image of this.images) image.close();
    this.source.close();
  }
}

/**
 * @param {ByteSource} source of the whole file
 * @param {string[]} [debugDirectories] where separate debug files of Linux are
 * @returns {Library | null} null if its format is unknown; closing it closes the source; throws what reading throws
 */
export function readLibrary(source, debugDirectories) {
  const elf = readElf(source);
  if (elf !== null) return new Library(source, [new ElfImage(elf, debugDirectories)]);
  const pe = readPe(source);
  if (pe !== null) return new Library(source, [new PeImage(pe)]);
  const machO = readMachO(source);
  return machO.length === 0
    ? null
    : new Library(
        source,
        machO.map((file) => new MachOImage(file)),
      );
}
