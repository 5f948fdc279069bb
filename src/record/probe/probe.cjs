'use strict';

/*
 * Runs inside the profiled program, before its first line: in the main thread, in worker threads and in
 * forked children (they inherit process.execArgv). It tells us what the log can't:
 *
 *   port-<pid>.json              {port, address} once the first TCP server listens
 *   mappings-<pid>-<thread>.json [{path, start, end}] executable code that came with native addons:
 *                                V8 lists the mappings of its start only, so their ticks would be nameless
 *   traffic-<pid>-<thread>.json  how many HTTP requests and TLS handshakes there were (count-traffic.cjs)
 *   threads-<pid>-<thread>.json  which thread of the operating system it is, and its CPU time at the end (tell-threads.cjs)
 *
 * It must not be noticed: no listeners on anything of the program's, nothing that keeps it alive, no
 * output, and whatever goes wrong in here is ours alone. Everything that it uses later is fetched now,
 * before the program can replace it.
 */
try {
  const directory = logDirectory(process.execArgv);
  if (directory !== null) {
    const parts = [require('./tell-port.cjs'), require('./count-traffic.cjs'), require('./tell-threads.cjs')];
    if (process.platform === 'linux') parts.push(require('./tell-mappings.cjs'));
    for (const part of parts) begin(part, directory);
  }
  // A program that lists or reloads its modules should not find us.
  for (const file of Object.keys(require.cache)) if (file.startsWith(__dirname)) delete require.cache[file];
} catch {
  // A program must run as if we were not there.
}

/**
 * @param {string[]} execArgv options that this process was started with
 * @returns {string | null} where our logs go, with a separator at its end
 */
function logDirectory(execArgv) {
  const option = execArgv.find((word) => word.startsWith('--logfile='));
  if (option === undefined) return null;
  const file = option.slice('--logfile='.length).replaceAll('%%', '%');
  return file.slice(0, Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
}

/**
 * @param {(directory: string) => void} part of the probe; if it fails, the others still work
 * @param {string} directory where our logs go
 */
function begin(part, directory) {
  try {
    part(directory);
  } catch {
    // Ours alone.
  }
}
