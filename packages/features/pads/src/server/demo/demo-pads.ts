import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { padBlock } from '../../contract/index.ts';
import { spansOf, textOf } from '../../rules/index.ts';
import type { PadsTables } from '../tables.ts';
import { demoPageTitle, demoTexts } from './pads.data.ts';

const hour = 3_600_000;

/** Texts on a page of class 3a; pages plant the page, and then somebody has written there. */
export async function demoPads({ services, find, addPage, atTheEnd }: DemoWorld): Promise<void> {
  const blocks = demoTexts.map(({ settings }) => ({ id: newId(), type: padBlock.type, settings }));
  const createdBy = find(demoPeople).get('lea.brunner') ?? '';
  const classId = find(demoSchool).classes['3a'];
  addPage({ title: demoPageTitle, classId, createdBy, blocks });
  atTheEnd(async () => {
    const db = ownTables<PadsTables>(services.db);
    const { id: pageId } = await db
      .selectFrom('page')
      .select('id')
      .where('title', '=', demoPageTitle)
      .where('group_id', '=', classId)
      .executeTakeFirstOrThrow();
    const now = services.clock.now();
    const earlier = new Date(now.getTime() - hour);
    for (const [index, { written, earlier: stood }] of demoTexts.entries()) {
      const blockId = blocks[index]?.id ?? '';
      if (written.length === 0) continue;
      const people = [...new Set(written.map(({ by }) => by))];
      const numbered = written.map(({ by, text }) => ({ by: people.indexOf(by) + 1, text }));
      const of = (segments: typeof numbered) => ({ text: textOf(segments), spans: JSON.stringify(spansOf(segments)) });
      const own = { block_id: blockId, page_id: pageId, version: written.length, writers: '[]', changed_at: now, kept_at: earlier };
      await db
        .insertInto('pad')
        .values({ ...own, ...of(numbered) })
        .execute();
      const authors = people.map((by, at) => ({ pad_id: blockId, no: at + 1, user_id: find(demoPeople).get(by) ?? '' }));
      await db.insertInto('pad_author').values(authors).execute();
      const past = numbered.slice(0, stood);
      const writers = JSON.stringify([...new Set(past.map(({ by }) => by))]);
      await db
        .insertInto('pad_version')
        .values({ id: newId(), pad_id: blockId, writers, at: earlier, ...of(past) })
        .execute();
    }
  });
}
