import { personOf } from '@pausenplatz/kernel-server';
import { inviteMyself } from '../contract/index.ts';
import { handle, refuse } from './profile.ts';
import { offerHandover, proveOwnPassword } from '@pausenplatz/account/server';

export const inviteMyselfHandler = handle(inviteMyself, async (context, { password }) => {
  const { userId, provenBy } = personOf(context);
  if (provenBy === 'card') return refuse('LINK_NEEDS_PASSWORD');
  await proveOwnPassword(context, userId, password);
  return context.transact(async (work) => {
    const { code, until } = await offerHandover(work, context, { userId, classId: null, by: userId });
    await work.audit({ action: 'handover.offer', scopeId: null, subject: { kind: 'person', id: userId } });
    return { code, until: until.toISOString() };
  });
});
