'use strict';

const { prototypeWith } = require('./prototypes-of.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');

/** `http.ClientRequest` assigns this to each request, once (https://github.com/nodejs/node/blob/v20.x/lib/_http_client.js). */
const GIVEN_TO_REQUESTS = 'agent';

/**
 * Sees requests of `http` and `https` being made, below the user's line, in Nodes that don't announce that (before 22.12).
 * Their class is found at a response, since we load nothing for it.
 * @param {(request: object) => void} made called for each request when it is made
 * @returns {(request: object) => void} call with a request to begin
 */
module.exports = function watchRequests(made) {
  let isFound = false;
  return (request) => {
    if (isFound) return;
    const requests = prototypeWith(request, 'onSocket');
    if (requests === null) return;
    isFound = true;
    watchAssignmentsAbove(requests, GIVEN_TO_REQUESTS, made);
  };
};
