import type { ChannelInterest } from '../send/groups.ts';
import type { Backplane, Channel } from './backplane.ts';

const done = Promise.resolve();

/** Counts the local members of each channel: the first one subscribes, the last one unsubscribes. */
export class Interest implements ChannelInterest {
  readonly #backplane: Backplane;
  readonly #onError: (error: unknown) => void;
  readonly #counts = new Map<Channel, { members: number; ready: Promise<void> }>();

  constructor(backplane: Backplane, onError: (error: unknown) => void) {
    this.#backplane = backplane;
    this.#onError = onError;
  }

  /** Resolves when the channel's messages arrive here. Never rejects: a broker that is down is logged and brings a resync when it is back. */
  join(channel: Channel): Promise<void> {
    if (this.#backplane.nodeId === '') return done;
    const known = this.#counts.get(channel);
    if (known !== undefined) {
      known.members++;
      return known.ready;
    }
    const ready = this.#backplane.subscribe(channel).catch(this.#onError);
    this.#counts.set(channel, { members: 1, ready });
    return ready;
  }

  leave(channel: Channel): void {
    const known = this.#counts.get(channel);
    if (known === undefined || --known.members > 0) return;
    this.#counts.delete(channel);
    this.#backplane.unsubscribe(channel).catch(this.#onError);
  }
}
