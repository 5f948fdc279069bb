import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDemangler } from '../../src/symbols/demangle.js';
import { makeSidecar } from '../../src/symbols/sidecar.js';
import { symbolize } from '../../src/symbols/index.js';
import { buildPe, IMAGE_SIZE } from './build-pe.js';

const fixtures = fileURLToPath(new URL('../../fixtures/elf/', import.meta.url));
const tiny = join(fixtures, 'tiny.so');
const BASE = 0x5500_0000_0000;
const LOCAL = { mode: 'local', sidecar: null };

const use = (path, addresses = [BASE + 0x3b5]) => ({ path, rows: [{ start: BASE, end: BASE + 0x1000 }], addresses });

let directory = '';
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'cryptoprof-symbols-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

describe('one library', () => {
  test('is named, demangled', async () => {
    expect(await symbolize([use(tiny)], LOCAL)).toEqual([
      {
        path: tiny,
        buildId: '1234567890abcdef1234567890abcdef12345678',
        status: 'ok',
        rows: [{ start: BASE, end: BASE + 0x1000 }],
        symbols: [{ name: 'tiny::Mangled(int)', start: BASE + 0x3b4, end: BASE + 0x3ba, component: '' }],
        openssl: [],
      },
    ]);
  });

  test('of Windows is named by its file elsewhere, whose name may be written in another case', async () => {
    const bytes = buildPe({ functions: [{ start: 0x1000, end: 0x1040 }], exports: [['?Run@Job@@QEAAXXZ', 0x1000]] });
    writeFileSync(join(directory, 'job.dll'), bytes);
    const rows = [{ start: BASE, end: BASE + IMAGE_SIZE }];
    const uses = ['C:\\app\\JOB.DLL', 'C:\\app\\other.dll'].map((path) => ({
      path,
      rows,
      addresses: [BASE + 0x1004, BASE + 0x1040],
    }));
    expect(await symbolize(uses, { ...LOCAL, binaries: directory })).toMatchObject([
      {
        status: 'partial',
        symbols: [{ name: 'Job::Run(void)', start: BASE + 0x1000, end: BASE + 0x1040 }],
      },
      { status: 'missing', symbols: [] },
    ]);
  });

  test('of another machine has the names of its debug file, which lies there, too', async () => {
    const there = join(directory, 'there');
    mkdirSync(join(there, 'usr/lib/debug'), { recursive: true });
    symlinkSync(join(fixtures, 'debug'), join(there, 'usr/lib/debug/.build-id'));
    copyFileSync(join(fixtures, 'tiny-stripped.so'), join(there, 'libtiny.so'));
    const uses = [use('/usr/lib/libtiny.so')];
    expect(await symbolize(uses, { ...LOCAL, binaries: there })).toMatchObject([
      { status: 'ok', symbols: [{ name: 'tiny::Mangled(int)' }] },
    ]);
    expect(await symbolize(uses, { ...LOCAL, binaries: there, debugDirectories: [] })).toMatchObject([
      { status: 'partial' },
    ]);
  });

  test('answers come in the order of the questions', async () => {
    const answers = await symbolize([use('/nonexistent/b'), use(tiny), use('/nonexistent/a')], LOCAL);
    expect(answers.map(({ path }) => path)).toEqual(['/nonexistent/b', tiny, '/nonexistent/a']);
  });

  test.each([
    ['/nonexistent/lib.so', 'missing'],
    [`${tiny} (deleted)`, 'missing'],
    [`${tiny}/below`, 'missing'],
    ['relative.so', 'missing'],
    ['C:\\Windows\\ntdll.dll', 'missing'],
    ['\\\\server\\share\\x.dll', 'missing'],
    ['/a\0b', 'missing'],
    ['', 'missing'],
    ['[heap]', 'missing'],
    [`/${'x'.repeat(5000)}`, 'missing'],
    ['/', 'unreadable'],
    ['/dev/null', 'unreadable'],
    ['/proc/self/status', 'unreadable'],
    [fileURLToPath(import.meta.url), 'unreadable'],
  ])('%j is %s', async (path, status) => {
    expect(await symbolize([use(path)], LOCAL)).toMatchObject([{ path, status, symbols: [], buildId: '' }]);
  });

  test('a pipe is not opened, which would wait for a writer', async () => {
    const pipe = join(directory, 'pipe');
    if (spawnSync('mkfifo', [pipe]).status !== 0) return;
    expect(await symbolize([use(pipe)], LOCAL)).toMatchObject([{ status: 'unreadable' }]);
  });

  test('a file of another size than the one that ran is not believed', async () => {
    const [answer] = await symbolize([{ ...use(tiny), rows: [{ start: BASE, end: BASE + 0x3000 }] }], LOCAL);
    expect(answer).toMatchObject({ status: 'replaced', symbols: [] });
  });

  test('a huge empty file that claims to be ELF is an answer', async () => {
    const path = join(directory, 'sparse.so');
    copyFileSync(tiny, path);
    truncateSync(path, 2 ** 36);
    expect(await symbolize([use(path)], LOCAL)).toMatchObject([{ status: 'ok' }]);
  });

  test('a library that was not hit is not opened', async () => {
    expect(await symbolize([use('/nonexistent', [])], LOCAL)).toMatchObject([{ status: 'skipped' }]);
  });

  test('all of libcrypto is OpenSSL, even what has no name', async () => {
    const path = join(directory, 'libcrypto.so.3');
    copyFileSync(tiny, path);
    const range = { start: BASE, end: BASE + 0x1000 };
    const answers = await symbolize([use(path), use('/nonexistent/libssl.so.3')], LOCAL);
    expect(answers).toMatchObject([
      { status: 'ok', symbols: [{ name: 'tiny::Mangled(int)', component: 'openssl' }], openssl: [range] },
      { status: 'missing', symbols: [], openssl: [range] },
    ]);
  });
});

