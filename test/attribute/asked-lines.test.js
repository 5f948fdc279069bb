/** Whose line it is that a package hands work to the thread pool after an `await` of its own. */
import { answerOf } from './grid-report.js';
import { profileFromGrid } from '../support/text-grid.js';

const VERIFY = `
  verifySignature@/app/node_modules/jose/lib/jws_verify.js:60:65
  verify@node:internal/crypto/webcrypto:900
  native:EVP_DigestVerify[openssl]
`;
const SOURCE = `import { jwtVerify, SignJWT } from 'jose';
export async function check(token) {
  return await jwtVerify(token, key);
}
export async function checkAgain(token) {
  return await jwtVerify(token, key);
}
`;
const job = (line, more = {}) => ({
  file: '/app/app.js',
  line,
  column: 10,
  function: 'check',
  isAsync: true,
  package: 'jose',
  job: 'SignJob',
  called: 'verify',
  jobs: 100,
  maxInFlight: 1,
  waitP95Ms: 0.01,
  runP50Ms: 0.1,
  ...more,
});
const linesOf = (callSites, grid = VERIFY) => {
  const threadPool = { size: 4, jobs: 100, maxInFlight: 1, waitP95Ms: 0, runP50Ms: 0, cpuMs: 1, complete: true };
  const { report } = answerOf([profileFromGrid(grid, { sources: { '/app/app.js': SOURCE } })], {
    command: [],
    root: '/app',
    threadPool: { ...threadPool, runQueueWaitMs: 0, callSites },
  });
  return report.callSites
    .filter(({ ticks }) => ticks > 0)
    .map(({ file, line, package: of }) => `${file}:${line} ${of}`);
};
const ITS_OWN = ['/app/node_modules/jose/lib/jws_verify.js:65 jose'];

test('it is the line that all of its jobs were asked for by', () => {
  expect(linesOf([job(3), job(3, { called: 'sign' })])).toEqual(['/app/app.js:3 jose']);
});

test.each([
  ['the same call', 'verify', '/app/app.js:3 jose'],
  ['another one', 'sign', ITS_OWN[0]],
  ['one that is not known', '', '/app/app.js:3 jose'],
])('an HMAC is signed and verified by one operation: its jobs are of %s', (_, called, line) => {
  const grid = VERIFY.replace(
    'native:EVP_DigestVerify',
    'hmacSignVerify@node:internal/crypto/mac:173\n  native:HMAC_Update',
  );
  expect(linesOf([job(3, { job: 'HmacJob', called })], grid)).toEqual([line]);
});

test.each([
  ['two lines asked for such jobs', [job(3), job(6)]],
  ['hardly any was seen', [job(3, { jobs: 2 })]],
  ['the jobs are others', [job(3, { called: 'sign' })]],
  ['another package asked', [job(3, { package: 'openpgp' })]],
  ['the source is not at hand', [job(3, { file: '/app/other.js' })]],
  ['none was counted', []],
])("%s: it stays the package's own", (_, callSites) => expect(linesOf(callSites)).toEqual(ITS_OWN));
