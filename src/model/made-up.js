/** Code that nobody wrote: helpers that compilers and bundlers put beside what somebody did. */

/** What stands for the module of such code, as esbuild calls its own. */
export const MADE_UP = '<runtime>';
