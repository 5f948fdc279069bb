/** The canvas of a picture: as wide as the window allows, or the paper. */
import { part } from './dom.js';
import { Paper } from './paper.js';

/** @import { Look } from './picture.js' */

/** A page of paper between its margins, px. */
const PAPER = 720;

/** Of a canvas: Chromium (65,535 px) and Firefox before 122 leave longer ones blank, and larger ones take more than 256 MB. */
const MOST_EACH_WAY = 32_767;
const MOST_TOGETHER = 2 ** 26;

const isPaper = () => document.documentElement.dataset.paper !== undefined;

/**
 * @param {HTMLElement} home of a picture
 * @returns {number} its width, px
 */
export function sheetWidth(home) {
  return isPaper() ? PAPER : part(home, '.graph').clientWidth;
}

/**
 * @param {any} context of a canvas
 * @param {number} width px
 * @param {number} height px
 * @param {Look} look of the page
 * @returns {any} what the picture is drawn with, blank: the context, or on paper what has its methods
 */
export function blank(context, width, height, { ground }) {
  const pen = isPaper() ? new Paper(context, width) : sized(context, width, height);
  context.font = '12px system-ui, sans-serif';
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  return pen;
}

/** The canvas gets this size, px, at the screen's own sharpness, or as sharp as browsers draw it. */
function sized(context, width, height) {
  const most = Math.min(
    MOST_EACH_WAY / Math.max(1, width, height),
    Math.sqrt(MOST_TOGETHER / Math.max(1, width * height)),
  );
  const scale = Math.min(window.devicePixelRatio || 1, most);
  const { canvas } = context;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.style.height = `${height}px`;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  return context;
}

/**
 * When printed, a page can break between two pieces of a picture, but not within one: that would move to the next
 * page as a whole, and shrink if it is longer than a page.
 * @param {HTMLElement} canvas of a picture that is drawn: on paper, its pieces are shown instead
 * @param {any} pen that it was drawn with
 * @param {number[]} ends of pieces, ascending, px; the last one is the picture's own
 */
export function cut(canvas, pen, ends) {
  const home = canvas.parentElement;
  home.querySelector('.pieces')?.remove();
  canvas.hidden = isPaper();
  if (isPaper()) home.append(pen.pieces(ends, canvas.getAttribute('aria-label')));
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
