import type { World } from '@pausenplatz/account/testing';
import { storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import type { ClassScene } from '@pausenplatz/kernel-server/testing';
import { sql } from 'kysely';
import { testedFeatures } from './features.ts';
import { storeRows } from './store-rows.ts';

export interface WholeClass {
  readonly classId: string;
  /** Shown by the class alone. */
  readonly ownFileId: string;
  /** Shown by a page of the school as well. */
  readonly sharedFileId: string;
  /** A plan that moved pupils of class 4b into the class. */
  readonly planId: string;
}

/**
 * A class in everything that the product keeps of classes, deleted or not; every id of it begins with `key`, so that a search for the
 * key finds whatever is left of it.
 */
export async function aWholeClass(world: World, key: string, deletedAt: Date | null): Promise<WholeClass> {
  const { db, ownSchoolId } = world;
  const [teacher, pupil] = [world.people.teacherOfClass.userId, world.people.pupilOwner.userId];
  const id = (what: string) => `${key}-${what}`.padEnd(22, '-');
  // What stays when the class goes has ids without its key.
  const around = (what: string) => `${what}-beside-${key.length}`.padEnd(22, '-');
  const [classId, now] = [id('class'), world.services.clock.now()];
  await sql`insert into school_class (id, school_id, name, color, deleted_at) values (${classId}, ${ownSchoolId}, ${key}, 'teal', ${deletedAt})`.execute(
    db,
  );
  const [ownFileId, sharedFileId] = [await aFile(world, id('file')), await aFile(world, id('shared'))];
  const portraitId = await aFile(world, id('portrait'));
  const { schoolAdminOwn } = world.people;
  const scene: ClassScene = {
    schoolId: ownSchoolId,
    classId,
    otherClassId: world.otherClassId,
    deletedAt,
    now,
    teacher,
    pupil,
    admin: schoolAdminOwn.userId,
    files: { own: ownFileId, shared: sharedFileId, portrait: portraitId },
    id,
    around,
  };
  for (const { rowsOfClass } of testedFeatures) await storeRows(db, rowsOfClass?.(scene) ?? {});
  await sql`update user_account set current_class_id = ${classId}, avatar = coalesce(avatar, ${portraitId})
    where id = ${deletedAt ? teacher : pupil}`.execute(db);
  return { classId, ownFileId, sharedFileId, planId: around('plan') };
}

async function aFile(world: World, id: string): Promise<string> {
  const picture = { ownerId: world.people.teacherOfClass.userId, name: 'bild.png', mimeType: 'image/png', content: await aPng(8, 8) };
  const stored = await storePicture(world.services, picture);
  await sql`update file set id = ${id} where id = ${stored}`.execute(world.db);
  return id;
}
