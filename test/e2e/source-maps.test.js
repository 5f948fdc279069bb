/** A program that was compiled is told where it was written: the same call sites, whatever compiler made what V8 ran. */
import { copyFile, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeRecording, encodeRecording } from '../../src/formats/saved-profile.js';
import { analyze } from '../../src/api/analysis.js';
import { record } from '../../src/index.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

const COMPILED = fileURLToPath(new URL('../../fixtures/compiled', import.meta.url));
const SECONDS = 60_000;

let home = '';
beforeAll(async () => {
  home = newDirectory();
  for (const directory of ['src', 'tsc', 'tsc-inline', 'esbuild', 'terser']) await copy(directory, directory);
  await writeFile(path.join(home, 'package.json'), '{}');
});
/** @returns when the files of one of the fixture's directories are there, too */
async function copy(from, to) {
  await mkdir(path.join(home, to), { recursive: true });
  for (const name of await readdir(path.join(COMPILED, from)))
    await copyFile(path.join(COMPILED, from, name), path.join(home, to, name));
}
afterAll(removeDirectories);

/** @returns what it says of key derivation, by line: with few ticks other rows come and go */
async function sitesOf(script, options = {}) {
  const { recording } = await record([script], { cwd: home, ...options });
  const { report, recording: told } = analyze(recording, '0.0.0');
  return { sites: kdfOf(report), report, told };
}

const kdfOf = ({ callSites }) =>
  callSites
    .filter(({ operation }) => operation === 'kdf.pbkdf2')
    .map(({ id, file, line, column, function: name, api, excerpt, generated }) => ({
      id,
      place: `${path.relative(home, file)}:${line}:${column}`,
      name,
      api,
      excerpt: excerpt?.lines.map((each) => each.trim()) ?? null,
      ran: generated && path.relative(home, generated.file),
    }))
    .sort((a, b) => (a.place + a.id < b.place + b.id ? -1 : 1));

const written = (ran) => [
  {
    id: 'src/passwords.ts#hash|kdf.pbkdf2',
    place: 'src/passwords.ts:19:12',
    name: 'hash',
    api: 'pbkdf2Sync',
    excerpt: ['return pbkdf2Sync(', 'password as string,', 'user.salt,', 'rounds,', '64,', "'sha512',"],
    ran,
  },
  {
    id: 'src/passwords.ts#check|kdf.pbkdf2',
    place: 'src/passwords.ts:30:19',
    name: 'check',
    api: 'pbkdf2Sync',
    excerpt: ["const found = pbkdf2Sync(password, user!.salt, 20000, 64, 'sha512');"],
    ran,
  },
];

test.each([
  ['tsc, whose maps do not hold the sources', 'tsc/main.js', 'tsc/passwords.js'],
  ['tsc with maps inside, for engines without async functions', 'tsc-inline/main.js', 'tsc-inline/passwords.js'],
  ['esbuild: one file, minified', 'esbuild/main.js', 'esbuild/main.js'],
  ['terser after tsc', 'terser/main.js', 'terser/passwords.js'],
])(
  '%s',
  async (_, script, ran) => {
    const { sites, report, told } = await sitesOf(script);
    expect(sites).toEqual(written(ran));
    expect(report.diagnostics.map(({ code }) => code)).not.toContain('source-maps-unread');
    // What is saved needs neither the maps nor the sources.
    expect(kdfOf(analyze(decodeRecording(encodeRecording(told)), '0.0.0').report)).toEqual(sites);
  },
  SECONDS,
);

test(
  'maps that lie elsewhere are found by --source-maps; without it, compiled code is told as it is',
  async () => {
    const away = path.join(home, 'away');
    await mkdir(path.join(away, 'moved'), { recursive: true });
    await copy('esbuild', 'moved');
    await rename(path.join(home, 'moved/main.js.map'), path.join(away, 'moved/main.js.map'));
    const lost = await sitesOf('moved/main.js');
    expect(lost.sites.map(({ place }) => place.replace(/:\d+$/, ''))).toEqual(['moved/main.js:1', 'moved/main.js:1']);
    expect(lost.report.diagnostics.find(({ code }) => code === 'source-maps-unread')?.message).toBe(
      '1 source map could not be used: main.js.map (it is not there).',
    );
    const found = await sitesOf('moved/main.js', { sourceMaps: away });
    expect(found.sites.map(({ name }) => name)).toEqual(['hash', 'check']);
  },
  SECONDS,
);

test(
  'a call whose map says nothing of the function around it has its line in whatever tier V8 ran it',
  async () => {
    const text =
      '// Compiled by a hook,\n// as tsx does it:\nfor (let i = 0; i < 60; i++) crypto.pbkdf2Sync("a", salt, 20000, 64, "sha512");';
    await writeFile(path.join(home, 'loop.ts'), text);
    await writeFile(
      path.join(home, 'wrap.cjs'),
      `const fs = require('node:fs');
       require.extensions['.ts'] = (module, file) => {
         const code = fs.readFileSync(file, 'utf8').split('\\n')[2];
         const map = JSON.stringify({ version: 3, sources: [file], names: [], mappings: ';AAEA' });
         const comment = '//# sourceMappingURL=data:application/json;base64,' + Buffer.from(map).toString('base64');
         module._compile('const crypto = require("node:crypto"), salt = "b"; (() => {\\n' + code + '\\n})()\\n' + comment, file);
       };
       require('./loop.ts');`,
    );
    const { sites } = await sitesOf('wrap.cjs');
    expect(sites.map(({ place }) => place.replace(/:\d+$/, ''))).toEqual(['loop.ts:3']);
  },
  SECONDS,
);

test(
  'what is compiled while it is loaded, without a map, has no lines',
  async () => {
    await writeFile(
      path.join(home, 'hook.cjs'),
      `const fs = require('node:fs');
       require.extensions['.ts'] = (module, file) => {
         const compiled = file.replace('/src/', '/tsc/').replace(/ts$/, 'js');
         module._compile(fs.readFileSync(compiled, 'utf8').replace(/\\/\\/# source.*/, ''), file);
       };
       require('./src/main.ts');`,
    );
    const { sites, report } = await sitesOf('hook.cjs');
    expect(sites).toEqual(
      ['check', 'hash'].map((name) => ({
        id: `src/passwords.ts#${name}|kdf.pbkdf2`,
        place: 'src/passwords.ts:null:null',
        name,
        api: 'pbkdf2Sync',
        excerpt: null,
        ran: 'src/passwords.ts',
      })),
    );
    expect(report.findings.filter(({ rule }) => rule === 'sync-kdf').map(({ edit }) => edit)).toEqual([null, null]);
    expect(report.diagnostics.find(({ code }) => code === 'lines-unknown')?.message).toBe(
      'What V8 compiled is not what src/main.ts, src/passwords.ts hold, and no source map says where it comes from: no lines are shown there.',
    );
  },
  SECONDS,
);
