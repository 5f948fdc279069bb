import fc from 'fast-check';
import { repairLog } from '../../src/engine-node/repair-log.js';
import { LogScan } from '../../src/engine-node/scan-log.js';
import { parseCodeRow } from '../../src/v8log/code-row.js';

const HEADER = 'v8-version,13,6,233,17,-node.39,0';

/** The repaired log, as the lines that Node's processor sees. */
async function repair(bytes, { mappings = [], leaves = null, keepSlide = false, pieces = [bytes] } = {}) {
  const scan = new LogScan();
  for (const { path, start, end } of mappings) scan.libraries.add(path, start, end);
  for (const piece of pieces) scan.push(piece);
  scan.end();
  const parts = [];
  for await (const block of repairLog(pieces, scan, { keepSlide, leaves })) parts.push(block);
  const text = Buffer.concat(parts).toString('utf8');
  expect(text === '' || text.endsWith('\n')).toBe(true);
  return text.split('\n').slice(0, -1);
}
const log = (...lines) => Buffer.from(`${lines.join('\n')}\n`);
/** How Node's processor reads a field (V8: CsvParser.escapeField in tools/csvparser.mjs). */
const read = (field) =>
  field.replace(/\\(?:(n)|(\\)|x(..)|u(....))/gs, (_, n, slash, byte, unit) =>
    n ? '\n' : (slash ?? String.fromCharCode(Number.parseInt(byte ?? unit, 16))),
  );

describe('libraries', () => {
  test('rows of one file and start become one, to the last end', async () => {
    expect(
      await repair(
        log(
          HEADER,
          'shared-library,/node,0x400000,0xb71000,0',
          'shared-library,/libc.so,0x7f0000000000,0x7f0000001000,0',
          'shared-library,/node,0x400000,0x25fe000,0',
          'shared-library-end',
        ),
      ),
    ).toEqual([
      HEADER,
      'shared-library,/node,0x400000,0x25fe000,0',
      'shared-library,/libc.so,0x7f0000000000,0x7f0000001000,0',
      'shared-library-end',
    ]);
  });

  test('rows of one file with another start remain: copies of builtins, in workers', async () => {
    const rows = ['shared-library,/node,0x400000,0xb71000,0', 'shared-library,/node,0x7fb89a799000,0x7fb89bfc5000,0'];
    expect(await repair(log(HEADER, ...rows))).toEqual([HEADER, ...rows]);
  });

  test('addons that were loaded later are added', async () => {
    expect(
      await repair(log(HEADER, 'shared-library,/node,0x1000,0x2000,0', 'tick,0x5,1,0,0x0,0'), {
        mappings: [{ path: '/a.node', start: 0x5000, end: 0x6000 }],
      }),
    ).toEqual([
      HEADER,
      'shared-library,/a.node,0x5000,0x6000,0',
      'shared-library,/node,0x1000,0x2000,0',
      'tick,0x5,1,0,0x0,0',
    ]);
  });

  test("pages without a file are left out: they are other isolates' code, and would hide this one's", async () => {
    expect(await repair(log(HEADER, 'shared-library,05243000-05272000,0x5243000,0x5272000,0'))).toEqual([HEADER]);
  });

  test.each([
    [false, '0'],
    [true, '4096'],
  ])("slides are kept where the system's nm is asked: %s", async (keepSlide, slide) => {
    expect(await repair(log('shared-library,/node,0x1000,0x2000,4096'), { keepSlide })).toEqual([
      `shared-library,/node,0x1000,0x2000,${slide}`,
    ]);
  });

  test.each([
    ['/a\\x2Cb/\\xc3\\xa9.so', '/a,b/é.so'],
    ['/a\\\\b.so', '/a\\b.so'],
    ['/a\\n  99  99.9%  node.so', '/a\ufffd  99  99.9%  node.so'],
    ['/\\x00\\x1b[31m', '/\ufffd\ufffd[31m'],
  ])('the path %s means %s', async (path, meant) => {
    const [row] = await repair(log(`shared-library,${path},0x1000,0x2000,0`));
    expect(read(row.split(',')[1])).toBe(meant);
  });
});

