'use strict';

const { EventEmitter } = require('events');
const newBudget = require('./budget.cjs');
const { addCaller } = require('./asked-at.cjs');
const { prototypeBelow } = require('./prototypes-of.cjs');
const { takeStack } = require('./stack.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { TakenStack } from './stack.cjs' */
/** @import { Peer } from './tls-peers.cjs' */

const { hasOwn } = Object;

/** `http.Agent` assigns this to each agent, once (https://github.com/nodejs/node/blob/v24.x/lib/_http_agent.js). */
const GIVEN_TO_AGENTS = 'totalSocketCount';

/** More than one request is as many as any: so are those of a dispatcher that stands for one that was counted. */
const SEVERAL = 2;

/** So many may have been made before the class was known. */
const EARLY = 16;

/**
 * Identifies agents, and takes a stack when one is created. Their class is found at the first response, since we load
 * nothing for it: for agents created before, the place is unknown.
 * @returns {{find: (agent: any) => void, add: (peer: Peer, agent: object, taken?: TakenStack | null, unseenLevel?:
 *   number) => void, used: (peer: Peer, agent: object) => void}} call `find` with agents until their class is known; call
 *   `add` with each agent that a peer's connection went through, the stack of its creation if that was seen elsewhere,
 *   and the `unseenLevel` of a dispatcher; `used` with the one of each request
 */
module.exports = function watchAgents() {
  const takenBy = newWeakMap();
  const budget = newBudget();
  let isFound = false;
  const addNew = (
    /** @type {Peer} */ peer,
    /** @type {object} */ agent,
    /** @type {TakenStack | null} */ elsewhere,
    /** @type {number} */ unseenLevel,
  ) => {
    const isCounted = unseenLevel === 0 || isAnother(peer.unseen, unseenLevel);
    peer.agents.set(agent, isCounted ? 0 : SEVERAL);
    if (!isCounted) return;
    peer.counts.agents++;
    const own = takenBy.get(agent) ?? null;
    if (own !== null) budget.use();
    const taken = own ?? elsewhere;
    // Those whose creation was not seen were made before we looked, or are like the others.
    addCaller(peer.agentCallers, [taken], taken !== null || peer.agentCallers.asked < EARLY ? 1 : 0);
  };
  return {
    find(agent) {
      if (isFound) return;
      const agents = prototypeBelow(agent, EventEmitter.prototype);
      if (agents === null || !hasOwn(agents, 'addRequest') || !hasOwn(agents, 'removeSocket')) return;
      isFound = true;
      watchAssignmentsAbove(agents, GIVEN_TO_AGENTS, (made) => {
        if (budget.mayTake()) takenBy.set(made, takeStack());
      });
    },
    add(peer, agent, elsewhere = null, unseenLevel = 0) {
      if (!peer.agents.has(agent)) addNew(peer, agent, elsewhere, unseenLevel);
    },
    used(peer, agent) {
      // A single lookup, mostly: this is called for each request.
      const known = peer.agents.get(agent);
      if (known === undefined) addNew(peer, agent, null, 0);
      const requests = known ?? 0;
      if (requests >= SEVERAL) return;
      peer.agents.set(agent, requests + 1);
      peer.counts.agentsUsedOnce += requests === 0 ? 1 : -1;
    },
  };
};

/**
 * undici's Agent closes a Pool that has no connection left, and makes another for the next: the first Pool may stand for
 * the same Agent as what is above the second (https://github.com/nodejs/undici/blob/v7.16.0/lib/dispatcher/agent.js,
 * closeClientIfUnused). So only those of one level are certainly different.
 * @param {Peer['unseen']} unseen dispatchers of the peer, is added to
 * @param {number} level of one more
 * @returns {boolean} whether there must be one more than was known
 */
function isAnother(unseen, level) {
  const count = (unseen.byLevel[level] ?? 0) + 1;
  unseen.byLevel[level] = count;
  if (count <= unseen.most) return false;
  unseen.most = count;
  return true;
}
