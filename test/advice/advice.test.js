/**
 * Every edit is executed: those that need no package on this Node here; all of them on all Nodes in `npm run
 * test:matrix` (test/advice/describe-edits.js), which takes minutes and installs packages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { RULES } from '../../src/rules/index.js';
import { adviceCases, adviceProblems } from '../support/advice-cases.js';
import { certificateSketch } from '../support/certificate-sketch.js';
import { withCallersSketch } from '../support/callers-sketch.js';
import { runProcess } from '../support/cli-process.js';
import { withSketch } from '../support/connection-sketches.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { migrated, migrationCases, migrationProblems } from '../support/kdf-migration.js';
import { signSketchAnswers } from '../support/sign-sketch.js';
import { SUBTLE_SKETCHES, subtleSketchAnswers } from './subtle-sketches.js';

afterAll(removeDirectories);

const major = Number(process.versions.node.split('.')[0]);
const cases = adviceCases();

/**
 * Other parameters make other hashes, certificates stand in no source, and what opens, uses and closes a connection
 * stands in several places, so that no edit of the call can be exact, and a connection that is kept is not checked again:
 * what these show is a sketch, and that is executed below; in `npm run test:matrix` are client-per-operation's, as it
 * needs a package, and identity-per-request's, as the rule is for Node 22 and later.
 */
const EXECUTED_SKETCHES = [
  'kdf-cost',
  'rsa-certificate',
  'cold-herd',
  'client-per-operation',
  'identity-per-request',
  'sync-decrypt',
  'certificate-per-call',
];

test('every rule has an edit that is executed', () => {
  const executed = new Set([
    ...cases.filter(({ isSketch }) => !isSketch).map(({ rule }) => rule),
    ...EXECUTED_SKETCHES,
  ]);
  expect(RULES.map(({ meta }) => meta.id).filter((id) => !executed.has(id))).toEqual([]);
});

test('every case is of a rule', () => {
  const ids = new Set(RULES.map(({ meta }) => meta.id));
  expect(cases.map(({ rule }) => rule).filter((rule) => !ids.has(rule))).toEqual([]);
});

describe('the program still does what it did, and has what was promised', () => {
  const quick = cases.filter(({ nodes, packages }) => nodes.includes(major) && Object.keys(packages).length === 0);
  test.each(quick.map((each) => [`${each.rule}/${each.name}`, each]))('%s', async (_title, advice) => {
    expect(await adviceProblems(advice, process.execPath)).toEqual([]);
  });
});

test("shorter output alone refuses every password whose whole hash is stored: hence kdf-keylen's sketch", async () => {
  const { directory } = cases.find(({ rule, name }) => rule === 'kdf-keylen' && name === 'stored');
  const cwd = newDirectory();
  const source = readFileSync(path.join(directory, 'program.cjs'), 'utf8');
  const run = async (/** @type {string} */ text) => {
    writeFileSync(path.join(cwd, 'program.cjs'), text);
    return (await runProcess([process.execPath, 'program.cjs'], { cwd })).out;
  };
  expect(await run(source)).toMatch(/true/);
  expect(await run(source.replace(/512(?=, 'sha512'\)\.toString\('hex'\) ===)/, '64'))).not.toMatch(/true/);
  // As the sketch says: the first 64 bytes are compared.
  const cut = source
    .replace(/512(?=, 'sha512'\)\.toString\('hex'\) ===)/, '64')
    .replace('stored.get(name)', 'stored.get(name).slice(0, 128)');
  expect(await run(cut)).toBe(await run(source));
});

test("async-overhead's sketches do what WebCrypto does, and refuse what it refuses", async () => {
  expect(await subtleSketchAnswers(process.execPath)).toEqual(SUBTLE_SKETCHES);
});

test("sync-kdf's sketch names the lines of other files that must wait: without them, everybody is let in", async () => {
  const elsewhere = cases.find(({ rule, name }) => rule === 'sync-kdf' && name === 'other-file');
  const { before, applied, followed } = await withCallersSketch(elsewhere, process.execPath);
  expect(before).toMatch(/ada is refused/);
  expect(applied).not.toMatch(/ada is refused/);
  expect(followed).toBe(before);
});

describe("kdf-cost's sketch moves stored hashes on, one log-in at a time", () => {
  test.each(migrationCases(cases, major))('%s', async (_name, advice, next) => {
    const logIns = await migrated(advice, process.execPath);
    expect(migrationProblems(logIns, next)).toEqual([]);
    const [refused, moved, , again] = logIns;
    expect(migrationProblems([refused, refused, refused, refused], next)).not.toEqual([]);
    expect(migrationProblems([moved, moved, moved, again], next)).not.toEqual([]);
  });
});

test("rsa-certificate's commands make a certificate, and a server with both serves clients of either kind", async () => {
  const server = cases.find(({ rule, name }) => rule === 'rsa-certificate' && name === 'server');
  const { before, after, certificates, rules } = await certificateSketch(server, process.execPath);
  expect(before).toEqual(['200 true', '200 true', 'DEPTH_ZERO_SELF_SIGNED_CERT']);
  expect(after).toEqual(['200 true', '200 true', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE']);
  expect(certificates).toEqual(['ec']);
  expect(rules).not.toContain('rsa-certificate');
});

test("sync-sign's sketch makes bytes of text, and the signatures are the same", async () => {
  const streams = cases.find(({ rule, name }) => rule === 'sync-sign' && name === 'streams');
  expect(await signSketchAnswers(streams, process.execPath)).toEqual({ isSame: true, isValid: true, isRefused: true });
});

test("cold-herd's sketch: the first leaves a session, and the others take it up", async () => {
  const { before, after } = await withSketch(
    cases.find(({ rule }) => rule === 'cold-herd'),
    process.execPath,
  );
  expect(before.split(',')).toEqual(Array.from({ length: 10 }, (_, page) => `/${page} true false`));
  expect(after.split(',')).toEqual(Array.from({ length: 10 }, (_, page) => `/${page} true ${page > 0}`));
});

describe('a wrong edit is noticed', () => {
  const login = cases.find(({ rule, name }) => rule === 'sync-kdf' && name === 'login');

  test.each([
    ['fewer iterations', (text) => text.replace('20_000', '2_000'), /the edited program says/],
    [
      'verification that lets everybody in',
      () => "users.get('ada')?.hash ?? 'all'",
      /the edited program (?:says|ended)/,
    ],
    ['a forgotten await', (text) => text.replace('await ', ''), /the edited program (?:says|ended)/],
    [
      'one that changes nothing',
      () => "crypto.pbkdf2Sync(password, salt, 20_000, 64, 'sha512')",
      /the rule speaks again/,
    ],
  ])('%s', async (_title, change, problem) => {
    const problems = await adviceProblems(login, process.execPath, (edit) => ({ ...edit, text: change(edit.text) }));
    expect(problems.join('\n')).toMatch(problem);
  });
});
