import rule from '../../src/rules/pool-saturated.js';
import { sourceCall } from '../support/source-call.js';
import { contextOf, site } from './rule-tester.js';

/** @import { SourceCall } from '../../src/model/source-call.js' */
/** @import { Finding } from '../../src/model/report.js' */

const DERIVE = { id: 'derive', api: 'pbkdf2', form: 'async', loop: 2, blocks: [2, 0, 0, 0] };
const JOB = {
  id: 'derive',
  file: '/srv/app.js',
  line: 23,
  column: 3,
  function: 'auth',
  isAsync: false,
  package: '',
  job: 'PBKDF2Job',
  jobs: 192,
  maxInFlight: 64,
  waitP95Ms: 600,
  runP50Ms: 40,
};
const POOL = {
  size: 4,
  jobs: 192,
  maxInFlight: 64,
  waitP95Ms: 600,
  runP50Ms: 40,
  cpuMs: 4000,
  runQueueWaitMs: 100,
  complete: true,
};

/**
 * @param {object | null} pool what differs
 * @param {{site?: object, more?: object[], row?: object, others?: object[], call?: SourceCall}}
 *   [rest] what differs of the line, further lines, its row, other rows, and what the source says there
 * @returns {Finding[]} what is found
 */
function found(pool, { site: own = {}, more = [], row = {}, others = [], call } = {}) {
  const threadPool = pool === null ? null : { ...POOL, callSites: [{ ...JOB, ...own }, ...more], ...pool };
  const callSites = [
    site({ ...DERIVE, ...row }),
    site({ ...DERIVE, id: 'random', api: 'randomBytes', operation: 'random', line: 40 }),
    ...others.map(site),
  ];
  return rule.check({ ...contextOf(callSites, 1000, new Map(call ? [['derive', call]] : [])), threadPool });
}

describe('when it speaks', () => {
  test.each([
    ['64 in flight, which wait long', {}, {}, 'warning'],
    ['the wait of a tenth of a second', { waitP95Ms: 100 }, {}, 'warning'],
    ['less', { waitP95Ms: 99 }, {}, 'info'],
    ['so little that nobody minds', { waitP95Ms: 19 }, { site: { runP50Ms: 5 } }, null],
    ['no more in flight than two for each thread', {}, { site: { maxInFlight: 8 } }, null],
    ['one more than that', {}, { site: { maxInFlight: 9, runP50Ms: 140 } }, 'warning'],
    ['no more than the pool has threads', {}, { site: { maxInFlight: 4 } }, null],
    ['jobs that run for longer than they wait', { waitP95Ms: 60 }, { site: { runP50Ms: 61 } }, null],
    ['a loop that did not hear of their ends', { cpuMs: 300 }, { site: { runP50Ms: 2 } }, null],
    [
      'a loop that heard of many ends at once, of jobs that the threads are known to have run for long',
      {},
      { site: { runP50Ms: 2 } },
      'warning',
    ],
    ['the same where nobody knows of the threads', { cpuMs: null }, { site: { runP50Ms: 2 } }, null],
    [
      "jobs that wait for another line's",
      {},
      { site: { runP50Ms: 0.02 }, more: [{ ...JOB, id: 'random', maxInFlight: 3 }] },
      null,
    ],
    [
      'random bytes, which wait for what else is on the pool',
      {},
      { site: { job: 'RandomBytesJob', runP50Ms: 2 } },
      null,
    ],
    [
      "short jobs that wait for an addon's: what the threads did was not theirs",
      {},
      {
        site: { runP50Ms: 2 },
        others: [{ id: 'bcrypt', api: 'hash', form: 'async', computedBy: 'bcrypt', blocks: [1, 0, 0, 0] }],
      },
      null,
    ],
    ['a line that the report does not know', {}, { site: { id: '' } }, null],
    ['jobs that were not timed', { waitP95Ms: null }, { site: { runP50Ms: null } }, null],
    ['no jobs', { callSites: [] }, {}, null],
  ])('%s', (_title, pool, rest, severity) => {
    expect(found(pool, rest).map((finding) => finding.severity)).toEqual(severity === null ? [] : [severity]);
  });

  test('nobody knows what was handed over', () => expect(found(null)).toEqual([]));

  test('it is about the line whose jobs keep the pool busy', () => {
    const others = [{ ...JOB, id: 'random', jobs: 1000, maxInFlight: 100, runP50Ms: 0.5 }];
    expect(found({}, { more: others })[0].site).toBe('derive');
  });
});

