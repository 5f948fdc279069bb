'use strict';

const orElse = require('./or-else.cjs');
const saveInPlace = require('./save-in-place.cjs');
const watchExit = require('./watch-exit.cjs');
const { stringify } = JSON;
const startTimer = setTimeout;

/** Time between two saves while there is something to save, ms; the recorder waits for two before it ends a program. */
const SAVE_AFTER = 100;

/** @type {(() => void)[]} */
const looks = [];

/**
 * Saves what is counted
 *
 *   - at the first event, then every 100 ms while there are more
 *   - after 100 ms without any: nothing has happened since
 *   - when the process or the worker exits
 *
 * So a program that ends abruptly (unhandled SIGTERM, SIGKILL) loses the last 100 ms at most, and the data show that. A
 * save takes about 10 µs, an event next to nothing.
 * @param {string} file absolute path
 * @param {(isOver: boolean) => object | string} contents to save as JSON, or text that is JSON already; `isOver` if
 *   nothing has happened since the last time, or nothing more will
 * @param {() => void} [look] called whenever anything is saved while the program runs, to check for changes without
 *   events, since a signal may end the program without an exit event; exceptions never reach the program
 * @returns {{note: () => void, save: () => void}} call `note` after each event, `save` to save without one
 */
module.exports = function saveOften(file, contents, look) {
  if (look !== undefined) looks[looks.length] = look;
  const write = saveInPlace(file);
  let isSaved = false;
  let isTicking = false;
  const save = (/** @type {boolean} */ isOver) => {
    isSaved = true;
    try {
      const value = contents(isOver);
      write(typeof value === 'string' ? value : stringify(value));
    } catch {
      // Not the program's problem: it may have lost the right to write, or the disk may be full.
    }
  };
  const tick = () => {
    isTicking = !isSaved;
    save(isSaved);
    // By index, since the program may have replaced array iteration.
    for (let index = 0; index < looks.length; index++) orElse(null, looks[index]);
    // The timer keeps nothing alive, and there is never more than one.
    if (isTicking) startTimer(tick, SAVE_AFTER).unref();
  };
  watchExit(() => {
    if (!isTicking) return;
    isTicking = false;
    save(true);
  });
  return {
    note() {
      isSaved = false;
      if (!isTicking) tick();
    },
    save: () => save(true),
  };
};
