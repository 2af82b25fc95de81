import { proveSchool } from '@pausenplatz/schools/server';
import { type Context, refuse } from '../federation.ts';

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
