/**
 * A rewrite of what `node --prof-process` makes of a log, by its own rules, quirks included: the permanent comparison
 * for our own reader, which follows better rules. The log is read as if it had been repaired for Node, and all symbols
 * as if nm could print all of them: mistakes that Node makes because they are missing are not reproduced.
 * docs/decisions/0001-differences-from-prof-process.md lists what differs on purpose.
 */
import { visible } from '../../text/escape.js';
import { CALL_GRAPH_SIZE, printText } from '../print-text.js';
import { NodeLogReader } from './log-reader.js';
import { StackProfile } from './stack-profile.js';
import { TextProfile } from './text-profile.js';

/** @import { FunctionLists } from './function-lists.js' */
/** @import { CompatProfile } from './log-reader.js' */
/** @import { StackSample } from './stack-profile.js' */

/** @typedef {AsyncIterable<Buffer> | Iterable<Buffer>} Chunks a log's bytes; not kept */

/**
 * What could not be used in a log.
 * @typedef {object} Losses
 * @property {number} lostRows rows that Node doesn't understand either
 * @property {number} malformedRows rows whose address is not a number
 * @property {number} emptyLines lines at the first of which Node would have stopped
 */

/**
 * @typedef {object} CompatOptions
 * @property {FunctionLists} functions of the libraries, see `createFunctionLists`
 * @property {(name: string) => string} demangle names of native functions
 */

/**
 * @param {Chunks} chunks of the log
 * @param {CompatOptions & {argument: string, callGraphSize?: number, printable?: (name: string) => string}} options
 *   `argument`: what the header names; `callGraphSize`: levels of callers; `printable`: makes a name fit to print; the
 *   default also makes it harmless
 * @returns {Promise<{text: string} & Losses>} the text of `node --prof-process`
 */
export async function compatText(
  chunks,
  { functions, demangle, argument, callGraphSize = CALL_GRAPH_SIZE, printable = visible },
) {
  const profile = new TextProfile(withVersion(demangle), callGraphSize);
  const losses = await read(chunks, profile, functions);
  return { text: printText(profile.counts(), argument, printable), ...losses };
}

/**
 * @param {Chunks} chunks of the log
 * @param {CompatOptions} options where names come from
 * @returns {Promise<{samples: StackSample[]} & Losses>} the stacks of `node --prof-process --preprocess`
 */
export async function compatStacks(chunks, { functions, demangle }) {
  const profile = new StackProfile();
  const losses = await read(chunks, profile, functions);
  const demangleWhole = withVersion(demangle);
  const records = new Set(profile.samples.flatMap(({ frames }) => frames.map(({ code }) => code)));
  for (const record of records) if (record?.type === 'CPP') record.name = demangleWhole(record.name);
  return { samples: profile.samples, ...losses };
}

/**
 * @param {Chunks} chunks of the log
 * @param {CompatProfile} profile gets the rows
 * @param {FunctionLists} functions of the libraries
 * @returns {Promise<Losses>} what could not be used
 */
async function read(chunks, profile, functions) {
  const reader = new NodeLogReader(profile, functions);
  for await (const chunk of chunks) reader.push(chunk);
  reader.end();
  const { lostRows, malformedRows, emptyLines } = reader;
  return { lostRows, malformedRows, emptyLines };
}

/**
 * @param {(name: string) => string} demangle a mangled name
 * @returns {(name: string) => string} the same for names with a version, `_ZdlPv@@GLIBCXX_3.4`
 */
function withVersion(demangle) {
  /** @type {Map<string, string>} */
  const known = new Map();
  return (name) => {
    let text = known.get(name);
    if (text === undefined) {
      const at = name.indexOf('@', 1);
      text = at === -1 ? demangle(name) : demangle(name.slice(0, at)) + name.slice(at);
      known.set(name, text);
    }
    return text;
  };
}
