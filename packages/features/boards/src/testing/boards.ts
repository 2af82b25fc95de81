import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import { aPage, type PagesTables } from '@pausenplatz/pages/testing';
import type { Insertable } from 'kysely';
import { type BoardSettings, kanbanBlock, type KanbanSettings, listBlock } from '../contract/index.ts';
import type { BoardsTables } from '../server/index.ts';

type Settings = Partial<Omit<BoardSettings, 'members'>> & { readonly members?: Partial<BoardSettings['members']> };

export const boardsTablesOf = (world: Pick<World, 'services'>) => ownTables<BoardsTables>(world.services.db);

/** One column of each kind that people mark or fill in. */
const everyColumn: BoardSettings['columns'] = [
  { id: 'wo', name: 'Wo', kind: 'text' },
  { id: 'franken', name: 'Franken', kind: 'number', sum: true },
  { id: 'wann', name: 'Wann', kind: 'date' },
  { id: 'da', name: 'Erledigt', kind: 'tick' },
  { id: 'stimme', name: 'Stimmen', kind: 'vote', several: false },
  { id: 'platz', name: 'Wer hilft', kind: 'places', places: 2 },
];

interface PlantedBoard {
  readonly pageId: string;
  readonly blockId: string;
  readonly url: string;
}

const boardSettings = ({ members, ...settings }: Settings = {}): BoardSettings => ({
  ...listBlock.empty,
  title: 'Wer bringt was?',
  label: 'Was',
  columns: everyColumn,
  hidesVotes: false,
  ...settings,
  members: { ...listBlock.empty.members, comment: true, like: true, ...members },
});

/** Plants a board on a page of class 3a that the class reads. */
export async function aBoard(world: World, settings: Settings = {}, page: Parameters<typeof aPage>[1] = {}): Promise<PlantedBoard> {
  const { id: pageId, url } = await aPage(world, { visibility: 'group', title: 'Klassenfest', blocks: [], ...page });
  return { pageId, url, blockId: await anotherBoard(world, pageId, settings) };
}

/** One more board on a page; answers its id. */
export const anotherBoard = (world: World, pageId: string, settings: Settings = {}): Promise<string> =>
  plantBlock(world, pageId, listBlock, boardSettings(settings));

async function plantBlock(
  world: World,
  pageId: string,
  { type, version }: { readonly type: string; readonly version: number },
  settings: object,
): Promise<string> {
  const id = newId();
  await ownTables<PagesTables>(world.services.db)
    .insertInto('page_block')
    .values({
      id,
      page_id: pageId,
      type,
      version,
      settings: JSON.stringify(settings),
      words: '',
      position: 'a0',
      deleted_at: null,
    })
    .execute();
  return id;
}

type Kanban = Partial<Omit<KanbanSettings, 'members'>> & { readonly members?: Partial<KanbanSettings['members']> };

/** Plants a board with cards on a page of class 3a that the class reads. */
export async function aKanban(world: World, settings: Kanban = {}, page: Parameters<typeof aPage>[1] = {}): Promise<PlantedBoard> {
  const { id: pageId, url } = await aPage(world, { visibility: 'group', title: 'Projektwoche', blocks: [], ...page });
  return { pageId, url, blockId: await anotherKanban(world, pageId, settings) };
}

/** One more board with cards on a page; answers its id. */
export const anotherKanban = (world: World, pageId: string, { members, ...settings }: Kanban = {}): Promise<string> =>
  plantBlock(world, pageId, kanbanBlock, {
    ...kanbanBlock.empty,
    title: 'Projektwoche',
    ...settings,
    members: { ...kanbanBlock.empty.members, ...members },
  });

/** Plants a card of the teacher at the end of a column; answers its id. */
export async function aCard(
  world: World,
  planted: Pick<PlantedBoard, 'pageId' | 'blockId'>,
  {
    entry = {},
    card = {},
  }: {
    readonly entry?: Partial<Insertable<BoardsTables['board_entry']>>;
    readonly card?: Partial<Insertable<BoardsTables['board_card']>>;
  } = {},
): Promise<string> {
  const id = await anEntry(world, planted, { title: 'Plakat malen', ...entry });
  await boardsTablesOf(world)
    .insertInto('board_card')
    .values({ entry_id: id, lane_id: 'offen', color: 'grey', checks: '[]', is_anonymous: false, ...card })
    .execute();
  return id;
}

/** Plants an entry of the teacher at the end of a board; answers its id. */
export async function anEntry(
  world: World,
  { pageId, blockId }: Pick<PlantedBoard, 'pageId' | 'blockId'>,
  more: Partial<Insertable<BoardsTables['board_entry']>> = {},
): Promise<string> {
  const id = newId();
  const now = world.services.clock.now();
  await boardsTablesOf(world)
    .insertInto('board_entry')
    .values({
      id,
      page_id: pageId,
      block_id: blockId,
      author_id: world.people.teacherOfClass.userId,
      title: 'Kuchen',
      position: 'a0',
      released_at: now,
      created_at: now,
      ...more,
    })
    .execute();
  return id;
}

/** Plants a comment of a child of the class; answers its id. */
export async function aComment(world: World, entryId: string, authorId = world.people.pupilOwner.userId): Promise<string> {
  const id = newId();
  const row = { id, entry_id: entryId, author_id: authorId, text: 'Mmh!', at: world.services.clock.now() };
  await boardsTablesOf(world).insertInto('board_comment').values(row).execute();
  return id;
}
