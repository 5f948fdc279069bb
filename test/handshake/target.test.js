import fc from 'fast-check';
import { parseTarget } from '../../src/handshake/target.js';
import { anyCharacter } from '../support/any-character.js';

test.each([
  ['example.com', { host: 'example.com', port: 443, path: '/' }],
  ['example.com:8443', { host: 'example.com', port: 8443, path: '/' }],
  ['https://example.com/a/b?c=d', { host: 'example.com', port: 443, path: '/a/b?c=d' }],
  ['HTTPS://Example.com:8443', { host: 'example.com', port: 8443, path: '/' }],
  ['[::1]:8443', { host: '::1', port: 8443, path: '/' }],
  ['::1', { host: '::1', port: 443, path: '/' }],
  ['127.0.0.1:1', { host: '127.0.0.1', port: 1, path: '/' }],
])('%s', (text, target) => {
  expect(parseTarget(text)).toEqual(target);
});

test.each([
  '',
  'http://example.com',
  'ftp://example.com',
  'example.com:0',
  'example.com:65536',
  'https://user:secret@example.com',
  'a b',
  ':443',
  '/etc/passwd',
  'unix:/run/app.sock',
  'example.com:',
  'example.com:/path',
  'https://example.com:/path',
  '-',
  '--',
])('%j is refused', (text) => {
  expect(() => parseTarget(text)).toThrow(expect.objectContaining({ code: 'handshake-target-invalid' }));
});

test.each([
  ['https://user:s3cret@example.com/a', 'https://…@example.com/a'],
  ['user:s3cret@example.com:8443', '…@example.com:8443'],
  ['postgres://app:s3@cret@db:5432/x', 'postgres://…@db:5432/x'],
  ['https://s3cret@example.com', 'https://…@example.com'],
  ['rediss://:s3cret@cache', 'rediss://…@cache'],
  ['ftp://example.com/a@b', 'ftp://…@b'],
  ['ftp://example.com', 'ftp://example.com'],
])('the message about %s does not repeat a password', (text, target) => {
  expect(() => parseTarget(text)).toThrow(expect.objectContaining({ facts: { target } }));
});

test('whatever the text, there is a target or a failure', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      try {
        const { host, port } = parseTarget(text);
        expect(host).not.toBe('');
        expect(port).toBeGreaterThan(0);
      } catch (error) {
        expect(error.code).toBe('handshake-target-invalid');
      }
    }),
  );
});
