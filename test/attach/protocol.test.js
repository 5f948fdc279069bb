import { Conversation } from '../../src/attach/protocol.js';
import { Workers } from '../../src/attach/workers.js';

test('answers go to what was asked, errors too, and what nobody asked for is an event', async () => {
  const [written, events] = [[], []];
  const one = new Conversation(
    (text) => written.push(JSON.parse(text)),
    (...event) => events.push(event),
  );
  const [first, second] = [one.send('A'), one.send('B', { x: 1 })];
  expect(written).toEqual([
    { id: 1, method: 'A', params: {} },
    { id: 2, method: 'B', params: { x: 1 } },
  ]);
  one.take('{"method":"E","params":{"y":2}}');
  one.take('{"id":2,"error":{"message":"no such thing"}}');
  one.take('{"id":1,"result":{"z":3}}');
  await expect(second).rejects.toThrow('no such thing');
  expect(await first).toEqual({ z: 3 });
  expect(events).toEqual([['E', { y: 2 }]]);
});

test('after its end nobody waits: neither for what was asked before, nor for what is asked then', async () => {
  const one = new Conversation(() => {});
  const before = one.send('A');
  one.end();
  await expect(before).rejects.toThrow('closed');
  await expect(one.send('B')).rejects.toThrow('closed');
});

test('workers are asked through the main thread, and one that has ended is not waited for', async () => {
  const asked = [];
  const workers = new Workers(async (method, params) => {
    asked.push([method, params.sessionId]);
    if (params.sessionId === '2') throw new Error('no session');
    workers.take('NodeWorker.receivedMessageFromWorker', { sessionId: '1', message: '{"id":1,"result":{"a":1}}' });
    return {};
  });
  for (const sessionId of ['1', '2', '3']) workers.take('NodeWorker.attachedToWorker', { sessionId });
  workers.take('NodeWorker.detachedFromWorker', { sessionId: '3' });
  const [answers, gone, ended] = workers.list();
  expect([answers, gone, ended].map(({ thread }) => thread)).toEqual([1, 2, 3]);
  expect(await answers.send('Profiler.stop')).toEqual({ a: 1 });
  await expect(gone.send('Profiler.stop')).rejects.toThrow('closed');
  await expect(ended.send('Profiler.stop')).rejects.toThrow('closed');
  expect(asked).toEqual([
    ['NodeWorker.sendMessageToWorker', '1'],
    ['NodeWorker.sendMessageToWorker', '2'],
  ]);
});
