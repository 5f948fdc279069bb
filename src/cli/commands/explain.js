import { Failure } from '../../model/failure.js';
import { RULES, ruleNamed } from '../../rules/index.js';
import { listed } from '../../text/words.js';
import { write } from '../io.js';
import { rulePage, topicPage, TOPIC_NAMES } from '../rule-pages.js';

/** @import { Io } from '../io.js' */

/**
 * Prints what a rule means, or how the gate works: a page of the documentation.
 * @param {string} id of the rule, as the report names it, or a topic
 * @param {Io} io the world
 * @returns {Promise<void>}
 * @throws {Failure} `rule-unknown`
 */
export async function explainCommand(id, io) {
  if (TOPIC_NAMES.includes(id)) return write(io.stdout, await topicPage(id));
  const rule = ruleNamed(id);
  if (rule === null)
    throw new Failure('rule-unknown', {
      rule: id,
      rules: RULES.map(({ meta }) => meta.id).join(', '),
      topics: listed(TOPIC_NAMES),
    });
  return write(io.stdout, await rulePage(rule.meta));
}
