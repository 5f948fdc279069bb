/** Unpacks what packed.js packed into the page. */

/**
 * @param {string} id of a script that contains compressed data
 * @returns {Promise<ArrayBuffer>}
 */
async function inflated(id) {
  const bytes = Uint8Array.from(atob(document.getElementById(id).textContent), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/**
 * @param {ArrayBuffer} buffer of integers: the lowest bytes of all, then the next
 * @returns {Int32Array}
 */
function integers(buffer) {
  const bytes = new Uint8Array(buffer);
  const length = bytes.length / 4;
  const [second, third, fourth] = [length, 2 * length, 3 * length];
  const numbers = new Int32Array(length);
  for (let index = 0; index < length; index++)
    numbers[index] =
      bytes[index] | (bytes[second + index] << 8) | (bytes[third + index] << 16) | (bytes[fourth + index] << 24);
  return numbers;
}

/** @returns {Promise<any>} what the pictures draw: each column is under its own name */
export async function unpack() {
  const [names, numbers] = await Promise.all([inflated('graph-names'), inflated('graph-numbers')]);
  const { columns, ...data } = JSON.parse(new TextDecoder().decode(names));
  const all = integers(numbers);
  let at = 0;
  for (const name of columns) {
    const [group, column] = name.split('.');
    data[group] = { ...data[group], [column]: all.subarray(at + 1, at + 1 + all[at]) };
    at += 1 + all[at];
  }
  return data;
}
