/**
 * Problems that a user can solve: what happened, why, and what to do next. Facts of the Failure are in braces. In a
 * list of sentences, the first one applies whose facts are all known. A test checks that every code that is thrown has
 * a row, that no row is unused, and that the facts exist.
 * @typedef {object} ErrorEntry
 * @property {string | string[]} message what happened
 * @property {string | string[]} [cause] why, if not obvious
 * @property {string | string[]} next what to do
 */

/** @type {Record<string, ErrorEntry>} */
const INPUT = {
  'input-missing': {
    message: 'There is no file {path}.',
    next: 'Check the path. A run leaves its files in .cryptoprof/; node --prof calls its logs isolate-0x...-v8.log.',
  },
  'input-unreadable': {
    message: "{path} can't be read: {reason}.",
    next: 'Check its permissions, or copy it to where you may read it.',
  },
  'input-directory': { message: '{path} is a directory.', next: 'Name a log in it, or use: cryptoprof analyze {path}' },
  'input-not-a-file': {
    message: "{path} is not a regular file, so it can't be read twice.",
    next: 'Save its content to a file first, then analyze that file.',
  },
  'input-empty': {
    message: '{path} is empty.',
    cause: 'The program may have ended before V8 wrote anything, or the disk was full.',
    next: 'Record again, and let the program run for at least a second.',
  },
  'input-too-large': {
    message: '{path} has more than {most} bytes, the most that cryptoprof reads in this format.',
    next: 'Analyze the V8 log that it was made from; logs may have any size.',
  },
  'log-too-rich': {
    message: '{path} holds more than fits into {most} MB of memory.',
    cause: 'By that point it has {ticks} ticks at {places} different places, and {functions} functions and scripts.',
    next: 'Record for a shorter time, or sample less often: cryptoprof --interval 5000 app.js',
  },
  'input-is-report': {
    message: '{path} is a report: it contains results, not samples to analyze.',
    next: 'Analyze the profile.json.gz beside it. Commands that need only results take a report: cryptoprof compare <before> {path}',
  },
  'input-unrecognised': {
    message: '{path} is not in a format that cryptoprof reads.',
    cause: 'It reads: {formats}.',
    next: 'Record one: cryptoprof app.js, or node --prof app.js',
  },
  'directory-empty': {
    message: 'There is no profile in {path}.',
    cause: 'In a directory, cryptoprof looks for these formats by name: {formats}.',
    next: 'If the file has another name, pass its path.',
  },
  'log-unrecognised': {
    message: '{path} contains no complete V8 log line.',
    next: 'Check that it is the whole file that node --prof wrote.',
  },
  'processed-empty': {
    message: '{path} contains no ticks: its header line is {header}.',
    cause: 'The text of node --prof-process begins with "Statistical profiling result from ..., (N ticks, ...)".',
    next: 'Generate it again, or analyze the log itself: cryptoprof analyze isolate-0x...-v8.log',
  },
  'perf-script-empty': {
    message: '{path} has no samples of Node.js.',
    cause: ['It has {samples} of other programs.'],
    next: 'Record with: perf record -F 999 -g -e cpu-clock -- node --perf-basic-prof --interpreted-frames-native-stack app.js',
  },
  'perf-script-too-rich': {
    message: '{path} holds more than fits into {most} MB of memory.',
    cause: 'By that point it has {samples} samples of {frames} different functions, in {threads}.',
    next: 'Record for a shorter time, or sample less often: perf record -F 99 ...',
  },
  'perf-missing': {
    message: '--collector perf needs Linux, and perf, which is not installed.',
    next: 'Install it (Debian: linux-perf, Ubuntu: linux-tools-generic, Fedora: perf), or leave out --collector perf.',
  },
  'perf-not-allowed': {
    message: 'The kernel does not let perf sample programs here.',
    cause: [
      'Its setting /proc/sys/kernel/perf_event_paranoid is {level}.',
      'In a container, perf_event_open may be blocked.',
    ],
    next: 'Set it to 2 or less (sudo sysctl kernel.perf_event_paranoid=2); in a container, allow perf_event_open; or leave out --collector perf.',
  },
  'perf-no-clock': {
    message: 'On this machine perf has no clock to sample by ({reason}).',
    next: 'Leave out --collector perf: V8 has its own sampling clock.',
  },
  'perf-engine-node': {
    message: "--engine node can't read what --collector perf records: Node's own processor reads only V8's ticks.",
    next: 'Leave out one of the two.',
  },
  'perf-failed': {
    message: 'Recording with perf failed: {reason}',
    next: 'Leave out --collector perf, or check that this works: perf record -e cpu-clock -- true',
  },
  'cpuprofile-invalid': {
    message: "The CPU profile {path} can't be used: {problem}.",
    next: 'Copy it again from where it was recorded, or record again: node --cpu-prof app.js',
  },
  'cpuprofile-old': {
    message: 'The CPU profile {path} is in the format of tools before 2016, which cryptoprof does not read.',
    next: "Record it with Node's own profiler: node --cpu-prof app.js",
  },
  'cpuprofile-too-large': {
    message: 'The CPU profile {path} holds more than cryptoprof reads: {problem}.',
    next: 'Record for a shorter time, or sample less often: node --cpu-prof --cpu-prof-interval 10000 app.js',
  },
  'cpuprofile-trace': {
    message: '{path} is a trace: it contains many kinds of events, and a CPU profile only in pieces.',
    next: 'Record a .cpuprofile: with node --cpu-prof app.js, or in DevTools for Node under Profiler, not Performance.',
  },
  'attach-platform': {
    message: 'Attaching needs Linux: cryptoprof looks at a process in /proc before it sends it a signal.',
    next: 'Restart the program with: cryptoprof app.js, or record with node --cpu-prof and analyze the .cpuprofile.',
  },
  'attach-pid-invalid': {
    message: '"{text}" is not a process id.',
    next: 'Give the number of the Node process: pgrep -a node lists them.',
  },
  'attach-no-process': {
    message: "There is no process {pid}, or it can't be inspected.",
    next: 'Look for it: pgrep -a node',
  },
  'attach-other-user': {
    message: 'Process {pid} belongs to another user (uid {user}). No signal was sent.',
    next: 'Run cryptoprof as that user.',
  },
  'attach-not-node': {
    message: 'Process {pid} is not Node.js. No signal was sent: SIGUSR1 would end it.',
    cause: 'It runs {binary}.',
    next: 'Look for the Node process itself; npm and shells start it as a child: pgrep -a node',
  },
  'attach-unknown-program': {
    message: "Can't tell what process {pid} runs. No signal was sent: SIGUSR1 would end a program other than Node.js.",
    cause: 'The system does not show its program: it is part of the kernel, or has rights that you lack.',
    next: 'Look for the Node process itself: pgrep -a node. Run cryptoprof with the same rights.',
  },
  'attach-zombie': {
    message: 'Process {pid} has ended, but its parent has not noticed yet.',
    next: 'Look for a running one: pgrep -a node',
  },
  'attach-running': {
    message: 'Another cryptoprof is attached to process {pid}. No signal was sent.',
    next: 'Wait until it is done, or end it with Ctrl-C.',
  },
  'attach-container': {
    message: 'Process {pid} runs in a container: its inspector can only be reached from within. No signal was sent.',
    next: 'Run cryptoprof in that container, with the pid that the process has there.',
  },
  'attach-other-files': {
    message: 'Process {pid} sees other files than you do. No signal was sent.',
    cause:
      "It runs in a container or a sandbox, or is a service with directories of its own (systemd's PrivateTmp or ProtectSystem).",
    next: 'Run cryptoprof in that container, or among the same files: sudo nsenter -t {pid} -m -S {user} -G {group} cryptoprof attach {pid} -o <directory>',
  },
  'attach-stopped': {
    message: 'Process {pid} is stopped (Ctrl-Z, SIGSTOP, or a debugger). No signal was sent.',
    next: 'Let it continue, then try again: kill -CONT {pid}',
  },
  'attach-inspected': {
    message: 'The inspector of {pid} is already open, and somebody may be using it. No signal was sent; it stays open.',
    next: 'Record a .cpuprofile with your debugger, and analyze that.',
  },
  'attach-host': {
    message: 'The inspector of {pid} would listen on {host}, not on 127.0.0.1. No signal was sent.',
    cause: 'Its --inspect-port says so. Anyone who can reach an inspector can run code in the program.',
    next: 'Restart it without that host, or with: cryptoprof app.js',
  },
  'attach-option-file': {
    message: "Can't tell whether the inspector of {pid} would listen on 127.0.0.1. No signal was sent.",
    cause:
      'Its options are also in a file, and {file} {problem}. Anyone who can reach an inspector can run code in the program.',
    next: 'Remove the inspector options from that file and restart it, or restart it with: cryptoprof app.js',
  },
  'attach-opened-to-others': {
    message:
      'The inspector of {pid} opened on port {port} for other machines, too. It was closed at once; nothing was sampled.',
    cause:
      'The program has had it open there before (inspector.open), or was started with an --inspect-port that its title (process.title) hid. Anyone who can reach an inspector can run code in the program.',
    next: 'Let it open its inspector on 127.0.0.1 only, or restart it with: cryptoprof app.js',
  },
  'attach-port-taken': {
    message: 'The inspector of {pid} would listen on port {port}, which is taken. No signal was sent.',
    next: 'Stop what listens there, or restart the program with --inspect-port=0, which takes any port.',
  },
  'attach-cluster': {
    message:
      'Process {pid} is the primary of a cluster: SIGUSR1 would also open the inspectors of all its workers, and they would stay open. No signal was sent.',
    next: 'Attach to one of its workers ({workers}): cryptoprof attach {worker}',
  },
  'attach-signal-uncaught': {
    message: 'Process {pid} does not handle SIGUSR1. No signal was sent: it might end the process.',
    cause:
      'It was started with --disable-sigusr1, --permission or --watch, is still starting, or has listened for SIGUSR1 itself and removed that listener: Node then never opens its inspector.',
    next: 'With --watch, attach to the process that it has started. If it is just starting, try again. Otherwise restart it with: cryptoprof app.js',
  },
  'attach-listeners-unknown': {
    message: "Can't tell whether program {pid} listens for SIGUSR1 itself. No signal was sent.",
    cause: 'This is read from its memory, which needs a Node with symbols, and permission (kernel.yama.ptrace_scope).',
    next: 'If you know that it does not, use --unchecked.',
  },
  'attach-own-listener': {
    message: 'Program {pid} listens for SIGUSR1 itself, so its inspector would not open. No signal was sent.',
    next: 'Restart it with: cryptoprof app.js, or with node --cpu-prof',
  },
  'attach-no-inspector': {
    message: 'Node {pid} was sent SIGUSR1 but opened no inspector.',
    cause: [
      'Process {stopped} has been stopped since (Ctrl-Z, SIGSTOP, or a debugger).',
      'One may have been open before, or the program is busy in native code for longer than cryptoprof waits.',
    ],
    next: [
      'Let it continue: kill -CONT {stopped}. The inspector that it then opens stays open until the program ends.',
      'Check which ports it listens on: ss -ltnp. An inspector that opens later stays open until the program ends. --wait waits longer.',
    ],
  },
  'attach-ended': {
    message: 'The connection to Node {pid} was lost: {reason}.',
    next: 'Its inspector is closed. If the program still runs, try again.',
  },
  'attach-gone': {
    message: 'Node {pid} ended while it was being profiled.',
    next: 'Look at its stderr, then restart it with: cryptoprof app.js',
  },
  'attach-still-open': {
    message: 'The inspector of Node {pid} is still open, on port {port}.',
    cause: [
      'Process {stopped} has been stopped since (Ctrl-Z, SIGSTOP, or a debugger).',
      'The program is busy in native code, another client uses the inspector, or the program could not be asked to close it.',
    ],
    next: [
      'Let it continue, so that it closes its inspector: kill -CONT {stopped}. Restart the program if it does not.',
      'It closes once the program runs JavaScript again; restart the program if it does not. --wait waits longer.',
    ],
  },
  'attach-unwatched': {
    message:
      'Node {pid} was not sampled: it would not have closed its inspector if cryptoprof had died ({reason}). It is closed again.',
    cause: 'The program has replaced functions of Node, or of JavaScript, that closing its inspector needs.',
    next: 'Attach to it before it replaces them, or restart it with: cryptoprof app.js',
  },
  'attach-unclosable': {
    message:
      "The inspector of Node {pid} is still open, on port {port}: the program can't be asked to close it ({reason}).",
    cause: 'The program has replaced functions of Node, or of JavaScript, that closing its inspector needs.',
    next: "Restart the program, or let it call require('node:inspector').close().",
  },
  'live-running': {
    message: 'This thread is already being profiled.',
    next: 'Call the function that the first profile() returned, or wait for its limit.',
  },
  'live-bundled': {
    message: 'A bundler has put cryptoprof into another file: mark it as external.',
    cause: 'The code that makes the report is in a separate file, which is not beside the bundle.',
    next: 'Install cryptoprof where the program runs.',
  },
  'live-unavailable': {
    message: "V8's profiler can't be used in this thread: {reason}.",
    next: 'Use a Node with its inspector, and without --permission; or profile from outside: cryptoprof app.js',
  },
  'pprof-invalid': {
    message: "The pprof {path} can't be used: {problem}.",
    next: 'Copy it again from where it was recorded, or record again: cryptoprof app.js',
  },
  'pprof-not-node': {
    message: '{path} is a pprof from another language: none of its functions are from Node.js.',
    next: 'Open it with go tool pprof.',
  },
  'saved-profile-invalid': {
    message: "The saved profile {path} can't be used: {problem}.",
    next: 'Copy it again from where it was recorded, or record again.',
  },
  'packed-unknown': {
    message: '{path} is compressed with gzip, but contains neither a saved profile nor a pprof profile.',
    next: 'If it is a .cpuprofile or a V8 log, decompress it first: gunzip -c {path} > decompressed',
  },
  'saved-profile-version': {
    message: '{path} has format version {version}; this cryptoprof reads version {supported}.',
    next: 'Use the cryptoprof that wrote it, or a newer one.',
  },
  'report-invalid': {
    message: ["The report {path} can't be used: {problem}.", "The report can't be used: {problem}."],
    next: 'Copy it again from where it was made, or make it again: cryptoprof analyze profile.json.gz --json report.json',
  },
  'report-other': {
    message: ['{path} is {document}, not the report of a run.', 'This is {document}, not the report of a run.'],
    next: 'Pass the report.json of a run, or its directory.',
  },
  'report-outdated': {
    message: [
      '{path} is from an earlier cryptoprof: it has format version {version}, and this one reads version {supported}.',
      'The report is from an earlier cryptoprof: it has format version {version}, and this one reads version {supported}.',
    ],
    next: 'Make it again from the profile.json.gz beside it: cryptoprof analyze profile.json.gz --json report.json',
  },
  'report-version': {
    message: [
      '{path} has format version {version}; this cryptoprof reads version {supported}.',
      'The report has format version {version}; this cryptoprof reads version {supported}.',
    ],
    next: 'Use the cryptoprof that wrote it, or a newer one.',
  },
  'merge-one-run': {
    message: 'There is only one run in {path}.',
    next: 'Name several runs, or use: cryptoprof analyze {path}',
  },
  'merge-names': {
    message: 'Some of the runs are named, and some are not.',
    next: 'Name all of them (api@1.4=runs/a), or none.',
  },
  'merge-name-part': {
    message: '{name}={path} names no {part}.',
    next: 'Write api@1.4={path}, or api={path} without a version.',
  },
  'merge-unlike': {
    message: 'The ticks of {first} are {firstUnit}, those of {other} are {otherUnit}.',
    cause: 'The two kinds of ticks measure different things, so they are not added up.',
    next: 'Record all of them with one collector and one --interval, or merge those that agree.',
  },
  'not-a-report': {
    message: '{path} is not a report.',
    next: 'Pass the report.json of a run; profiles and logs are for: cryptoprof analyze {path}',
  },
  'report-among-inputs': {
    message: "{path} is a report, and a report can't be combined with other inputs.",
    next: 'Pass it alone, or pass only the profiles and logs.',
  },
  'saved-among-inputs': {
    message: "{path} is the saved profile of a whole run, and can't be combined with other inputs.",
    next: 'Pass it alone, or add up the ticks of several runs: cryptoprof merge {path} <another>',
  },
  'several-recordings': {
    message: 'There are {count} runs in {path}.',
    cause: 'They may be of different programs, so they are not combined.',
    next: 'Pass one of them, such as {example}',
  },
  'runs-unreadable': {
    message: [
      '{count} of {total} runs could not be read, or were too large to be sent ({large}): {names}.',
      '{count} of {total} runs could not be read: {names}.',
    ],
    next: [
      'The messages above say what is wrong with each. The others were sent ({sent}): once you have repaired these, push only them, since what is sent again counts twice.',
      'The messages above say what is wrong with each. Repair or remove them, or pass only the others.',
    ],
  },
  'target-is-profile': {
    message: '{path} is a recording, and {option} would overwrite it.',
    next: 'Choose another place for {option}.',
  },
  'target-is-source': {
    message: '{path} is a program, and {option} would overwrite it.',
    next: 'Choose another place for {option}.',
  },
  'report-without-samples': {
    message: '{path} is a report, which contains no samples, and {format} needs them.',
    next: 'Pass the profile.json.gz that was written with it, or the logs: cryptoprof analyze <file> --format {format}',
  },
  'push-without-samples': {
    message: '{path} is a report, which contains no samples, and push needs them.',
    next: 'Pass the profile.json.gz that was written with it, or the logs: cryptoprof push <file>',
  },
  'sidecar-invalid': {
    message: 'The symbols in {path}.symbols.json are damaged.',
    cause: ['The problem is at {at}.'],
    next: 'Delete that file; the symbols then come from this machine.',
  },
  'engine-node-version': {
    message: '{path} was recorded with V8 {needed}; this is {have}.',
    cause: "Node's log processor only reads logs of its own V8 version.",
    next: 'Pass the Node that recorded it with --node <binary>, or leave out --engine node: the builtin reader needs no Node.',
  },
  'engine-node-unversioned': {
    message: '{path} does not say which V8 wrote it; this is {have}.',
    cause: "Its first line is not v8-version, and Node's log processor only reads logs of its own V8 version.",
    next: 'Leave out --engine node: the builtin reader needs no version.',
  },
  'engine-node-failed': {
    message: '{node} --prof-process could not read {path} ({reason}).',
    cause: ['It said: {complaint}', 'It did not say why.'],
    next: 'Leave out --engine node: the builtin reader needs no Node.',
  },
  'temporary-not-writable': {
    message: "Can't write to {directory} ({reason}).",
    cause: '--engine node writes a copy of the log there.',
    next: 'Set the environment variable TMPDIR to another directory.',
  },
  'not-a-log': {
    message: '{path} is not a V8 log.',
    cause: 'The text of node --prof-process is made from one V8 log.',
    next: 'Use: cryptoprof analyze {path}',
  },
};

