import { confirmed, kernelTexts } from '@pausenplatz/kernel-contract';
import { federationTexts } from '../texts.ts';
import { providerStates } from '../texts.log.ts';
import { newId, refuse as refuseAny, sealText } from '@pausenplatz/kernel-server';
import { proveSchool, refuseUnconfirmed } from '@pausenplatz/schools/server';
import { listProviders, removeProvider, saveProvider } from '../contract/index.ts';
import { handle, refuse } from './federation.ts';
import { mayBeAsked, providerClient } from './client.ts';
import { callbackAddress } from './sign-in.ts';

export const listProvidersHandler = handle(listProviders, async (context, { schoolId }) => {
  const { isConfirmed } = await proveSchool(context, schoolId, 'administer');
  const rows = await context.db
    .selectFrom('oidc_provider')
    .leftJoin('oidc_identity', 'oidc_identity.provider_id', 'oidc_provider.id')
    .select(['oidc_provider.id', 'kind', 'name', 'issuer', 'client_id', 'match_claim', 'enabled'])
    .select((select) => select.fn.count<string>('oidc_identity.user_id').as('linked'))
    .where('school_id', '=', schoolId)
    .groupBy('oidc_provider.id')
    .orderBy('name')
    .limit(50)
    .execute();
  return {
    callback: callbackAddress(context),
    schoolConfirmed: isConfirmed,
    providers: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      issuer: row.issuer,
      clientId: row.client_id,
      matchClaim: row.match_claim,
      enabled: row.enabled,
      linked: Number(row.linked),
    })),
  };
});

export const saveProviderHandler = handle(saveProvider, async (context, input) => {
  const scope = await proveSchool(context, input.schoolId, 'administer');
  refuseUnconfirmed(scope);
  const { schoolId } = scope;
  const { kind, name, issuer, clientId, clientSecret, matchClaim, enabled } = input;
  const id = input.id ?? newId();
  if (input.id === null && clientSecret === null) refuseAny('INPUT_INVALID', { fields: { clientSecret: kernelTexts.fields.required } });
  if (!(await mayBeAsked(context, issuer))) refuseAny('INPUT_INVALID', { fields: { issuer: federationTexts.issuerInside } });
  const values = { kind, name, issuer, client_id: clientId, match_claim: matchClaim, enabled };
  const secret = clientSecret === null ? {} : { client_secret_sealed: sealText(context, 'oidc-client-secret', id, clientSecret) };
  await context.transact(async (work) => {
    let was: string | null = null;
    if (input.id === null) {
      const sealed = secret.client_secret_sealed ?? '';
      await work.db
        .insertInto('oidc_provider')
        .values({ id, school_id: schoolId, ...values, client_secret_sealed: sealed })
        .execute();
    } else {
      const before = await work.db
        .selectFrom('oidc_provider')
        .select(['issuer', 'enabled'])
        .where('id', '=', id)
        .where('school_id', '=', schoolId)
        .forUpdate()
        .executeTakeFirst();
      if (!before) return refuse('PROVIDER_NOT_FOUND');
      was = providerStates[before.enabled ? 'on' : 'off'];
      await work.db
        .updateTable('oidc_provider')
        .set({ ...values, ...secret })
        .where('id', '=', id)
        .execute();
      // Another issuer means other people by the same pseudonyms.
      if (before.issuer !== issuer) await work.db.deleteFrom('oidc_identity').where('provider_id', '=', id).execute();
    }
    return work.audit({
      action: 'identityProvider.save',
      scopeId: schoolId,
      subject: { kind: 'identityProvider', id },
      details: { enabled },
      about: name,
      changes: [{ was, is: providerStates[enabled ? 'on' : 'off'] }],
    });
  });
  const stored = await context.db.selectFrom('oidc_provider').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { id, isReachable: (await providerClient(context, stored)) !== null };
});

export const removeProviderHandler = handle(removeProvider, async (context, input) => {
  const { schoolId } = await proveSchool(context, input.schoolId, 'administer');
  await context.transact(async (work) => {
    const gone = await work.db
      .deleteFrom('oidc_provider')
      .where('id', '=', input.id)
      .where('school_id', '=', schoolId)
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (!gone) return refuse('PROVIDER_NOT_FOUND');
    return work.audit({
      action: 'identityProvider.remove',
      scopeId: schoolId,
      subject: { kind: 'identityProvider', id: gone.id },
      about: gone.name,
    });
  });
  return confirmed;
});
