/** A week, in seconds: nobody needs a longer profile. */
export const LONGEST_SECONDS = 604_800;