/** @type {Record<string, ErrorEntry>} */
const COMMAND = {
  'script-missing': {
    message: ['With {option}, Node runs no program.', 'There is no program to run.'],
    next: 'Pass a script: cryptoprof app.js, or cryptoprof -- node [options] app.js',
  },
  'script-not-found': {
    message: 'There is no script {script} in {cwd}, and no command of that name.',
    next: 'Check the path; cryptoprof --help lists the commands.',
  },
  'script-not-decoded': {
    message: 'There is no script {script} in {cwd}.',
    cause: "The path may contain bytes that are not UTF-8, and Node itself can't open such a script.",
    next: 'Rename it, or the directory.',
  },
  'directory-without-script': {
    message:
      'Node finds no script in the directory {directory}: no index.js, and no "main" in its package.json that names one.',
    cause: '"exports" and "bin" only matter when a package is imported or installed.',
    next: 'Pass the script itself: cryptoprof app.js, or what npm starts: cryptoprof npm start',
  },
  'script-not-a-file': {
    message: 'The script {script} is not a regular file.',
    cause: 'A pipe can be read only once, so a report could not show its lines.',
    next: 'Save it to a file first, or pass it on standard input: cryptoprof -',
  },
  'package-json-not-a-file': {
    message: '{path} is not a regular file, and Node would wait for what it holds.',
    next: 'Replace it, or run cryptoprof in another directory.',
  },
  'option-after-program': {
    message: '{option} comes after {program}, so it would go to the program, and cryptoprof would ignore it.',
    next: 'Put it before {program}. If the program has an option of that name, write: cryptoprof -- {program} ... {option}',
  },
  'script-is-profile': { message: '{script} is a profile, not a script.', next: 'Use: cryptoprof analyze {script}' },
  'command-not-node': {
    message: '{command} is not a Node.js program.',
    cause: ["It is not JavaScript ({interpreter}), and can't be executed.", "Only Node has V8's profiler."],
    next: 'Pass the script that it runs: cryptoprof path/to/script.js',
  },
  'warm-up-untimed': {
    message: "--warm-up can't be used if ticks have no times.",
    cause:
      'The text of node --prof-process, and the output of --engine node, count ticks without saying when they were taken.',
    next: 'Leave it out, or analyze the V8 log itself.',
  },
  'warm-up-report': {
    message: "--warm-up can't be used with a report, which does not say when its ticks were taken.",
    next: 'Pass the profile.json.gz beside it instead.',
  },
  'warm-up-left-out': {
    message: 'The first {seconds} s were left out when this profile was saved.',
    next: 'Leave --warm-up out.',
  },
  'no-node-started': {
    message: [
      '{command} was asked to end after {seconds} s, and no Node program had left a profile by then.',
      '{command} was killed by {signal}, and no Node program left a profile.',
      '{command} ended with exit code {exitCode}, and no Node program left a profile.',
      '{command} ended, and no Node program left a profile.',
    ],
    cause: [
      '{engine} is not Node, and only Node has the profiler that cryptoprof reads.',
      "It starts Node with {option}, which can't be used while cryptoprof records.",
      '{own} has Node or another engine built into its own executable, which takes no options for a log (a single executable application, for example).',
      'Perhaps what it starts was not running yet after {seconds} s.',
      'Programs that it starts are profiled only if Node starts them, or if they find Node by name in PATH.',
    ],
    next: [
      'Run the program under Node instead of {engine}: cryptoprof app.js',
      'Leave {option} out, or pass the program itself: cryptoprof app.js',
      'Run the script inside {own} with Node: cryptoprof app.js',
      'Let it run longer (--duration), or pass the program itself: cryptoprof app.js',
      'Check that it runs without cryptoprof, or pass the program itself: cryptoprof app.js',
    ],
  },
  'node-not-found': {
    message: 'There is no {node}.',
    cause: [
      'It, or the working directory {cwd}, may have just been removed.',
      'There is no executable file of that name, neither here nor on the PATH.',
    ],
    next: 'Give the path of a Node binary: cryptoprof -- /path/to/node app.js',
  },
  'node-not-executable': {
    message: '{node} is not executable.',
    next: 'Check its permissions, or use another Node.',
  },
  'node-too-old': {
    message: '{node} is Node {version}; cryptoprof reads logs of Node {oldest} and later.',
    next: 'Use a newer Node: cryptoprof -- /path/to/node app.js',
  },
  'option-conflict': {
    message: "{option} in {from} can't be used while cryptoprof records.",
    cause: '{option} {does}.',
    next: 'Leave it out.',
  },
  'bad-node-option': {
    message: 'Node did not start: it exited with code 9, as it does for an unknown option.',
    next: "Node's own message is above.",
  },
  'spawn-failed': {
    message: '{node} could not be started: {reason}.',
    next: 'Check that it runs by itself: {node} --version',
  },
  'no-log': {
    message: [
      'The program was killed by {signal}, and V8 wrote no log.',
      'The program ended with exit code {exitCode}, and V8 wrote no log.',
      'V8 wrote no log.',
    ],
    cause: 'It may have ended before V8 started, or removed {directory}.',
    next: 'Check that it runs without cryptoprof.',
  },
  'processes-left': {
    message: 'The program left processes running ({count}; pid {pids}).',
    cause: 'They were still writing their logs when the report was made, so it lacks their last ticks.',
    next: 'Stop them, and record again if they matter.',
  },
};

