import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const DESCRIPTORS = '/proc/self/fd';
/** O_CLOEXEC in /proc/self/fdinfo, https://man7.org/linux/man-pages/man5/proc_pid_fdinfo.5.html */
const CLOSES_ON_EXEC = 0o2000000;
/** Where Node's own descriptors begin: no number below was free. */
const FIRST_OF_NODE = 'anon_inode:[eventpoll]';

/** @typedef {{number: number, link: string}} Descriptor what it leads to: a path, or such as `socket:[4711]` */

/**
 * Descriptors beyond stdin, stdout and stderr that whoever started us meant for the program: `3<file` in a shell, or a
 * socket that systemd listens on. At its start Node makes all that it was given close on `exec`
 * (uv_disable_stdio_inheritance, https://docs.libuv.org/en/stable/process.html), so the program would not get them.
 *
 * Call this before we open anything ourselves. What NODE_OPTIONS preloads may have, so then only those count that are
 * certain: with lower numbers than Node's own.
 * @param {Pick<NodeJS.Process, 'env' | 'execArgv' | 'channel'>} own process
 * @returns {number[]} none without /proc, and none that the program gets anyhow
 */
export function inheritedDescriptors({ env, execArgv, channel }) {
  const open = openDescriptors();
  const first = open.find(({ link }) => link === FIRST_OF_NODE)?.number ?? 0;
  const isAlone = !env.NODE_OPTIONS && execArgv.length === 0;
  // The channel to whoever forked us is ours: two processes can't read from it.
  const ours = /** @type {{fd?: number} | undefined} */ (channel)?.fd;
  return open
    .filter((each) => each.number < first || (isAlone && !isNodes(each, open)))
    .map(({ number }) => number)
    .filter((number) => number > 2 && number !== ours && closesOnExec(number));
}

/** @returns {Descriptor[]} open in this process, by number */
function openDescriptors() {
  try {
    return readdirSync(DESCRIPTORS)
      .map((name) => ({ number: Number(name), link: linkOf(name) }))
      .filter(({ link }) => link !== '')
      .sort((a, b) => a.number - b.number);
  } catch {
    return [];
  }
}

/**
 * @param {string} name of a descriptor
 * @returns {string} what it leads to, `''` if it has been closed, as the one that lists them
 */
function linkOf(name) {
  try {
    return readlinkSync(`${DESCRIPTORS}/${name}`);
  } catch {
    return '';
  }
}

/**
 * @param {Descriptor} descriptor of this process
 * @param {Descriptor[]} open all of them
 * @returns {boolean} whether Node may have opened it at its start: for event loops, and pipes of which it has both ends
 */
function isNodes({ number, link }, open) {
  const isPair = () => open.some((other) => other.number !== number && other.link === link);
  return link.startsWith('anon_inode:') || (link.startsWith('pipe:') && isPair());
}

/**
 * @param {number} number of a descriptor
 * @returns {boolean} whether a program that we start doesn't get it
 */
function closesOnExec(number) {
  try {
    const info = readFileSync(`/proc/self/fdinfo/${number}`, 'utf8');
    return (Number.parseInt(/^flags:\s*(\d+)/m.exec(info)?.[1] ?? '0', 8) & CLOSES_ON_EXEC) !== 0;
  } catch {
    return false;
  }
}
