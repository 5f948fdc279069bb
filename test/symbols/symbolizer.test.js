/** One symbolizer for several logs: each library is read once. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memorySource, openRegularFile } from '../../src/symbols/byte-source.js';
import { createSymbolizer, symbolize } from '../../src/symbols/index.js';
import { LibraryCache } from '../../src/symbols/library-cache.js';
import { buildElf } from './build-elf.js';

const tiny = fileURLToPath(new URL('../../fixtures/elf/tiny.so', import.meta.url));
const stripped = fileURLToPath(new URL('../../fixtures/elf/tiny-stripped.so', import.meta.url));
const BASE = 0x5500_0000_0000;

/** Where two isolates of two processes hit a library. */
const uses = (path) => [
  { path, rows: [{ start: BASE, end: BASE + 0x1000 }], addresses: [BASE + 0x373, BASE + 0x3b5] },
  { path, rows: [{ start: BASE + 0x4000, end: BASE + 0x5000 }], addresses: [BASE + 0x4389] },
];

/**
 * Files as a symbolizer sees them.
 * @param {(path: string) => ReturnType<typeof openRegularFile>} [open] opens one
 * @returns what to open them with, and what happened: paths opened, how many are open now, bytes read
 */
function watchedFiles(open = openRegularFile) {
  const seen = { opened: [], open: 0, bytesRead: 0 };
  const openFile = (path) => {
    const { source, status } = open(path);
    seen.opened.push(path);
    if (source === null) return { source, status };
    seen.open++;
    const read = (position, length) => {
      const bytes = source.read(position, length);
      seen.bytesRead += bytes.length;
      return bytes;
    };
    const close = () => {
      seen.open--;
      source.close();
    };
    return { status, source: { size: source.size, read, close } };
  };
  return { seen, openFile };
}

const symbolizerOf = (openFile) => createSymbolizer({ mode: 'local', debugDirectories: ['/nowhere'], openFile });

let directory = '';
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'cryptoprof-symbolizer-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

