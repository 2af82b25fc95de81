import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

const briefly = 'lasts ten minutes';
const elsewhere = 'is how another place calls the person';

/** Where accounts elsewhere hold people. */
export const federationKeeps = keepsOf<OwnTables>()({
  people: {
    'teams_identity.user_id': { erased: 'row', exportedAs: 'connections' },
    'teams_identity.oid': { erased: 'withRow', notExported: elsewhere },
    'entra_request.user_id': { erased: 'row', notExported: 'stands until the school has answered' },
    'teams_window.user_id': { erased: 'row', notExported: briefly },
    'oidc_identity.user_id': { erased: 'row', exportedAs: 'connections' },
    'oidc_identity.subject': { erased: 'withRow', notExported: elsewhere },
    'oidc_flow.connects_user_id': { erased: 'row', notExported: briefly },
    'oidc_flow.subject': { erased: 'withRow', notExported: briefly },
  },
  classes: {},
  neither: {
    entra_tenant: ['tid', 'school_id', 'status', 'name'],
    entra_request: ['id', 'tid', 'school_id', 'name', 'domain'],
    oidc_flow: ['hash', 'provider_id', 'step', 'verifier', 'nonce', 'wanted'],
    oidc_identity: ['provider_id'],
    oidc_provider: ['id', 'school_id', 'kind', 'name', 'issuer', 'client_id', 'client_secret_sealed', 'match_claim'],
    teams_identity: ['tid'],
    teams_window: ['handle_hash', 'verifier_hash', 'code_hash', 'kind', 'proven_by'],
  },
});
