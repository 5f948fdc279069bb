/** tsc's, swc's and esbuild's helpers that apply decorators: to a class as the second argument, or to a member of it. */
export const DECORATES = /^(?:__decorate|_ts_decorate|__decorateClass|_decorate)$/;
