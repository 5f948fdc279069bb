import { readV8Log } from '../../src/formats/v8-log.js';
import { V8LogReader } from '../../src/v8log/reader.js';

/** The head of a log of Node 24; every log begins so. */
export const HEAD = [
  'v8-version,13,6,233,17,-node.28,0',
  'v8-platform,linux,linux',
  'shared-library,/opt/node,0x400000,0x2000000,0',
  'profiler,begin,1000',
];

/** A function at 0x1000..0x1100, its script, and where its bytecode is in it. */
export const AUTH = [
  'code-creation,JS,10,50,0x1000,256,auth /srv/app.js:1:14,0x9000,~',
  'script-source,63,/srv/app.js,function auth() {\\n  hash();\\n}',
  'code-source-info,0x1000,63,13,30,C0O13C16O20,,',
];

export const read = (lines) => {
  const reader = new V8LogReader();
  reader.push(Buffer.from(typeof lines === 'string' ? lines : `${lines.join('\n')}\n`));
  return reader.end();
};

/** Location of the program counter of each tick. */
export const leavesOf = ({ samples: { point, points } }) => Array.from(point, (each) => points.leaf[each]);

/** Whose code is at an address at the end of a log, as V8 logged its name; null if nothing is there. */
export function loggedNameAt(lines, address) {
  const log = read([...lines, `tick,0x${address.toString(16)},1000000,0,0x0,0`]);
  return log.locations.list[leavesOf(log).at(-1)].code?.function.name.toString() ?? null;
}

/** The profile of a log, without any native symbols, or with those given. */
export async function profileOf(lines, { symbols = {}, ...options } = {}) {
  const bytes = Buffer.isBuffer(lines)
    ? lines
    : Buffer.from(typeof lines === 'string' ? lines : `${lines.join('\n')}\n`);
  const symbolize = async (uses) =>
    uses.map(({ path, rows }) => ({
      path,
      rows,
      buildId: '',
      status: 'ok',
      openssl: [],
      symbols: symbols[path] ?? [],
    }));
  return (await readV8Log([bytes], { source: 'test.log', symbolize, ...options })).profile;
}

/** The stack of a sample, innermost first. */
export function framesOf(profile, sample) {
  const frames = [];
  for (let row = profile.samples.stack[sample]; row !== -1; row = profile.stacks.parent[row])
    frames.push(profile.frames[profile.stacks.frame[row]]);
  return frames;
}

export const namesOf = (profile, sample) => framesOf(profile, sample).map(({ name }) => name);
