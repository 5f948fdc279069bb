/** Our own files inside profiled programs: the preloaded probe never counts as a caller. */

/** @type {RegExp} of absolute paths, with `/` or `\` */
export const PROBE = /[\\/]src[\\/]record[\\/]probe[\\/][^\\/]+\.cjs$/;
