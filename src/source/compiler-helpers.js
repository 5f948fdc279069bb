/** Functions that compilers add to a file. */

/** tsc's, swc's and esbuild's helpers that apply decorators: to a class as the second argument, or to a member of it. */
export const DECORATES = /^(?:__decorate|_ts_decorate|__decorateClass|_decorate)$/;
/** Helpers of tsc, esbuild, Babel and swc that get a module and return what can be imported from it. */
export const IMPORTS_MODULE =
  /^(?:__importStar|__importDefault|__toESM|_interopRequire(?:Default|Wildcard)|_interop_require_(?:default|wildcard))$/;
/** esbuild and tsx keep names with `__name(function check() {...}, "check")`, which is that function itself. */
export const KEEPS_NAME = '__name';
/** Helpers that return their first argument, or what has its members. */
export const RETURNS_FIRST = new RegExp(`${IMPORTS_MODULE.source}|^(?:${KEEPS_NAME}|__toCommonJS)$`);
