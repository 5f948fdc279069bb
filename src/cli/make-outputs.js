/** What is made of saved files, and where: nothing runs, so stdout is free for what people read. */
import { chooseOutputs } from './choose-outputs.js';
import { makeOutputDirectory, runName } from './output-directory.js';
import { checkOutputs } from './output-files.js';

/** @import { Habits, OutputFlags } from './choose-outputs.js' */
/** @import { Failure } from '../model/failure.js' */
/** @import { Io } from './io.js' */
/** @import { OutputPlan } from './write-outputs.js' */

/** @typedef {ReturnType<typeof chooseOutputs>} Chosen */

/**
 * Decides what is made, and makes sure that the files which the user named can be written.
 * @param {OutputFlags} flags of the command line
 * @param {string} cwd absolute path of the working directory
 * @param {Partial<Pick<Habits, 'usual' | 'verdictOnly'>>} [habits] of the command, if it is not only text that it makes
 * @returns {Promise<Chosen>} what is to be made
 * @throws {Failure} `stdout-twice`, `output-twice`, `target-not-writable`, `target-is-profile`
 */
export async function checkedOutputs(flags, cwd, habits = {}) {
  const chosen = chooseOutputs(flags, { usual: ['terminal'], people: 'stdout', hasDirectory: false, cwd, ...habits });
  await checkOutputs(chosen.outputs);
  return chosen;
}

/**
 * Makes the output directory, if anything goes there, then the outputs, and tidies up.
 * @template Answer
 * @param {Chosen} chosen what is to be made
 * @param {{input: string, title: string}} about what a directory of our own making is named after; title of the flame
 *   graph
 * @param {{io: Io, flags: OutputFlags}} context of the command
 * @param {(plan: OutputPlan) => Promise<Answer>} make reads what is still to be read, and writes
 * @returns {Promise<Answer>} what that returns
 * @throws {Failure} `output-not-writable`, before anything is read; what `make` throws
 */
export async function makeOutputs({ outputs, needsDirectory }, { input, title }, { io, flags }, make) {
  const name = runName(input, io.now(), io.pid);
  const directory = needsDirectory ? await makeOutputDirectory(flags.output, name, io.cwd) : null;
  try {
    return await make({ outputs, directory: directory?.path ?? null, title, kept: [] });
  } finally {
    await directory?.tidy();
  }
}
