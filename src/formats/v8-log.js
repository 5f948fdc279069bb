/**
 * What `node --prof` writes: `isolate-0x...-v8.log`, one file for each isolate. To record one:
 * `node --prof --no-node-snapshot app.js`. The format is undocumented; V8 writes it in src/logging/log.cc and reads it
 * in tools/tickprocessor.mjs. Lines, code and ticks are handled in v8log/.
 */
import { buildProfile } from '../v8log/build-profile.js';
import { V8LogReader } from '../v8log/reader.js';

/** @import { Failure } from '../model/failure.js' */
/** @import { Mapping } from '../model/mapping.js' */
/** @import { LibrarySymbols, LibraryUse } from '../symbols/index.js' */
/** @import { InputFormat, LogContent } from './input-format.js' */

/** @type {InputFormat} */
export const v8Log = {
  id: 'v8-log',
  label: 'V8 log',
  files: ['isolate*.log', '*-v8.log'],
  names: /^isolate.*\.log$|-v8\.log$|^v8\.log$/,
  holds: 'samples',

  // A log may lack its header.
  sniff(head) {
    return /^(v8-version|v8-platform|shared-library|profiler|code-creation|tick|new|script-source),/m.test(
      head.toString('latin1'),
    );
  },

  async read({ path, name, head, chunks }, { beside, processorFor, origin, asked }) {
    const { symbolize, mappings, keep } = await beside(path);
    const facts = { symbolize, mappings, asked, source: name };
    const processor = await processorFor(head);
    const { profile, libraries } =
      processor === null
        ? await readV8Log(chunks(), { ...facts, ...origin })
        : await processor(chunks, { ...facts, pid: pidOf(path), arch: origin.arch });
    await keep(libraries);
    return { recording: { run: null, profiles: [profile] } };
  },
};

/**
 * @param {AsyncIterable<Buffer> | Iterable<Buffer>} chunks of the log; not kept, so that a source may reuse its
 *   buffer
 * @param {object} options what the log does not say
 * @param {(uses: LibraryUse[]) => Promise<LibrarySymbols[]>} options.symbolize names native addresses
 * @param {string} options.source the log's path or name, for the report
 * @param {string} [options.node] version of Node that wrote it
 * @param {string} [options.arch] `process.arch` of the program
 * @param {true} [options.showsIdle] that V8 was told to write ticks while a thread waits
 * @param {Mapping[]} [options.mappings] libraries that were loaded after V8 wrote its list: native addons
 * @param {ReadonlySet<string>} [options.asked] paths of files whose sources are needed, though they may be on no
 *   stack
 * @returns {Promise<LogContent>} the profile, and the names of native code that it needed
 * @throws {Failure} `log-unrecognised`
 */
export async function readV8Log(chunks, options) {
  const { symbolize, source, node = '', arch = '', showsIdle, mappings = [], asked = new Set() } = options;
  const reader = new V8LogReader(mappings);
  for await (const chunk of chunks) reader.push(chunk);
  const log = reader.end();
  const uses = log.libraries
    .filter((library) => library.addresses.size > 0)
    .map(({ path, rows, addresses }) => ({ path, rows, addresses: [...addresses].sort((a, b) => a - b) }));
  const libraries = await symbolize(uses);
  return {
    profile: buildProfile(
      log,
      libraries,
      { source, pid: pidOf(source), node, arch, ...(showsIdle && { showsIdle }) },
      asked,
    ),
    libraries,
  };
}

/**
 * @param {string} source path of a log, `isolate-0x<address>-<pid>-...`
 * @returns {number} the process id, 0 if the name contains none
 */
export function pidOf(source) {
  return Number(/isolate-(?:0x)?[0-9a-f]+-(\d{1,10})-/i.exec(source)?.[1] ?? 0);
}
