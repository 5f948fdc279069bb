/**
 * What can go wrong that a user can do something about: what happened, why, what to do next. Facts of
 * the Failure stand in braces. Where a list is given, the first one counts of which all facts are known.
 * A test checks that every code that is thrown has its row, that no row is left over, and that the facts
 * are there.
 * @typedef {object} ErrorEntry
 * @property {string | string[]} message what happened
 * @property {string | string[]} [cause] why, where it is not obvious
 * @property {string | string[]} next what to do
 */

/** @type {Record<string, ErrorEntry>} */
const INPUT = {
  'input-missing': {
    message: 'There is no file {path}.',
    next: 'Check the path; logs of node --prof are called isolate-0x...-v8.log.',
  },
  'input-unreadable': {
    message: "{path} can't be read: {reason}.",
    next: 'Check its permissions, or copy it to where you may read it.',
  },
  'input-directory': { message: '{path} is a directory.', next: 'Name a log in it, or use: cryptoprof analyze {path}' },
  'input-not-a-file': {
    message: "{path} is no regular file, so it can't be read twice.",
    next: 'Save what it holds to a file first, then analyze that.',
  },
  'input-empty': {
    message: '{path} is empty.',
    cause: 'The program may have ended before V8 wrote anything, or the disk was full.',
    next: 'Record again; the program should run for a second or more.',
  },
  'input-too-large': {
    message: '{path} has more than {most} bytes, which is more than we read of this format.',
    next: 'Analyze the V8 log that it was made of; logs may have any size.',
  },
  'log-too-rich': {
    message: '{path} holds more than can be kept in {most} MB.',
    cause: 'So far it has {ticks} ticks, which hit {places} different places, and {functions} functions and scripts.',
    next: 'Record for a shorter time, or sample less often: cryptoprof --interval 5000 app.js',
  },
  'input-is-report': {
    message: '{path} is a report: it holds an answer, and no samples to analyze.',
    next: 'Analyze the profile.json.gz beside it; what needs the answer alone takes it: cryptoprof compare <before> {path}',
  },
  'input-unrecognised': {
    message: '{path} is no profile that we know.',
    cause:
      'It is neither a V8 log (isolate-0x...-v8.log), nor a saved profile (profile.json.gz), nor the text of node --prof-process, nor a report (report.json).',
    next: 'Record one: cryptoprof app.js, or node --prof app.js',
  },
  'directory-empty': {
    message: 'There is no profile in {path}.',
    cause: 'We look for isolate*.log, *-v8.log, processed.txt, profile.json.gz and report.json.',
    next: 'If it is called otherwise, name the file itself.',
  },
  'log-unrecognised': {
    message: '{path} holds no whole line of a V8 log.',
    next: 'Check that it is what node --prof wrote, and all of it.',
  },
  'processed-empty': {
    message: '{path} holds no ticks: its header line is {header}.',
    cause: 'The text of node --prof-process begins with "Statistical profiling result from ..., (N ticks, ...)".',
    next: 'Make it anew, or analyze the log itself: cryptoprof analyze isolate-0x...-v8.log',
  },
  'perf-script-empty': {
    message: '{path} has no samples of Node.js.',
    cause: ['It holds {samples} of other programs.'],
    next: 'Record with: perf record -F 999 -g -e cpu-clock -- node --perf-basic-prof --interpreted-frames-native-stack app.js',
  },
  'perf-missing': {
    message: 'perf is not installed: --collector perf needs it, on Linux.',
    next: 'Install it (Debian: linux-perf, Ubuntu: linux-tools-generic, Fedora: perf), or leave out --collector perf.',
  },
  'perf-not-allowed': {
    message: 'perf may not look at programs here.',
    cause: ['The kernel forbids it: /proc/sys/kernel/perf_event_paranoid is {level}.', 'The kernel forbids it.'],
    next: 'Set it to 2 or less (sudo sysctl kernel.perf_event_paranoid=2); in a container, allow perf_event_open; or leave out --collector perf.',
  },
  'perf-no-clock': {
    message: 'perf has no clock here to sample by ({reason}).',
    next: 'Leave out --collector perf: V8 samples by a clock of its own.',
  },
  'perf-failed': {
    message: 'perf could not record: {reason}',
    next: 'Leave out --collector perf, or see whether perf record -e cpu-clock -- true works.',
  },
  'saved-profile-invalid': {
    message: "The saved profile {path} can't be used: {problem}.",
    next: 'Copy it anew from where it was recorded, or record again.',
  },
  'saved-profile-version': {
    message: '{path} has format version {version}; this cryptoprof reads version {supported}.',
    next: 'Use the cryptoprof that wrote it, or a newer one.',
  },
  'report-invalid': {
    message: "The report {path} can't be used: {problem}.",
    next: 'Copy it anew from where it was made, or make it again: cryptoprof analyze profile.json.gz --json report.json',
  },
  'report-version': {
    message: '{path} has format version {version}; this cryptoprof reads version {supported}.',
    next: 'Use the cryptoprof that wrote it, or a newer one.',
  },
  'report-among-inputs': {
    message: "{path} is a report, and reports can't be added to anything else.",
    next: 'Name it alone, or the profiles and logs without it.',
  },
  'several-recordings': {
    message: 'There are {count} runs in {path}.',
    cause: 'They may be of different programs, so they are not added up.',
    next: 'Name one of them, such as {example}',
  },
  'target-is-profile': {
    message: '{path} is a recording, and {option} would overwrite it.',
    next: 'Give {option} another file.',
  },
  'report-without-samples': {
    message: '{path} is a report, which holds no samples: {format} is made of them.',
    next: 'Name the profile.json.gz that was written with it, or the logs.',
  },
  'sidecar-invalid': {
    message: 'The symbols in {path}.symbols.json are damaged.',
    cause: ['What is wrong is at {at}.'],
    next: 'Delete that file; the symbols then come from this machine.',
  },
  'engine-node-version': {
    message: '{path} was recorded with V8 {needed}; at hand is {have}.',
    cause: 'The processor of a Node only understands logs of its own V8.',
    next: 'Name the Node that recorded it with --node <binary>, or leave out --engine node: our own reader needs no Node.',
  },
  'engine-node-unversioned': {
    message: '{path} does not say which V8 wrote it; at hand is {have}.',
    cause: 'Its first row is no v8-version, and the processor of a Node only understands logs of its own V8.',
    next: 'Leave out --engine node: our own reader needs no version.',
  },
  'engine-node-failed': {
    message: '{node} --prof-process did not read {path} ({reason}).',
    cause: ['It said: {complaint}', 'It did not say why.'],
    next: 'Leave out --engine node: our own reader needs no Node.',
  },
  'temporary-not-writable': {
    message: 'Nothing can be written to {directory} ({reason}).',
    cause: '--engine node needs room there for a copy of the log.',
    next: 'Name another directory in the environment variable TMPDIR.',
  },
  'not-a-log': {
    message: '{path} is no V8 log.',
    cause: 'The classic text is made of one log.',
    next: 'Use: cryptoprof analyze {path}',
  },
};

