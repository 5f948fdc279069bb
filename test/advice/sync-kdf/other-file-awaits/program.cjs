'use strict';
// Another file decides who is let in, and waits for it already.
const { passwordMatches: isRight } = require('./users.cjs');

async function logIn(name, password) {
  if (!(await isRight(name, password))) return `${name} is refused`;
  return `${name} is let in`;
}

setImmediate(async () => {
  const answers = [];
  for (let i = 0; i < 20; i++) answers.push(await logIn('ada', i % 3 === 0 ? 'wrong' : 'right'));
  console.log(answers.join('\n'));
});
