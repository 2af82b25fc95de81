import { lookup as resolveName } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Agent, request } from 'undici';
import { isInsideAddress, isPublicAddress } from '../safe-fetch/public-address.ts';

/** Why a configured place gave nothing useful. */
export type PlaceFaultReason = 'address' | 'unreachable' | 'timeOut' | 'tooLarge';

export class PlaceFault extends Error {
  readonly reason: PlaceFaultReason;

  constructor(reason: PlaceFaultReason, cause?: unknown) {
    super(reason, cause === undefined ? {} : { cause });
    this.name = 'PlaceFault';
    this.reason = reason;
  }
}

interface PlaceRequest {
  /** Below the place's address; `/models`. */
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the work over there, too: its connection is cut. */
  readonly signal?: AbortSignal;
  /** Until the answer begins, and between two pieces of it; 60 s unless said. */
  readonly silenceMs?: number;
  /** For the whole answer; 5 minutes unless said. */
  readonly wholeMs?: number;
  /** Bytes of the answer at most; 4 MB unless said. */
  readonly maxBytes?: number;
}

interface PlaceAnswer {
  readonly status: number;
  readonly contentType: string;
  /** The answer as it comes; who does not read on holds the other side back. Throws PlaceFault, and whatever the signal was aborted with. */
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** A server that the operator named in the settings, such as one of the school's own network. Throws PlaceFault. */
export interface ConfiguredPlace {
  readonly ask: (request: PlaceRequest) => Promise<PlaceAnswer>;
}

type Resolve = (name: string) => Promise<readonly string[]>;

const resolveByName: Resolve = async (name) => (await resolveName(name, { all: true })).map(({ address }) => address);

/**
 * The second way outside: for addresses of the operator's settings alone, never for one that a person typed, which only `safeFetch` may ask.
 * It may lead into the own network and is answered in a stream; where it leads is fixed here, and redirects are not followed.
 */
export function configuredPlace(address: string, resolve: Resolve = resolveByName): ConfiguredPlace {
  const base = new URL(address);
  return {
    async ask(asked) {
      const whole = AbortSignal.timeout(asked.wholeMs ?? 300_000);
      const signal = asked.signal ? AbortSignal.any([whole, asked.signal]) : whole;
      const faultOf = (error: unknown): unknown => {
        if (error instanceof PlaceFault) return error;
        if (asked.signal?.aborted) return asked.signal.reason;
        return new PlaceFault(whole.aborted || isSilence(error) ? 'timeOut' : 'unreachable', error);
      };
      try {
        return await open(base, resolve, asked, { signal, faultOf });
      } catch (error) {
        throw faultOf(error);
      }
    },
  };
}

interface Watched {
  readonly signal: AbortSignal;
  readonly faultOf: (error: unknown) => unknown;
}

async function open(base: URL, resolve: Resolve, asked: PlaceRequest, { signal, faultOf }: Watched): Promise<PlaceAnswer> {
  const { path, method = 'POST', body, headers = {}, silenceMs = 60_000, maxBytes = 4_000_000 } = asked;
  const address = await reachable(base.hostname, resolve);
  const agent = new Agent({
    // The connection goes to the address that was looked at.
    connect: { lookup: (_name, _options, done) => done(null, [{ address, family: isIP(address) }]), timeout: 10_000 },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
  });
  try {
    const url = new URL(base.pathname.replace(/\/$/, '') + path, base);
    const answer = await request(url, {
      method,
      ...(body !== undefined && { body }),
      headers: { 'accept-encoding': 'identity', ...headers },
      dispatcher: agent,
      signal,
    });
    return {
      status: answer.statusCode,
      contentType: String(answer.headers['content-type'] ?? ''),
      pieces: bounded({ body: answer.body, agent, maxBytes, faultOf }),
    };
  } catch (error) {
    await agent.destroy();
    throw error;
  }
}

interface Body {
  readonly body: AsyncIterable<Buffer>;
  readonly agent: Agent;
  readonly maxBytes: number;
  readonly faultOf: (error: unknown) => unknown;
}

/** Whoever stops reading ends the connection, so that nobody works on for nothing. */
async function* bounded({ body, agent, maxBytes, faultOf }: Body): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  try {
    for await (const piece of body) {
      size += piece.length;
      if (size > maxBytes) throw new PlaceFault('tooLarge');
      yield piece;
    }
  } catch (error) {
    throw faultOf(error);
  } finally {
    await agent.destroy();
  }
}

/** What clouds answer their own machines by is nobody's place, whoever lets a name lead there. */
async function reachable(hostname: string, resolve: Resolve): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(literal) > 0 ? [literal] : await resolve(hostname);
  const [first] = addresses;
  if (first === undefined) throw new PlaceFault('unreachable');
  if (!addresses.every((one) => isPublicAddress(one) || isInsideAddress(one))) throw new PlaceFault('address');
  return first;
}

const silences: ReadonlySet<unknown> = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT']);

const isSilence = (error: unknown): boolean => error instanceof Error && 'code' in error && silences.has(error.code);
