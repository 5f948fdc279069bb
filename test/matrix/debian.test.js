/**
 * Debian's Node, which is a few lines around libnode.so, with OpenSSL and libuv from libraries of their own, without
 * symbol tables: recorded and reported in a Debian of our own, and read again from outside.
 */
import { copyFileSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEBIAN, makeDebian, runInDebian } from '../../scripts/lib/debian.js';
import { caseProblems } from '../support/case-problems.js';
import { marksOf } from '../support/case-programs.js';
import { DEPENDENCY, DESTRUCTURED, ESM, HTTPS, PROMISES, WORKER } from '../support/cases.js';
import { runCli } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const obstacle = await makeDebian();
process.stderr.write(obstacle === '' ? `Debian: ${DEBIAN}\n` : `Debian: skipped, since ${obstacle}.\n`);
const inDebian = obstacle === '' ? describe : describe.skip;

/**
 * @param {string} program name of its file
 * @returns what the report says, and where it is
 */
async function record(program) {
  const cwd = newDirectory();
  const file = path.join(ROOT, 'fixtures/programs/cases', program);
  const words = ['--quiet', '--format', 'json', '-o', 'out', '--keep-logs', '--', '/usr/bin/node', file];
  const ended = await runInDebian(['/usr/bin/node', path.join(ROOT, 'bin/cryptoprof.js'), ...words], cwd, [cwd]);
  expect(ended).toEqual({ exitCode: 0, output: '' });
  const report = JSON.parse(readFileSync(path.join(cwd, 'out/report.json'), 'utf8'));
  return { report, at: marksOf(program), logs: [], cwd };
}

const sidecarOf = (/** @type {string} */ directory) => {
  const [name] = readdirSync(directory).filter((each) => each.endsWith('.symbols.json'));
  const { libraries } = JSON.parse(readFileSync(path.join(directory, name), 'utf8'));
  return Object.fromEntries(libraries.map((each) => [path.basename(each.path).replace(/\.so.*$/, ''), each]));
};

/** Which algorithm a package's own code asks for is mostly told by the block function, which libcrypto does not name. */
const UNTOLD = { ...DEPENDENCY, sites: DEPENDENCY.sites.map((site) => ({ ...site, algorithm: undefined })) };

inDebian("Debian's Node", () => {
  test.each([DESTRUCTURED, ESM, UNTOLD, PROMISES, WORKER, HTTPS])('$program', async ({ program, sites }) => {
    const recorded = await record(program);
    expect(caseProblems(recorded, sites)).toEqual([]);
    // What has no name of its own has that of its library: OpenSSL's code is known for what it is all the same.
    const { busyTicks, namedTicks, libraryTicks } = recorded.report.profile;
    expect((namedTicks + libraryTicks) / busyTicks).toBeGreaterThan(0.97);
    expect(libraryTicks).toBeGreaterThan(0);
  });

  test('libraries name what they export, and libc all, by the debug file of its build', async () => {
    const { cwd, report } = await record(DESTRUCTURED.program);
    const { libcrypto, libnode, libc } = sidecarOf(path.join(cwd, 'out/logs'));
    expect([libcrypto, libnode, libc].map(({ status }) => status)).toEqual(['partial', 'partial', 'ok']);
    expect(libcrypto.symbols.map(({ component }) => component)).not.toContain('');
    expect(libcrypto.openssl).toHaveLength(1);

    // The same from outside: the files and the debug files are Debian's, whatever this machine has at their paths.
    const [log] = readdirSync(path.join(cwd, 'out/logs')).filter((name) => name.endsWith('.log'));
    copyFileSync(path.join(cwd, 'out/logs', log), path.join(cwd, log));
    const words = ['analyze', log, '--quiet', '--format', 'json=here.json', '--binaries', DEBIAN];
    const { exitCode, err } = await runCli(words, { cwd });
    expect([exitCode, err]).toEqual([0, '']);
    const here = JSON.parse(readFileSync(path.join(cwd, 'here.json'), 'utf8'));
    const { busyTicks, namedTicks, libraryTicks } = report.profile;
    // But for the kernel's own library, which is in no file: there it was read from memory, if a tick was in it.
    const inKernels = here.diagnostics.some(({ message }) => message.startsWith('[vdso]')) ? 0.01 * busyTicks : 0;
    const { profile } = here;
    expect([profile.busyTicks, profile.namedTicks + profile.libraryTicks]).toEqual([
      busyTicks,
      namedTicks + libraryTicks,
    ]);
    expect(Math.abs(profile.namedTicks - namedTicks)).toBeLessThanOrEqual(inKernels);
    // With the names of all that was hit.
    expect(here.operations).toEqual(report.operations);
  });
});
