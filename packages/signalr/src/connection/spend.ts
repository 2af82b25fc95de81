import type { Connection } from './connection.ts';
import { holds } from './connection.ts';
import { putHold } from './hold.ts';

/** What a message costs of `messagesPerSecond`. What asks for no work (pings, acks, repeats, pieces) is cheaper, but not free. */
export const costs = { work: 1, idle: 0.25 } as const;

/** Charges a connection; when it has nothing left, it is not read until the next second. */
export function spend(connection: Connection, cost: number): void {
  connection.tokens -= cost;
  if (connection.tokens <= 0) putHold(connection, holds.rate);
}