describe('a symbolizer', () => {
  test('opens a library once for all logs, and answers each as if it were the only one', async () => {
    const { seen, openFile } = watchedFiles();
    const symbolizer = symbolizerOf(openFile);
    for (const use of [...uses(tiny), ...uses(tiny)]) {
      const alone = await symbolize([use], {
        mode: 'local',
        sidecar: null,
        debugDirectories: ['/nowhere'],
      });
      expect(alone[0].symbols.length).toBe(use.addresses.length);
      expect(await symbolizer.symbolize([use], null)).toEqual(alone);
    }
    expect(seen).toMatchObject({ opened: [tiny], open: 1 });
    symbolizer.close();
    expect(seen.open).toBe(0);
  });

  test('reads a library before a log asks about it, by a link, too', async () => {
    const { seen, openFile } = watchedFiles();
    const link = join(directory, 'link.so');
    symlinkSync(tiny, link);
    const symbolizer = symbolizerOf(openFile);
    const steps = Array.from(symbolizer.prepare(link)).length;
    expect(steps).toBeGreaterThan(0);
    expect(seen.opened).toEqual([tiny]);
    const [{ symbols }] = await symbolizer.symbolize([uses(tiny)[0]], null);
    expect(symbols.length).toBe(2);
    expect(seen.opened).toEqual([tiny]);
    symbolizer.close();
    expect(seen.open).toBe(0);
  });

  test('a log that asks while its library is being read gets all of it, read once', async () => {
    const { seen, openFile } = watchedFiles();
    const symbolizer = symbolizerOf(openFile);
    const [use] = uses(tiny);
    symbolizer.prepare(tiny)[Symbol.iterator]().next();
    expect(seen).toMatchObject({ opened: [tiny], open: 1 });
    const whole = await symbolize([use], { mode: 'local', sidecar: null, debugDirectories: ['/nowhere'] });
    expect(await symbolizer.symbolize([use], null)).toEqual(whole);
    expect(seen.opened).toEqual([tiny]);
    symbolizer.close();
    expect(seen.open).toBe(0);
  });

  test('closes a library that has been read in part', () => {
    const { seen, openFile } = watchedFiles();
    const symbolizer = symbolizerOf(openFile);
    symbolizer.prepare(tiny)[Symbol.iterator]().next();
    expect(seen.open).toBe(1);
    symbolizer.close();
    expect(seen.open).toBe(0);
  });

  test.each([
    ['that is not there', () => join(directory, 'none.so')],
    ['that is no library', () => fileURLToPath(import.meta.url)],
  ])('leaves to the log to say what is wrong with a file %s', (_what, path) => {
    const { seen, openFile } = watchedFiles();
    const symbolizer = symbolizerOf(openFile);
    expect(Array.from(symbolizer.prepare(path()))).toEqual([]);
    expect(seen.open).toBe(0);
  });

  test('reads nothing ahead where no names are wanted', () => {
    const { seen, openFile } = watchedFiles();
    expect(Array.from(createSymbolizer({ mode: 'none', openFile }).prepare(tiny))).toEqual([]);
    expect(seen.opened).toEqual([]);
  });

  test('reads only names for a second log', async () => {
    // Big enough that reading its table again would show.
    const symbols = Array.from({ length: 4000 }, (_, index) => ({
      name: `function_${index}`,
      start: 0,
      size: 0x1000 - (index % 0x800),
    }));
    const path = join(directory, 'many.so');
    writeFileSync(path, buildElf(symbols));
    const { seen, openFile } = watchedFiles();
    const symbolizer = symbolizerOf(openFile);
    const use = { path, rows: [{ start: 0x400000, end: 0x402000 }], addresses: [0x401010] };
    const first = await symbolizer.symbolize([use], null);
    expect(first).toMatchObject([{ status: 'ok', symbols: [{ name: expect.stringMatching(/^function_/) }] }]);
    const whole = seen.bytesRead;
    expect(await symbolizer.symbolize([use], null)).toEqual(first);
    expect(whole).toBeGreaterThan(4000 * 24);
    expect(seen.bytesRead - whole).toBeLessThan((4000 * 24) / 4);
    symbolizer.close();
  });

  test('keeps one of two files of the same build', async () => {
    const copy = join(directory, 'copy.so');
    copyFileSync(tiny, copy);
    const { seen, openFile } = watchedFiles();
    const symbolizer = symbolizerOf(openFile);
    const answers = [];
    for (const path of [tiny, copy, copy, tiny]) answers.push(...(await symbolizer.symbolize([uses(path)[0]], null)));
    expect(answers.map(({ path }) => path)).toEqual([tiny, copy, copy, tiny]);
    expect(answers.every(({ symbols }) => symbols.length === 2)).toBe(true);
    expect(seen).toMatchObject({ opened: [tiny, copy], open: 1 });
    symbolizer.close();
    expect(seen.open).toBe(0);
  });

  test('does not take a stripped file for the one that it was made of, which has the same build id', async () => {
    const { openFile } = watchedFiles();
    const symbolizer = symbolizerOf(openFile);
    const statuses = [];
    for (const path of [stripped, tiny, stripped])
      statuses.push((await symbolizer.symbolize([uses(path)[0]], null))[0]);
    expect(new Set(statuses.map(({ buildId }) => buildId)).size).toBe(1);
    expect(statuses.map(({ status }) => status)).toEqual(['partial', 'ok', 'partial']);
    symbolizer.close();
  });

  test('looks again for a missing file, and closes files that are not libraries', async () => {
    const path = join(directory, 'late.so');
    const { seen, openFile } = watchedFiles();
    const symbolizer = symbolizerOf(openFile);
    const statusNow = async () => (await symbolizer.symbolize([uses(path)[0]], null))[0].status;
    expect(await statusNow()).toBe('missing');
    writeFileSync(path, 'no library');
    expect(await statusNow()).toBe('unreadable');
    expect(seen.open).toBe(0);
    copyFileSync(tiny, path);
    expect(await statusNow()).toBe('ok');
    symbolizer.close();
  });

  test('says of a disk that fails that it can not be read, and asks again', async () => {
    let isBroken = true;
    const { seen, openFile } = watchedFiles((path) => {
      const { source, status } = openRegularFile(path);
      const read = (position, length) => {
        if (isBroken && position > 64) throw Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'read' });
        return source.read(position, length);
      };
      return { status, source: { ...source, read } };
    });
    const symbolizer = symbolizerOf(openFile);
    expect(await symbolizer.symbolize([uses(tiny)[0]], null)).toMatchObject([{ status: 'unreadable', symbols: [] }]);
    expect(seen.open).toBe(0);
    isBroken = false;
    expect(await symbolizer.symbolize([uses(tiny)[0]], null)).toMatchObject([{ status: 'ok' }]);
    symbolizer.close();
  });
});

