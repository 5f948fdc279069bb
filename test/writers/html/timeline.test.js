/** What a program counted by time: drawn, told in words and numbers where it was counted, and said where it was not. */
import { gunzipSync } from 'node:zlib';
import { longBlocks } from '../../../src/writers/html/long-blocks.js';
import { reportPage } from '../../../src/writers/html/page.js';
import { requestsBehind } from '../../../src/writers/html/requests-behind.js';
import { laneSentences, laneWords, timeLanes } from '../../../src/writers/html/time-lanes.js';
import { timeStretches } from '../../../src/writers/html/time-table.js';
import { analysisOf } from '../../support/samples.js';
import { profileFromGrid } from '../../support/text-grid.js';

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Counts by time, of which some are given as the times of what happened, ms since the slots began. */
function timesOf({ startUs = 0, complete = true, slotUs = 1000, ...events }) {
  const slots = (times = []) => {
    const counts = Array(times.length === 0 ? 0 : Math.floor((Math.max(...times) * 1000) / slotUs) + 1).fill(0);
    for (const ms of times) counts[Math.floor((ms * 1000) / slotUs)]++;
    return { slotUs, counts };
  };
  return {
    startUs,
    errorUs: 0,
    complete,
    requests: slots(events.requests),
    handshakes: slots(events.handshakes),
    jobs: slots(events.jobs),
  };
}

/** 10 ms of other work, a call of pbkdf2Sync of 50 ms, 40 ms of other work; a tick each ms, the first at 1 ms. */
const server = (times) => ({
  ...profileFromGrid(`
    @repeat  10                           50                            40
    @state   js                           external                      js
             render@/app/src/page.js:3:9  login@/app/src/auth.js:20:23  render@/app/src/page.js:3:9
             -                            pbkdf2Sync@node:internal/crypto/pbkdf2:62:70
             -                            native:node::crypto::PBKDF2Job::Run
  `),
  ...(times && { times }),
});

const UNKNOWN = { traffic: null, threadPool: null };
const side = (handshakes) => ({ handshakes, resumed: 0, protocols: {}, ciphers: {}, groups: {} });
const known = ({ requests = 0, handshakes = 0, jobs = 0, complete = true } = {}) => ({
  traffic: { requests, tlsServer: side(handshakes), tlsClient: side(0), complete },
  threadPool: { jobs, complete },
});
/** A report of these counts. */
const reported = (counts, changes = {}) => ({ ...counts, profile: { unprofiled: [] }, ...changes });

const pageOf = ({ report, stacks }, changes = {}) =>
  reportPage({ ...report, ...changes }, { stacks: stacks(), root: '/app', title: 'a', rulePages: [], json: '{}' });
