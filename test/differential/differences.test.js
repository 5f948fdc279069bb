/**
 * Where we differ from Node's processor on purpose: docs/decisions/0001-differences-from-prof-process.md. Each
 * test shows what Node does, and that the difference is this one and no other.
 */
import { execFile, execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { collidingLog, collidingSymbols } from '../support/colliding-log.js';
import { commandText, harmless, inDirectory, ourAnswer, record, spellLikeBinutils } from '../support/differential.js';
import { nodeText } from '../support/node-processor.js';
import { repairForNode } from '../support/repair-for-node.js';

const run = promisify(execFile);
const LOG = 'colliding.log';
const MAJOR = 24;
const sidecar = collidingSymbols();
const demangle = (name) => name;
const plainText = async (node, directory, log) =>
  (await run(node, ['--no-warnings', '--prof-process', log], { cwd: directory })).stdout;

/** Self ticks by name, of the tables above the summary. */
function selfTicks(text) {
  const [tables] = text.split('\n [Summary]:');
  return new Map(
    Array.from(tables.matchAll(/^ +(\d+) +[\d.]+%(?: {8}| +[\d.]+%) *(.*)$/gm), ([, ticks, name]) => [
      name,
      Number(ticks),
    ]),
  );
}

const totalOf = (text) => Number(/\((\d+) ticks,/.exec(text)[1]);
const sumOf = (ticks) => [...ticks.values()].reduce((sum, each) => sum + each, 0);
const functionsOf = (ticks) => new Map([...ticks].filter(([name]) => /^(JS|Script|Eval|RegExp): /.test(name)));

async function collidingText(major = MAJOR) {
  const node = await nodeBinary(major);
  const v8 = execFileSync(node, ['-p', 'process.versions.v8'], { encoding: 'utf8' });
  return { node, text: collidingLog({ v8, seed: 7, rows: 3000 }).toString() };
}

describe.each(NODE_MAJORS)('native code, Node %i', (major) => {
  test('without repair has other names or none; all else is the same', () =>
    inDirectory(async (directory) => {
      const node = await nodeBinary(major);
      const [log] = await record(node, 'churn.cjs', ['3000'], directory);
      const ours = await ourAnswer(directory, log, { sidecar: null, demangle: spellLikeBinutils });
      const plain = await plainText(node, directory, log);
      expect(totalOf(plain)).toBe(totalOf(ours.text));
      const [ourTicks, theirTicks] = [selfTicks(ours.text), selfTicks(plain)];
      const [ourFunctions, theirFunctions] = [functionsOf(ourTicks), functionsOf(theirTicks)];
      expect(ourFunctions.size).toBeGreaterThan(0);
      // Node 20's bytecode handlers run where the log does not say: unknown without repair, else their function's.
      if (major === 20)
        for (const [name, ticks] of theirFunctions) expect(ourFunctions.get(name)).toBeGreaterThanOrEqual(ticks);
      else expect(theirFunctions).toEqual(ourFunctions);
      const unaccounted = (text) => Number(/ticks, (\d+) unaccounted/.exec(text)[1]);
      expect(sumOf(theirTicks) + unaccounted(plain)).toBe(sumOf(ourTicks) + unaccounted(ours.text));
      // Below some kinds of call V8 samples a callback, here HashUpdate, for whatever that calls.
      const isHashing = (name) => /^sha256|^node::crypto::Hash::/i.test(name);
      const hashing = (ticks) => sumOf(new Map([...ticks].filter(([name]) => isHashing(name))));
      expect(hashing(ourTicks)).toBeGreaterThan(5);
      expect(hashing(theirTicks)).toBeLessThan(hashing(ourTicks) / 2);
    }));
});

test('an empty line: Node stops, we go on', () =>
  inDirectory(async (directory) => {
    const { node, text } = await collidingText();
    const at = text.indexOf('\n', text.length / 2) + 1;
    await writeFile(path.join(directory, LOG), `${text.slice(0, at)}\n${text.slice(at)}`);
    const ours = await ourAnswer(directory, LOG, { sidecar, demangle });
    expect(ours.emptyLines).toBe(1);
    // As repaired, it has no empty line.
    expect(ours.text).toBe(await nodeText({ node, directory, log: LOG, sidecar }));
    await writeFile(path.join(directory, 'half.log'), text.slice(0, at));
    const stopped = totalOf(await plainText(node, directory, LOG));
    expect(stopped).toBe(totalOf(await plainText(node, directory, 'half.log')));
    expect(stopped).toBeLessThan(totalOf(ours.text));
  }));

test('CRLF: Node loses every function, we read the log as it was', () =>
  inDirectory(async (directory) => {
    const { node, text } = await collidingText();
    await writeFile(path.join(directory, LOG), text);
    const expected = await nodeText({ node, directory, log: LOG, sidecar });
    await writeFile(path.join(directory, LOG), text.replaceAll('\n', '\r\n'));
    const ours = await ourAnswer(directory, LOG, { sidecar, demangle });
    expect(ours.text).toBe(expected);
    expect(await plainText(node, directory, LOG)).not.toMatch(/ JS: [~^+*]/);
  }));

test.each(['zz', '', '-0x10'])('a row at the address "%s" is left out and counted', (address) =>
  inDirectory(async (directory) => {
    const { node, text } = await collidingText();
    await writeFile(path.join(directory, LOG), text);
    const expected = await nodeText({ node, directory, log: LOG, sidecar });
    const row = `code-creation,JS,9,1,${address},64,f /a.js:1:1,0x10000,~\n`;
    await writeFile(
      path.join(directory, LOG),
      text.replace('profiler,begin', `${row}code-move,${address},0x10000\nprofiler,begin`),
    );
    const ours = await ourAnswer(directory, LOG, { sidecar, demangle });
    expect(ours.text).toBe(expected);
    expect(ours.malformedRows).toBe(2);
  }),
);

test('the command prints nothing that could harm a terminal', () =>
  inDirectory(async (directory) => {
    const [log] = await record(await nodeBinary(MAJOR), 'hostile-names.cjs', [], directory);
    const ours = await ourAnswer(directory, log, { sidecar: null, demangle });
    const { text } = await commandText(directory, log, ['--symbols', 'none']);
    const unnamed = await ourAnswer(directory, log, { sidecar: { schemaVersion: 1, libraries: [] }, demangle });
    expect(ours.text).toContain('\u001b');
    expect(text).toBe(harmless(unnamed.text, unnamed.names));
    expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  }));

test('a log of another V8: Node says so and uses its own rules, we use those of the log', () =>
  inDirectory(async (directory) => {
    const { node, text } = await collidingText();
    await writeFile(
      path.join(directory, LOG),
      repairForNode(Buffer.from(text), () => 0),
    );
    const own = await plainText(node, directory, LOG);
    const other = await plainText(await nodeBinary(20), directory, LOG);
    const { text: ours } = await commandText(directory, LOG, ['--symbols', 'none']);
    expect(ours).toBe(
      harmless(
        own,
        (await ourAnswer(directory, LOG, { sidecar: { schemaVersion: 1, libraries: [] }, demangle })).names,
      ),
    );
    expect(other).toMatch(/^Testing v8 version different from logging version\n/);
    expect(selfTicks(other)).not.toEqual(selfTicks(own));
  }));

test('the cut-off last line is left out by both', () =>
  inDirectory(async (directory) => {
    const { node, text } = await collidingText();
    await writeFile(path.join(directory, LOG), text);
    expect(text.split('\n').at(-1)).toMatch(/^tick,/);
    const whole = await nodeText({ node, directory, log: LOG, sidecar });
    await writeFile(path.join(directory, LOG), `${await readFile(path.join(directory, LOG), 'utf8')}\n`);
    expect(totalOf(await nodeText({ node, directory, log: LOG, sidecar }))).toBe(totalOf(whole) + 1);
    expect(totalOf((await ourAnswer(directory, LOG, { sidecar, demangle })).text)).toBe(totalOf(whole) + 1);
  }));
