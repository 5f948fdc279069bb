// Hashes short tokens with WebCrypto, many at a time.
const TOKENS = Array.from({ length: 20 }, (_, index) => new TextEncoder().encode(`token ${index}`));

async function digest(data) {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

async function main() {
  let digests = [];
  for (let i = 0; i < 2_500; i++) {
    digests = await Promise.all(TOKENS.map((token) => digest(token)));
    // As a server waits for requests: otherwise a loop of so many rounds would let nothing else run.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const others = [new ArrayBuffer(3), new DataView(new ArrayBuffer(9), 2, 4), new Uint16Array([1, 2]).subarray(1), new Uint8Array()];
  digests.push(...await Promise.all(others.map((data) => digest(data))));
  console.log(digests.map((bytes) => Buffer.from(bytes).toString('hex')).join('\n'));
  // Text and lists are no data for WebCrypto.
  for (const data of ['text', [1, 2], {}, undefined]) console.log(await digest(data).catch(({ name }) => name));
}

setImmediate(main);
