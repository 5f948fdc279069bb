/** One map of what was compiled twice: by a bundler from what a compiler had made, each of which wrote a map. */

/** @import { SourceMap, TracedPosition } from './source-map.js' */

/** How many places that nobody wrote `next` passes over. */
const MOST_PLACES = 100;

/**
 * @param {SourceMap} map of what was compiled last
 * @param {ReadonlyMap<number, SourceMap>} earlier maps of some of its sources, by their indices
 * @returns {SourceMap} that leads through these to what they were made from, which takes their place
 */
export function composedMap(map, earlier) {
  /** @type {number[]} */
  const firsts = [];
  const sources = map.sources.flatMap((source, index) => {
    const made = earlier.get(index)?.sources ?? [source];
    firsts.push((firsts.at(-1) ?? 0) + (index === 0 ? 0 : (earlier.get(index - 1)?.sources.length ?? 1)));
    return made;
  });
  /** @returns {TracedPosition | null} */
  const trace = (/** @type {number} */ line, /** @type {number} */ column) => {
    const last = map.trace(line, column);
    if (last === null) return null;
    const before = earlier.get(last.source);
    const traced = before === undefined ? { ...last, source: 0 } : before.trace(last.line, last.column);
    return traced && { ...traced, source: traced.source + firsts[last.source] };
  };
  return {
    sources,
    tells: map.tells,
    cost: map.cost,
    trace,
    segmentsIn: map.segmentsIn,
    isAstray(line, column) {
      const last = map.trace(line, column);
      if (last === null) return map.isAstray(line, column);
      return earlier.get(last.source)?.isAstray(last.line, last.column) ?? false;
    },
    next(line, column) {
      let found = map.next(line, column);
      for (let passed = 0; found !== null && trace(found.line, found.column) === null; passed++)
        found = passed < MOST_PLACES ? map.next(found.line, found.column + 1) : null;
      return found;
    },
  };
}
