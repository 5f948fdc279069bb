/**
 * The stand-in for Node in the PATH of programs other than Node: a shell script that starts Node with our options, as
 * the probe does for Node's own children (probe/plan-child.cjs). It is in the log directory; if that is gone,
 * everything is as without us, since a search in PATH finds the real Node.
 */
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LAUNCHER_FILE } from './flags.js';
import { EVALUATING, OPTIONS_WITH_VALUE, WITHOUT_PROGRAM, inConflict } from './node-options.js';
import beforeProbe from './probe/before-probe.cjs';
import launchers from './probe/launchers.cjs';
import logByDescriptor from './probe/log-by-descriptor.cjs';
import nodeInPath from './probe/node-in-path.cjs';
import planChild from './probe/plan-child.cjs';
import rights from './probe/rights.cjs';

const { LAUNCHERS } = launchers;
const { NEXT } = logByDescriptor;
const { ENV_FILES, PRELOADS, UNKNOWN, VARIABLE, asFirst } = beforeProbe;
const { PASS_ON } = planChild;
const { UNPRIVILEGED } = rights;
const { CHANGES_USER, SETPRIV } = nodeInPath;

/**
 * @typedef {object} StoodFor
 * @property {string} directory absolute path where logs go
 * @property {string} node absolute path of the Node to stand in for
 * @property {string} v8 version of its V8
 * @property {string[]} words options for Node that write a log by its name
 * @property {boolean} byDescriptor whether V8 may open a log by descriptor here
 */

/** Version managers have links. Not every shell knows -ef. */
const AS_FOUND = `cryptoprof_found=$(command -v node)
if [ "$cryptoprof_found" = "$cryptoprof_node" ] || [ "$cryptoprof_found" -ef "$cryptoprof_node" ] 2>/dev/null
then cryptoprof_node=node
fi
`;

/**
 * @param {StoodFor} what is started, and how
 * @param {string} places PATH of the program
 * @returns {Promise<void>} once it can be found; without a shell there is no stand-in
 */
export async function writeStandIn(what, places) {
  if (process.platform === 'win32') return;
  const home = path.join(what.directory, nodeInPath.STAND_IN);
  const files = [
    { name: 'node', text: standIn(what, false) },
    { name: nodeInPath.BY_PATH, text: standIn(what, true) },
  ];
  const canRead = await letOthersRead(what.directory).catch(() => false);
  // A program may look whether there is one.
  if (!canRead && places.split(path.delimiter).some((place) => existsSync(path.join(place, SETPRIV))))
    files.push({ name: SETPRIV, text: withoutRights(what.directory) });
  // Without it, processes started by shells are not recorded, and counted as missing.
  await mkdir(path.dirname(path.join(home, nodeInPath.BY_PATH)), { recursive: true })
    .then(() => Promise.all(files.map(({ name, text }) => writeExecutable(path.join(home, name), text))))
    .catch(() => {});
}

/**
 * What root starts may become another user just when it begins, and the stand-in must start Node then, too. All other
 * files in the directory are its owner's alone.
 * @param {string} directory absolute path where logs go
 * @returns {Promise<boolean>} whether every user can read what is in it, if its name is known and its mode allows it
 */
async function letOthersRead(directory) {
  if (process.geteuid?.() !== 0) return false;
  await chmod(directory, 0o711);
  for (let above = directory; above !== path.dirname(above); above = path.dirname(above))
    if (((await stat(above)).mode & 1) === 0) return false;
  return true;
}

/**
 * @param {string} file to write
 * @param {string} text of a script
 */
async function writeExecutable(file, text) {
  await writeFile(file, text);
  // Whatever the umask.
  await chmod(file, 0o755);
}

/**
 * @param {string} directory absolute path where logs went
 * @returns {Promise<void>} once it is gone
 */
export async function removeStandIn(directory) {
  // The program may have put anything in its place.
  await rm(path.join(directory, nodeInPath.STAND_IN), { recursive: true, force: true }).catch(() => {});
}

/**
 * @param {StoodFor} what to pass on
 * @returns {string} value of the variable that tells a package manager how to pass our options on
 */
export function passedOn({ directory, words, byDescriptor }) {
  // These options determine how children get their logs.
  return JSON.stringify({
    directory: path.join(directory, '/'),
    words: byDescriptor ? logByDescriptor.withDescriptor(words, 0) : words,
  });
}

