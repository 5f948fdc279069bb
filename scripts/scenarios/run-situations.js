/** Situations on one Node: each profiled before and after, compared and judged. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from '../../src/index.js';
import { judge } from './judge.js';
import { profileProgram, runToEnd } from './profile-program.js';

/** @import { Database, DatabaseName } from './databases.js' */
/** @import { Outcome } from './judge.js' */
/** @import { Situation } from './situations.js' */

/**
 * Where and how they are run.
 * @typedef {object} Conditions
 * @property {string} node absolute path of the Node
 * @property {number} nodeMajor of it
 * @property {string} checkout absolute path of the directory with the programs
 * @property {number} milliseconds for which each program is driven
 * @property {string} output absolute path of a directory for our files
 * @property {Map<DatabaseName, Database>} databases that answer
 */

/**
 * @param {Situation} situation whose database, if it needs one, answers
 * @param {Conditions} conditions of the runs
 * @returns {Promise<Outcome>} what they show
 */
export async function runSituation(situation, { node, nodeMajor, checkout, milliseconds, output, databases }) {
  const database = situation.database === null ? null : (databases.get(situation.database) ?? null);
  const variant = async (/** @type {'before' | 'after'} */ name) => {
    const countedAtStart = (await database?.connections()) ?? null;
    const place = {
      node,
      checkout,
      milliseconds,
      output: path.join(output, `${situation.name}-${name}`),
      database: database?.forPrograms ?? null,
    };
    const run = await profileProgram(situation, name, place);
    const counted = (await database?.connections()) ?? null;
    return { run, connections: counted === null || countedAtStart === null ? null : counted - countedAtStart };
  };
  const [before, after] = [await variant('before'), await variant('after')];
  const connections =
    before.connections === null || after.connections === null
      ? null
      : { before: before.connections, after: after.connections };
  return judge(
    situation,
    { before: before.run, after: after.run },
    {
      comparison: await compare(before.run.report, after.run.report),
      nodeMajor,
      checkout,
      connections,
      readText: (file) => readFileSync(file, 'utf8'),
    },
  );
}

/**
 * @typedef {{connect: number, first: number, total: number, reused: number, newCpu: number, reusedCpu: number}} Times
 *   as tls-database-times prints them
 */

/**
 * @param {Database} database that answers
 * @param {{node: string, checkout: string, clients: number}} how which Node, where the packages are, and how many
 *   clients are made
 * @returns {Promise<{plain: Times | null, secure: Times}>} what its clients take
 */
export async function measureTimes({ forTimes }, { node, checkout, clients }) {
  const env = { ...process.env, DATABASE: JSON.stringify(forTimes) };
  const { exitCode, out, err } = await runToEnd(node, ['tls-database-times/times.cjs', String(clients)], {
    cwd: checkout,
    env,
  });
  if (exitCode !== 0) throw new Error(`times.cjs ended with ${exitCode}: ${err}`);
  return JSON.parse(out);
}
