/** Where an ELF file's addresses are in the process, by the mappings that the log has of it. */

/** @import { ElfSegment } from './elf-file.js' */
/** @import { ImageMapping } from './image.js' */
/** @import { LibraryUse } from './index.js' */

/** Sizes of a memory page on the machines that Node runs on, bytes. */
const PAGE_SIZES = [0x1000, 0x4000, 0x10000];

/** A file has a handful of executable mappings. */
const MOST_ROWS = 256;

/**
 * Says which addresses of a process are code of an ELF file. A row of the log only has the runtime address of the
 * file's offset 0 and that of the mapping's end, and what is in between may be something else. But a mapping of a whole
 * segment ends at the page where the segment ends, so the segment is known: runtime = start + p_offset + (address −
 * p_vaddr). A row that ends elsewhere is a copy that V8 made (from V8 11 on, an isolate maps the page-aligned embedded
 * builtins of the binary a second time, near its own code: `CodeRange::RemapEmbeddedBuiltins`), and is no larger than
 * these.
 * @param {LibraryUse['rows']} rows of the log
 * @param {ElfSegment[]} segments of the file at the rows' path
 * @param {() => number | null} findBuiltins finds where V8's embedded builtins begin, as linked; null if the file has
 *   none
 * @returns {ImageMapping[]} whole segments first; empty if the file is not the one that ran: no row ends
 *   where one of its segments does
 */
export function elfMappings(rows, segments, findBuiltins) {
  /** @type {ImageMapping[]} */
  const whole = [];
  const others = [];
  for (const row of rows.slice(0, MOST_ROWS)) {
    const segment = segments.find(({ offset, size }) => endsAt(offset + size, row.end - row.start));
    if (segment === undefined) {
      others.push(row);
    } else {
      const start = row.start + segment.offset;
      whole.push({ start, end: start + segment.size, bias: start - segment.address });
    }
  }
  if (whole.length === 0 || others.length === 0) return whole;
  return [...whole, ...builtinCopies(others, segments, findBuiltins())];
}

/**
 * @param {number} end offset in the file, bytes
 * @param {number} mappedEnd offset in the file where a mapping ends
 * @returns {boolean} true if the mapping ends with the page that holds `end`
 */
function endsAt(end, mappedEnd) {
  return PAGE_SIZES.some((page) => Math.ceil(end / page) * page === mappedEnd);
}

/**
 * @param {LibraryUse['rows']} rows that end within a segment
 * @param {ElfSegment[]} segments of the file at their path
 * @param {number | null} builtins where V8's begin, as linked
 * @returns {ImageMapping[]}
 */
function builtinCopies(rows, segments, builtins) {
  if (builtins === null) return [];
  const segment = segments.find(({ address, size }) => address <= builtins && builtins < address + size);
  if (segment === undefined) return [];
  return rows.map((row) => {
    const bias = row.start + segment.offset - segment.address;
    return { start: builtins + bias, end: row.end, bias };
  });
}
