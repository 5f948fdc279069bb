/** A profile's frames, each distinct one once. */

/** @import { CodePlace, Frame } from './profile.js' */

/** Interns frames: equal frames get the same index. */
export class FrameTable {
  constructor() {
    /** @type {Frame[]} */
    this.frames = [];
    /** @type {Map<string, number>} */
    this.indexes = new Map();
  }

  /**
   * @param {Partial<Frame> & {name: string, kind: Frame['kind']}} parts what is known about the frame
   * @returns {number} its index
   */
  intern(parts) {
    const frame = makeFrame(parts);
    const key = JSON.stringify(Object.values(frame));
    let index = this.indexes.get(key);
    if (index === undefined) {
      index = this.frames.push(frame) - 1;
      this.indexes.set(key, index);
    }
    return index;
  }
}

/**
 * @param {Partial<Frame> & {name: string, kind: Frame['kind']}} parts what is known about the frame
 * @returns {Frame} the frame, with unknown fields filled in, and all fields in one fixed order
 */
export function makeFrame(parts) {
  return {
    name: parts.name,
    kind: parts.kind,
    file: parts.file ?? '',
    line: parts.line ?? 0,
    column: parts.column ?? 0,
    callLine: parts.callLine ?? 0,
    callColumn: parts.callColumn ?? 0,
    callOffset: parts.callOffset ?? 0,
    tier: parts.tier ?? '',
    library: parts.library ?? '',
    component: parts.component ?? '',
    named: parts.named ?? true,
    moduleBody: parts.moduleBody ?? false,
    ...ownLabels(parts),
  };
}

/** Labels exist only in profiles that cryptoprof wrote for other tools. @param {Partial<Frame>} parts of a frame */
function ownLabels({ labels }) {
  return labels ? { labels } : {};
}

/**
 * @param {Frame} frame of a JavaScript function
 * @returns {CodePlace} where V8 ran it, in the text that V8 compiled
 */
export function codePlace(frame) {
  return frame.generated ?? frame;
}

/**
 * @param {Frame} frame any
 * @returns {string} which JavaScript function it is, by where it was written: equal for all frames of the function, in any
 *   tier and at any position; `''` for others
 */
export function writtenFunction({ kind, file, name, line, column }) {
  return kind === 'js' ? JSON.stringify([file, name, line, column]) : '';
}

/**
 * @param {Frame} frame any
 * @returns {string} the same by where V8 ran it: two bundles may have a function each that was written once
 */
export function compiledFunction(frame) {
  if (frame.kind !== 'js') return '';
  const { file, line, column } = codePlace(frame);
  return JSON.stringify([file, frame.name, line, column]);
}

/**
 * @param {Frame} frame of a function or a symbol
 * @returns {string} its name in reports, keys and graphs, `''` if unknown
 */
export function shownName({ name, displayName }) {
  return displayName ?? name;
}
