import { failureOf, mostTelling } from '../../src/handshake/failure-of.js';

const WHERE = { host: 'a', port: 1, servername: 'b.example', timeoutMs: 1, isCertified: false };

test.each([
  ['CERT_HAS_EXPIRED', 'handshake-certificate-date'],
  ['CERT_NOT_YET_VALID', 'handshake-certificate-date'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'handshake-certificate-name'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'handshake-certificate-trust'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'handshake-certificate-trust'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'handshake-certificate-alone'],
  ['CERT_REVOKED', 'handshake-certificate'],
  ['ENOTFOUND', 'handshake-host-unknown'],
  ['EAI_AGAIN', 'handshake-no-look-up'],
  ['ETIMEDOUT', 'handshake-timeout'],
  ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'handshake-old'],
  ['ERR_SSL_UNSUPPORTED_PROTOCOL', 'handshake-old'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'handshake-no-tls'],
  ['EHOSTUNREACH', 'handshake-unreachable'],
  ['ENETUNREACH', 'handshake-unreachable'],
])('%s', (reason, code) => {
  const failure = failureOf({ code: reason }, WHERE);
  expect(failure.code).toBe(code);
  expect(JSON.stringify(failure.facts).includes('b.example')).toBe(code.endsWith('name'));
});

test('an address of IPv6 is in brackets where it stands before a port', () => {
  const where = { ...WHERE, host: '2606:4700::1111', servername: '' };
  expect(failureOf({ code: 'ECONNRESET' }, where).facts).toMatchObject({ host: '[2606:4700::1111]' });
  expect(failureOf({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, where).facts).toMatchObject({
    host: '[2606:4700::1111]',
    servername: '2606:4700::1111',
  });
  for (const code of ['ENOTFOUND', 'ECONNREFUSED'])
    expect(failureOf({ code }, where).facts).toMatchObject({ host: '2606:4700::1111' });
});

test.each(['ERR_SSL_TLSV1_ALERT_UNKNOWN_CA', 'ERR_SSL_SSLV3_ALERT_CERTIFICATE_EXPIRED'])(
  '%s is about the certificate of the client, if it has one',
  (code) => expect(failureOf({ code }, { ...WHERE, isCertified: true }).code).toBe('handshake-client-refused'),
);

test.each([
  [['ETIMEDOUT', 'ENETUNREACH'], 'ETIMEDOUT'],
  [['ETIMEDOUT', 'ECONNREFUSED', 'EHOSTUNREACH'], 'ECONNREFUSED'],
  [['EHOSTUNREACH', 'ENETUNREACH'], 'ENETUNREACH'],
  [[], undefined],
])('of %j, %s tells most', (codes, code) => {
  expect(mostTelling(codes.map((each) => ({ code: each })))).toEqual(code === undefined ? undefined : { code });
});
