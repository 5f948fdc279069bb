import rule from '../../src/rules/hash-overhead.js';
import { sourceCall } from '../support/source-call.js';
import { contextOf, findingFor, severityTable, site } from './rule-tester.js';

/** @import { Finding } from '../../src/model/report.js' */

const tiny = {
  operation: 'hash',
  algorithm: 'sha256',
  api: 'createHash',
  blocks: [400, 1, 2, 3],
  leaves: { computing: 40, decoding: 0 },
};

describe('when it speaks', () => {
  severityTable(rule, [
    ['set-up that takes most', tiny, 'warning'],
    ['seen in update or digest', { ...tiny, api: 'digest' }, 'warning'],
    ['a smaller share', { ...tiny, loop: 100, leaves: { computing: 10, decoding: 0 } }, 'info'],
    ['less than 5 %', { ...tiny, loop: 40, leaves: { computing: 4, decoding: 0 } }, null],
    [
      'a long text, most of whose time is making bytes of it',
      { ...tiny, leaves: { computing: 100, decoding: 0, copying: 220 } },
      null,
    ],
    ['a short one', { ...tiny, leaves: { computing: 40, decoding: 0, copying: 60 } }, 'warning'],
    ['hashing that takes most', { ...tiny, leaves: { computing: 200, decoding: 0 } }, null],
    ['what has no names that would tell', { ...tiny, leaves: { computing: 0, decoding: 0, nameless: 200 } }, null],
    ['crypto.hash itself', { ...tiny, api: 'hash' }, null],
    ['HMAC, which has no such function', { ...tiny, operation: 'hmac', api: 'createHmac' }, null],
    ['a package', { ...tiny, package: 'etag' }, null],
    ['a report of an earlier version', { ...tiny, leaves: undefined }, null],
    ['while modules load', { ...tiny, loop: 0, topLevel: 400 }, null],
  ]);

  test.each([
    ['20.11.1', 0],
    ['20.12.0', 1],
    ['21.6.2', 0],
    ['21.7.0', 1],
    ['22.0.0', 1],
    ['18.20.0', 0],
    ['', 1],
  ])('on Node %s: %i', (node, count) => {
    expect(rule.check({ ...contextOf([site(tiny)]), node })).toHaveLength(count);
  });
});

test('the message says how little is hashing', () => {
  expect(findingFor(rule, tiny).message).toBe(
    'Hashing sha256 takes 40.0 % of busy time here. Only 10.0 % of that is hashing: ' +
      'the rest makes a Hash object for each call and copies the result.',
  );
});

/**
 * @param {string} source one line
 * @param {object} [syntax] of the call of `digest`
 * @returns {Finding} what is found there
 */
function findingAt(source, syntax = {}) {
  const callSite = site(tiny);
  return rule.check({
    ...contextOf([callSite]),
    calls: new Map([[callSite.id, sourceCall(source, 'digest', syntax)]]),
  })[0];
}

test.each([
  ['18.0.0', false],
  ['20.0.0', false],
  ['20.12.0', true],
  ['24.21.0', true],
])('a program that has to run on Node %s gets an edit only if that has crypto.hash: %s', (oldestNode, isEdit) => {
  const callSite = site(tiny);
  const imported = { module: 'node:crypto', name: 'default', local: 'crypto' };
  const call = sourceCall("crypto.createHash('sha256').update(row).digest('hex');", 'digest', { imported });
  const calls = new Map([[callSite.id, call]]);
  const [{ edit, advice }] = rule.check({ ...contextOf([callSite]), calls, oldestNode });
  expect(edit !== null).toBe(isEdit);
  if (isEdit) return;
  expect(advice[0]).toBe(
    `// not while the program has to run on Node ${oldestNode}, as its package.json says: crypto.hash came with 20.12 and 21.7`,
  );
  expect(advice[1]).toContain('crypto.hash(');
});