/** @type {Record<string, ErrorEntry>} */
const LOAD = {
  'load-conflict': {
    message: "--on-port and --load can't be used together.",
    next: 'Choose one; --load is shorthand for running autocannon.',
  },
  'load-url-invalid': {
    message: '"{url}" is neither a path nor an http(s) URL.',
    next: "Pass a path of the server: --load '/login?user=a'",
  },
  'load-url-elsewhere': {
    message:
      '--load {url} names another machine but no port: the load would go to {host}, at the port that the program listens on here.',
    next: "Pass a path of the server (--load '/login'), or name the port: http://{host}:80/...",
  },
  'autocannon-missing': {
    message: '--load needs autocannon, which is not installed.',
    cause: 'It is an optional dependency of cryptoprof.',
    next: 'Install it beside cryptoprof (npm install --save-dev cryptoprof autocannon), or use --on-port with a load command of your own.',
  },
  'port-detection-unsupported': {
    message: 'Node {version} does not report when a program listens.',
    next: 'Use Node 20 or later, or start the load yourself while cryptoprof runs.',
  },
  'port-never-opened': {
    message: 'The program ended before it listened on a port, so there was no load.',
    next: 'Check that it is a server, and that it listens on a TCP port, not a Unix socket.',
  },
  'port-timeout': {
    message: [
      'No profiled process listens on port {port} after {seconds} s; ports seen: {ports}.',
      'No profiled process listens on port {port} after {seconds} s, nor on any other.',
      'No port answers HTTP after {seconds} s; ports seen: {ports}.',
      'No profiled process listens on a TCP port after {seconds} s.',
    ],
    cause: [
      "The load starts when a profiled process listens; one with {option} can't be profiled.",
      'The load starts when a profiled process listens.',
    ],
    next: [
      'Leave {option} out, or pass the program itself: cryptoprof app.js',
      'Choose a port with --port <n>, or give the program more time with --port-timeout <s>.',
    ],
  },
  'port-closed-early': {
    message: 'The program ended before the load on port {port} could start.',
    next: 'Keep the server running; cryptoprof stops it after the load.',
  },
  'load-failed': {
    message: [
      'No request to {url} succeeded ({requests} answers with status {statuses}, {errors} errors).',
      'No request to {url} succeeded ({requests} answers, {errors} errors).',
      'The load on {url} failed: {reason}.',
      'The load command could not be started ({reason}): {command}',
      'The load command was killed by {signal}: {command}',
      'The load command failed with exit code {exitCode}: {command}',
      'No request succeeded: all {answered} that were answered had a status of 400 or more.',
      'The load failed: {reason}.',
    ],
    next: 'Try it by hand against the server. The report still shows what was recorded.',
  },
};

