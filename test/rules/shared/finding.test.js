import { findingAt } from '../../../src/rules/shared/finding.js';
import { site } from '../rule-tester.js';

const EDIT = /** @type {never} */ ({ text: 'await hash(password)' });
const verdict = {
  ...{ severity: /** @type {const} */ ('error'), message: '', notes: [], verify: '' },
  ...{ edit: EDIT, advice: ['const key = await hash(password);'] },
};
const at = (/** @type {string} */ file) => findingAt('sync-kdf', site({ file }), { ticks: 9, share: 0.1 }, verdict);

test("an edit of the user's line stays one", () => {
  expect(at('/srv/app.js')).toMatchObject({ edit: EDIT, advice: verdict.advice });
});

test.each(['/srv/node_modules/acme-auth/index.js', 'C:\\srv\\node_modules\\acme-auth\\index.js'])(
  "an edit of a package's own line is a sketch, and says whose it is: %s",
  (file) => {
    expect(at(file)).toMatchObject({
      edit: null,
      advice: ["// the line is acme-auth's own: this is for its maintainers", ...verdict.advice],
    });
  },
);

test('an edit of one of several such calls in a line does not promise what all would do', () => {
  const twins = ['// with: the same for other calls of sha256 in that line'];
  const verifyOf = (/** @type {object} */ fields) =>
    findingAt('sync-kdf', site(), { ticks: 9, share: 0.1 }, { ...verdict, verify: 'It should be gone.', ...fields })
      .verify;
  expect(verifyOf({ advice: [...verdict.advice, ...twins] })).toMatch(
    /gone\. The edit replaces one of several such calls in the line/,
  );
  expect(verifyOf({ advice: twins, edit: null })).toBe('It should be gone.');
  expect(verifyOf({})).toBe('It should be gone.');
});
