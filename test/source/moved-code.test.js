/** The order of calls in V8's bytecode, asked of the Node that runs this test. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openScript } from '../../src/source/script.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

/** Bodies of functions; `o.g` and `o.h` return `o`. `h` marks the calls that V8 puts elsewhere. */
const BODIES = [
  'o.g(1); o.g(2);',
  'o.g(o.g(1), o.g(2)); o.g(3);',
  'o.g(1).g(2).g(3);',
  'return o?.g(1)?.g(o.g(2));',
  'return [o.g(1), ...o.g(2).a, o.g(3)];',
  'return { a: o.g(1), [o.g(2)]: o.g(3), ...o.g(4), b() { return o.g(5); } };',
  'return `${o.g(1)}${o.g(2)}` + o.g(3) * o.g(4) + -o.g(5);',
  'return o.g`${o.g(1)}`.g(2);',
  'return new o.C(o.g(1), new o.C(...o.g(2).a, o.g(3)));',
  'o.g(1)[o.g(2)] = o.g(3); o.g(4).x += o.g(5); o.g(6).y ??= o.g(7);',
  'return o.g(1) ? o.g(2) : o.g(3);',
  'return (o.g(1) && o.g(2)) || (o.g(3) ?? o.g(4), o.g(5));',
  'if (o.g(1)) { o.g(2); } else if (o.g(3)) { o.g(4); } else { o.g(5); }',
  'while (o.g(1) !== o) { o.g(2); } o.g(3);',
  'do { o.g(1); } while (o.g(2) !== o); o.g(3);',
  'for (let i = o.g(1); o.g(2) !== o;) { o.g(3); } o.g(4);',
  'for (const a of o.g(1).a) { o.g(a); if (o.g(2)) continue; o.g(3); } o.g(4);',
  'for (const a in o.g(1)) { o.g(a); break; } o.g(2);',
  'try { o.g(1); } catch (e) { o.g(2); } finally { o.g(3); } o.g(4);',
  'try { return o.g(1); } finally { if (o.g(2)) o.g(3); }',
  'a: { o.g(1); if (o.g(2)) break a; o.g(3); } o.g(4);',
  'switch (o.g(1)) { case 1: o.g(2); break; default: o.g(3); } o.g(4);',
  'function f(a = o.g(9)) { o.g(8); } o.g(1); f(); (() => o.g(7))(); o.g(2);',
  'await o.g(1); for await (const a of o.g(2).a) await o.g(a); return o.g(await o.g(3));',
  'yield o.g(1); yield* o.g(2).a; o.g(yield o.g(3));',
  'o.g(1); throw o.g(2); o.g(3);',
  'if (false) o.g(1); o.g(2); return o.g(3); o.g(4);',
  'class A extends o.g(1).C { b() { return o.g(9); } } o.g(2);',
  'for (let i = 0; i < 1; i++, o.h(1)) { o.g(1); } o.g(2);',
  'for (let i = 0, f; i < 1; i += 1, o.h(1)) { f = () => i; o.g(1); } o.g(2);',
  'const { a = o.h(1) } = o.g(1); o.g(2);',
  'let b; ({ [o.h(1)]: b = o.h(2), ...b } = o.g(1)); o.g(2);',
  'const [c = o.h(1), [d = o.h(2)] = [o.h(3)]] = o.g(1).a; o.g(2);',
  'for (const { a = o.h(1) } of [o.g(1)]) { o.g(2); }',
  'switch (o.g(1)) { case o.h(1): o.g(2); break; case o.h(2): o.g(3); }',
  'o.g(1); class A { x = o.h(1); static y = o.h(2); static { o.h(3); } [o.h(4)]() { o.g(9); } } o.g(2);',
];

/** @returns the program, with one function for each body, and each called once */
function programOf(bodies) {
  const head = (/** @type {string} */ body) =>
    body.includes('await') ? 'async function' : body.includes('yield') ? 'function*' : 'function';
  const functions = bodies.map((body, index) => `${head(body)} body${index}() { ${body} }`);
  return (
    `class C {}\nconst o = { C, a: [1], g: () => o, h: () => o, *[Symbol.iterator]() { yield 1; } };\n${functions.join('\n')}\n` +
    `for (const body of [${bodies.map((_, index) => `body${index}`)}]) try { body(); } catch {}\n`
  );
}

/** @returns script offsets in the order of the bytecode, by the address of each bytecode's function */
function bytecodePositions(log) {
  const names = new Map(
    [...log.matchAll(/^code-creation,JS,\d+,\d+,(0x[0-9a-f]+),\d+,(body\d+) .*~$/gm)].map(([, address, name]) => [
      address,
      name,
    ]),
  );
  const rows = [...log.matchAll(/^code-source-info,(0x[0-9a-f]+),\d+,\d+,\d+,([CO\d]*),/gm)];
  return new Map(
    rows
      .filter(([, address]) => names.has(address))
      .map(([, address, positions]) => [
        names.get(address),
        [...positions.matchAll(/O(\d+)/g)].map(([, offset]) => Number(offset)),
      ]),
  );
}

const program = programOf(BODIES);
const script = openScript(program);
let positions;

beforeAll(() => {
  const directory = newDirectory();
  writeFileSync(path.join(directory, 'program.cjs'), program);
  execFileSync(process.execPath, ['--prof', '--no-logfile-per-isolate', '--logfile=v8.log', 'program.cjs'], {
    cwd: directory,
  });
  positions = bytecodePositions(readFileSync(path.join(directory, 'v8.log'), 'latin1'));
});

describe.each(BODIES.map((body, index) => [body, index]))('%s', (body, index) => {
  const start = program.indexOf(`body${index}()`) + `body${index}`.length;
  const line = program.slice(0, start).split('\n').length;
  const range = script.functionRange(line, start - program.lastIndexOf('\n', start));
  const own = (name) => script.callsTo(name, range.start, range.end).filter(({ nested }) => !nested);

  test('V8 has the calls in the order of their ends', () => {
    const order = positions.get(`body${index}`);
    expect(order.length).toBeGreaterThan(0);
    // A call's position stands at the load of its function, too: the call is the last of them. Dead code has none.
    const places = own('g')
      .sort((a, b) => a.end - b.end)
      .map(({ offset }) => order.lastIndexOf(offset))
      .filter((place) => place >= 0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.length).toBeGreaterThan(0);
  });

  test('the calls that it puts elsewhere are known', () => {
    expect(own('g').filter(({ isMoved }) => isMoved)).toEqual([]);
    expect(own('h').filter(({ isMoved }) => !isMoved)).toEqual([]);
    expect(own('h').length).toBe(body.split('o.h(').length - 1);
  });
});
