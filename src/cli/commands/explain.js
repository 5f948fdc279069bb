import { Failure } from '../../model/failure.js';
import { RULES, ruleNamed } from '../../rules/index.js';
import { write } from '../io.js';
import { rulePage } from '../rule-pages.js';

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
  await write(io.stdout, await rulePage(rule.meta));
}
