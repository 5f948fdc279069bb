/** Methods of emitters and event targets that take an event and what listens to it. */
export const ADDS_LISTENER = /^(?:on|once|addListener|prependListener|prependOnceListener|addEventListener)$/;
