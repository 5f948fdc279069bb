/** Events of Socket.IO, which clients send to a socket: `socket.on('auth:login', handler)`. */
import { unwrap } from '../definition.js';
import { lastName } from '../member-path.js';
import { MAY_BE_EVENT } from '../function-name.js';
import { ADDS_LISTENER } from '../../model/adds-listener.js';
import { PROCEDURES } from '../../model/route.js';
import { handlerFunctions } from './handler-functions.js';
import { literalText } from './literal-meaning.js';
import { isAlias } from './module-files.js';
import { namedProcedure } from './named-procedure.js';
import { beganWith, SOCKET_IO } from './receivers.js';

/** @import { FileModel } from './file-model.js' */
/** @import { Registration } from './registrations.js' */
/** @import { Value, Values } from './values.js' */

const USES_SOCKET_IO = /["'`]socket\.io["'`]|\bio\s*\.\s*(?:on|of)\s*\(/;
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
  if (!models.some(({ text }) => USES_SOCKET_IO.test(text))) return [];
  return models.flatMap((model) =>
    model.index.calls.flatMap(({ node, scope }) => {
      const callee = node.type === 'CallExpression' ? unwrap(node.callee) : null;
      if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return [];
      if (!ADDS_LISTENER.test(lastName(callee)) || !SOCKET.test(lastName(unwrap(callee.object)))) return [];
      if (isOfOther(values.of({ model, node: callee.object, scope }), values)) return [];
      const [event, handler] = node.arguments;
      const name = literalText(event);
      if (!MAY_BE_EVENT.test(name) || OWN.test(name) || handler === undefined) return [];
      const functions = handlerFunctions(values, { model, node: handler, scope });
      return namedProcedure(PROCEDURES.socketIo, [name], functions, { file: model.file, offset: node.start });
    }),
  );
}

/**
 * @param {Value | null} value of what is listened to
 * @param {Values} values across the files
 * @returns {boolean} whether another package made it: a client of MQTT or Redis, or of Socket.IO itself
 */
function isOfOther(value, values) {
  const from = beganWith(value, values);
  return (from?.kind === 'made' || from?.kind === 'package') && from.module !== SOCKET_IO && !isAlias(from.module);
}