/** @type {Record<string, ErrorEntry>} */
const OUTPUT = {
  'own-permission': {
    message: 'Node does not let cryptoprof write to {directory}.',
    cause: 'NODE_OPTIONS puts cryptoprof itself under the permission model, not just the program.',
    next: 'Pass these options only to the program: cryptoprof -- node --permission ... app.js',
  },
  'output-not-writable': {
    message: ["Can't write to {path}: {reason}.", "Can't write to {directory}: {reason}."],
    next: 'Choose another directory with -o.',
  },
  'output-is-link': {
    message: '{path} is a link, and cryptoprof does not follow it: it would write wherever it leads.',
    next: 'Remove it, or say where outputs go: -o <directory>',
  },
  'target-not-writable': {
    message: "Can't write the output of {option} to {path}: {reason}.",
    next: 'Choose another file.',
  },
  'output-over-limit': {
    message: "Can't write all of {path}: it would exceed the file size limit.",
    next: 'Raise that limit (ulimit -f unlimited), and run again.',
  },
  'output-too-rich': {
    message: '{output} of this profile would hold more than {most}.',
    cause: 'It writes every stack out, and other tools could not open it.',
    next: 'Choose another format: --format pprof holds each function once.',
  },
  'option-directory-missing': {
    message: 'There is no directory {directory}, which {option} names.',
    next: 'Check the path.',
  },
  'target-directory-missing': {
    message: 'There is no directory {directory} for {path}, the output of {option}.',
    next: 'Create it first: mkdir -p {directory}',
  },
  'stdout-twice': {
    message: '{first} and {second} both write to standard output.',
    cause: 'Its reader expects one document.',
    next: 'Write one of them to a file: --format {format}=<file>',
  },
  'output-twice': {
    message: '{first} and {second} both write to {path}.',
    next: 'Choose another file for one of them.',
  },
  'summary-not-written': {
    message: "Can't write the job summary to {path}: {reason}.",
    cause: 'GITHUB_STEP_SUMMARY names that file.',
    next: 'The results still count; see them above, or write them to a file: --format markdown=<file>',
  },
  'stream-not-writable': { message: "Can't write the output: {reason}.", next: 'Check where it is redirected to.' },
  'open-files-few': {
    message: 'Of the {needed} files that cryptoprof opens at once, only {count} more can be opened here.',
    next: 'Raise the limit, for example: ulimit -n 1024',
  },
  'directory-gone': { message: 'The working directory has been removed.', next: 'Change to one that exists.' },
  'disk-full': {
    message: 'The disk is full: {directory} has {freeBytes} bytes left.',
    cause: 'V8 then stops logging without an error, so the end of the run is missing.',
    next: 'Free some space, or choose a directory on another disk with -o.',
  },
  'recording-left': {
    message: [
      'A recording was left in {directory}, and the program is still writing it (pid {pids}).',
      'A recording was left in {directory}.',
    ],
    cause: 'The cryptoprof that made it (pid {pid}) was killed before it could report.',
    next: 'Get its report: cryptoprof analyze {directory}; then remove it: rm -r {directory}',
  },
  'logs-kept': {
    message: 'The program was recorded, but the report, or part of the output, is missing.',
    cause: 'The error is below.',
    next: 'The logs are kept. Once that is fixed, run: cryptoprof analyze {directory}',
  },
  'rule-unknown': {
    message: 'There is no rule or topic {rule}.',
    next: ['Did you mean {nearest}?', 'Choose one of the rules {rules}, or one of the topics {topics}.'],
  },
  'profile-too-large': {
    message: 'The profile was not saved, because it could not be read back: {problem}.',
    next: 'The report is complete. To analyze the run again later, keep the logs: --keep-logs',
  },
  'zero-x-missing': {
    message: 'There is no flame graph: 0x, which draws it, is not installed.',
    next: 'Install it beside cryptoprof (npm install --save-dev cryptoprof 0x@6), or leave it out: --format terminal,json,profile',
  },
  'flame-graph-not-written': {
    message: 'The flame graph could not be written: {reason}.',
    next: [
      'The report is complete. To get the flame graph, raise the file size limit ({limit}).',
      'The report is complete. To get the flame graph, free some space, or choose another directory with -o.',
    ],
  },
  'flame-graph-failed': {
    message: 'The flame graph could not be drawn.',
    next: 'The report is complete. Please report this: npm bugs cryptoprof',
  },
};

