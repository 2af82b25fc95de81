import type { World } from '@pausenplatz/account/testing';
import { aPng } from '@pausenplatz/documents/testing';
import { storePicture } from '@pausenplatz/documents/server';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { ownTables } from '@pausenplatz/kernel-server';
import type { IconsTables } from '../server/index.ts';

/** Plants a picture of somebody; answers the id of its file. */
export async function aPicture(world: World, actor: ActorName): Promise<string> {
  const ownerId = world.people[actor === 'anonymous' || actor === 'linkHolder' ? 'teacherOfClass' : actor].userId;
  return storePicture(world.services, { ownerId, name: 'Igel.png', mimeType: 'image/png', content: await aPng(4, 4) });
}

/** Plants a picture that somebody keeps as an icon; answers the id of its file. */
export async function anIcon(world: World, actor: ActorName, label = 'Igel'): Promise<string> {
  const fileId = await aPicture(world, actor);
  const userId = world.people[actor === 'anonymous' || actor === 'linkHolder' ? 'teacherOfClass' : actor].userId;
  await ownTables<IconsTables>(world.services.db).insertInto('user_icon').values({ user_id: userId, file_id: fileId, label }).execute();
  return fileId;
}
