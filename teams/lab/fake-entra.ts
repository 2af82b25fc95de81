import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type Person, signInPages } from './entra-pages.ts';

export interface FakeEntra {
  /** For ENTRA_AUTHORITY. */
  readonly authority: string;
  /** Where it listens, whatever it is called. */
  readonly address: string;
  /** The same as a website, for browsers. */
  readonly site: (request: IncomingMessage, response: ServerResponse) => void;
  /** For ENTRA_CLIENT_ID. */
  readonly clientId: string;
  /** A token as the single sign-on of a Teams tab hands it out; `claims` overrides any of them. */
  tokenFor(identity: { readonly tid: string; readonly oid: string }, claims?: Readonly<Record<string, unknown>>): Promise<string>;
  stop(): Promise<void>;
}

const clientId = 'c1f5a1de-4d2b-4f0e-9a3c-5b7e8d9f0a11';
const teamsWebClient = '5e3ce6c0-2b1f-4285-8d4b-75ee78787346';

interface FakeEntraSettings {
  /** Under which name browsers and the server find it; the address on loopback unless said. */
  readonly authority?: string;
  /** Who can sign in on its pages, by name. */
  readonly people?: Readonly<Record<string, Person>>;
}

/** Stands in for Microsoft's sign-in on loopback: its keys, its pages, and tokens that are signed with them. */
export async function startFakeEntra({ authority: named, people = {} }: FakeEntraSettings = {}): Promise<FakeEntra> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'lab-1', alg: 'RS256', use: 'sig' };
  const sign = (claims: Readonly<Record<string, unknown>>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'lab-1' }).sign(privateKey);
  const site = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== '/common/discovery/v2.0/keys') return pages(request, response);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [key] }));
  };
  const server = createServer(site);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server always has an address of this shape.
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const authority = named ?? address;
  const tokenFor: FakeEntra['tokenFor'] = ({ tid, oid }, claims = {}) => {
    const now = Math.floor(Date.now() / 1000);
    const times = { nbf: now - 5, iat: now - 5, exp: now + 3_600 };
    const standard = { iss: `${authority}/${tid}/v2.0`, aud: clientId, tid, oid, ver: '2.0', azp: teamsWebClient, scp: 'access_as_user' };
    return sign({ ...standard, ...times, ...claims });
  };
  const pages = signInPages({ authority, clientId, people, tokenFor });
  return {
    authority,
    address,
    site,
    clientId,
    tokenFor,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
