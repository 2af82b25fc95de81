import type { Connection } from './connection.ts';

/** Stops reading a client for one of the reasons in `holds`. */
export function putHold(connection: Connection, reason: number): void {
  if (connection.hold === 0) connection.transport?.pause();
  connection.hold |= reason;
}

/** Takes the reason away and goes on reading when it was the last one. */
export function liftHold(connection: Connection, reason: number): void {
  if ((connection.hold & reason) === 0) return;
  connection.hold &= ~reason;
  if (connection.hold === 0) connection.core.pump(connection);
}
