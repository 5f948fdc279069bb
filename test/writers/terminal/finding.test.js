import fc from 'fast-check';
import { columns } from '../../../src/text/fold.js';
import { findingRows } from '../../support/finding-rows.js';
import { guideServerReport } from '../../support/sample-report.js';
import { keptSocketNote, resumedPeerNote } from '../../../src/rules/shared/agent-sharing.js';
import { terminalReport } from '../../../src/writers/terminal/report.js';

/** @param {object} fields of the guide server's first finding @param {number} [width] @returns {string[]} its lines */
function rowsOf(fields, width = 100) {
  const report = guideServerReport();
  return findingRows(report, { ...report.findings[0], ...fields }, width);
}

const EDIT = "const hash = await pbkdf2(password, user.salt, 10000, 512, 'sha512');";
const HELPER = `const inPieces = async (into, data) => { ${'into.update(data); '.repeat(30)}return into; };`;
const LONG = 'It is so in one place. It is so in another one, too. '.repeat(4).trim();

test('a finding that fits is shown whole', () => {
  const rows = rowsOf({ message: 'It blocks. For long.', advice: [EDIT], notes: [] });
  expect(rows.join('\n')).toMatch(/→ 23 .*\n {6}It blocks\. For long\.\n {6}edit {6}const hash/);
  expect(rows.at(-1)).toMatch(/^ {6}more {6}cryptoprof explain sync-kdf$/);
});

test('a message is shortened to make room for the edit, and says how much is left out', () => {
  const advice = [EDIT, ...Array.from({ length: 6 }, (_, at) => `// with: const name${at} = require('module-${at}');`)];
  const rows = rowsOf({ message: LONG, advice, notes: [] });
  expect(rows).toContain('      It is so in one place.');
  expect(rows.join('\n')).toContain('name5');
  expect(rows.at(-1)).toMatch(/; in report\.html: 7 more notes$/);
});

test('so is the current call, if the edit shows the new one', () => {
  const advice = [EDIT, ...Array.from({ length: 8 }, (_, at) => `// with: const name${at} = require('module-${at}');`)];
  const rows = rowsOf({ message: LONG, advice, notes: [] });
  expect(rows.join('\n')).not.toContain('→ 23');
  expect(rows.join('\n')).toContain('name7');
  expect(rows.at(-1)).not.toContain('the whole');
  expect(rowsOf({ message: LONG, advice, notes: [], edit: null }).join('\n')).toContain('→ 23');
});

test('a helper that is too long is cut, not the edit, and the text says where all of it is', () => {
  const rows = rowsOf({
    advice: [EDIT, '// with: async in line 21, before column 18', `// with: ${HELPER}`],
    notes: [],
  });
  expect(rows).toHaveLength(12);
  expect(rows.join('\n')).toContain(`edit      ${EDIT}\n      with      async in line 21, before column 18\n`);
  expect(rows.at(-2)).toMatch(/ …$/);
  expect(rows.at(-1)).toMatch(/; in report\.html: the whole edit(?:, |$)/);
});

test('of more lines than there is room for, those stay without which the others let everybody in', () => {
  const waits = [
    '// unsafe to await: line 6 calls auth where nothing can wait for a promise',
    '// with: await every other call of auth: its promise, not awaited, counts as true (lines 12, 15)',
  ];
  const code = Array.from({ length: 9 }, (_, at) => `line(${at});`);
  const rows = rowsOf({ message: LONG, advice: [...code, '// stored as text', ...waits], notes: [], edit: null });
  const text = rows.join(' ').replace(/\s+/g, ' ');
  expect(text).toMatch(
    /sketch line\(0\);.* unsafe to await: line 6 calls auth .* with await every other call of auth: its promise/,
  );
  expect(text).not.toContain('stored as text');
  expect(rows.at(-1)).toContain('in report.html: the whole sketch');
});

/** @param {string[]} rows of a finding @returns {string} all of it as one text */
const asText = (rows) => rows.join(' ').replace(/\s+/g, ' ');

