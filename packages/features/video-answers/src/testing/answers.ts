import type { World } from '@pausenplatz/account/testing';
import { melody, storeAsItIs } from '@pausenplatz/documents/server';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import { aPage, type PagesTables } from '@pausenplatz/pages/testing';
import type { Insertable } from 'kysely';
import { questionBlock, type QuestionSettings } from '../contract/index.ts';
import type { AnswersTables } from '../server/index.ts';

export const answersTablesOf = (world: Pick<World, 'services'>) => ownTables<AnswersTables>(world.services.db);

interface PlantedQuestion {
  readonly pageId: string;
  readonly blockId: string;
  readonly url: string;
}

/** Plants a question whose answers the class may hear, unless said otherwise, on a page of class 3a that the class reads. */
export async function aQuestion(
  world: World,
  settings: Partial<QuestionSettings> = {},
  page: Parameters<typeof aPage>[1] = {},
): Promise<PlantedQuestion> {
  const { id: pageId, url } = await aPage(world, { visibility: 'group', title: 'Fragen', blocks: [], ...page });
  return { pageId, url, blockId: await anotherQuestion(world, pageId, settings) };
}

/** One more question on a page; answers its block's id. */
export async function anotherQuestion(world: World, pageId: string, settings: Partial<QuestionSettings> = {}): Promise<string> {
  const id = newId();
  const row = {
    id,
    page_id: pageId,
    type: questionBlock.type,
    version: questionBlock.version,
    words: '',
    position: 'a0',
    deleted_at: null,
  };
  const all = { ...questionBlock.empty, question: 'Was hast du gelernt?', audience: 'class', ...settings };
  await ownTables<PagesTables>(world.services.db)
    .insertInto('page_block')
    .values({ ...row, settings: JSON.stringify(all) })
    .execute();
  return id;
}

/** Stores a sound of so many seconds that somebody recorded; answers the file's id. */
export const aRecordingOf = async (world: World, ownerId: string, seconds = 1, name = 'Aufnahme.wav'): Promise<string> =>
  storeAsItIs(world.services, { ownerId, name, mimeType: 'audio/wav', content: melody([440], seconds) });

type AnswerRow = Partial<Insertable<AnswersTables['question_answer']>>;

/** Plants the answer of somebody, given for the class unless said otherwise; answers its id. */
export async function anAnswer(
  world: World,
  { pageId, blockId }: Pick<PlantedQuestion, 'pageId' | 'blockId'>,
  ownerId: string,
  more: AnswerRow & { readonly fileName?: string } = {},
): Promise<string> {
  const { fileName, ...row } = more;
  const id = newId();
  const file_id = await aRecordingOf(world, ownerId, 1, fileName);
  const facts = { id, page_id: pageId, block_id: blockId, owner_id: ownerId, file_id, created_at: world.services.clock.now() };
  await answersTablesOf(world)
    .insertInto('question_answer')
    .values({ ...facts, is_for_class: true, ...row })
    .execute();
  return id;
}
