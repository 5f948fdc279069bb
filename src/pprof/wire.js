/** How protocol buffers put a field on the wire: https://protobuf.dev/programming-guides/encoding/ */

/** Types of fields: a number, and bytes with their length before them. */
export const VARINT = 0;
export const LENGTH = 2;
/** Types that no field of pprof has: so many bytes each. */
export const FIXED_BYTES = new Map([
  [1, 8],
  [5, 4],
]);
/** Of 64 bits, seven in each. */
export const MOST_VARINT_BYTES = 10;
