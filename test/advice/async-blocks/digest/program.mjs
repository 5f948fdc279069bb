// Hashes large uploads with WebCrypto, which copies each of them on the event loop.
const UPLOAD = new Uint8Array(48 << 20).fill(7);

async function digest(data) {
  return crypto.subtle.digest('SHA-256', data);
}

async function main() {
  const answers = [];
  for (let i = 0; i < 8; i++) {
    const result = await digest(UPLOAD.subarray(i));
    answers.push([result instanceof ArrayBuffer, result.byteLength, Buffer.from(result).toString('hex')]);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  for (const data of [new Uint8Array(), new ArrayBuffer(5), new DataView(UPLOAD.buffer, 3, 9), new Uint16Array([1, 2])]) {
    answers.push(Buffer.from(await digest(data)).toString('hex'));
  }
  for (const data of ['text', [1, 2], undefined, { length: 3 }]) answers.push(await digest(data).catch(({ name, code }) => [name, code]));
  console.log(JSON.stringify(answers));
}

setImmediate(main);
