// Robots log in as users who do not exist; that takes as long as for one who does, and in this run nobody does. A key that is
// kept would answer the second robot at once, and tell that there is no such user.
import { scryptSync, timingSafeEqual } from 'node:crypto';

const users = new Map();

async function check(name, password) {
  const user = users.get(name);
  if (user === undefined) {
    scryptSync('nothing', 'salt', 64);
    return false;
  }
  return timingSafeEqual(scryptSync(password, user.salt, 64), user.hash);
}

const answers = [];
const times = [];
for (let i = 0; i < 10; i++) {
  await new Promise(setImmediate);
  const begun = process.cpuUsage();
  answers.push(await check(`robot ${i}`, 'guess'));
  // Of all threads: how long it waits for a processor does not matter.
  times.push(process.cpuUsage(begun).user);
}
console.log(answers.join(' '), Math.min(...times) > times[0] / 20 ? 'all take their time' : 'some are answered at once');
