import { Encoder } from '@msgpack/msgpack';
import type { OutboundMessage } from './messages.ts';
import { varIntLength, writeVarInt } from './var-int.ts';

const encoder = new Encoder({ ignoreUndefined: true });

/** Writes one MessagePack hub message with its length prefix. Throws when a value cannot be written (cycles, bigint). */
export function writeMessagePackMessage(message: OutboundMessage): Buffer {
  const body = encoder.encodeSharedRef(listFields(message));
  const framed = Buffer.allocUnsafe(varIntLength(body.length) + body.length);
  framed.set(body, writeVarInt(framed, 0, body.length));
  return framed;
}

function listFields(message: OutboundMessage): readonly unknown[] {
  switch (message.type) {
    case 1:
      return [1, {}, message.invocationId ?? null, message.target, message.args, []];
    case 2:
      return [2, {}, message.invocationId, message.item ?? null];
    case 3:
      if (message.error !== undefined) return [3, {}, message.invocationId, 1, message.error];
      return message.result === undefined ? [3, {}, message.invocationId, 2] : [3, {}, message.invocationId, 3, message.result];
    case 6:
      return [6];
    case 7:
      return [7, message.error ?? null, message.allowReconnect ?? false];
    case 8:
    case 9:
      return [message.type, message.sequenceId];
    default:
      return message satisfies never;
  }
}
