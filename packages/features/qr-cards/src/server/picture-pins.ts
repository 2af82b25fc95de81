import { pictureNames } from '../texts.ts';
import { randomInt } from 'node:crypto';
import type { Work } from '@pausenplatz/kernel-server';
import { accountLimits } from '@pausenplatz/account/contract';
import { type AccountServices } from '@pausenplatz/account/server';
import { sealPictures } from './picture-seal.ts';
import type { QrCardsTables } from './tables.ts';

/** The pictures of one pupil's card in their order, in words; null where the pupil has some already, which nobody reads. */
interface HandedPictures {
  readonly userId: string;
  readonly pictures: readonly string[] | null;
}

/**
 * Gives every QR card of these pupils that asks for none yet four pictures at random. People without a card are left out.
 * Whoever calls has proven the right, and shows the pictures once: only their seals are kept.
 */
export async function handOutPictures(
  work: Pick<Work<QrCardsTables>, 'db'>,
  services: Pick<AccountServices, 'signer'>,
  userIds: readonly string[],
): Promise<HandedPictures[]> {
  if (userIds.length === 0) return [];
  const cards = await work.db
    .selectFrom('qr_card')
    .select(['user_id', 'secret_hash', 'pin_seal', 'created_at'])
    .where('user_id', 'in', userIds)
    .forUpdate()
    .execute();
  const chosen = new Map(cards.filter(({ pin_seal }) => pin_seal === null).map(({ user_id }) => [user_id, anyPictures()]));
  const sealed = cards.flatMap((card) => {
    const pin = chosen.get(card.user_id);
    return pin ? [{ ...card, pin_seal: sealPictures(services, card.user_id, pin) }] : [];
  });
  if (sealed.length > 0)
    await work.db
      .insertInto('qr_card')
      .values(sealed)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet((excluded) => ({ pin_seal: excluded.ref('excluded.pin_seal') })))
      .execute();
  return cards.map(({ user_id: userId }) => ({
    userId,
    pictures: chosen.get(userId)?.map((place) => pictureNames[place] ?? '') ?? null,
  }));
}

const anyPictures = (): number[] =>
  Array.from({ length: accountLimits.picturePinLength }, () => randomInt(accountLimits.picturePinChoices));