const plain = (page) =>
  page
    .replace(/<(script|style)[^]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const started = (startedUs, times) => {
  const profile = server(times);
  return { ...profile, meta: { ...profile.meta, startedUs } };
};

describe('two threads', () => {
  test('stand by one clock where it is known when each of them was started', async () => {
    const analysis = analysisOf(started(0), started(200_000, timesOf({ requests: [1] })));
    const page = await pageOf(analysis);
    expect(plain(page)).toContain('Bars below each other happened at the same time.');
    expect(plain(page)).not.toContain('Each thread begins at 0 s');
    const names = JSON.parse(gunzipSync(Buffer.from(/id="graph-names">([^<]*)</.exec(page)[1], 'base64')).toString());
    const [main, other] = names.threads.map(({ bins }) => bins * names.bins.us);
    expect(other - main).toBe(200_000);
    expect(names.lanes).toMatchObject([{ thread: 1, startUs: 200_000 }]);
    // The table of blocks has the same times.
    const froms = [...page.matchAll(/data-from="(\d+)"/g)].map(([, from]) => Number(from));
    expect(froms).toEqual(expect.arrayContaining([11_000, 211_000]));
  });

  test('of which each ran for a moment have bars as short as if they had run at once', async () => {
    const binUs = async (after) => {
      const threads = Array.from({ length: 40 }, (_, index) => started(index * after));
      const page = await pageOf(analysisOf(...threads));
      const { bins } = JSON.parse(
        gunzipSync(Buffer.from(/id="graph-names">([^<]*)</.exec(page)[1], 'base64')).toString(),
      );
      return bins.us;
    };
    const atOnce = await binUs(0);
    expect(await binUs(5e4)).toBe(atOnce);
    // Nobody sees moments of an hour: a page with a bar for each would be large.
    expect(await binUs(1e8)).toBeGreaterThan(atOnce);
  });

  test('begin at 0 s where that is not known, or if they are of several runs', async () => {
    const apart = analysisOf(server(), server());
    expect(plain(await pageOf(apart))).toContain('Each thread begins at 0 s');
    const merged = analysisOf(started(0), started(200_000));
    expect(plain(await pageOf(merged, { runs: [] }))).toContain('Each thread begins at 0 s');
  });
});

describe('lanes', () => {
  const times = timesOf({ startUs: 2000, requests: [1, 1, 60], jobs: [3] });
  const [requests, jobs] = timeLanes([{ profile: server(times) }], reported(known({ requests: 3, jobs: 1 })));

  test('show what was counted, with its label', () => {
    expect(requests).toMatchObject({ thread: 0, kind: 'requests', startUs: 2000, slotUs: 1000, complete: true });
    expect(laneWords(requests)).toBe('requests begun: 3, at most 2 in 1 ms');
    expect(laneWords(jobs)).toBe('crypto jobs done on the thread pool: 1, at most 1 in 1 ms');
  });

  test('say so where there may be more', () => {
    const words = (profile, report) => timeLanes([{ profile }], reported(report)).map(laneWords);
    expect(words(server({ ...times, complete: false }), known())[0]).toMatch(/^requests begun: at least 3,/);
    expect(words(server(times), known({ complete: false }))[1]).toMatch(
      /^crypto jobs done on the thread pool: at least 1,/,
    );
  });

  test('there is none of what was not counted, has no times, or did not happen', () => {
    expect(timeLanes([{ profile: server() }], reported(known()))).toEqual([]);
    expect(timeLanes([{ profile: server(timesOf({})) }], reported(known()))).toEqual([]);
    const profile = server(times);
    expect(
      timeLanes([{ profile: { ...profile, meta: { ...profile.meta, timed: false } } }], reported(known())),
    ).toEqual([]);
  });

  test('of many threads are drawn in few slots, and nothing is lost', () => {
    const counts = Array.from({ length: 2001 }, (_, slot) => slot % 3);
    const profiles = Array.from({ length: 100 }, () => ({
      profile: server({ ...times, requests: { slotUs: 1000, counts } }),
    }));
    const lanes = timeLanes(profiles, reported(known()));
    expect(lanes).toHaveLength(200);
    expect(sum(lanes.map((lane) => lane.counts.length))).toBeLessThanOrEqual(8192);
    expect(sum(lanes.flatMap((lane) => lane.counts))).toBe(100 * (sum(counts) + 1));
    expect(lanes[0].slotUs * lanes[0].counts.length).toBeGreaterThanOrEqual(2001 * 1000);
  });
});

test.each([
  [
    'nothing is known',
    [],
    UNKNOWN,
    /^Not recorded, and so not drawn: when requests began, TLS handshakes were done and crypto jobs of the thread pool were done\.$/,
  ],
  [
    'there was nothing',
    [],
    known(),
    /^There were no HTTP requests to its servers, TLS handshakes or crypto jobs on the thread pool\.$/,
  ],
  [
    'requests were counted',
    ['requests'],
    known({ requests: 3, complete: false }),
    /^Below them, .*: requests begun\. Not recorded, and so not drawn: when TLS handshakes were done and crypto jobs of the thread pool were done\.$/,
  ],
  [
    'handshakes were counted, and no time of them is known',
    ['requests'],
    known({ requests: 3, handshakes: 2 }),
    /There were no crypto jobs on the thread pool\. Not recorded, and so not drawn: when TLS handshakes were done\.$/,
  ],
  [
    'all was counted',
    ['requests', 'handshakes', 'jobs'],
    known(),
    /^Below them, .*: requests begun, TLS handshakes done and crypto jobs done on the thread pool\.$/,
  ],
])('%s: the page says what is drawn and what is not', (_, kinds, report, expected) => {
  expect(
    laneSentences(
      kinds.map((kind) => ({ kind })),
      reported(report),
    ).join(' '),
  ).toMatch(expected);
});

describe('where ticks are of a part of the run', () => {
  const WARM_UP = { warmUp: { seconds: 1, from: 'start', ticks: 9 }, unprofiled: [] };
  const CUT_OFF = { unprofiled: [{ reason: 'log-limit' }] };
  // The first tick is at 1 ms, the last at 100 ms.
  const times = timesOf({ requests: [0, 0, 1, 60, 100, 150], jobs: [200] });

  test.each([WARM_UP, CUT_OFF])('lanes have what was counted meanwhile', (profile) => {
    const lanes = timeLanes([{ profile: server(times) }], reported(known({ requests: 6, jobs: 1 }), { profile }));
    expect(lanes.map(({ kind, counts }) => [kind, sum(counts)])).toEqual([
      ['requests', 3],
      ['jobs', 0],
    ]);
    const { stacks } = analysisOf(server(times));
    expect(sum(timeStretches(stacks(), lanes).map(({ counts }) => counts.requests))).toBe(3);
    expect(laneSentences(lanes, reported(known(), { profile }))[0]).toContain(
      'what the thread itself counted while ticks of it were kept: requests begun and ',
    );
  });

  test('all counts are shown of a whole run', () => {
    const lanes = timeLanes([{ profile: server(times) }], reported(known({ requests: 6, jobs: 1 })));
    expect(lanes.map(({ counts }) => sum(counts))).toEqual([6, 1]);
  });
});

test('of runs that were added up nothing is said to be missing', () => {
  expect(laneSentences([{ kind: 'requests' }], reported(UNKNOWN, { runs: [] }))).toHaveLength(1);
});

describe('requests behind a block', () => {
  const block = { startUs: 11_000, durationUs: 50_000 };
  const behind = (times, of = block) => requestsBehind(server(times && timesOf(times)), of);

  test('are those that begin when it ends', () => {
    // It ends at 61 ms; the request that it was for began right before it, and one long after it.
    expect(behind({ requests: [10, 11, 61, 61, 62, 70, 95] })).toEqual({ count: 4, withinUs: 11_000 });
    expect(behind({ requests: [5, 90] })).toEqual({ count: 0, withinUs: 11_000 });
  });

  test('are not known if some began within it, for it is several calls then', () => {
    expect(behind({ requests: [10, 30, 45, 61] })).toBeNull();
    expect(behind({ requests: [10, 59] })).toBeNull();
    // After its last sample the call may have been over.
    expect(behind({ requests: [10, 60, 60] })).toMatchObject({ count: 2 });
    const late = { ...timesOf({ requests: [12] }), errorUs: 2000 };
    expect(requestsBehind(server(late), block)).toMatchObject({ count: 1 });
  });

  test('are found by the thread’s own clock', () => {
    expect(behind({ startUs: 3000, requests: [7, 58, 58] })).toEqual({ count: 2, withinUs: 11_000 });
  });

  test('are not known where none were counted, or slots are too long to tell', () => {
    expect(behind(undefined)).toBeNull();
    expect(behind({ jobs: [61] })).toBeNull();
    expect(behind({ requests: [61], slotUs: 25_000 })).toMatchObject({ count: 1, withinUs: 35_000 });
    expect(behind({ requests: [61], slotUs: 26_000 })).toBeNull();
    // Before the first slot nothing was counted.
    expect(behind({ startUs: 30_000, requests: [31] })).toBeNull();
  });
});

test('the numbers of all stretches add up to those of the run', () => {
  const times = timesOf({ requests: [1, 61, 99], handshakes: [2], jobs: [98, 98] });
  const { stacks, report } = analysisOf(server(times), server());
  const lanes = timeLanes(stacks(), reported(known()));
  const stretches = timeStretches(stacks(), lanes);
  expect(stretches).toHaveLength(40);
  expect(sum(stretches.map(({ busyTicks }) => busyTicks))).toBe(report.profile.busyTicks);
  expect(sum(stretches.map(({ cryptoTicks }) => cryptoTicks))).toBe(report.crypto.ticks);
  for (const [kind, count] of Object.entries({ requests: 3, handshakes: 1, jobs: 2 }))
    expect(sum(stretches.map(({ counts }) => counts[kind]))).toBe(count);
  // Of 5 ms each.
  expect(stretches[0].counts).toEqual({ requests: 1, handshakes: 1, jobs: 0 });
  expect(stretches[19].counts).toEqual({ requests: 1, handshakes: 0, jobs: 2 });
});

describe('the page', () => {
  test('has lanes to draw, their numbers as a table, and the requests behind each block', async () => {
    const times = timesOf({ requests: [10, 61, 61, 62], handshakes: [5] });
    const page = await pageOf(analysisOf(server(times)), known({ requests: 4, handshakes: 1 }));
    const inert = (id) => String(gunzipSync(Buffer.from(new RegExp(`id="${id}">([^<]*)<`).exec(page)[1], 'base64')));
    expect(JSON.parse(inert('graph-names')).lanes).toEqual([
      {
        thread: 0,
        startUs: 0,
        slotUs: 1000,
        slots: 63,
        one: 'request begun',
        counted: 'requests begun',
        complete: true,
        words: 'requests begun: 4, at most 2 in 1 ms',
      },
      {
        thread: 0,
        startUs: 0,
        slotUs: 1000,
        slots: 6,
        one: 'TLS handshake done',
        counted: 'TLS handshakes done',
        complete: true,
        words: 'TLS handshakes done: 1, at most 1 in 1 ms',
      },
    ]);
    const text = plain(page);
    expect(text).toContain('Below them, what the thread itself counted: requests begun and TLS handshakes done.');
    expect(text).toContain('From Busy ticks Cryptography Requests begun TLS handshakes done');
    expect(text).toMatch(/Held for From Requests behind it .* 50 ms 0\.01 s 3 src\/auth\.js:23/);
    expect(text).toContain('they waited for it, unless they came just as it ended');
  });

  test('has bounds in the table of numbers where counts may lack some', async () => {
    const analysis = analysisOf(server(timesOf({ requests: [10, 61, 61, 62] })));
    const bounds = async (complete) => {
      const text = plain(await pageOf(analysis, known({ requests: 4, complete })));
      return /From Busy ticks .*?Flame graph/.exec(text)[0].includes('≥ 3');
    };
    expect(await bounds(true)).toBe(false);
    expect(await bounds(false)).toBe(true);
  });

  test('shows each block in the bar of the time that is pressed for it', async () => {
    // Not a whole number of tenths of a millisecond, in bars longer than a millisecond.
    const page = await pageOf(analysisOf(started(0), started(2_000_123)));
    const inert = (id) => gunzipSync(Buffer.from(new RegExp(`id="${id}">([^<]*)<`).exec(page)[1], 'base64'));
    const { columns, bins, blockUnitUs } = JSON.parse(inert('graph-names').toString());
    const bytes = inert('graph-numbers');
    const planes = bytes.length / 4;
    const numbers = Array.from({ length: planes }, (_, at) =>
      [3, 2, 1, 0].reduce((number, plane) => (number << 8) | bytes[plane * planes + at], 0),
    );
    const first = columns.slice(0, columns.indexOf('blocks.start')).reduce((at) => at + 1 + numbers[at], 0);
    const starts = numbers.slice(first + 1, first + 1 + numbers[first]);
    const table = page.slice(page.indexOf('aria-label="Longest blocks"'));
    const pressed = [...table.matchAll(/data-from="(\d+)"/g)].map(([, from]) => Math.floor(Number(from) / bins.us));
    expect(pressed).toHaveLength(2);
    expect(starts.map((start) => Math.floor((start * blockUnitUs) / bins.us))).toEqual(pressed);
    expect(bins.us % blockUnitUs).toBe(0);
  });

  const answers = (requests) => ({ ...profileFromGrid('render@/app/src/page.js:3:9'), times: timesOf({ requests }) });
  const tooShort = () => server(timesOf({ requests: [61], slotUs: 26_000 }));
  test.each([
    [
      'the threads that blocks held began no request',
      [server(), answers([1, 2])],
      2,
      'No request began on the threads',
    ],
    ['it is not known where some began', [server(), answers([1, 2])], 3, 'Which requests waited meanwhile was not'],
    ['slots are too long for them', [tooShort()], 1, 'Which requests waited for stretches as short as these was not'],
    ['that is so of one of them', [tooShort(), server()], 1, 'Which requests waited for some of them is not known'],
    [
      'they began within them',
      [server(timesOf({ requests: [30, 31, 32, 33] }))],
      2,
      'Stretches within which requests began are several calls:',
    ],
    [
      'they began within one of them',
      [server(timesOf({ requests: [30, 31, 32, 33] })), server(timesOf({ requests: [62] }))],
      2,
      'not included. Stretches within which',
    ],
  ])('says why it is not known what waited: %s', async (_, profiles, requests, words) => {
    expect(plain(await pageOf(analysisOf(...profiles), known({ requests })))).toContain(words);
  });

  test('has none where nothing was counted, and says so', async () => {
    const analysis = analysisOf(server());
    const text = plain(await pageOf(analysis));
    expect(longBlocks(analysis.stacks(), analysis.report.callSites).count).toBe(1);
    expect(text).toContain('Not recorded, and so not drawn: when requests began');
    expect(text).toContain('Which requests waited meanwhile was not recorded.');
    expect(text).not.toContain('Requests behind it');
    expect(text).not.toContain('Requests begun');
    expect(text).toContain('From Busy ticks Cryptography 0.000 s');
  });
});
