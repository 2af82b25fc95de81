import { confirmed } from '@pausenplatz/kernel-contract';
import { personOf } from '@pausenplatz/kernel-server';
import { disconnectAccount } from '../contract/index.ts';
import { handle, refuse } from './federation.ts';

export const disconnectAccountHandler = handle(disconnectAccount, async (context, { id }) => {
  const { userId } = personOf(context);
  const removed = await context.transact(async (work) => {
    const gone = await work.db
      .deleteFrom('oidc_identity')
      .where('user_id', '=', userId)
      .where('provider_id', '=', id)
      .returning('provider_id')
      .executeTakeFirst();
    if (gone) await work.audit({ action: 'identity.unlink', scopeId: null, subject: { kind: 'person', id: userId } });
    return gone;
  });
  return removed ? confirmed : refuse('PROVIDER_NOT_FOUND');
});
