import { type OtherWays, otherWaysStep, waitingAccountStep } from '@pausenplatz/account/server';
import { giveStep, ownTables, ownWork, type Services, type Steps } from '@pausenplatz/kernel-server';
import { registrationKeeps } from './keeps.ts';
import type { RegistrationTables } from './tables.ts';

/** A link for a new password ends with the old one. */
const otherWays: OtherWays = {
  async passwordReplaced(work, userIds) {
    const { db } = ownWork<RegistrationTables>(work);
    await db.deleteFrom('mail_token').where('user_id', 'in', userIds).where('kind', '=', 'reset').execute();
  },
};

export const registrationSteps: Steps = {
  keeps: registrationKeeps,
  given: [giveStep(otherWaysStep, otherWays), giveStep(waitingAccountStep, waitingPassword)],
};

/** Whoever knows the password is told that a mail waits for them. */
async function waitingPassword(services: Pick<Services, 'db' | 'clock'>, email: string): Promise<string | null> {
  const waiting = await ownTables<RegistrationTables>(services.db)
    .selectFrom('mail_token')
    .select('payload')
    .where('kind', '=', 'register')
    .where('email', '=', email)
    .where('expires_at', '>', services.clock.now())
    .executeTakeFirst();
  return waiting?.payload?.passwordHash ?? null;
}
