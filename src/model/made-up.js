/** Code that nobody wrote: helpers that compilers and bundlers add to what somebody did write. */

/** Module name for such code, the one that esbuild uses. */
export const MADE_UP = '<runtime>';
