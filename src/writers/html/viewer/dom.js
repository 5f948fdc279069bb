/** Elements of the page. */

/**
 * @param {Document | Element} home that contains it
 * @param {string} selector of it
 * @returns {any} the first such element, which always exists: the page is ours
 */
export function part(home, selector) {
  return home.querySelector(selector);
}

/**
 * @param {string} name of an element
 * @param {Record<string, string>} attributes of it
 * @param {string} text in it
 * @returns {HTMLElement} not in the document yet
 */
export function element(name, attributes, text) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

/**
 * A button that is switched off loses the focus: who presses it by keyboard would be at the top of the page again.
 * @param {any} button of the page
 * @param {boolean} isOn whether it can be pressed
 * @param {HTMLElement} next what has the focus then
 */
export function enable(button, isOn, next) {
  const hasFocus = document.activeElement === button;
  button.disabled = !isOn;
  if (hasFocus && !isOn) next.focus({ preventScroll: true });
}