/** @type {Record<string, ErrorEntry>} */
const PUSH = {
  'push-incomplete': {
    message: '{option} is missing: push needs a server and the name of the service.',
    next: 'For example: cryptoprof push --to http://localhost:4040 --service api profile.json.gz',
  },
  'push-url-invalid': {
    message: 'The value of {option} is not an http or https URL.',
    next: 'Write it like https://pyroscope.example.com',
  },
  'push-url-secret': {
    message: 'The URL of {host} contains more than a host, a port and a path.',
    cause: 'Other users can read a command line.',
    next: 'Leave user, password, ? and # out; pass a token with --token-env <name>.',
  },
  'push-token-plain': {
    message: 'The token would be sent to {host} without encryption.',
    next: 'Use its https URL.',
  },
  'push-token-missing': {
    message: 'The environment variable {name} contains no token.',
    next: 'Set it to the token, without spaces or line ends.',
  },
  'push-too-large': {
    message: "{path} can't be made small enough for a server.",
    cause: 'It has too many outermost functions, operations and threads.',
    next: 'Record a shorter run, and push that.',
  },
  'push-refused': {
    message: [
      '{url} did not take the profile of {run} (status {status}, tries: {tries}): {body}',
      '{url} did not take the profile of {run} (status {status}, tries: {tries}).',
      '{url} did not take the profile (status {status}, tries: {tries}): {body}',
      '{url} did not take the profile (status {status}, tries: {tries}).',
    ],
    next: [
      'Check the URL, --server, the token, and the limits of the server. Of {total}, {sent} arrived before it. What follows it was not sent ({others}): next time, push only what did not arrive, since what is sent again counts twice.',
      'Check the URL, --server, the token, and the limits of the server. Of {total}, {sent} arrived before it: next time, push only the others, since what is sent again counts twice.',
      'Check the URL, --server, the token, and the limits of the server. What follows it was not sent ({others}).',
      'Check the URL, --server, the token, and the limits of the server.',
    ],
  },
  'push-failed': {
    message: [
      'The profile of {run} could not be sent to {url}: {reason} (tries: {tries}).',
      'The profile could not be sent to {url}: {reason} (tries: {tries}).',
    ],
    next: [
      'Check the URL, and that the server is running. If the connection broke while the profile was being sent, check whether it arrived. Of {total}, {sent} arrived before it. What follows it was not sent ({others}): next time, push only what did not arrive, since what is sent again counts twice.',
      'Check the URL, and that the server is running. If the connection broke while the profile was being sent, check whether it arrived. Of {total}, {sent} arrived before it: next time, push only the others, since what is sent again counts twice.',
      'Check the URL, and that the server is running. If the connection broke while the profile was being sent, check whether it arrived. What follows it was not sent ({others}).',
      'Check the URL, and that the server is running. If the connection broke while the profile was being sent, check whether it arrived before you push it again.',
    ],
  },
};

