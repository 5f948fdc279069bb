import { LoggedCode } from '../../src/v8log/logged-code.js';

/** Two functions that have one address, one after the other; the clock is 1 s ahead of the log. */
const LOG = `v8-version,13,6,233,17,0
script-source,7,/app/a.js,function one() {\\n  two();\\n}\\nfunction three() {}
code-creation,JS,10,1000,0x5000,64,one /app/a.js:1:13,0x91,*
code-source-info,0x5000,7,12,27,C0O18C16O18,,
code-creation,Script,2,2000,0x9000,16, /cryptoprof-clock-1002000000:1:1,0x92,~
code-creation,JS,10,9000,0x5000,64,three /app/a.js:4:15,0x93,*
`;

const read = (text) => LoggedCode.read([Buffer.from(text.slice(0, 100)), Buffer.from(text.slice(100))]);
const nameAt = (code, address, isReturn = false) => code.framesAt(address, isReturn)?.map(({ name }) => name) ?? null;

test('an address is what it was at that time', async () => {
  const code = await read(LOG);
  expect(code.advance(1_005_000)).toBe(true);
  expect(nameAt(code, 0x5010)).toEqual(['one']);
  expect(code.advance(1_006_000)).toBe(false);
  expect(code.advance(1_009_500)).toBe(true);
  expect(nameAt(code, 0x5010)).toEqual(['three']);
  expect(code.v8).toBe('13.6.233.17');
});

test('a call has its line', async () => {
  const code = await read(LOG);
  code.advance(1_005_000);
  expect(code.framesAt(0x5011, true)).toMatchObject([
    { name: 'one', file: '/app/a.js', callLine: 2, tier: 'turbofan' },
  ]);
});

test('what is no generated code is null', async () => {
  const code = await read(LOG);
  code.advance(2_000_000);
  expect(nameAt(code, 0x1234)).toBeNull();
});

test('a log without the clock is taken as it was at its end', async () => {
  const code = await read(LOG.replace(/^.*cryptoprof-clock.*\n/m, ''));
  expect(code.advance(0)).toBe(true);
  expect(nameAt(code, 0x5010)).toEqual(['three']);
  expect(code.advance(1e12)).toBe(false);
});

test('sources are those of the program, and of files that are asked for', async () => {
  const code = await read(LOG);
  expect([...code.sources(new Set(['/app/a.js', '/app/b.js'])).keys()]).toEqual(['/app/a.js']);
  expect(code.hasAllSources).toBe(true);
});

test('a damaged log is read as far as it goes', async () => {
  for (const text of [
    '',
    '\n\n',
    'code-creation,\n',
    'code-creation,JS,10\ncode-creation,JS,10,x,0x1,2,a,0x1,*',
    LOG.slice(0, -40),
    '/cryptoprof-clock-\n',
  ]) {
    const code = await LoggedCode.read([Buffer.from(text)]);
    code.advance(5);
    expect(nameAt(code, 0x5010, true) ?? []).toEqual(expect.any(Array));
    expect(['', '/app/a.js']).toContain([...code.sources(new Set()).keys()].join());
  }
});
