import { confirmed } from '@pausenplatz/kernel-contract';
import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import { clearPicturePin, getPicturePin, qrSignIn, setPicturePin } from '../contract/index.ts';
import { handle, refuse } from './qr-cards.ts';
import {
  type GuessLimits,
  hashToken,
  type HoldProof,
  judgeGuess,
  knownDevice,
  openFor,
  provePerson,
  refuseTrashed,
  tellProfile,
} from '@pausenplatz/account/server';
import type { QrCardsTables } from './tables.ts';
import { arePictures, sealPictures } from './picture-seal.ts';

/** Pictures of one pupil. Cards themselves need no limit: nobody guesses 128 bits, and old ones must not block those of others. */
const limits: GuessLimits = {
  perPlace: { name: 'picture-pin-place', points: 8, perSeconds: 900 },
  perAccount: { name: 'picture-pin', points: 24, perSeconds: 900 },
};

const nobody = { token: null, refreshToken: null, user: null, initialPassword: false, secondFactor: false, challenge: null } as const;

/** A card that was printed anew in between opens nothing any more. */
const holdCard =
  (userId: string, secretHash: string): HoldProof =>
  async (db) => {
    const card = (db as unknown as Kysely<QrCardsTables>)
      .selectFrom('qr_card')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('secret_hash', '=', secretHash)
      .forShare();
    return (await card.executeTakeFirst()) !== undefined;
  };

export const qrSignInHandler = handle(
  qrSignIn,
  async (context, { id, pin, device, app, keeps }) => {
    const card = await findCard(context, id);
    if (!card) return refuse('QR_CARD_ENDED');
    refuseTrashed(card);
    if (card.pin_seal !== null) {
      if (!pin) return { ...nobody, expiration: context.clock.now().toISOString(), picturePin: true };
      await provePicturePin(context, card, pin);
    }
    // Cards are for shared tablets: the session ends with the browser.
    const entering = {
      userId: card.user_id,
      initialPassword: false,
      provenBy: 'card',
      proven: holdCard(card.user_id, hashToken(id)),
      kind: keeps ?? 'cookie',
      remembered: false,
      device,
      app,
    } as const;
    return { ...(await openFor(context, entering)), picturePin: false };
  },
  { asSystem: true },
);

function findCard(context: CallContext<QrCardsTables>, secret: string) {
  return context.db
    .selectFrom('qr_card')
    .innerJoin('user_account', 'user_account.id', 'qr_card.user_id')
    .select(['user_id', 'pin_seal', 'deleted_at', 'deleted_by'])
    .where('secret_hash', '=', hashToken(secret))
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`'Pupil' = any(roles)`)
    .executeTakeFirst();
}

async function provePicturePin(
  context: CallContext<QrCardsTables>,
  card: { readonly user_id: string; readonly pin_seal: string | null },
  pin: readonly number[],
): Promise<void> {
  const guess = { account: card.user_id, knownDevice: await knownDevice(context, card.user_id) };
  const isRight = () => arePictures(context, card.user_id, pin, card.pin_seal ?? '');
  const right = await judgeGuess(context, limits, guess, async () => (isRight() ? true : null));
  if (right === null) refuse('PICTURE_PIN_WRONG');
}

export const setPicturePinHandler = handle(setPicturePin, async (context, { pin }) => {
  const { userId } = personOf(context);
  const seal = pin === null ? null : sealPictures(context, userId, pin);
  const changed = await context.db
    .updateTable('qr_card')
    .set({ pin_seal: seal })
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return changed ? confirmed : refuse('QR_CARD_NONE');
});

/** The pupil, for who teaches them or administers their school. */
async function proveHelper(context: CallContext<QrCardsTables>, id: string) {
  const scope = await provePerson(context, id, 'see');
  return scope.rights.has('teach') || scope.rights.has('administer') ? scope : refuse('PERSON_FORBIDDEN');
}

export const getPicturePinHandler = handle(getPicturePin, async (context, { id }) => {
  const scope = await proveHelper(context, id);
  const card = await context.db.selectFrom('qr_card').select('pin_seal').where('user_id', '=', scope.userId).executeTakeFirst();
  return { active: card?.pin_seal != null };
});

export const clearPicturePinHandler = handle(clearPicturePin, async (context, { id }) => {
  const scope = await proveHelper(context, id);
  await context.transact(async (work) => {
    const cleared = await work.db
      .updateTable('qr_card')
      .set({ pin_seal: null })
      .where('user_id', '=', scope.userId)
      .where('pin_seal', 'is not', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!cleared) return;
    await tellProfile(work, context, id);
    await work.audit({ action: 'picturePin.clear', scopeId: scope.schoolIds[0] ?? null, subject: { kind: 'person', id } });
  });
  return confirmed;
});
