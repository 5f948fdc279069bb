import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { APIS, ASYNC_COUNTERPART } from '../../src/catalogue/apis.js';
import { apiNamed, matchFrame } from '../../src/catalogue/index.js';
import { NODE_CRYPTO } from '../../src/catalogue/node-crypto.js';
import { TLS } from '../../src/catalogue/tls.js';
import { WEBCRYPTO } from '../../src/catalogue/webcrypto.js';
import { frame } from './frame.js';
import { IGNORED, IGNORED_FRAMES } from './ignored.js';
import { IGNORED_TLS } from './ignored-tls.js';
import { mayLack } from './node-versions.js';

const PROGRAM = fileURLToPath(new URL('live-functions.cjs', import.meta.url));

/**
 * A function of a Node's public modules: where it is reached, and what a profile shows for it.
 * @typedef {{path: string, name: string, file: string}} LiveFunction
 */

/**
 * What a Node has.
 * @typedef {object} LiveNode
 * @property {string} version such as `24.21.0`
 * @property {LiveFunction[]} functions of node:crypto, crypto.webcrypto and crypto.subtle
 * @property {LiveFunction[]} tlsFunctions of tls and https
 * @property {string[]} names that node:crypto exports
 * @property {Record<string, string>} sources of Node's own modules by their names
 */

/**
 * @param {string} node absolute path of a Node
 * @returns {LiveNode} what it has
 */
export function readLiveNode(node) {
  return JSON.parse(execFileSync(node, ['--no-warnings', PROGRAM], { encoding: 'utf8', maxBuffer: 2 ** 26 }));
}

/** Deprecated functions are called through a wrapper of another module, which has a frame of its own. */
const WRAPPER = 'node:internal/util';

const rows = Object.entries({ ...NODE_CRYPTO, ...WEBCRYPTO, ...TLS }).flatMap(([module, functions]) =>
  Object.keys(functions)
    .filter((name) => name !== '' && name !== '*')
    .map((name) => ({ module, name: name.replace(/^get /, '') })),
);

/**
 * @param {LiveFunction} row a function of tls or https
 * @returns {boolean} whether its frame tells an operation
 */
function tellsTls({ path, name, file }) {
  // V8 names a function that was assigned to a property after the path: `TLSSocket._start`.
  const shown = name || path.replace('.prototype', '').replace(/^(?:tls|https)\./, '');
  return Boolean(matchFrame(frame({ name: shown, file }))?.operation);
}

/**
 * @param {LiveNode} live what a Node has
 */
export function describeLiveNode(live) {
  const major = Number(live.version.split('.')[0]);

  describe(`node:crypto, tls and https of Node ${live.version}`, () => {
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
      const stale = [...described, ...Object.keys(IGNORED)].filter(
        (name) => !existing.has(name) && !mayLack(name, major),
      );
      expect(stale).toEqual([]);
    });

    test('every described method of crypto.subtle exists', () => {
      const paths = live.functions.map(({ path }) => path);
      expect([...APIS.keys()].filter((name) => name.startsWith('subtle.') && !paths.includes(name))).toEqual([]);
    });

    test('the async counterparts are described too', () => {
      const pairs = Object.entries(ASYNC_COUNTERPART);
      expect(
        pairs.filter(([from, to]) => apiNamed(from) === null || apiNamed(to)?.form === 'sync' || apiNamed(to) === null),
      ).toEqual([]);
    });

    test('the frame of every public function and method tells an operation', () => {
      const silent = live.functions.filter(
        ({ path, name, file }) =>
          file !== WRAPPER && !(path in IGNORED_FRAMES) && !matchFrame(frame({ name, file }))?.operation,
      );
      expect(silent).toEqual([]);
    });

    test('frames and APIs agree on operation and form', () => {
      const differing = live.functions.filter(({ path, name, file }) => {
        const api = apiNamed(path);
        const match = matchFrame(frame({ name, file }));
        if (api === null || !match?.operation || file === WRAPPER) return false;
        return (
          !(api.operation === match.operation || match.candidates.includes(api.operation)) || api.form !== match.form
        );
      });
      expect(differing).toEqual([]);
    });

    test('the api of a frame is the public name', () => {
      const CLOSURE = /^(public|private)(En|De)crypt$/;
      const differing = live.functions.filter(
        ({ path, name, file }) =>
          apiNamed(path) !== null &&
          !['', WRAPPER].includes(file) &&
          !CLOSURE.test(path) &&
          matchFrame(frame({ name, file }))?.api !== path,
      );
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
      const stale = rows.filter(
        ({ module, name }) =>
          !new RegExp(`\\b${name}\\b`).test(live.sources[module] ?? '') && !mayLack(`${module}#${name}`, major),
      );
      expect(stale).toEqual([]);
    });

    test('the walk found tls and https', () => {
      const paths = live.tlsFunctions.map(({ path }) => path);
      for (const path of [
        'tls.connect',
        'tls.createServer',
        'tls.TLSSocket.prototype._start',
        'https.request',
        'https.Agent.prototype.createConnection',
      ]) {
        expect(paths).toContain(path);
      }
    });

    test('the frame of every function and method of tls and https tells an operation, or is ignored', () => {
      const silent = live.tlsFunctions.filter((row) => !tellsTls(row) && !(row.path in IGNORED_TLS));
      expect(silent).toEqual([]);
    });

    test('no ignored function of tls and https is stale or tells an operation', () => {
      const rows = new Map(live.tlsFunctions.map((row) => [row.path, row]));
      const found = Object.keys(IGNORED_TLS).filter((path) => {
        const row = rows.get(path);
        return row === undefined ? !mayLack(path, major) : tellsTls(row);
      });
      expect(found).toEqual([]);
    });
  });
}
