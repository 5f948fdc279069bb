/** By which methods listeners are added. */

/** Methods of emitters and event targets that take an event and what listens to it. */
export const LISTENER_METHODS = Object.freeze([
  'on',
  'once',
  'addListener',
  'prependListener',
  'prependOnceListener',
  'addEventListener',
]);

const METHODS = LISTENER_METHODS.join('|');

/** The name of one of them. */
export const ADDS_LISTENER = new RegExp(`^(?:${METHODS})$`);

/** A call of one of them in a source, up to its arguments. */
export const ADDING_LISTENER = `\\.\\s*(?:${METHODS})\\s*\\(\\s*`;
