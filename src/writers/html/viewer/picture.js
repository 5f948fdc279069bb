/** What a flame graph shows, whatever it is of. */

/** @import { View } from './tree.js' */

/**
 * @typedef {object} Look the colours of light or dark
 * @property {Record<string, string>} quiet by kind of frame
 * @property {string} ink of text
 * @property {string} soft of what was counted
 * @property {string} ground
 * @property {string} hit of what was searched for
 * @property {string} rest of what is too small to be drawn one by one
 * @property {string} line
 * @property {string} mark of a stretch
 */

/**
 * What a flame graph is of: one run, or two.
 * @typedef {object} Subject
 * @property {ArrayLike<number>} weights of each row, which widths show
 * @property {Record<string, string>} arrangements of panels, by id; none if there is one panel
 * @property {(view: View) => Picture} of a view
 */

/**
 * @typedef {object} Picture
 * @property {(arrangement: string) => Panel[]} panels side by side
 * @property {(row: number) => string} words for a frame
 * @property {(rows: number[]) => string} sum in words of frames of which none is in another
 * @property {{top: number, at: number}} opening row that is as wide as the picture, and the one to begin at
 */

/**
 * @typedef {object} Panel
 * @property {string} title `''` for none
 * @property {Float64Array} total weights that widths show
 * @property {(row: number, look: Look) => [fill: string, ink: string]} colors of a frame
 * @property {(row: number) => string} label in it
 */

export {};
