import { attributeProfile } from '../../src/attribute/attribute-profile.js';
import { withUncounted } from '../../src/attribute/uncounted-packages.js';
import { UNCOUNTED } from '../../src/model/cpu.js';
import { profileFromGrid } from '../support/text-grid.js';

const LOADED = Object.fromEntries(
  ['@node-rs/argon2/index.js', '@node-rs/bcrypt/api.cjs', 'bcryptjs/index.js'].map((file) => [
    `/app/node_modules/${file}`,
    '',
  ]),
);
const said = (grid, sources = LOADED) =>
  withUncounted(attributeProfile(profileFromGrid(grid, { sources })))
    .profile.diagnostics.filter(({ code }) => code === UNCOUNTED)
    .map(({ message }) => message);

test('addons that were loaded can have computed on the pool, though nothing of them was seen', () => {
  expect(said('f@/app/app.js:1:2')).toEqual([
    '@node-rs/argon2 and @node-rs/bcrypt can have computed on the thread pool as well: jobs of addons are not counted, and calls of their functions have no frames.',
  ]);
});

test('one whose calls were seen is known', () => {
  expect(said('f@/app/app.js:1:2\nhash@/app/node_modules/@node-rs/bcrypt/api.cjs:3')).toEqual([
    expect.stringMatching(/^@node-rs\/argon2 can /),
  ]);
});

test('it is said once, of a profile that was saved as well', () => {
  const once = withUncounted(attributeProfile(profileFromGrid('f@/app/app.js:1:2', { sources: LOADED })));
  expect(withUncounted(once)).toBe(once);
});

test('nothing is said of programs without such packages', () => {
  expect(said('f@/app/app.js:1:2', { '/app/node_modules/bcryptjs/index.js': '' })).toEqual([]);
});
