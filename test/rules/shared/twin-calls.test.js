import { withTwinsNoted } from '../../../src/rules/shared/twin-calls.js';
import { derivedOnce } from '../../../src/rules/shared/derived-once.js';
import { promisifiedEdit } from '../../../src/rules/shared/promisified.js';
import { sourceCall } from '../../support/source-call.js';
import { site } from '../rule-tester.js';

/** @import { Finding } from '../../../src/model/report.js' */

const callSite = site({ api: 'scryptSync', operation: 'kdf.scrypt' });
const derive = (/** @type {ReturnType<typeof sourceCall>} */ call) => derivedOnce(callSite, call, 9);
const onPool = (/** @type {ReturnType<typeof sourceCall>} */ call) => promisifiedEdit(callSite, call);
const areConstant = [true, true, true];
const TWO = "const [a, b] = [scryptSync(SECRET, 'a', 32), scryptSync(SECRET, 'b', 32)];";

/**
 * @param {ReturnType<typeof sourceCall>} call in the line
 * @param {Partial<Finding>} fields of a finding about it
 * @returns {string} how to verify
 */
const verifyOf = (call, fields) => {
  const finding = /** @type {Finding} */ ({ site: callSite.id, edit: null, verify: 'It should be gone.', ...fields });
  return withTwinsNoted([finding], new Map([[callSite.id, call]]))[0].verify;
};

test.each([
  ['the callee, of one of two', TWO, derive, true],
  ['the callee, of the only one', "const a = scryptSync(SECRET, 'a', 32);", derive, false],
  ['all of one of two', 'const [a, b] = [scryptSync(x, y, 32), scryptSync(z, y, 32)];', onPool, true],
  ['all of one in another', 'const a = scryptSync(scryptSync(x, y, 32), y, 32);', onPool, true],
  ['beside one by another name', 'const [a, b] = [scryptSync(x, y, 32), myscryptSync(x, y)];', onPool, false],
  ['beside one by a longer name', 'const [a, b] = [scryptSync(x, y, 32), crypto.scryptSync(z, y, 32)];', onPool, true],
])('an edit of %s', (_title, source, edited, hasTwins) => {
  const call = sourceCall(source, 'scryptSync', { areConstant });
  const { edit } = edited(call);
  expect(edit).not.toBeNull();
  expect(verifyOf(call, { edit })).toMatch(
    hasTwins ? /gone\. The edit changes one of several such calls in the line/ : /^It should be gone\.$/,
  );
  expect(verifyOf(call, {})).toBe('It should be gone.');
});

const EDIT = /** @type {NonNullable<Finding['edit']>} */ ({
  range: { startLine: 4, startColumn: 1, endLine: 4, endColumn: 9 },
  profiled: { length: 1, sha256: null },
});

test('an edit elsewhere, as of options that have a name, counts by the line of the finding', () => {
  const call = sourceCall('use(tls.connect(A), tls.connect(B));', 'connect');
  expect(verifyOf(call, { edit: EDIT })).toContain('one of several');
});

test.each([
  ['agent-per-request', false],
  ['hello-retry', true],
])('of %s, which tells if one call has made all connections, or not: %s', (rule, isTold) => {
  const line = 'const agent = isOld ? new https.Agent(A) : new https.Agent(B);';
  const verify = verifyOf(sourceCall(line, 'https.Agent'), { rule, edit: EDIT });
  expect(verify.includes('one of several')).toBe(isTold);
});

test("an edit in another line counts by that line's calls", () => {
  const call = sourceCall('use(tls.connect(A), tls.connect(B));', 'connect');
  const other = sourceCall('tls.connect({ port });', 'connect');
  const inOther = {
    ...other,
    syntax: { ...other.syntax, range: EDIT.range, file: { ...other.syntax.file, ...EDIT.profiled } },
  };
  const finding = /** @type {Finding} */ ({ site: 'a', edit: EDIT, verify: 'Gone.' });
  const calls = new Map([
    ['a', call],
    ['b', { ...inOther, excerptLine: 4 }],
  ]);
  expect(withTwinsNoted([finding], calls)[0].verify).toBe('Gone.');
});

test('a chain counts by how it begins: its arguments differ', () => {
  const line = "use(createHash('md5').update(a).digest(), createHash('md5').update(b).digest());";
  expect(verifyOf(sourceCall(line, 'digest'), { edit: EDIT })).toContain('one of several');
  expect(verifyOf(sourceCall("createHash('md5').update(a).digest();", 'digest'), { edit: EDIT })).toBe(
    'It should be gone.',
  );
});
