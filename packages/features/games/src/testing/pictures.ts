import type { World } from '@pausenplatz/account/testing';
import { storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { GamesTables } from '../server/index.ts';

type Planting = Pick<World, 'services' | 'people'>;

const stored = new WeakMap<object, Promise<string>>();

/** One picture of Mia, stored once. */
function aPictureOfMia({ services, people }: Planting): Promise<string> {
  const known = stored.get(services);
  if (known) return known;
  const begun = aPng(8, 6).then((content) => {
    return storePicture(services, { ownerId: people.pupilOwner.userId, name: 'Schulweg.png', mimeType: 'image/png', content });
  });
  stored.set(services, begun);
  return begun;
}

/** As many pictures of Mia as the smallest game has pairs. */
export async function sixPictures(world: Planting) {
  const fileId = await aPictureOfMia(world);
  return ['Ampel', 'Bus', 'Velo', 'Baum', 'Haus', 'Brücke'].map((name, at) => ({ fileId, name, hasWord: at % 2 === 0 }));
}

/** Plants an empty set of Mia. */
export async function aPictureSet(world: Planting): Promise<string> {
  const id = newId();
  const now = world.services.clock.now();
  const times = { created_at: now, updated_at: now, deleted_at: null };
  await ownTables<GamesTables>(world.services.db)
    .insertInto('memory_picture_set')
    .values({ id, owner_id: world.people.pupilOwner.userId, title: 'Unser Schulweg', ...times })
    .execute();
  return id;
}

/** Takes away all sets: a person has so many. */
export async function withoutPictureSets(world: Pick<World, 'services'>): Promise<void> {
  await ownTables<GamesTables>(world.services.db).deleteFrom('memory_picture_set').execute();
}
