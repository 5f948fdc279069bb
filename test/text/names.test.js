import { functionWords, operationName, placeWords } from '../../src/text/names.js';

test.each([
  ['kdf.pbkdf2', 'sha512', 'PBKDF2 sha512'],
  ['kdf.pbkdf2', '', 'PBKDF2'],
  ['keygen.rsa', 'rsa', 'RSA key generation'],
  ['kdf.hkdf', 'sha512', 'HKDF sha512'],
  ['made.up', '', 'made.up'],
  ['toString', 'x', 'toString x'],
])('the operation %s with %j is %s', (id, algorithm, words) => {
  expect(operationName(id, algorithm)).toBe(words);
});

test('where it is, for people', () => {
  expect(placeWords({ file: '/app/a.js', line: 3 }, '/app')).toBe('a.js:3');
  expect(placeWords({ file: '/srv/a.js' }, '/app')).toBe('/srv/a.js');
  expect(placeWords({ file: '/app/a.js', line: null, column: null }, '/app')).toBe('a.js (line not known)');
  expect(placeWords({ file: '/app/a.js', line: 3, column: 12 }, '/app')).toBe('a.js:3');
  expect(placeWords({ file: '/app/min.js', line: 1, column: 20_630 }, '/app')).toBe('min.js:1:20630');
});

test.each([
  ['login', 'login()'],
  ['exports.hash', 'exports.hash()'],
  ['POST /login handler', 'POST /login handler'],
  ['callback of setTimeout 2', 'callback of setTimeout 2'],
  // A module's own code is no function.
  ['', 'code without a name'],
])('the function %j, for people: %s', (name, words) => expect(functionWords(name)).toBe(words));
