import { addressKey } from './address-key.ts';
import type { Connection } from './connection.ts';

/** All connections of this process, found by id, token, user and address. */
export class Registry {
  /** Called before a set of members changes: what was sent to it before is for who was in it then. */
  readonly #beforeChange: () => void;
  readonly byId = new Map<string, Connection>();
  readonly byToken = new Map<string, Connection>();
  /** Those that have finished the handshake and have not ended. */
  readonly open = new Set<Connection>();
  readonly byUser = new Map<string, Set<Connection>>();
  /** Ended connections whose last bytes are still on their way. */
  readonly closing = new Set<Connection>();
  /** Counted by `addressKey`. */
  readonly addresses = new Map<string, number>();
  readonly anonymousAddresses = new Map<string, number>();
  unattached = 0;
  unhandshaken = 0;

  constructor(beforeChange: () => void = () => undefined) {
    this.#beforeChange = beforeChange;
  }

  add(connection: Connection): void {
    this.#beforeChange();
    this.byId.set(connection.id, connection);
    if (connection.token !== null) this.byToken.set(connection.token, connection);
    count(this.addresses, addressKey(connection.address), 1);
    if (connection.user === null) count(this.anonymousAddresses, addressKey(connection.address), 1);
    else {
      const set = this.byUser.get(connection.user.id);
      if (set === undefined) this.byUser.set(connection.user.id, new Set([connection]));
      else set.add(connection);
    }
    this.unattached++;
  }

  remove(connection: Connection): void {
    this.#beforeChange();
    if (!this.byId.delete(connection.id)) return;
    this.open.delete(connection);
    count(this.addresses, addressKey(connection.address), -1);
    if (connection.user === null) count(this.anonymousAddresses, addressKey(connection.address), -1);
    else {
      const set = this.byUser.get(connection.user.id);
      set?.delete(connection);
      if (set?.size === 0) this.byUser.delete(connection.user.id);
    }
  }

  /** The handshake is done: from now on it gets what goes to all. */
  markOpen(connection: Connection): void {
    this.#beforeChange();
    this.open.add(connection);
  }

  /** A token outlives its connection for a moment where a last poll may still fetch the end (L2). */
  forgetToken(connection: Connection): void {
    if (connection.token !== null) this.byToken.delete(connection.token);
  }
}

function count(map: Map<string, number>, key: string, change: number): void {
  const value = (map.get(key) ?? 0) + change;
  if (value <= 0) map.delete(key);
  else map.set(key, value);
}
