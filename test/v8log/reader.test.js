import { Failure } from '../../src/model/failure.js';
import { AUTH, HEAD, loggedNameAt, read } from './read-log.js';

const tick = (time, pc = 0x1000) => `tick,0x${pc.toString(16)},${time},0,0x0,0`;
const times = (log) => [...log.samples.time];

test('a healthy log', () => {
  const log = read([...HEAD, ...AUTH, tick(100), tick(1200), 'profiler,end']);
  expect(log).toMatchObject({
    v8Version: '13.6.233.17',
    platform: 'linux',
    intervalUs: 1000,
    skipped: {},
  });
  expect(log.samples.dropped).toEqual({});
  expect(times(log)).toEqual([100, 1200]);
});

describe('names that hold line feeds', () => {
  const row = (text) => `code-creation,JS,10,50,0x1000,256,${text} /srv/app.js:1:14,0x9000,~`;

  test.each([
    'new\nline',
    'empty\n\nline',
    '\n\n',
    'a\nb\nc\nd',
    'ends\n',
    '\nbegins',
    'carriage\rreturn',
    'both\r\nof them',
    'comma,\n,in',
  ])('%j', (text) => {
    const lines = [...HEAD, row(text), tick(100)];
    const log = read(lines);
    expect(loggedNameAt(lines, 0x1000)).toBe(`${text} /srv/app.js:1:14`);
    expect(log.skipped).toEqual({});
    expect(times(log)).toEqual([100]);
  });

  test('a forged tick inside one is part of the name', () => {
    const log = read([...HEAD, tick(90), row('forged\ntick,0x1,2,0,0x0,0,0x2\nrow'), tick(100)]);
    expect(times(log)).toEqual([90, 100]);
    expect(log.samples).toMatchObject({ length: 2, dropped: {} });
  });

  test('a forged code row inside one is read as a row: what it belongs to is left out, and counted', () => {
    const lines = [...HEAD, row('forged\ncode-creation,Builtin,2,60,0x8000,64,Fake\nrow'), tick(100)];
    const log = read(lines);
    expect(loggedNameAt(lines, 0x8000)).toBe('Fake');
    expect(log.skipped).toEqual({ unparsable: 1, 'unknown-record': 1 });
    expect(times(log)).toEqual([100]);
  });

  test('a row that never ends costs one line; the lines after it are read', () => {
    const lines = [...HEAD, 'code-creation,JS,10,50,0x1000,256,cut', tick(100), tick(200), ...AUTH, tick(300)];
    const log = read(lines);
    expect(log.skipped).toEqual({ unparsable: 1 });
    expect(times(log)).toEqual([100, 200, 300]);
    expect(loggedNameAt(lines, 0x1000)).toBe('auth /srv/app.js:1:14');
  });

  test('several rows that never end cost their lines only', () => {
    const cut = 'code-creation,JS,10,50,0x1000,256,cut';
    const log = read([...HEAD, cut, tick(100), cut, cut, tick(200), cut, tick(300)]);
    expect(log.skipped).toEqual({ unparsable: 4 });
    expect(times(log)).toEqual([100, 200, 300]);
  });

  test('a row that never ends does not swallow a long log', () => {
    const log = read([
      ...HEAD,
      'code-creation,JS,10,50,0x1000,256,cut',
      ...Array.from({ length: 500 }, (_, index) => tick(index)),
      'code-creation',
    ]);
    expect(log.samples.length).toBe(500);
    expect(log.skipped).toEqual({ unparsable: 1, 'unknown-record': 1 });
  });

  test('a row that never ends does not swallow megabytes', () => {
    const log = read([
      ...HEAD,
      'code-creation,JS,10,50,0x1000,256,cut',
      `script-source,5,/srv/large.js,${'x'.repeat(3 << 20)}`,
      'row /srv/app.js:1:14,0x9000,~',
      tick(100),
    ]);
    expect(log.scripts.nameOf(5)).toBe('/srv/large.js');
    expect(log.skipped).toEqual({ unparsable: 1, 'unknown-record': 1 });
    expect(times(log)).toEqual([100]);
  });
});

