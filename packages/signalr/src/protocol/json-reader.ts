import {
  isRecord,
  readArguments,
  readHeaders,
  readOptionalFlag,
  readOptionalId,
  readOptionalText,
  readSequenceId,
  readStreamIds,
  readText,
} from './fields.ts';
import type { InboundMessage } from './messages.ts';
import { messageTypes } from './messages.ts';
import { ProtocolError } from './protocol-error.ts';

/**
 * Reads one JSON hub message (without its 0x1E).
 * Returns null for a type this protocol version does not know (P1: ignored); throws ProtocolError for everything malformed.
 */
export function readJsonMessage(text: string): InboundMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ProtocolError('Error reading JSON.');
  }
  if (!isRecord(value)) throw new ProtocolError('Expected a JSON object.');
  const type = value['type'];
  if (typeof type !== 'number' || !Number.isSafeInteger(type)) throw new ProtocolError("Missing required property 'type'.");
  switch (type) {
    case messageTypes.invocation:
    case messageTypes.streamInvocation:
      return {
        type,
        target: readText(value['target'], 'target'),
        args: readArguments(value['arguments']),
        invocationId:
          type === messageTypes.invocation
            ? readOptionalId(value['invocationId'], 'invocationId')
            : readText(value['invocationId'], 'invocationId'),
        streamIds: readStreamIds(value['streamIds']),
        headers: readHeaders(value['headers'], true),
      };
    case messageTypes.streamItem:
      if (!('item' in value)) throw new ProtocolError("Missing required property 'item'.");
      readHeaders(value['headers'], true);
      return { type, invocationId: readText(value['invocationId'], 'invocationId'), item: value['item'] };
    case messageTypes.completion:
      return readCompletion(value);
    case messageTypes.cancelInvocation:
      readHeaders(value['headers'], true);
      return { type, invocationId: readText(value['invocationId'], 'invocationId') };
    case messageTypes.ping:
      return { type };
    case messageTypes.close:
      readOptionalFlag(value['allowReconnect'], 'allowReconnect');
      return { type, error: readOptionalText(value['error'], 'error') };
    case messageTypes.ack:
    case messageTypes.sequence:
      return { type, sequenceId: readSequenceId(value['sequenceId']) };
    default:
      return null;
  }
}

function readCompletion(value: Record<string, unknown>): InboundMessage {
  const error = readOptionalText(value['error'], 'error');
  if (error !== null && 'result' in value) {
    throw new ProtocolError("The 'error' and 'result' properties are mutually exclusive.");
  }
  readHeaders(value['headers'], true);
  return { type: 3, invocationId: readText(value['invocationId'], 'invocationId'), error, result: value['result'] };
}
