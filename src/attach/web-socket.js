/**
 * A client for the inspector's WebSocket, https://www.rfc-editor.org/rfc/rfc6455: text on loopback, one message after the
 * other. Node has its own from 22 on.
 */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';

/** @import { Socket } from 'node:net' */

/** What a server adds to our key, by the RFC. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const OPCODE = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 };
/** A profile of an hour has about 100 MB. */
const MOST_BYTES = 512 * 1024 * 1024;
const PATIENCE_MS = 5_000;

/**
 * @typedef {object} Frame
 * @property {boolean} isLast of its message
 * @property {number} opcode
 * @property {Buffer} payload
 * @property {number} size bytes of the whole frame
 */

/**
 * @typedef {object} Connection
 * @property {(text: string) => void} send a message
 * @property {() => void} close says goodbye; onClose is called when it is over
 * @property {number} localPort TCP port of our end
 */

/**
 * @param {string} url `ws://127.0.0.1:<port>/<path>`
 * @param {(text: string) => void} onMessage called with each message
 * @param {() => void} onClose called once, however it ends
 * @returns {Promise<Connection>} when it is open
 * @throws {Error} if the server does not take it
 */
export async function openWebSocket(url, onMessage, onClose) {
  const key = randomBytes(16).toString('base64');
  const request = get(url.replace(/^ws:/, 'http:'), {
    agent: false,
    timeout: PATIENCE_MS,
    headers: { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': key },
  });
  request.on('timeout', () => request.destroy(new Error('no answer')));
  request.on('response', (response) => {
    response.resume();
    request.destroy(new Error(`it answers ${response.statusCode}`));
  });
  const [response, socket, head] = await once(request, 'upgrade');
  const accepted = createHash('sha1')
    .update(key + GUID)
    .digest('base64');
  if (response.headers['sec-websocket-accept'] !== accepted) {
    socket.destroy();
    throw new Error('it is not a WebSocket');
  }
  return conversation(socket, head, onMessage, onClose);
}

/**
 * @param {Socket} socket that was upgraded
 * @param {Buffer} head its first bytes
 * @param {(text: string) => void} onMessage called with each message
 * @param {() => void} onClose called once, however it ends
 * @returns {Connection}
 */
function conversation(socket, head, onMessage, onClose) {
  /** @type {Buffer[]} */
  let message = [];
  const bytes = frameReader((frame) => {
    if (frame.opcode === OPCODE.ping) socket.write(frameOf(OPCODE.pong, frame.payload));
    else if (frame.opcode === OPCODE.close) socket.end(frameOf(OPCODE.close, frame.payload));
    else if (frame.opcode === OPCODE.text || frame.opcode === OPCODE.continuation) {
      message.push(frame.payload);
      if (!frame.isLast) return;
      const text = Buffer.concat(message).toString('utf8');
      message = [];
      onMessage(text);
    }
  });
  const take = (/** @type {Buffer} */ chunk) => {
    if (!bytes(chunk)) socket.destroy();
  };
  socket.setTimeout(0);
  socket.on('error', () => {});
  socket.once('close', onClose);
  socket.on('data', take);
  if (head.length > 0) take(head);
  return {
    send: (text) => void socket.write(frameOf(OPCODE.text, Buffer.from(text))),
    close: () => void socket.end(frameOf(OPCODE.close, Buffer.alloc(0))),
    localPort: Number(socket.localPort),
  };
}

/**
 * @param {(frame: Frame) => void} onFrame called with each frame
 * @returns {(chunk: Buffer) => boolean} takes what comes; false once that isn't a frame, or is too large
 */
export function frameReader(onFrame) {
  /** @type {Buffer[]} */
  let chunks = [];
  let length = 0;
  let needed = 2;
  return (chunk) => {
    chunks.push(chunk);
    length += chunk.length;
    // Large messages come in thousands of chunks: they are put together once.
    while (length >= needed) {
      const bytes = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
      chunks = [bytes];
      needed = frameSize(bytes);
      if (needed > MOST_BYTES) return false;
      if (length < needed) continue;
      onFrame(readFrame(bytes, needed));
      chunks = [bytes.subarray(needed)];
      length -= needed;
      needed = 2;
    }
    return true;
  };
}

/**
 * @param {Buffer} bytes at least two of a frame
 * @returns {number} bytes of it, as far as those bytes say
 */
function frameSize(bytes) {
  const short = bytes[1] & 0x7f;
  const header = 2 + extension(short);
  if (bytes.length < header) return header;
  if (short === 126) return header + bytes.readUInt16BE(2);
  return header + (short === 127 ? Number(bytes.readBigUInt64BE(2)) : short);
}

/**
 * @param {number} short length in a frame's second byte
 * @returns {number} bytes of the length that follows
 */
function extension(short) {
  if (short < 126) return 0;
  return short === 126 ? 2 : 8;
}

/**
 * @param {Buffer} bytes that begin with a frame; servers don't mask
 * @param {number} size of it
 * @returns {Frame}
 */
function readFrame(bytes, size) {
  const start = 2 + extension(bytes[1] & 0x7f);
  return { isLast: (bytes[0] & 0x80) !== 0, opcode: bytes[0] & 0x0f, payload: bytes.subarray(start, size), size };
}

/**
 * @param {number} opcode what it is
 * @param {Buffer} payload its content
 * @returns {Buffer} a masked frame: clients must
 */
export function frameOf(opcode, payload) {
  const mask = randomBytes(4);
  const { length } = payload;
  const header = Buffer.alloc(2 + (length < 126 ? 0 : length < 65_536 ? 2 : 8));
  header[0] = 0x80 | opcode;
  header[1] = 0x80 | (length < 126 ? length : length < 65_536 ? 126 : 127);
  if (header.length === 4) header.writeUInt16BE(length, 2);
  if (header.length === 10) header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, mask, payload.map((byte, index) => byte ^ mask[index % 4])]);
}
