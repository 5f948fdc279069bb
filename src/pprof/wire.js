/** How protocol buffers put a field on the wire: https://protobuf.dev/programming-guides/encoding/ */

/** Types of fields: a number, and bytes with their length before them. */
export const VARINT = 0;
export const LENGTH = 2;
/** Of 64 bits, seven in each. */
export const MOST_VARINT_BYTES = 10;
