import type { Connection } from '../connection/connection.ts';
import { closeConnection, dispose } from '../connection/lifecycle.ts';
import type { InboundMessage } from '../protocol/messages.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import { invoke } from './invoke.ts';
import { completeFromClient, takeStreamItem } from './from-client.ts';

/** Acts on one message. Calls start in the same tick, because a cancel may sit right behind them in the frame (P6). */
export function dispatch(connection: Connection, message: InboundMessage): void {
  const { limits } = connection.core;
  switch (message.type) {
    case 1:
    case 4:
      if (message.target.length > limits.targetLength) throw new ProtocolError("The 'target' is too long.");
      checkId(message.invocationId, limits.invocationIdLength);
      for (const id of message.streamIds ?? []) checkId(id, limits.invocationIdLength);
      invoke(connection, message);
      return;
    case 2:
      takeStreamItem(connection, message.invocationId, message.item);
      return;
    case 3:
      completeFromClient(connection, message);
      return;
    case 5:
      connection.invocations?.get(message.invocationId)?.abort();
      return;
    case 6:
      connection.hasPinged = true;
      return;
    case 7:
      endGracefully(connection, message.error);
      return;
    case 8:
      connection.stateful?.acknowledge(message.sequenceId, connection.protocol);
      connection.core.outbox.release(connection);
      return;
    case 9:
      return;
    default:
      message satisfies never;
  }
}

function checkId(id: string | null, maxLength: number): void {
  if (id !== null && id.length > maxLength) throw new ProtocolError("An 'invocationId' is too long.");
}

// The client says goodbye (P10): no Close in return, no error for the hook, no stateful reconnect.
function endGracefully(connection: Connection, error: string | null): void {
  if (error !== null) {
    closeConnection(connection, { error: new Error(error), allowReconnect: false });
    return;
  }
  const { transport } = connection;
  dispose(connection, null, connection.kind === 'LongPolling' ? 'closing' : 'closed');
  transport?.close(1000);
}
