/** That a program's inspector is closed, whatever the program has replaced. */
import { closingAtOnce, watching } from '../../src/attach/closing-code.js';

const CONNECTION = { path: '/proc/self/fd/20', link: 'socket:[7]' };
const broken = () => {
  throw new Error('replaced');
};

/**
 * @param {string} code an expression
 * @param {object} replaced in the program: `process` and the modules
 * @returns the expression's value, and what happens in the program
 */
function run(code, { process = {}, inspector = {}, timers = {}, own = {} } = {}) {
  const log = [];
  const state = { isThere: true, ms: 0, log, look: () => {} };
  const setInterval = (look) => {
    state.look = look;
    return { unref: () => log.push('unref') };
  };
  // Node exports the one as the other.
  const close = () => log.push('closed');
  const modules = {
    'node:inspector': { close, ...inspector },
    'node:timers': { setInterval, clearInterval: () => log.push('cleared'), ...timers },
    'node:fs': { readlinkSync: () => (state.isThere && (state.ms += 100) < 5_000 ? 'socket:[7]' : broken()) },
  };
  const load = (name) => modules[name];
  const all = {
    process: { getBuiltinModule: load, uptime: () => state.ms / 1000, _debugEnd: close, ...process },
    require: load,
    globalThis: { setInterval, ...own },
  };
  state.value = new Function(...Object.keys(all), `return ${code}`)(...Object.values(all));
  return state;
}

test.each([
  ['nothing', {}, ['unref', 'closed', 'cleared']],
  ['getBuiltinModule', { process: { getBuiltinModule: broken } }, ['unref', 'closed', 'cleared']],
  ['timers', { timers: { setInterval: broken } }, ['unref', 'closed', 'cleared']],
  ['clearInterval', { timers: { clearInterval: broken } }, ['unref', 'closed']],
  ['inspector.close', { inspector: { close: broken } }, ['unref', 'closed', 'cleared']],
  ['inspector.close by what does nothing', { inspector: { close: () => {} } }, ['unref', 'closed', 'cleared']],
  ['inspector.close by what is no function', { inspector: { close: null } }, ['unref', 'closed', 'cleared']],
  ['process._debugEnd', { process: { _debugEnd: broken } }, ['unref', 'closed', 'cleared']],
  ['process._debugEnd by what does nothing', { process: { _debugEnd: () => {} } }, ['unref', 'closed', 'cleared']],
])('a timer closes it once we have gone, if the program has replaced %s', (_, replaced, expected) => {
  const program = run(watching(CONNECTION), replaced);
  program.look();
  expect(program.log).toEqual(['unref']);
  program.isThere = false;
  program.look();
  program.look();
  expect(program.log).toEqual(expected);
});

test('where it can neither close it nor be woken up, it says so', () => {
  const timers = { timers: { setInterval: broken }, own: { setInterval: broken } };
  expect(() => run(watching(CONNECTION), timers)).toThrow('replaced');
  const none = { inspector: { close: undefined }, process: { _debugEnd: undefined } };
  expect(() => run(watching(CONNECTION), none)).toThrow('not to be had');
  // It is held until we have gone.
  expect(run(closingAtOnce(CONNECTION), timers).log).toEqual(['closed', 'cleared']);
});

test.each([
  ['have come just now', 500, true, 0],
  ['have not come for a second', 1_500, true, 1],
  ['have not come yet, at once', 100, false, 0],
  ['never come', 600, false, 1],
])('before we go, a program is held until we have gone if its timers %s', (_, ms, hasTurned, count) => {
  const program = run(watching(CONNECTION));
  if (hasTurned) program.look();
  program.ms += ms;
  program.value.end();
  expect(program.log.filter((each) => each === 'closed').length).toBe(count);
});
