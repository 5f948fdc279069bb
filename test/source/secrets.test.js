import fc from 'fast-check';
import { isHarmless } from '../../src/source/harmless.js';
import { openScript } from '../../src/source/script.js';
import { anyCharacter } from '../support/any-character.js';

/** Everything that the project keeps of a file: what is said at each of its offsets. */
function everythingSaid(text) {
  const script = openScript(text);
  const said = Array.from({ length: text.length + 2 }, (_, offset) => script.callAt(offset));
  return said.filter((call) => call !== null);
}

/** Ways to write a secret down. */
const LITERALS = [
  (secret) => `'${secret}'`,
  (secret) => `"${secret}"`,
  (secret) => `\`${secret}\``,
  (secret) => `\`\n${secret}\n\${g(\`${secret}\`)}\``,
  (secret) => `/${secret}/u`,
  (secret) => `[...'${secret}']`,
  (secret) => `{ '${secret}': 1, key: '${secret}' }`,
  (secret) => `{ name: '${secret}', hash: { name: '${secret}' } }`,
  (secret) => `o['${secret}']`,
  (secret) => `o['${secret}']()`,
  (secret) => `tag\`${secret}\``,
  (secret) => `'sha256' + '${secret}'`,
  (secret) => `/* ${secret} */ 1`,
  (secret) => `1 // ${secret}\n`,
  (secret) => `Buffer.from('${secret}', 'hex')`,
  (secret) => `[${[...Buffer.from(secret)].map((byte) => byte + 1000).join(', ')}]`,
  (secret) => `Buffer.of(${[...Buffer.from(secret)].map((byte) => byte + 1000).join()}, 1, 2)`,
  (secret) => `0x${Buffer.from(secret).toString('hex')}n`,
];

/** Places where a value is used near a call. */
const PROGRAMS = [
  (value) => `crypto.pbkdf2Sync(${value}, salt, 1000, 64, 'sha512');`,
  (value) => `const key = ${value};\ncrypto.createHmac('sha256', key).update(data).digest();`,
  (value) => `const { a = ${value} } = f(${value}); f(a);`,
  (value) => `const config = { key: ${value} };\nf(config.key, config); config.f(${value});`,
  (value) => `class A { key = ${value}; f() { return sign(this.key, ${value}); } }`,
  (value) => `f(g(${value}), (x = ${value}) => f(x, ${value}));`,
  (value) => `subtle.sign({ name: ${value}, hash: ${value} }, ${value}, { name: 'HMAC', hash: { name: ${value} } });`,
  (value) => `#!/usr/bin/env node\n'use strict'; f(\n1, ${value},\n2);`,
  (value) => `app.post(${value}, { key: ${value} }, () => f(1, ${value}, /* ${value.replaceAll('*/', '')} */ x));`,
  (value) => `if (f(1)) { const x = \`\${f(${value})}\`; }`,
  (value) => `${'a(1);'.repeat(60)}f(${value});${'a(1);'.repeat(60)}`,
];

const secrets = fc.stringMatching(/^[A-Za-z0-9]{6,24}$/).filter((text) => !isHarmless(text));

test.each(PROGRAMS)('no literal and no comment is ever recorded: program %#', (program) => {
  const anyway = program('x') + JSON.stringify(everythingSaid(program('x')));
  for (const literal of LITERALS)
    fc.assert(
      fc.property(secrets, (secret) => {
        const forms = [secret, Buffer.from(secret).toString('hex'), String(secret.charCodeAt(0) + 1000)];
        fc.pre(forms.every((form) => !anyway.includes(form)));
        const said = everythingSaid(program(literal(secret)));
        expect(said.length).toBeGreaterThan(0);
        // The file's length and hash hold any digits by chance.
        const recorded = JSON.stringify(said, (key, value) => (key === 'file' ? undefined : value));
        expect(forms.filter((form) => recorded.includes(form))).toEqual([]);
      }),
      { numRuns: 2 },
    );
});

test('names of algorithms are recorded where secrets are not', () => {
  const said = everythingSaid("crypto.createHmac('sha256', 'hunter2');");
  expect(said[0]).toMatchObject({ args: ['sha256', null], excerpt: ["crypto.createHmac('sha256', '…');"] });
});

const TOKENS = [
  'f(',
  ')',
  '`',
  '${',
  '}',
  '{',
  "'",
  '"',
  '/',
  '//',
  '/*',
  '*/',
  'a',
  '.b',
  '?.',
  ' ',
  '\n',
  '\u2028',
  '=>',
  'async ',
  'class A ',
  'new ',
  'await ',
  '=',
  'const ',
  'x',
  '1',
  'this',
  '#p',
  '[',
  ']',
  ',',
  ';',
  '...',
  '<!--',
  '-->',
  '#!',
  '\0',
  '\ud800',
  '__proto__',
  '\\',
];

test.each([
  ['any text', fc.string({ unit: anyCharacter, maxLength: 200 })],
  ['pieces of JavaScript', fc.array(fc.constantFrom(...TOKENS), { maxLength: 40 }).map((tokens) => tokens.join(''))],
])('%s makes no trouble', (_, texts) => {
  fc.assert(
    fc.property(texts, fc.double(), fc.double(), (text, first, second) => {
      const script = openScript(text);
      for (const offset of [first, second, 0, 1, text.length]) {
        const call = script.callAt(offset);
        for (const line of call?.excerpt ?? []) expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e]/);
        expect(script.positionOf(offset).line).toBeGreaterThan(0);
      }
      script.callAtLine(first, second);
      script.functionRange(first, second);
      for (const found of script.callsTo('f', 0, text.length)) expect(found.call.callee).toBe('f');
    }),
    { numRuns: 200 },
  );
});
