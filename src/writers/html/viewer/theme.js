/** Light or dark: follows the reader's system unless a button, named by what it does, says otherwise; always light in print. */
import { part } from './dom.js';

/** @returns {MediaList} when the style's colours of the dark are used: the only condition on colours in it */
function darkMedia() {
  const rules = /** @type {CSSMediaRule[]} */ ([...document.styleSheets[0].cssRules]);
  return rules.find(({ conditionText = '' }) => conditionText.includes('prefers-color-scheme')).media;
}

/** Pictures are redrawn when colours change: they listen for `themechange`. */
export function theme() {
  const root = document.documentElement;
  const media = darkMedia();
  const isDark = () => getComputedStyle(root).colorScheme === 'dark';
  const button = part(document, 'button[data-theme]');
  const name = () => (button.textContent = isDark() ? 'Light colours' : 'Dark colours');
  const changed = () => {
    name();
    root.dispatchEvent(new Event('themechange'));
  };
  button.hidden = false;
  name();
  button.addEventListener('click', () => {
    media.mediaText = isDark() ? 'not all' : 'screen';
    changed();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changed);
  let onScreen = media.mediaText;
  window.addEventListener('beforeprint', () => {
    onScreen = media.mediaText;
    media.mediaText = 'not all';
    root.dataset.paper = '';
    changed();
  });
  window.addEventListener('afterprint', () => {
    media.mediaText = onScreen;
    delete root.dataset.paper;
    changed();
  });
}
