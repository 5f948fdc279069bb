import { spawnSync } from 'node:child_process';
import tls from 'node:tls';
import { sameTlsName, TLS_NAMES } from '../../src/config/tls-names.js';

const { tls_protocols: protocols, tls_ciphers: ciphers } = TLS_NAMES;

test.each([
  ['TLSv1.0', 'TLSv1'],
  ['TLS1.2', 'TLSv1.2'],
  ['TLS 1.0', 'TLSv1'],
  ['sslv3', 'SSLv3'],
  ['TLSv1.4', null],
  ['banana', null],
])('%s means %s', (name, meant) => expect(sameTlsName(name, protocols)).toBe(meant));

test("all that this Node can negotiate is known: OpenSSL's name leads to IANA's", () => {
  // ARIA with ECDHE alone is named without its key's kind.
  const lost = tls.getCiphers().filter((name) => sameTlsName(name, ciphers) === null && !name.startsWith('ecdhe-aria'));
  expect(lost).toEqual([]);
});

const listed = spawnSync('openssl', ['ciphers', '-stdname', 'ALL:COMPLEMENTOFALL:eNULL:@SECLEVEL=0'], {
  encoding: 'utf8',
});
(listed.status === 0 ? test : test.skip)('and all that OpenSSL lists', () => {
  const names = listed.stdout
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/)[0]);
  expect(names.filter((name) => !ciphers.includes(name))).toEqual([]);
});

test('each once', () => expect(new Set(ciphers).size).toBe(ciphers.length));
