import { terminalHandshake } from '../../../src/writers/terminal/handshake.js';
import { columns } from '../../../src/text/fold.js';
import { handshakes as report, row } from '../../support/sample-handshakes.js';

test.each([80, 100, 120])('it fits into %d columns', (width) => {
  const text = terminalHandshake(report(), { width, color: false });
  expect(text.split('\n').filter((line) => columns(line) > width)).toEqual([]);
  expect(text).toMatch(/1\.3 resumed 9\/10 +0\.12 ms +20 ms +22 ms/);
  expect(text.replace(/\s+/g, ' ')).toContain(
    'At 100 requests a second a client like this one takes 12 % of a core with a connection for each and 1.0 % of a core over connections that are kept.',
  );
});

test('what is missing is a dash, and an unchecked certificate is told', () => {
  const text = terminalHandshake(
    report({ verified: false, keepsAlive: null, measurements: [row({ firstByteMs: null, keptAliveMs: null })] }),
    { width: 100, color: false },
  );
  expect(text).toContain('Insecure: the certificate was not checked.');
  expect(text).toMatch(/26 ms +- +- +1\.2 ms/);
  expect(text).toContain('no answer to HTTP/1.1');
});

test("what the server sends can't harm the terminal", () => {
  const hostile = '\u001b[2J\u202e';
  const text = terminalHandshake(
    report({
      alpn: hostile,
      measurements: [row({ group: hostile })],
      target: { ...report().target, address: hostile },
    }),
    { width: 100, color: false },
  );
  expect(text).not.toMatch(/[\u001b\u202e]/);
});
