import type { InboundMessage, ProtocolName } from '../protocol/messages.ts';
import { isCounted } from '../protocol/messages.ts';
import { OutMessage } from '../protocol/out-message.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import type { Chain } from './chain.ts';

/**
 * Stateful reconnect of one connection (R1 to R4): numbers both directions, keeps what the client has not acknowledged,
 * and drops what arrives twice. Ids start at 1.
 */
export class StatefulState {
  /** Sent and not acknowledged, oldest first; the first one has the id `#firstId`. */
  #sent: OutMessage[] = [];
  #firstId = 1;
  #nextIn = 1;
  #latestIn = 0;
  #ackDue = false;
  #awaitsSequence = false;
  /** Bytes sent and not acknowledged. */
  bytes = 0;
  /** Set until the client's first message: see Outbox.flush. */
  isHeld = true;
  lostAt = 0;

  /** Remembers what has just been written. */
  remember(chain: Chain): void {
    for (const message of chain.messages()) this.rememberOne(message, chain.protocol);
  }

  rememberOne(message: OutMessage, protocol: ProtocolName): void {
    if (!message.counted) return;
    this.#sent.push(message);
    this.bytes += message.size(protocol);
  }

  acknowledge(sequenceId: number, protocol: ProtocolName): void {
    const count = Math.min(sequenceId - this.#firstId + 1, this.#sent.length);
    if (count <= 0) return;
    for (let index = 0; index < count; index++) this.bytes -= this.#sent[index]?.size(protocol) ?? 0;
    this.#sent.splice(0, count);
    this.#firstId += count;
  }

  /** A new socket has been attached: what to send first, in order. */
  reattach(): readonly OutMessage[] {
    this.#awaitsSequence = true;
    return [new OutMessage({ type: 9, sequenceId: this.#firstId }), ...this.#sent];
  }

  /** Says whether this message is new and may be processed. */
  accepts(message: InboundMessage): boolean {
    if (message.type === 9) {
      if (message.sequenceId > this.#nextIn) throw new ProtocolError('Sequence ID greater than amount of messages received.');
      this.#nextIn = message.sequenceId;
      this.#awaitsSequence = false;
      return false;
    }
    if (this.#awaitsSequence) return false;
    return !isCounted(message.type) || this.#acceptsCounted();
  }

  #acceptsCounted(): boolean {
    const id = this.#nextIn++;
    if (id <= this.#latestIn) {
      // A repeat of the newest one means that the client has not seen our last Ack.
      if (id === this.#latestIn) this.#ackDue = true;
      return false;
    }
    this.#latestIn = id;
    this.#ackDue = true;
    return true;
  }

  /** The Ack that is due, if any; asked once a second (R2). */
  takeAck(): OutMessage | null {
    if (!this.#ackDue) return null;
    this.#ackDue = false;
    return new OutMessage({ type: 8, sequenceId: this.#latestIn });
  }
}
