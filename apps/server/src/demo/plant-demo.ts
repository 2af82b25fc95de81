import type { AccountTables } from '@pausenplatz/account/server';
import { lockFor, ownTables, plantAll, type Services } from '@pausenplatz/kernel-server';
import { serverFeatures } from '../features.ts';

/** Plants the demo school into an empty database, whole or not at all; answers whether it did. */
export async function plantDemo(services: Services): Promise<boolean> {
  return services.db.transaction().execute(async (transaction) => {
    // Several processes may start at once on an empty database.
    await lockFor(transaction, 'demo');
    const someone = await ownTables<AccountTables>(transaction).selectFrom('user_account').select('id').limit(1).executeTakeFirst();
    if (someone) return false;
    await plantAll(serverFeatures, { ...services, db: transaction });
    return true;
  });
}