describe('files of another machine', () => {
  const [row] = [{ start: BASE, end: BASE + 0x1000 }];
  const nameOf = async (path, binaries) => {
    const [{ status, symbols }] = await symbolize([{ path, rows: [row], addresses: [BASE + 0x376] }], {
      mode: 'local',
      sidecar: null,
      binaries,
    });
    return [status, symbols[0]?.name];
  };

  test('are found at their paths in its root, or by name, before those of this machine', async () => {
    const root = join(directory, 'root');
    mkdirSync(join(root, 'opt/lib'), { recursive: true });
    copyFileSync(tiny, join(root, 'opt/lib/tiny.so'));
    copyFileSync(stripped, join(root, 'other.so'));
    expect(await nameOf('/opt/lib/tiny.so')).toEqual(['missing', undefined]);
    expect(await nameOf('/opt/lib/tiny.so', root)).toEqual(['ok', 'tiny_sized']);
    expect(await nameOf('/elsewhere/other.so', root)).toEqual(['partial', 'tiny_sized']);
    expect(await nameOf('/../../../opt/lib/tiny.so', root)).toEqual(['ok', 'tiny_sized']);
    expect(await nameOf(tiny, root)).toEqual(['ok', 'tiny_sized']);
    expect((await nameOf('/elsewhere/none.so', root))[0]).toBe('missing');
  });

  test('are not believed if they are another build: then this machine is asked', async () => {
    const root = join(directory, 'other-builds');
    mkdirSync(root);
    writeFileSync(join(root, 'tiny.so'), buildElf([{ name: 'other', start: 0, size: 0x1000 }]));
    expect(await nameOf(tiny, root)).toEqual(['ok', 'tiny_sized']);
    expect(await nameOf('/elsewhere/tiny.so', root)).toEqual(['replaced', undefined]);
  });

  test('have their debug files there', async () => {
    const root = join(directory, 'with-debug-files');
    mkdirSync(join(root, 'usr/lib/debug'), { recursive: true });
    symlinkSync(
      fileURLToPath(new URL('../../fixtures/elf/debug', import.meta.url)),
      join(root, 'usr/lib/debug/.build-id'),
    );
    copyFileSync(stripped, join(root, 'stripped.so'));
    expect(await nameOf('/lib/stripped.so', root)).toEqual(['ok', 'tiny_sized']);
  });
});

describe('the memory of a cache is bounded', () => {
  /** @returns a cache over as many different libraries as are asked for; each claims `count` symbols */
  const cacheOf = (count) => {
    const bytes = buildElf([{ name: 'only', start: 0, size: 16 }]);
    // The header says that the file is huge: its table is mostly a hole.
    const { seen, openFile } = watchedFiles(() => ({ status: 'ok', source: sparse(bytes, count) }));
    return { seen, cache: new LibraryCache({ debugDirectories: ['/nowhere'], openFile }) };
  };

  test('by the number of open files', () => {
    const { seen, cache } = cacheOf(1);
    for (let index = 0; index < 500; index++) expect(cache.open(`/lib${index}.so`).status).toBe('ok');
    expect(seen.open).toBeLessThan(100);
    cache.open('/lib499.so');
    expect(seen.opened.length).toBe(500);
    cache.open('/lib0.so');
    expect(seen.opened.length).toBe(501);
    cache.close();
    expect(seen.open).toBe(0);
  });

  test('by the number of symbols, and one that was asked about just now stays', () => {
    const { seen, cache } = cacheOf(300_000);
    for (const path of ['/a', '/b', '/c', '/a', '/d', '/a']) cache.open(path);
    expect(seen).toMatchObject({ opened: ['/a', '/b', '/c', '/d'], open: 3 });
    cache.open('/b');
    expect(seen.opened.at(-1)).toBe('/b');
    cache.close();
  });

  test('and a library that is too big to be kept is read, not kept', () => {
    const { cache } = cacheOf(2_000_000);
    const { library } = cache.open('/huge.so');
    expect(library.images.flatMap(({ tables }) => tables).map(({ kept }) => kept)).toEqual([null]);
    cache.close();
  });
});

/**
 * @param {Buffer} bytes of an ELF file with one symbol table
 * @param {number} count of symbols that the table is to claim
 * @returns the file with the table at its end, all further symbols zeroes
 */
function sparse(bytes, count) {
  const file = Buffer.from(bytes);
  const headers = Number(file.readBigUInt64LE(40));
  const size = file.length + count * 24;
  for (let at = headers; at + 64 <= file.length; at += 64) {
    if (file.readUInt32LE(at + 4) !== 2) continue;
    file.writeBigUInt64LE(BigInt(file.length), at + 24);
    file.writeBigUInt64LE(BigInt(count * 24), at + 32);
  }
  const { read } = memorySource(file);
  const zeroes = Buffer.alloc(0x8000 * 24);
  return {
    size,
    read: (position, length) =>
      position < file.length
        ? read(position, length)
        : zeroes.subarray(0, Math.max(0, Math.min(length, size - position))),
    close: () => {},
  };
}
