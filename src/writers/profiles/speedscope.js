/**
 * speedscope's own format, https://github.com/jlfwong/speedscope/wiki/Importing-from-custom-sources: each stack once,
 * with its ticks. One sample per tick would take its page minutes to load.
 */
import { workFrameName } from '../../model/own-marks.js';
import { shown } from '../../text/escape.js';
import { NO_STACK, frameFile, frameName, framesOf, workDepth, workName } from '../shared/stack-frames.js';
import { threadNames } from '../shared/thread-names.js';

/** @import { AnnotatedProfile } from '../../model/annotated-stacks.js' */

const SCHEMA = 'https://www.speedscope.app/file-format-schema.json';

/** speedscope's view "Time Order" would take the order of stacks for one in time. */
const WITHOUT_TIME = 'ticks by stack, in no order of time';

/**
 * @typedef {object} SharedFrame
 * @property {string} name
 * @property {string} [file]
 * @property {number} [line] 1-based
 */

/**
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @param {object} options of the run
 * @param {string} options.root absolute path of the program's repository, `''` if unknown
 * @param {string} options.title what the file is called, any text
 * @param {string} options.version of this tool
 * @param {string[]} [options.threads] what each is called
 * @returns {string} JSON
 */
export function speedscopeFile(profiles, { root, title, version, threads = threadNames(profiles, { root }) }) {
  const shared = new SharedFrames();
  const written = profiles.map((annotated, index) => {
    const { profile, rows, works } = annotated;
    const indexes = profile.frames.map((frame) =>
      shared.index({ name: frameName(frame), file: frameFile(frame, root), line: frame.line }),
    );
    const samples = rows.map((row) => {
      const frames = framesOf(profile, row.stack);
      const stack = frames.length === 0 ? [shared.index({ name: NO_STACK })] : frames.map((frame) => indexes[frame]);
      const depth = workDepth(annotated, row, frames);
      if (depth !== -1) stack.splice(depth, 0, shared.index({ name: workFrameName(workName(works[row.work])) }));
      return stack;
    });
    const weights = rows.map(({ ticks }) => ticks);
    return {
      type: 'sampled',
      name: `${threads[index]} (${WITHOUT_TIME})`,
      unit: 'none',
      startValue: 0,
      endValue: weights.reduce((sum, ticks) => sum + ticks, 0),
      samples,
      weights,
    };
  });
  const busiest = written.reduce((best, { endValue }, index) => (endValue > written[best].endValue ? index : best), 0);
  return `${JSON.stringify({
    $schema: SCHEMA,
    name: shown(title),
    exporter: `cryptoprof@${version}`,
    activeProfileIndex: busiest,
    shared: { frames: shared.list },
    profiles: written,
  })}\n`;
}

/** Frames of all threads, each once. */
class SharedFrames {
  /** @type {SharedFrame[]} */
  list = [];
  /** @type {Map<string, number>} */
  #indexes = new Map();

  /**
   * @param {{name: string, file?: string, line?: number}} frame `''` and 0 where unknown
   * @returns {number} its index
   */
  index({ name, file = '', line = 0 }) {
    const key = JSON.stringify([name, file, line]);
    let index = this.#indexes.get(key);
    if (index === undefined) {
      index = this.list.push({ name, ...(file === '' ? {} : { file }), ...(line > 0 ? { line } : {}) }) - 1;
      this.#indexes.set(key, index);
    }
    return index;
  }
}
