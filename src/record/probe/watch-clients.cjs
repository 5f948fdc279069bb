'use strict';

const readerOf = require('./own-symbol.cjs');
const { prototypeWith } = require('./prototypes-of.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');

/**
 * Sees clients' connections being requested, still below the user's line: right after `tls.connect` has made a socket,
 * it gives it the options, under a symbol (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/wrap.js). Before
 * that symbol is known, stacks are taken when sockets are made.
 * @param {(socket: any, options: any) => void} asked called for each connection then
 * @returns {{optionsOf: (socket: any) => any, mayTakeEarly: () => boolean}} `optionsOf` returns the options of a
 *   client's connection, undefined if it has none; `mayTakeEarly` says whether to take the stack when a client's socket
 *   is made
 */
module.exports = function watchClients(asked) {
  let isEarly = true;
  const optionsOf = readerOf('connect-options', (symbol, first) => {
    // The prototype of all TLS connections.
    const sockets = prototypeWith(first, '_finishInit');
    if (sockets === null) return;
    isEarly = false;
    watchAssignmentsAbove(sockets, symbol, (socket) => asked(socket, socket[symbol]));
  });
  return {
    optionsOf(socket) {
      const options = optionsOf(socket);
      // Some code makes sockets without tls.connect.
      if (options === undefined) isEarly = true;
      return options;
    },
    mayTakeEarly: () => isEarly,
  };
};
