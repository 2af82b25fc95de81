import { lockFor, personOf } from '@pausenplatz/kernel-server';
import { proveSchool, schoolsAbove } from '@pausenplatz/schools/server';
import { getEmbedOrigins, setEmbedOrigins } from '../../contract/index.ts';
import { handle } from '../pages.ts';
import { refuse } from '../scope.ts';

export const getEmbedOriginsHandler = handle(getEmbedOrigins, async (context, { schoolId }) => {
  const scope = await proveSchool(context, schoolId, 'administer');
  const rows = await context.db
    .selectFrom('embed_origin')
    .innerJoin('school', 'school.id', 'embed_origin.school_id')
    .select(['school.id', 'school.name', 'origin'])
    .where('school_id', 'in', await schoolsAbove(context.db, [scope.schoolId]))
    .orderBy('origin')
    .execute();
  return {
    own: rows.filter(({ id }) => id === schoolId).map(({ origin }) => origin),
    inherited: rows.filter(({ id }) => id !== schoolId).map(({ name, origin }) => ({ schoolName: name, origin })),
  };
});

export const setEmbedOriginsHandler = handle(setEmbedOrigins, async (context, { schoolId, origins }) => {
  const actor = personOf(context);
  if (!actor.adminSchoolIds.includes(schoolId)) return refuse('GROUP_NOT_FOUND');
  const wanted = [...new Set(origins)];
  await context.transact(async ({ db }) => {
    // Of two lists that come at once the later one holds, and not both together.
    await lockFor(db, `embed origins ${schoolId}`);
    await db.deleteFrom('embed_origin').where('school_id', '=', schoolId).execute();
    const rows = wanted.map((origin) => ({ school_id: schoolId, origin, created_by: actor.userId }));
    if (rows.length > 0) await db.insertInto('embed_origin').values(rows).execute();
  });
  return { origins: wanted };
});
