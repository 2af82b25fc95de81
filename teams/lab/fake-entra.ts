import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface FakeEntra {
  /** For ENTRA_AUTHORITY. */
  readonly authority: string;
  /** For ENTRA_CLIENT_ID. */
  readonly clientId: string;
  /** A token as the single sign-on of a Teams tab hands it out; `claims` overrides any of them. */
  tokenFor(identity: { readonly tid: string; readonly oid: string }, claims?: Readonly<Record<string, unknown>>): Promise<string>;
  stop(): Promise<void>;
}

const clientId = 'c1f5a1de-4d2b-4f0e-9a3c-5b7e8d9f0a11';
const teamsWebClient = '5e3ce6c0-2b1f-4285-8d4b-75ee78787346';

/** Stands in for Microsoft's sign-in on loopback: its keys, and tokens that are signed with them. */
export async function startFakeEntra(): Promise<FakeEntra> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'lab-1', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    const isKeys = request.url === '/common/discovery/v2.0/keys';
    response.writeHead(isKeys ? 200 : 404, { 'content-type': 'application/json' });
    response.end(isKeys ? JSON.stringify({ keys: [key] }) : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server always has an address of this shape.
  const authority = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    authority,
    clientId,
    tokenFor({ tid, oid }, claims = {}) {
      const now = Math.floor(Date.now() / 1000);
      const standard = {
        iss: `${authority}/${tid}/v2.0`,
        aud: clientId,
        tid,
        oid,
        ver: '2.0',
        azp: teamsWebClient,
        scp: 'access_as_user',
        nbf: now - 5,
        iat: now - 5,
        exp: now + 3_600,
      };
      return new SignJWT({ ...standard, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'lab-1' }).sign(privateKey);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
