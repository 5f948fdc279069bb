/** Outputs made from saved files: no program runs, so stdout is free for text for people. */
import path from 'node:path';
import { chooseOutputs } from './choose-outputs.js';
import { makeOutputDirectory, runName } from './output-directory.js';
import { checkOutputs } from './output-files.js';

/** @import { Habits, OutputFlags } from './choose-outputs.js' */
/** @import { Failure } from '../model/failure.js' */
/** @import { Io } from './io.js' */
/** @import { OutputPlan } from './write-outputs.js' */

/** @typedef {ReturnType<typeof chooseOutputs>} Chosen */

/**
 * Decides what to make, and checks that the files that the user named can be written.
 * @param {OutputFlags} flags of the command line
 * @param {string} cwd absolute path of the working directory
 * @param {Partial<Pick<Habits, 'usual' | 'verdictOnly'>>} [habits] of the command, if it makes more than text
 * @returns {Promise<Chosen>} what to make
 * @throws {Failure} `stdout-twice`, `output-twice`, `target-not-writable`, `target-is-profile`, `target-is-source`
 */
export async function checkedOutputs(flags, cwd, habits = {}) {
  const chosen = chooseOutputs(flags, { usual: ['terminal'], people: 'stdout', hasDirectory: false, cwd, ...habits });
  await checkOutputs(chosen.outputs);
  return chosen;
}

/**
 * Makes the output directory if anything goes there, then the outputs, and tidies up.
 * @template Answer
 * @param {Chosen} chosen what to make
 * @param {{input: string, title: string}} about `input` names our own output directory; `title` is the flame graph's
 * @param {{io: Io, flags: OutputFlags}} context of the command
 * @param {(plan: OutputPlan) => Promise<Answer>} make reads what is still needed, and writes
 * @returns {Promise<Answer>} what that returns
 * @throws {Failure} `output-not-writable`, before anything is read; what `make` throws
 */
export async function makeOutputs({ outputs, needsDirectory }, { input, title }, { io, flags }, make) {
  const name = runName(path.resolve(io.cwd, input), io.now(), io.pid);
  const directory = needsDirectory ? await makeOutputDirectory(flags.output, name, io.cwd) : null;
  try {
    return await make({ outputs, directory: directory?.path ?? null, title, kept: [] });
  } finally {
    await directory?.tidy();
  }
}
