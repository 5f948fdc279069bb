/**
 * `cryptoprof attach` on every Node: its threads are profiled, the inspector is closed, the program goes on. And
 * `cryptoprof/live`, which does the same from within.
 */
import process from 'node:process';
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { attachTo } from '../../src/api/attach.js';
import { signalListeners } from '../../src/attach/signal-listeners.js';
import { startTarget } from '../support/attach-target.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runLive, WORK } from '../support/live-program.js';

/** @type {(() => void)[]} */
const ends = [];
afterEach(() => ends.splice(0).forEach((end) => end()));
afterAll(removeDirectories);

const start = async (...args) => {
  const target = await startTarget(newDirectory(), ...args);
  ends.push(target.end);
  return target;
};
const attachFor = (pid) => {
  const { signal: enough } = new AbortController();
  const options = {
    pid,
    seconds: 1.5,
    intervalUs: 1000,
    isUnchecked: false,
    waitSeconds: 60,
    enough,
    say: async () => {},
  };
  return attachTo(options, { version: '1.0.0', sourceMaps: null });
};

const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

describeOnLinux.each(NODE_MAJORS)('Node %i', (major) => {
  test('main thread and worker, at the line of the call', async () => {
    const target = await start([await nodeBinary(major), '--inspect-port=0'], ['worker']);
    const { report } = await attachFor(target.pid);
    expect(report.target.node).toMatch(new RegExp(`^${major}\\.`));
    expect(report.isolates.map(({ thread }) => thread)).toEqual(['main', 'worker']);
    for (const { cryptoTicks } of report.isolates) expect(cryptoTicks).toBeGreaterThan(10);
    expect(report.callSites[0]).toMatchObject({ operation: 'kdf.pbkdf2', function: 'login', line: 4 });
    expect(await target.ports()).toEqual(new Set());
    expect([target.ended(), target.out()]).toEqual([null, 'up\n']);
  }, 60_000);

  test('whether the program listens to SIGUSR1 is seen in its memory', async () => {
    const node = await nodeBinary(major);
    const [own, other] = [await start([node], ['listens']), await start([node])];
    expect(await signalListeners(own.pid)).toEqual(new Set([10]));
    expect(await signalListeners(other.pid)).toEqual(new Set());
    await expect(attachFor(own.pid)).rejects.toMatchObject({ code: 'attach-own-listener' });
    expect(own.out()).toBe('up\n');
  });
});

test.each(NODE_MAJORS)('Node %i: a program profiles itself, in a worker, too', async (major) => {
  const body = `
    const stop = await profile();
    work(700);
    const { callSites, isolates, target } = await stop();
    result = { site: callSites[0], thread: isolates[0].thread, node: target.node };`;
  for (const inWorker of [false, true]) {
    const { site, thread, node } = await runLive(await nodeBinary(major), body, { inWorker });
    expect(site).toMatchObject({ operation: 'kdf.pbkdf2', function: 'login', line: WORK.line });
    expect([thread, node.split('.')[0]]).toEqual([inWorker ? 'worker' : 'main', String(major)]);
  }
});

describeOnLinux('Node 26', () => {
  test('--disable-sigusr1: nothing is sent', async () => {
    const target = await start([await nodeBinary(26), '--disable-sigusr1']);
    await expect(attachFor(target.pid)).rejects.toMatchObject({ code: 'attach-signal-uncaught' });
    expect([target.ended(), target.err()]).toEqual([null, expect.anything()]);
  });
});