test('where the callers are that must await is never cut: code beside it is', () => {
  const files = Array.from({ length: 4 }, (_, at) => `src/middleware/guard-of-administrators-${at}.js:${at + 3}`);
  const wait = `// with: await every call of check: its promise, not awaited, counts as true (${files.join(', ')})`;
  const advice = [`${EDIT} // ${'so '.repeat(60)}`, '// with: async in line 4', wait, `// with: ${HELPER}`];
  const rows = rowsOf({ message: LONG, advice, notes: [], edit: null });
  expect(asText(rows)).toContain(`counts as true (${files.join(', ')})`);
  expect(rows).toHaveLength(12);
});

test('more callers than there is room for take more room', () => {
  const files = Array.from({ length: 30 }, (_, at) => `src/routes/file-${at}.js:${at + 3}`);
  const wait = `// with: await every call of check: its promise, not awaited, counts as true (${files.join(', ')})`;
  const rows = rowsOf({ message: LONG, advice: [EDIT, HELPER, wait], notes: [], edit: null });
  expect(asText(rows)).toContain(`counts as true (${files.join(', ')})`);
  expect(rows.join('\n')).toContain(`sketch    ${EDIT.slice(0, 40)}`);
});

test('so many callers that not all could be named leave room for the code', () => {
  const files = Array.from({ length: 500 }, (_, at) => `src/routes/file-${at}.js:${at + 3}`);
  const wait = `// with: await every call of check: its promise, not awaited, counts as true (${files.join('; ')}; 1500 more)`;
  const rows = rowsOf({ message: LONG, advice: [EDIT, wait, `// with: ${HELPER}`], notes: [], edit: null });
  expect(rows.length).toBeLessThanOrEqual(12);
  const [, last, more, named] = /file-(\d+)\.js:\d+; ([\d,]+) more, (\d+) of them in report\.json\)/.exec(asText(rows));
  expect(Number(last) + 1 + Number(named)).toBe(500);
  expect(Number(more.replace(',', ''))).toBe(Number(named) + 1500);
  expect(rows.join('\n')).toContain(`sketch    ${EDIT.slice(0, 40)}`);
});

test('what a sketch must not do is never cut either, whether or not there is code beside it', () => {
  const advice = [
    `// unsafe to await: src/app.js:7 passes requests on and does not wait, ${'so '.repeat(250)}that Koa`,
    '// answers before this has ended: return next() there, or await it',
  ];
  for (const lines of [advice, [EDIT, HELPER, ...advice]])
    expect(asText(rowsOf({ message: LONG, advice: lines, notes: [], edit: null }))).toContain(
      'answers before this has ended: return next() there, or await it',
    );
});

const HARMLESS = 'Whether the server resumes sessions is not known from this run: none was offered to it.';

const [RESUMED, KEPT_SOCKET] = [resumedPeerNote, keptSocketNote].flatMap((noteOf) =>
  noteOf({ syntax: { inspectsPeer: true, watchesSockets: true } }),
);

describe('a note that says whom the advice may let in is never left out', () => {
  const code = Array.from({ length: 6 }, (_, at) => `line(${at}); // ${'so '.repeat(40)}`);

  test.each([
    ['code is', code, [HARMLESS, RESUMED, KEPT_SOCKET]],
    ['a message is', [EDIT], [RESUMED, KEPT_SOCKET, HARMLESS]],
  ])('%s', (_title, advice, notes) => {
    const rows = rowsOf({ message: LONG, advice, notes, edit: null });
    const text = asText(rows);
    expect(text.replaceAll(' also ', ' ')).toContain(`${RESUMED} ${KEPT_SOCKET}`);
    expect(rows.length).toBeLessThanOrEqual(12);
    expect(text).not.toContain(HARMLESS);
    expect(rows.at(-1)).toMatch(/\d more notes?$/);
  });

  test('others follow it where there is room', () => {
    const text = asText(rowsOf({ message: 'Short.', advice: [EDIT], notes: [HARMLESS, KEPT_SOCKET] }));
    expect(text).toContain(`also ${KEPT_SOCKET} also ${HARMLESS}`);
  });
});