test('it says how many wait for how long, and what mending it is worth', () => {
  const [{ message, notes, verify, callSite, ticks }] = found({});
  expect(message).toBe(
    'Up to 64 jobs of crypto.pbkdf2 are in flight at once, for 4 threads of the pool. One in twenty of all jobs waits 600 ms or more for a thread, to run ' +
      'for 40 ms; files, DNS and compression wait in the same queue.',
  );
  expect(notes).toEqual([
    'An estimate from this run: other work finds a thread at once, where it may wait for 600 ms now. The 192 jobs take the same CPU, 4.0 s, and up to 33 % longer where there are ' +
      'as many idle processors as threads.',
    expect.stringContaining('UV_THREADPOOL_SIZE'),
  ]);
  expect(verify).toContain('no more than 3 jobs of this line should be in flight, and jobs should hardly wait');
  expect([callSite?.line, ticks]).toEqual([23, 2]);
  expect(found({ cpuMs: null })[0].notes[0]).toContain('The 192 jobs take the same CPU, and up to');
});

test('how long a job ran is what its thread took, where its end was heard of late', () => {
  expect(found({ cpuMs: 5660 }, { site: { runP50Ms: 2 } })[0].message).toContain('to run for 30 ms;');
});

describe('beside jobs of other lengths', () => {
  // 192 jobs of 40 ms and 20 of 2 s: 47.68 s, 225 ms for each of them, which none took.
  const longer = { ...JOB, id: 'random', line: 40, job: 'ScryptJob', jobs: 20, maxInFlight: 5, runP50Ms: 2000 };
  const mixed = { jobs: 212, cpuMs: 47_680, runQueueWaitMs: 0 };

  test('a job ran for as long as those of its line, not for the mean of all', () => {
    expect(found(mixed, { more: [longer] })[0].message).toContain('to run for 40 ms;');
  });

  test('nor if the others have no line', () => {
    expect(found({ ...mixed, runP50Ms: 2000 })[0].message).toContain('to run for 40 ms;');
  });

  test('where the threads ran for longer than was heard, it is said of each in proportion', () => {
    expect(found({ ...mixed, cpuMs: 2 * 47_680 }, { more: [longer] })[0].message).toContain('to run for 80 ms;');
  });
});

test('a pool of one thread is too small for everybody', () => {
  const [{ advice, edit, notes }] = found({ size: 1 });
  expect(edit).toBeNull();
  expect(advice).toEqual([expect.stringContaining('UV_THREADPOOL_SIZE=4')]);
  expect(notes).toHaveLength(1);
});

describe('edits', () => {
  const editAt = (/** @type {string} */ source, /** @type {string} */ name, fields = {}, row = {}) =>
    found({}, { call: sourceCall(source, name, fields), row })[0];

  test("a promise's function is called in turn, with the same arguments", () => {
    const { edit, advice } = editAt(
      'return Promise.all(list.map((password) => derive(password, salt, 1000, 32, digest)));',
      'derive',
      { callee: 'pbkdf2', isPromisified: true },
    );
    expect(edit?.text).toBe('inTurn(derive, password, salt, 1000, 32, digest)');
    expect(advice[0]).toBe(
      'return Promise.all(list.map((password) => inTurn(derive, password, salt, 1000, 32, digest)));',
    );
    expect(edit?.imports).toEqual([expect.stringMatching(/^const inTurn = .*\)\(3, \[\]\);$/)]);
  });

  test('a key that is derived from the same each time is kept', () => {
    const source = "const key = await derive(process.env.SECRET, 'salt', 32);";
    const syntax = { callee: 'scrypt', isPromisified: true, areConstant: [true, true, true] };
    const row = { api: 'scrypt', operation: 'kdf.scrypt' };
    const { edit, verify } = editAt(source, 'derive', syntax, row);
    expect(edit).toMatchObject({ text: 'derivedKey', callersMustAwait: false });
    expect(edit?.imports.at(-1)).toBe('const derivedKey = keepDerived(deriveKey);');
    expect(verify).toBe(
      'Run cryptoprof again under the same load: 192 jobs of this line should become 1, and jobs should hardly wait for a thread (now 600 ms and more). The CPU that they took is gone.',
    );
    expect(editAt(source, 'derive', { ...syntax, areConstant: [false, true, true] }, row).edit?.text).toMatch(
      /^inTurn/,
    );
  });

  test('so is one of WebCrypto, which needs its object', () => {
    const { edit } = editAt(
      'const bits = await crypto.subtle.deriveBits(algorithm, key, 256);',
      'subtle.deriveBits',
      { taken: ['inTurn'] },
      { api: 'subtle.deriveBits' },
    );
    expect(edit?.text).toBe('inTurnAsync(crypto.subtle.deriveBits.bind(crypto.subtle), algorithm, key, 256)');
  });

  test.each([
    ['a callback', 'pbkdf2(password, salt, 1000, 32, digest, done);', 'pbkdf2', {}, {}],
    [
      'a method of an object',
      'await this.derive(password, salt);',
      'derive',
      { isPromisified: true, receiverText: 'this' },
      {},
    ],
    ['arguments that are spread', 'await derive(...args);', 'derive', { isPromisified: true }, {}],
    [
      'an argument that may be secret',
      "await derive('password', salt);",
      'derive',
      { isPromisified: true, argumentTexts: [null, 'salt'] },
      {},
    ],
    ['a package', 'await derive(password, salt);', 'derive', { isPromisified: true }, { package: 'bcrypt' }],
  ])('a sketch: %s', (_title, source, name, fields, row) => {
    const { edit, advice } = editAt(source, name, fields, row);
    expect(edit).toBeNull();
    expect(advice[0]).toContain('const key = await inTurn(() => pbkdf2(password, salt, iterations, keylen, digest));');
  });

  test.each([
    ['scrypt', 'const key = await inTurn(() => scrypt(password, salt, keylen, options));'],
    ['hash', 'const result = await inTurn(() => hash(...));'],
    ['subtle.sign', 'const result = await inTurn(() => subtle.sign(...));'],
    ['', 'const result = await inTurn(() => work(...));'],
  ])('the sketch is of the function that is called: %j', (api, line) => {
    const { advice } = editAt('await derive(...args);', 'derive', { isPromisified: true }, { api });
    expect(advice[0]).toContain(line);
  });
});