describe('builtins of V8 11', () => {
  const rows = (major) => [
    `v8-version,${major},3,244,8,-node.1,0`,
    'new,CodeRange,0x7fc3e8000000,0',
    'code-creation,Builtin,2,1,0x18c4010,100,First',
    'code-creation,BytecodeHandler,0,1,0x19f0000,16,Last.Wide',
  ];

  test('have a second row where they run', async () => {
    const repaired = await repair(log(...rows(11)));
    // From the page of the first builtin to the end of the last are 0x12c010 bytes; that takes five units of 256 KiB.
    const copy = 0x7fc3e8000000 + 512 * 1024 * 1024 - 5 * 256 * 1024;
    expect(repaired).toEqual([
      ...rows(11).slice(0, 3),
      `code-creation,Builtin,2,0,0x${(copy + 0x10).toString(16)},100,First`,
      rows(11)[3],
      `code-creation,BytecodeHandler,0,0,0x${(copy + 0x19f0000 - 0x18c4000).toString(16)},16,Last.Wide`,
    ]);
  });

  test.each([10, 12, 13, 14])('those of V8 %i are logged where they run', async (major) => {
    expect(await repair(log(...rows(major)))).toEqual(rows(major));
  });
});

describe('lines', () => {
  test.each([
    [
      "empty ones, at which Node's processor stops",
      log(HEADER, '', 'tick,0x1,1,0,0x0,0', '', ''),
      [HEADER, 'tick,0x1,1,0,0x0,0'],
    ],
    ['one that was cut off', Buffer.from(`${HEADER}\ntick,0x1,1,0,0x`), [HEADER]],
    [
      'sources, which are long and not needed',
      log(HEADER, 'script-source,1,/a.js,x', 'code-source-info,0x1,1,0,1,,,'),
      [HEADER],
    ],
    [
      'carriage returns of a log that was converted',
      Buffer.from(`${HEADER}\r\ntick,0x1,1,0,0x0,0\r\n`),
      [HEADER, 'tick,0x1,1,0,0x0,0'],
    ],
  ])('%s are left out', async (_, bytes, lines) => expect(await repair(bytes)).toEqual(lines));

  test('records that we do not know remain: the Node that wrote them may', async () => {
    expect(await repair(log(HEADER, 'brand-new,1,2'))).toEqual([HEADER, 'brand-new,1,2']);
  });

  test('of ticks, only those that were asked for remain', async () => {
    const ticks = [
      'tick,0x1004,1,0,0x0,0',
      'tick,0x1008,2,1,0x1004,6',
      'tick,0x1004,3,1,0x1008,6',
      'tick,0x9,4,0,0x0,0',
    ];
    const lines = await repair(log(HEADER, 'shared-library,/node,0x1000,0x2000,0', ...ticks), {
      leaves: new Set([0x1004]),
    });
    expect(lines.slice(2)).toEqual(ticks.slice(0, 2));
  });
});