test("which credentials a session belongs to is not cut from a sketch's line", () => {
  const line = 'sessions.set(key, session); // key: server, port, name and credentials together';
  const advice = [
    EDIT,
    ...Array.from({ length: 12 }, (_, at) => `line(${at});`),
    `socket.on('session', (session) => ${line}`,
  ];
  const text = asText(rowsOf({ message: LONG, advice, notes: [], edit: null }));
  expect(text.replaceAll('// ', '')).toContain(line.replaceAll('// ', ''));
});

test('of many lines the first stay', () => {
  const advice = Array.from({ length: 30 }, (_, at) => `line(${at});`);
  const rows = rowsOf({ message: 'Short.', advice, notes: [], edit: null });
  expect(rows).toHaveLength(12);
  expect(rows.slice(2, 5).map((row) => row.trim())).toEqual(['Short.', 'sketch    line(0);', 'line(1);']);
  expect(rows.at(-2).trim()).toBe('…');
  expect(rows.at(-1)).toContain('in report.html: the whole sketch');
});

test('a sketch that a finding above has is not repeated, only what else to do and why it is a sketch', () => {
  const report = guideServerReport();
  const [first] = report.findings;
  const sketch = (/** @type {object} */ fields) => ({ ...first, edit: null, notes: [], ...fields });
  const callSite = { file: '/srv/b.js', line: 7, function: 'late', api: 'pbkdf2Sync' };
  // Lines are those of each one's own file, and of another function with that name.
  const WAIT = ['// with: async in line 7, before column 1', '// with: await every call of check (line 9)'];
  const SKETCH = ['await derive(password);', '// with: import it', '// not in place', ...WAIT];
  const text = terminalReport(
    {
      ...report,
      findings: [
        sketch({ advice: SKETCH }),
        sketch({ advice: SKETCH, callSite }),
        sketch({ advice: ['await derive(other);'], callSite }),
        sketch({ advice: ['// in a worker thread'], callSite }),
        sketch({ advice: ['// with fewer clients'], callSite }),
      ],
    },
    { width: 100, color: false, top: 5, files: [], cwd: '/srv' },
  );
  // What is no code is no sketch that could be the same.
  expect(text.match(/, above/g)).toHaveLength(1);
  expect(text.match(/await derive\(password\)/g)).toHaveLength(1);
  expect(text.match(/import it/g)).toHaveLength(1);
  expect(text).toContain(
    '      sketch    // the same code as at /app/app.js:23, above\n                // not in place\n' +
      '      with      async in line 7, before column 1\n      with      await every call of check (line 9)\n',
  );
  expect(text).toContain('await derive(other);');
});

test('whatever a rule says, it takes 12 lines of 100 columns, or as much room where lines are shorter', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  const words = fc.array(fc.constantFrom('await', 'f(a, b)', "'one two'", '// so', 'It is.', 'x'.repeat(70)), {
    maxLength: 60,
  });
  const line = fc.oneof(
    text,
    words.map((each) => each.join(' ')),
  );
  fc.assert(
    fc.property(
      fc.record({
        message: line,
        advice: fc.array(line, { minLength: 1, maxLength: 20 }),
        notes: fc.array(line, { maxLength: 8 }),
        isEdit: fc.boolean(),
      }),
      fc.integer({ min: 40, max: 160 }),
      ({ isEdit, ...fields }, width) => {
        const rows = rowsOf({ ...fields, ...(isEdit ? {} : { edit: null }) }, width);
        expect(rows.length).toBeLessThanOrEqual(Math.ceil(1200 / Math.min(width, 100)));
        expect(rows.every((row) => columns(row) <= width)).toBe(true);
      },
    ),
  );
});
