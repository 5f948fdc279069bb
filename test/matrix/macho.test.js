/**
 * Node's official binaries for macOS, read on any system: every function as LLVM's nm has it, and a log of macOS that is
 * told like the one of Linux that it was made of. No log of a real Mac was seen.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { foreignNode } from '../../scripts/lib/foreign-nodes.js';
import { NODE_MAJORS } from '../../scripts/lib/nodes.js';
import { analyze } from '../../src/index.js';
import { openRegularFile } from '../../src/symbols/byte-source.js';
import { createDemangler } from '../../src/symbols/demangle.js';
import { readLibrary } from '../../src/symbols/library.js';
import { readMachO } from '../../src/symbols/macho-file.js';
import { placeSymbols } from '../../src/symbols/place-symbols.js';
import { listFunctions } from '../support/llvm-nm.js';
import { asOnMacos } from '../support/macos-log.js';

const FIXTURES = fileURLToPath(new URL('../../fixtures/profiles/v8-log/', import.meta.url));
/** Of those that were recorded on x64, what runs the same functions on the other processor. */
const LOGS = { 'darwin-x64': ['auth-server', 'mixed'], 'darwin-arm64': ['auth-server'] };
/** Where it was on the Mac. */
const NODE = '/Users/me/.nvm/bin/node';
/** Pages of arm64 have 16 KiB. */
const SLIDE = 0x1_2345_8000;

let directory = '';
beforeAll(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-macho-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** @returns {{address: number, size: number}} `__TEXT,__text` of a binary */
function textOf(binary) {
  const { source } = openRegularFile(binary);
  const [{ sections }] = readMachO(source);
  source.close();
  return sections.find(({ name }) => name === '__TEXT,__text');
}

/** @returns {(name: string) => number | undefined} where a function of a binary is linked, by its demangled name */
function finder(binary) {
  const { source } = openRegularFile(binary);
  const library = readLibrary(source);
  const demangle = createDemangler();
  // libc++ has its names in a namespace of its own, clang makes other parts of functions than GCC, and assembly code has
  // more or fewer underscores.
  const key = (name) =>
    name.replaceAll('std::__1::', 'std::').replace(/ \[clone.*|\.(?:part|isra|constprop).*|^_+| /g, '');
  const found = new Map();
  for (const table of library.images[0].tables)
    for (const { length, starts, nameOffsets } of table.functions())
      for (let row = 0; row < length; row++) found.set(key(demangle(table.nameAt(nameOffsets[row]))), starts[row]);
  library.close();
  return (name) => found.get(key(name)) ?? found.get(key(name.replace(/_data_order.*/, '_armv8')));
}

/** Whether an address as linked is in a section. */
const isWithin = ({ address, size }, at) => address <= at && at < address + size;

/** What of the report must be the same on both systems. */
const told = ({ crypto, callSites, operations }) => ({
  crypto: crypto.ticks,
  operations: operations.map(({ id, algorithm, ticks }) => [id, algorithm, ticks]),
  sites: callSites.map(({ operation, algorithm, file, line, ticks }) => [operation, algorithm, file, line, ticks]),
});

describe.each(['darwin-x64', 'darwin-arm64'])('%s', (platform) => {
  test.each(NODE_MAJORS)('Node %i: every function is the one that llvm-nm has', async (major) => {
    const binary = await foreignNode(platform, major);
    const functions = await listFunctions(binary);
    if (functions === null) {
      process.stdout.write('NOT COMPARED: there is no llvm-nm here (Debian: apt-get install llvm)\n');
      return;
    }
    const text = textOf(binary);
    // Labels of assembly code (`.loop`) are no functions.
    const starts = [...functions]
      .filter(([start, names]) => isWithin(text, start) && names.some((name) => !name.startsWith('.')))
      .map(([start]) => start);
    expect(starts.length).toBeGreaterThan(80_000);
    // The first byte of each function and the one before the next.
    const addresses = [...new Set(starts.flatMap((start) => [start - 1, start]))].slice(1);
    const rows = [{ start: text.address + SLIDE, end: text.address + text.size + SLIDE, slide: SLIDE }];
    const { source } = openRegularFile(binary);
    const library = readLibrary(source);
    const answer = placeSymbols(
      { path: binary, rows, addresses: addresses.map((address) => address + SLIDE) },
      library,
    );
    library.close();
    expect(answer.status).toBe('ok');
    expect(answer.buildId).toMatch(/^[0-9a-f]{32}$/);
    const wrong = answer.symbols.filter(({ name, start }) => !functions.get(start - SLIDE)?.includes(name));
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(answer.symbols.length).toBe(starts.length);
    process.stdout.write(`${platform}, Node ${major}: ${answer.symbols.length} functions agree with llvm-nm\n`);
  });

  test.each(NODE_MAJORS)('Node %i: a log of macOS is told as the one of Linux', async (major) => {
    const binary = await foreignNode(platform, major);
    const [text, find] = [textOf(binary), finder(binary)];
    for (const name of LOGS[platform]) {
      const fixture = path.join(FIXTURES, `node-${major}-${name}`);
      const linux = gunzipSync(readFileSync(path.join(fixture, 'input.log.gz'))).toString('latin1');
      const names = readFileSync(path.join(fixture, 'symbols.json'), 'utf8');
      const macos = asOnMacos(linux, JSON.parse(names), { path: NODE, text, slide: SLIDE, find });
      const logs = ['linux', 'macos'].map((system) =>
        path.join(directory, `${platform}-${major}-${name}-${system}.log`),
      );
      writeFileSync(logs[0], linux, 'latin1');
      writeFileSync(`${logs[0]}.symbols.json`, names);
      writeFileSync(logs[1], macos, 'latin1');
      const before = await analyze(logs[0]);
      const after = await analyze(logs[1], { binaries: path.dirname(binary) });
      expect(told(after)).toEqual(told(before));
      expect(after.crypto.ticks).toBeGreaterThan(500);
      // A wait for a lock has no name there.
      expect(Math.abs(after.profile.idleTicks - before.profile.idleTicks)).toBeLessThan(5);
      expect(after.diagnostics.filter(({ message }) => message.includes(NODE))).toEqual([]);
    }
  });
});
