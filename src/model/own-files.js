/** Files of ours in the programs that are profiled: what is preloaded stands between nobody and nothing. */

/** @type {RegExp} of absolute paths, with `/` or `\` */
export const PROBE = /[\\/]src[\\/]record[\\/]probe[\\/][^\\/]+\.cjs$/;
