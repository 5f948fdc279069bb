/**
 * The lower bound: reads a log, finds its lines and interns the text of every tick's stack. It resolves, names and
 * attributes nothing. Usage: node raw-scan.js <log>
 */
import { closeSync, openSync, readSync } from 'node:fs';

const file = openSync(process.argv[2], 'r');
const buffer = Buffer.allocUnsafe(1 << 20);
/** @type {Map<string, number>} */
const stacks = new Map();
let rest = '';
let ticks = 0;
for (;;) {
  const size = readSync(file, buffer, 0, buffer.length, null);
  if (size === 0) break;
  const text = rest + buffer.toString('latin1', 0, size);
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
    if (text.startsWith('tick,', start)) {
      ticks++;
      let comma = start + 4;
      for (let field = 0; field < 5 && comma !== -1 && comma < end; field++) comma = text.indexOf(',', comma + 1);
      const stack = comma === -1 || comma > end ? '' : text.slice(comma + 1, end);
      stacks.set(stack, (stacks.get(stack) ?? 0) + 1);
    }
    start = end + 1;
  }
  rest = text.slice(start);
}
closeSync(file);
console.log(`${ticks} ticks, ${stacks.size} stacks`);
