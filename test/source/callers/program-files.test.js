import { ProgramFiles } from '../../../src/source/callers/program-files.js';
import { openScript } from '../../../src/source/script.js';

const SOURCES = new Map([
  ['/a.js', 'exports.hash = (data) => derive(data);'],
  ['/b.js', 'const hash = 1;'],
  ['/broken.js', 'function ('],
  ['/c.js', "use(auth['hash'], auth.other);"],
]);

/** @returns {ProgramFiles} these files */
function files() {
  const scriptOf = (/** @type {string} */ file) => openScript(/** @type {string} */ (SOURCES.get(file)), file);
  return new ProgramFiles(
    SOURCES,
    scriptOf,
    ({ file, line }) => ({ file, line }),
    true,
    () => true,
  );
}

/** @param {string[]} names */
const using = (names) =>
  files()
    .using(names)
    .map(({ file }) => file);

test('files are found by the names of variables, of properties and of keys', () => {
  expect(using(['derive'])).toEqual(['/a.js']);
  expect(using(['.hash'])).toEqual(['/a.js']);
  expect(using(['hash'])).toEqual(['/b.js', '/c.js']);
  expect(using(['nothing'])).toEqual([]);
});

test('a file that several names lead to is found once, and files keep their order', () => {
  expect(using(['.other', 'hash', '.hash', 'derive'])).toEqual(['/a.js', '/b.js', '/c.js']);
});

test('the texts of files that can not be parsed are known', () => {
  expect(files().unread()).toEqual(['function (']);
});
