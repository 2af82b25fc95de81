import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { generateNKeysBetween } from 'fractional-indexing';
import { listBlock } from '../../contract/index.ts';
import type { BoardsTables } from '../tables.ts';
import { demoBoards as boards, demoPageTitle } from './boards.data.ts';
import { demoCards } from './demo-cards.ts';
import { demoScene, plantTalk, type Scene } from './demo-scene.ts';

/** Lists on a page of class 3a; pages plant the page, and then it has its entries. */
export async function demoBoards(world: DemoWorld): Promise<void> {
  const { find, addPage, atTheEnd } = world;
  const blocks = boards.map(({ settings }) => ({ id: newId(), type: listBlock.type, settings }));
  const createdBy = find(demoPeople).get('lea.brunner') ?? '';
  addPage({ title: demoPageTitle, classId: find(demoSchool).classes['3a'], createdBy, blocks });
  atTheEnd(async () => {
    const scene = await demoScene(world, ownTables<BoardsTables>(world.services.db), demoPageTitle);
    for (const [index, { id }] of blocks.entries()) await plantEntries(scene, id, index);
  });
  await demoCards(world);
}

async function plantEntries(scene: Scene, blockId: string, index: number): Promise<void> {
  const { db, pageId, idOf, pupilIds, now } = scene;
  const entries = boards[index]?.entries ?? [];
  const positions = generateNKeysBetween(null, null, entries.length);
  for (const [at, { title, by, cells = {}, marks = {}, likes = 0, waits, comments = [] }] of entries.entries()) {
    const id = newId();
    await db
      .insertInto('board_entry')
      .values({
        id,
        page_id: pageId,
        block_id: blockId,
        author_id: idOf(by),
        title,
        cells: JSON.stringify(cells),
        position: positions[at] ?? 'a0',
        released_at: waits ? null : now,
        created_at: now,
      })
      .execute();
    const marked = Object.entries(marks).flatMap(([columnId, whom]) =>
      whom.flatMap((one) => {
        const userId = pupilIds[one];
        return userId === undefined ? [] : [{ entry_id: id, column_id: columnId, user_id: userId, at: now }];
      }),
    );
    if (marked.length > 0) await db.insertInto('board_mark').values(marked).execute();
    await plantTalk(scene, id, { likes, comments });
  }
}
