/** Code of the diagnostic about a comment that would allow something, and is at no call: what a gate must repeat. */
export const LOST_ALLOW = 'allow-at-no-call';