/** @type {Record<string, ErrorEntry>} */
const COMMAND = {
  'script-missing': {
    message: ['With {option} Node runs no script.', 'There is no script to run.'],
    cause: 'Only code in files has lines that a report can name.',
    next: 'Name a script: cryptoprof app.js, or cryptoprof -- node [options] app.js',
  },
  'script-not-found': {
    message: 'There is no script {script} in {cwd}.',
    next: 'Check the path; cryptoprof --help lists the commands.',
  },
  'script-not-a-file': {
    message: 'The script {script} is no regular file.',
    cause: 'A pipe can be read only once, and code in it has no lines that a report could show.',
    next: 'Save it to a file first, or give it to the standard input: cryptoprof -',
  },
  'script-is-profile': { message: '{script} is a profile, not a script.', next: 'Use: cryptoprof analyze {script}' },
  'command-not-node': {
    message: '{command} is no Node.js program.',
    cause: ["It is no JavaScript ({interpreter}), and only Node has V8's profiler.", "Only Node has V8's profiler."],
    next: 'Name the script that it runs: cryptoprof path/to/script.js',
  },
  'node-not-found': {
    message: 'There is no {node}.',
    cause: [
      'It may have been removed just now, or the working directory {cwd} was.',
      'It is no file that may be executed, neither here nor on the PATH.',
    ],
    next: 'Give the path of a Node binary: cryptoprof -- /path/to/node app.js',
  },
  'node-not-executable': {
    message: '{node} may not be executed.',
    next: 'Check its permissions, or use another Node.',
  },
  'node-too-old': {
    message: '{node} is Node {version}; logs of Node {oldest} and later are understood.',
    next: 'Use a newer Node: cryptoprof -- /path/to/node app.js',
  },
  'option-conflict': {
    message: "{option} in {from} can't be used while cryptoprof records.",
    cause: "--cpu-prof stops V8's log, --watch runs the program elsewhere, and the others send the log elsewhere.",
    next: 'Leave it out.',
  },
  'bad-node-option': {
    message: "Node did not start: it ended with exit code 9, as it does for an option that it doesn't know.",
    next: 'See its own message above.',
  },
  'spawn-failed': {
    message: '{node} could not be started: {reason}.',
    next: 'See whether it runs by itself: {node} --version',
  },
  'no-log': {
    message: [
      'The program was ended by {signal}, and V8 wrote no log.',
      'The program ended with exit code {exitCode}, and V8 wrote no log.',
      'V8 wrote no log.',
    ],
    cause: 'It may have ended before V8 started, or removed {directory}.',
    next: 'Run it without cryptoprof and see whether it works.',
  },
  'processes-left': {
    message: 'The program left processes running ({count}; pid {pids}).',
    cause: 'They still wrote their logs when the report was made, so their last ticks are missing in it.',
    next: 'End them, and record again if they matter.',
  },
};

