import { confirmed } from '@pausenplatz/kernel-contract';
import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { clearPicturePin, getPicturePin, qrSignIn, setPicturePin } from '../../contract/index.ts';
import { handle, refuse } from '../account.ts';
import { provePerson } from '../person-scope.ts';
import { tellProfile } from '../profile/own.ts';
import { hashToken } from '../sessions.ts';
import type { AccountTables } from '../tables.ts';
import { openFor, refuseTrashed } from './complete.ts';
import { type GuessLimits, judgeGuess } from './guessing.ts';
import { knownDevice } from './known-devices.ts';
import { arePictures, sealPictures } from './picture-seal.ts';

/** Pictures of one pupil. Cards themselves need no limit: nobody guesses 128 bits, and old ones must not block those of others. */
const limits: GuessLimits = {
  perPlace: { name: 'picture-pin-place', points: 8, perSeconds: 900 },
  perAccount: { name: 'picture-pin', points: 24, perSeconds: 900 },
};

const nobody = { token: null, refreshToken: null, user: null, initialPassword: false, secondFactor: false, challenge: null } as const;

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
      proven: { cardHash: hashToken(id) },
      kind: keeps ?? 'cookie',
      remembered: false,
      device,
      app,
    } as const;
    return { ...(await openFor(context, entering)), picturePin: false };
  },
  { asSystem: true },
);

function findCard(context: CallContext<AccountTables>, secret: string) {
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
  context: CallContext<AccountTables>,
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
async function proveHelper(context: CallContext<AccountTables>, id: string) {
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
