/** Code that nobody wrote as a part of the program: it acts for whatever calls it. */

/** Module name for helpers that compilers and bundlers add, the one that esbuild uses. */
export const MADE_UP = '<runtime>';

/** Our own files inside profiled programs, the preloaded probe's. @type {RegExp} of absolute paths, with `/` or `\` */
export const PROBE = /[\\/]src[\\/]record[\\/]probe[\\/][^\\/]+\.cjs$/;