describe('function names', () => {
  const row = (name) => `code-creation,JS,10,5,0x5000,64,${name},0x9000,~`;
  const nameIn = (line) => {
    const fields = line.split(',');
    expect(fields).toHaveLength(9);
    expect(fields.slice(7)).toEqual(['0x9000', '~']);
    return read(fields[6]);
  };

  test.each([
    ['plain /a.js:1:1', 'plain /a.js:1:1'],
    ['comma,in,name /a.js:4:18', 'comma,in,name /a.js:4:18'],
    ['back\\slash\\x41\\n /a.js:1:1', 'back\\slash\\x41\\n /a.js:1:1'],
    ['f /a\\x2Cb/\\u65e5\\\\.js:1:1', 'f /a,b/日\\.js:1:1'],
    ['carriage\rreturn /a.js:1:1', 'carriage\ufffdreturn /a.js:1:1'],
    ['new\nline /a.js:7:14', 'new\ufffdline /a.js:7:14'],
    ['two\n\nlines /a.js:7:14', 'two\ufffd\ufffdlines /a.js:7:14'],
    ['é日\u2028 /a.js:1:1', 'é日\ufffd /a.js:1:1'],
    ['inject\ntick,0x1,2,0,0x0,0,0x2\nx /a.js:1:1', 'inject\ufffdtick,0x1,2,0,0x0,0,0x2\ufffdx /a.js:1:1'],
    [
      'x\n   999   99.9%   99.9%  node::crypto::PBKDF2 /a.js:1:1',
      'x\ufffd   999   99.9%   99.9%  node::crypto::PBKDF2 /a.js:1:1',
    ],
  ])('%j means %j', async (name, meant) => {
    const [, line, ...more] = await repair(log(HEADER, row(name)));
    expect(nameIn(line)).toBe(meant);
    expect(more).toEqual([]);
  });

  test('of regular expressions and wasm, which are escaped, lose nothing but line ends', async () => {
    const [, regexp, wasm] = await repair(
      log(
        HEADER,
        'code-creation,RegExp,3,5,0x5000,64,a\\\\d\\x2C\\n',
        'code-creation,JS,4,5,0x6000,64,\\xc3\\xa9\\x2C,0x1,*',
      ),
    );
    expect(read(regexp.split(',')[6])).toBe('a\\d,\ufffd');
    expect(read(wasm.split(',')[6])).toBe('é,');
  });

  test('in a row without its end, escapes stay as they are', async () => {
    expect(
      (
        await repair(
          log(HEADER, 'code-creation,JS,10,5,0x5000,64,evil\\nline /a.js:1:1,0x9000,~new', 'tick,0x1,1,0,0x0,0'),
        )
      ).slice(1),
    ).toEqual(['code-creation,JS,10,5,0x5000,64,evil\\\\nline /a.js:1:1,0x9000,~new', 'tick,0x1,1,0,0x0,0']);
  });

  test('whatever they are, a row is one line with nine fields, and means the same', async () => {
    const name = fc.string({
      unit: fc.constantFrom(
        'a',
        ' ',
        ',',
        '\\',
        'x41',
        'n',
        '\n',
        '\r',
        '\t',
        '/',
        ':1:1',
        'é',
        '日',
        'tick,0x1,1,0,0x0,0',
      ),
    });
    await fc.assert(
      fc.asyncProperty(name, async (text) => {
        const raw = row(`${text} /a.js:3:5`);
        fc.pre(
          !raw
            .split('\n')
            .slice(0, -1)
            .some((line) => typeof parseCodeRow(Buffer.from(line)) === 'object' && line.startsWith('code-creation')),
        );
        const lines = await repair(log(HEADER, raw));
        expect(lines).toHaveLength(2);
        // What follows the first space before a slash is the script, whose name V8 escapes.
        const [own] = `${text} /a.js`.split(' /');
        expect(nameIn(lines[1])).toMatch(/ \/a\.js:3:5$/);
        expect(nameIn(lines[1]).startsWith(own.replace(/[\n\r\t]/g, '\ufffd'))).toBe(true);
      }),
    );
  });
});

test('it makes no difference where the log is cut into chunks', async () => {
  const bytes = log(
    HEADER,
    'shared-library,/node,0x1000,0x2000,0',
    '',
    'code-creation,JS,10,5,0x5000,64,a\nb,c /a.js:1:1,0x9000,~',
    'tick,0x1004,1,0,0x0,0',
  );
  const whole = await repair(bytes);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: bytes.length }), { maxLength: 6 }), async (cuts) => {
      const at = [0, ...cuts.sort((a, b) => a - b), bytes.length];
      expect(await repair(bytes, { pieces: at.slice(1).map((end, index) => bytes.subarray(at[index], end)) })).toEqual(
        whole,
      );
    }),
  );
});

test('no rubbish makes it throw, and what comes out is lines that are not empty', async () => {
  const piece = fc.constantFrom(
    'code-creation,',
    'JS,',
    'tick,',
    '0x1,',
    '\n',
    '\r',
    ',',
    '\\',
    'shared-library,',
    'new,CodeRange,',
    'v8-version,11,',
    '\0',
    '~',
    ':1:1,0x2,~',
    '-1',
    'Builtin,2,1,0x1000,10,x',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
      for (const line of await repair(Buffer.from(pieces.join('')))) expect(line).not.toBe('');
    }),
  );
});
