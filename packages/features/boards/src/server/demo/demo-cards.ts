import { demoPeople } from '@pausenplatz/account/server';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { generateNKeysBetween } from 'fractional-indexing';
import { kanbanBlock } from '../../contract/index.ts';
import type { BoardsTables } from '../tables.ts';
import { demoCards as boards, demoCardsPageTitle, demoChecks } from './cards.data.ts';
import { demoScene, plantTalk, type Scene } from './demo-scene.ts';

/** Boards with cards on a page of class 3a. */
export async function demoCards(world: DemoWorld): Promise<void> {
  const { find, addPage, atTheEnd } = world;
  const blocks = boards.map(({ settings }) => ({ id: newId(), type: kanbanBlock.type, settings }));
  const createdBy = find(demoPeople).get('lea.brunner') ?? '';
  addPage({ title: demoCardsPageTitle, classId: find(demoSchool).classes['3a'], createdBy, blocks });
  atTheEnd(async () => {
    const scene = await demoScene(world, ownTables<BoardsTables>(world.services.db), demoCardsPageTitle);
    for (const [index, { id }] of blocks.entries()) await plantCards(scene, id, boards[index]);
  });
}

async function plantCards(scene: Scene, blockId: string, board: (typeof boards)[number] | undefined): Promise<void> {
  if (!board) return;
  const { db, pageId, idOf, now } = scene;
  const positions = generateNKeysBetween(null, null, board.cards.length);
  for (const [at, card] of board.cards.entries()) {
    const id = newId();
    const author = idOf(card.by);
    await db
      .insertInto('board_entry')
      .values({
        id,
        page_id: pageId,
        block_id: blockId,
        author_id: author,
        title: card.text,
        position: positions[at] ?? 'a0',
        released_at: card.waits ? null : now,
        created_at: now,
      })
      .execute();
    await db
      .insertInto('board_card')
      .values({
        entry_id: id,
        lane_id: card.lane,
        color: card.color ?? 'grey',
        assignee_id: card.for === undefined ? null : idOf(card.for),
        due_on: card.due === undefined ? null : addDays(zurichDay(now), card.due),
        checks: JSON.stringify(demoChecks(card.checks)),
        is_anonymous: board.settings.members.anonymous,
      })
      .execute();
    if (card.before !== undefined) {
      const words = JSON.stringify({ text: card.before, color: 'grey', dueOn: null, checks: [] });
      await db.insertInto('board_card_version').values({ id: newId(), entry_id: id, editor_id: author, words, at: now }).execute();
    }
    await plantTalk(scene, id, card);
  }
}