/** @type {Record<string, ErrorEntry>} */
const HANDSHAKE = {
  'bench-not-kept': {
    message: 'There are no saved measurements of this machine with this Node ({path}).',
    next: 'Measure it: cryptoprof bench',
  },
  'handshake-target-invalid': {
    message: '"{target}" is not the address of a TLS server.',
    next: 'Write it like example.com, example.com:8443 or https://example.com/path',
  },
  'handshake-host-unknown': {
    message: 'There is no host {host} ({reason}).',
    next: 'Check its name, and that this machine can resolve names.',
  },
  'handshake-no-look-up': {
    message: 'The name {host} could not be looked up ({reason}).',
    next: 'Check that this machine can resolve names.',
  },
  'handshake-refused': {
    message: '{host} refuses connections on port {port}.',
    next: 'Check the port, and that the server is running.',
  },
  'handshake-timeout': {
    message: '{host}:{port} did not answer within {seconds} s ({reason}).',
    next: 'Check the address and firewalls in between, or wait longer: --timeout <s>',
  },
  'handshake-unreachable': {
    message: "{host}:{port} can't be reached from here ({reason}).",
    next: "Check the address, this machine's network, and firewalls in between. An IPv6 address needs a network with IPv6.",
  },
  'handshake-ended': {
    message: '{host}:{port} closed the connection before the handshake was done ({reason}).',
    cause:
      'It may not speak TLS, or only after a greeting in its own protocol (databases, mail), refuse this host name or address, or be overloaded.',
    next: 'Check the port and --servername; see what another client gets: openssl s_client -connect {host}:{port}',
  },
  'handshake-no-tls': {
    message: '{host}:{port} does not speak TLS ({reason}).',
    cause: 'It may speak plain HTTP, or a protocol that starts without TLS (STARTTLS).',
    next: 'Check the port.',
  },
  'handshake-old': {
    message: '{host}:{port} accepts none of the versions that are measured, TLS 1.2 and TLS 1.3 ({reason}).',
    next: 'Let it speak them: earlier ones are no longer considered safe. See what it speaks: openssl s_client -connect {host}:{port}',
  },
  'handshake-certificate': {
    message: 'The certificate of {host}:{port} is not valid ({reason}).',
    next: 'See what is wrong with it: openssl s_client -connect {host}:{port} -showcerts. To measure anyway, skip the check: --insecure',
  },
  'handshake-certificate-date': {
    message: 'The certificate of {host}:{port} has expired, or is not valid yet ({reason}).',
    next: "Renew it, or check this machine's clock. To measure anyway, skip the check: --insecure",
  },
  'handshake-certificate-name': {
    message: 'The certificate of {host}:{port} is not valid for {servername} ({reason}).',
    next: 'Pass the host that it is for with --servername <name>, or skip the check: --insecure',
  },
  'handshake-certificate-trust': {
    message: 'The certificate of {host}:{port} is from a CA that is not trusted here, or self-signed ({reason}).',
    next: 'Trust it with --ca <file>, or skip the check: --insecure',
  },
  'handshake-certificate-alone': {
    message: 'The certificate of {host}:{port} leads to no CA that is trusted here ({reason}).',
    cause:
      'The server does not send the intermediate certificates between its own and the CA, or its CA is not trusted.',
    next: 'Let the server send them (fullchain.pem), trust its CA with --ca <file>, or skip the check: --insecure',
  },
  'handshake-rejected': {
    message: '{host}:{port} rejects the handshake ({reason}).',
    cause: 'It may require a client certificate, or ciphers or a version that this Node does not have.',
    next: 'If it wants a client certificate, pass one: --cert <file> --key <file>. Otherwise see what another client gets: openssl s_client -connect {host}:{port}',
  },
  'handshake-client-missing': {
    message: '{host}:{port} requires a client certificate ({reason}).',
    next: 'Pass one: --cert <file> --key <file>',
  },
  'handshake-client-refused': {
    message: '{host}:{port} does not accept the client certificate ({reason}).',
    next: 'Check that it has not expired, and that the server trusts its CA.',
  },
  'handshake-client-closed': {
    message: '{host}:{port} closed the connection as soon as it had the client certificate.',
    cause: 'Most likely it refuses the certificate, unless it closes every connection at once without a reason.',
    next: 'Check that it has not expired, and that the server trusts its CA.',
  },
  'handshake-closed': {
    message: '{host}:{port} closed the connection during the handshake ({reason}).',
    cause: 'It may not accept the client certificate, or not speak TLS.',
    next: 'Check that the certificate has not expired, that the server trusts its CA, and the port.',
  },
  'handshake-client-invalid': {
    message: 'The files of --cert and --key do not contain a certificate and its key ({reason}).',
    next: 'Pass a certificate and its own key in PEM, the key without a passphrase.',
  },
  'handshake-key-alone': {
    message: '--cert and --key go together.',
    next: 'Name both files; if one file contains both, name it twice.',
  },
  'handshake-ca-unreadable': {
    message: "The file {path} can't be read: {reason}.",
    next: 'Check that it is a file, and its permissions.',
  },
  'handshake-ca-invalid': {
    message: 'The file of --ca contains no certificate ({reason}).',
    next: 'Pass certificates in PEM format: -----BEGIN CERTIFICATE-----',
  },
  'handshake-failed': {
    message: "Can't open a TLS connection to {host}:{port}: {reason}.",
    next: 'Check whether another client gets one: openssl s_client -connect {host}:{port}',
  },
};

