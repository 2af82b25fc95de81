import { type OtherWays, otherWaysStep } from '@pausenplatz/account/server';
import { giveStep, ownTables, ownWork, type Steps } from '@pausenplatz/kernel-server';
import { qrCardsKeeps } from './keeps.ts';
import type { QrCardsTables } from './tables.ts';

type End = NonNullable<OtherWays['passwordReplaced']>;

const endCards: End = async (work, userIds) => {
  await ownWork<QrCardsTables>(work).db.deleteFrom('qr_card').where('user_id', 'in', userIds).execute();
};

/** A card ends with the password, and with the school that printed it: its teachers may have kept one. */
const otherWays: OtherWays = { passwordReplaced: endCards, schoolLeft: (work, _services, userIds) => endCards(work, userIds) };

export const qrCardsSteps: Steps = {
  keeps: qrCardsKeeps,
  given: [giveStep(otherWaysStep, otherWays)],
  async exportFor(services, userId) {
    const db = ownTables<QrCardsTables>(services.db);
    const card = await db.selectFrom('qr_card').select('created_at').where('user_id', '=', userId).executeTakeFirst();
    return { data: { qrCardSince: card?.created_at ?? null } };
  },
};
