import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { APIS, ASYNC_COUNTERPART } from '../../src/catalogue/apis.js';
import { apiNamed, matchFrame } from '../../src/catalogue/index.js';
import { NODE_CRYPTO } from '../../src/catalogue/node-crypto.js';
import { TLS } from '../../src/catalogue/tls.js';
import { WEBCRYPTO } from '../../src/catalogue/webcrypto.js';
import { frame } from './frame.js';
import { IGNORED, IGNORED_FRAMES } from './ignored.js';
import { mayLack } from './node-versions.js';

const PROGRAM = fileURLToPath(new URL('live-functions.cjs', import.meta.url));
const major = Number(process.versions.node.split('.')[0]);
const live = JSON.parse(execFileSync(process.execPath, ['--no-warnings', PROGRAM], { encoding: 'utf8', maxBuffer: 2 ** 26 }));

/** Deprecated functions are called through a wrapper of another module, which has a frame of its own. */
const WRAPPER = 'node:internal/util';

const rows = Object.entries({ ...NODE_CRYPTO, ...WEBCRYPTO, ...TLS }).flatMap(([module, functions]) => (
  Object.keys(functions).filter((name) => name !== '' && name !== '*').map((name) => ({ module, name: name.replace(/^get /, '') }))
));

describe(`node:crypto of Node ${process.versions.node}`, () => {
  test('the program that looks found the functions and their modules', () => {
    expect(live.names.length).toBeGreaterThan(60);
    expect(live.functions).toContainEqual({ path: 'sign', name: 'signOneShot', file: 'node:internal/crypto/sig' });
  });

  test('every public name is described or ignored', () => {
    expect(live.names.filter((name) => apiNamed(name) === null && !(name in IGNORED))).toEqual([]);
  });

  test('no name is both', () => {
    expect(Object.keys(IGNORED).filter((name) => apiNamed(name) !== null)).toEqual([]);
  });

  test('every described or ignored name exists', () => {
    const described = [...APIS.keys()].filter((name) => !name.startsWith('subtle.'));
    const existing = new Set([...live.names, ...live.functions.map(({ path }) => path)]);
    const stale = [...described, ...Object.keys(IGNORED)].filter((name) => !existing.has(name) && !mayLack(name, major));
    expect(stale).toEqual([]);
  });

  test('every described method of crypto.subtle exists', () => {
    const paths = live.functions.map(({ path }) => path);
    expect([...APIS.keys()].filter((name) => name.startsWith('subtle.') && !paths.includes(name))).toEqual([]);
  });

  test('the async counterparts are described too', () => {
    const pairs = Object.entries(ASYNC_COUNTERPART);
    expect(pairs.filter(([from, to]) => apiNamed(from) === null || apiNamed(to)?.form === 'sync' || apiNamed(to) === null)).toEqual([]);
  });

  test('the frame of every public function and method tells an operation', () => {
    const silent = live.functions.filter(({ path, name, file }) => (
      file !== WRAPPER && !(path in IGNORED_FRAMES) && !matchFrame(frame({ name, file }))?.operation
    ));
    expect(silent).toEqual([]);
  });

  test('frames and APIs agree on operation and form', () => {
    const differing = live.functions.filter(({ path, name, file }) => {
      const api = apiNamed(path);
      const match = matchFrame(frame({ name, file }));
      if (api === null || !match?.operation || file === WRAPPER) return false;
      return !(api.operation === match.operation || match.candidates.includes(api.operation)) || api.form !== match.form;
    });
    expect(differing).toEqual([]);
  });

  test('the api of a frame is the public name', () => {
    const CLOSURE = /^(public|private)(En|De)crypt$/;
    const differing = live.functions.filter(({ path, name, file }) => (
      apiNamed(path) !== null && !['', WRAPPER].includes(file) && !CLOSURE.test(path) && matchFrame(frame({ name, file }))?.api !== path
    ));
    expect(differing.map(({ path }) => path)).toEqual(['getDiffieHellman']);
  });

  test('no ignored frame is stale or tells an operation', () => {
    const found = Object.keys(IGNORED_FRAMES).filter((path) => {
      const row = live.functions.find((candidate) => candidate.path === path);
      if (row === undefined) return !mayLack(path, major);
      return Boolean(matchFrame(frame({ name: row.name, file: row.file }))?.operation);
    });
    expect(found).toEqual([]);
  });

  test('every function in the tables exists in its module', () => {
    const stale = rows.filter(({ module, name }) => (
      !new RegExp(`\\b${name}\\b`).test(live.sources[module] ?? '') && !mayLack(`${module}#${name}`, major)
    ));
    expect(stale).toEqual([]);
  });
});
