import { confirmed } from '@pausenplatz/kernel-contract';
import { restoreAccount } from '../../contract/index.ts';
import { handle } from '../account.ts';
import { restoreAccounts } from '../office/change-people.ts';
import { refuseTrashed } from './complete.ts';
import { provePassword } from './login.ts';

export const restoreAccountHandler = handle(
  restoreAccount,
  async (context, { UserName, Password }) => {
    const user = await provePassword(context, UserName, Password);
    if (user.deleted_by === 'school') refuseTrashed(user);
    await context.transact(async (work) => {
      const restored = await restoreAccounts(work, context, [user.id]);
      if (restored > 0) await work.audit({ action: 'account.restore', scopeId: null, subject: { kind: 'person', id: user.id } });
    });
    return confirmed;
  },
  { asSystem: true },
);
