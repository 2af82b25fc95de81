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

/** A message for all members of a channel, as long as nothing else happened to any of them in this turn. */
interface Broadcast {
  /** The channel's own set; whoever changes it settles first. */
  readonly members: ReadonlySet<Connection>;
  readonly message: OutMessage;
  readonly excluded: ReadonlySet<string> | null;
  /** Told of a member whose protocol cannot carry the message. */
  readonly onFault: (connection: Connection, error: unknown) => void;
}

/** Whether a broadcast goes to this member. */
function isAddressed({ excluded }: Broadcast, connection: Connection): boolean {
  if (connection.state !== 'open' && connection.state !== 'connecting') return false;
  return excluded === null || !excluded.has(connection.id);
}

/**
 * Collects what connections get during one turn of the event loop and writes it at the end of it, one frame per connection.
 *
 * The usual turn has one broadcast and nothing else. Then the members are visited once, when it is written; queueing it for each
 * of them first would visit thousands of connections twice.
 */
export class Outbox {
  readonly #facts: OutboxFacts;
  #dirty: Connection[] = [];
  #roots: Record<ProtocolName, Chain> = makeRoots();
  #linked: Chain[] = [];
  #broadcast: Broadcast | null = null;
  #isScheduled = false;

  constructor(facts: OutboxFacts) {
    this.#facts = facts;
  }

  /** Queues a message for the members of a channel. */
  broadcast(broadcast: Broadcast): void {
    this.settle();
    if (broadcast.members.size === 0) return;
    this.#broadcast = broadcast;
    this.#schedule();
  }

  /** Queues this turn's broadcast for each member, because what comes next depends on it: another message, or who joins or leaves. */
  settle(): void {
    const broadcast = this.#broadcast;
    if (broadcast === null) return;
    this.#broadcast = null;
    for (const connection of broadcast.members) if (isAddressed(broadcast, connection)) this.#enqueueOf(broadcast, connection);
  }

  /** Queues a message. Throws when it cannot be serialised; the connection is then untouched. */
  enqueue(connection: Connection, message: OutMessage): void {
    if (this.#broadcast !== null) this.settle();
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

  // MessagePack cannot carry everything that JSON can (functions are dropped there); its clients are then passed over, not the others.
  #enqueueOf({ message, onFault }: Broadcast, connection: Connection): void {
    try {
      this.enqueue(connection, message);
    } catch (error) {
      onFault(connection, error);
    }
  }

  /** Writes a broadcast to members that have nothing else to get and can take it now; queues it for the others. */
  #write(broadcast: Broadcast): void {
    const { counters, limits } = this.#facts;
    const { message } = broadcast;
    const chains: Record<ProtocolName, Chain | null> = { json: null, messagepack: null };
    let frames = 0;
    let bytes = 0;
    for (const connection of broadcast.members) {
      if (!isAddressed(broadcast, connection)) continue;
      const { transport, protocol, stateful } = connection;
      const isFree = connection.pending === null && connection.waiters === null && stateful?.isHeld !== true;
      if (!isFree || transport === null || transport.isBlocked()) {
        this.#enqueueOf(broadcast, connection);
        continue;
      }
      let chain = chains[protocol];
      if (chain === null) {
        chain = this.#chainOf(broadcast, connection);
        if (chain === null) continue;
        chains[protocol] = chain;
      }
      if (stateful !== null) {
        // Whoever has too much unsent is dropped there.
        if (chain.bytes + stateful.bytes > limits.hardDropBytes) {
          this.#enqueueOf(broadcast, connection);
          continue;
        }
        stateful.rememberOne(message, protocol);
      }
      frames++;
      bytes += chain.bytes;
      connection.blockedSince = 0;
      transport.write(chain);
    }
    counters.messagesOut += frames;
    counters.framesOut += frames;
    counters.bytesOut += bytes;
  }

  #chainOf({ message, onFault }: Broadcast, connection: Connection): Chain | null {
    try {
      return this.#roots[connection.protocol].append(message, this.#linked);
    } catch (error) {
      onFault(connection, error);
      return null;
    }
  }

  readonly #flushAll = (): void => {
    const broadcast = this.#broadcast;
    this.#broadcast = null;
    // As long as this turn counts as scheduled, what is queued now is written below.
    if (broadcast !== null) this.#write(broadcast);
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
