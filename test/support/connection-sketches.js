/** Runs the sketches of rules about connections, each woven into the program that it was given for. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyOf, originalOf } from './advice-cases.js';
import { runProcess } from './cli-process.js';

/** @import { AdviceCase } from './advice-cases.js' */

/**
 * How a sketch is written into its case's program.
 * @type {Record<string, (source: string, sketch: string[]) => string>}
 */
const WEAVE = {
  'cold-herd': (source, sketch) =>
    source.replace('  const answers = await Promise.all(urls.map(get));', sketch.join('\n')),
  'client-per-operation': (source, sketch) =>
    source
      .replace(
        'async function operation',
        `const log = console.error;\n${sketch.slice(0, -1).join('\n')}\n\nasync function operation`,
      )
      .replace(/ {2}const client = [^]*await client\.end\(\);/, String(sketch.at(-1))),
  'identity-per-request': (source, [agent, request]) =>
    source
      .replace('checkServerIdentity: onlyLocal }', `${/\bagent\b/.exec(request)?.[0]} }`)
      .replace('function onlyLocal', `${agent.replace('checkServerIdentity', '$&: onlyLocal')}\n\nfunction onlyLocal`),
};

/**
 * @param {AdviceCase} advice case of a sketch
 * @param {string} node absolute path of the Node that runs it
 * @returns {Promise<{before: string, after: string}>} what the program prints as it is, and with the sketch
 */
export async function withSketch(advice, node) {
  const cwd = await copyOf(advice);
  const { findings } = (await originalOf(advice, node)).report;
  const sketch = findings.find(({ rule }) => rule === advice.rule)?.advice ?? [];
  const run = async () => {
    const { out, err, exitCode } = await runProcess([node, advice.program], { cwd });
    if (exitCode !== 0) throw new Error(err);
    return out.trim();
  };
  const before = await run();
  const file = path.join(cwd, advice.program);
  const source = readFileSync(file, 'utf8');
  const woven = WEAVE[advice.rule](source, sketch);
  if (woven === source) throw new Error(`The sketch was not woven in: ${sketch.join('\n')}`);
  writeFileSync(file, woven);
  return { before, after: await run() };
}
