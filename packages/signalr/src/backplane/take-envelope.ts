import { OutMessage } from '../protocol/out-message.ts';
import { deliver } from '../send/deliver.ts';
import type { Core } from '../server/core.ts';
import type { Envelope } from './backplane.ts';
import type { NodeCalls } from './node-calls.ts';

interface Receiver {
  readonly core: Core;
  readonly calls: NodeCalls;
  readonly nodeId: string;
}

/** Takes a message from another process: a command is obeyed, an event goes to the local members. */
export function takeEnvelope({ core, calls, nodeId }: Receiver, envelope: Envelope): void {
  if (envelope.origin === nodeId && envelope.echo !== true) return;
  if (envelope.command !== undefined) {
    calls.handle(envelope.command, envelope.replyTo);
    return;
  }
  if (envelope.json === undefined) return;
  const message = OutMessage.fromBytes(
    { json: Buffer.from(envelope.json), messagePack: envelope.msgpack === undefined ? null : Buffer.from(envelope.msgpack) },
    {
      ...(envelope.key === undefined ? {} : { key: envelope.key }),
      ...(envelope.ephemeral === undefined ? {} : { ephemeral: envelope.ephemeral }),
    },
  );
  deliver(core, envelope.channel, message, envelope.except);
}
