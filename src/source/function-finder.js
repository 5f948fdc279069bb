/**
 * Answers questions about a file that is too large to be parsed, such as a bundle of all packages: only the functions that are
 * asked for are parsed, each by itself. So it knows nothing of a place before it was asked for a function around that.
 */
import { finderIn, FINDS_NOTHING } from './call-finder.js';
import { parseFunctionAt } from './function-parser.js';

/** @import { CallFinder, FileText } from './call-finder.js' */

/** Text that is parsed at most, of all functions together. */
const MOST_TEXT = 16 * 1024 * 1024;

/**
 * @param {FileText} file of it
 * @returns {CallFinder} a finder that knows functions by their positions, and what is in those
 */
export function functionFinder(file) {
  /** @type {Map<number, {finder: CallFinder, start: number, end: number} | null>} by position */
  const parts = new Map();
  let read = 0;
  const parse = (/** @type {number} */ position) => {
    const parsed = read < MOST_TEXT ? parseFunctionAt(file.text, position) : null;
    if (parsed === null) return null;
    const { start, end } = parsed.program;
    read += end - start;
    return { finder: finderIn(parsed, file), start, end };
  };
  const partAt = (/** @type {number} */ position) => {
    let part = parts.get(position);
    if (part === undefined) parts.set(position, (part = parse(position)));
    return part?.finder ?? FINDS_NOTHING;
  };
  const around = (/** @type {number} */ offset) => {
    for (const part of parts.values()) if (part && part.start <= offset && offset < part.end) return part.finder;
    return FINDS_NOTHING;
  };
  return {
    ...FINDS_NOTHING,
    callAt: (offset) => around(offset).callAt(offset),
    awaitedAt: (offset) => around(offset).awaitedAt(offset),
    callsTo: (callee, from, to) => (parts.get(from)?.finder ?? FINDS_NOTHING).callsTo(callee, from, to),
    loneCallOf: (position) => partAt(position).loneCallOf(position),
    namesGiven: (position) => partAt(position).namesGiven(position),
    // At the start there is the code of the file itself, which is not parsed.
    functionAt: (position) => (position === 0 ? null : partAt(position).functionAt(position)),
    anchorsOf(call) {
      for (const part of parts.values()) {
        const anchors = part?.finder.anchorsOf(call) ?? [];
        if (anchors.length > 0) return anchors;
      }
      return [];
    },
    functionAround: (offset) => around(offset).functionAround(offset),
  };
}
