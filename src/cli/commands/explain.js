import { Failure } from '../../model/failure.js';
import { defineCommand } from '../command.js';
import { write } from '../io.js';

/** Prints a page of the documentation. */
export const explain = defineCommand({
  name: 'explain',
  summary: 'print what a finding means, why it matters and what to write instead',
  words: [{ name: '<rule>', summary: 'as the report names it, such as sync-kdf; or a topic: gate, ci, or tls' }],
  options: {},
  exits: ['plain'],

  async run({ io, words: [id] }) {
    const { rulePage, RULE_NAMES, topicPage, TOPIC_NAMES } = await import('../../api/rule-pages.js');
    const { listed } = await import('../../text/words.js');
    const { near } = await import('../../text/nearest.js');
    const page = TOPIC_NAMES.includes(id) ? await topicPage(id) : await rulePage(id);
    if (page === null)
      throw new Failure('rule-unknown', {
        rule: id,
        ...near(id, [...RULE_NAMES, ...TOPIC_NAMES]),
        rules: RULE_NAMES.join(', '),
        topics: listed(TOPIC_NAMES),
      });
    await write(io.stdout, page);
  },
});
