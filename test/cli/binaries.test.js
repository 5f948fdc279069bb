/** A log of another system, read with its binary at hand. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SLIDE, TEXT, buildFat, buildMachO } from '../symbols/build-macho.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runMain } from '../support/fake-io.js';
import { asOnMacos } from '../support/macos-log.js';
import { LOG_NAME, recordedLog, recordedSymbols } from '../support/recorded-log.js';

const NODE = '/Users/me/.nvm/versions/node/bin/node';
const FUNCTION_BYTES = 16;

afterAll(removeDirectories);

/**
 * @param {(bytes: Buffer) => Buffer} [wrap] makes a file of the binary
 * @returns {string} absolute path of a directory with a log of macOS and, in `bin`, the binary that it is of
 */
function recordedOnMacos(wrap = (bytes) => bytes) {
  const cwd = newDirectory();
  const sidecar = recordedSymbols();
  const [node] = sidecar.libraries;
  const namesOf = (component) =>
    node.symbols.filter((symbol) => symbol.component === component).map(({ name }) => name);
  // The linker has OpenSSL in one piece.
  const names = [...namesOf(''), 'BIO_f_ssl', ...namesOf('openssl'), 'padlock_ctr32_encrypt'];
  const starts = names.map((_, index) => index * FUNCTION_BYTES);
  const textSize = names.length * FUNCTION_BYTES;
  const symbols = names.map((name, index) => ({ name, start: starts[index], isLocal: true }));
  mkdirSync(path.join(cwd, 'bin'));
  writeFileSync(path.join(cwd, 'bin/node'), wrap(buildMachO(symbols, { starts, textSize })));
  const log = asOnMacos(recordedLog(), sidecar, {
    path: NODE,
    text: { address: TEXT, size: textSize },
    slide: SLIDE,
    find: (name) => (names.includes(name) ? TEXT + names.indexOf(name) * FUNCTION_BYTES : undefined),
  });
  writeFileSync(path.join(cwd, LOG_NAME), log);
  return cwd;
}

/** What a report says of cryptography. */
const answerOf = async (cwd, ...words) => {
  const { out } = await runMain(['analyze', LOG_NAME, '--json', '-', ...words], { cwd });
  const { crypto, callSites, operations, diagnostics } = JSON.parse(out);
  return {
    ticks: crypto.ticks,
    sites: callSites.map(({ operation, algorithm, line, ticks }) => [operation, algorithm, line, ticks]),
    operations: operations.map(({ id, ticks }) => [id, ticks]),
    missing: diagnostics.filter(({ message }) => message.includes(NODE)).length,
  };
};

test.each([
  ['thin', (bytes) => bytes],
  ['universal', (bytes) => buildFat([buildMachO([], { textSize: 16 }), bytes])],
])('a log of macOS is told as the one of Linux that it was made of: %s binary', async (_, wrap) => {
  const cwd = recordedOnMacos(wrap);
  const linux = newDirectory();
  writeFileSync(path.join(linux, LOG_NAME), recordedLog());
  writeFileSync(path.join(linux, `${LOG_NAME}.symbols.json`), JSON.stringify(recordedSymbols()));
  const expected = await answerOf(linux);
  expect(expected.ticks).toBeGreaterThan(500);
  expect(await answerOf(cwd, '--binaries', 'bin')).toEqual(expected);
});

test('without the binary, it says that it is missing', async () => {
  const cwd = recordedOnMacos();
  expect((await answerOf(cwd)).missing).toBe(1);
  expect((await answerOf(cwd, '--binaries', 'bin', '--symbols', 'sidecar')).missing).toBe(1);
});
