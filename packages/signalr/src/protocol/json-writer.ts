import type { OutboundMessage } from './messages.ts';

/** Ends every JSON hub message; U+001E never appears inside one, because JSON escapes control characters. */
export const recordSeparator = '\u001e';

/** Writes one JSON hub message with its 0x1E. Throws when a value cannot be written (cycles, bigint). */
export function writeJsonMessage(message: OutboundMessage): string {
  return writeBody(message) + recordSeparator;
}

function writeBody(message: OutboundMessage): string {
  switch (message.type) {
    case 1: {
      const id = message.invocationId === undefined ? '' : `"invocationId":${JSON.stringify(message.invocationId)},`;
      return `{"type":1,${id}"target":${JSON.stringify(message.target)},"arguments":${JSON.stringify(message.args)}}`;
    }
    case 2:
      return `{"type":2,"invocationId":${JSON.stringify(message.invocationId)},"item":${JSON.stringify(message.item) ?? 'null'}}`;
    case 3: {
      const start = `{"type":3,"invocationId":${JSON.stringify(message.invocationId)}`;
      if (message.error !== undefined) return `${start},"error":${JSON.stringify(message.error)}}`;
      return message.result === undefined ? `${start}}` : `${start},"result":${JSON.stringify(message.result) ?? 'null'}}`;
    }
    case 6:
      return '{"type":6}';
    case 7:
      return JSON.stringify(message);
    case 8:
    case 9:
      return `{"type":${message.type},"sequenceId":${message.sequenceId}}`;
    default:
      return message satisfies never;
  }
}
