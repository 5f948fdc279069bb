/** What the source says at a call, above all where the samples carry no position (Sparkplug before Node 26). */
import { attributeProfile } from '../../src/attribute/attribute-profile.js';
import { profileProblems } from '../../src/model/integrity.js';
import { profileFromGrid } from '../support/text-grid.js';
import { gridReport, onlySite, reportOf } from './grid-report.js';

const FILE = '/app/app.js';
const SOURCE = `
const crypto = require('crypto');
function one(password, salt) {
  const start = Date.now();
  return crypto.pbkdf2Sync(password, salt, 10000, 64, 'sha512');
}
function two(password, salt) {
  const a = crypto.pbkdf2Sync(password, salt, 1000, 64, 'sha512');
  return crypto.pbkdf2Sync(a, salt, 2000, 64, 'sha256');
}
function nested(list) {
  const first = crypto.createHash('sha256');
  return list.map((item) => crypto.createHash('md5').update(item));
}
const login = async (user) => {
  return bcrypt.hashSync(user.password, 10);
};
crypto.scryptSync('a', 'b', 32);
`;
const sources = { [FILE]: SOURCE };
const PBKDF2 = 'pbkdf2Sync@node:internal/crypto/pbkdf2';

describe('a position that the samples don\'t have', () => {
  test('is that of the only such call in the function', () => {
    expect(onlySite(`one@${FILE}:3.13[sparkplug]\n${PBKDF2}`, { sources })).toMatchObject({
      line: 5, column: 0, lineInferred: true, algorithm: 'sha512', parameters: { iterations: 10_000, keylen: 64 },
      excerpt: { firstLine: 5, lines: ['  return crypto.pbkdf2Sync(password, salt, 10000, 64, \'sha512\');'] },
    });
  });

  test('is the function\'s if it has two such calls', () => {
    expect(onlySite(`two@${FILE}:7.13[sparkplug]\n${PBKDF2}`, { sources }))
      .toMatchObject({ line: 7, lineInferred: true, parameters: {}, excerpt: null });
  });

  test('is the function\'s without its source', () => {
    expect(onlySite(`one@${FILE}:3.13[sparkplug]\n${PBKDF2}`)).toMatchObject({ line: 3, lineInferred: true, excerpt: null });
  });

  test('is not that of a call in another function inside it', () => {
    expect(onlySite(`nested@${FILE}:11.16[sparkplug]\ncreateHash@node:crypto`, { sources })).toMatchObject({ line: 12, algorithm: 'sha256' });
  });

  test('is that of the only call of the package\'s function', () => {
    expect(onlySite(`login@${FILE}:15.15[sparkplug]\nhashSync@/app/node_modules/bcryptjs/index.js:1:2`, { sources }))
      .toMatchObject({ line: 16, lineInferred: true, package: 'bcryptjs' });
  });

  test('is that of the method, where V8 names a function by the whole path to it', () => {
    expect(onlySite(`login@${FILE}:15.15[sparkplug]\nbcrypt.hashSync@/app/node_modules/bcryptjs/index.js:1:2`, { sources }))
      .toMatchObject({ line: 16, lineInferred: true });
  });

  test('is that of the only such call in the module', () => {
    expect(onlySite(`@${FILE}:1.1[module,sparkplug]\nscryptSync@node:internal/crypto/scrypt`, { sources })).toMatchObject({ line: 18, phase: 'top-level' });
  });

  test('is nowhere in a source that is another file by now', () => {
    expect(onlySite(`one@${FILE}:3.13[sparkplug]\n${PBKDF2}`, { sources: { [FILE]: 'not { JavaScript' } })).toMatchObject({ line: 3, excerpt: null });
    expect(onlySite(`one@${FILE}:3.13[sparkplug]\n${PBKDF2}`, { sources: { [FILE]: '' } })).toMatchObject({ line: 3, excerpt: null });
  });
});