/** @type {Record<string, ErrorEntry>} */
const LOAD = {
  'load-conflict': {
    message: "--on-port and --load can't be used together.",
    next: 'Choose one; --load is a shorthand that runs autocannon.',
  },
  'load-url-invalid': {
    message: '"{url}" is neither a path nor an http(s) URL.',
    next: "Give a path of the server: --load '/login?user=a'",
  },
  'autocannon-missing': {
    message: '--load needs autocannon, which is not installed.',
    cause: 'It is an optional dependency of cryptoprof.',
    next: 'Install it beside cryptoprof (npm install --save-dev cryptoprof autocannon), or use --on-port with a load command of your own.',
  },
  'port-detection-unsupported': {
    message: 'Node {version} does not tell when it listens.',
    next: 'Use Node 20 or later, or start the load yourself while cryptoprof runs.',
  },
  'port-never-opened': {
    message: 'The program ended before it listened on a port, so there was no load.',
    next: 'Check that it is the server, and that it listens on TCP and not on a unix socket.',
  },
  'port-closed-early': {
    message: 'The program ended before the load on port {port} could start.',
    next: 'Keep the server running; cryptoprof stops it after the load.',
  },
  'load-failed': {
    message: [
      'No request to {url} succeeded ({requests} answers, {errors} errors).',
      'The load on {url} failed: {reason}.',
      'The load command could not be started: {reason}. It is: {command}',
      'The load command was ended by {signal}. It is: {command}',
      'The load command ended with exit code {exitCode}. It is: {command}',
      'The load failed: {reason}.',
    ],
    next: 'Try it by hand against the server. The report shows what was recorded all the same.',
  },
};

