import { openKept, FetchRefused, type Services } from '@pausenplatz/kernel-server';
import * as oidc from 'openid-client';
import { isOwnMachine } from '../contract/index.ts';
import { insideConfig } from './config.ts';

/** What is needed to speak to an identity provider. */
interface ProviderRow {
  readonly id: string;
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret_sealed: string;
}

type Reaching = Pick<Services, 'signer' | 'clock' | 'log' | 'safeFetch' | 'config'>;
type Client = { readonly configuration: oidc.Configuration; readonly until: number };

const keepMs = 600_000;
const known = new Map<string, Client>();

/**
 * A client for the provider, made from its published metadata and kept for ten minutes; null when the provider cannot be reached,
 * says strange things, or its secret cannot be read any more.
 */
export async function providerClient(services: Reaching, row: ProviderRow): Promise<oidc.Configuration | null> {
  const key = [row.id, row.issuer, row.client_id, row.client_secret_sealed].join('\n');
  const now = services.clock.now().getTime();
  const kept = known.get(key);
  if (kept && kept.until > now) return kept.configuration;
  const secret = openKept(services, 'oidc-client-secret', row.id, row.client_secret_sealed);
  if (secret === null) return null;
  try {
    const configuration = await oidc.discovery(new URL(row.issuer), row.client_id, secret, undefined, {
      [oidc.customFetch]: (url, options) => outsideFetch(services, url, options),
      // Only tests and schools that try things out on one machine speak plain http; the way out refuses it elsewhere anyway.
      ...(isOwnMachine(row.issuer) && { execute: [oidc.allowInsecureRequests] }),
    });
    if (known.size > 200) known.clear();
    known.set(key, { configuration, until: now + keepMs });
    return configuration;
  } catch (error) {
    services.log.warn({ err: error, provider: row.id }, 'an identity provider cannot be used');
    return null;
  }
}

/** Whether the provider's place may be asked at all: outside of our network, or one that the operator vouches for. Whether it answers is another matter. */
export async function mayBeAsked({ safeFetch, config }: Pick<Reaching, 'safeFetch' | 'config'>, issuer: string): Promise<boolean> {
  try {
    const metadata = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    await safeFetch(metadata, { maxBytes: 0, timeoutMs: 5_000, vouchedFor: config.of(insideConfig).origins });
    return true;
  } catch (error) {
    if (error instanceof FetchRefused) return error.reason !== 'address';
    throw error;
  }
}

/** The library's requests by the one way to other servers, which reaches no address inside of ours (T15) but those that the operator named. */
async function outsideFetch(services: Reaching, url: string, options: oidc.CustomFetchOptions): Promise<Response> {
  const { method, headers, body } = options;
  if (method !== 'GET' && method !== 'POST') throw new FetchRefused('address');
  const text = body instanceof URLSearchParams || typeof body === 'string' ? body.toString() : undefined;
  const answer = await services.safeFetch(url, {
    method,
    headers: Object.fromEntries(Object.entries(headers)),
    maxBytes: 1_000_000,
    vouchedFor: services.config.of(insideConfig).origins,
    ...(text !== undefined && { body: text }),
  });
  return new Response(new Uint8Array(answer.body), { status: answer.status, headers: { 'content-type': answer.contentType } });
}
