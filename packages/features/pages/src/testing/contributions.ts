import type { World } from '@pausenplatz/account/testing';
import { storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import { newId } from '@pausenplatz/kernel-server';
import type { PlantedPage } from '../server/plant-page.ts';
import { aPage, tablesOf } from './a-page.ts';

/** Stores a picture that somebody uploaded; answers the file's id. */
export const aPictureOf = async (world: World, ownerId: string, name = 'Igel.png'): Promise<string> =>
  storePicture(world.services, { ownerId, name, mimeType: 'image/png', content: await aPng(40, 30) });

export const anOak = { term: 'Eiche', text: 'Ein Baum, der sehr alt wird.' };

/** A register of class 3a to which those who belong to its page may suggest entries. */
export async function aRegister(world: World, page: Partial<PlantedPage> = {}) {
  const settings = { takesEntries: true, entries: [{ id: 'a', term: 'Ahorn', text: 'Ein Baum.' }] };
  const planted = await aPage(world, { blocks: [{ type: 'AtoZ', settings }], ...page });
  const { id } = await tablesOf(world).selectFrom('page_block').select('id').where('page_id', '=', planted.id).executeTakeFirstOrThrow();
  return { ...planted, blockId: id };
}

/** What Mia suggested for a register. */
export async function aContribution(world: World, { id: pageId, blockId }: { readonly id: string; readonly blockId: string }) {
  const id = newId();
  const entry = JSON.stringify({ id: id.slice(-12), ...anOak, byReader: true });
  const row = {
    id,
    page_id: pageId,
    block_id: blockId,
    by_id: world.people.pupilOwner.userId,
    entry,
    created_at: world.services.clock.now(),
  };
  await tablesOf(world).insertInto('page_contribution').values(row).execute();
  return id;
}

/** A gallery with one picture of the teacher. */
export async function aGallery(world: World) {
  const fileId = await aPictureOf(world, world.people.teacherOfClass.userId);
  const pictures = [{ id: 'a', fileId, alt: '', caption: 'Der Wald' }];
  return aRegister(world, { blocks: [{ type: 'Gallery', settings: { look: 'grid', pictures } }] });
}
