import { demoPeople } from '@pausenplatz/account/server';
import { bellCalls, melody, storeAsItIs } from '@pausenplatz/documents/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { questionBlock } from '../../contract/index.ts';
import type { AnswersTables } from '../tables.ts';
import { demoAnswers, demoPageTitle, demoSettings } from './answers.data.ts';
import { film } from './film.data.ts';

const recordings = {
  film: { name: 'Mein Igel.webm', mimeType: 'video/webm', content: () => Buffer.from(film, 'base64') },
  sound: { name: 'Aufnahme.wav', mimeType: 'audio/wav', content: () => melody(bellCalls.cuckoo, 0.5) },
} as const;

/** A question on a page of class 3a with the answers of three children; pages plant the page, and then they answer. */
export async function plantAnswers({ services, find, addPage, atTheEnd }: DemoWorld): Promise<void> {
  const people = find(demoPeople);
  const classId = find(demoSchool).classes['3a'];
  const blockId = newId();
  const createdBy = people.get('lea.brunner') ?? '';
  addPage({ title: demoPageTitle, classId, createdBy, blocks: [{ id: blockId, type: questionBlock.type, settings: demoSettings }] });
  atTheEnd(async () => {
    const db = ownTables<AnswersTables>(services.db);
    const { id: pageId } = await db
      .selectFrom('page')
      .select('id')
      .where('title', '=', demoPageTitle)
      .where('group_id', '=', classId)
      .executeTakeFirstOrThrow();
    const now = services.clock.now();
    for (const { by, medium, hoursAgo, isReleased, response } of demoAnswers) {
      const ownerId = people.get(by) ?? '';
      const { content, ...facts } = recordings[medium];
      const fileId = await storeAsItIs(services, { ...facts, ownerId, content: content() });
      const place = { id: newId(), page_id: pageId, block_id: blockId, owner_id: ownerId, file_id: fileId };
      const created_at = new Date(now.getTime() - hoursAgo * 3_600_000);
      await db
        .insertInto('question_answer')
        .values({ ...place, is_for_class: true, created_at, released_at: isReleased ? now : null, response })
        .execute();
    }
  });
}
