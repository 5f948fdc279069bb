/** Events of Socket.IO, which clients send to a socket: `socket.on('auth:login', handler)`. */
import { unwrap } from '../definition.js';
import { lastName } from '../member-path.js';
import { MAY_BE_EVENT } from '../function-name.js';
import { ADDS_LISTENER } from '../../model/adds-listener.js';
import { PROCEDURES } from '../../model/route.js';
import { handlerFunctions } from './handler-functions.js';
import { literalText } from './literal-value.js';
import { namedProcedure } from './named-procedure.js';

/** @import { FileModel } from './file-model.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Values } from './values.js' */

const SOCKET_IO = /["'`]socket\.io["'`]|\bio\s*\.\s*(?:on|of)\s*\(/;
/** Events that Socket.IO itself sends a socket, and those of Node's sockets. */
const OWN =
  /^(?:connect|connection|disconnect|disconnecting|connect_error|error|close|data|end|drain|timeout|newListener|removeListener)$/;
/** Names for a server's side of a connection. */
const SOCKET = /(?:socket|client|conn|connection)\d*$/i;

/**
 * @param {FileModel[]} models of files that may register handlers
 * @param {Values} values across the files
 * @returns {Registration[]} of handlers of events
 */
export function socketEvents(models, values) {
  if (!models.some(({ text }) => SOCKET_IO.test(text))) return [];
  return models.flatMap((model) =>
    model.index.calls.flatMap(({ node, scope }) => {
      const callee = node.type === 'CallExpression' ? unwrap(node.callee) : null;
      if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return [];
      if (!ADDS_LISTENER.test(lastName(callee)) || !SOCKET.test(lastName(unwrap(callee.object)))) return [];
      const [event, handler] = node.arguments;
      const name = literalText(event);
      if (!MAY_BE_EVENT.test(name) || OWN.test(name) || handler === undefined) return [];
      const functions = handlerFunctions(values, { model, node: handler, scope });
      return namedProcedure(PROCEDURES.socketIo, [name], functions, { file: model.file, offset: node.start });
    }),
  );
}
