import { ownersOf } from '../../scripts/bundles/owners.js';
import { mapProfile } from '../../src/source-maps/map-profile.js';
import { profileFromGrid } from '../support/text-grid.js';

const BUNDLE = `function get(state) { return state.get(1); }
function encrypt(state) { return get(state); }
function ask() { return encrypt(get(1)); }
`;
const SOURCES = { 2: '/app/node_modules/aes-js/aes.js', 3: '/app/src/app.js' };
const COMPILED = {
  text: BUNDLE,
  isFile: true,
  only: '',
  trace: (line, column) => (SOURCES[line] ? { file: SOURCES[line], line: 1, column, name: '' } : null),
  isMadeUp: (line) => SOURCES[line] === undefined,
  isAstray: () => false,
  next: (line) => (line > 3 ? null : { line: Math.max(line, 2), column: 1 }),
};

// 88 ticks of a helper that tsc had put into a package were once counted as the program's own, which were taken for
// cryptography.
test("what a compiler made up is the package's if the package calls it, and the program's if that does", () => {
  const read = profileFromGrid(
    `
    ask@/app/dist/app.js:3.13:3.33       ask@/app/dist/app.js:3.13:3.33
    encrypt@/app/dist/app.js:2.17:2.34   get@/app/dist/app.js:1.13
    get@/app/dist/app.js:1.13            -
    `,
    { sources: { '/app/dist/app.js': BUNDLE } },
  );
  const compiled = new Map([['/app/dist/app.js', COMPILED]]);
  const profile = mapProfile(read, { compiled, texts: new Map(), plain: new Map() });
  const owners = ownersOf(profile);
  expect(Array.from(profile.samples.stack, (row) => owners[row])).toEqual(['package', 'user']);
});