describe('a position that neither the samples nor the source have', () => {
  const text = 'const hash = require("md5");\nfunction f(a) {\n  const b = hash(a);\n  return b + hash(b);\n}\n';
  const PACKAGE = 'module.exports@/app/node_modules/md5/md5.js:9';
  const f = (callLine, tier) => `f@${FILE}:2.12${callLine === 0 ? '' : `:${callLine}.${callLine === 3 ? 13 : 14}`}[${tier}]`;
  const linesOf = (...callers) => gridReport(`${callers.join('  ')}\n${callers.map(() => PACKAGE).join('  ')}`, { sources: { [FILE]: text } })
    .callSites.map(({ line, lineInferred, ticks }) => ({ line, lineInferred, ticks }));

  test('is that of the other tiers\' samples', () => {
    expect(linesOf(f(0, 'sparkplug'), f(4, 'ignition'), f(0, 'maglev'))).toEqual([{ line: 4, lineInferred: false, ticks: 3 }]);
  });

  test('is the function\'s if they have several', () => {
    expect(linesOf(f(0, 'sparkplug'), f(0, 'sparkplug'), f(3, 'ignition'), f(4, 'ignition')).map(({ line }) => line).sort()).toEqual([2, 3, 4]);
  });

  test('is the function\'s if they have none', () => {
    expect(linesOf(f(0, 'sparkplug'), f(0, 'maglev'))).toEqual([{ line: 2, lineInferred: true, ticks: 2 }]);
  });

  test('is not that of another operation', () => {
    const at = (caller, leaf) => `${caller}\n${leaf}@node:internal/crypto/random`;
    const grid = [at(f(0, 'sparkplug'), 'randomUUID'), at(f(3, 'ignition'), 'generatePrimeSync')].map((column) => column.split('\n'));
    const report = gridReport(grid[0].map((cell, row) => `${cell}  ${grid[1][row]}`).join('\n'), { sources: { [FILE]: text } });
    expect(report.callSites.map(({ operation, line }) => [operation, line]).sort()).toEqual([['prime.generate', 3], ['random', 2]]);
  });

  test('is known without the source another time', () => {
    const profile = profileFromGrid(`${f(0, 'sparkplug')}  ${f(4, 'ignition')}\n${PACKAGE}  ${PACKAGE}`, { sources: { [FILE]: text } });
    const report = reportOf([profile]);
    expect(reportOf([{ ...profile, sources: new Map() }])).toEqual(report);
  });
});

test('known and inferred positions of one call are one call site, whose position is known', () => {
  const inferred = `one@${FILE}:3.13[sparkplug]`;
  const known = `one@${FILE}:3.13:5.17[turbofan]`;
  for (const frames of [[inferred, known], [known, inferred]]) {
    expect(onlySite(`${frames.join('  ')}\n${PBKDF2}  ${PBKDF2}`, { sources })).toMatchObject({ line: 5, column: 17, lineInferred: false, ticks: 2 });
  }
});

test('what the source said is kept in the profile, so that it needs no source another time', () => {
  const profile = profileFromGrid(`one@${FILE}:3.13[sparkplug]\n${PBKDF2}`, { sources });
  const report = reportOf([profile]);
  expect([...profile.calls.keys()]).toEqual(['0:pbkdf2Sync']);
  expect(reportOf([{ ...profile, sources: new Map() }])).toEqual(report);
});

test('a call of a function without a name is kept as well, in a profile that may be saved', () => {
  const grid = `one@${FILE}:3.13:5.17\n@node:internal/crypto/cipher`;
  const profile = profileFromGrid(grid, { sources: { [FILE]: SOURCE.replaceAll('pbkdf2Sync(', 'publicEncrypt(') } });
  expect(attributeProfile(profile).list).toMatchObject([{ call: { callee: 'publicEncrypt' } }]);
  expect(profileProblems(profile)).toEqual([]);
  expect(reportOf([{ ...profile, sources: new Map() }]).callSites).toMatchObject([{ operation: 'asym.encrypt', line: 5 }]);
});

test('what the profile already knows is not looked up again', () => {
  const caller = `one@${FILE}:3.13:5.17`;
  expect(onlySite(`${caller}\n${PBKDF2}`, { sources, calls: { [caller]: [{ callee: 'pbkdf2Sync', args: [null, null, 7] }] } }).parameters).toEqual({ iterations: 7 });
});

test('only the lines of cryptography are looked at', () => {
  const profile = profileFromGrid(`one@${FILE}:3.13:4.22  one@${FILE}:3.13:5.17\nnow@node:x  ${PBKDF2}`, { sources });
  attributeProfile(profile);
  expect(profile.calls.size).toBe(1);
});

test('a secret in the source is in no report', () => {
  const text = 'function f() {\n  return crypto.createHmac("sha256", "hunter2-hunter2").update("4111 1111 1111 1111").digest("hex");\n}';
  const report = gridReport(`f@${FILE}:1.11:2.17\ncreateHmac@node:crypto`, { sources: { [FILE]: text } });
  expect(report.callSites[0].algorithm).toBe('sha256');
  expect(JSON.stringify(report)).not.toMatch(/hunter2|4111/);
});
