const METHODS = 'on|once|addListener|prependListener|prependOnceListener|addEventListener';

/** Methods of emitters and event targets that take an event and what listens to it. */
export const ADDS_LISTENER = new RegExp(`^(?:${METHODS})$`);

/** A call of one of them in a source, up to its arguments. */
export const ADDING_LISTENER = `\\.\\s*(?:${METHODS})\\s*\\(\\s*`;