/** Mistakes that only programs can make. @type {Record<string, ErrorEntry>} */
const API = {
  'argument-invalid': { message: '{argument} must be {expected}.', next: 'See node_modules/cryptoprof/docs/api.md.' },
  'option-unknown': {
    message: 'There is no option {option}.',
    next: ['Did you mean {nearest}? There are {known}.', 'There are {known}.'],
  },
};

/** @type {Record<string, ErrorEntry>} */
const CONFIG = {
  'config-missing': {
    message: ['The config {path} is a link to {target}, which does not exist.', 'There is no config {path}.'],
    next: [
      'Remove the link to {target}, or point it to a config.',
      'Check the path, or leave out --config to search this directory and its parents.',
    ],
  },
  'config-unreadable': {
    message: "The config {path} can't be read: {reason}.",
    next: ['A config may have at most {most} bytes.', 'Check that it is a file, and its permissions.'],
  },
  'config-not-json': {
    message: 'The config {path} is not valid JSON, line {line}, column {column}: {reason}.',
    cause: 'JSON has double quotes, no comments, and no comma after the last value.',
    next: 'Fix it at that position.',
  },
  'config-not-read': {
    message: '{path} is not a JSON config.',
    cause: 'Configs are JSON; cryptoprof executes no code to read one.',
    next: 'Write the config to cryptoprof.config.json.',
  },
  'config-twice': {
    message: 'There are two configs in {directory}: {first} and {second}.',
    cause: 'Only one of them can count, and it would be unclear which.',
    next: 'Remove one of them.',
  },
  'config-extends-missing': {
    message: '{path}: extends is "{name}", but there is no such file or package.',
    cause:
      'A path begins with ./ or ../ and is relative to the config; anything else is a package that must be installed.',
    next: ['Did you mean {nearest}?', 'Check the path, or install the package.'],
  },
  'config-extends-cycle': {
    message: '{path}: extends is "{name}", which leads back to itself.',
    next: 'Remove it from one of the configs.',
  },
  'config-extends-deep': {
    message: '{path}: extends is "{name}", which makes more than {most} levels of configs.',
    next: 'Extend it in the first config.',
  },
  'config-name-near': {
    message: '{path} would be ignored.',
    cause: 'No config of that name is read there, and without one the gate uses its defaults.',
    next: 'Rename it to {nearest}, or pass it: --config {path}',
  },
  'config-key-near': {
    message: 'The key {key} of {path} would be ignored.',
    cause: 'That is not the name of a config, and without a config the gate uses its defaults.',
    next: 'Call it {nearest}.',
  },
  'config-beside-script': {
    message: '{path} would be ignored.',
    cause: 'It is beside the program; cryptoprof looks for a config in the working directory and its parents.',
    next: 'Run cryptoprof in {directory}, or pass it: --config {path}',
  },
  'config-key-twice': {
    message: 'The config {path} has the key {key} twice; the second one is on line {line}, column {column}.',
    cause: 'Only the last one would count.',
    next: 'Remove one of them.',
  },
  'config-empty': {
    message: ['The key {key} of {path} is empty.', 'The config {path} is empty.'],
    next: 'See the example in: cryptoprof gate --help',
  },
  'config-key-unknown': {
    message: '{path}: {at} is an unknown key.',
    next: ['Use the command-line option: {flag}', 'Did you mean {nearest}? There are {known}.', 'There are {known}.'],
  },
  'config-key-missing': {
    message: '{path}: {at} lacks the key {key}.',
    next: ['Add "{key}": {only}.', 'Add it. Its meaning: {meaning}', 'Add it.'],
  },
  'config-key-useless': {
    message: '{path}: {at} would do nothing, since {metric} does not use it.',
    next: '{metric} takes {known}. What you wrote is for {elsewhere}.',
  },
  'config-value-invalid': {
    message: '{path}: {at} is {value}; it takes {expected}.',
    next: ['Did you mean {nearest}?', 'Its meaning: {meaning}', 'Change it to that.'],
  },
  'config-budget-empty': { message: '{path}: {at} has no limit, so it could never fail.', next: 'Give it {limits}.' },
  'config-entry-covered': {
    message: '{path}: {at} adds nothing to {by}.',
    next: 'Remove one of them, or change what it is about.',
  },
  'config-name-unknown': {
    message: '{path}: {at} is "{name}", which matches no {kind}.',
    next: ['Did you mean {nearest}? There are {known}.', 'There are {known}.'],
  },
  'config-rule-silent': {
    message: '{path}: {at} is "{rule}", which has no findings {lacks}, so the budget could never fail.',
    next: 'Use one of {known}.',
  },
  'config-path-elsewhere': {
    message: '{path}: {at} is "{glob}", which matches no file.',
    cause: "Paths are relative to the root of the repository or to the config's directory, with / between their parts.",
    next: 'Write it like src/routes/**',
  },
  'config-needs-baseline': {
    message: '{path}: {at} compares with a baseline, but the config names none.',
    next: 'Add "baseline": {"file": "{file}"}, and create that file with --update-baseline.',
  },
};

