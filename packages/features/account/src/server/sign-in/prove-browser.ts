import { type CallContext, refuse } from '@pausenplatz/kernel-server';
import type { AccountTables } from '../tables.ts';

/**
 * A session in cookies is opened and renewed only for a browser that says where its request comes from; that this is our own origin has
 * been compared before. Programs say nothing of the kind and keep their session themselves (`keeps: 'bearer'`).
 */
export function proveBrowser({ request }: Pick<CallContext<AccountTables>, 'request'>): void {
  if (request.header('origin') === null && request.header('sec-fetch-site') === null) refuse('FOREIGN_SITE');
}
