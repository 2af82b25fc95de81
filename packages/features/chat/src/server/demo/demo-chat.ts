import { demoPeople } from '@pausenplatz/account/server';
import { addDays, zurichDay, zurichMoment } from '@pausenplatz/kernel-format';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import { peopleOfChat } from '../people.ts';
import type { ChatTables } from '../tables.ts';
import { demoChats } from './chats.data.ts';

type DemoChat = (typeof demoChats)[number];

interface Scene {
  readonly db: Kysely<ChatTables>;
  readonly idOf: (by: string) => string;
  readonly schoolId: string;
  readonly primaryId: string;
  readonly classId: string;
  readonly now: Date;
}

/** Plants the chats of class 3a and its teachers, with something that waits to be read. */
export async function demoChat({ services, find }: DemoWorld): Promise<void> {
  const db = ownTables<ChatTables>(services.db);
  const { classes, schoolId, primaryId } = find(demoSchool);
  const people = find(demoPeople);
  const pupils = await db.selectFrom('class_pupil').select(['user_id', 'number']).where('class_id', '=', classes['3a']).execute();
  const idOf = (by: string) => people.get(by) ?? pupils.find(({ number }) => String(number) === by)?.user_id ?? '';
  const scene: Scene = { db, idOf, schoolId, primaryId, classId: classes['3a'], now: services.clock.now() };
  for (const chat of demoChats) await plantChat(scene, chat);
}

async function plantChat({ db, idOf, schoolId, primaryId, classId, now }: Scene, chat: DemoChat): Promise<void> {
  const id = newId();
  const lea = idOf('lea.brunner');
  const count = chat.messages.length;
  await db
    .insertInto('chat')
    .values({
      id,
      school_id: chat.kind === 'school' ? schoolId : primaryId,
      kind: chat.kind,
      class_id: chat.kind === 'class' ? classId : null,
      group_id: null,
      name: chat.name,
      write_mode: chat.writeMode,
      attach_image: true,
      attach_documents: true,
      attach_emoji: true,
      attach_gif: false,
      rev: count,
      created_by: lea,
      created_at: now,
    })
    .execute();
  const named = (chat.with ?? []).map((name) => ({ chat_id: id, user_id: idOf(name) }));
  await db
    .insertInto('chat_member')
    .values([{ chat_id: id, user_id: lea, is_admin: true }, ...named])
    .execute();
  await sql`insert into chat_member (chat_id, user_id) select chat.id, person.user_id
    from chat cross join lateral ${peopleOfChat} person where chat.id = ${id} on conflict do nothing`.execute(db);
  await db
    .updateTable('chat_member')
    .set({ read_seq: count - chat.unread })
    .where('chat_id', '=', id)
    .execute();
  await plantMessages({ db, idOf, now }, id, chat);
}

async function plantMessages({ db, idOf, now }: Pick<Scene, 'db' | 'idOf' | 'now'>, chatId: string, chat: DemoChat): Promise<void> {
  const ids = chat.messages.map(() => newId());
  const onlyFor: (string | null)[] = [];
  const rows = chat.messages.map((message, at) => {
    const isAnswer = chat.writeMode === 'answers' && !['lea.brunner', 'urs.zgraggen'].includes(message.by);
    const only = message.answers === undefined ? null : (onlyFor[message.answers] ?? null);
    onlyFor.push(isAnswer ? idOf(message.by) : only);
    return {
      id: ids[at] ?? '',
      chat_id: chatId,
      seq: at + 1,
      rev: at + 1,
      author_id: idOf(message.by),
      text: message.text,
      reply_to: message.answers === undefined ? null : (ids[message.answers] ?? null),
      only_for: onlyFor[at] ?? null,
      sent_at: before(zurichMoment(`${addDays(zurichDay(now), -message.day)}T${message.at}`), now, chat.messages.length - at),
    };
  });
  await db.insertInto('chat_message').values(rows).execute();
}

/** Early in the morning what is said to be of today has been written just now. */
function before(moment: Date | null, now: Date, minutes: number): Date {
  const latest = now.getTime() - minutes * 60_000;
  return new Date(Math.min(moment?.getTime() ?? latest, latest));
}
