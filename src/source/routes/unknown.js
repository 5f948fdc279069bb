/** Stands in patterns of paths for what the sources don't tell. */
export const UNKNOWN = '…';
