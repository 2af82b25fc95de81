import type { World } from '@pausenplatz/account/testing';
import { ownTables } from '@pausenplatz/kernel-server';
import { pageBlocks } from '../contract/index.ts';
import { plantPage, type PlantedPage } from '../server/plant-page.ts';
import type { InsertedPage } from '../server/queries/insert-page.ts';
import type { PagesTables } from '../server/tables.ts';

export const tablesOf = (world: World) => ownTables<PagesTables>(world.services.db);

export const linkSecret = 'geheimnis-des-geteilten-links-der-klasse-3a';

/** Plants a page of class 3a that is shared by link, with one title block. */
export function aPage(world: World, page: Partial<PlantedPage> = {}): Promise<InsertedPage> {
  const createdBy = world.people.teacherOfClass.userId;
  const blocks = [{ type: 'Title', settings: { text: 'Hallo 3a', size: 'large', align: 'start' } }];
  return plantPage(tablesOf(world), pageBlocks, {
    title: 'Klasse 3a',
    groupType: 'class',
    groupId: world.ownClassId,
    createdBy,
    visibility: 'link',
    linkSecret,
    blocks,
    ...page,
  });
}
