import {
  type AnyCall,
  brand,
  type CallAddress,
  clientHeader,
  hubConnectionHeader,
  idempotencyHeader,
  type InputOf,
  type OutputOf,
  pathParameters,
  type RefusalBody,
} from '@pausenplatz/kernel-contract';
import { isSilence, NetworkError, RefusedError, UnexpectedAnswerError } from './errors.ts';
import type { ClientSession } from './session.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes a repeated create answer as the first one did. */
  readonly idempotencyKey?: string;
  /** Lets the request outlive the page (closing an edit lock). */
  readonly keepalive?: boolean;
  /** A bearer token for this call alone (the Entra token of Teams). */
  readonly bearer?: string;
  /** Sends and keeps cookies where a token carries the session otherwise: for a cookie that lives in one frame alone. */
  readonly withCookie?: true;
  /** The answer to this very call, where it was sent before this client was there. */
  readonly begun?: Promise<Response>;
  /** Hands over an answer that is no refusal as it comes, for `eachItem` alone. */
  readonly raw?: true;
}

export interface Api {
  /** Makes one call. Throws RefusedError, NetworkError or UnexpectedAnswerError. */
  call<C extends AnyCall>(call: C | CallAddress<C>, input: InputOf<C>, options?: CallOptions): Promise<OutputOf<C>>;
}

interface ApiSettings {
  /** '' on the own origin, or the server's address. */
  readonly serverAddress: string;
  readonly session: ClientSession;
  /** Id of the own hub connection, so that our own changes are not echoed to this tab. */
  readonly hubConnectionId?: () => string | null;
  /** Told when the server gave no answer: none came, or one of a proxy before a server that is away (specification section 8). */
  readonly onSilence?: () => void;
}

/** The typed client of the contract: one method, every call. A 401 renews the session and retries once. */
export function createApi(settings: ApiSettings): Api {
  const send = async (call: CallAddress, input: Readonly<Record<string, unknown>>, options: CallOptions): Promise<Response> => {
    try {
      return await (options.begun ?? fetch(...requestFor(settings, call, input, options)));
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      settings.onSilence?.();
      throw new NetworkError(cause);
    }
  };
  return {
    async call(call, input, options = {}) {
      // A call's input is a flat object by construction of the contract.
      const flat = input as Readonly<Record<string, unknown>>;
      let response = await send(call, flat, options);
      if (response.status === 401 && !options.bearer && !call.judgesSession && settings.session.mode !== 'none') {
        const { begun: _used, ...again } = options;
        if (await settings.session.renew()) response = await send(call, flat, again);
        if (response.status === 401) settings.session.ended();
      }
      return (options.raw && response.ok ? response : await readAnswer(response, settings)) as OutputOf<typeof call>;
    },
  };
}

function requestFor(
  settings: ApiSettings,
  call: CallAddress,
  input: Readonly<Record<string, unknown>>,
  options: CallOptions,
): [string, RequestInit] {
  const rest = { ...input };
  let path = call.path;
  for (const name of pathParameters(call.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])));
    delete rest[name];
  }
  const headers: Record<string, string> = { [clientHeader]: brand.webVersion, accept: 'application/json' };
  const token = options.bearer ?? settings.session.token();
  const connectionId = settings.hubConnectionId?.();
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (connectionId) headers[hubConnectionHeader] = connectionId;
  if (options.idempotencyKey) headers[idempotencyHeader] = options.idempotencyKey;
  const init: RequestInit = {
    method: call.method,
    headers,
    credentials: settings.session.mode === 'cookie' || options.withCookie ? 'same-origin' : 'omit',
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
  };
  const address = `${settings.serverAddress}/api/${path}`;
  if (call.method === 'GET' || call.method === 'DELETE') return [address + queryFor(rest), init];
  headers['content-type'] = 'application/json';
  return [address, { ...init, body: JSON.stringify(call.arrayBodyKey ? rest[call.arrayBodyKey] : rest) }];
}

function queryFor(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values))
    if (value !== undefined && value !== null) query.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

async function readAnswer(response: Response, { onSilence }: ApiSettings): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body;
  if (isRefusal(body)) throw new RefusedError(response.status, body);
  const unexpected = new UnexpectedAnswerError(response.status);
  if (isSilence(unexpected)) onSilence?.();
  throw unexpected;
}

function isRefusal(body: unknown): body is RefusalBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'messageTitle' in body && 'messageBody' in body;
}
