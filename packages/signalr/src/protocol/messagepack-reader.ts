import { Decoder } from '@msgpack/msgpack';
import {
  readArguments,
  readHeaders,
  readOptionalFlag,
  readOptionalId,
  readOptionalText,
  readSequenceId,
  readStreamIds,
  readText,
} from './fields.ts';
import { checkMessagePack } from './messagepack-check.ts';
import type { InboundMessage } from './messages.ts';
import { messageTypes } from './messages.ts';
import { takeOutOfBuffer } from './take-out-of-buffer.ts';
import { ProtocolError } from './protocol-error.ts';

const decoder = new Decoder();

const completionKinds = { error: 1, void: 2, result: 3 } as const;

/** Reads one MessagePack hub message (without its length prefix); the same promises as readJsonMessage. */
export function readMessagePackMessage(bytes: Uint8Array): InboundMessage | null {
  const hasBinary = checkMessagePack(bytes);
  let value: unknown;
  try {
    value = decoder.decode(bytes);
    if (hasBinary) value = takeOutOfBuffer(value);
  } catch {
    throw new ProtocolError('Error reading MessagePack.');
  }
  if (!Array.isArray(value)) throw new ProtocolError('Expected a MessagePack array.');
  const items: readonly unknown[] = value;
  const type = items[0];
  if (typeof type !== 'number' || !Number.isSafeInteger(type)) throw new ProtocolError("Reading 'type' as Int32 failed.");
  switch (type) {
    case messageTypes.invocation:
    case messageTypes.streamInvocation:
      expectLength(items, 5);
      return {
        type,
        headers: readHeaders(items[1], false),
        invocationId: type === messageTypes.invocation ? readOptionalId(items[2], 'invocationId') : readText(items[2], 'invocationId'),
        target: readText(items[3], 'target'),
        args: readArguments(items[4]),
        streamIds: readStreamIds(items[5]),
      };
    case messageTypes.streamItem:
      expectLength(items, 4);
      readHeaders(items[1], false);
      return { type, invocationId: readText(items[2], 'invocationId'), item: items[3] };
    case messageTypes.completion:
      return readCompletion(items);
    case messageTypes.cancelInvocation:
      expectLength(items, 3);
      readHeaders(items[1], false);
      return { type, invocationId: readText(items[2], 'invocationId') };
    case messageTypes.ping:
      return { type };
    case messageTypes.close:
      expectLength(items, 2);
      readOptionalFlag(items[2], 'allowReconnect');
      return { type, error: readOptionalText(items[1], 'error') };
    case messageTypes.ack:
    case messageTypes.sequence:
      return { type, sequenceId: readSequenceId(items[1]) };
    default:
      return null;
  }
}

// Later protocol versions may append fields, so only the minimum is checked.
function expectLength(items: readonly unknown[], length: number): void {
  if (items.length < length) throw new ProtocolError('Invalid payload: too few fields.');
}

function readCompletion(items: readonly unknown[]): InboundMessage {
  expectLength(items, 4);
  readHeaders(items[1], false);
  const invocationId = readText(items[2], 'invocationId');
  switch (items[3]) {
    case completionKinds.error:
      expectLength(items, 5);
      return { type: 3, invocationId, error: readText(items[4], 'error'), result: undefined };
    case completionKinds.void:
      return { type: 3, invocationId, error: null, result: undefined };
    case completionKinds.result:
      expectLength(items, 5);
      return { type: 3, invocationId, error: null, result: items[4] };
    default:
      throw new ProtocolError('Invalid invocation result kind.');
  }
}
