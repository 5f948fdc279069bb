import { connectToSameServer } from '../../../src/rules/shared/same-server.js';
import { openScript } from '../../../src/source/script.js';

test.each([
  ['a constant host', "const HOST = 'db';", 'tls.connect(443, HOST)', '', true],
  ['a host that varies', '', 'tls.connect(443, host)', '', false],
  ['a URL of a package', '', "got('https://db')", 'got', true],
  ['a URL of a package that varies', '', 'got(url)', 'got', false],
  ['one behind an object with options', 'const client = got.extend({ agent });', 'client.get(url)', 'got', false],
  ["a driver's query", "const pool = new Pool({ host: 'db', ssl });", 'pool.query(url)', 'pg', true],
  ['a callback', '', "https.get('https://db', (response) => host(response))", '', true],
  ['options with a name', "const AT = { host: 'db', port: 443 };", 'tls.connect(AT)', '', true],
  [
    'those that are set elsewhere',
    "const AT = { host: 'db' }; const set = (h) => (AT.host = h);",
    'tls.connect(AT)',
    '',
    false,
  ],
  ['an agent, which has no server', '', 'new Agent({ keepAlive: true })', 'undici', false],
])('%s', (_title, before, call, packageName, expected) => {
  const script = openScript(`${before}\nfunction f(host, url) {\n  ${call};\n}`, '/srv/app.cjs');
  const source = script.callAtLine(3, 3 + Math.max(0, call.search(/\b\w+\(/)));
  expect(source).not.toBeNull();
  expect(connectToSameServer([source], packageName)).toBe(expected);
});