describe('where names come from', () => {
  const saved = {
    path: tiny,
    buildId: 'feed',
    status: 'ok',
    rows: [{ start: BASE, end: BASE + 0x1000 }],
    openssl: [],
    symbols: [{ name: 'from the sidecar', start: BASE + 0x3b0, end: BASE + 0x3c0, component: '' }],
  };
  const sidecar = makeSidecar([saved]);

  test.each(['local', 'sidecar'])('%s: the sidecar comes first', async (mode) => {
    expect(await symbolize([use(tiny)], { ...LOCAL, mode, sidecar })).toEqual([saved]);
  });

  test('local: a library that the sidecar does not have is read here', async () => {
    const options = { ...LOCAL, sidecar: makeSidecar([{ ...saved, path: '/other' }]) };
    expect(await symbolize([use(tiny)], options)).toMatchObject([{ symbols: [{ name: 'tiny::Mangled(int)' }] }]);
  });

  test('sidecar: no file is read', async () => {
    expect(await symbolize([use(tiny)], { ...LOCAL, mode: 'sidecar', sidecar: null })).toMatchObject([
      { status: 'missing', symbols: [] },
    ]);
  });

  test('none: nothing is named', async () => {
    expect(await symbolize([use(tiny)], { ...LOCAL, mode: 'none', sidecar })).toMatchObject([
      { status: 'skipped', symbols: [] },
    ]);
  });
});

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('this process', () => {
  /** The rows that V8 would log for a file that we have mapped. */
  const rowsOf = (path) =>
    readFileSync('/proc/self/maps', 'latin1')
      .split('\n')
      .map((line) => /^([0-9a-f]+)-([0-9a-f]+) r-xp ([0-9a-f]+) \S+ \d+ +(.*)$/.exec(line))
      .filter((match) => match?.[4] === path)
      .map(([, start, end, offset]) => ({
        start: Number(`0x${start}`) - Number(`0x${offset}`),
        end: Number(`0x${end}`),
      }));

  const hasNm = spawnSync('nm', ['--version']).status === 0;

  (hasNm ? test : test.skip)('the names of the running node agree with nm', async () => {
    const rows = rowsOf(process.execPath);
    const text = spawnSync('nm', ['-n', '-S', process.execPath], { encoding: 'latin1', maxBuffer: 2 ** 28 }).stdout;
    const functions = text
      .split('\n')
      .map((line) => /^([0-9a-f]{16}) ([0-9a-f]{16}) [tTwW] (\S+)$/.exec(line))
      .filter((match) => match !== null)
      .map(([, start, size, name]) => ({
        start: Number(`0x${start}`),
        size: Number(`0x${size}`),
        name: name.replace(/@.*/, ''),
      }));
    if (functions.length === 0) return;
    const main = functions.find(({ name }) => name === 'main');
    // A position-independent build runs elsewhere than it is linked, at the start of its rows.
    const bias = main.start < rows[0].start ? rows[0].start : 0;
    const sample = functions.filter((_, index) => index % 331 === 0);
    const addresses = [...new Set(sample.map(({ start, size }) => bias + start + Math.floor(size / 2)))].sort(
      (a, b) => a - b,
    );
    const [{ status, symbols }] = await symbolize([{ path: process.execPath, rows, addresses }], LOCAL);
    expect(status).toBe('ok');
    const demangle = createDemangler();
    for (const address of addresses) {
      const symbol = symbols.find(({ start, end }) => start <= address && address < end);
      const covering = functions.filter(({ start, size }) => start + bias <= address && address < start + bias + size);
      // nm also lists tables in .text as code; they are never executed, and have no name here.
      if (symbol === undefined) expect(covering.map(({ name }) => name).join()).toMatch(/precomputed|_table|K256|K512/);
      else expect(covering.map(({ name }) => demangle(name))).toContain(symbol.name);
    }
  });

  test('the vdso is read from our own memory', async () => {
    const rows = rowsOf('[vdso]');
    if (rows.length === 0) return;
    const addresses = Array.from(
      { length: (rows[0].end - rows[0].start) / 16 },
      (_, index) => rows[0].start + index * 16,
    );
    const [answer] = await symbolize([{ path: '[vdso]', rows, addresses }], LOCAL);
    expect(answer.status).toBe('partial');
    expect(answer.symbols.map(({ name }) => name).join()).toMatch(/clock_gettime/);
    const ofAnother = { ...LOCAL, binaries: directory };
    expect(await symbolize([{ path: '[vdso]', rows, addresses }], ofAnother)).toMatchObject([{ status: 'missing' }]);
  });

  test('a vdso of another size belongs to another kernel', async () => {
    const rows = [{ start: 0x7000_0000_0000, end: 0x7000_0000_7000 }];
    expect(await symbolize([{ path: '[vdso]', rows, addresses: [rows[0].start + 64] }], LOCAL)).toMatchObject([
      { status: 'missing' },
    ]);
  });
});

test('a file without read permission is unreadable', async () => {
  const path = join(directory, 'secret.so');
  writeFileSync(path, readFileSync(tiny), { mode: 0o000 });
  const [{ status }] = await symbolize([use(path)], LOCAL);
  // Root may read it all the same.
  expect(status).toBe(process.getuid?.() === 0 ? 'ok' : 'unreadable');
});
