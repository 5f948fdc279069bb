'use strict';

/*
 * Reports what this process runs, and which operating-system thread this JavaScript thread is, so that the recorder,
 * which reads the CPU time of all threads from outside (record/cpu-meter.js), can identify it; and the CPU time that it
 * had used at its end, which the recorder can't see in time.
 *
 * It reads /proc once at the start, which takes 0.5 ms, and once or twice at the end, which takes 1 to 5 ms; nothing
 * runs in between.
 */
const { readFileSync, readdirSync } = require('fs');
const Module = require('module');
const { hasOnlyStarted } = require('./launchers.cjs');
const ownScript = require('./own-script.cjs');
const { isMain, tid } = require('./own-thread.cjs');
const ownValue = require('./own-value.cjs');
const watchExit = require('./watch-exit.cjs');
const writeWhole = require('./write-whole.cjs');

/** @import { ThreadReading, SavedThread } from '../cpu-times.js' */

const { pid, hrtime, versions, cpuUsage } = process;
const TASKS = '/proc/self/task';
/** The text after the name in parentheses begins with the third field of proc(5). */
const START_STACK = 28 - 3;

/**
 * @param {string} directory where our logs go, with a separator at its end
 */
module.exports = function tellThreads(directory) {
  const file = `${directory}threads-${pid}-${hrtime.bigint()}.json`;
  /** @type {SavedThread} */
  const saved = { tid, present: isMain ? tasks() : [], poolIsNamed: namesPool(), atExit: null };
  if (isMain || tid === 0) saved.script = ownScript();
  if (isMain) saved.image = ownImage();
  writeWhole(file, saved);
  watchExit(() => {
    try {
      const { user, system } = cpuUsage();
      const threads = [];
      const tids = isMain ? tasks() : [tid];
      for (let index = 0; index < tids.length; index++) {
        const thread = reading(tids[index]);
        if (thread !== null) threads[threads.length] = thread;
      }
      // A tool may have loaded the user's script meanwhile.
      if (saved.script !== undefined) saved.script = ownScript();
      saved.atExit = { totalMs: (user + system) / 1000, threads };
      writeWhole(file, saved);
      if (saved.script !== undefined && hasOnlyStarted(saved.script, ownValue(Module, '_cache')))
        writeWhole(`${directory}launcher-${pid}.json`, {});
    } catch {
      // Not the program's problem: it may have lost the right to write, or the disk may be full.
    }
  });
};

/** @returns {number[]} ids of all threads of this process, none without /proc */
function tasks() {
  try {
    return readdirSync(TASKS).map(Number);
  } catch {
    return [];
  }
}

/**
 * The kernel puts each program's stack at a random address; `execve` keeps a process' id, but not that address.
 * @returns {string} a value that stays the same as long as this process runs this program, `''` if unknown
 */
function ownImage() {
  try {
    const stat = readFileSync('/proc/self/stat', 'latin1');
    const field = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_STACK];
    return field === '0' ? '' : field;
  } catch {
    return '';
  }
}

/**
 * @param {number} tid of a thread of this process
 * @returns {ThreadReading | null} null if it has ended, or the kernel does not say
 */
function reading(tid) {
  try {
    const name = readFileSync(`${TASKS}/${tid}/comm`, 'utf8').trimEnd();
    const [cpuNs, waitNs] = readFileSync(`${TASKS}/${tid}/schedstat`, 'utf8').split(' ').map(Number);
    return { tid, name, cpuMs: cpuNs / 1e6, waitMs: waitNs / 1e6 };
  } catch {
    return null;
  }
}

/**
 * @returns {boolean} whether the pool's threads have names: since libuv 1.50
 *   (https://docs.libuv.org/en/stable/threadpool.html)
 */
function namesPool() {
  const [major, minor] = versions.uv.split('.').map(Number);
  return major > 1 || minor >= 50;
}