/** @type {Record<string, ErrorEntry>} */
const OUTPUT = {
  'output-not-writable': {
    message: ['Nothing can be written to {path}: {reason}.', 'Nothing can be written to {directory}: {reason}.'],
    next: 'Choose another directory with -o.',
  },
  'target-not-writable': {
    message: "What {option} asks for can't be written to {path}: {reason}.",
    next: 'Choose another file.',
  },
  'output-over-limit': {
    message: "{path} can't be written whole: files may not become that large here.",
    next: 'Raise the limit of file sizes (ulimit -f unlimited), and run it again.',
  },
  'target-directory-missing': {
    message: 'There is no directory {directory} for {path}, which {option} asks for.',
    next: 'Make it first: mkdir -p {directory}',
  },
  'stdout-twice': {
    message: '{first} and {second} both write to the standard output.',
    cause: 'Whoever reads it expects one document.',
    next: 'Give one of them a file: --format {format}=<file>',
  },
  'output-twice': { message: '{first} and {second} both write to {path}.', next: 'Give one of them another file.' },
  'summary-not-written': {
    message: "The job's summary can't be written to {path}: {reason}.",
    cause: 'GITHUB_STEP_SUMMARY names that file.',
    next: 'The results count all the same; see them above, or in a file: --format markdown=<file>',
  },
  'stream-not-writable': { message: "The output can't be written: {reason}.", next: 'Look where it is redirected to.' },
  'open-files-few': {
    message: 'No more than {count} further files may be open at once here, and cryptoprof needs {needed}.',
    next: 'Raise the limit, for instance: ulimit -n 1024',
  },
  'directory-gone': { message: 'The working directory has been removed.', next: 'Change to one that exists.' },
  'disk-full': {
    message: 'The disk is full: {freeBytes} bytes are free at {directory}.',
    cause: 'V8 stops logging without a word then, so the end of the run is missing.',
    next: 'Make room, or choose a directory on another disk with -o.',
  },
  'recording-left': {
    message: [
      'A recording was left in {directory}, and the program still writes it (pid {pids}).',
      'A recording was left in {directory}.',
    ],
    cause: 'The cryptoprof that made it (pid {pid}) was killed before it could report.',
    next: 'Report it: cryptoprof analyze {directory}; then remove it: rm -r {directory}',
  },
  'logs-kept': {
    message: 'The program was recorded, but there is no report, or not all that was asked for.',
    cause: 'What went wrong is said below.',
    next: 'The logs are kept. When that is mended: cryptoprof analyze {directory}',
  },
  'rule-unknown': {
    message: 'There is no rule or topic {rule}.',
    next: 'Choose one of the rules {rules}, or of the topics {topics}.',
  },
  'profile-too-large': {
    message: 'The profile is not saved, since it could not be read again: {problem}.',
    next: 'The report is complete without it. To analyze it again, keep the logs: --keep-logs',
  },
  'zero-x-missing': {
    message: 'There is no flame graph: 0x, which draws it, is not installed.',
    next: 'Install it beside cryptoprof (npm install --save-dev cryptoprof 0x@6), or leave it out: --format terminal,json,profile',
  },
  'flame-graph-not-written': {
    message: 'The flame graph could not be written: {reason}.',
    next: [
      'The report is complete without it. Raise the limit of file sizes ({limit}) to have it, too.',
      'The report is complete without it. Make room, or choose another directory with -o, to have it, too.',
    ],
  },
  'flame-graph-failed': {
    message: 'The flame graph could not be drawn.',
    next: 'The report is complete without it; please report this: npm bugs cryptoprof',
  },
};

