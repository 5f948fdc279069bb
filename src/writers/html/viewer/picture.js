/** What a flame graph shows, whether of one run or two. */

/** @import { View } from './tree.js' */

/**
 * @typedef {object} Look the colours of light or dark
 * @property {Record<string, string>} quiet by kind of frame
 * @property {string} ink of text
 * @property {string} soft of counts
 * @property {string} ground
 * @property {string} hit of search hits
 * @property {string} rest of what is too small to be drawn individually
 * @property {string} line
 * @property {string} mark of a marked stretch
 */

/**
 * The subject of a flame graph: one run, or two.
 * @typedef {object} Subject
 * @property {ArrayLike<number>} weights of each row, shown as widths
 * @property {Record<string, string>} arrangements of panels, by id; none if there is one panel
 * @property {(view: View, isOneRoute: boolean) => Picture} of a view, perhaps of one route only
 */

/**
 * @typedef {object} Picture
 * @property {(arrangement: string) => Panel[]} panels side by side
 * @property {(row: number) => string} words for a frame
 * @property {(rows: number[]) => string} sum in words, for frames that don't contain each other
 * @property {{top: number, at: number}} opening the row that is as wide as the picture, and the row to begin at
 */

/**
 * @typedef {object} Panel
 * @property {string} title `''` for none
 * @property {Float64Array} total weights, shown as widths
 * @property {(row: number, look: Look) => [fill: string, ink: string]} colors of a frame
 * @property {(row: number) => string} label in it
 */

export {};
