/** The functions that make streams, which Node feeds later, when nobody's code is on the stack. */

/** @import { Frame } from '../model/profile.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/**
 * @param {readonly Frame[]} frames of a profile
 * @param {readonly FrameFacts[]} facts of its frames
 * @param {readonly Site[]} sites with what made their streams
 * @returns {Map<number, number>} by index of a site, a frame of the function that made its stream, if that was seen
 */
export function streamMakers(frames, facts, sites) {
  /** @type {Map<number, number>} */
  const makers = new Map();
  sites.forEach(({ mount }, index) => {
    if (!mount?.madeIn) return;
    const { file, madeIn } = mount;
    const frame = frames.findIndex(
      (each, at) =>
        facts[at].owner === 'user' && each.file === file && each.line === madeIn.line && each.column === madeIn.column,
    );
    if (frame !== -1) makers.set(index, frame);
  });
  return makers;
}
