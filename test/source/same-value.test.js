/** What an edit that moves a call rests on: whether its arguments are the same each time, and whether what it makes is ended. */
import { syntaxIn } from '../support/call-syntax.js';

describe('what an edit that moves a call rests on', () => {
  test.each([
    ["|f(1, 'a', `${A}`, [B, { b: C.d }])", [true, true, true, true]],
    ['|f(process.env.X, Buffer.from(A), fs.readFileSync(path.join(__dirname, B)), new URL(C))', [true, true, true, true]],
    ['|f(now(), Date.now(), new Date(), Math.random())', [false, false, false, false]],
    ['|f(counter, later, i, gone)', [false, false, false, false]],
    ['|f(() => now(), (x) => { const y = x; return y + A; }, function named() {})', [true, true, true]],
    ['function g(a, { b }) { let c; |f(a, b, c, now, A, arguments, this.x) }', [false, false, false, true, true, false, false]],
    ['function g(a) { |f((x) => x + a, function () { return this.x; }, { ...A }) }', [false, false, true]],
    ['async function g() { |f(await A, D = 1, A.x, A[B], A[now()]) }', [false, false, true, true, false]],
  ])('%s: constant arguments', (source, expected) => {
    const top = ['const A = 1, B = 2, C = {};', 'let counter = 0; counter++;', 'let later; later = 1;', 'let gone = 1; gone = null;', 'var i = 1; i = 2;', 'function now() {}', "import fs, { path } from 'fs';"];
    expect(syntaxIn(`${source}\n${top.join('\n')}`).areConstant).toEqual(expected);
  });

  test('a name that is assigned to in a call is no constant', () => expect(syntaxIn('|f(A); const A = 1; g(A = 2);').areConstant).toEqual([false]));

  test.each([
    ['const agent = |new Agent(); agent.destroy();', true],
    ['const client = await |connect(); use(client); client.end();', true],
    ['class A { constructor() { this.agent = |new Agent(); } stop() { this.agent.destroy(); } }', true],
    ['class A { agent = |new Agent(); stop() { this.agent.destroy(); } }', true],
    ['|connect().end();', true],
    ['const agent = |new Agent(); socket.destroy();', false],
    ['get({ agent: |new Agent() });', false],
    ['const agent = |new Agent(); agent.on("free", f);', false],
  ])('%s: ended: %s', (source, expected) => expect(syntaxIn(source).isEnded).toBe(expected));
});
