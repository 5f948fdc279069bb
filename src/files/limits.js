/**
 * Size limits for untrusted files: reading any of them takes less than 10 s and 600 MB of memory, or it is refused. (V8
 * logs and the text of perf script are read as streams and libraries in parts, so they may have any size. What we keep of
 * them is limited, and reading a log takes about 3 s per GB.)
 */

const MIB = 1024 * 1024;

/** Largest size of each kind of file, bytes. */
export const MOST_BYTES = {
  /** `profile.json.gz`, packed. */
  savedProfile: 64 * MIB,
  report: 64 * MIB,
  /** Of one thread: at most an hour of V8's usual samples. */
  cpuProfile: 64 * MIB,
  /** `.pb.gz`, packed: stacks with their sums, so that a minute of a busy server has 0.1 MB. */
  pprof: 16 * MIB,
  /** What `node --prof-process` prints is some kilobytes. */
  processedText: 16 * MIB,
  /** Symbols of one log: only those that were hit. */
  sidecar: 16 * MIB,
  /** Native addons of one process. */
  mappings: MIB,
  /** What a server told of where it listens. */
  port: MIB / 16,
  config: MIB,
  /** A bundle of all the CAs that there are has 0.2 MB. */
  certificates: 4 * MIB,
  /** Measurements of one machine: some 50 rows. */
  bench: MIB / 4,
  /** A source map: those of the largest bundles have some 30 MiB. */
  sourceMap: 64 * MIB,
  /** All source maps of a recording together. */
  allSourceMaps: 128 * MIB,
  /** A file that a source map names, or one that V8 compiled and the log does not hold. */
  source: 16 * MIB,
  /** All sources that are read for one profile that does not hold them. */
  allSources: 64 * MIB,
  /** No program has so many call sites of cryptography; whoever commits more wants something else. */
  baseline: 8 * MIB,
};

/** The most of JSON. What is just allowed takes up to 570 MB and 4 s (test/files/bombs.test.js). */
export const MOST_JSON = {
  /** Bytes, unpacked: some four million ticks. Text takes up to six times as much while it is read. */
  bytes: 80 * MIB,
  /** Entries of lists and objects: one with a name of its own takes 230 bytes. */
  values: 1_000_000,
  /** Numbers in lists besides, which take 8 to 24 bytes: a `.cpuprofile` has two for each sample. */
  numbers: 6_000_000,
  /** Levels of lists and objects. What we write has 8. */
  depth: 64,
};

/** The most of the stacks of a `.cpuprofile`, or of a saved profile. */
export const MOST_STACKS = {
  /**
   * Frames of all different ones together. V8's own have up to 255, and outputs go through each stack: of a chain of
   * 60,000 functions, the page took minutes, and folded stacks take as many letters.
   */
  frames: 10_000_000,
  /** Different ones, with those that others begin with: of one of five million, the page took 1 GB. */
  rows: 2_000_000,
  /** Of all threads of a saved profile together, which may have the same ones: some thousand each. */
  functions: 400_000,
};

/** The most of a pprof. What is just allowed takes up to 500 MB and 3 s (test/files/bombs.test.js). */
export const MOST_PPROF = {
  /** Bytes, unpacked. */
  bytes: 32 * MIB,
  /** Samples, places, functions, labels and texts. */
  messages: 500_000,
  /** Numbers in them. */
  numbers: 4_000_000,
  /** Frames of all stacks together, inlined ones included. */
  frames: 4_000_000,
  /** Ticks: more than an hour of V8's, three days of an SDK's. */
  ticks: 5_000_000,
  /** Threads, which only we tell apart. */
  threads: 1000,
};

/** The most of all source maps of a recording: what is just allowed takes about 2 s and 360 MB once it is decoded. */
export const MOST_MAP = {
  /** Lines and segments of their mappings. */
  segments: 4_000_000,
  /** Files that one is made of. */
  sources: 100_000,
  /** Parts of one. */
  sections: 100_000,
};
