import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { refuse } from './federation.ts';
import { proveOwnPassword } from '@pausenplatz/account/server';
import type { FederationTables } from './tables.ts';
import { isOfSchool } from './links.ts';

/**
 * Whoever connects an account elsewhere has typed the own password for it just now, and belongs to the school whose account that is. A
 * card that lies around opens no second way in.
 */
export async function proveLink(
  context: CallContext<FederationTables>,
  { schoolId, password }: { readonly schoolId: string; readonly password: string },
): Promise<string> {
  const { userId, provenBy } = personOf(context);
  if (provenBy === 'card') return refuse('LINK_NEEDS_PASSWORD');
  await proveOwnPassword(context, userId, password);
  if (!(await isOfSchool(context.db, schoolId, userId))) return refuse('LINK_OTHER_SCHOOL');
  return userId;
}
