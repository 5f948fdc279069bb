/** A run as large as a profile gets: what is written of it must stay small, and what opens it must stay quick. */
import { Random } from './random.js';
import { analysisOf } from './samples.js';
import { profileFromGrid } from './text-grid.js';

/** @import { Analysis } from '../../src/api/analysis.js' */

/** @returns {Analysis} of a million ticks on 33,000 stacks of 30,000 functions */
export function largeRun() {
  const stacks = Array.from({ length: 33_000 }, (_, row) => (row < 3 ? -1 : Math.floor((row - 3) / 3)));
  const frames = Array.from({ length: 30_000 }, (_, index) => ({
    ...profileFromGrid('f@/app/src/f.js:1:2').frames[0],
    name: `function${index}`,
    file: `/app/src/file${index % 500}.js`,
    line: 1 + (index % 900),
  }));
  const length = 1_000_000;
  const random = new Random(1);
  const profile = profileFromGrid('f@/app/src/f.js:1:2');
  return analysisOf({
    ...profile,
    frames,
    stacks: {
      length: stacks.length,
      parent: Int32Array.from(stacks),
      frame: Int32Array.from(stacks, (_, row) => row % frames.length),
    },
    samples: {
      length,
      stack: Int32Array.from({ length }, () => random.below(stacks.length)),
      time: Float64Array.from({ length }, (_, sample) => (sample + 1) * 1000),
      state: new Uint8Array(length),
      weight: new Float64Array(length).fill(1000),
    },
  });
}
