import { answerOfFile } from '../../scripts/lib/header.js';

test.each([
  [
    'a header',
    "/** What it\n * answers. And more. */\nimport 'a';\n\n/** Not this. */\nexport const a = 1;\n",
    'What it answers.',
  ],
  [
    'its only export',
    "import 'a';\n\n/**\n * Adds up for @scope/name\n * @param {string} a text\n */\nexport function f(a) {}\n",
    'Adds up for @scope/name',
  ],
  [
    "a rule's title",
    "/** @import { A } from 'a' */\n\nexport default rule({\n  id: 'a',\n  title: \"It's slow\",\n});\n",
    "It's slow",
  ],
  ["a package's name", "export default cryptoPackage({\n  name: 'bcrypt',\n  form: 'sync',\n});\n", 'bcrypt'],
  ['nothing: several exports', '/** One. */\nexport const a = 1;\n\n/** Two. */\nexport const b = 2;\n', ''],
  ['nothing: only tags', '/** @returns {string} a name */\nexport function f() {}\n', ''],
])('%s says what a file answers', (_, text, answer) => {
  expect(answerOfFile(text)).toBe(answer);
});
