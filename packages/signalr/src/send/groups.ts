import type { Channel } from '../backplane/backplane.ts';
import type { Connection } from '../connection/connection.ts';

/** The side of the backplane that groups need: first and last local member of a channel. */
export interface ChannelInterest {
  join(channel: Channel): Promise<void>;
  leave(channel: Channel): void;
}

const done = Promise.resolve();

/** Group membership of the connections of this process. */
export class Groups {
  readonly #members = new Map<string, Set<Connection>>();
  readonly #interest: ChannelInterest;
  readonly #limit: number;
  /** Called before members change: what was sent to a group before is for who was in it then. */
  readonly #beforeChange: () => void;

  constructor(interest: ChannelInterest, limit: number, beforeChange: () => void = () => undefined) {
    this.#beforeChange = beforeChange;
    this.#interest = interest;
    this.#limit = limit;
  }

  get size(): number {
    return this.#members.size;
  }

  members(group: string): ReadonlySet<Connection> | undefined {
    return this.#members.get(group);
  }

  names(): IterableIterator<string> {
    return this.#members.keys();
  }

  /** Local sends reach the connection at once; the promise resolves when other processes' sends do. Throws above the limit (A7). */
  add(connection: Connection, group: string): Promise<void> {
    if (connection.state === 'closed' || connection.groups?.has(group) === true) return done;
    connection.groups ??= new Set();
    if (connection.groups.size >= this.#limit) throw new Error(`A connection may be in at most ${this.#limit} groups.`);
    this.#beforeChange();
    connection.groups.add(group);
    const members = this.#members.get(group);
    if (members !== undefined) {
      members.add(connection);
      return this.#interest.join(`g:${group}`);
    }
    this.#members.set(group, new Set([connection]));
    return this.#interest.join(`g:${group}`);
  }

  remove(connection: Connection, group: string): Promise<void> {
    if (connection.groups?.delete(group) === true) this.#leave(connection, group);
    return done;
  }

  removeAll(connection: Connection): void {
    if (connection.groups === null) return;
    for (const group of connection.groups) this.#leave(connection, group);
    connection.groups = null;
  }

  #leave(connection: Connection, group: string): void {
    this.#beforeChange();
    const members = this.#members.get(group);
    members?.delete(connection);
    if (members?.size === 0) this.#members.delete(group);
    this.#interest.leave(`g:${group}`);
  }
}
