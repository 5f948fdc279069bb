/**
 * Where address space is limited, as on some clusters (`ulimit -v`): V8 of Node 20 has no room for WebAssembly there. With
 * `--jitless` there is none at all.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BIN, runProcess } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

const onLinux = process.platform === 'linux' ? test : test.skip;

/**
 * @param {string} file of the project
 * @returns {string} a literal of its URL
 */
const moduleAt = (file) => JSON.stringify(new URL(`../../${file}`, import.meta.url).href);

/** What V8 of Node 20 and 22 says of that option. */
const JITLESS = /^Warning: disabling flag --expose_wasm .*\n/;

onLinux.each([
  ['limited', 'ulimit -v 4000000; exec "$0" --input-type=module -e "$1"'],
  ['jitless', 'exec "$0" --jitless --input-type=module -e "$1"'],
])("names of this machine's libraries are demangled all the same: %s", async (_, limited) => {
  const code = `
    import { closeSync, openSync, readFileSync } from 'node:fs';
    import { readLibrary } from ${moduleAt('src/symbols/library.js')};
    import { openRegularFile } from ${moduleAt('src/symbols/byte-source.js')};
    import { thisMachine } from ${moduleAt('src/inputs/machine.js')};
    const machine = thisMachine({ symbols: 'local', writeSidecars: false }, []);
    const { symbolize } = await machine.beside('/nowhere/v8.log');
    const row = readFileSync('/proc/self/maps', 'utf8').split('\\n').find((line) => / r-xp .*node$/.test(line));
    const [, start, end, offset] = /^(\\w+)-(\\w+) \\S+ (\\w+)/.exec(row).map((hex) => parseInt(hex, 16));
    const addresses = Array.from({ length: 500 }, (_, index) => start + Math.floor(((end - start) * index) / 500));
    const [{ symbols }] = await symbolize([
      { path: process.execPath, rows: [{ start: start - offset, end }], addresses },
    ]);
    machine.close();
    const names = symbols.map(({ name }) => name);
    console.log(JSON.stringify({ cpp: names.filter((name) => name.includes('::')).length, mangled: names.filter((name) => /^_Z/.test(name)) }));`;
  const { out, err } = await runProcess(['sh', '-c', limited, process.execPath, code], { cwd: newDirectory() });
  expect(err.replace(JITLESS, '')).toBe('');
  const { cpp, mangled } = JSON.parse(out);
  expect(mangled).toEqual([]);
  expect(cpp).toBeGreaterThan(100);
});

onLinux('so are those of a program whose symbols were read while it ran', async () => {
  const cwd = newDirectory();
  const app =
    "for (const until = Date.now() + 1500; Date.now() < until;) JSON.parse(JSON.stringify({ a: ['x'.repeat(99)] }));";
  writeFileSync(path.join(cwd, 'app.js'), app);
  const limited = 'ulimit -v 4000000; exec "$0" "$1" --quiet --format folded=stacks.txt app.js';
  const { exitCode, err } = await runProcess(['sh', '-c', limited, process.execPath, BIN], { cwd });
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  const stacks = readFileSync(path.join(cwd, 'stacks.txt'), 'utf8');
  expect(stacks.match(/(?<=[; ])_Z\w+/g)).toBeNull();
  expect(stacks).toMatch(/v8::/);
});
