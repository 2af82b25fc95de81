import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Somebody with a Microsoft account. */
export interface Person {
  readonly tid: string;
  readonly oid: string;
}

interface PagesSettings {
  /** Under which name browsers find it. */
  readonly authority: string;
  readonly clientId: string;
  readonly people: Readonly<Record<string, Person>>;
  readonly tokenFor: (person: Person, claims?: Readonly<Record<string, unknown>>) => Promise<string>;
}

interface Granted {
  readonly person: Person;
  readonly name: string;
  readonly challenge: string;
  readonly redirectUri: string;
  readonly nonce: string;
}

/**
 * The pages of Microsoft's sign-in as a browser meets them: who one is, and the exchange of a code with its proof. As the real ones they
 * cut the way back to the opener unless asked not to (`pocd=1`); "Proxy" stands for a company's proxy, which always does.
 */
export function signInPages({ authority, clientId, people, tokenFor }: PagesSettings) {
  const granted = new Map<string, Granted>();

  function authorize(url: URL, response: ServerResponse): void {
    const given = (name: string) => url.searchParams.get(name) ?? '';
    if (given('client_id') !== clientId || given('code_challenge_method') !== 'S256') return void response.writeHead(400).end();
    const name = given('lab_person');
    const person = people[name];
    const isCut = given('pocd') !== '1' || given('lab_proxy') === '1';
    const headers = { 'content-type': 'text/html; charset=utf-8', ...(isCut && { 'cross-origin-opener-policy': 'same-origin' }) };
    if (given('lab_person') === '' || (given('lab_proxy') === '1' && given('lab_passed') === '')) {
      const links = name === '' ? Object.keys(people).flatMap((one) => [linkTo(url, one), linkTo(url, one, true)]) : [onward(url)];
      return void response
        .writeHead(200, headers)
        .end(`<!doctype html><title>Anmelden</title><h1>Microsoft (Lab)</h1>${links.join('<br>')}`);
    }
    const answer = new URLSearchParams({ state: given('state') });
    if (person) {
      const code = randomUUID();
      granted.set(code, { person, name, challenge: given('code_challenge'), redirectUri: given('redirect_uri'), nonce: given('nonce') });
      answer.set('code', code);
      answer.set('client_info', clientInfo(person));
    } else answer.set('error', 'access_denied');
    response.writeHead(302, { ...headers, location: `${given('redirect_uri')}#${answer}` }).end();
  }

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = new URLSearchParams(Buffer.concat(chunks).toString());
    const grant = granted.get(body.get('code') ?? '');
    granted.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== body.get('redirect_uri'))
      return void response.writeHead(400, headers).end(JSON.stringify({ error: 'invalid_grant' }));
    const named = { preferred_username: `${grant.name}@schule.example`, name: grant.name, sub: grant.person.oid };
    const tokens = {
      token_type: 'Bearer',
      expires_in: 3_600,
      ext_expires_in: 3_600,
      scope: body.get('scope') ?? '',
      access_token: await tokenFor(grant.person, { azp: clientId }),
      id_token: await tokenFor(grant.person, { ...named, nonce: grant.nonce, scp: undefined }),
      client_info: clientInfo(grant.person),
    };
    response.writeHead(200, headers).end(JSON.stringify(tokens));
  }

  /** The library knows Microsoft by heart and asks others. */
  function describeItself(response: ServerResponse): void {
    const ends = { authorization_endpoint: 'authorize', token_endpoint: 'token', end_session_endpoint: 'logout' };
    const described = Object.entries(ends).map(([name, end]) => [name, `${authority}/organizations/oauth2/v2.0/${end}`]);
    const about = {
      issuer: `${authority}/{tenantid}/v2.0`,
      jwks_uri: `${authority}/common/discovery/v2.0/keys`,
      ...Object.fromEntries(described),
    };
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
    response.writeHead(200, headers).end(JSON.stringify(about));
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', 'https://login.microsoftonline.com');
    if (url.pathname.endsWith('/.well-known/openid-configuration')) return describeItself(response);
    if (url.pathname.endsWith('/oauth2/v2.0/authorize')) return authorize(url, response);
    if (url.pathname.endsWith('/oauth2/v2.0/token') && request.method === 'POST') return void exchange(request, response);
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  };
}

const clientInfo = ({ tid, oid }: Person): string => Buffer.from(JSON.stringify({ uid: oid, utid: tid })).toString('base64url');

function linkTo(url: URL, person: string, byProxy = false): string {
  const next = new URL(url);
  next.searchParams.set('lab_person', person);
  if (byProxy) next.searchParams.set('lab_proxy', '1');
  return `<a href="${escaped(next)}">${person}${byProxy ? ' (Proxy)' : ''}</a>`;
}

function onward(url: URL): string {
  const next = new URL(url);
  next.searchParams.set('lab_passed', '1');
  return `<a href="${escaped(next)}">weiter</a>`;
}

const escaped = ({ pathname, search }: URL): string => `${pathname}${search}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
