import { EventEmitter } from 'node:events';
import { holdSignals } from '../../src/cli/run-program.js';

/** @param {[string, number][]} sent signals, and when they come, ms */
async function hold(sent) {
  const signals = new EventEmitter();
  /** @type {string[]} */
  const done = [];
  const kill = jest.spyOn(process, 'kill').mockImplementation((pid, signal) => done.push(`${pid} ${signal}`) > 0);
  const clock = jest.spyOn(performance, 'now');
  const io = /** @type {any} */ ({ signals, pid: 4711 });
  holdSignals(
    io,
    () => {
      done.push('said');
    },
    async () => {
      done.push('kept');
    },
  );
  for (const [name, time] of sent) {
    clock.mockReturnValue(time);
    signals.emit(name);
  }
  await new Promise(setImmediate);
  kill.mockRestore();
  clock.mockRestore();
  return done;
}

test.each(['SIGINT', 'SIGTERM', 'SIGQUIT'])(
  'the second %s gives the report up, once it is said where the logs are',
  async (name) => {
    expect(await hold([[name, 1_000]])).toEqual(['said']);
    expect(
      await hold([
        [name, 1_000],
        [name, 5_000],
      ]),
    ).toEqual(['said', 'kept', `4711 ${name}`]);
  },
);

test('a terminal that is closed, and what programs take as they like, is no reason to', async () => {
  expect(
    await hold([
      ['SIGHUP', 1_000],
      ['SIGHUP', 5_000],
      ['SIGUSR1', 6_000],
      ['SIGUSR2', 7_000],
      ['SIGUSR2', 9_000],
    ]),
  ).toEqual([]);
});
