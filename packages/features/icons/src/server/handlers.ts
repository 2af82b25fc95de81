import { fileColumns, presentFile } from '@pausenplatz/documents/server';
import { type Handler, lockFor, personOf } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import {
  addUserIcon,
  deleteUserIcon,
  getBrandIcons,
  getEmojis,
  getFaIcons,
  getPausenplatzIcons,
  getUserIcons,
  iconsLimits,
} from '../contract/index.ts';
import { handle, refuse } from './icons.ts';
import { lookUp } from './sets/icon-set.ts';
import { iconSets } from './sets/sets.ts';
import type { IconsTables } from './tables.ts';

const setHandlers: readonly Handler[] = [
  handle(getPausenplatzIcons, async (_context, asked) => lookUp(await iconSets.pausenplatz(), asked)),
  handle(getFaIcons, async (_context, asked) => lookUp(await iconSets.fa(), asked)),
  handle(getEmojis, async (_context, asked) => lookUp(await iconSets.emojis(), asked)),
  handle(getBrandIcons, async (_context, asked) => lookUp(await iconSets['fa-brands'](), asked)),
];

const userIconsHandler = handle(getUserIcons, async (context) => {
  const { userId } = personOf(context);
  const rows = await context.db
    .selectFrom('user_icon')
    .innerJoin('file', 'file.id', 'user_icon.file_id')
    .select(['user_icon.label', ...fileColumns])
    .where('user_id', '=', userId)
    .orderBy('user_icon.created_at', 'desc')
    .orderBy('file.id')
    .limit(iconsLimits.ownIcons)
    .execute();
  return { icons: rows.map(({ label, ...file }) => ({ label, file: presentFile(context, file) })) };
});

const addHandler = handle(addUserIcon, async (context, { fileId, label }) => {
  const { userId } = personOf(context);
  return context.transact(async ({ db }) => {
    // One after the other: two at once must not come to one too many.
    await lockFor(db, `icons ${userId}`);
    const file = await ownPicture(db, userId, fileId);
    const kept = await db.selectFrom('user_icon').select('file_id').where('user_id', '=', userId).execute();
    if (kept.length >= iconsLimits.ownIcons && !kept.some((row) => row.file_id === fileId))
      refuse('ICONS_FULL', { details: { count: iconsLimits.ownIcons } });
    await db
      .insertInto('user_icon')
      .values({ user_id: userId, file_id: fileId, label, created_at: context.clock.now() })
      .onConflict((conflict) => conflict.columns(['user_id', 'file_id']).doUpdateSet({ label }))
      .execute();
    return { icon: { label, file: presentFile(context, file) } };
  });
});

/** A picture that they uploaded themselves, held until the commit; 404 for all others. */
async function ownPicture(db: Kysely<IconsTables>, userId: string, fileId: string) {
  const file = await db
    .selectFrom('file')
    .select(fileColumns)
    .where('file.id', '=', fileId)
    .where('owner_id', '=', userId)
    .where('mime_type', 'like', 'image/%')
    .forShare()
    .executeTakeFirst();
  return file ?? refuse('ICON_NOT_FOUND');
}

const deleteHandler = handle(deleteUserIcon, async (context, { icon }) => {
  const { userId } = personOf(context);
  await context.transact(async ({ db }) => {
    const gone = await db.deleteFrom('user_icon').where('user_id', '=', userId).where('file_id', '=', icon).executeTakeFirst();
    if (gone.numDeletedRows === 0n) refuse('ICON_NOT_FOUND');
  });
  return { ok: true as const };
});

export const iconsHandlers: readonly Handler[] = [...setHandlers, userIconsHandler, addHandler, deleteHandler];
