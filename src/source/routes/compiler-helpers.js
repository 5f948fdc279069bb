/** Functions that compilers add to a file. */

/** tsc's, swc's and esbuild's helpers that apply decorators: to a class as the second argument, or to a member of it. */
export const DECORATES = /^(?:__decorate|_ts_decorate|__decorateClass|_decorate)$/;
/** Compilers' calls that get a file and give back what it exports. */
export const INTEROP =
  /^(?:__name|__importStar|__importDefault|_interopRequire(?:Default|Wildcard)|_interop_require_(?:default|wildcard)|__toESM|__toCommonJS)$/;