/** @type {Record<string, ErrorEntry>} */
const GATE = {
  'baseline-missing': {
    message: 'There is no baseline {path}.',
    cause: 'Without its baseline a gate would pass everything new.',
    next: ['Create it, and commit it: {command}', 'Create it with --update-baseline, and commit it.'],
  },
  'baseline-unnamed': {
    message: '{path} names no baseline to update.',
    next: 'Add "baseline": {"file": "{file}"} there, or use --baseline <file>.',
  },
  'baseline-unreadable': {
    message: "The baseline {path} can't be read: {reason}.",
    next: [
      'A baseline may have at most {most} bytes: remove the environments that you no longer build with.',
      'Check that it is a file, and its permissions.',
    ],
  },
  'baseline-conflicts': {
    message: 'The baseline {path} has merge conflicts.',
    next: [
      'Take one side for all of them (git checkout --theirs {path}), then accept the current state: {command}',
      'Take one side for all of them (git checkout --theirs {path}), then accept the current state: --update-baseline',
    ],
  },
  'baseline-invalid': {
    message: "The baseline {path} can't be used: {problem}.",
    next: 'Restore it from the repository, or remove it and create it again with --update-baseline.',
  },
  'baseline-outdated': {
    message:
      'The baseline {path} is from an earlier cryptoprof, which named call sites differently: it has format version {version}; this cryptoprof writes version {supported}.',
    next: [
      'Create it again from runs that you accept, review what changes, and commit it: {command}',
      'Create it again from runs that you accept, review what changes, and commit it: cryptoprof gate <report> --update-baseline',
    ],
  },
  'baseline-version': {
    message: [
      'The baseline {path} has format version {version}; this cryptoprof reads versions {supported}.',
      'The baseline {path} names no format version, as a number; this cryptoprof reads versions {supported}.',
    ],
    next: 'Use the cryptoprof that wrote it, or remove it and create it again with --update-baseline.',
  },
  'baseline-lacks': {
    message: 'The baseline {path} has no value for {at} of {source}: {metric}.',
    cause: 'The budget is newer than the baseline, or its value could not be measured then.',
    next: ['Record it, and commit what changes: {command}', 'Record it: --update-baseline'],
  },
  'baseline-not-writable': {
    message: "Can't write the baseline to {path}: {reason}.",
    next: 'Check that the directory {directory} exists, and its permissions.',
  },
  'gate-without-reports': { message: 'There are no runs to judge.', next: 'Pass at least one report.' },
  'gate-without-checks': {
    message: '{path} has neither budgets nor a baseline whose new call sites count, so nothing could ever fail.',
    next: 'Add one, or leave out "budgets" to fail on findings of severity error.',
  },
  'gate-base-unused': {
    message: 'No budget compares with the base, so its runs would do nothing.',
    cause: 'Only CPU time per request is compared with a base.',
    next: 'Add {"metric": "cpu_ms_per_request", "regression": "+20%"} to the budgets of {path}, or leave out the base.',
  },
  'gate-profile-empty': {
    message: 'Run {run} of {runs} has no busy ticks, so there is nothing to judge: {source}.',
    cause: 'The program ended immediately, was ended while it started (--duration), or only waited.',
    next: 'Record a run in which the program works for some seconds.',
  },
  'gate-profile-left-out': {
    message: 'Run {run} of {runs} has no busy ticks after its --warm-up, so there is nothing to judge: {source}.',
    next: 'Leave out less of it, or record a longer run.',
  },
  'gate-run-merged': {
    message: 'Run {run} of {runs} is not one run: it adds up {count} runs.',
    cause: 'A gate has to know how each run was driven and how it ended, and how much runs vary.',
    next: 'Pass the runs themselves instead of what cryptoprof merge made of them.',
  },
  'gate-path-unmatched': {
    message: [
      '{path}: {at} is "{value}", which matches none of {files} files.',
      '{path}: {at} is "{value}", which matches no call site.',
    ],
    cause:
      "Paths are relative to the root of the repository or to the config's directory. A budget that matches nothing would always pass.",
    next: 'Fix the pattern, or remove the budget.',
  },
  'gate-path-compiled': {
    message: [
      '{path}: {at} is "{value}", but what ran is {bundle}, a bundle without a source map.',
      '{path}: {at} is "{value}", but what ran of {source} is {compiled}, and no source map leads from one to the other.',
    ],
    cause: 'Without a source map, call sites are in the files that ran, so the budget would always pass.',
    next: 'Compile with source maps (tsc: "sourceMap": true), or write the path of what runs.',
  },
  'gate-path-elsewhere': {
    message: '{path}: {at} is "{value}", but the run calls {source} {ran}.',
    cause: 'It was recorded where only a part of the repository was, so the budget would always pass.',
    next: 'Write the path as the run has it, or relative to a config in that directory; or record in the whole repository.',
  },
  'gate-path-of-root': {
    message: '{path}: {at} is "{value}", but the run calls {source} {ran}.',
    cause:
      'Its source map puts it there, below the root of the disk, and the sources were not where it ran. So the budget would always pass.',
    next: 'Record where the sources are, or compile without "sourceRoot": "/".',
  },
  'gate-run-twice': {
    message: 'Runs {first} and {second} are the same run.',
    cause: 'A run that is judged twice would confirm itself.',
    next: 'Pass each run once: its report, its profile, or its directory.',
  },
  'self-test-few-runs': {
    message: 'A self-test needs at least {needed} runs to show anything, and this one has {runs}.',
    cause: 'Some of them make the baseline, and the others are judged by it.',
    next: 'Record the unchanged program that often (cryptoprof --gate --self-test {needed} app.js), or pass as many saved runs. Twenty runs show what happens in one run out of twenty.',
  },
  'self-test-script-stdin': {
    message: "A script from standard input can't be run several times.",
    next: 'Save it to a file.',
  },
  'gate-script-stdin': {
    message: "A script from standard input can't be run again to confirm a failure.",
    next: 'Save it to a file, or set "runs": 1 in the config.',
  },
  'gate-run-unusable': {
    message: 'There is no verdict, because the run failed.',
    cause: ['What happened: {cause}', 'Nothing was recorded.'],
    next: 'Fix that, and run it again.',
  },
};

/** @type {Record<string, ErrorEntry>} */
export const ERROR_TABLE = {
  ...INPUT,
  ...COMMAND,
  ...LOAD,
  ...OUTPUT,
  ...PUSH,
  ...HANDSHAKE,
  ...API,
  ...CONFIG,
  ...GATE,
};