/** @type {Record<string, ErrorEntry>} */
const HANDSHAKE = {
  'bench-not-kept': {
    message: 'Nothing is kept that was measured on this machine with this Node ({path}).',
    next: 'Measure it: cryptoprof bench',
  },
  'handshake-target-invalid': {
    message: '"{target}" is no address of a TLS server.',
    next: 'Write it like example.com, example.com:8443 or https://example.com/path',
  },
  'handshake-host-unknown': {
    message: 'There is no host {host} ({reason}).',
    next: 'Check its name, and whether this machine can look names up.',
  },
  'handshake-refused': {
    message: '{host} refuses connections on port {port}.',
    next: 'Check the port, and whether the server runs.',
  },
  'handshake-timeout': {
    message: '{host}:{port} did not answer within {seconds} s ({reason}).',
    next: 'Check the address and firewalls on the way, or wait longer: --timeout <s>',
  },
  'handshake-no-tls': {
    message: '{host}:{port} does not speak TLS ({reason}).',
    cause: 'It may speak plain HTTP, or a protocol that begins without TLS (STARTTLS).',
    next: 'Check the port.',
  },
  'handshake-certificate': {
    message: 'The certificate of {host}:{port} is not good for {servername} ({reason}).',
    next: 'Trust its CA with --ca <file>, name the right host with --servername <name>, or measure without checking it: --insecure',
  },
  'handshake-rejected': {
    message: '{host}:{port} rejects the handshake ({reason}).',
    cause: 'It may ask for a certificate of the client, or want ciphers or a version that this Node does not have.',
    next: 'If it wants a certificate, give it one: --cert <file> --key <file>. Else see what another client gets: openssl s_client -connect {host}:{port}',
  },
  'handshake-client-missing': {
    message: '{host}:{port} wants a certificate of the client ({reason}).',
    next: 'Give it one: --cert <file> --key <file>',
  },
  'handshake-client-refused': {
    message: '{host}:{port} does not take the certificate of the client ({reason}).',
    next: 'Check that it has not expired, and that the server trusts its CA.',
  },
  'handshake-closed': {
    message: '{host}:{port} closed the connection during the handshake ({reason}).',
    cause: 'It may not take the certificate of the client, or not speak TLS.',
    next: 'Check that the certificate has not expired, that the server trusts its CA, and the port.',
  },
  'handshake-client-invalid': {
    message: 'The files of --cert and --key hold no certificate and its key ({reason}).',
    next: 'Give it a certificate and its own key in PEM, the key without a passphrase.',
  },
  'handshake-key-alone': {
    message: '--cert and --key go together.',
    next: 'Name both files; if one file holds both, name it twice.',
  },
  'handshake-ca-unreadable': {
    message: "The file {path} can't be read: {reason}.",
    next: 'Check that it is a file, and its permissions.',
  },
  'handshake-ca-invalid': {
    message: 'The file of --ca holds no certificate ({reason}).',
    next: 'Give it certificates in PEM: -----BEGIN CERTIFICATE-----',
  },
  'handshake-failed': {
    message: 'There is no TLS connection with {host}:{port}: {reason}.',
    next: 'See whether another client gets one: openssl s_client -connect {host}:{port}',
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
    message: 'There is no config {path}.',
    next: 'Check the path, or leave out --config: then one is looked for from here upwards.',
  },
  'config-unreadable': {
    message: "The config {path} can't be read: {reason}.",
    next: 'Check that it is a file, and its permissions.',
  },
  'config-not-json': {
    message: 'The config {path} is no JSON, line {line}, column {column}: {reason}.',
    cause: 'JSON has double quotes, no comments, and no comma behind the last value.',
    next: 'Mend it there.',
  },
  'config-not-read': {
    message: '{path} is not read.',
    cause: 'The config is JSON, and nothing in it is executed.',
    next: 'Write it to cryptoprof.config.json.',
  },
  'config-twice': {
    message: 'There are two configs in {directory}: {first} and {second}.',
    cause: 'Only one of them can count, and nobody would know which.',
    next: 'Remove one of them.',
  },
  'config-extends-missing': {
    message: '{path}: extends is "{name}", and there is no such file or package.',
    cause:
      'A path begins with ./ or ../ and is relative to the config; anything else is a package that must be installed.',
    next: ['Did you mean {nearest}?', 'Check the path, or install the package.'],
  },
  'config-extends-cycle': {
    message: '{path}: extends is "{name}", which leads back to itself.',
    next: 'Take it out of one of the configs.',
  },
  'config-extends-deep': {
    message: '{path}: extends is "{name}", and that would be more than {most} configs deep.',
    next: 'Extend it from the first config.',
  },
  'config-name-near': {
    message: '{path} is not read.',
    cause: 'No config is called so, and without one a gate judges by its default.',
    next: 'Call it {nearest}, or name it: --config {path}',
  },
  'config-key-twice': {
    message: 'The config {path} has the key {key} twice, the second time in line {line}, column {column}.',
    cause: 'Only the last one would count.',
    next: 'Remove one of them.',
  },
  'config-empty': {
    message: ['{path} has nothing under the key {key}.', 'The config {path} is empty.'],
    next: 'See the example in: cryptoprof gate --help',
  },
  'config-key-unknown': {
    message: '{path}: {at} is no key that we know.',
    next: [
      'It is an option of the command line: {flag}',
      'Did you mean {nearest}? There are {known}.',
      'There are {known}.',
    ],
  },
  'config-key-missing': {
    message: '{path}: {at} lacks the key {key}.',
    next: ['Add "{key}": {only}.', 'Add it. Its meaning: {meaning}', 'Add it.'],
  },
  'config-key-useless': {
    message: '{path}: {at} would do nothing, since {metric} does not know it.',
    next: 'It takes {known}. What you wrote is for {elsewhere}.',
  },
  'config-value-invalid': {
    message: '{path}: {at} is {value}; it takes {expected}.',
    next: ['Did you mean {nearest}?', 'Its meaning: {meaning}', 'Write it so.'],
  },
  'config-budget-empty': { message: '{path}: {at} has no limit, so it could never fail.', next: 'Give it {limits}.' },
  'config-name-unknown': {
    message: '{path}: {at} is "{name}", which matches no {kind}.',
    next: ['Did you mean {nearest}? There are {known}.', 'There are {known}.'],
  },
  'config-rule-silent': {
    message: '{path}: {at} is "{rule}". Of its findings there are {lacks}, so the budget could never fail.',
    next: 'Take one of {known}.',
  },
  'config-path-elsewhere': {
    message: '{path}: {at} is "{glob}", which matches no file.',
    cause: 'Paths are relative to the root of the repository, with / between their parts.',
    next: 'Write it like src/routes/**',
  },
  'config-needs-baseline': {
    message: '{path}: {at} compares with a baseline, and the config names none.',
    next: 'Add "baseline": {"file": "{file}"}, and make it with --update-baseline.',
  },
};

