/** The canvas of a picture: as wide as the window allows, and sharp enough for print. */
import { element, part } from './dom.js';

/** @import { Look } from './picture.js' */

/** A page of paper between its margins, px. */
const PAPER = 720;
/** 300 dots an inch: CSS has 96 px. */
const PAPER_SCALE = 3;

const isPaper = () => document.documentElement.dataset.paper !== undefined;

/**
 * @param {HTMLElement} home of a picture
 * @returns {number} its width, px
 */
export function sheetWidth(home) {
  return isPaper() ? PAPER : part(home, '.graph').clientWidth;
}

/**
 * @param {any} context of a canvas, which gets this size and is blank then
 * @param {number} width px
 * @param {number} height px
 * @param {Look} look of the page
 */
export function blank(context, width, height, { ground }) {
  const scale = isPaper() ? PAPER_SCALE : window.devicePixelRatio || 1;
  const { canvas } = context;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.style.height = `${height}px`;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.font = '12px system-ui, sans-serif';
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
}

/**
 * When printed, a page can break between two pieces of a picture, but not within a canvas: that would move to the next
 * page as a whole, and shrink if it is longer than a page.
 * @param {any} context of a canvas that is drawn: on paper, its pieces are shown instead
 * @param {number[]} ends of pieces, ascending, px; the last one is the picture's own
 */
export function cut({ canvas }, ends) {
  const home = canvas.parentElement;
  home.querySelector('.pieces')?.remove();
  canvas.hidden = isPaper();
  if (!isPaper()) return;
  const label = canvas.getAttribute('aria-label');
  const pieces = element('div', { class: 'pieces', role: 'img', 'aria-label': label }, '');
  let top = 0;
  for (const end of ends) {
    const piece = document.createElement('canvas');
    piece.width = canvas.width;
    piece.height = Math.round((end - top) * PAPER_SCALE);
    piece.getContext('2d').drawImage(canvas, 0, -Math.round(top * PAPER_SCALE));
    pieces.append(piece);
    top = end;
  }
  home.append(pieces);
}

/** Style variables for frames other than cryptography, by kind of frame. */
const QUIET = {
  app: '--app',
  package: '--package',
  node: '--node',
  native: '--native',
  root: '--node',
  work: '--native',
};

/** @returns {Look} the current style's look: reading it takes longer than drawing a frame */
export function lookNow() {
  const style = getComputedStyle(document.documentElement);
  const value = (name) => style.getPropertyValue(name);
  return {
    quiet: Object.fromEntries(Object.entries(QUIET).map(([kind, name]) => [kind, value(name)])),
    ink: value('--ink'),
    soft: value('--soft'),
    ground: value('--ground'),
    hit: value('--hit'),
    rest: value('--rest'),
    line: value('--line'),
    mark: value('--mark'),
  };
}
