import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileChunks } from '../../src/inputs/input-file.js';

const MEGABYTE = 1024 * 1024;
let directory;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'cryptoprof-chunks-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Bytes of which no two neighbouring megabytes are equal. */
const bytesOf = (size) =>
  Buffer.from(Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 20)) & 255));

test.each([0, 1, MEGABYTE - 1, MEGABYTE, MEGABYTE + 1, 5 * MEGABYTE + 17])(
  'a file of %d bytes comes whole and in order',
  async (size) => {
    const file = path.join(directory, `file-${size}`);
    await writeFile(file, bytesOf(size));
    const parts = [];
    let reported = 0;
    for await (const chunk of fileChunks(file, (bytes) => (reported += bytes))) parts.push(Buffer.from(chunk));
    expect(Buffer.concat(parts).equals(bytesOf(size))).toBe(true);
    expect(reported).toBe(size);
  },
);

test('whoever has seen enough may stop', async () => {
  const file = path.join(directory, 'long');
  await writeFile(file, bytesOf(4 * MEGABYTE));
  for await (const chunk of fileChunks(file, () => {})) {
    expect(chunk.length).toBeGreaterThan(0);
    break;
  }
});

test("a directory is an input that can't be read", async () => {
  const read = async () => {
    for await (const chunk of fileChunks(directory, () => {})) expect(chunk).toBeUndefined();
  };
  await expect(read()).rejects.toMatchObject({ name: 'Failure', code: 'input-directory', facts: { path: directory } });
});
