/**
 * What can go wrong that a user can do something about: what happened, why, what to do next. Facts of
 * the Failure stand in braces. A test checks that every code that is thrown has its row, and that no
 * row is left over.
 * @typedef {object} ErrorEntry
 * @property {string} message one sentence: what happened
 * @property {string} [cause] why, where it is not obvious
 * @property {string} next what to do
 */

/** @type {Record<string, ErrorEntry>} */
const INPUT = {
  'input-missing': { message: 'There is no file {path}.', next: 'Check the path; logs of node --prof are called isolate-0x...-v8.log.' },
  'input-unreadable': { message: '{path} can\'t be read ({reason}).', next: 'Check its permissions, or copy it to where you may read it.' },
  'input-directory': { message: '{path} is a directory.', next: 'Name a log in it, or use: cryptoprof analyze {path}' },
  'input-not-a-file': { message: '{path} is no regular file.', next: 'Save the log to a file first, then analyze that.' },
  'input-empty': { message: '{path} is empty.', cause: 'The program may have ended before V8 wrote anything, or the disk was full.', next: 'Record again; the program should run for a second or more.' },
  'input-too-large': { message: '{path} has {size} bytes, more than we read of this format.', next: 'Analyze the V8 log that it was made of; logs may have any size.' },
  'input-unrecognised': { message: '{path} is no profile that we know.', cause: 'It is neither a V8 log (isolate-0x...-v8.log), nor a saved profile (profile.json.gz), nor text of node --prof-process.', next: 'Record one: cryptoprof app.js, or node --prof app.js' },
  'directory-empty': { message: 'There is no profile in {path}.', cause: 'We look for isolate-*.log, *-v8.log, processed.txt and profile.json.gz.', next: 'Name the file itself if it is called otherwise.' },
  'log-unrecognised': { message: '{path} holds no line of a V8 log.', next: 'Check that it is what node --prof wrote, and not cut to nothing.' },
  'processed-empty': { message: '{path} holds no ticks: its header is {header}.', cause: 'The text of node --prof-process begins with "Statistical profiling result from ..., (N ticks, ...)".', next: 'Make it anew, or analyze the log itself: cryptoprof analyze isolate-0x...-v8.log' },
  'saved-profile-invalid': { message: '{path} is damaged: {problem}.', next: 'Copy it anew from where it was recorded, or record again.' },
  'saved-profile-version': { message: '{path} has format version {version}; this cryptoprof reads version {supported}.', next: 'Use the cryptoprof that wrote it, or a newer one.' },
  'sidecar-invalid': { message: 'The symbols beside {path} are damaged (at {at}).', next: 'Delete {path}.symbols.json; symbols then come from this machine.' },
  'not-a-log': { message: '{path} is no V8 log.', cause: 'prof-process prints the classic text of one log.', next: 'Use: cryptoprof analyze {path}' },
};

/** @type {Record<string, ErrorEntry>} */
const COMMAND = {
  'script-missing': { message: 'There is no script to run.', cause: 'Options such as -e and -p run code that has no file.', next: 'Put it into a file: cryptoprof app.js' },
  'script-not-found': { message: 'There is no script {script} in {cwd}.', next: 'Check the path.' },
  'command-not-node': { message: '{command} is no Node.js program.', cause: 'Only Node can be profiled with V8\'s profiler.', next: 'Give Node and the script: cryptoprof -- node node_modules/.bin/thing args' },
  'node-not-found': { message: 'There is no {node}.', cause: 'Neither as a file nor on the PATH; or the working directory is gone.', next: 'Give the path of a Node binary.' },
  'node-not-executable': { message: '{node} may not be executed.', next: 'chmod +x it, or use another Node.' },
  'node-too-old': { message: '{node} is Node {version}.', cause: 'V8 logs of Node {oldest} and later are understood.', next: 'Use a newer Node.' },
  'option-conflict': { message: '{option} (from {from}) would spoil the log.', cause: '--cpu-prof stops V8\'s log, and the others send it elsewhere.', next: 'Leave it out while cryptoprof records.' },
  'bad-node-option': { message: 'Node did not start: it ended with exit code {exitCode}, as it does for an option that it doesn\'t know.', next: 'See its own message above.' },
  'spawn-failed': { message: '{node} could not be started ({reason}).', next: 'See whether it runs by itself: {node} --version' },
  'no-log': { message: 'The program ran, but V8 wrote no log into {directory}.', cause: 'It may have ended before V8 started, or deleted the directory.', next: 'Run it without cryptoprof and see whether it works.' },
  'processes-left': { message: '{count} processes of the program still run (pid {pids}).', cause: 'They were still writing their logs when the report was made.', next: 'End them; their last ticks are missing in this report.' },
};

/** @type {Record<string, ErrorEntry>} */
const LOAD = {
  'load-conflict': { message: '--on-port and --load can\'t be used together.', next: 'Choose one; --load is a shorthand that runs autocannon.' },
  'load-url-invalid': { message: '"{url}" is neither a path nor a URL.', next: 'Give a path of the server: --load \'/login?user=a\'' },
  'autocannon-missing': { message: '--load needs autocannon, which is not installed.', cause: 'It is an optional dependency of cryptoprof.', next: 'npm install autocannon, or use --on-port with a load command of your own.' },
  'port-detection-unsupported': { message: 'Node {version} does not tell when it listens.', next: 'Use Node 20 or later, or start the load yourself while cryptoprof runs.' },
  'port-never-opened': { message: 'The program ended before it listened on a port, so there was no load.', next: 'Check that it is the server, and that it listens on TCP and not on a unix socket.' },
  'port-closed-early': { message: 'The program ended before the load on port {port} could start.', next: 'Keep the server running; cryptoprof stops it after the load.' },
  'load-failed': { message: 'The load failed: {command}{url} {reason}', cause: 'exit code {exitCode}; {requests} requests, {errors} errors', next: 'Run it by hand against the server; the report below shows what was recorded all the same.' },
};

/** @type {Record<string, ErrorEntry>} */
const OUTPUT = {
  'output-not-writable': { message: 'Nothing can be written to {path}{directory} ({reason}).', next: 'Choose another directory with -o.' },
  'disk-full': { message: 'The disk is full: {freeBytes} bytes are free at {directory}.', cause: 'V8 stops logging without a word then.', next: 'Make room, or choose another disk with -o.' },
  'flame-graph-failed': { message: 'The flame graph could not be drawn.', next: 'The report is complete without it; please report this: npm bugs cryptoprof' },
};

export const ERROR_TABLE = { ...INPUT, ...COMMAND, ...LOAD, ...OUTPUT };
