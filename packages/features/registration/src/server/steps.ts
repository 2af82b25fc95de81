import { type OtherWays, otherWaysStep } from '@pausenplatz/account/server';
import { giveStep, ownWork, type Steps } from '@pausenplatz/kernel-server';
import { registrationKeeps } from './keeps.ts';
import type { RegistrationTables } from './tables.ts';

/** A link for a new password ends with the old one. */
const otherWays: OtherWays = {
  async passwordReplaced(work, userIds) {
    const { db } = ownWork<RegistrationTables>(work);
    await db.deleteFrom('mail_token').where('user_id', 'in', userIds).where('kind', '=', 'reset').execute();
  },
};

export const registrationSteps: Steps = { keeps: registrationKeeps, given: [giveStep(otherWaysStep, otherWays)] };
