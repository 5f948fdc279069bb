'use strict';
// Who is let in is decided in another file than the one in which the hash is computed.
const { passwordMatches: isRight } = require('./users.cjs');

function logIn(name, password) {
  if (!isRight(name, password)) return `${name} is refused`;
  return `${name} is let in`;
}

setImmediate(() => {
  const answers = [];
  for (let i = 0; i < 20; i++) answers.push(logIn('ada', i % 3 === 0 ? 'wrong' : 'right'));
  console.log(answers.join('\n'));
});
