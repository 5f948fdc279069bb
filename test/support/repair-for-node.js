/**
 * The least that must be done to a log so that `node --prof-process` reads it rightly. It shares no code with
 * src, so that the comparison in test/differential means something.
 */

const PAGE_BYTES = 4096;
const CODE_RANGE_BYTES = 512 * 1024 * 1024;
const COPY_ALIGNMENT = 256 * 1024;

/**
 * @param {Buffer} log as V8 wrote it
 * @param {(path: string) => number} slideOf slide of a library: what its functions are to be moved by after
 *   Node has taken them for offsets in the file
 * @returns {Buffer} the log with one row for each library and start; with rows for the builtins where Node 20
 *   runs them; without empty lines
 */
export function repairForNode(log, slideOf) {
  // Bytes, kept as they are.
  const lines = log.toString('latin1').split('\n');
  const cutOff = lines.pop() ?? '';
  const repaired = withBuiltinCopies(
    withMergedLibraries(
      lines.filter((line) => line !== ''),
      slideOf,
    ),
  );
  return Buffer.from([...repaired, cutOff].join('\n'), 'latin1');
}

/**
 * @param {string[]} lines of a log
 * @param {(path: string) => number} slideOf see `repairForNode`
 * @returns {string[]} the same with merged `shared-library` rows
 */
function withMergedLibraries(lines, slideOf) {
  /** @type {Map<string, number>} */
  const ends = new Map();
  for (const line of lines) {
    const [record, path, start, end] = line.split(',');
    if (record === 'shared-library')
      ends.set(`${path},${start}`, Math.max(ends.get(`${path},${start}`) ?? 0, Number(end)));
  }
  return lines.flatMap((line) => {
    const [record, path, start] = line.split(',');
    if (record !== 'shared-library') return [line];
    const end = ends.get(`${path},${start}`);
    ends.delete(`${path},${start}`);
    return end === undefined ? [] : [`shared-library,${path},${start},0x${end.toString(16)},${slideOf(path)}`];
  });
}

/**
 * V8 11 runs its builtins in a copy at the end of the code range.
 * @param {string[]} lines of a log
 * @returns {string[]} the same with a second row for each builtin
 */
function withBuiltinCopies(lines) {
  const builtins = lines
    .filter((line) => /^code-creation,(Builtin|BytecodeHandler),/.test(line))
    .map((line) => line.split(','));
  const range = lines.find((line) => line.startsWith('new,CodeRange,'))?.split(',')[2];
  if (!lines[0]?.startsWith('v8-version,11,') || builtins.length === 0 || range === undefined) return lines;
  const starts = builtins.map((fields) => Number(fields[4]));
  const first = Math.floor(Math.min(...starts) / PAGE_BYTES) * PAGE_BYTES;
  const end = Math.max(...builtins.map((fields, index) => starts[index] + Number(fields[5])));
  const copy = Number(range) + CODE_RANGE_BYTES - Math.ceil((end - first) / COPY_ALIGNMENT) * COPY_ALIGNMENT;
  return lines.flatMap((line) => {
    if (!/^code-creation,(Builtin|BytecodeHandler),/.test(line)) return [line];
    const fields = line.split(',');
    fields[4] = `0x${(Number(fields[4]) - first + copy).toString(16)}`;
    return [line, fields.join(',')];
  });
}
