import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../../model/failure.js';
import { RULES, ruleNamed } from '../../rules/index.js';
import { write } from '../io.js';

const PACKAGE = path.dirname(fileURLToPath(new URL('../../../package.json', import.meta.url)));

/** @import { Io } from '../io.js' */

/**
 * Prints what a rule means: its page of the documentation.
 * @param {string} id of the rule, as the report names it
 * @param {Io} io the world
 * @throws {Failure} `rule-unknown`
 */
export async function explainCommand(id, io) {
  const rule = ruleNamed(id);
  if (rule === null) throw new Failure('rule-unknown', { rule: id, rules: RULES.map(({ meta }) => meta.id).join(', ') });
  await write(io.stdout, await readFile(path.join(PACKAGE, rule.meta.docs), 'utf8'));
}
