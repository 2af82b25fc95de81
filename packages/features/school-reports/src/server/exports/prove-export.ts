import type { Actor } from '@pausenplatz/kernel-server';
import { proveClass, proveSchool } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { refuse } from '../school-reports.ts';
import type { SchoolReportsTables } from '../tables.ts';

interface Asking {
  readonly db: Kysely<SchoolReportsTables>;
  readonly actor: Actor;
}

/** The class or school that an export is about, with the rights that the actor has there. */
export interface Exported {
  readonly id: string;
  readonly schoolId: string;
  readonly name: string;
  readonly rights: readonly string[];
}

export type Wanted = { readonly what: 'school'; readonly schoolId: string } | { readonly what: 'class'; readonly classId: string };

/** A class by its teachers and admins, a whole school by its admins only; asked at the start, when it is made, and when it is fetched. */
export async function proveExport(asking: Asking, wanted: Wanted): Promise<Exported> {
  if (wanted.what === 'school') {
    const { schoolId, schoolName } = await proveSchool(asking, wanted.schoolId, 'administer');
    return { id: schoolId, schoolId, name: schoolName, rights: ['administer'] };
  }
  const { classId, schoolId, className, rights } = await proveClass(asking, wanted.classId, 'read');
  if (!rights.has('teach') && !rights.has('administer')) return refuse('CLASS_FORBIDDEN');
  return { id: classId, schoolId, name: className, rights: [...rights] };
}

export const wantedOf = (row: { readonly what: 'school' | 'class'; readonly about_id: string }): Wanted =>
  row.what === 'school' ? { what: 'school', schoolId: row.about_id } : { what: 'class', classId: row.about_id };