describe('ticks at impossible times', () => {
  test('one that goes back is left out', () => {
    const log = read([...HEAD, tick(1000), tick(2000), tick(2), tick(3000)]);
    expect(times(log)).toEqual([1000, 2000, 3000]);
    expect(log.samples.dropped).toEqual({ 'time-went-back': 1 });
  });

  test('one that ran ahead costs itself, not all that follow', () => {
    const log = read([...HEAD, tick(1000), tick(2000), tick(20_000_000), tick(3000), tick(4000)]);
    expect(times(log)).toEqual([1000, 2000, 3000, 4000]);
    expect(log.samples.dropped).toEqual({ 'time-went-back': 1 });
  });

  test('even if it is the first', () => {
    const log = read([...HEAD, tick(9007199254740991), tick(1000), tick(2000)]);
    expect(times(log)).toEqual([1000, 2000]);
    expect(log.samples.dropped).toEqual({ 'time-went-back': 1 });
  });

  test('weeks later is not believed', () => {
    const log = read([...HEAD, tick(1000), tick(8 * 24 * 3600 * 1e6), tick(2000)]);
    expect(times(log)).toEqual([1000, 2000]);
    expect(log.samples.dropped).toEqual({ 'time-jumped': 1 });
  });

  test('equal times are fine', () => expect(times(read([...HEAD, tick(1000), tick(1000)]))).toEqual([1000, 1000]));
});

describe('damage', () => {
  test('no header', () => {
    const log = read([...AUTH, tick(100)]);
    expect(log).toMatchObject({ v8Version: '', intervalUs: 0, skipped: {} });
    expect(times(log)).toEqual([100]);
  });

  test('what the program printed between the lines, and empty lines, are counted', () => {
    const log = read([...HEAD, 'listening on 3000', '', '{"json": true}', tick(100), '', 'a,b,c']);
    expect(log.skipped).toEqual({ 'unknown-record': 3, empty: 2 });
    expect(times(log)).toEqual([100]);
  });

  test('CRLF throughout', () => {
    const lines = [...HEAD, ...AUTH, tick(100)].map((line) => `${line}\r`);
    const log = read(lines);
    expect(log.skipped).toEqual({});
    expect(loggedNameAt(lines, 0x1000)).toBe('auth /srv/app.js:1:14');
    expect(times(log)).toEqual([100]);
  });

  test('NULs, from a file that two isolates wrote', () => {
    const log = read([...HEAD, `${'\0'.repeat(5000)}${tick(100)}`, tick(200), `\0${tick(300)}`]);
    expect(log.skipped).toEqual({ 'unknown-record': 2 });
    expect(times(log)).toEqual([200]);
  });

  test('a line that was cut off at the end is not believed', () => {
    expect(read(`${[...HEAD, tick(100)].join('\n')}\n${tick(2000).slice(0, -1)}`).samples.dropped).toEqual({
      truncated: 1,
    });
    expect(read(`${[...HEAD, tick(100)].join('\n')}\nscript-source,5,/srv/a.j`).skipped).toEqual({ truncated: 1 });
  });

  test('a tick that is none is a dropped tick', () => {
    expect(read([...HEAD, 'tick,0x1', 'tick,', tick(100)]).samples.dropped).toEqual({ unparsable: 2 });
  });

  test.each([
    'v8-version,13',
    'v8-version,a,b,c,d',
    'profiler,begin,soon',
    'profiler,begin,9999999999',
    'code-move,0x1',
    'sfi-move,x,y',
    'new,CodeRange,1',
    'code-source-info,0x1000',
    'code-source-info,0x1000,x,1,2,,,',
    'shared-library,/a,0x2,0x1,0',
    'script-source,1',
    'code-creation,JS',
  ])('%j is counted', (line) => {
    expect(read([...HEAD, line]).skipped).toEqual({ unparsable: 1 });
  });

  test('records that carry nothing for a profile are no damage', () => {
    expect(
      read([
        ...HEAD,
        'heap-capacity,1',
        'LoadIC,0x1,2,3,4,0,1,0x0,x,,',
        'code-deopt,1,2,0x3,-1,30,deopt-eager,<a>,b',
        'timer-event-start,"V8",1',
      ]).skipped,
    ).toEqual({});
  });

  test.each(['', 'hello\nworld\n', '\0\0\0', '{"nodes":[]}', 'v8-version'])('%j is no log', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ name: 'Failure', code: 'log-unrecognised' }));
    expect(() => read(text)).toThrow(Failure);
  });

  test('a stack that V8 could not walk is a dropped tick', () => {
    expect(
      read([...HEAD, 'tick,0x0,100,0,0x0,5', 'tick,0x0,200,1,0x400010,6', 'tick,0x0,300,0,0x0,5,0x400010']).samples
        .dropped,
    ).toEqual({ 'no-stack': 1 });
  });
});

test('code of another V8 is read all the same', () => {
  const log = read(['v8-version,99,1,2,3,0', ...HEAD.slice(1), ...AUTH, tick(100)]);
  expect(log.v8Version).toBe('99.1.2.3');
  expect(times(log)).toEqual([100]);
});