describe('edits', () => {
  const whole = { imported: { module: 'node:crypto', name: 'default', local: 'crypto' } };
  const one = { imported: { module: 'crypto', name: 'createHash', local: 'createHash' } };

  test.each([
    ["crypto.createHash('sha256').update(row).digest('hex');", whole, "crypto.hash('sha256', row, 'hex');"],
    [
      "require('crypto').createHash(name).update(row).digest('hex');",
      { imported: { ...whole.imported, local: '' } },
      "oneShotHash(name, row, 'hex');",
    ],
    ["crypto.createHash('sha256').update(row.id).digest();", whole, "crypto.hash('sha256', row.id, 'buffer');"],
    ["createHash(name).update(`${a}:${b}`).digest('base64');", one, "oneShotHash(name, `${a}:${b}`, 'base64');"],
  ])('%s', (source, syntax, expected) => {
    expect(findingAt(source, syntax).advice[0]).toBe(expected);
  });

  test.each([
    ["crypto.createHash('sha1').update(row).digest('hex');", true],
    ["crypto.createHash('sha1').update(a).update(b).digest('hex');", false],
  ])('an earlier Node does not load such an import: %s', (source, isExact) => {
    const { edit, notes } = findingAt(source, whole);
    expect(edit !== null).toBe(isExact);
    expect(notes).toContainEqual(expect.stringContaining('Node 20.12 and 21.7'));
  });

  test('the function is imported where the module is not', () => {
    expect(findingAt("createHash('sha1').update(row).digest('hex');", { ...one, module: 'esm' }).edit.imports).toEqual([
      "import { hash as oneShotHash } from 'node:crypto';",
    ]);
    expect(findingAt("crypto.createHash('sha1').update(row).digest('hex');", whole).edit.imports).toEqual([]);
  });

  test.each([
    "createHash('sha256').update(a).update(b).digest('hex');",
    "createHash('sha256').update(text, 'latin1').digest('hex');",
    "createHash('shake256', { outputLength }).update(a).digest('hex');",
    "createHash('sha256').update(a).digest(encoding);",
    "createHash('sha256').update(a).digest('utf8');",
    "(0, node_crypto_1.createHash)('sha256').update(a).update(b).digest('hex');",
    "createHmac('sha256', key).update(a).digest('hex');",
    "createHash?.('sha256').update(a).digest('hex');",
    "createHash(...args).update(a).digest('hex');",
    "hashes['createHash']('sha256').update(a).digest('hex');",
  ])('a sketch: %s', (source) => {
    const { edit, advice } = findingAt(source, whole);
    expect(edit).toBeNull();
    expect(advice[0]).toContain('crypto.hash(algorithm, ');
  });
});

// Joining bytes takes most of what crypto.hash saves: on Node 26, 1.13 µs in place of 1.19 for twice 32 bytes.
test.each([
  ["crypto.createHash('sha256').update(left).update(right).digest();", true],
  ["crypto.createHash('sha256')\n.update(a)\n.update(b)\n.update(c)\n.digest('hex');", true],
  ["crypto.createHash('sha256').update(row).digest();", false],
  ["crypto.createHash('sha256').update(hash.update(a).update(b)).digest('hex');", false],
])('data in several pieces has to be joined, and nothing says how much that leaves: %s', (source, isIt) => {
  const { advice, notes, verify } = findingAt(source, { imported: { module: 'crypto', name: '*', local: 'crypto' } });
  expect(advice.join('\n').includes('Buffer.concat')).toBe(isIt);
  expect(notes.some((note) => note.includes('several updates'))).toBe(isIt);
  expect(verify.includes('a third to a half')).toBe(!isIt);
});

test.each([
  ['of the program', null],
  ['of a package', { module: 'create-hash', name: '*', local: 'createHash' }],
])("another createHash may do more than node:crypto's: %s", (_title, imported) =>
  expect(findingAt("createHash('sha256').update(row).digest('hex');", { imported }).edit).toBeNull(),
);

