import rule from '../../src/rules/certificate-per-call.js';
import { contextOf, findingFor, severityTable, site } from './rule-tester.js';

const read = { operation: 'x509', algorithm: '', api: 'X509Certificate' };
const short = { loop: 300, blocks: [300, 1, 2, 3], leaves: { computing: 4, decoding: 30, copying: 2 } };

describe('when it speaks', () => {
  severityTable(rule, [
    ['short blocks, a large share', { ...read, ...short }, 'warning'],
    ['short blocks, a notable share', { ...read, ...short, loop: 100 }, 'info'],
    ['a small share', { ...read, ...short, loop: 20 }, null],
    ['long blocks', { ...read, blocks: [40, 21, 24, 30] }, 'error'],
    ['while modules load', { ...read, loop: 0, topLevel: 300 }, null],
    ['a handshake', { ...read, operation: 'tls.handshake' }, null],
  ]);
});

test('reading alone: the certificate is kept', () => {
  const { advice, edit, notes } = findingFor(rule, { ...read, ...short });
  expect(edit).toBeNull();
  expect(advice[0]).toMatch(/^const certificate = certificateOf\(pem\);/);
  expect(advice.join('\n')).not.toContain('verify');
  expect(notes.join(' ')).toContain('Nothing is gained if each call gets another certificate');
});

test('where no line is known, what is read may be kept', () => {
  const operations = [{ id: 'x509', algorithm: '', ticks: 300, unlocatedTicks: 300 }];
  const [{ advice }] = rule.check({ ...contextOf([]), operations });
  expect(advice[0]).toMatch(/^const certificate = certificateOf/);
});

test('a certificate that was read elsewhere is not kept again, but what it is asked', () => {
  const asked = { ...read, ...short, api: '' };
  expect(findingFor(rule, asked).advice).toEqual([expect.stringMatching(/^\/\/ keep what this call gives/)]);
  const reads = site({ ...read, ...short, id: 'read' });
  const [finding] = rule.check(contextOf([site({ ...asked, id: 'ask' }), reads]));
  expect(finding.advice[0]).toMatch(/^const certificate = certificateOf/);
});

/** @param {unknown[]} made what was read, to add to */
function keeper(made) {
  const keep = /const keep = .*/.exec(findingFor(rule, { ...read, ...short }).advice.join('\n'))[0];
  return new Function('make', `${keep}\nreturn keep(make);`)((/** @type {unknown} */ given) => made.push(given));
}

test('a thousand certificates are kept', () => {
  const made = [];
  const certificateOf = keeper(made);
  for (let i = 0; i < 3_000; i++) certificateOf(`PEM ${i % 1_000}`);
  expect(made).toHaveLength(1_000);
});

test('the same bytes in another Buffer are the same certificate', () => {
  const made = [];
  const certificateOf = keeper(made);
  for (const bytes of [
    [0x30, 0x82],
    [0x30, 0x82],
    [0x30, 0x83],
  ])
    certificateOf(Buffer.from(bytes));
  for (const text of ['PEM', 'PEM']) certificateOf(text);
  expect(made).toEqual([Buffer.from([0x30, 0x82]), Buffer.from([0x30, 0x83]), 'PEM']);
});

test('what was checked is kept as well, also where the line above read it', () => {
  const checking = { ...read, ...short, api: '', leaves: { computing: 200, decoding: 0, copying: 0 } };
  expect(findingFor(rule, checking).advice[0]).toMatch(/^const \{ certificate, isSigned \} = checked\(pem, issuer\);/);
  const reads = site({ ...read, ...short, id: 'read' });
  const of = (/** @type {object} */ fields) =>
    rule.check(contextOf([reads, site({ ...checking, ...fields, id: 'check' })]))[0];
  expect(of({}).advice.join('\n')).toContain('certificate.verify(issuer.publicKey)');
  expect(of({ function: 'other' }).advice.join('\n')).not.toContain('verify');
});

test('that one issuer did not sign it is not kept for another: the issuer may have come with it', () => {
  const checking = { ...read, ...short, leaves: { computing: 200, decoding: 0, copying: 0 } };
  const code = findingFor(rule, checking).advice.flatMap((line) => /^\/\/ with: (.*)/.exec(line)?.[1] ?? []);
  class X509Certificate {
    constructor(/** @type {string} */ text) {
      Object.assign(this, { text, publicKey: text, fingerprint256: text });
    }
    checkIssued = () => true;
    verify = (/** @type {string} */ publicKey) => this.text === `signed by ${publicKey}`;
  }
  const checked = new Function('crypto', `${code.join('\n')}\nreturn checked;`)({ X509Certificate });
  const [ours, theirs] = ['us', 'them'].map((name) => new X509Certificate(name));
  expect([theirs, ours, theirs].map((issuer) => checked('signed by them', issuer).isSigned)).toEqual([
    true,
    false,
    true,
  ]);
});

test('nobody is told to keep whether a certificate is valid today', () => {
  const checking = { ...read, ...short, leaves: { computing: 200, decoding: 0, copying: 0 } };
  expect(findingFor(rule, checking).advice.join('\n')).toContain('Dates and revocation are checked each time');
});

test('a package makes the call', () => {
  const { advice } = findingFor(rule, { ...read, ...short, package: 'fido2-lib' });
  expect(advice[0]).toMatch(/^\/\/ fido2-lib makes this call/);
});
