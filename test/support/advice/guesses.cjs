'use strict';

/**
 * Twelve wrong passwords at once for each of two names, and a right one; prints how often each status was answered.
 * @param {import('node:http').Server} server that listens, and answers log-ins; it is closed
 */
module.exports = async function guessAtOnce(server) {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const url = `http://127.0.0.1:${port}/login`;
  /** @type {Record<number, number>} */
  const answers = {};
  const ask = async (/** @type {string} */ name, /** @type {string} */ password) => {
    const answer = await fetch(`${url}?name=${name}&password=${password}`, { method: 'POST' });
    answers[answer.status] = (answers[answer.status] ?? 0) + 1;
    await answer.arrayBuffer();
  };
  for (const name of ['ada', 'bob'])
    await Promise.all(Array.from({ length: 12 }, (_, guess) => ask(name, `guess ${guess}`)));
  await ask('grace', 'right');
  console.log(JSON.stringify(answers));
  server.close();
  server.closeAllConnections();
};
