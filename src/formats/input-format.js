/**
 * What an input format is, and what it has to work with. It opens no file and doesn't query the machine: both are
 * passed in, so that all formats are found, opened, limited and reported in the same way.
 */

/** @import { Mapping } from '../model/mapping.js' */
/** @import { Profile, Recording } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */
/** @import { LibrarySymbols, LibraryUse } from '../symbols/index.js' */

/**
 * @typedef {object} InputFormat
 * @property {string} id such as `v8-log`; `meta.format` of its profiles, and its directory in fixtures/profiles
 * @property {string} label the name for such a file in sentences, without an article
 * @property {readonly string[]} files its usual names, as written in sentences: `*-v8.log`
 * @property {RegExp} names of files to look for in a directory; all of `files` match
 * @property {'samples' | 'report'} holds `report` if it contains the answer, without the samples
 * @property {(head: Buffer) => boolean} sniff whether the first bytes of a file look like this format, damaged or not
 * @property {(file: InputFile, machine: Machine) => Promise<InputContent>} read all of it; throws a Failure if the file
 *   isn't what it looks like; counts whatever it can't use in the profile's diagnostics and `dropped`
 */

/**
 * @typedef {object} InputFile
 * @property {string} path absolute
 * @property {string} name last part of the path
 * @property {Buffer} head its first bytes, up to 64 KiB
 * @property {(most: number) => Promise<Buffer>} bytes all of it, if it has at most `most` (files/limits.js)
 * @property {() => AsyncIterable<Buffer>} chunks all of it as a stream; a chunk is valid until the next one is
 *   requested
 */

/** When another tool took a file's samples, ms since 1970, and for how long. @typedef {{startMs: number, durationMs: number}} MadeWindow */

/** What a file contains. @typedef {{recording: Recording, window?: MadeWindow} | {report: Report}} InputContent */

/**
 * What a log does not say: version of Node and `process.arch`, and whether V8 was told to write ticks while a thread
 * waits, where it does not by itself.
 * @typedef {{node: string, arch: string, showsIdle?: true}} LogOrigin
 */

/**
 * What formats need from the machine that reads them.
 * @typedef {object} Machine
 * @property {(log: string) => Promise<BesideLog>} beside by the absolute path of a log
 * @property {(text: string) => Promise<LogBesidePerf[]>} logsBesidePerf by the absolute path of what `perf script`
 *   printed
 * @property {(profile: string, files: Iterable<string>, lastedMs: number) => Promise<SourcesBefore>} sourcesBefore texts of
 *   source files as they were when a profile was begun: a server is often replaced on disk before it ends, and writes its
 *   profile. By the profile's absolute path, theirs, and how long it lasted
 * @property {(head: Buffer) => Promise<LogProcessor | null>} processorFor another reader for a log that begins like
 *   this; null if we read it ourselves
 * @property {LogOrigin} origin of logs that we recorded; empty strings otherwise
 * @property {ReadonlySet<string>} asked paths of files whose sources are needed, though they may be on no stack
 */

/**
 * @typedef {object} SourcesBefore
 * @property {Map<string, string>} texts by path: those that exist, are code, and are no newer than the start of the profile
 * @property {number} newer files that were changed after that
 * @property {string[]} large paths of those that are too large to be read
 */

/**
 * The log of an isolate without ticks, from one of our recordings with perf: what V8 compiled.
 * @typedef {{pid: number, chunks: () => AsyncIterable<Buffer>}} LogBesidePerf
 */

/**
 * What is known about a log's native code beyond what the log says.
 * @typedef {object} BesideLog
 * @property {(uses: LibraryUse[]) => Promise<LibrarySymbols[]>} symbolize names native addresses
 * @property {Mapping[]} mappings libraries that were loaded after V8 wrote its list: native addons
 * @property {(libraries: LibrarySymbols[]) => Promise<void>} keep stores the names that were needed, if they are to be
 *   kept
 */

/**
 * @typedef {(openChunks: () => AsyncIterable<Buffer>, log: LogFacts) => Promise<LogContent>} LogProcessor another
 *   reader of V8 logs; it may read a log more than once
 */
/**
 * @typedef {Pick<BesideLog, 'symbolize' | 'mappings'> & Pick<Machine, 'asked'> & {source: string, pid: number, arch:
 *   string}} LogFacts
 */

/**
 * The isolate's profile, and the names of native code that it needed.
 * @typedef {{profile: Profile, libraries: LibrarySymbols[]}} LogContent
 */

export {};
