/**
 * What may happen to the directory of the logs, or to the program's rights, once the program listens. Each is the
 * source of a function of that directory and of fs; it may return one that undoes it at the end.
 */

/** Opens all descriptors but so many. */
const exhaust = (/** @type {number} */ left) => `(directory, fs) => {
  const open = [];
  try { for (;;) open.push(fs.openSync('/dev/null')); } catch {}
  for (let index = 0; index < ${left}; index++) fs.closeSync(open.pop());
  return () => open.forEach((descriptor) => fs.closeSync(descriptor));
}`;
const isRoot = process.getuid?.() === 0;

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} fault source of a function
 * @property {string | null} reason why what is started then is not recorded; null if it may be
 * @property {string} [orReason] why some of it is not, depending on who is first
 * @property {boolean} [losesLogs] whether logs that are there by then can't be given back
 * @property {string[]} [shell] commands of the shell that starts the recorder
 * @property {boolean} [needsRoot]
 * @property {boolean} [isTmpfs] whether the directory is a small file system of its own
 * @property {boolean} [isOurs] whether it can be noticed by us alone: without us the program prints what it prints when
 *   nothing happens
 */

/** @type {Fault[]} */
export const FAULTS = [
  { name: 'nothing', fault: '() => {}', reason: null, isOurs: true },
  {
    name: 'its directory is removed',
    isOurs: true,
    fault: '(directory, fs) => fs.rmSync(directory, { recursive: true, force: true })',
    reason: 'directory-gone',
  },
  {
    name: 'a file takes its place',
    isOurs: true,
    fault:
      "(directory, fs) => { fs.rmSync(directory, { recursive: true, force: true }); fs.writeFileSync(directory, ''); }",
    reason: 'directory-gone',
    losesLogs: true,
  },
  {
    name: 'its directory becomes unwritable',
    isOurs: true,
    fault: '(directory, fs) => { if (fs.existsSync(directory)) fs.chmodSync(directory, 0o500); }',
    reason: 'directory-not-writable',
    needsRoot: false,
  },
  {
    name: 'it becomes another user',
    fault: '() => { process.setgid(65534); process.setuid(65534); }',
    reason: 'directory-not-writable',
    needsRoot: true,
  },
  {
    name: 'its disk fills up',
    isOurs: true,
    fault: "(directory, fs) => { try { fs.writeFileSync(directory + '/filler', Buffer.alloc(64 << 20)); } catch {} }",
    reason: 'disk-full',
    // Its recorder stops recording, too, and gives room back.
    orReason: 'recording-stopped',
    needsRoot: true,
    isTmpfs: true,
  },
  {
    name: 'the recorder withdraws its permit',
    isOurs: true,
    fault: "(directory, fs) => fs.rmSync(directory + '/permit', { force: true })",
    reason: 'recording-stopped',
  },
  { name: 'files may not grow any more', fault: '() => {}', reason: null, shell: ['ulimit -f 800'] },
  ...[2, 5, 7].map((left) => ({
    name: `it has ${left} descriptors left`,
    fault: exhaust(left),
    reason: 'no-descriptors',
    shell: ['ulimit -n 80'],
  })),
  { name: 'it has 9 descriptors left', fault: exhaust(9), reason: null, shell: ['ulimit -n 80'] },
].filter(({ needsRoot }) => needsRoot === undefined || needsRoot === isRoot);
