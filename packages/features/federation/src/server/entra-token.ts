import type { Config } from '@pausenplatz/kernel-server';
import { entraConfig } from './config.ts';
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';

/** Who a Microsoft token proves: tenant and object id, never an e-mail address, which can be given to somebody else. */
export interface EntraIdentity {
  readonly tid: string;
  readonly oid: string;
  /** Behind the @ of the account's name, where the token has one: it tells people apart who organisations are. */
  readonly domain: string | null;
}

/** Microsoft's own Teams clients; besides them only our own client may ask for our tokens. */
const teamsClients = ['1fec8e78-bce4-4aaf-ab1b-5451cc387264', '5e3ce6c0-2b1f-4285-8d4b-75ee78787346'];
const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const scope = 'access_as_user';

/** Checks tokens of Entra; a token that fails in any way is null. Source: Microsoft identity platform, access token claims. */
export function createEntraVerifier(config: Config, publicHost: () => string): (token: string, now: Date) => Promise<EntraIdentity | null> {
  const { clientId, authority } = config.of(entraConfig);
  const keys = createRemoteJWKSet(new URL(`${authority}/common/discovery/v2.0/keys`), {
    cacheMaxAge: 3_600_000,
    cooldownDuration: 30_000,
    timeoutDuration: 5_000,
  });
  return async (token, now) => {
    if (!clientId) return null;
    try {
      const audience = [clientId, `api://${publicHost()}/${clientId}`];
      const requiredClaims = ['exp', 'nbf', 'iss', 'aud', 'tid', 'oid', 'ver'];
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        audience,
        clockTolerance: 60,
        currentDate: now,
        requiredClaims,
      });
      return identityOf(payload, authority, clientId);
    } catch {
      // Expired, foreign, forged or keys not reachable: the tab shows the same text and may try again.
      return null;
    }
  };
}

function identityOf(payload: JWTPayload, authority: string, clientId: string): EntraIdentity | null {
  const { tid, oid, ver, iss, scp, idtyp } = payload;
  if (typeof tid !== 'string' || typeof oid !== 'string' || !guid.test(tid) || !guid.test(oid)) return null;
  const issuer = ver === '2.0' ? `${authority}/${tid}/v2.0` : `https://sts.windows.net/${tid}/`;
  if (iss !== issuer || idtyp === 'app') return null;
  const client = ver === '2.0' ? payload['azp'] : payload['appid'];
  if (typeof client !== 'string' || ![...teamsClients, clientId].includes(client)) return null;
  if (typeof scp !== 'string' || !scp.split(' ').includes(scope)) return null;
  return { tid: tid.toLowerCase(), oid: oid.toLowerCase(), domain: domainOf(payload['preferred_username'] ?? payload['upn']) };
}

function domainOf(name: unknown): string | null {
  const domain = typeof name === 'string' ? name.slice(name.lastIndexOf('@') + 1).toLowerCase() : '';
  return /^[a-z0-9.-]{3,253}$/.test(domain) ? domain : null;
}