/** Descriptors that a POSIX shell can open by number; the highest are the least likely to be taken. */
const NUMBERS = [9, 8, 7, 6, 5, 4, 3];

/**
 * Takes the stand-in's directory out of PATH. A shell passes a variable on if it has got one of that name, so those of
 * our scripts have names that no program uses.
 */
const WITHOUT_HOME = `cryptoprof_home="$cryptoprof_directory"${nodeInPath.STAND_IN}
case :$PATH: in
  *":$cryptoprof_home:"*)
    cryptoprof_first=:$PATH: cryptoprof_last=:$PATH:
    cryptoprof_first=\${cryptoprof_first%%":$cryptoprof_home:"*} cryptoprof_last=\${cryptoprof_last#*":$cryptoprof_home:"}
    cryptoprof_first=\${cryptoprof_first#:} cryptoprof_last=\${cryptoprof_last%:}
    PATH=$cryptoprof_first\${cryptoprof_first:+:}$cryptoprof_last;;
esac`;

/**
 * @param {string} directory absolute path where logs go
 * @returns {string} a script that starts the program that changes the user, so that it doesn't find the stand-in if it
 *   does
 */
function withoutRights(directory) {
  return `#!/bin/sh
# Made by cryptoprof for one recording: another user can't read what stands in for Node.
cryptoprof_directory=${quoted(path.join(directory, '/'))}
cryptoprof_full=$PATH
${WITHOUT_HOME}
cryptoprof_program=$(command -v ${SETPRIV})
case " $* " in ${CHANGES_USER.map((begin) => `*' ${begin}'*`).join('|')}) ;; *) PATH=$cryptoprof_full;; esac
exec "$cryptoprof_program" "$@"
`;
}

/**
 * The script does what the probe does when it plans a child, in the same order, using only built-ins of any POSIX
 * shell: it takes about 1 ms.
 * @param {StoodFor} what is started, and how
 * @param {boolean} isByPath whether the command names our Node by its path, not as `node`
 * @returns {string} the script
 */
