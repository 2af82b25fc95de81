import { createEntraVerifier, type EntraIdentity } from './entra-token.ts';
import { type Context, refuse } from './federation.ts';

// One verifier per configuration: it holds Microsoft's keys for an hour.
const verifiers = new WeakMap<object, ReturnType<typeof createEntraVerifier>>();

/** Who the token proves, whatever the organisation. */
export async function provenIdentity(context: Context, token: string | null): Promise<EntraIdentity> {
  const { config } = context;
  const verifier = verifiers.get(config) ?? createEntraVerifier(config, () => new URL(context.origin()).host);
  verifiers.set(config, verifier);
  const identity = token ? await verifier(token, context.clock.now()) : null;
  return identity ?? refuse('ENTRA_UNAUTHORIZED');
}

interface Admitted extends EntraIdentity {
  readonly schoolId: string;
  /** As who asked for it called it. */
  readonly tenantName: string;
}

/** The same for who belongs to an organisation that a school let in, with that school. */
export async function admittedIdentity(context: Context, token: string | null): Promise<Admitted> {
  const identity = await provenIdentity(context, token);
  const tenant = await context.db
    .selectFrom('entra_tenant')
    .innerJoin('school', 'school.id', 'entra_tenant.school_id')
    .select(['school_id as schoolId', 'entra_tenant.name'])
    .where('tid', '=', identity.tid)
    .where('status', '=', 'approved')
    .where('school.confirmed_at', 'is not', null)
    .executeTakeFirst();
  return tenant
    ? { ...identity, schoolId: tenant.schoolId, tenantName: tenant.name === '' ? identity.tid : tenant.name }
    : refuse('ENTRA_TENANT_UNKNOWN');
}
