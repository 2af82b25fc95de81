import type { World } from '@pausenplatz/account/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { Insertable } from 'kysely';
import type { ChatTables } from '../server/index.ts';

export const chatTablesOf = (world: Pick<World, 'services'>) => ownTables<ChatTables>(world.services.db);

type Person = Exclude<ActorName, 'anonymous' | 'linkHolder'>;

/** Plants a chat of class 3a, or another one, with who reads in it from its first message on; answers its id. */
export async function aChat(
  world: World,
  more: Partial<Insertable<ChatTables['chat']>> = {},
  people: readonly Person[] = ['teacherOfClass', 'pupilOwner', 'pupilSameClass'],
): Promise<string> {
  const id = newId();
  const db = chatTablesOf(world);
  await db
    .insertInto('chat')
    .values({
      id,
      school_id: world.ownSchoolId,
      kind: 'class',
      class_id: world.ownClassId,
      group_id: null,
      name: 'Klasse 3a',
      write_mode: 'all',
      attach_image: true,
      attach_documents: true,
      attach_emoji: true,
      attach_gif: false,
      created_by: world.people.teacherOfClass.userId,
      created_at: world.services.clock.now(),
      ...more,
    })
    .execute();
  const rows = people.map((name) => ({ chat_id: id, user_id: world.people[name].userId, is_admin: name === 'teacherOfClass' }));
  if (rows.length > 0) await db.insertInto('chat_member').values(rows).execute();
  return id;
}

/** Plants the next message of a chat, of the teacher unless said otherwise; answers its id. */
export async function aMessage(
  world: World,
  chatId: string,
  author: Person = 'teacherOfClass',
  more: Partial<Insertable<ChatTables['chat_message']>> = {},
): Promise<string> {
  const id = newId();
  const db = chatTablesOf(world);
  const { rev } = await db
    .updateTable('chat')
    .set((set) => ({ rev: set('rev', '+', 1) }))
    .where('id', '=', chatId)
    .returning('rev')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('chat_message')
    .values({
      id,
      chat_id: chatId,
      seq: rev,
      rev,
      author_id: world.people[author].userId,
      text: 'Morgen gehen wir in den Wald.',
      reply_to: null,
      only_for: null,
      sent_at: world.services.clock.now(),
      ...more,
    })
    .execute();
  return id;
}

/** Plants a report of a child about a classmate's message; answers its id. */
export async function aReport(world: World, chatId: string): Promise<string> {
  const id = newId();
  await chatTablesOf(world)
    .insertInto('chat_report')
    .values({
      id,
      chat_id: chatId,
      school_id: world.ownSchoolId,
      message_id: await aMessage(world, chatId, 'pupilSameClass', { text: 'Du bist doof.' }),
      author_id: world.people.pupilSameClass.userId,
      reporter_id: world.people.pupilOwner.userId,
      text: 'Du bist doof.',
      reason: 'gemein',
      at: world.services.clock.now(),
    })
    .execute();
  return id;
}