describe('the sketch gives what the program uses', () => {
  const sketched = (/** @type {string} */ source, /** @type {unknown[]} */ args = []) => {
    const callSite = site(tiny);
    const call = { ...sourceCall(source, 'digest'), args };
    return rule.check({ ...contextOf([callSite]), calls: new Map([[callSite.id, call]]) })[0].advice[0];
  };

  test.each([
    [
      'newHash().digest();',
      [],
      "crypto.hash(algorithm, data, 'buffer'); // instead of createHash(algorithm).update(data).digest()",
    ],
    [
      "newHash().digest('hex');",
      ['hex'],
      "crypto.hash(algorithm, data, 'hex'); // instead of createHash(algorithm).update(data).digest('hex')",
    ],
    ["newHash().digest('base64');", ['base64'], "crypto.hash(algorithm, data, 'base64');"],
    ['newHash().digest(how);', [null], 'crypto.hash(algorithm, data, encoding);'],
    ['newHash().digest(...how);', [], 'crypto.hash(algorithm, data, encoding);'],
  ])('%s', (source, args, expected) => expect(sketched(source, args)).toContain(expected));

  test('and does not guess where another call of the hash is meant', () => {
    const source = "const hash = createHash('md5').update(row);";
    const { advice } = findingFor(rule, { ...tiny, api: 'update', source });
    expect(advice[0]).toContain("encoding: 'buffer' where digest() has none");
  });
});

test.each([
  ['hash.update(row);', 'update', {}, false],
  ["hash.digest('hex');", 'digest', {}, false],
  ["this.hash.update(row).digest('hex');", 'digest', {}, false],
  ["hashes[0].copy().digest('hex');", 'digest', {}, false],
  ["createHash('sha1').update(row);", 'update', {}, true],
  ["(0, node_crypto_1.createHash)('sha1').update(row).digest('hex');", 'digest', {}, true],
  ["r('sha1').update(e).digest('hex');", 'digest', {}, true],
  ["hash.update('pepper').digest('hex');", 'digest', { receiverText: null }, false],
  [
    "createHash('sha1').update('pepper').digest('hex');",
    'digest',
    { receiverText: null, imported: { module: 'crypto', name: 'createHash', local: 'createHash' } },
    true,
  ],
])('a hash that was made before may be one for all data: %s', (source, name, syntax, isTold) => {
  const callSite = site({ ...tiny, api: name });
  const calls = new Map([[callSite.id, sourceCall(source, name, syntax)]]);
  expect(rule.check({ ...contextOf([callSite]), calls })).toHaveLength(isTold ? 1 : 0);
});

describe('a chain with one call per line', () => {
  const chain = [
    {
      id: 'maker',
      api: 'createHash',
      line: 22,
      loop: 126,
      leaves: { computing: 0, decoding: 0, copying: 1, nameless: 0 },
    },
    {
      id: 'update',
      api: 'update',
      line: 23,
      loop: 40,
      leaves: { computing: 0, decoding: 0, copying: 11, nameless: 0 },
    },
    {
      id: 'digest',
      api: 'digest',
      line: 24,
      loop: 79,
      leaves: { computing: 35, decoding: 0, copying: 5, nameless: 0 },
    },
  ].map((fields) => site({ ...tiny, ...fields, blocks: [fields.loop, 1, 2, 3] }));
  const source = "createHash('md5').update(x).digest('hex')";
  const callsAt = (/** @type {number[]} */ columns) =>
    new Map(
      chain.map(({ id, api }, index) => {
        const call = sourceCall(source, api, {
          imported: { module: 'node:crypto', name: 'createHash', local: 'createHash' },
        });
        const range = { ...call.syntax.range, startColumn: columns[index] };
        return [id, { ...call, syntax: { ...call.syntax, range } }];
      }),
    );
  const check = (/** @type {number[]} */ columns) => rule.check(contextOf(chain, 1000, callsAt(columns)));

  test('is judged as one, and edited as one', () => {
    const [{ message, edit, verify, ticks, callSite, fingerprint }, ...others] = check([1, 1, 1]);
    expect(others).toEqual([]);
    // Its name is that of the first line, whichever others have ticks: configs and baselines have it.
    expect({ ticks, line: callSite.line, fingerprint }).toEqual({
      ticks: 245,
      line: 22,
      fingerprint: 'hash-overhead|maker',
    });
    expect(message).toMatch(/takes 24\.5 % of busy time here\. Only 14\.3 % of that is hashing/);
    expect(edit.text).toBe("oneShotHash('md5', x, 'hex')");
    expect(verify).toContain('these 3 lines, now 24.5 %, should fall');
  });

  test('is none if the calls begin at different places', () =>
    expect(check([1, 2, 3])).toMatchObject([{ ticks: 126, callSite: { line: 22 } }]));
});
