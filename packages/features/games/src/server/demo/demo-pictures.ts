import { demoPeople } from '@pausenplatz/account/server';
import { storePicture } from '@pausenplatz/documents/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import type { GamesTables } from '../tables.ts';
import { wayToSchool } from './way-to-school.data.ts';

/** Lea has drawn what her class sees on its way to school. */
export async function demoPictures({ services, find }: DemoWorld): Promise<void> {
  const db = ownTables<GamesTables>(services.db);
  const now = services.clock.now();
  const lea = find(demoPeople).get('lea.brunner') ?? '';
  const set_id = newId();
  await db
    .insertInto('memory_picture_set')
    .values({ id: set_id, owner_id: lea, title: 'Unser Schulweg', created_at: now, updated_at: now, deleted_at: null })
    .execute();
  const rows = wayToSchool.map(async ({ name, hasWord, drawing }, position) => {
    const content = Buffer.from(drawing);
    const file_id = await storePicture(services, { ownerId: lea, name: `${name}.png`, mimeType: 'image/png', content });
    return { id: newId(), set_id, position, file_id, name, has_word: hasWord };
  });
  await db
    .insertInto('memory_picture')
    .values(await Promise.all(rows))
    .execute();
  await db
    .insertInto('memory_picture_class')
    .values({ set_id, class_id: find(demoSchool).classes['3a'] })
    .execute();
}
