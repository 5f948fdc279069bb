/**
 * A picture on paper: shapes of an SVG, sharp at any size, whose words can be searched for and copied. It is drawn by
 * the same functions as on the screen, and has what these use of a canvas's context.
 */
import { element } from './dom.js';

const SVG = 'http://www.w3.org/2000/svg';
const FONT = { 'font-family': 'system-ui, sans-serif', 'font-size': '12' };
/** From the middle of a line of that size to where its letters stand, px. */
const BELOW_MIDDLE = 4;

const rounded = (px) => String(Math.round(px * 100) / 100);

/** A picture on paper. */
export class Paper {
  fillStyle = '';
  strokeStyle = '';
  lineWidth = 1;
  textBaseline = 'alphabetic';
  /** In the order in which they are drawn. @type {{tag: string, top: number, bottom: number, words: string, attributes: any}[]} */
  #shapes = [];
  #context;
  #width;

  /**
   * @param {any} context of the canvas on the screen, which knows how wide words are
   * @param {number} width px
   */
  constructor(context, width) {
    this.#context = context;
    this.#width = width;
  }

  measureText(words) {
    return this.#context.measureText(words);
  }

  fillRect(x, y, width, height) {
    const d = `M${rounded(x)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}z`;
    const bottom = y + height;
    const last = this.#shapes.at(-1);
    // Thousands of bars side by side are one shape.
    if (last?.tag === 'path' && last.bottom === bottom && last.attributes.fill === this.fillStyle) {
      last.attributes.d += d;
      last.top = Math.min(last.top, y);
    } else this.#add('path', y, bottom, { d, fill: this.fillStyle });
  }

  strokeRect(x, y, width, height) {
    const size = { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
    const line = { fill: 'none', stroke: this.strokeStyle, 'stroke-width': rounded(this.lineWidth) };
    this.#add('rect', y - 1, y + height + 1, { ...size, ...line });
  }

  fillText(words, x, y) {
    const base = this.textBaseline === 'middle' ? y + BELOW_MIDDLE : y;
    this.#add('text', base - 12, base + BELOW_MIDDLE, { x: rounded(x), y: rounded(base), fill: this.fillStyle }, words);
  }

  #add(tag, top, bottom, attributes, words = '') {
    this.#shapes.push({ tag, top, bottom, words, attributes });
  }

  /**
   * @param {number[]} ends of pieces, ascending, px: a page can break between two of them
   * @param {string} label of the picture
   * @returns {HTMLElement} all of it
   */
  pieces(ends, label) {
    const home = element('div', { class: 'pieces', role: 'img', 'aria-label': label }, '');
    ends.forEach((end, index) => {
      const top = ends[index - 1] ?? 0;
      const box = { viewBox: `0 ${rounded(top)} ${this.#width} ${rounded(end - top)}`, ...FONT };
      const piece = made('svg', { width: this.#width, height: rounded(end - top), ...box });
      for (const { tag, words, attributes, ...shape } of this.#shapes)
        if (shape.top < end && shape.bottom > top) piece.append(made(tag, attributes, words));
      home.append(piece);
    });
    return home;
  }
}

/**
 * @param {string} tag of SVG
 * @param {Record<string, any>} attributes of it: a style is forbidden by the page's policy
 * @param {string} words in it
 */
function made(tag, attributes, words = '') {
  const shape = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
  shape.textContent = words;
  return shape;
}
