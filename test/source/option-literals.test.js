/** Where the options of a connection or a server stand in the source. */
import { openScript } from '../../src/source/script.js';

const literalsOf = (/** @type {string} */ source) => {
  const script = openScript(source, '/srv/app.mjs');
  const { line, column } = script.positionOf(source.indexOf('/* here */') + 11);
  return script.callAtLine(line, column)?.syntax?.optionLiterals;
};

test("the call's own, with the object for a driver's TLS in it", () => {
  const [options, ssl] = literalsOf(
    "/* here */ connect({ host: 'db', port: 5432, ssl: { ca, minVersion: 'TLSv1.2' } });",
  );
  expect(options).toMatchObject({
    of: 'call',
    argument: 0,
    path: '',
    isInPlace: true,
    isShared: false,
    hasOthers: false,
  });
  expect(options.properties.map(({ name, text, value }) => [name, text, value])).toEqual([
    ['host', null, null],
    ['port', '5432', 5432],
    ['ssl', "{ ca, minVersion: 'TLSv1.2' }", null],
  ]);
  expect(ssl).toMatchObject({
    path: 'ssl',
    properties: [
      { name: 'ca', text: 'ca' },
      { name: 'minVersion', value: 'TLSv1.2' },
    ],
  });
  expect(ssl.end).toMatchObject({ startLine: 1, startColumn: ssl.properties[1].range.endColumn });
});

test('those of the call that made the receiver', () => {
  const [options] = literalsOf('const client = new Client({ host, ssl });\n/* here */ client.connect();');
  expect(options).toMatchObject({ of: 'maker', argument: 0, path: '', range: { startLine: 1 } });
});

test('which are the same each time', () => {
  const [options] = literalsOf(
    'const CA = 1;\nfunction f(port) { /* here */ connect({ ca: CA, port, agent: false, checkServerIdentity: (name) => check(name, CA), host: next() }); }',
  );
  expect(options.properties.map(({ name, isConstant }) => [name, isConstant])).toEqual([
    ['ca', true],
    ['port', false],
    ['agent', true],
    ['checkServerIdentity', true],
    ['host', false],
  ]);
});

test('a secret is never among the values', () => {
  const [options] = literalsOf(
    "/* here */ connect({ host: 'db.internal', passphrase: 'hunter2', key: 'hunter3', 'hunter5': 1, pskCallback() { return 'hunter4'; } });",
  );
  expect(JSON.stringify(options)).not.toMatch(/hunter|internal/);
  expect(options.hasOthers).toBe(true);
});

test('a name in quotes is one if it is known', () => {
  const [{ properties, hasOthers }] = literalsOf("/* here */ connect({ 'ca': bundle, \"maxVersion\": 'TLSv1.2' });");
  expect(properties.map(({ name }) => name)).toEqual(['ca', 'maxVersion']);
  expect(hasOthers).toBe(false);
});

describe("a constant that other code may use is told from one that is the call's own", () => {
  test.each([
    ['its own', 'const options = { ca };\n/* here */ connect(options);', false],
    ['used twice', 'const options = { ca };\nconnect(options);\n/* here */ connect(options);', true],
    ['changed', 'const options = { ca };\noptions.port = 1;\n/* here */ connect(options);', true],
    ['exported', 'export const options = { ca };\n/* here */ connect(options);', true],
    ['a part of a larger one', 'const config = { tls: { ca } };\n/* here */ connect(config.tls);', true],
  ])('%s', (_title, source, isShared) => expect(literalsOf(source)).toMatchObject([{ isInPlace: false, isShared }]));
});

describe('what is not found', () => {
  test.each([
    ['options of something else', '/* here */ digest({ algorithm, data });'],
    ['no literal', '/* here */ connect(options);'],
    ['a parameter', 'function f(options) { /* here */ connect(options); }'],
    ['data', `/* here */ connect({ ca, ${Array.from({ length: 50 }, (_, i) => `p${i}`).join(', ')} });`],
  ])('%s', (_title, source) => expect(literalsOf(source)).toEqual([]));

  test('properties that are spread or computed are said to be there', () => {
    expect(literalsOf('/* here */ connect({ ...base, ca, [name]: 1 });')).toMatchObject([
      { hasOthers: true, properties: [{ name: 'ca' }] },
    ]);
  });
});
