import type { OutMessage } from '../protocol/out-message.ts';
import type { ProtocolName } from '../protocol/messages.ts';

/**
 * The unsent messages of a connection, as a linked list that is shared by all connections with the same queue.
 * Both hub protocols are self-delimiting, so a chain goes out as one frame, and that frame is built once for all who share the chain.
 */
export class Chain {
  readonly protocol: ProtocolName;
  readonly parent: Chain | null;
  readonly message: OutMessage | null;
  /** Bytes and messages from the root to here. */
  readonly bytes: number;
  readonly length: number;
  readonly #isKeyed: boolean;
  #next: Chain | null = null;
  #others: Map<OutMessage, Chain> | null = null;
  #payload: Buffer | null = null;
  #frame: Buffer | null = null;

  constructor(protocol: ProtocolName, parent: Chain | null, message: OutMessage | null) {
    this.protocol = protocol;
    this.parent = parent;
    this.message = message;
    this.bytes = parent === null || message === null ? 0 : parent.bytes + message.size(protocol);
    this.length = parent === null ? 0 : parent.length + 1;
    this.#isKeyed = parent !== null && (parent.#isKeyed || message?.key != null);
  }

  /** The chain with one more message; `keep` remembers chains whose links must be cut after the tick. */
  append(message: OutMessage, keep: Chain[]): Chain {
    if (!message.shared) return new Chain(this.protocol, this.#base(message), message);
    if (this.#next?.message === message) return this.#next;
    const known = this.#others?.get(message);
    if (known !== undefined) return known;
    const chain = new Chain(this.protocol, this.#base(message), message);
    if (this.#next === null) {
      this.#next = chain;
      keep.push(this);
    } else {
      this.#others ??= new Map();
      this.#others.set(message, chain);
    }
    return chain;
  }

  /** Forgets the branches, so that a slow connection's chain does not keep other connections' messages alive. */
  cut(): void {
    this.#next = null;
    this.#others = null;
  }

  messages(): OutMessage[] {
    const list: OutMessage[] = [];
    for (const message of this.#backwards()) list.push(message);
    return list.reverse();
  }

  payload(): Buffer {
    this.#payload ??= this.#join(0);
    return this.#payload;
  }

  /** A complete, unmasked WebSocket frame (RFC 6455 5.2): text for JSON, binary for MessagePack. */
  frame(): Buffer {
    if (this.#frame === null) {
      const header = this.bytes < 126 ? 2 : this.bytes < 65_536 ? 4 : 10;
      const frame = this.#join(header);
      frame[0] = this.protocol === 'json' ? 0x81 : 0x82;
      if (header === 2) frame[1] = this.bytes;
      else if (header === 4) {
        frame[1] = 126;
        frame.writeUInt16BE(this.bytes, 2);
      } else {
        frame[1] = 127;
        frame.writeUInt32BE(0, 2);
        frame.writeUInt32BE(this.bytes, 6);
      }
      this.#frame = frame;
    }
    return this.#frame;
  }

  #join(header: number): Buffer {
    const target = Buffer.allocUnsafe(header + this.bytes);
    let end = target.length;
    // Backwards along the links: no list is needed, and every size is known.
    let message = this.message;
    let before = this.parent;
    while (message !== null) {
      end -= message.size(this.protocol);
      const part = this.protocol === 'json' ? message.json() : message.messagePack();
      if (typeof part === 'string') target.write(part, end, 'utf8');
      else target.set(part, end);
      message = before?.message ?? null;
      before = before?.parent ?? null;
    }
    return target;
  }

  *#backwards(): Generator<OutMessage> {
    if (this.message === null) return;
    yield this.message;
    let chain = this.parent;
    while (chain !== null && chain.message !== null) {
      yield chain.message;
      chain = chain.parent;
    }
  }

  /** "Latest wins": this chain without the earlier message of the same key. */
  #base(message: OutMessage): Chain {
    if (message.key === null || !this.#isKeyed) return this;
    const kept = this.messages();
    const filtered = kept.filter((earlier) => earlier.key !== message.key);
    if (filtered.length === kept.length) return this;
    return filtered.reduce((chain, earlier) => new Chain(this.protocol, chain, earlier), new Chain(this.protocol, null, null));
  }
}