function standIn(what, isByPath) {
  const { directory, node, v8, words, byDescriptor } = what;
  const plain = `exec ${quoted(node)} "$@"`;
  const preloadAt = words.indexOf('--require');
  return `#!/bin/sh
# Made by cryptoprof for one recording: starts Node so that it is recorded, too.
case \${1-} in ${quoted(words[0])}) ${plain};; esac
cryptoprof_directory=${quoted(path.join(directory, '/'))}
# What is started has the name and the PATH that it would have.
cryptoprof_be_gone() {
${WITHOUT_HOME}
cryptoprof_node=${quoted(node)}
${isByPath ? '' : AS_FOUND}}
# Another user can read this, and write no log.
[ -w "$cryptoprof_directory"permit ] || { cryptoprof_be_gone; exec "$cryptoprof_node" "$@"; }

cryptoprof_by_name=${byDescriptor ? '' : 1}
# A shell may start Node where /proc is hidden, and V8 prints a log that it can't open.
[ "$cryptoprof_by_name" ] || [ -e /proc/self/fd ] || ${plain}
cryptoprof_brings_options() {
  [ -e "$1" ] || return 1
  [ -f "$1" ] && [ -r "$1" ] || return 0
  while IFS= read -r cryptoprof_line || [ "$cryptoprof_line" ]; do
    case $cryptoprof_line in *${VARIABLE}*) return 0;; esac
  done <"$1"
  return 1
}
cryptoprof_understand() {
  case $1 in
    ${patterns([...WITHOUT_PROGRAM, ...UNPRIVILEGED])}) return 1;;
    ${conflicts(v8)}) return 1;;
    ${patterns([...UNKNOWN])}) cryptoprof_by_name=1;;
    ${patterns([...ENV_FILES])}) case $1 in *=*) cryptoprof_brings_options "\${1#*=}" && cryptoprof_by_name=1;; esac;;
  esac
  return 0
}
cryptoprof_skip= cryptoprof_code= cryptoprof_script=
for cryptoprof_word in "$@"; do
  if [ "$cryptoprof_skip" ]; then
    case $cryptoprof_skip in ${patterns([...ENV_FILES], false)}) cryptoprof_brings_options "$cryptoprof_word" && cryptoprof_by_name=1;; esac
    cryptoprof_skip=
    continue
  fi
  cryptoprof_understand "$cryptoprof_word" || ${plain}
  case $cryptoprof_word in
    ${patterns([...EVALUATING], false)}) cryptoprof_skip=$cryptoprof_word cryptoprof_code=$cryptoprof_word;;
    ${patterns([...OPTIONS_WITH_VALUE], false)}) cryptoprof_skip=$cryptoprof_word;;
    --|-) break;;
    -*) ;;
    *) cryptoprof_script=\${cryptoprof_code:-$cryptoprof_word}; break;;
  esac
done
cryptoprof_preloads= cryptoprof_word= cryptoprof_quoted= cryptoprof_rest=\${${VARIABLE}-}' '
while [ "$cryptoprof_rest" ]; do
  cryptoprof_next=\${cryptoprof_rest#?}
  cryptoprof_character=\${cryptoprof_rest%"$cryptoprof_next"}
  cryptoprof_rest=$cryptoprof_next
  case $cryptoprof_quoted$cryptoprof_character in
    '"'|'""') cryptoprof_quoted=\${cryptoprof_character%"$cryptoprof_quoted"};;
    ' ')
      cryptoprof_understand "$cryptoprof_word" || ${plain}
      case $cryptoprof_word in ${patterns([...PRELOADS])}) cryptoprof_preloads=1;; esac
      cryptoprof_word=;;
    '"\\')
      cryptoprof_next=\${cryptoprof_rest#?}
      cryptoprof_word=$cryptoprof_word\${cryptoprof_rest%"$cryptoprof_next"}
      cryptoprof_rest=$cryptoprof_next;;
    *) cryptoprof_word=$cryptoprof_word$cryptoprof_character;;
  esac
done

cryptoprof_be_gone

case $cryptoprof_script in
  ${LAUNCHERS.map((name) => `${name}|*/${name}`).join('|')})
    ${PASS_ON}=${quoted(passedOn(what))}
    export ${PASS_ON}
    exec "$cryptoprof_node" --require ${quoted(LAUNCHER_FILE)} "$@";;
esac

cryptoprof_log="$cryptoprof_directory"${NEXT}$$-0
(umask 077; set -C; printf x >"$cryptoprof_log") 2>/dev/null || ${plain}
[ -z "$cryptoprof_preloads" ] || NODE_OPTIONS=${quoted(asFirst(words[words.length - 1]))}$NODE_OPTIONS
if [ -z "$cryptoprof_by_name" ]; then
  cryptoprof_by_descriptor() {
    exec "$cryptoprof_node" ${words.slice(0, preloadAt).map(quoted).join(' ')} --logfile=/proc/self/fd/$cryptoprof_number --no-logfile-per-isolate ${words.slice(preloadAt).map(quoted).join(' ')} "$@"
  }
  for cryptoprof_number in ${NUMBERS.join(' ')}; do [ -e /proc/self/fd/$cryptoprof_number ] || break; cryptoprof_number=; done
  case $cryptoprof_number in
${NUMBERS.map((number) => `    ${number}) cryptoprof_by_descriptor "$@" ${number}<>"$cryptoprof_log";;`).join('\n')}
  esac
fi
rm -f "$cryptoprof_log"
exec "$cryptoprof_node" ${words.map(quoted).join(' ')} "$@"
`;
}

/**
 * @param {string[]} names of options
 * @param {boolean} [mayHoldValue] whether a value may follow after a `=`
 * @returns {string} a pattern for `case`, in either spelling of each
 */
function patterns(names, mayHoldValue = true) {
  return names
    .map((name) => (name.startsWith('--') ? `--${name.slice(2).replaceAll('-', '[-_]')}` : name))
    .flatMap((name) => (mayHoldValue && name.startsWith('--') ? [name, `${name}=*`] : [name]))
    .join('|');
}

/**
 * @param {string} v8 version of the V8 that is started
 * @returns {string} a pattern for `case`: options that would spoil the log, and options that cancel them
 */
function conflicts(v8) {
  return patterns([...inConflict(v8)].flatMap((name) => ['--', '--no-', '--no'].map((prefix) => prefix + name)));
}

/**
 * @param {string} text any
 * @returns {string} one word for a shell
 */
function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
