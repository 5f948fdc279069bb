// Encrypts large files with WebCrypto: there is no exact edit, because its key can't be taken from it.
const FILE = new Uint8Array(48 << 20).fill(7);

async function encrypt(key, iv) {
  return crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, FILE);
}

async function main() {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(32), 'AES-GCM', false, ['encrypt']);
  let length = 0;
  for (let i = 0; i < 6; i++) {
    length += (await encrypt(key, new Uint8Array(12).fill(i))).byteLength;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  console.log(length);
}

setImmediate(main);
