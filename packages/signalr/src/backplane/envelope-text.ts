import { isRecord } from '../protocol/fields.ts';
import type { Channel, Envelope, NodeCommand } from './backplane.ts';

/** An envelope as one line of JSON; MessagePack bytes travel as base64. */
export function writeEnvelope(envelope: Envelope): string {
  const { json, msgpack, ...rest } = envelope;
  return JSON.stringify({
    ...rest,
    ...(json === undefined ? {} : { json: Buffer.from(json).toString('utf8') }),
    ...(msgpack === undefined ? {} : { msgpack: Buffer.from(msgpack).toString('base64') }),
  });
}

/** Reads what `writeEnvelope` wrote. null for anything else: a broker's channel is not ours alone. */
export function readEnvelope(text: string): Envelope | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const { origin, seq, channel, json, msgpack, except, replyTo, key, command } = value;
  if (typeof origin !== 'string' || typeof seq !== 'number' || !isChannel(channel)) return null;
  return {
    origin,
    seq,
    channel,
    ...(typeof json === 'string' ? { json: Buffer.from(json) } : {}),
    ...(typeof msgpack === 'string' ? { msgpack: Buffer.from(msgpack, 'base64') } : {}),
    ...(Array.isArray(except) ? { except: except.filter((id) => typeof id === 'string') } : {}),
    ...(typeof replyTo === 'string' ? { replyTo } : {}),
    ...(typeof key === 'string' ? { key } : {}),
    ...(value['ephemeral'] === true ? { ephemeral: true } : {}),
    ...(value['echo'] === true ? { echo: true } : {}),
    ...(isCommand(command) ? { command } : {}),
  };
}

function isChannel(value: unknown): value is Channel {
  return typeof value === 'string' && (value === 'all' || /^[gucn]:/.test(value));
}

const commandFields: Readonly<Record<string, readonly string[]>> = {
  group: ['id', 'action', 'connectionId', 'group'],
  done: ['id'],
  ask: ['id', 'connectionId', 'target', 'args'],
  request: ['id', 'method', 'token', 'body'],
  answer: ['id'],
  cut: ['reason'],
};

function isCommand(value: unknown): value is NodeCommand {
  if (!isRecord(value) || typeof value['kind'] !== 'string') return false;
  const fields = commandFields[value['kind']];
  return fields !== undefined && fields.every((field) => typeof value[field] === 'string');
}

/** The node whose connection it is: connection ids start with their node's id. */
export function nodeOf(connectionId: string): string {
  return connectionId.slice(0, Math.max(0, connectionId.indexOf('.')));
}
