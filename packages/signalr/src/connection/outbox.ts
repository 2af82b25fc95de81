import type { Counters } from '../options/hooks.ts';
import type { Limits } from '../options/limits.ts';
import type { ProtocolName } from '../protocol/messages.ts';
import type { OutMessage } from '../protocol/out-message.ts';
import { Chain } from './chain.ts';
import type { Connection } from './connection.ts';

interface OutboxFacts {
  readonly limits: Limits;
  readonly counters: Counters;
  readonly now: () => number;
  /** Drops a connection that has too much unsent (R5). */
  readonly drop: (connection: Connection) => void;
}

/**
 * Collects what connections get during one turn of the event loop and writes it at the end of it, one frame per connection.
 */
export class Outbox {
  readonly #facts: OutboxFacts;
  #dirty: Connection[] = [];
  #roots: Record<ProtocolName, Chain> = makeRoots();
  #linked: Chain[] = [];
  #isScheduled = false;

  constructor(facts: OutboxFacts) {
    this.#facts = facts;
  }

  /** Queues a message. Throws when it cannot be serialised; the connection is then untouched. */
  enqueue(connection: Connection, message: OutMessage): void {
    if (connection.state === 'closed' || connection.state === 'closing') return;
    if (message.ephemeral && (connection.blockedSince > 0 || connection.transport === null)) return;
    const chain = (connection.pending ?? this.#roots[connection.protocol]).append(message, this.#linked);
    connection.pending = chain;
    this.#facts.counters.messagesOut++;
    if (chain.bytes + (connection.stateful?.bytes ?? 0) > this.#facts.limits.hardDropBytes) {
      this.#facts.counters.droppedSlow++;
      this.#facts.drop(connection);
      return;
    }
    if (!connection.isDirty) {
      connection.isDirty = true;
      this.#dirty.push(connection);
      this.#schedule();
    }
  }

  /** Writes what the connection may send now. */
  flush(connection: Connection): void {
    const { pending, transport, stateful } = connection;
    if (pending === null || transport === null) return;
    // The official client starts to count messages only after it has read the handshake reply; until its first message, nothing counted may go out.
    if (stateful?.isHeld === true) return;
    if (transport.isBlocked()) {
      if (connection.blockedSince === 0) connection.blockedSince = this.#facts.now();
      return;
    }
    connection.pending = null;
    connection.blockedSince = 0;
    this.#facts.counters.framesOut++;
    this.#facts.counters.bytesOut += pending.bytes;
    stateful?.remember(pending);
    transport.write(pending);
    if (connection.waiters !== null) this.release(connection);
  }

  /** Wakes streams that waited for room, if there is room. */
  release(connection: Connection): void {
    if (connection.waiters === null || (connection.state !== 'closed' && this.isFull(connection))) return;
    const waiters = connection.waiters;
    connection.waiters = null;
    for (const wake of waiters) wake();
  }

  isFull(connection: Connection): boolean {
    const { limits } = this.#facts;
    const unsent = (connection.pending?.bytes ?? 0) + (connection.transport?.bufferedBytes() ?? 0);
    return unsent > limits.highWaterBytes || (connection.stateful?.bytes ?? 0) > limits.replayBytes;
  }

  /** null when there is room now; otherwise resolves when there is. */
  whenRoom(connection: Connection): Promise<void> | null {
    if (connection.state === 'closed' || !this.isFull(connection)) return null;
    return new Promise((resolve) => {
      connection.waiters ??= [];
      connection.waiters.push(resolve);
    });
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // The check phase comes right after the current events, so one frame carries everything they caused.
    setImmediate(this.#flushAll);
  }

  readonly #flushAll = (): void => {
    this.#isScheduled = false;
    const dirty = this.#dirty;
    const linked = this.#linked;
    this.#dirty = [];
    this.#linked = [];
    this.#roots = makeRoots();
    for (const connection of dirty) {
      connection.isDirty = false;
      this.flush(connection);
    }
    for (const chain of linked) chain.cut();
  };
}

function makeRoots(): Record<ProtocolName, Chain> {
  return { json: new Chain('json', null, null), messagepack: new Chain('messagepack', null, null) };
}
