/** @import { CallExpression, NewExpression } from 'acorn' */

/**
 * @param {Pick<CallExpression | NewExpression, 'arguments'>} call that is handed a function
 * @returns {string} its first argument, if that is written there: an event or a hook
 */
export function eventOf({ arguments: [event] }) {
  return event?.type === 'Literal' ? String(event.value) : '';
}
