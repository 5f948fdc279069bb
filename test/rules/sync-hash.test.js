import rule from '../../src/rules/sync-hash.js';
import { ASYNC_FUNCTION } from '../support/source-call.js';
import { contextOf, findingFor, severityTable, site } from './rule-tester.js';

/** What a sketch says of data that is no stream. */
const BUFFER = '// with a buffer: await setImmediate() after each';

const hash = { operation: 'hash', algorithm: 'sha256', api: 'update', blocks: [20, 9, 12, 15] };

describe('when it speaks', () => {
  severityTable(rule, [
    ['long blocks, a large share', hash, 'error'],
    ['blocks of 40 ms', { ...hash, loop: 80, busy: 50_000, blocks: [2, 40, 40, 40] }, 'error'],
    ['long blocks, a small share', { ...hash, loop: 60, busy: 10_000 }, 'warning'],
    ['small hashes, however many', { ...hash, loop: 900, blocks: [900, 1, 2, 3] }, null],
    ['a recording without times', { ...hash, blocks: [0, 0, 0, 0] }, null],
    ['HMAC', { ...hash, operation: 'hmac' }, 'error'],
    ['much data at a time', { ...hash, leaves: { computing: 390, decoding: 0 } }, 'error'],
    [
      'much text at a time, a third of it writing strings as bytes',
      { ...hash, leaves: { computing: 240, decoding: 0, copying: 140 } },
      'error',
    ],
    ['many texts of a kilobyte', { ...hash, leaves: { computing: 240, decoding: 0, copying: 20 } }, null],
    ['what has no names that would tell', { ...hash, leaves: { computing: 0, decoding: 0, nameless: 390 } }, 'error'],
    [
      'without names, a fifth of it not where the data goes in',
      { ...hash, leaves: { computing: 0, decoding: 0, nameless: 320 } },
      null,
    ],
    [
      'crypto.hash without names, small data or large',
      { ...hash, api: 'hash', leaves: { computing: 0, decoding: 0, nameless: 390 } },
      null,
    ],
    [
      'crypto.hash of much data, with names but for a few ticks',
      { ...hash, api: 'hash', leaves: { computing: 310, decoding: 0, nameless: 5 } },
      'error',
    ],
    ['100,000 tiny hashes in a row', { ...hash, leaves: { computing: 45, decoding: 0 } }, null],
    ['subtle.digest', { ...hash, api: 'subtle.digest', form: 'async' }, null],
    ['in plain JavaScript', { ...hash, package: 'hash.js' }, null],
  ]);
});

test.each([
  ['a library without symbols', { libraryTicks: 12 }],
  ['an executable without symbols', { namedTicks: 700 }],
])('large data of which %s takes most, some of it with names', (_, totals) => {
  const context = contextOf([site({ ...hash, leaves: { computing: 0, decoding: 0, nameless: 320 } })]);
  const found = rule.check({ ...context, profile: { ...context.profile, ...totals } });
  expect(found.map(({ severity }) => severity)).toEqual(['error']);
});

describe('on a machine whose processors others wanted', () => {
  const cpu = { totalMs: 1900, mainMs: 500, workersMs: 0, poolMs: 0, v8Ms: 1400, otherMs: 0, runQueueWaitMs: 9000 };
  const found = (/** @type {number[]} */ blocks, /** @type {number} */ mainRunQueueWaitMs) => {
    const context = contextOf([site({ ...hash, blocks })]);
    const profile = { ...context.profile, cpu: { ...cpu, mainRunQueueWaitMs } };
    return rule.check({ ...context, profile }).map(({ severity }) => severity);
  };

  test("chunks of a stream may last as long as other programs' turns", () =>
    expect(found([20, 4, 12, 30], 1000)).toEqual([]));
  test('it counts how long this thread waited, not others', () =>
    expect(found([20, 4, 12, 30], 50)).toEqual(['warning']));
  test('what is longer than that is told', () => expect(found([20, 40, 66, 90], 1000)).toEqual(['error']));
  test('what waited longest did not run longest: calls of 3 ms are none of 30', () =>
    expect(found([200, 4, 130, 335], 1600)).toEqual([]));
});

