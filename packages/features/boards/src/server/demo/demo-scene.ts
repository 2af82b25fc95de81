import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, newId } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import type { BoardsTables } from '../tables.ts';

export interface Scene {
  readonly db: Kysely<BoardsTables>;
  readonly pageId: string;
  readonly idOf: (userName: string) => string;
  readonly pupilIds: readonly string[];
  readonly now: Date;
}

/** Class 3a around one of its pages, which pages have planted by then. */
export async function demoScene({ services, find }: DemoWorld, db: Kysely<BoardsTables>, title: string): Promise<Scene> {
  const people = find(demoPeople);
  const classId = find(demoSchool).classes['3a'];
  const { id: pageId } = await db
    .selectFrom('page')
    .select('id')
    .where('title', '=', title)
    .where('group_id', '=', classId)
    .executeTakeFirstOrThrow();
  const pupils = await db.selectFrom('class_pupil').select('user_id').where('class_id', '=', classId).orderBy('number').execute();
  return {
    db,
    pageId,
    idOf: (userName) => people.get(userName) ?? '',
    pupilIds: pupils.map(({ user_id }) => user_id),
    now: services.clock.now(),
  };
}

interface Talk {
  readonly likes?: number;
  readonly comments?: readonly { readonly by: string; readonly text: string }[];
}

/** Who likes an entry, counted from the top of the class, and what was said below it. */
export async function plantTalk({ db, pupilIds, idOf, now }: Scene, id: string, { likes = 0, comments = [] }: Talk): Promise<void> {
  const liked = pupilIds.slice(0, likes).map((userId) => ({ entry_id: id, user_id: userId }));
  if (liked.length > 0) await db.insertInto('board_like').values(liked).execute();
  for (const { by, text } of comments)
    await db
      .insertInto('board_comment')
      .values({ id: newId(), entry_id: id, author_id: idOf(by), text, at: now })
      .execute();
}
