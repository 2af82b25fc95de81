import { writeJsonMessage } from './json-writer.ts';
import { writeMessagePackMessage } from './messagepack-writer.ts';
import type { OutboundMessage, ProtocolName } from './messages.ts';
import { isCounted } from './messages.ts';

interface Delivery {
  /** Many connections get this very message: frames built for it are shared. */
  readonly shared?: boolean;
  /** "Latest wins": an unsent message with the same key is replaced. */
  readonly key?: string;
  /** Worth nothing later: connections that cannot take it now are passed over. */
  readonly ephemeral?: boolean;
}

/** A message on its way out: serialised once per protocol, however many connections get it. */
export class OutMessage {
  readonly shared: boolean;
  readonly key: string | null;
  readonly ephemeral: boolean;
  readonly counted: boolean;
  readonly #source: OutboundMessage | null;
  #json: string | Buffer | null = null;
  #jsonBytes = 0;
  #messagePack: Buffer | null = null;

  constructor(source: OutboundMessage | null, delivery?: Delivery) {
    this.#source = source;
    this.shared = delivery?.shared ?? false;
    this.key = delivery?.key ?? null;
    this.ephemeral = delivery?.ephemeral ?? false;
    this.counted = source === null || isCounted(source.type);
  }

  /** A message that another process has serialised; a protocol it left out cannot be served. */
  static fromBytes(bytes: { readonly json: Buffer; readonly messagePack: Buffer | null }, delivery: Delivery): OutMessage {
    const message = new OutMessage(null, { ...delivery, shared: true });
    message.#json = bytes.json;
    message.#jsonBytes = bytes.json.length;
    message.#messagePack = bytes.messagePack;
    return message;
  }

  /** Bytes that are the same in both protocols and are never repeated: the handshake's answer. */
  static raw(bytes: Buffer): OutMessage {
    const message = new OutMessage({ type: 6 });
    message.#json = bytes;
    message.#jsonBytes = bytes.length;
    message.#messagePack = bytes;
    return message;
  }

  /** Bytes on the wire in this protocol. Throws when the payload cannot be serialised. */
  size(protocol: ProtocolName): number {
    if (protocol === 'messagepack') return this.messagePack().length;
    this.json();
    return this.#jsonBytes;
  }

  json(): string | Buffer {
    if (this.#json === null) {
      if (this.#source === null) throw new Error('The message was sent without its JSON form.');
      this.#json = writeJsonMessage(this.#source);
      this.#jsonBytes = Buffer.byteLength(this.#json);
    }
    return this.#json;
  }

  messagePack(): Buffer {
    if (this.#messagePack === null) {
      if (this.#source === null) throw new Error('The message was sent without its MessagePack form.');
      this.#messagePack = writeMessagePackMessage(this.#source);
    }
    return this.#messagePack;
  }
}