describe('an edit', () => {
  const chain = "const id = crypto.createHash('sha256').update(data).digest('hex');";
  const origin = { callee: 'createHash', args: ['sha256'] };

  test('of a chain, which is described by its last call', () => {
    const { edit, advice } = findingFor(rule, { ...hash, source: chain, api: 'digest' });
    expect(advice[0]).toBe("const id = (await updateInPieces(crypto.createHash('sha256'), data)).digest('hex');");
    expect(edit.imports).toHaveLength(1);
  });

  test('of an object that the function holds', () => {
    const { edit } = findingFor(rule, { ...hash, source: 'hash.update(data);', call: { origin, ownsReceiver: true } });
    expect(edit.text).toBe('await updateInPieces(hash, data)');
  });

  test('of one that a handler makes for each request', () => {
    const within = { ...ASYNC_FUNCTION, isCallback: true, calledBy: 'app.post', router: 'koa' };
    const { edit } = findingFor(rule, {
      ...hash,
      source: 'hash.update(data);',
      call: { origin, within, ownsReceiver: true },
    });
    expect(edit.text).toBe('await updateInPieces(hash, data)');
  });

  test.each([
    ['text in another encoding', "hash.update(data, 'latin1');", { ownsReceiver: true }],
    ['an object that nothing is known of', 'hash.update(data);', { origin: null, ownsReceiver: true }],
    ['an object that others may use meanwhile', 'hash.update(data);', { ownsReceiver: false }],
    ['an object of a profile that does not say', 'hash.update(data);', {}],
    [
      'a callback that nobody waits for',
      'hash.update(data);',
      { ownsReceiver: true, within: { ...ASYNC_FUNCTION, isAsync: false, isCallback: true, calledBy: 'map' } },
    ],
  ])('none for %s: its object stays what it is', (_title, source, call) => {
    const { edit, advice } = findingFor(rule, { ...hash, source, call: { origin, ...call } });
    expect(edit).toBeNull();
    expect(advice).toContain(`for await (const chunk of stream) hash.update(chunk); ${BUFFER}`);
    expect(advice.join('\n')).not.toMatch(/createHash|digest/);
  });

  test('none for an object that is not shown, which stays what it is', () => {
    const { edit, advice } = findingFor(rule, {
      ...hash,
      source: "mac('sha256', SECRET).update(id).update(data);",
      call: { origin, receiverText: null, calleeText: null },
    });
    expect(edit).toBeNull();
    expect(advice).toContain(`for await (const chunk of stream) object.update(chunk); ${BUFFER}`);
  });

  test('none for the last of several updates in another encoding: those before it stay', () => {
    const { edit, advice } = findingFor(rule, {
      ...hash,
      source: "const id = crypto.createHash('sha256').update(salt).update(text, 'latin1').digest('hex');",
      call: {
        origin,
        receiverText: "crypto.createHash('sha256')\n  .update(salt)",
        argumentTexts: ['text', "'latin1'"],
      },
    });
    expect(edit).toBeNull();
    expect(advice).toContain("const hash = crypto.createHash('sha256').update(salt);");
  });

  test('none for a chain of several updates, of which any may be the long one', () => {
    const { edit, advice } = findingFor(rule, {
      ...hash,
      source: "crypto.createHash('sha256').update(a).update(b).digest('hex')",
      api: 'digest',
      call: { origin, callee: 'digest' },
    });
    expect(edit).toBeNull();
    expect(advice).toContain("const hash = crypto.createHash('sha256');");
    expect(advice).toContain('// all updates of the chain stay, in their order: those of much data in pieces');
  });
});

test('WebCrypto is not advised: it copies its input on the calling thread', () => {
  expect(findingFor(rule, hash).advice.join('\n')).not.toContain('subtle');
});

test('the gain is shorter blocks: in pieces, the work may stay on the loop', () => {
  expect(findingFor(rule, hash).verify).toBe(
    'Run cryptoprof again under the same load: no block of hashing at this line should last longer than 5 ms (now up to 15 ms).',
  );
});

test('HMAC stays HMAC', () => {
  const { advice } = findingFor(rule, { ...hash, operation: 'hmac' });
  expect(advice).toContain("const hash = crypto.createHmac('sha256', key);");
});

test.each(['hash-or-hmac', 'mac'])('%s: the object stays what it is', (operation) => {
  const { advice, message } = findingFor(rule, { ...hash, operation });
  expect(advice).toContain(
    'for await (const chunk of stream) object.update(chunk); // with a buffer: await setImmediate() after each',
  );
  expect(advice.join('\n')).not.toMatch(/create(?:Hash|Hmac|Mac)/);
  expect(message).not.toContain('(hashing sha256)');
});

test('an algorithm that is no name does not get into code', () => {
  const { advice } = findingFor(rule, { ...hash, algorithm: "x'); process.exit('" });
  expect(advice.join('\n')).not.toContain('process.exit');
});