test('lines with jobs of one kind are counted together: it is not known which has that many in flight', () => {
  const other = { ...JOB, id: 'other', line: 40, jobs: 10 };
  const [{ message, notes }] = found(
    {},
    { more: [other, { ...other, id: 'random', line: 50, job: 'RandomBytesJob' }] },
  );
  expect(message).toMatch(
    /^Up to 64 jobs of crypto\.pbkdf2, from 2 lines together, are in flight at once, for 4 threads/,
  );
  expect(notes[0]).toMatch(/^It is not known which line has that many at once\. .* also come from \S*app\.js:40\.$/);
  const [alone] = found({});
  expect(alone.message).toMatch(/^Up to 64 jobs of crypto\.pbkdf2 are in flight/);
  expect(alone.notes.join()).not.toContain('not known');
});

describe('beside dearer jobs of another kind, of which there are few', () => {
  const dearer = { ...JOB, id: 'random', line: 40, job: 'ScryptJob', jobs: 20, maxInFlight: 5, runP50Ms: 900 };

  test('those of which there are many are too many', () => {
    const [{ site: id, notes, verify }] = found({}, { more: [{ ...dearer, ownMaxInFlight: 5 }] });
    expect(id).toBe('derive');
    expect(notes.join()).toContain('limit all of them together');
    expect(verify).not.toContain('jobs should hardly wait');
  });

  test('but not if they are short: they wait for the others', () =>
    expect(found({}, { site: { runP50Ms: 0.5 }, more: [dearer] })).toEqual([]));

  test('of fewer than the pool has threads, the others leave one free', () => {
    const [{ verify }] = found({}, { more: [{ ...dearer, maxInFlight: 3 }] });
    expect(verify).toContain('jobs should hardly wait');
  });
});

describe('where it is known how many of each line are in flight', () => {
  const heavier = { ...JOB, id: 'random', line: 40, jobs: 300, runP50Ms: 40 };

  test.each([
    ['few enough', 3, true],
    ['more than fit beside other work', 4, false],
    ['not known', undefined, false],
  ])('jobs hardly wait only if those of other lines are few: %s', (_title, ownMaxInFlight, areFew) => {
    const more = [{ ...JOB, id: 'other', line: 40, jobs: 10, ...(ownMaxInFlight && { ownMaxInFlight }) }];
    const [{ notes, verify }] = found({}, { site: { ownMaxInFlight: 60 }, more });
    expect(verify.includes('jobs should hardly wait')).toBe(areFew);
    expect(notes.some((note) => note.includes('other work finds a thread at once'))).toBe(areFew);
    expect(notes.some((note) => note.includes('limit all of them together'))).toBe(!areFew);
  });

  test('the finding is about one that has many, and says so of all', () => {
    const [{ site: id, notes }] = found(
      {},
      { site: { ownMaxInFlight: 60 }, more: [{ ...heavier, ownMaxInFlight: 4 }] },
    );
    expect(id).toBe('derive');
    expect(notes[0]).toMatch(
      /^Of this line alone up to 60 are in flight at once; jobs of the same kind also come from \S*app\.js:40 \(up to 4\)\.$/,
    );
  });

  test.each([
    ['no line has many', { ownMaxInFlight: 6 }, [{ ...heavier, ownMaxInFlight: 4 }], /^Of this line alone up to 4 /],
    ['both have', { ownMaxInFlight: 30 }, [{ ...heavier, ownMaxInFlight: 34 }], /^Of this line alone up to 34 /],
    ['the heavier is not known', { ownMaxInFlight: 60 }, [heavier], /^It is not known/],
    [
      'the heavier requests them in two ways',
      { ownMaxInFlight: 60 },
      [
        { ...heavier, ownMaxInFlight: 4 },
        { ...heavier, ownMaxInFlight: 4, called: 'pbkdf2' },
      ],
      /^It is not known/,
    ],
  ])('%s: the one whose jobs take longest', (_, own, more, note) => {
    const [{ site: id, notes }] = found({}, { site: own, more });
    expect(id).toBe('random');
    expect(notes[0]).toMatch(note);
  });
});
