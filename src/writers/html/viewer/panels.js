/** Where a flame graph's panels are: side by side if there is room, otherwise below each other. */

/** @import { Panel } from './picture.js' */
/** @import { layout } from './tree.js' */

/** Between two panels, px. */
const GAP = 12;
/** Narrower panels can't be read, px. */
const NARROWEST = 240;

/**
 * @typedef {object} Place
 * @property {Panel} panel
 * @property {number} x px
 * @property {number} y of its uppermost row of frames, px
 * @property {number} width px
 * @property {ReturnType<typeof layout>} boxes its frames
 */

/**
 * @param {Panel[]} panels of a picture
 * @param {number} width of all, px
 * @param {number} row height of a row, px
 * @param {(total: Float64Array, width: number) => Place['boxes']} boxesOf a panel
 * @returns {{places: Place[], height: number}} of all, px
 */
export function placedPanels(panels, width, row, boxesOf) {
  const wide = (width - GAP * (panels.length - 1)) / panels.length;
  const isBeside = panels.length === 1 || wide >= NARROWEST;
  let y = 0;
  let height = row;
  const places = panels.map((panel, index) => {
    const own = isBeside ? wide : width;
    const boxes = boxesOf(panel.total, own);
    const head = panel.title === '' ? 0 : row;
    const place = { panel, x: isBeside ? index * (wide + GAP) : 0, y: y + head, width: own, boxes };
    const bottom = y + head + boxes.levels * row;
    height = Math.max(height, bottom);
    if (!isBeside) y = bottom + GAP;
    return place;
  });
  return { places, height };
}