/** @type {Record<string, ErrorEntry>} */
const GATE = {
  'baseline-missing': {
    message: 'There is no baseline {path}.',
    cause: 'A gate without its baseline would pass whatever is new.',
    next: ['Make it, and commit it: {command}', 'Make it with --update-baseline, and commit it.'],
  },
  'baseline-unnamed': {
    message: '{path} names no baseline that could be updated.',
    next: 'Add "baseline": {"file": "{file}"} there, or use --baseline <file>.',
  },
  'baseline-unreadable': {
    message: "The baseline {path} can't be read: {reason}.",
    next: 'Check that it is a file, and its permissions.',
  },
  'baseline-invalid': {
    message: "The baseline {path} can't be used: {problem}.",
    next: 'Take it anew from the repository, or remove it and make it again with --update-baseline.',
  },
  'baseline-outdated': {
    message:
      'The baseline {path} is of an earlier cryptoprof, which named call sites in another way: it has format version {version}, and this one {supported}.',
    next: [
      'Make it anew from runs that you accept, look at what changes, and commit it: {command}',
      'Make it anew from runs that you accept, look at what changes, and commit it: cryptoprof gate <report> --update-baseline',
    ],
  },
  'baseline-version': {
    message: 'The baseline {path} has format version {version}; this cryptoprof reads version {supported}.',
    next: 'Use the cryptoprof that wrote it, or remove it and make it again with --update-baseline.',
  },
  'baseline-lacks': {
    message: 'The baseline {path} has no value for {at} of {source}: {metric}.',
    cause: 'The budget is newer than the baseline, or it could not be measured then.',
    next: 'Record it: --update-baseline',
  },
  'baseline-not-writable': {
    message: "The baseline can't be written to {path}: {reason}.",
    next: 'Check that there is a directory {directory}, and its permissions.',
  },
  'gate-without-reports': { message: 'There are no runs to judge.', next: 'Give the gate at least one report.' },
  'gate-without-checks': {
    message: '{path} has neither budgets nor a baseline whose new call sites count, so nothing could ever fail.',
    next: 'Give it one, or leave out "budgets": then findings of severity error fail.',
  },
  'gate-profile-empty': {
    message: 'Run {run} of {runs} holds no busy ticks, so there is nothing to judge: {source}.',
    cause: 'The program ended at once, or only waited.',
    next: 'Record a run in which the program works for some seconds.',
  },
  'gate-path-unmatched': {
    message: [
      '{path}: {at} is "{value}", which matches none of {files} files.',
      '{path}: {at} is "{value}", which matches no call site.',
    ],
    cause: 'Paths are relative to the root of the repository. A budget that matches nothing would pass for ever.',
    next: 'Mend the pattern, or take the budget out.',
  },
  'gate-run-twice': {
    message: 'Runs {first} and {second} are one and the same.',
    cause: 'A run that is judged twice would confirm itself.',
    next: 'Name each run once: its report, or its profile, or its directory.',
  },
  'self-test-few-runs': {
    message: 'A self-test of {runs} runs tells nothing: it takes {needed}.',
    cause: 'Some of them make the baseline, and others are judged by it.',
    next: 'Record the unchanged program more often, and name each run. Twenty runs show what happens in one of twenty.',
  },
  'gate-script-stdin': {
    message: "A script from standard input can't be run again to confirm a failure.",
    next: 'Save it to a file, or set "runs": 1 in the config.',
  },
  'gate-run-unusable': {
    message: 'There is no verdict, since the run went wrong.',
    cause: ['What happened: {cause}', 'Nothing was recorded.'],
    next: 'Mend that, and run it again.',
  },
};

/** @type {Record<string, ErrorEntry>} */
export const ERROR_TABLE = { ...INPUT, ...COMMAND, ...LOAD, ...OUTPUT, ...HANDSHAKE, ...API, ...CONFIG, ...GATE };
