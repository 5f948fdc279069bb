/** Functions that V8 has no name for are called by where they stand, in every output and in every key. */
import { attributeProfile } from '../../src/attribute/attribute-profile.js';
import { decodeRecording, encodeRecording } from '../../src/formats/saved-profile.js';
import { profileProblems } from '../support/profile-problems.js';
import { visibleName } from '../../src/writers/flamegraph/visible-name.js';
import { profileFromGrid } from '../support/text-grid.js';
import { onlySite, reportOf } from './grid-report.js';

const FILE = '/app/app.js';
const SOURCE = `const crypto = require('crypto');
app.post('/login', (req, res) => res.send(crypto.pbkdf2Sync(req.body.password, salt, 1000, 64, 'sha512')));
app.post('/register', (req, res) => res.send(crypto.pbkdf2Sync(req.body.password, salt, 1000, 64, 'sha512')));
const named = () => crypto.pbkdf2Sync(a, b, 1, 2, 'sha512');
`;
const sources = { [FILE]: SOURCE };
const LOGIN = `@${FILE}:2.20:2.50`;
const REGISTER = `@${FILE}:3.23:3.53`;
const PBKDF2 = 'pbkdf2Sync@node:internal/crypto/pbkdf2';

test('two handlers of one file are two call sites with two ids', () => {
  const profile = profileFromGrid(`${LOGIN}  ${REGISTER}\n${PBKDF2}  ${PBKDF2}`, { sources });
  const { callSites } = reportOf([profile]);
  expect(callSites.map(({ function: name, line }) => [line, name]).sort()).toEqual([
    [2, 'POST /login handler'],
    [3, 'POST /register handler'],
  ]);
  expect(callSites.map(({ id }) => id).sort()).toEqual([
    '/app/app.js#POST /login handler|kdf.pbkdf2',
    '/app/app.js#POST /register handler|kdf.pbkdf2',
  ]);
});

test("a name of V8's stays, and so does that of a function whose source is not at hand", () => {
  expect(onlySite(`exports.named@${FILE}:4.15:4.28\n${PBKDF2}`, { sources }).function).toBe('exports.named');
  expect(onlySite(`${LOGIN}\n${PBKDF2}`).function).toBe('');
});

test('a name that V8 guessed from what stands nearby gives way to what the source says', () => {
  const text = `function makeJob() {\n  return () => scrypt({ N: crypto.pbkdf2Sync(a, b, 1, 2, 'sha512') });\n}`;
  const site = (name) => onlySite(`${name}@${FILE}:2.10:2.27\n${PBKDF2}`, { sources: { [FILE]: text } });
  expect(site('scrypt.N').function).toBe('function returned by makeJob');
  expect(site('').function).toBe('function returned by makeJob');
});

test('a saved profile keeps the name, and the flame graph shows it', () => {
  const profile = profileFromGrid(`${LOGIN}\n${PBKDF2}`, { sources });
  const { profile: named } = attributeProfile(profile);
  const {
    profiles: [saved],
  } = decodeRecording(encodeRecording({ run: null, profiles: [named] }));
  expect(reportOf([saved]).callSites[0].function).toBe('POST /login handler');
  expect(saved.frames.map(visibleName)).toContain('POST /login handler /app/app.js:2');
});

test('a name that is none is refused', () => {
  const profile = profileFromGrid(`${LOGIN}\n${PBKDF2}`);
  profile.frames[0].displayName = /** @type {any} */ ({ toString: 1 });
  expect(profileProblems(profile)).toEqual(['displayName of frames[0] is not valid']);
});
