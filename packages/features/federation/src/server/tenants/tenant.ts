import type { Work } from '@pausenplatz/kernel-server';
import { proveSchool } from '@pausenplatz/schools/server';
import { type Context, refuse } from '../federation.ts';
import type { FederationTables } from '../tables.ts';

/** The organisation of this school, or none. */
export async function proveTenant(context: Context, schoolId: string, tid: string): Promise<string> {
  await proveSchool(context, schoolId, 'administer');
  const tenant = await context.db
    .selectFrom('entra_tenant')
    .select('tid')
    .where('tid', '=', tid.toLowerCase())
    .where('school_id', '=', schoolId)
    .executeTakeFirst();
  return tenant?.tid ?? refuse('TENANT_NOT_FOUND');
}

interface OfSchool {
  readonly schoolId: string;
  readonly tid: string;
}

/** The organisation of this school, held so that nobody changes it meanwhile. */
export async function holdTenant(db: Work<FederationTables>['db'], { schoolId, tid }: OfSchool) {
  const tenant = await db
    .selectFrom('entra_tenant')
    .select(['tid', 'name', 'status'])
    .where('tid', '=', tid.toLowerCase())
    .where('school_id', '=', schoolId)
    .forUpdate()
    .executeTakeFirst();
  return tenant ?? refuse('TENANT_NOT_FOUND');
}
