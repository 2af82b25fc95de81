import { cardOf } from '@pausenplatz/qr-cards/server';
import {
  avatarAddress,
  isSecondFactorRequired,
  newsletterConfig,
  profileOf,
  switchNewsletter,
  tellProfile,
} from '@pausenplatz/account/server';
import { confirmed } from '@pausenplatz/kernel-contract';
import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { getProfile, setDefaultSchoolClass, updateProfile } from '../contract/index.ts';
import { handle, refuse } from './profile.ts';
import type { ProfileTables } from './tables.ts';
import { connectableFor, connectionsOf } from '@pausenplatz/federation/server';
import { membershipsOf } from '@pausenplatz/schools/server';

export const getProfileHandler = handle(getProfile, async (context) => {
  const { db } = context;
  const user = await profileOf(context);
  const factor = await db.selectFrom('second_factor').select('confirmed_at').where('user_id', '=', user.id).executeTakeFirst();
  const { left } = await db
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<string>().as('left'))
    .where('user_id', '=', user.id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  const card = await cardOf(db, user.id);
  // Asked of the store and not of the actor, whose rights rest as long as the second factor is missing.
  const { adminSchoolIds } = await membershipsOf(db, user.id);
  const isPupil = user.roles.includes('Pupil');
  return {
    firstName: user.first_name,
    lastName: user.last_name,
    userName: user.user_name,
    avatar: avatarAddress(context, user.avatar),
    email: user.email,
    emailConfirmed: user.email_confirmed_at !== null,
    pendingEmail: user.pending_email,
    mayChangeName: !isPupil,
    hasPassword: user.password_hash !== null || user.initial_password_sealed !== null,
    hasQrCard: card !== null,
    hasPicturePin: card?.hasPictures ?? false,
    secondFactor: {
      active: factor?.confirmed_at != null,
      required: await isSecondFactorRequired(db, adminSchoolIds),
      possible: !isPupil,
      recoveryCodesLeft: Number(left),
    },
    connections: await connectionsOf(db, user.id),
    connectable: await connectableFor(db, user.id),
    newsletter: isPupil || context.config.of(newsletterConfig).url === null ? null : user.newsletter_email !== null,
    mayDelete: !isPupil,
  };
});

export const updateProfileHandler = handle(updateProfile, async (context, input) => {
  const user = await profileOf(context);
  if (input.id !== undefined && input.id !== user.id) return refuse('PERSON_NOT_FOUND');
  if ((input.key === 'firstName' || input.key === 'lastName') && user.roles.includes('Pupil')) return refuse('KEPT_BY_SCHOOL');
  if (input.key === 'newsletter') {
    await switchNewsletter(context, input.value);
    return { avatar: avatarAddress(context, user.avatar), firstName: user.first_name, lastName: user.last_name };
  }
  const change = await changeOf(context, input);
  return context.transact(async (work) => {
    const row = await work.db
      .updateTable('user_account')
      .set(change)
      .where('id', '=', user.id)
      .returning(['avatar', 'first_name', 'last_name'])
      .executeTakeFirstOrThrow();
    await tellProfile(work, context, user.id);
    return { avatar: avatarAddress(context, row.avatar), firstName: row.first_name, lastName: row.last_name };
  });
});

type Input = { key: 'firstName' | 'lastName'; value: string } | { key: 'avatar'; value: string | null };

async function changeOf(context: CallContext<ProfileTables>, input: Input) {
  switch (input.key) {
    case 'firstName':
      return { first_name: input.value };
    case 'lastName':
      return { last_name: input.value };
    case 'avatar':
      if (input.value !== null && !(await isOwnPicture(context, input.value))) return refuse('PICTURE_NOT_FOUND');
      return { avatar: input.value };
  }
}

/** A picture that this person uploaded; with somebody else's id nobody gets a signed address of it. */
async function isOwnPicture(context: CallContext<ProfileTables>, fileId: string): Promise<boolean> {
  const file = await context.db
    .selectFrom('file')
    .select('mime_type')
    .where('id', '=', fileId)
    .where('owner_id', '=', personOf(context).userId)
    .executeTakeFirst();
  return file?.mime_type.startsWith('image/') ?? false;
}

export const setDefaultSchoolClassHandler = handle(setDefaultSchoolClass, async (context, { id }) => {
  const { userId, teachesClassIds, attendsClassIds } = personOf(context);
  if (!teachesClassIds.includes(id) && !attendsClassIds.includes(id)) return refuse('PERSON_NOT_FOUND');
  await context.transact(async (work) => {
    await work.db.updateTable('user_account').set({ current_class_id: id }).where('id', '=', userId).execute();
    await tellProfile(work, context, userId);
  });
  return confirmed;
});
