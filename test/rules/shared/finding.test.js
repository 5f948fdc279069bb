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
