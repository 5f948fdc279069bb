/**
 * The lines of `perf script` (https://man7.org/linux/man-pages/man1/perf-script.1.html): a sample is a line with the
 * thread and the time, then its frames, innermost first, then a blank line. Which fields there are depends on `-F`;
 * samples without callers have their only frame after the event's name.
 */

/**
 * @typedef {object} HeaderRow
 * @property {string} comm name of the thread, or of its process
 * @property {number} pid 0 if the text doesn't say
 * @property {number} tid
 * @property {number} timeUs µs of perf's clock
 * @property {number | null} period how many events the sample represents; null if the text doesn't say
 * @property {string} event such as `cpu-clock:u`
 * @property {string} rest what follows
 */

/**
 * @typedef {object} FrameRow
 * @property {string} ip address, hexadecimal: of JavaScript as it was in memory
 * @property {string} name of the function, `[unknown]` where nothing names it
 * @property {number} offset of the address in the function; 0 if the text doesn't say
 * @property {string} dso path of its code, in brackets what is no file; `''` if the text does not say
 */

/** A line may hold what `.` alone takes for a line's end, U+2028 and U+2029: a name may have them. */
const HEADER =
  /^\s*(.{0,64}?)\s+(?:(-?\d{1,10})\/)?\s*(-?\d{1,10})\s+(?:\[\d{1,5}\]\s+)?(\d{1,10}\.\d{3,9}):\s+(?:(\d{1,19})\s+)?([^\s:][^\s]*?):?(?:\s+(.*))?$/s;
/** What is mapped from a file that is gone since has that behind its path. */
const FRAME = /^\s*([0-9a-f]{1,16})\s(.*?)(?: \(([^()]*(?:\(deleted\))?)\))?$/s;
const OFFSET = /\+0x([0-9a-f]{1,12})$/;

/**
 * @param {string} line any
 * @returns {HeaderRow | null} null if it neither begins a sample nor names an event
 */
export function headerRow(line) {
  const found = HEADER.exec(line);
  if (found === null) return null;
  const [, comm, pid, tid, seconds, period, event, rest] = found;
  return {
    comm,
    pid: Math.max(0, Number(pid ?? 0)),
    tid: Number(tid),
    timeUs: Math.round(Number(seconds) * 1e6),
    period: period === undefined ? null : Number(period),
    event,
    rest: rest ?? '',
  };
}

/**
 * @param {string} line any
 * @returns {FrameRow | null} null if it isn't a frame
 */
export function frameRow(line) {
  const found = FRAME.exec(line);
  if (found === null) return null;
  const [, ip, symbol, dso = ''] = found;
  const offset = OFFSET.exec(symbol);
  return {
    ip,
    name: offset === null ? symbol : symbol.slice(0, offset.index),
    offset: offset === null ? 0 : Number.parseInt(offset[1], 16),
    dso,
  };
}

/**
 * @param {FrameRow} row a frame
 * @returns {boolean} whether it is in the kernel: that has the upper half of the addresses, or a name in brackets that
 *   isn't one of the program's own mappings
 */
export function isKernel({ ip, dso }) {
  return (ip.length === 16 && ip[0] >= '8' && !/^\[unknown\]$|^$/.test(dso)) || /^\[(?:kernel|guest\.kernel)/.test(dso);
}
