import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import fc from 'fast-check';
import { frameOf, frameReader, openWebSocket } from '../../src/attach/web-socket.js';

/** A frame as a server sends it: without a mask. */
function serverFrame(payload, { opcode = 1, isLast = true } = {}) {
  const header = Buffer.alloc(payload.length < 126 ? 2 : payload.length < 65_536 ? 4 : 10);
  header[0] = (isLast ? 0x80 : 0) | opcode;
  if (header.length === 2) header[1] = payload.length;
  if (header.length === 4) header.writeUInt16BE(payload.length, 2);
  if (header.length === 10) header.writeBigUInt64BE(BigInt(payload.length), 2);
  if (header.length > 2) header[1] = header.length === 4 ? 126 : 127;
  return Buffer.concat([header, payload]);
}

/** Serves one client: what it gets goes to `onBytes`. */
async function serverOf(onUpgrade, accept = (key) => `${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`) {
  const server = createServer((request, response) => response.writeHead(404).end());
  server.on('upgrade', (request, socket) => {
    const key = createHash('sha1').update(accept(request.headers['sec-websocket-key'])).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
    );
    onUpgrade(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `ws://127.0.0.1:${server.address().port}/x` };
}

test.each([0, 125, 126, 65_535, 65_536, 300_000])(
  'a message of %i bytes comes as it was sent, however it is cut',
  (length) => {
    const bytes = serverFrame(Buffer.alloc(length, 'a'));
    for (const step of [1 + Math.floor(length / 7), bytes.length]) {
      const seen = [];
      const take = frameReader(({ payload }) => seen.push(payload.length));
      for (let at = 0; at < bytes.length; at += step) expect(take(bytes.subarray(at, at + step))).toBe(true);
      expect(seen).toEqual([length]);
    }
  },
);

test('frames that follow each other are told apart, wherever they are cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 5 }),
      fc.integer({ min: 1, max: 50 }),
      (payloads, step) => {
        const bytes = Buffer.concat(payloads.map((payload) => serverFrame(Buffer.from(payload))));
        const seen = [];
        const take = frameReader(({ payload }) => seen.push([...payload]));
        for (let at = 0; at < bytes.length; at += step) take(bytes.subarray(at, at + step));
        expect(seen).toEqual(payloads.map((payload) => [...payload]));
      },
    ),
  );
});

test('a frame that claims more than anybody sends is refused', () => {
  expect(frameReader(() => {})(Buffer.from([0x81, 127, 0, 0, 0xff, 0, 0, 0, 0, 0]))).toBe(false);
});

test('what is sent is masked', () => {
  const frame = frameOf(1, Buffer.from('hello'));
  expect([frame[0], frame[1]]).toEqual([0x81, 0x80 | 5]);
  expect(
    frame
      .subarray(6)
      .map((byte, index) => byte ^ frame[2 + (index % 4)])
      .toString(),
  ).toBe('hello');
});

test('messages in parts are put together, pings are answered, and the end is told', async () => {
  const pongs = [];
  const { server, url } = await serverOf((socket) => {
    socket.on('data', (bytes) => {
      pongs.push(bytes[0] & 0x0f);
      if (pongs.length === 1) socket.end(serverFrame(Buffer.alloc(0), { opcode: 8 }));
    });
    socket.write(serverFrame(Buffer.from('he'), { isLast: false }));
    socket.write(serverFrame(Buffer.from('x'), { opcode: 9 }));
    socket.write(serverFrame(Buffer.from('llo'), { opcode: 0 }));
  });
  const messages = [];
  await new Promise((resolve, reject) => {
    openWebSocket(url, (text) => messages.push(text), resolve).catch(reject);
  });
  server.close();
  expect(messages).toEqual(['hello']);
  expect(pongs[0]).toBe(10);
});

test('a server that is none is refused', async () => {
  const wrong = await serverOf(
    () => {},
    (key) => key,
  );
  await expect(
    openWebSocket(
      wrong.url,
      () => {},
      () => {},
    ),
  ).rejects.toThrow('it is not a WebSocket');
  wrong.server.close();
  const plain = createServer((request, response) => response.writeHead(404).end());
  plain.listen(0, '127.0.0.1');
  await once(plain, 'listening');
  await expect(
    openWebSocket(
      `ws://127.0.0.1:${plain.address().port}/`,
      () => {},
      () => {},
    ),
  ).rejects.toThrow('404');
  plain.close();
});
